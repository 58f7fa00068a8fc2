"""Views as messages, each as the difference from the one before: exactly what the seat may know.

    change = write_change(view, before)               # on a server; `before` is None for the first view
    read_change(change, base, words, before) == view  # on the device of the viewer

Values decide what is sent, never whether something hidden changed.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.events import Event
from ...core.game import Game
from ...core.log import Entry, last_turn
from ...core.record import Cells, Record
from ...core.registry import game as find_game
from ...core.view import View
from ...words import Words
from ..schemas.drawing import SeenEntry, ViewBase, ViewChange


def write_base(view: View) -> ViewBase:
    """Return what all views of a seat have in common."""
    return {"game": view.game.key, "options": view.options, "seat": view.seat}


def write_change(view: View, before: View | None) -> ViewChange:
    """Return a view as the difference from the one before; the whole view if there is none."""
    forgotten = 0 if before is None else _count_forgotten(before.log, view.log)
    known = 0 if before is None else len(before.log) - forgotten
    return {
        "state": _find_changed(view.state, {} if before is None else vars(before.state)),
        "actor": view.actor,
        "legal": view.legal,
        "confirming": view.confirming,
        "forgotten": forgotten,
        "log": [write_entry(entry) for entry in view.log[known:]],
    }


def _find_changed(state: Record, before: dict[str, int | Cells]) -> dict[str, int | list[int]]:
    """Return the fields of a state that differ from those before."""
    changed: dict[str, int | list[int]] = {}
    for name, value in vars(state).items():
        was = before.get(name)
        if was is not value and was != value:
            changed[name] = list(value.values()) if type(value) is dict else value
    return changed


def _count_forgotten(before: Sequence[Entry], now: Sequence[Entry]) -> int:
    """Return the number of entries before those with which the log of now begins."""
    return next(n for n in range(len(before) + 1) if before[n:] == now[: len(before) - n])


def read_change(change: ViewChange, base: ViewBase, words: Words, before: View | None) -> View:
    """Return the view that `write_change` has written. Raises KeyError or ValueError if it cannot be one."""
    game = find_game(base["game"])
    log = [] if before is None else before.log[change["forgotten"] :]
    log = [*log, *map(read_entry, change["log"])]
    state = _read_state(game, change["state"], {} if before is None else vars(before.state))
    options, seat, legal = dict(base["options"]), base["seat"], change["legal"]
    return View(game, seat, options, state, change["actor"], legal, log, words, last_turn(log), change["confirming"])


def _read_state(game: Game, changed: dict[str, int | list[int]], before: dict[str, int | Cells]) -> Record:
    """Return a state that shares what did not change with the one before."""
    state = object.__new__(game.rules.state)
    values: dict[str, int | Cells] = {}
    for field in game.rules.state.fields:
        value = changed[field.name] if field.name in changed else before[field.name]
        values[field.name] = dict(zip(field.indices, value, strict=True)) if isinstance(value, list) else value
    state.__dict__ = values
    return state


def write_entry(entry: Entry) -> SeenEntry:
    """Return an entry of the log as a seat saw it."""
    events = entry.events
    return {
        "actor": entry.actor,
        "phase": entry.phase,
        "number": entry.number,
        "text": entry.text,
        "seen": entry.seen,
        "events": None
        if events is None
        else [{"key": event.key, "values": event.values, "seen": event.seen} for event in events],
        "values": entry.values,
        "early": entry.early,
    }


def read_entry(entry: SeenEntry) -> Entry:
    """Return the entry that `write_entry` has written."""
    events = entry["events"]
    found = None if events is None else tuple(Event(each["key"], dict(each["values"]), each["seen"]) for each in events)
    return Entry(**entry | {"events": found})  # type: ignore[arg-type]  # the events are replaced
