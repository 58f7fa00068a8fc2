"""A second, independent check of a sealed game's draws: plain Python, nothing of Perihelion.

    python docs/verify_draws.py solari-2026-11-15.sealed --receipt my-receipt.json
    python docs/verify_draws.py solari-2026-11-15.sealed --deals deals.json
    python docs/verify_draws.py --vectors docs/fair_vectors.json

It knows no rules. It checks that no byte was changed, that every secret and contribution matches its commitment, that
every link belongs to its chain, that every outcome is the one that the key gives for the weights beside it, that the
file contains all that a player saw and sent (--receipt, --seal, --contribution), and that it plays a deal that the
server published (--deals). docs/fair.md describes the format.
The exit code is 0, 1 if something is wrong, 2 if a file cannot be read, or 3 if nothing is wrong but something is not
proven: without a receipt, in older formats, or without the player's own contribution.
"""

import argparse
import datetime
import hashlib
import hmac
import json
import math
import struct
import sys

FORMATS = {f"perihelion sealed game {number}": number for number in (1, 2, 3, 4)}
RECEIPTS = ("perihelion receipt 1", "perihelion receipt 2")
DEAL, LINKED = 3, 4
LINKS = 1024
UNREADABLE = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError, struct.error)
KINDS = {
    "seats": "seats", "start": "", "action": "seat text", "outcome": "text draw of", "confirm": "seat",
    "undo": "to seat", "ask": "seat to", "agree": "seat to", "refuse": "seat to", "remove": "name",
    "seat": "seat holds name level why who",
    "late": "seat then", "pause": "seat until", "rules": "version", "checkpoint": "record", "go_on": "name",
    "close": "why", "resign": "seat name", "offer": "seat", "accept": "seat", "decline": "seat", "finish": "why",
    "seal": "round commitment secret without", "commit": "round k seat commitment", "without": "round seats",
    "commitments": "round hash", "reveal": "round k seat value", "sealed": "round seats",
    "contribute": "round seat value",
}  # fmt: skip
"""The kinds of entries, and what each of them must say."""
COUNTED = ("action", "outcome", "confirm", "undo")
NUMBERS = ("n", "draw", "round", "k", "of", "seat", "to", "person")
OF_SEAL = ("seal", "commit", "without", "commitments", "reveal", "sealed", "contribute")
SPEAK = ("commit", "ask", "agree", "refuse", "resign", "offer", "accept", "decline")
AGREEMENTS = ("offer", "accept", "decline", "ask", "agree", "refuse")
OF_SET = {"game", "id", "made", "options", "previous", "seats"}
DAY, TO_FINISH = 86_400, 6 * 3600
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


def seal_commitment(number, secret, terms):
    """Return the server's commitment of format 2 or 4: to the secret, table, game, options, rules and round."""
    return sha256(part(b"perihelion seal %d" % number) + part(secret) + part(canonical(terms))).hex()


def contribution_commitment(contribution, seal, table, number):
    """Return a player's commitment of format 4: to contribution, seal of the server, table and round."""
    parts = [b"perihelion contribution 4", contribution, bytes.fromhex(seal), table.encode(), struct.pack(">I", number)]
    return sha256(b"".join(map(part, parts))).hex()


def closing_hash(commitments, seal, table, number):
    """Return the hash of the closed list of commitments: number, seat and commitment of each."""
    closed = {"commitments": commitments, "round": number, "seal": seal, "table": table}
    return sha256(part(b"perihelion commitments 4") + part(canonical(closed))).hex()


def hash_times(value, times):
    """Return a value after SHA-256 was applied to it this many times."""
    for _ in range(times):
        value = sha256(value)
    return value


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
        self.persons, self.closing, self.chains = {}, "", None
        self.deal, self.deal_parts, self.model = None, [], False

    def contributions(self):
        return [self.revealed[k] for k in sorted(self.revealed)] + self.added + self.deal_parts

    def mixed(self):
        """Return what is mixed into the next draw: all contributions, from format 4 on their newest links."""
        if self.chains is None:
            return self.contributions()
        return [chain.newest for _, chain in sorted(self.chains.items())]

    def find_chain(self, seat):
        return next((chain for chain in (self.chains or {}).values() if seat in chain.seats), None)


