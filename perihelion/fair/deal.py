"""A deal: one sealed secret for many tables, so that all players of the deal have the same luck.

    commitment = SHA-256(part("perihelion deal 1") part(secret) part(terms))
    head       = SHA-256(part("perihelion deal head 1") part(commitment) part(contribution 1) ...)
    key        = part(secret) part(contribution 1) part(contribution 2) ...
    ticket     = HMAC-SHA-256(key, part("perihelion ticket 1") part(id) part(stream) part(outcome) copy (4 bytes))

`part(x)` is the length of x in 4 bytes and x. The terms are id, game, options, seats, times and the head of the deal
before, so the deals of all days are one chain. A deal that a wrong clock made is not part of it; one that is part of it
names the other (`leaves_out`).

An outcome has as many tickets as its weight; the lowest ticket wins. So every outcome has its share, and two players
whose decks differ by a few cards nearly always draw the same card.

A stream is a kind of chance (a roll, a deck), or what is dealt from it to one seat face down. The n-th draw of a stream
is the same at every table, whatever else was drawn before it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from ..json_types import JsonObject
from ..table_log.bodies import Body, Odds, OutcomeDrawn
from .draw import derive_key, with_length
from .sealed_file import encode_object

DEAL_FORMAT = 3
"""The format of the seals and sealed files of tables that play a deal."""

FILE_FORMAT = "perihelion deals 1"
"""The format of the file with which a server publishes its deals."""

OPEN_DEAL = "open"
"""In the terms of a deal: its secret follows from public numbers, so it is not sealed."""

FEWEST_TABLES, MOST_TABLES = 2, 16
"""Limits on the number of tables in a set."""

COMMITMENT_DOMAIN, HEAD_DOMAIN, TICKET_DOMAIN, BOT_DOMAIN = (
    b"perihelion deal 1",
    b"perihelion deal head 1",
    b"perihelion ticket 1",
    b"perihelion bot 1",
)

LEAVES_OUT = "leaves_out"
"""The key in the terms of a daily deal under which it names deals that are not part of the chain, by their days."""

HOURS_TO_FINISH = 6
"""A daily deal is opened this many hours after its day, so that a game begun before midnight can be finished."""

MODEL = "sun"
"""The bot that plays an opened deal at the person's seat, for comparison: the strongest one."""

SUBSTITUTE = "greedy"
"""The bot that plays for persons who resigned, were removed, are late or absent; none is late or absent in a deal."""

EVERYBODY = "-"
"""Replaces the seat if several seats see a draw."""

SEED_BITS = 30


class Deal(NamedTuple):
    """A deal as its tables need it."""

    terms: JsonObject
    commitment: str
    secret: bytes
    parts: tuple[bytes, ...] = ()
    """The contributions of players of the day before."""

    @property
    def id(self) -> str:
        """Its name: a day, or a random text."""
        return str(self.terms["id"])

    @property
    def key(self) -> bytes:
        """The key of its draws."""
        return derive_key(self.secret, self.parts)


def begin_of(day: date) -> int:
    """Return when a day begins (UTC), in seconds since 1970."""
    return int(datetime.combine(day, time(), UTC).timestamp())


def plan_times(day: date) -> dict[str, int]:
    """Return when the deal of a day begins, ends and is opened."""
    ends = begin_of(day + timedelta(days=1))
    return {"begins": begin_of(day), "ends": ends, "opens": ends + HOURS_TO_FINISH * 3600}


def compute_deal_commitment(secret: bytes, terms: JsonObject) -> str:
    """Return the server's commitment to the secret of a deal and to its terms."""
    parts = (COMMITMENT_DOMAIN, secret, encode_object(terms).encode())
    return hashlib.sha256(b"".join(map(with_length, parts))).hexdigest()


def compute_deal_head(commitment: str, parts: Iterable[bytes]) -> str:
    """Return the hash of a deal with its contributions, which the next deal names."""
    return hashlib.sha256(b"".join(map(with_length, (HEAD_DOMAIN, bytes.fromhex(commitment), *parts)))).hexdigest()


class Streams:
    """How many draws each stream had so far, in the log of one table."""

    def __init__(self) -> None:
        self._drawn: Counter[str] = Counter()

    def follow(self, body: Body) -> None:
        """Note an entry of the log. If only one outcome is possible, nothing is drawn."""
        if isinstance(body, OutcomeDrawn) and body.of > 1:
            self._drawn[_stream(body.phase, body.to)] += 1

    def name(self, phase: str, to: int | None) -> str:
        """Return the name of the next draw in its stream; `to` is the only seat that sees it."""
        stream = _stream(phase, to)
        return f"{stream}/{self._drawn[stream]}"


def _stream(phase: str, to: int | None) -> str:
    return f"{phase}/{EVERYBODY if to is None else to}"


def find_stream(log: Iterable[Body], phase: str, to: int | None) -> str:
    """Return the name of the next draw after these entries of a log."""
    streams = Streams()
    for body in log:
        streams.follow(body)
    return streams.name(phase, to)


def draw_ticket(key: bytes, deal: str, stream: str, odds: Odds | Sequence[tuple[str, int]]) -> int:
    """Return the index of the outcome that has the lowest ticket."""
    if not odds or min(weight for _, weight in odds) < 1:
        raise ValueError("every outcome has a ticket")
    head = b"".join(map(with_length, (TICKET_DOMAIN, deal.encode(), stream.encode())))

    def lowest(index: int) -> bytes:
        text, weight = odds[index]
        named = head + with_length(text.encode())
        return min(hmac.digest(key, named + copy.to_bytes(4, "big"), "sha256") for copy in range(weight))

    return min(range(len(odds)), key=lowest)


def derive_bot_seed(deal: Deal, seat: int, level: str, state: bytes) -> int:
    """Return the seed of a bot's search in a position, as the seat sees it: the same one at every table of the deal."""
    parts = (BOT_DOMAIN, deal.id.encode(), str(seat).encode(), level.encode(), state)
    digest = hmac.digest(deal.key, b"".join(map(with_length, parts)), "sha256")
    return int.from_bytes(digest[:4], "big") & ((1 << SEED_BITS) - 1)
