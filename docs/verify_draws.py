"""A second, independent check of a sealed game's draws: plain Python, nothing of Perihelion.

    python docs/verify_draws.py solari-2026-11-15.sealed --receipt my-receipt.json
    python docs/verify_draws.py solari-2026-11-15.sealed --deals deals.json
    python docs/verify_draws.py --vectors docs/fair_vectors.json

It knows no rules. It checks that no byte was changed, that every secret and contribution matches its commitment, that
every outcome is the one that the key gives for the weights beside it, that the file contains all that a player saw and
sent (--receipt, --seal, --contribution), and that it plays a deal that the server published (--deals). docs/fair.md
describes the format.
The exit code is 0, 1 where something is wrong, 2 where a file cannot be read, or 3 where nothing is wrong but not
everything can be checked.
"""

import argparse
import hashlib
import hmac
import json
import math
import struct
import sys

FORMATS = {"perihelion sealed game 1": 1, "perihelion sealed game 2": 2, "perihelion sealed game 3": 3}
DEAL = 3
UNREADABLE = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError, struct.error)
KINDS = {
    "seats", "start", "action", "outcome", "confirm", "undo", "ask", "agree", "refuse", "seat", "remove", "late",
    "pause", "rules", "checkpoint", "go_on", "close", "resign", "offer", "accept", "decline", "finish",
    "seal", "commit", "without", "reveal", "sealed", "contribute",
}  # fmt: skip
COUNTED = ("action", "outcome", "confirm", "undo")
OF_SEAL = ("seal", "commit", "without", "reveal", "sealed", "contribute")
HEAD, RESULT = {"format", "game", "options", "rules", "table"}, {"entries", "kind", "over", "points", "winners"}


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


def deal_commitment(secret, terms):
    """Return the server's commitment to a deal."""
    return sha256(part(b"perihelion deal 1") + part(secret) + part(canonical(terms))).hex()


def deal_head(commitment, parts):
    """Return the hash of a deal and the contributions to it, which the next deal names."""
    return sha256(b"".join(map(part, [b"perihelion deal head 1", *map(bytes.fromhex, [commitment, *parts])]))).hex()


def lowest_ticket(secret, parts, deal, stream, odds):
    """Return the index of the outcome with the lowest ticket; each has as many tickets as its weight."""
    key = b"".join(map(part, [secret, *parts]))
    head = b"".join(map(part, [b"perihelion ticket 1", deal.encode(), stream.encode()]))
    tickets = [
        (hmac.new(key, head + part(text.encode()) + struct.pack(">I", copy), hashlib.sha256).digest(), index)
        for index, (text, weight) in enumerate(odds)
        for copy in range(weight)
    ]
    return min(tickets)[1]


def chain_heads(name, bodies):
    """Yield the hash of each line. From format 2 on it is salted with the secret of the last seal so far."""
    chain, secret = sha256(name.encode()), b""
    for number, body in enumerate(bodies, 1):
        value = json.loads(body)
        if FORMATS[name] > 1 and value.get("kind") == "seal":
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
    if FORMATS[name] > 1:
        expect(set(objects[0]) == HEAD, 1, "something stands here that does not belong into it")
        expect(set(objects[-1]) == RESULT, len(objects), "something stands here that does not belong into it")
    return objects, heads


class Round:
    """One round of the commitment scheme: the secret, the commitments, the revealed contributions."""

    def __init__(self, number=0, secret=b"", commitment=""):
        self.number, self.secret, self.commitment, self.complete = number, secret, commitment, False
        self.commitments, self.seats, self.revealed, self.added = {}, {}, {}, []
        self.moved, self.steady = set(), set()
        self.deal, self.deal_parts = None, []

    def contributions(self):
        return [self.revealed[k] for k in sorted(self.revealed)] + self.added + self.deal_parts