class Chain:
    """A contributor's hash chain: the seats that belong to it, the newest link and its number."""

    def __init__(self, seats, contribution):
        self.seats, self.newest, self.index, self.alive = seats, contribution, 0, True

    def take(self, link, draws):
        """Take the link for the next draw. Return whether it belongs to the chain."""
        steps = draws + 1 - self.index
        right = self.alive and steps > 0 and draws < LINKS and is_digits(link)
        right = right and hash_times(bytes.fromhex(link), steps) == self.newest
        if right:
            self.newest, self.index = bytes.fromhex(link), draws + 1
        return right


class Links:
    """The links of a game: a decision brings one if a draw follows it before the next decision, and only then."""

    def __init__(self):
        self.last, self.draws, self.decisions = None, [], {}

    def follow(self, entry, seal, draws, line):
        """Check an entry after this number of draws. What causes a draw without a link ends the chain of the seat."""
        kind, link, chain = entry["kind"], entry.get("link"), seal.find_chain(entry.get("seat"))
        wrong = "the link does not belong to the player's chain, not here, or no draw follows it"
        decides, forced = kind in ("action", "confirm"), entry.get("auto", False)
        person = not any(entry.get(name) for name in ("auto", "bot", "late"))
        if (decides and not forced) or kind == "undo":
            expect(self.last is None or "link" not in self.last, line, wrong)
            self.last = entry if decides else None
        if link is not None:
            expect(decides and chain and person and chain.take(link, draws), line, wrong)
        elif chain and ((decides and not person and not forced) or kind == "seat"):
            chain.alive = False
        if kind == "outcome":
            causer = self.last and "link" not in self.last and seal.find_chain(self.last["seat"])
            if causer:
                causer.alive = False
            self.last = None
        if decides and chain:
            self.decisions[len(self.draws)] = (entry["seat"], chain.index)
        if kind in COUNTED:
            self.draws.append(draws)

    def end(self, draws, line):
        """Check that the last decision brought no link without a draw."""
        expect(self.last is None or "link" not in self.last, line, "no draw follows the last link")
        self.draws.append(draws)


class Table:
    """Who sits where, which draws can be taken back, and who agreed to that (from format 2 on)."""

    def __init__(self, linked):
        self.linked = linked
        self.persons, self.size, self.count, self.draws = set(), 0, 0, []
        self.asked, self.agreed, self.undone, self.closed = None, set(), 0, False
        self.accepted, self.resigned = None, False
        self.numbers, self.held, self.unasked = {}, {}, set()

    def sit(self, seat, kind, person):
        """Note who has a seat: whether a person sits there, and the number of the person whose seat it is."""
        self.persons = self.persons - {seat} | ({seat} if kind == "person" else set())
        self.numbers[seat] = person
        if person is not None:
            self.held.setdefault(person, set()).add(seat)

    def all_agreed(self, seal, agreed):
        """Return whether all contributors agreed who sit at the table; note those who do not sit there any more."""
        if not self.linked:
            return seal.steady <= agreed
        missing = {seal.persons[k] for k in seal.revealed} - agreed
        self.unasked |= missing
        return not missing & {self.numbers[seat] for seat in self.persons}

    def follow(self, entry, seal, line):
        """Check an entry that does not belong to the seal."""
        kind, seat = entry["kind"], entry.get("seat")
        if kind in SPEAK:
            right = seat in self.numbers and self.numbers[seat] == entry.get("person") is not None
            expect(right if self.linked else "person" not in entry, line, "somebody else has this seat")
        voice = entry.get("person", seat)
        expect((kind == "seats") == (line == 2), line, "the seats stand first, and once")
        expect(not (self.closed and kind in COUNTED + OF_SEAL), line, "the game was ended or given up before")
        if kind == "seats":
            self.size = len(entry["seats"])
            for n, held in enumerate(entry["seats"]):
                expect("person" not in held or integer(held["person"]), line, "the number of a person is none")
                self.sit(n, held["kind"], held.get("person"))
        elif kind == "seat":
            expect(integer(seat) and 0 <= seat < self.size, line, "there is no such seat")
            self.sit(seat, entry["holds"], entry.get("person"))
            seal.steady = {other for other in seal.steady if other < seat}
        elif kind == "ask":
            self.asked, self.agreed = (seat, entry["to"]), {voice}
        elif kind == "agree":
            if self.asked and self.asked[1] == entry["to"]:
                self.agreed.add(voice)
        elif kind == "resign":
            self.resigned = True
        elif kind == "offer":
            self.accepted = {voice}
        elif kind == "accept" and self.accepted is not None:
            self.accepted.add(voice)
        elif kind == "finish":
            accepted = entry["why"] == "agreed" and self.accepted is not None and self.all_agreed(seal, self.accepted)
            right = accepted or (entry["why"] == "resigned" and self.resigned)
            expect(right, line, "the game is ended early, but nobody resigned, or not all contributors accepted")
        elif kind == "undo":
            taken_back = [moment for moment in self.draws if moment > entry["to"]]
            asked = entry.get("agreed") is True and self.asked == (seat, entry["to"])
            expect(not (taken_back and seal.deal), line, "a draw of a deal is taken back")
            agreed = not taken_back or (asked and self.all_agreed(seal, self.agreed))
            expect(agreed, line, "draws are taken back, but nobody agreed, or not all contributors")
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
    """Return the round that an entry `seal` begins.

    A restart names seats that committed and did not reveal, or that somebody left (format 4), each twice at most.
    """
    now = Round(entry["round"], bytes.fromhex(entry["secret"]), entry["commitment"])
    number, right = FORMATS[head["format"]], commitment_to(now.secret)
    if number > 1:
        expect(is_digits(entry["secret"]), line, "32 bytes should stand here")
        missing = {last.seats[k] for k in last.commitments if number == LINKED or k not in last.revealed}
        missing = missing if number != LINKED or last.closing else set()
        for seat in entry["without"]:
            failures[seat] = failures.get(seat, 0) + 1
        named = set(entry["without"])
        restart = bool(named) == bool(last.number) and named <= missing and max(failures.values(), default=0) <= 2
        left_out = [seat for seat in entry["without"] if failures[seat] == 2]
        restart = restart and entry.get("left_out", []) == left_out
        expect(restart, line, "the seal was begun anew without a reason")
        same = entry.get("format") == number and (now.number > 1 or entry["rules"] == head["rules"])
        expect(same, line, "the secret does not match its commitment: it is for other rules")
        terms = {name: head[name] for name in ("table", "game", "options")}
        right = seal_commitment(number, now.secret, {**terms, "rules": entry["rules"], "round": now.number})
    expect(right == now.commitment, line, "the secret does not match its commitment")
    return now


