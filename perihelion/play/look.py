"""What a viewer sees of a table's position: a view, with as much of the log as a drawing or a sentence needs."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.position import Entry, Position
from ..core.view import View, hide, sees
from ..words import Words

TAIL = 60
"""How many entries of the log a drawing gets: enough for a whole turn."""


def look(position: Position, seat: int, words: Words) -> View:
    """The position as a seat knows it; like `Position.view`, but it does not copy the whole log."""
    game, actor = position.game, position.actor
    hidden = hide(game, position.state.reshape(1), seat)
    log = [filtered(entry, seat) for entry in position.log[-TAIL:]]
    state = game.rules.State.unpack(hidden)
    legal = position.legal_ids if seat == actor else []
    return View(game, seat, position.options, state, actor, legal, log, words, last_turn(log))


def filtered(entry: Entry, seat: int) -> Entry:
    """An entry as a seat saw it."""
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
