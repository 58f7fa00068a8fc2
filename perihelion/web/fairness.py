"""The seal of the dice, as a viewer sees it: one sentence, and what their client has to do for it."""

from __future__ import annotations

from typing import Any

from ..play.seal import COMMIT, OPEN, SEALED
from ..play.table import Table
from ..play.telling import listed
from ..words import Words


def shown(table: Table, guest: str, words: Words) -> dict[str, Any]:
    """The field `fair` of a snapshot."""
    seal = table.seal
    promise = seal.promised.get(guest)
    return {
        "phase": OPEN if table.opened else seal.phase(table.persons()) if table.started else COMMIT,
        "round": seal.round,
        "seal": seal.commitment,
        "says": says(table, words),
        "seats": _seats(table, seal.contributed),
        "commit": promise.commitment if promise else None,
        "do": _to_do(table, guest),
    }


def says(table: Table, words: Words) -> str:
    """The seal in one sentence."""
    seal, persons = table.seal, table.persons()
    if table.opened:
        return words("fair-open" if seal.round else "fair-before")
    if not table.started:
        return words("fair-soon")
    if table.sealing:
        awaited = seal.awaited(seal.phase(persons), persons)
        return words("fair-waits", players=_named(table, _seats(table, awaited.__contains__), words))
    seats = _seats(table, seal.contributed)
    return words("fair-sealed", players=_named(table, seats, words)) if seats else words("fair-alone")


def _to_do(table: Table, guest: str) -> str | None:
    """What the client of a guest is asked for; whoever ignores it plays, too."""
    seal, persons = table.seal, table.persons()
    if table.opened or guest not in persons or not table.started:
        return None
    phase = seal.phase(persons)
    if phase == SEALED:
        return None if seal.contributed(guest) else "contribute"
    return phase if guest in seal.awaited(phase, persons) else None


def _seats(table: Table, which: Any) -> list[int]:
    return [n for n, seat in enumerate(table.seats) if seat.guest and which(seat.guest)]


def _named(table: Table, seats: list[int], words: Words) -> str:
    return listed(words, [words.seat(seat) for seat in seats])