class Players:
    """Who plays at a table of a deal: seats and decisions are those of the terms, and nobody agrees on anything."""

    def __init__(self):
        self.seats, self.started, self.resigned = [], False, set()

    def follow(self, entry, line):
        """Check an entry."""
        kind, seat, why = entry["kind"], entry.get("seat"), entry.get("why")
        if kind == "seats":
            self.seats = [(held["kind"], held["level"]) for held in entry["seats"]]
        elif kind == "start":
            self.started = True
        elif kind == "resign":
            self.resigned.add(seat)
        elif kind == "seat":
            expect(self.may_change(entry), line, "a person or a bot is replaced at a table of a deal")
            self.seats[seat] = (entry["holds"], entry["level"])
        elif kind == "action":
            held, level = self.seats[seat]
            helped = "late" in entry or (held == "bot" and "auto" in entry)
            right = held != "free" and not helped and entry.get("bot", "") == (level if held == "bot" else "")
            expect(right, line, "somebody else than the holder of the seat decides")
        alone = (kind != "undo" or "agreed" not in entry) and (kind != "finish" or why == "resigned")
        expect(alone and kind not in AGREEMENTS, line, "players agree to end or to go back at a table of a deal")

    def may_change(self, entry):
        """Return whether a seat may change hands: persons come before the game, a bot plays on for those who left."""
        held, holds, why = self.seats[entry["seat"]][0], entry["holds"], entry["why"]
        if held == "bot":
            return False
        if holds == "bot":
            left = why == "removed" or (why == "resigned" and entry["seat"] in self.resigned)
            return self.started and held == "person" and entry["level"] == "greedy" and left
        return not self.started or (held, holds) == ("free", "person")

    def is_model(self):
        """Return whether only bots play: the strongest one plays a deal for comparison."""
        return all(held == "bot" for held, _ in self.seats)

    def fit(self, wish, held, level):
        """Return whether a seat is held in the beginning as the terms say."""
        if wish == "person":
            return level == "sun" if self.is_model() else held in ("person", "free")
        return held == "bot" and wish == f"bot:{level}"


