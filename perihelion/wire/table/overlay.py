"""The overlay for streams: a table as a spectator knew it some seconds ago, so that no player learns from it."""

from __future__ import annotations

from ...core.scores import known_points
from ...core.seat_colours import seat_colours
from ...core.vocabulary import OVER, SPECTATOR
from ...table.replay import position_at
from ...table.table import Table
from ..schemas.overlay import Overlay
from .presenter import TablePresenter


def moment_before(table: Table, then: float) -> int:
    """Return the count of the table at a time: that after the last entry which is not younger."""
    return max(table.base, sum(entry.counted for entry in table.log if entry.time <= then))


def describe_overlay(presenter: TablePresenter, then: float, watching: int, lang: str) -> Overlay:
    """Return the table as a spectator knew it at the time `then`."""
    table, words = presenter.table, presenter.words(lang)
    position, _ = position_at(table, moment_before(table, then))
    over = position.actor == OVER or (table.over and table.log[-1].time <= then)
    scores = table.scores if over else position.scores
    points = known_points(scores.points, scores.sheet, SPECTATOR, over)
    names, colours = presenter.names(words), seat_colours(table.game, len(table.seats))
    return {
        "gameName": words("game"),
        "seats": [
            {
                "name": name,
                "title": words.seat(seat),
                "colour": colours[seat],
                "points": points[seat],
                "active": not over and seat in position.choosing,
                "won": over and seat in scores.winners,
            }
            for seat, name in enumerate(names)
        ],
        "over": over,
        "watching": watching,
    }