class Table:
    """Who sits where, which draws can be taken back, and who agreed to that (format 2)."""

    def __init__(self):
        self.persons, self.size, self.count, self.draws = set(), 0, 0, []
        self.asked, self.agreed, self.undone, self.closed = None, set(), 0, False
        self.accepted, self.resigned = None, False

    def follow(self, entry, seal, line):
        """Check an entry that is none of the seal."""
        kind, seat = entry["kind"], entry.get("seat")
        expect((kind == "seats") == (line == 2), line, "the seats stand first, and once")
        expect(not (self.closed and kind in COUNTED + OF_SEAL), line, "the game was ended or given up before")
        if kind == "seats":
            self.size = len(entry["seats"])
            self.persons = {n for n, held in enumerate(entry["seats"]) if held["kind"] == "person"}
        elif kind == "seat":
            expect(integer(seat) and 0 <= seat < self.size, line, "there is no such seat")
            self.persons = self.persons - {seat} | ({seat} if entry["holds"] == "person" else set())
            seal.steady = {other for other in seal.steady if other < seat}
        elif kind == "ask":
            self.asked, self.agreed = (seat, entry["to"]), {seat}
        elif kind == "agree":
            self.agreed.add(seat)
        elif kind == "resign":
            self.resigned = True
        elif kind == "offer":
            self.accepted = {seat}
        elif kind == "accept" and self.accepted is not None:
            self.accepted.add(seat)
        elif kind == "finish":
            accepted = entry["why"] == "agreed" and self.accepted is not None and seal.steady <= self.accepted
            right = accepted or (entry["why"] == "resigned" and self.resigned)
            expect(right, line, "the game is ended early, but nobody resigned, or not all contributors accepted")
        elif kind == "undo":
            taken_back = [moment for moment in self.draws if moment > entry["to"]]
            agreed = entry.get("agreed") is True and self.asked == (seat, entry["to"]) and seal.steady <= self.agreed
            expect(not (taken_back and seal.deal), line, "a draw of a deal is taken back")
            expect(agreed or not taken_back, line, "draws are taken back, but nobody agreed, or not all contributors")
            self.draws = self.draws[: len(self.draws) - len(taken_back)]
            self.undone += len(taken_back)
        if kind in COUNTED:
            self.count += 1
        if kind == "outcome" and entry["of"] > 1:
            self.draws.append(self.count)
        if kind in (*COUNTED, "seat", "refuse"):
            self.asked = None
        if kind in ("seat", "decline"):
            self.accepted = None
        self.draws = [] if kind == "checkpoint" else self.draws
        self.closed = self.closed or kind in ("close", "finish")


def check_seal(head, last, entry, failures, line):
    """Return the round that an entry `seal` begins. A restart names seats that did not reveal, each twice at most."""
    now = Round(entry["round"], bytes.fromhex(entry["secret"]), entry["commitment"])
    right = commitment_to(now.secret)
    if FORMATS[head["format"]] == 2:
        expect(is_digits(entry["secret"]), line, "32 bytes should stand here")
        missing = {last.seats[k] for k in last.commitments if k not in last.revealed}
        for seat in entry["without"]:
            failures[seat] = failures.get(seat, 0) + 1
        named = set(entry["without"])
        restart = bool(named) == bool(last.number) and named <= missing and max(failures.values(), default=0) <= 2
        left_out = [seat for seat in entry["without"] if failures[seat] == 2]
        restart = restart and entry.get("left_out", []) == left_out
        expect(restart, line, "the seal was begun anew without a reason")
        same = entry.get("format") == 2 and (now.number > 1 or entry["rules"] == head["rules"])
        expect(same, line, "the secret does not match its commitment: it is for other rules")
        terms = {name: head[name] for name in ("table", "game", "options")}
        right = seal_commitment(now.secret, {**terms, "rules": entry["rules"], "round": now.number})
    expect(right == now.commitment, line, "the secret does not match its commitment")
    return now


