"""A second, independent check of a sealed game's draws: plain Python, nothing of Perihelion.

    python docs/verify_draws.py solari-2026-11-15.sealed --receipt my-receipt.json
    python docs/verify_draws.py --vectors docs/fair_vectors.json

It knows no rules. It checks that no byte was changed, that every secret and contribution matches its commitment, that
every outcome is the one that the key gives for the weights beside it, and that the file contains all that a player saw
and sent (--receipt, --seal, --contribution). docs/fair.md describes the format.
The exit code is 0, 1 where something is wrong, or 3 where nothing is wrong but not everything can be checked.
"""

import argparse
import hashlib
import hmac
import json
import struct

FORMATS = {"perihelion sealed game 1": 1, "perihelion sealed game 2": 2}
UNREADABLE = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
KINDS = {
    "seats", "start", "action", "outcome", "confirm", "undo", "ask", "agree", "refuse", "seat", "remove", "late",
    "rules", "checkpoint", "go_on", "close", "seal", "commit", "without", "reveal", "sealed", "contribute",
}  # fmt: skip


def sha256(data):
    return hashlib.sha256(data).digest()


def part(data):
    """Return bytes with their length before them."""
    return struct.pack(">I", len(data)) + data


def canonical(value):
    """Return an object in the only way it is written."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def draw_index(secret, contributions, table, number, weights):
    """Return the index of the outcome of a draw."""
    key = b"".join(map(part, [secret, *contributions]))
    total, attempt = sum(weights), 0
    if min(weights) < 0 or not 0 < total <= 2**64:
        raise ValueError("weights")
    head = part(b"perihelion draw 1") + part(table.encode())
    while True:
        digest = hmac.new(key, head + struct.pack(">QI", number, attempt), hashlib.sha256).digest()
        (value,) = struct.unpack(">Q", digest[:8])
        if value < 2**64 // total * total:
            break
        attempt += 1
    point, index = value % total, 0
    while point >= weights[index]:
        point -= weights[index]
        index += 1
    return index


def seal_commitment(secret, terms):
    """Return the server's commitment of format 2: to the secret, table, game, options, rules and round."""
    return sha256(part(b"perihelion seal 2") + part(secret) + part(canonical(terms))).hex()


def chain_heads(name, bodies):
    """Yield the hash of each line. In format 2 it is salted with the secret of the last seal so far."""
    chain, secret = sha256(name.encode()), b""
    for number, body in enumerate(bodies, 1):
        value = json.loads(body)
        if FORMATS[name] == 2 and value.get("kind") == "seal":
            secret = bytes.fromhex(value["secret"])
        message = b"perihelion line 2" + struct.pack(">Q", number)
        salt = hmac.new(secret, message, hashlib.sha256).digest() if secret else b""
        chain = sha256(chain + salt + body)
        yield chain.hex()


def read_file(path):
    """Return the objects of a file and the hash of each line; every line must match its hash."""
    with open(path, "rb") as file:
        *lines, rest = file.read().split(b"\n")
    bodies, heads, line = [text[17:] for text in lines], [], 1
    try:
        name = json.loads(bodies[0])["format"]
        expect(name in FORMATS, 1, "another format")
        for line, (text, head) in enumerate(zip(lines, chain_heads(name, bodies), strict=True), 1):
            expect(text == head[:16].encode() + b" " + canonical(json.loads(text[17:])), line, "changed")
            heads.append(head)
        objects = [json.loads(body) for body in bodies]
    except UNREADABLE:
        raise SystemExit(f"line {line}: cannot be read") from None
    whole = not rest and len(objects) > 1 and objects[-1].get("entries") == len(objects) - 2
    expect(whole and objects[-1].get("kind") == "end", len(objects), "the file is incomplete")
    return objects, heads


class Round:
    """One round of the commitment scheme: the secret, the commitments, the revealed contributions."""

    def __init__(self, number=0, secret=b"", commitment=""):
        self.number, self.secret, self.commitment, self.complete = number, secret, commitment, False
        self.commitments, self.seats, self.revealed, self.added = {}, {}, {}, []

    def contributions(self):
        return [self.revealed[k] for k in sorted(self.revealed)] + self.added