def check_deal(head, entry, players, line):
    """Return the round of a table that plays a deal: the same secret as at all other tables of that deal."""
    now, terms = Round(entry["round"], bytes.fromhex(entry["secret"]), entry["commitment"]), entry["deal"]
    digits = all(map(is_digits, [entry["secret"], *entry.get("parts", [])]))
    expect(digits, line, "32 bytes should stand here")
    alone = entry["round"] == 1 and entry.get("format") == DEAL and not entry["without"] and not entry.get("left_out")
    same = all(canonical({"is": terms[name]}) == canonical({"is": head[name]}) for name in ("game", "options"))
    expect(alone and same and entry["rules"] == head["rules"], line, "the deal is for another game, or other options")
    fit = all(players.fit(wish, *held) for wish, held in zip(terms["seats"], players.seats, strict=True))
    expect(fit, line, "the deal is for other seats")
    expect(deal_commitment(now.secret, terms) == now.commitment, line, "the secret does not match its commitment")
    now.deal, now.deal_parts = terms, [bytes.fromhex(value) for value in entry.get("parts", [])]
    now.model = players.is_model()
    return now


def is_of_its_day(terms):
    """Return whether the terms of a deal are those of a day; it was made on that day or on the one before."""
    try:
        day = datetime.date.fromisoformat(terms["id"])
        begins = int(datetime.datetime(day.year, day.month, day.day, tzinfo=datetime.UTC).timestamp())
        times = {"begins": begins, "ends": begins + DAY, "opens": begins + DAY + TO_FINISH}
        bots = [wish.partition(":") for wish in terms["seats"] if wish != "person"]
        hashes = [*terms.get("leaves_out", {}).values(), *([terms["previous"]] if terms["previous"] != "" else [])]
        return (
            set(terms) - {"leaves_out"} == OF_SET | set(times)
            and day.isoformat() == terms["id"]
            and all(integer(terms[name]) and terms[name] == time for name, time in times.items())
            and integer(terms["made"])
            and begins - DAY <= terms["made"] <= begins + DAY
            and len(bots) == len(terms["seats"]) - 1
            and all(kind == "bot" and level for kind, _, level in bots)
            and all(map(is_digits, hashes))
        )
    except UNREADABLE:
        return False


def check_deals(deals):
    """Check the deals that a server published. Return the breaks of the chain: the days that each day leaves out.

    What is open is as committed. Each is that of its day, the days are in order, and each names the one before it.
    Deals that are not part of this chain are named by one that is.
    """
    expect(deals["format"] == "perihelion deals 1", 1, "another format")
    for number, deal in enumerate(deals["deals"], 1):
        if not all(map(is_digits, [deal["commitment"], *(deal["parts"] or []), deal["secret"] or deal["commitment"]])):
            raise ValueError("digits")
        if deal["secret"] is not None:
            right = deal_commitment(bytes.fromhex(deal["secret"]), deal["terms"]) == deal["commitment"]
            expect(right, number, "the secret of this deal does not match its commitment")
    if len(deals["deals"]) == 1 and set(deals["deals"][0]["terms"]) == OF_SET:
        return {}
    for number, deal in enumerate(deals["deals"], 1):
        expect(is_of_its_day(deal["terms"]), number, "this deal is not that of a day")
    days = [deal["terms"]["id"] for deal in deals["deals"]]
    for number in range(1, len(days)):
        expect(days[number - 1] < days[number], number + 1, "a day is there twice, or the days go backwards")
    published = {deal["terms"]["id"]: deal["commitment"] for deal in deals["deals"]}
    named = {day for deal in deals["deals"] for day in deal["terms"].get("leaves_out", ())}
    breaks, before = {}, None
    for number, deal in enumerate(deals["deals"], 1):
        terms = deal["terms"]
        if terms["id"] in named:
            continue
        if before is not None:
            head = before["parts"] is not None and deal_head(before["commitment"], before["parts"])
            expect(terms["previous"] == head, number, "this deal does not name the one before it")
        leaves_out = terms.get("leaves_out", {})
        expect(leaves_out.items() <= published.items(), number, "this deal leaves out others than the published ones")
        before, breaks = deal, {**breaks, **({terms["id"]: sorted(leaves_out)} if leaves_out else {})}
    expect(named == {day for left in breaks.values() for day in left}, 1, "a deal is left out by one that is left out")
    return breaks


