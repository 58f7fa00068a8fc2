"""The bot that fits a player of a game: after a win the next one is stronger, after a loss weaker.

So everybody comes to the level against which they win about half of their games, whatever the levels are worth.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from ..bots import LADDER
from ..table.stored import Summary
from ..table_log.bodies import BOT, PERSON
from .table.listed_tables import ListedRow

LEVELS = ("moon", *LADDER)
FIRST_STEP = 2
"""The number of levels passed at once until a game goes the other way."""


def fitting_bots(tables: Iterable[ListedRow], guest: str) -> dict[str, str]:
    """Return for each game in which a guest has finished games against bots the level of the next bot."""
    over = sorted((one for one in tables if one.summary["over"]), key=lambda one: (one.game, one.changed))
    found = {game: [_outcome(one.summary, guest) for one in played] for game, played in groupby(over, lambda t: t.game)}
    return {game: next_level(known) for game, outcomes in found.items() if (known := [one for one in outcomes if one])}


def next_level(outcomes: list[tuple[str, int]]) -> str:
    """Return the level after these games, the earliest first: the level of the bots, and 1, 0 or -1 for the player."""
    level, last = outcomes[-1]
    one_way = len({outcome for _, outcome in outcomes}) == 1
    at = LEVELS.index(level) + last * (FIRST_STEP if one_way else 1)
    return LEVELS[min(max(at, 0), len(LEVELS) - 1)]


def _outcome(summary: Summary, guest: str) -> tuple[str, int] | None:
    """Return the level of the bots, and whether the guest was ahead of more of them than behind; or nothing.

    A game counts if the guest alone played against bots of one level.
    """
    mine = [n for n, seat in enumerate(summary["seats"]) if seat["kind"] == PERSON and seat["guest"] == guest]
    levels = {seat["level"] for seat in summary["seats"] if seat["kind"] == BOT}
    if len(mine) != 1 or len(summary["seats"]) < 2 or len(levels) != 1 or not levels <= set(LEVELS):
        return None
    if any(seat["kind"] != BOT for n, seat in enumerate(summary["seats"]) if n != mine[0]):
        return None
    own = summary["points"][mine[0]] or 0
    others = [points or 0 for n, points in enumerate(summary["points"]) if n != mine[0]]
    ahead = sum((own > points) - (own < points) for points in others)
    return levels.pop(), (ahead > 0) - (ahead < 0)