def check_seal(head, last, entry, failures, line):
    """Return the round that an entry `seal` begins. A restart names seats that did not reveal, each twice at most."""
    now = Round(entry["round"], bytes.fromhex(entry["secret"]), entry["commitment"])
    right = commitment_to(now.secret)
    if FORMATS[head["format"]] == 2:
        missing = {last.seats[k] for k in last.commitments if k not in last.revealed}
        for seat in entry["without"]:
            failures[seat] = failures.get(seat, 0) + 1
        named = set(entry["without"])
        restart = bool(named) == bool(last.number) and named <= missing and max(failures.values(), default=0) <= 2
        expect(restart, line, "the seal was begun anew without a reason")
        terms = {name: head[name] for name in ("table", "game", "options")}
        right = seal_commitment(now.secret, {**terms, "rules": entry["rules"], "round": now.number})
    expect(right == now.commitment, line, "the secret does not match its commitment")
    return now


def check(objects):
    """Return all rounds, how many draws were checked, and how many not; SystemExit names the first wrong line."""
    head, old = objects[0], FORMATS[objects[0]["format"]] == 1
    seal, rounds, failures, number, checked, before, unsure, closed = Round(), [], {}, 0, 0, 0, 0, False
    for line, entry in enumerate(objects[1:-1], 2):
        kind = entry.get("kind")
        expect(kind in KINDS and entry.get("n") == line - 2, line, f"entry {line - 2} should stand here")
        if "round" in entry:
            due = seal.number + (kind == "seal")
            expect(entry["round"] == due and not (kind == "seal" and seal.complete), line, "another round was due")
        if kind == "seal":
            seal = check_seal(head, seal, entry, failures, line)
            rounds.append(seal)
        elif kind == "commit":
            early = not seal.revealed and not seal.complete and entry["k"] not in seal.seats
            expect(early and failures.get(entry["seat"], 0) < 2, line, "committed too late")
            seal.commitments[entry["k"]], seal.seats[entry["k"]] = entry["commitment"], entry["seat"]
        elif kind == "seat" and not seal.revealed:
            seal.commitments = {k: v for k, v in seal.commitments.items() if seal.seats[k] != entry["seat"]}
        elif kind == "reveal":
            value = bytes.fromhex(entry["value"])
            fresh = entry["k"] not in seal.revealed and not seal.complete
            matches = seal.commitments.get(entry["k"]) == commitment_to(value)
            expect(fresh and matches, line, "the contribution does not match its commitment")
            seal.revealed[entry["k"]] = value
        elif kind == "sealed":
            all_revealed = seal.commitments.keys() == seal.revealed.keys()
            expect(all_revealed and not seal.complete, line, "a contribution was not revealed")
            seal.complete = True
        elif kind == "contribute":
            expect(seal.complete and old, line, "added at the wrong time")
            seal.added.append(bytes.fromhex(entry["value"]))
        elif kind == "checkpoint":
            unsure = unsure or line
        elif kind == "outcome":
            expect(entry["draw"] == number, line, f"draw {number} should stand here")
            number += 1
            if not seal.number:
                before += 1
                continue
            expect(seal.complete, line, "drawn before the seal was complete")
            checked += 1
            if entry["of"] > 1:
                texts, weights = zip(*entry["odds"], strict=True)
                expect(len(texts) == entry["of"], line, "other odds than stated")
                gives = texts[draw_index(seal.secret, seal.contributions(), head["table"], entry["draw"], weights)]
                expect(gives == entry["text"], line, f"says {entry['text']}, the seal gives {gives}")
        closed = closed or kind == "close"
    expect(objects[-1]["over"] is True or closed, len(objects), "the end of the game is missing")
    return rounds, checked, before, unsure