def check_published(seal, deals):
    """Check that a table played one of the published deals."""
    found = [deal for deal in deals["deals"] if seal.deal and deal["commitment"] == seal.commitment]
    same = found and canonical(found[0]["terms"]) == canonical(seal.deal)
    expect(same, 1, "the deal is none of those published")
    parts = [value.hex() for value in seal.deal_parts]
    expect(found[0]["parts"] == parts, 1, "the contributions to the deal are others than the published ones")


def check(objects):
    """Return rounds, draws checked, draws not checked, draws undone, and the line from which nothing is sure.

    SystemExit names the first wrong line.
    """
    head, old, linked = objects[0], FORMATS[objects[0]["format"]] == 1, FORMATS[objects[0]["format"]] == LINKED
    seal, rounds, failures, number, checked, before, unsure, closed = Round(), [], {}, 0, 0, 0, 0, False
    table, streams, links = Table(linked), {}, Links()
    dealt, players = FORMATS[head["format"]] == DEAL, Players()
    for line, entry in enumerate(objects[1:-1], 2):
        kind = entry.get("kind")
        numbers = all(integer(entry[name]) for name in NUMBERS if name in entry)
        flags = all(entry[name] is True for name in ("auto", "late", "agreed") if name in entry)
        right = kind in KINDS and numbers and flags and entry.get("n") == line - 2
        right = right and all(name in entry for name in KINDS[kind].split())
        expect(right, line, f"entry {line - 2} should stand here")
        if not old:
            expect(math.isfinite(entry["time"]), line, "the time is none")
            table.follow(entry, seal, line)
        if dealt:
            players.follow(entry, line)
        links.follow(entry, seal, number, line)
        if "round" in entry:
            due = seal.number + (kind == "seal")
            expect(entry["round"] == due and not (kind == "seal" and seal.complete), line, "another round was due")
        if kind == "seal":
            seal = check_deal(head, entry, players, line) if dealt else check_seal(head, seal, entry, failures, line)
            rounds.append(seal)
        elif kind == "commit":
            seat = entry["seat"]
            early = not (seal.deal or seal.closing or seal.revealed or seal.complete) and entry["k"] == len(seal.seats)
            again = not old and seat in [seal.seats[k] for k in seal.commitments]
            again = again or (linked and entry["person"] in [seal.persons[k] for k in seal.commitments])
            expect(early and not again and failures.get(seat, 0) < 2, line, "committed too late, or twice")
            expect(old or seat in table.persons, line, "no person sits there")
            expect(old or is_digits(entry["commitment"]), line, "32 bytes should stand here")
            seal.commitments[entry["k"]], seal.seats[entry["k"]] = entry["commitment"], seat
            seal.persons[entry["k"]] = entry.get("person")
            seal.steady.add(seat)
        elif kind == "commitments":
            made = [[k, seal.seats[k], commitment] for k, commitment in seal.commitments.items()]
            right = linked and made and not seal.closing and not seal.complete
            right = right and entry["hash"] == closing_hash(made, seal.commitment, head["table"], seal.number)
            expect(right, line, "the list of commitments is closed at the wrong time, or its hash is wrong")
            seal.closing = entry["hash"]
        elif kind == "seat" and linked and seal.closing:
            locked = not seal.complete and entry["seat"] in [seal.seats[k] for k in seal.commitments]
            expect(not locked, line, "somebody leaves who is in the closed list of commitments")
        elif kind == "seat" and not seal.revealed:
            seal.commitments = {k: v for k, v in seal.commitments.items() if seal.seats[k] != entry["seat"]}
        elif kind == "seat":
            seal.moved.add(entry["seat"])
        elif kind == "reveal":
            value = bytes.fromhex(entry["value"])
            expect(old or is_digits(entry["value"]), line, "32 bytes should stand here")
            fresh = entry["k"] not in seal.revealed and not seal.complete
            wanted = commitment_to(value)
            if linked:
                expect(seal.closing, line, "revealed before the list of commitments was closed")
                wanted = contribution_commitment(value, seal.commitment, head["table"], seal.number)
            mine = seal.seats.get(entry["k"])
            moved = old or (not linked and mine in seal.moved)
            matches = seal.commitments.get(entry["k"]) == wanted and (moved or entry["seat"] == mine)
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
            if linked:
                seats = {k: {n for n in table.persons if table.numbers[n] == seal.persons[k]} for k in seal.revealed}
                seal.chains = {k: Chain(seats[k], value) for k, value in seal.revealed.items()}
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
                    gives = texts[draw_index(seal.secret, seal.mixed(), head["table"], entry["draw"], weights)]
                expect(gives == entry["text"], line, f"says {entry['text']}, the seal gives {gives}")
        closed = closed or kind == "close"
    end = objects[-1]
    expect(end["over"] is True or closed, len(objects), "the end of the game is missing")
    expect(all(map(integer, [*end["points"], *end["winners"]])), len(objects), "the result cannot be right")
    links.end(number, len(objects))
    return rounds, checked, before, table, unsure, links


