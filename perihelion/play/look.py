"""What a viewer sees of a table's position: a view, with as much of the log as a drawing or a sentence needs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from ..core.kit import EVERYBODY
from ..core.position import Entry, Position
from ..core.record import ALL, OWNER, UNKNOWN, Field, Record
from ..core.view import View, sees
from ..words import Words

NOBODY = -1
"""The owner of what no seat may know."""

TAIL = 60
"""How many entries of the log a drawing gets at most."""


def look(position: Position, seat: int, words: Words) -> View:
    """The position as a seat knows it; like `Position.view`, but of the log it has the last turn only."""
    game, actor = position.game, position.actor
    log = [filtered(entry, seat) for entry in recent(position.log)]
    state = hidden(position.plain, seat)
    legal = position.legal_ids if seat == actor else []
    return View(game, seat, position.options, state, actor, legal, log, words, last_turn(log))


def hidden(plain: Any, seat: int) -> Any:
    """Blank in a plain state what a seat may not know; the same as `core.view.hide` does for packed ones."""
    for field in _secret(plain.__class__):
        if field.unless and getattr(plain, field.unless):
            continue
        values = getattr(plain, field.name)
        if not field.shape:
            setattr(plain, field.name, UNKNOWN)
        else:
            values.update(_blank(field, seat if field.seen == OWNER else NOBODY))
    return plain


@cache
def _secret(state: type[Record]) -> list[Field]:
    """The fields not everybody sees."""
    return [field for field in state.fields if field.seen != ALL]


@cache
def _blank(field: Field, seat: int) -> dict[Any, int]:
    """The cells of an array that do not belong to a seat."""
    return {i: UNKNOWN for i in field.indices if (i if len(field.shape) == 1 else i[0]) != seat}


def recent(log: Sequence[Entry]) -> Sequence[Entry]:
    """The last turn: all that happened since another seat decided."""
    first, who = len(log), None
    for entry in reversed(log[-TAIL:]):
        if entry.actor >= 0 and who not in (None, entry.actor):
            break
        who = entry.actor if entry.actor >= 0 else who
        first -= 1
    return log[first:]


def filtered(entry: Entry, seat: int) -> Entry:
    """An entry as a seat saw it."""
    if entry.seen == EVERYBODY and not entry.events:
        return entry
    events = tuple(event for event in entry.events or () if sees(event.seen, seat))
    if sees(entry.seen, seat):
        return entry if events == entry.events else entry._replace(events=events)
    return entry._replace(number=-1, text="?", events=events)


def last_turn(log: Sequence[Entry]) -> list[int]:
    """The ids of the last actions of one seat, in their order."""
    turn: list[int] = []
    who = None
    for entry in reversed(log):
        if entry.actor < 0:
            continue
        if who not in (None, entry.actor):
            break
        who = entry.actor
        turn.append(entry.number)
    return turn[::-1]