def check_deal(head, entry, line):
    """Return the round of a table that plays a deal: the same secret as at all other tables of that deal."""
    now, terms = Round(entry["round"], bytes.fromhex(entry["secret"]), entry["commitment"]), entry["deal"]
    digits = all(map(is_digits, [entry["secret"], *entry.get("parts", [])]))
    expect(digits, line, "32 bytes should stand here")
    alone = entry["round"] == 1 and entry.get("format") == DEAL and not entry["without"] and not entry.get("left_out")
    same = all(canonical({"is": terms[name]}) == canonical({"is": head[name]}) for name in ("game", "options"))
    expect(alone and same and entry["rules"] == head["rules"], line, "the deal is for another game, or other options")
    expect(deal_commitment(now.secret, terms) == now.commitment, line, "the secret does not match its commitment")
    now.deal, now.deal_parts = terms, [bytes.fromhex(value) for value in entry.get("parts", [])]
    return now


def check_deals(deals):
    """Check the deals that a server published: each names the one before it, and what is open is as committed."""
    expect(deals["format"] == "perihelion deals 1", 1, "another format")
    before = None
    for number, deal in enumerate(deals["deals"], 1):
        if deal["secret"] is not None:
            right = deal_commitment(bytes.fromhex(deal["secret"]), deal["terms"]) == deal["commitment"]
            expect(right, number, "the secret of this deal does not match its commitment")
        if before is not None:
            named = before["parts"] is not None and deal_head(before["commitment"], before["parts"])
            expect(deal["terms"]["previous"] == named, number, "this deal does not name the one before it")
        before = deal


def check_published(seal, deals):
    """Check that a table played one of the published deals."""
    found = [deal for deal in deals["deals"] if seal.deal and deal["commitment"] == seal.commitment]
    expect(found, 1, "the deal is none of those published")
    parts = [value.hex() for value in seal.deal_parts]
    expect(found[0]["parts"] == parts, 1, "the contributions to the deal are others than the published ones")


