"""How late spectators see a running table, so that they cannot help anybody who plays: some turns, or some minutes."""

from __future__ import annotations

from bisect import bisect_right

from ..table_log.bodies import Checkpoint, GameStarted
from .table import Table
from .turns import SETUP, Turns


def is_late_for(table: Table, guest: str) -> bool:
    """Return whether this guest sees the table late: it is not over, and the guest does not play there."""
    return table.settings.delay != "" and not table.ended and guest not in table.players()


def visible_length(table: Table, turns: Turns, now: float) -> int:
    """Return how many entries of a table's log spectators may see. Before the start, and at the end, they see all."""
    delay, log = table.settings.spectator_delay, table.log
    if delay is None or table.ended or not table.started:
        return len(log)
    if delay.turns:
        newest = max(SETUP, turns.number(len(log) - 1) - delay.turns)
        seen = bisect_right(range(len(log)), newest, key=turns.number)
    else:
        seen = next((entry.n for entry in log if entry.time > now - delay.seconds), len(log))
    # What was there before the start, and how the game goes on under other rules, is never hidden.
    for entry in reversed(log):
        if isinstance(entry.body, GameStarted | Checkpoint):
            return max(seen, entry.n + isinstance(entry.body, Checkpoint))
    return seen


def next_visible_at(table: Table, seen: int) -> float | None:
    """Return when spectators may see the first entry that they do not see yet, if that depends on the time."""
    delay = table.settings.spectator_delay
    if delay is None or not delay.seconds or seen >= len(table.log):
        return None
    return table.log[seen].time + delay.seconds