def check_receipt(objects, heads, rounds, table, links, receipt):
    """Check that the file contains what a player kept: seals, closed lists, contributions, links, hashes of the log.

    Return whether it proves that nobody chose the draws: the player's own contribution is in them, and the receipt has
    the server's seal and the closed list of commitments of that round.
    """
    if receipt["format"] not in RECEIPTS:
        raise ValueError("format")
    expect(receipt["table"] == objects[0]["table"], 1, "the receipt is of another table")
    seals = {str(one.number): one.commitment for one in rounds}
    parts = {str(one.number): {value.hex() for value in one.contributions()} for one in rounds}
    for number, seal in receipt["seals"].items():
        expect(seals.get(number) == seal, 1, f"the seal {seal} that the player saw is missing")
    for number, value in receipt["contributions"].items():
        expect(value in parts.get(number, ()), 1, f"the player's contribution {value} is missing")
    closings = {} if receipt["format"] == RECEIPTS[0] else receipt["closings"]
    closed = {str(one.number): one.closing for one in rounds}
    for number, closing in closings.items():
        expect(closed.get(number) == closing, 1, f"the closed list {closing} that the player saw is missing")
    for n, head in receipt["heads"].items():
        right = int(n) < len(heads) - 1 and heads[int(n)] == head
        expect(right, min(int(n) + 1, len(heads)), "this is not the game the player saw")
    last = rounds[-1] if rounds else Round()
    mine = receipt["contributions"].get(str(last.number))
    k = next((k for k, value in last.revealed.items() if value.hex() == mine), None)
    if k is None or last.chains is None:
        return False
    if receipt["format"] == RECEIPTS[0]:
        return False
    others = table.held[last.persons[k]] - set(receipt["seats"])
    expect(not others, 1, "the player's own number is given to somebody at another seat")
    left_out = []
    for index, count in receipt["links"].items():
        right = count < len(links.draws) and links.draws[count] == int(index) - 1
        expect(right, 1, f"link {index} was sent at a moment at which another one was due")
        seat, sent = links.decisions.get(count, (None, None))
        if seat not in last.chains[k].seats or sent != int(index):
            left_out.append(index)
            print(f"link {index} was sent by the player, and the file lacks it at that moment")
    return last.complete and not left_out and str(last.number) in receipt["seals"] and str(last.number) in closings


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
        raise SystemExit(f"line {line}: {printable(says)}")


def printable(text):
    """Return a text without control characters."""
    return "".join(char if char.isprintable() else "?" for char in text)


