"""A second, independent check of a sealed game's draws: plain Python, nothing of Perihelion.

    python docs/verify_draws.py solari-2026-11-15.sealed
    python docs/verify_draws.py --vectors docs/fair_vectors.json

It knows no rules. It checks that no byte was changed, that every secret and contribution is the one promised before,
and that every outcome is the one the seal gives for the weights beside it. docs/fair.md describes all of it.
"""

import hashlib
import hmac
import json
import struct
import sys

FORMAT = "perihelion sealed game 1"


def drawn(secret, contributions, table, number, weights):
    """The index of a draw."""
    key = b"".join(struct.pack(">I", len(part)) + part for part in [secret, *contributions])
    total, tries = sum(weights), 0
    name, place = b"perihelion draw 1", table.encode()
    head = struct.pack(">I", len(name)) + name + struct.pack(">I", len(place)) + place
    while True:
        digest = hmac.new(key, head + struct.pack(">QI", number, tries), hashlib.sha256).digest()
        (value,) = struct.unpack(">Q", digest[:8])
        if value < 2**64 // total * total:
            break
        tries += 1
    point, index = value % total, 0
    while point >= weights[index]:
        point -= weights[index]
        index += 1
    return index


def read(path):
    """The objects of a file; every line must match its hash."""
    with open(path, "rb") as file:
        text = file.read()
    chain = hashlib.sha256(FORMAT.encode()).digest()
    objects = []
    for number, line in enumerate(text.split(b"\n")[:-1], 1):
        shown, _, body = line.partition(b" ")
        chain = hashlib.sha256(chain + body).digest()
        if shown.decode("latin-1") != chain.hex()[:16]:
            raise SystemExit(f"line {number}: changed")
        objects.append(json.loads(body))
    if not text.endswith(b"\n") or len(objects) < 2 or objects[-1].get("entries") != len(objects) - 2:
        raise SystemExit(f"line {len(objects)}: the file is torn")
    if objects[0].get("format") != FORMAT:
        raise SystemExit("line 1: another format")
    return objects


class Seal:
    """One round: the secret, what was promised, what was opened."""

    def __init__(self, number=0, secret=b""):
        self.number, self.secret, self.whole = number, secret, False
        self.promised, self.seats, self.opened, self.later = {}, {}, {}, []

    def contributions(self):
        return [self.opened[k] for k in sorted(self.opened)] + self.later


def check(objects):
    """The number of draws checked, and of those from before the seal; SystemExit names the first wrong line."""
    table, seal, number, checked, before = objects[0]["table"], Seal(), 0, 0, 0
    for line, entry in enumerate(objects[1:-1], 2):
        kind = entry["kind"]
        if "round" in entry:
            due = seal.number + (kind == "seal")
            expect(entry["round"] == due and not (kind == "seal" and seal.whole), line, "another round was due")
        if kind == "seal":
            seal = Seal(entry["round"], bytes.fromhex(entry["secret"]))
            expect(hashed(seal.secret) == entry["commitment"], line, "not the secret the server committed to")
        elif kind == "commit":
            expect(not seal.opened and not seal.whole and entry["k"] not in seal.seats, line, "promised too late")
            seal.promised[entry["k"]], seal.seats[entry["k"]] = entry["commitment"], entry["seat"]
        elif kind == "seat" and not seal.opened:
            seal.promised = {k: v for k, v in seal.promised.items() if seal.seats[k] != entry["seat"]}
        elif kind == "reveal":
            value = bytes.fromhex(entry["value"])
            fresh = entry["k"] not in seal.opened and not seal.whole
            expect(fresh and seal.promised.get(entry["k"]) == hashed(value), line, "not what was promised")
            seal.opened[entry["k"]] = value
        elif kind == "sealed":
            expect(seal.promised.keys() == seal.opened.keys() and not seal.whole, line, "a contribution was not opened")
            seal.whole = True
        elif kind == "contribute":
            expect(seal.whole, line, "added before the seal was whole")
            seal.later.append(bytes.fromhex(entry["value"]))
        elif kind == "outcome":
            expect(entry["draw"] == number, line, f"draw {number} should stand here")
            number += 1
            if not seal.number:
                before += 1
                continue
            expect(seal.whole, line, "drawn before the seal was whole")
            checked += 1
            if entry["of"] > 1:
                texts, weights = zip(*entry["odds"], strict=True)
                gives = texts[drawn(seal.secret, seal.contributions(), table, entry["draw"], weights)]
                expect(gives == entry["text"], line, f"says {entry['text']}, the seal gives {gives}")
    return checked, before


def hashed(value):
    return hashlib.sha256(value).hexdigest()


def expect(right, line, says):
    if not right:
        raise SystemExit(f"line {line}: {says}")


def main(words):
    if words[:1] == ["--vectors"]:
        with open(words[1], encoding="utf-8") as file:
            vectors = json.load(file)["draws"]
        for vector in vectors:
            parts = [bytes.fromhex(part) for part in vector["contributions"]]
            index = drawn(bytes.fromhex(vector["secret"]), parts, vector["table"], vector["number"], vector["weights"])
            expect(index == vector["index"], vector["number"], f"vector {vector} gives {index}")
        print(f"{len(vectors)} vectors are as published")
        return
    checked, before = check(read(words[0]))
    print(f"{checked} draws are as sealed" + (f", {before} are from before the seal" if before else ""))


if __name__ == "__main__":
    main(sys.argv[1:])
