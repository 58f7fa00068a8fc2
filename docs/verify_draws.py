"""A second, independent check of a sealed game's draws: plain Python, nothing of Perihelion.

    python docs/verify_draws.py solari-2026-11-15.sealed
    python docs/verify_draws.py --vectors docs/fair_vectors.json

It knows no rules. It checks that no byte was changed, that every secret and contribution matches its commitment, and
that every outcome is the one that the key gives for the weights beside it. docs/fair.md describes the format.
"""

import hashlib
import hmac
import json
import struct
import sys

FORMAT = "perihelion sealed game 1"


def draw_index(secret, contributions, table, number, weights):
    """Return the index of the outcome of a draw."""
    key = b"".join(struct.pack(">I", len(part)) + part for part in [secret, *contributions])
    total, attempt = sum(weights), 0
    domain, place = b"perihelion draw 1", table.encode()
    head = struct.pack(">I", len(domain)) + domain + struct.pack(">I", len(place)) + place
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


def read_file(path):
    """Return the objects of a file; every line must match its hash."""
    with open(path, "rb") as file:
        text = file.read()
    chain = hashlib.sha256(FORMAT.encode()).digest()
    objects = []
    for number, line in enumerate(text.split(b"\n")[:-1], 1):
        digits, _, body = line.partition(b" ")
        chain = hashlib.sha256(chain + body).digest()
        if digits.decode("latin-1") != chain.hex()[:16]:
            raise SystemExit(f"line {number}: changed")
        objects.append(json.loads(body))
    if not text.endswith(b"\n") or len(objects) < 2 or objects[-1].get("entries") != len(objects) - 2:
        raise SystemExit(f"line {len(objects)}: the file is incomplete")
    if objects[0].get("format") != FORMAT:
        raise SystemExit("line 1: another format")
    return objects


class Round:
    """One round of the commitment scheme: the secret, the commitments, the revealed contributions."""

    def __init__(self, number=0, secret=b""):
        self.number, self.secret, self.complete = number, secret, False
        self.commitments, self.seats, self.revealed, self.added = {}, {}, {}, []

    def contributions(self):
        return [self.revealed[k] for k in sorted(self.revealed)] + self.added


def check(objects):
    """Return how many draws were checked and how many came before the seal; SystemExit names the first wrong line."""
    table, seal, number, checked, before = objects[0]["table"], Round(), 0, 0, 0
    for line, entry in enumerate(objects[1:-1], 2):
        kind = entry["kind"]
        if "round" in entry:
            due = seal.number + (kind == "seal")
            expect(entry["round"] == due and not (kind == "seal" and seal.complete), line, "another round was due")
        if kind == "seal":
            seal = Round(entry["round"], bytes.fromhex(entry["secret"]))
            expect(commitment_to(seal.secret) == entry["commitment"], line, "the secret does not match its commitment")
        elif kind == "commit":
            early = not seal.revealed and not seal.complete and entry["k"] not in seal.seats
            expect(early, line, "committed too late")
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
            expect(seal.complete, line, "added before the seal was complete")
            seal.added.append(bytes.fromhex(entry["value"]))
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
                gives = texts[draw_index(seal.secret, seal.contributions(), table, entry["draw"], weights)]
                expect(gives == entry["text"], line, f"says {entry['text']}, the seal gives {gives}")
    return checked, before


def commitment_to(value):
    """Return the SHA-256 of a value in hexadecimal."""
    return hashlib.sha256(value).hexdigest()


def expect(right, line, says):
    """End with a sentence about a line that is not right."""
    if not right:
        raise SystemExit(f"line {line}: {says}")


def main(arguments):
    """Check a file, or the published test vectors."""
    if arguments[:1] == ["--vectors"]:
        with open(arguments[1], encoding="utf-8") as file:
            vectors = json.load(file)["draws"]
        for vector in vectors:
            secret, parts = bytes.fromhex(vector["secret"]), [bytes.fromhex(part) for part in vector["contributions"]]
            index = draw_index(secret, parts, vector["table"], vector["number"], vector["weights"])
            expect(index == vector["index"], vector["number"], f"vector {vector} gives {index}")
        print(f"{len(vectors)} vectors are as published")
        return
    checked, before = check(read_file(arguments[0]))
    print(f"{checked} draws are as sealed" + (f", {before} are from before the seal" if before else ""))


if __name__ == "__main__":
    main(sys.argv[1:])