def check_vectors(vectors):
    """Check the published test vectors."""
    for number, vector in enumerate(vectors["draws"]):
        secret, parts = bytes.fromhex(vector["secret"]), [bytes.fromhex(value) for value in vector["contributions"]]
        index = draw_index(secret, parts, vector["table"], vector["number"], vector["weights"])
        expect(index == vector["index"], number, f"vector {vector} gives {index}")
    for number, vector in enumerate(vectors["seals"]):
        gives = seal_commitment(vector["format"], bytes.fromhex(vector["secret"]), vector["terms"])
        expect(gives == vector["commitment"], number, f"vector {vector} gives {gives}")
    for number, vector in enumerate(vectors["commitments"]):
        gives = commitment_to(bytes.fromhex(vector["value"]))
        expect(gives == vector["commitment"], number, f"vector {vector} gives {gives}")
    for number, vector in enumerate(vectors["links"]):
        gives = hash_times(bytes.fromhex(vector["seed"]), LINKS - vector["index"]).hex()
        expect(gives == vector["link"], number, f"vector {vector} gives {gives}")
    for number, vector in enumerate(vectors["contributions"]):
        covers = (vector["seal"], vector["table"], vector["round"])
        gives = contribution_commitment(bytes.fromhex(vector["contribution"]), *covers)
        expect(gives == vector["commitment"], number, f"vector {vector} gives {gives}")
    for number, vector in enumerate(vectors["closings"]):
        gives = closing_hash(vector["commitments"], vector["seal"], vector["table"], vector["round"])
        expect(gives == vector["hash"], number, f"vector {vector} gives {gives}")
    for number, vector in enumerate(vectors["deals"]):
        secret, parts = bytes.fromhex(vector["secret"]), [bytes.fromhex(value) for value in vector["parts"]]
        gives = lowest_ticket(secret, parts, vector["terms"]["id"], vector["stream"], vector["odds"])
        right = (deal_commitment(secret, vector["terms"]), deal_head(vector["commitment"], vector["parts"]), gives)
        expect(right == (vector["commitment"], vector["head"], vector["index"]), number, f"vector {vector}: {right}")
    for number, vector in enumerate(vectors["chains"]):
        gives = list(chain_heads(vector["lines"][0]["format"], map(canonical, vector["lines"])))
        expect(gives == vector["heads"], number, f"vector {vector} gives {gives}")
    print(f"{sum(len(found) for found in vectors.values() if isinstance(found, list))} vectors are as published")


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
        rounds, checked, before, table, unsure, links = check(objects)
    except OSError:
        give_up(given.file)
    except UNREADABLE as error:
        raise SystemExit(f"an entry cannot be read: {error!r}") from None
    proven = {}
    for path, receipt in receipts.items():
        try:
            proven[path] = check_receipt(objects, heads, rounds, table, links, receipt)
        except UNREADABLE:
            give_up(path)
    for seal in given.seal:
        expect(seal in [one.commitment for one in rounds], 1, f"the seal {seal} is missing")
    last = rounds[-1] if rounds else Round()
    breaks = {}
    if deals:
        try:
            breaks = check_deals(deals)
            check_published(last, deals)
        except UNREADABLE:
            give_up(given.deals)
    for value in given.contribution:
        expect(bytes.fromhex(value) in last.contributions(), 1, f"the contribution {value} is missing")
    print(f"{checked} draws are as sealed" + (f", {before} are from before the seal" if before else ""))
    seats = sorted({last.seats[k] for k in last.revealed})
    at_break = bool(last.deal) and any(last.deal["id"] in (day, *left) for day, left in breaks.items())
    if last.deal:
        deal, contributed = printable(last.deal["id"]), len(last.deal_parts)
        print(f"they are those of the deal {deal}, with {contributed} contributions to it")
        print("the deal is as published" if deals else "not proven without --deals: that everybody played this deal")
        for day, left in breaks.items():
            print(f"the chain of the deals has a break: the deal {day} leaves out {', '.join(left)}")
        if at_break:
            print("the deal of this game leaves days out, or is left out itself: why cannot be checked")
        if last.model:
            print("no person played here: the strongest bot played the deal for comparison")
        print("not proven: how the deal was chosen; the operator of the server could try many before the day began")
        print("not proven: that the bots' moves are those their search gives")
    else:
        print(f"they depend on the server and on contributions of these seats: {', '.join(map(str, seats)) or 'none'}")
    if len(rounds) > 1:
        print(f"the start was repeated {len(rounds) - 1} times")
    if table.undone:
        print(f"{table.undone} draws were taken back by agreement and drawn anew")
    if table.unasked:
        print("not proven: that contributors agreed who had left when draws were taken back or the game was ended")
    if last.added:
        print(f"{len(last.added)} contributions were added later; whoever did could have chosen them with the server")
    if not given.receipt:
        print("nothing is proven for anybody without a receipt: this may not be the game that was played")
    elif FORMATS[objects[0]["format"]] < DEAL:
        print("this older format does not prove that the server's seal came before the contributions")
    for path, receipt in receipts.items():
        if not last.deal:
            print(f"{path}: {'proven' if proven[path] else 'not proven'} for this player: nobody chose the draws")
        seen, entries = max(map(int, receipt["heads"]), default=0), len(objects) - 2
        proven[path] = bool(deals and seen) if last.deal else proven[path]
        print(f"{path}: entries 1 to {seen} of {entries} are those that the player saw")
        if seen < entries:
            print(f"not proven: what comes after entry {seen}")
    print("not proven without the rules: actions, odds, phases, who saw a draw, which actions were forced, the result")
    print("perihelion verify has the rules")
    if unsure:
        print(f"NOT VERIFIABLE from line {unsure} on: a stored position stands there")
    if unsure or before or last.added or table.unasked or at_break or not proven or not all(proven.values()):
        raise SystemExit(3)


if __name__ == "__main__":
    main()