def check(objects):
    """Return rounds, draws checked, draws not checked, draws undone, and the line from which nothing is sure.

    SystemExit names the first wrong line.
    """
    head, old = objects[0], FORMATS[objects[0]["format"]] == 1
    seal, rounds, failures, number, checked, before, unsure, closed = Round(), [], {}, 0, 0, 0, 0, False
    table, streams = Table(), {}
    for line, entry in enumerate(objects[1:-1], 2):
        kind = entry.get("kind")
        numbers = all(integer(entry[name]) for name in ("n", "draw", "round", "k", "of", "seat", "to") if name in entry)
        right = kind in KINDS and numbers and entry.get("n") == line - 2
        expect(right, line, f"entry {line - 2} should stand here")
        if not old:
            expect(math.isfinite(entry["time"]), line, "the time is none")
            table.follow(entry, seal, line)
        if "round" in entry:
            due = seal.number + (kind == "seal")
            expect(entry["round"] == due and not (kind == "seal" and seal.complete), line, "another round was due")
        if kind == "seal":
            dealt = FORMATS[head["format"]] == DEAL
            seal = check_deal(head, entry, line) if dealt else check_seal(head, seal, entry, failures, line)
            rounds.append(seal)
        elif kind == "commit":
            seat = entry["seat"]
            early = not seal.deal and not seal.revealed and not seal.complete and entry["k"] == len(seal.seats)
            again = not old and seat in [seal.seats[k] for k in seal.commitments]
            expect(early and not again and failures.get(seat, 0) < 2, line, "committed too late, or twice")
            expect(old or seat in table.persons, line, "no person sits there")
            seal.commitments[entry["k"]], seal.seats[entry["k"]] = entry["commitment"], seat
            seal.steady.add(seat)
        elif kind == "seat" and not seal.revealed:
            seal.commitments = {k: v for k, v in seal.commitments.items() if seal.seats[k] != entry["seat"]}
        elif kind == "seat":
            seal.moved.add(entry["seat"])
        elif kind == "reveal":
            value = bytes.fromhex(entry["value"])
            expect(old or is_digits(entry["value"]), line, "32 bytes should stand here")
            fresh = entry["k"] not in seal.revealed and not seal.complete
            matches = seal.commitments.get(entry["k"]) == commitment_to(value)
            mine = seal.seats.get(entry["k"])
            matches = matches and (old or entry["seat"] == mine or mine in seal.moved)
            expect(fresh and matches, line, "the contribution does not match its commitment")
            seal.revealed[entry["k"]] = value
        elif kind == "sealed":
            all_revealed = seal.commitments.keys() == seal.revealed.keys()
            expect(all_revealed and not seal.complete, line, "a contribution was not revealed")
            named = set(entry["seats"])
            expect(
                old or named <= (table.persons if seal.revealed else set()), line, "a seat is named that has no part"
            )
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
                expect(len(texts) == entry["of"] and all(map(integer, weights)), line, "other odds than stated")
                if seal.deal:
                    stream = f"{entry['phase']}/{entry.get('to', '-')}"
                    drawn = streams[stream] = streams.get(stream, -1) + 1
                    parts, name = seal.contributions(), f"{stream}/{drawn}"
                    gives = texts[lowest_ticket(seal.secret, parts, seal.deal["id"], name, entry["odds"])]
                else:
                    gives = texts[draw_index(seal.secret, seal.contributions(), head["table"], entry["draw"], weights)]
                expect(gives == entry["text"], line, f"says {entry['text']}, the seal gives {gives}")
        closed = closed or kind == "close"
    end = objects[-1]
    expect(end["over"] is True or closed, len(objects), "the end of the game is missing")
    expect(all(map(integer, [*end["points"], *end["winners"]])), len(objects), "the result cannot be right")
    return rounds, checked, before, table.undone, unsure


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


def integer(value):
    """Return whether a value is a whole number; true and false are none."""
    return type(value) is int


def is_digits(text):
    """Return whether a text is 32 bytes in hexadecimal, written in the only way."""
    return len(text) == 64 and set(text) <= set("0123456789abcdef")


def commitment_to(value):
    """Return the SHA-256 of a value in hexadecimal."""
    return sha256(value).hex()


def expect(right, line, says):
    """End with a sentence about a line that is not right; what a file says must not write a verdict of its own."""
    if not right:
        raise SystemExit(f"line {line}: " + "".join(char if char.isprintable() else "?" for char in says))


def check_vectors(vectors):
    """Check the published test vectors."""
    for number, vector in enumerate(vectors["draws"]):
        secret, parts = bytes.fromhex(vector["secret"]), [bytes.fromhex(value) for value in vector["contributions"]]
        index = draw_index(secret, parts, vector["table"], vector["number"], vector["weights"])
        expect(index == vector["index"], number, f"vector {vector} gives {index}")
    for number, vector in enumerate(vectors["seals"]):
        gives = seal_commitment(bytes.fromhex(vector["secret"]), vector["terms"])
        expect(gives == vector["commitment"], number, f"vector {vector} gives {gives}")
    for number, vector in enumerate(vectors["deals"]):
        secret, parts = bytes.fromhex(vector["secret"]), [bytes.fromhex(value) for value in vector["parts"]]
        gives = lowest_ticket(secret, parts, vector["terms"]["id"], vector["stream"], vector["odds"])
        right = (deal_commitment(secret, vector["terms"]), deal_head(vector["commitment"], vector["parts"]), gives)
        expect(right == (vector["commitment"], vector["head"], vector["index"]), number, f"vector {vector}: {right}")
    for number, vector in enumerate(vectors["chains"]):
        gives = list(chain_heads(vector["lines"][0]["format"], map(canonical, vector["lines"])))
        expect(gives == vector["heads"], number, f"vector {vector} gives {gives}")
    print(f"{sum(len(vectors[name]) for name in ('draws', 'seals', 'deals', 'chains'))} vectors are as published")


