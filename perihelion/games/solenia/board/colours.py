"""The colours of Solenia's board: warm and cold paper, the players, and what follows the theme of the page."""

from __future__ import annotations

from typing import NamedTuple

from perihelion.draw.theme import themed

STYLE = themed(
    "solenia",
    dark={"frame": "#0b1030", "frame-edge": "#5f6cab", "crate": "#2a3468", "place": "#1f2853"},
    light={"frame": "#cdd9f2", "frame-edge": "#8b9ac8", "crate": "#f3eee0", "place": "#f1f4fd"},
)

FRAME, FRAME_EDGE, CRATE, PLACE = (f"var(--solenia-{name})" for name in ("frame", "frame-edge", "crate", "place"))


class Paper(NamedTuple):
    """The layers of one light: the sky from top to bottom, then hills from far to near, clouds and their shade."""

    sky: tuple[str, str, str]
    hills: tuple[str, str, str]
    cloud: str
    shade: str


DAY = Paper(("#bfe3f2", "#ffe9bd", "#ffd58f"), ("#f9c77e", "#f2a75c", "#e98d4b"), "#fffaf0", "#b8632e")
NIGHT = Paper(("#0d1238", "#1a2158", "#2a3377"), ("#222a66", "#1a2153", "#12183f"), "#39438a", "#05071d")
DAWN = Paper(("#7f8fd0", "#e8a9b6", "#ffd2a1"), ("#e9a08f", "#c9789a", "#8d5f9c"), "#ffe6da", "#6a3f78")
DUSK = Paper(("#2d2a6b", "#8a4f93", "#f08c6c"), ("#a6527f", "#713f80", "#43306b"), "#c98aa6", "#221848")

LIGHTS = ((DAY, NIGHT), (DAWN, DUSK))
"""By strip (0 ordinary, 1 twilight) and side."""

ROCK = (("#c98a55", "#9c6238", "#6f4526"), ("#6d74a8", "#4a5188", "#323866"))
"""Floating rock by day and by night: light, body, dark."""

MEADOW = {0: "#6fae4e", 1: "#e7bd4d", 2: "#b4bac9", 3: "#58b9d6"}
"""The top of an island by its good."""
MEADOW_NIGHT = {0: "#3f7d5a", 1: "#b28d43", 2: "#8f97b8", 3: "#3a8fc0"}

MEDALLION = "#fff8e7"

STAR_GOLD, STAR_EDGE = "#ffc531", "#8a5600"

ORDER_DAY, ORDER_NIGHT = ("#fff1cf", "#f3c877", "#4a2f10"), ("#2c357c", "#5d69c4", "#eef1ff")
"""Order tiles by day and by night: paper, edge, ink."""


class PlayerColours(NamedTuple):
    """The colours of a player: light, body, dark."""

    light: str
    body: str
    dark: str


PLAYER_COLOURS = (
    PlayerColours("#f08a9a", "#b8324c", "#6d1428"),
    PlayerColours("#7fd0cb", "#1c7f82", "#0a4447"),
    PlayerColours("#c3a2ea", "#7447b0", "#3f1f6d"),
    PlayerColours("#c9d58a", "#6f7f26", "#3d4810"),
)