def check_receipt(objects, heads, rounds, receipt):
    """Check that the file contains what a player kept: the server's seals, own contributions, hashes of the chain."""
    expect(receipt["table"] == objects[0]["table"], 1, "the receipt is of another table")
    seals = {str(one.number): one.commitment for one in rounds}
    parts = {str(one.number): {value.hex() for value in one.contributions()} for one in rounds}
    for number, seal in receipt["seals"].items():
        expect(seals.get(number) == seal, 1, f"the seal {seal} that the player saw is missing")
    for number, value in receipt["contributions"].items():
        expect(value in parts.get(number, ()), 1, f"the player's contribution {value} is missing")
    for n, head in receipt["heads"].items():
        right = int(n) < len(heads) - 1 and heads[int(n)] == head
        expect(right, min(int(n) + 1, len(heads)), "this is not the game the player saw")


def commitment_to(value):
    """Return the SHA-256 of a value in hexadecimal."""
    return sha256(value).hex()


def expect(right, line, says):
    """End with a sentence about a line that is not right."""
    if not right:
        raise SystemExit(f"line {line}: {says}")


def check_vectors(vectors):
    """Check the published test vectors."""
    for number, vector in enumerate(vectors["draws"]):
        secret, parts = bytes.fromhex(vector["secret"]), [bytes.fromhex(value) for value in vector["contributions"]]
        index = draw_index(secret, parts, vector["table"], vector["number"], vector["weights"])
        expect(index == vector["index"], number, f"vector {vector} gives {index}")
    for number, vector in enumerate(vectors["seals"]):
        gives = seal_commitment(bytes.fromhex(vector["secret"]), vector["terms"])
        expect(gives == vector["commitment"], number, f"vector {vector} gives {gives}")
    for number, vector in enumerate(vectors["chains"]):
        gives = list(chain_heads(vector["lines"][0]["format"], map(canonical, vector["lines"])))
        expect(gives == vector["heads"], number, f"vector {vector} gives {gives}")
    print(f"{sum(len(vectors[name]) for name in ('draws', 'seals', 'chains'))} vectors are as published")


def main():
    """Check a file, or the published test vectors."""
    parser = argparse.ArgumentParser(description="Check the draws of a sealed game.")
    parser.add_argument("file")
    parser.add_argument("--vectors", action="store_true", help="the file has test vectors")
    parser.add_argument("--receipt", action="append", default=[], help="a receipt that a player kept")
    parser.add_argument("--seal", action="append", default=[], help="a seal of the server that a player saw")
    parser.add_argument("--contribution", action="append", default=[], help="a contribution that a player made")
    given = parser.parse_args()
    if given.vectors:
        with open(given.file, encoding="utf-8") as file:
            check_vectors(json.load(file))
        return
    objects, heads = read_file(given.file)
    try:
        rounds, checked, before, unsure = check(objects)
    except UNREADABLE as error:
        raise SystemExit(f"an entry cannot be read: {error!r}") from None
    for path in given.receipt:
        with open(path, encoding="utf-8") as file:
            check_receipt(objects, heads, rounds, json.load(file))
    for seal in given.seal:
        expect(seal in [one.commitment for one in rounds], 1, f"the seal {seal} is missing")
    last = rounds[-1] if rounds else Round()
    for value in given.contribution:
        expect(bytes.fromhex(value) in last.contributions(), 1, f"the contribution {value} is missing")
    print(f"{checked} draws are as sealed" + (f", {before} are from before the seal" if before else ""))
    seats = sorted({last.seats[k] for k in last.revealed})
    print(f"they depend on the server and on contributions of these seats: {', '.join(map(str, seats)) or 'none'}")
    if len(rounds) > 1:
        print(f"the start was repeated {len(rounds) - 1} times")
    if last.added:
        print(f"{len(last.added)} contributions were added later; whoever did could have chosen them with the server")
    if not (given.receipt or given.seal or given.contribution):
        print("no receipt: whether this is the game that was played cannot be said")
    if unsure:
        print(f"NOT VERIFIABLE from line {unsure} on: a stored position stands there")
    if unsure or before or last.added:
        raise SystemExit(3)


if __name__ == "__main__":
    main()