def give_up(path):
    """End because a file or an argument cannot be read."""
    print(f"{path} cannot be read", file=sys.stderr)
    raise SystemExit(2)


def read_json(path):
    """Return what a receipt or a file of test vectors says."""
    try:
        with open(path, encoding="utf-8") as file:
            return json.load(file)
    except (OSError, *UNREADABLE):
        give_up(path)


def main():
    """Check a file, or the published test vectors."""
    parser = argparse.ArgumentParser(description="Check the draws of a sealed game.")
    parser.add_argument("file")
    parser.add_argument("--vectors", action="store_true", help="the file has test vectors")
    parser.add_argument("--receipt", action="append", default=[], help="a receipt that a player kept")
    parser.add_argument("--seal", action="append", default=[], help="a seal of the server that a player saw")
    parser.add_argument("--contribution", action="append", default=[], help="a contribution that a player made")
    parser.add_argument("--deals", help="the deals that the server published")
    given = parser.parse_args()
    if given.vectors:
        try:
            check_vectors(read_json(given.file))
        except UNREADABLE:
            give_up(given.file)
        return
    for digits in (*given.seal, *given.contribution):
        if not is_digits(digits):
            give_up(digits)
    receipts = {path: read_json(path) for path in given.receipt}
    deals = read_json(given.deals) if given.deals else None
    try:
        objects, heads = read_file(given.file)
        rounds, checked, before, undone, unsure = check(objects)
    except OSError:
        give_up(given.file)
    except UNREADABLE as error:
        raise SystemExit(f"an entry cannot be read: {error!r}") from None
    for path, receipt in receipts.items():
        try:
            check_receipt(objects, heads, rounds, receipt)
        except UNREADABLE:
            give_up(path)
    for seal in given.seal:
        expect(seal in [one.commitment for one in rounds], 1, f"the seal {seal} is missing")
    last = rounds[-1] if rounds else Round()
    if deals:
        try:
            check_deals(deals)
            check_published(last, deals)
        except UNREADABLE:
            give_up(given.deals)
    for value in given.contribution:
        expect(bytes.fromhex(value) in last.contributions(), 1, f"the contribution {value} is missing")
    print(f"{checked} draws are as sealed" + (f", {before} are from before the seal" if before else ""))
    seats = sorted({last.seats[k] for k in last.revealed})
    if last.deal:
        print(f"they are those of the deal {last.deal['id']}, with {len(last.deal_parts)} contributions to it")
        print("the deal is as published" if deals else "not proven without --deals: that everybody played this deal")
        print("not proven: that the bots' moves are those their search gives")
    else:
        print(f"they depend on the server and on contributions of these seats: {', '.join(map(str, seats)) or 'none'}")
    if len(rounds) > 1:
        print(f"the start was repeated {len(rounds) - 1} times")
    if undone:
        print(f"{undone} draws were taken back by agreement and drawn anew")
    if last.added:
        print(f"{len(last.added)} contributions were added later; whoever did could have chosen them with the server")
    if not (given.receipt or given.seal or given.contribution):
        print("not proven without a receipt: that this is the game that was played")
    for path, receipt in receipts.items():
        seen, entries = max(map(int, receipt["heads"]), default=0), len(objects) - 2
        print(f"{path}: entries 1 to {seen} of {entries} are those that the player saw")
        if seen < entries:
            print(f"not proven: what comes after entry {seen}")
    print("not proven without the rules: actions, odds, phases, who saw a draw, the result")
    print("perihelion verify has the rules")
    if unsure:
        print(f"NOT VERIFIABLE from line {unsure} on: a stored position stands there")
    if unsure or before or last.added:
        raise SystemExit(3)


if __name__ == "__main__":
    main()
