"""The overlay for streams: a table as a spectator knew it some seconds ago, so that no player learns from it."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.scores import known_points
from ...core.seat_colours import seat_colours
from ...core.vocabulary import OVER, SPECTATOR
from ...table.replay import position_at
from ...table.table import Table
from ..schemas.overlay import Overlay, OverlaySeat
from .presenter import TablePresenter


def moment_before(table: Table, then: float) -> int:
    """Return the count of the table at a time: that after the last entry which is not younger."""
    return max(table.base, sum(entry.counted for entry in table.log if entry.time <= then))


def describe_overlay(presenter: TablePresenter, moment: int, then: float, watching: int, lang: str) -> Overlay:
    """Return the table as a spectator knew it at the time `then`, when its count was `moment`."""
    table, words = presenter.table, presenter.words(lang)
    position, _ = position_at(table, moment)
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
                "chance": None,
            }
            for seat, name in enumerate(names)
        ],
        "over": over,
        "watching": watching,
        "curve": [],
        "curveName": words("overlay-chances"),
    }


def add_chances(overlay: Overlay, shares: Sequence[float] | None, curve: Sequence[Sequence[float]]) -> Overlay:
    """Return the overlay with the chances to win of now, and of earlier turns. A game that is over has none of now."""
    if shares is None:
        return overlay
    seats = overlay["seats"]
    now: list[OverlaySeat] = [
        {**seat, "chance": None if overlay["over"] else round(share, 2)}
        for seat, share in zip(seats, shares, strict=True)
    ]
    ended = [[float(seat["won"]) / sum(each["won"] for each in seats) for seat in seats]] if overlay["over"] else []
    rounded = [[round(share, 3) for share in each] for each in (*(curve[:-1] if ended else curve), *ended)]
    return {**overlay, "seats": now, "curve": rounded}
