"""The colours of Solarius Mission's board: the four kinds, the four players, and what follows the theme of the page."""

from __future__ import annotations

from typing import NamedTuple

from perihelion.draw.theme import themed

STYLE = themed(
    "solarius",
    dark={
        "space": "#0a0f2c",
        "tile": "#1a2458",
        "centre": "#2a3474",
        "grid": "#46559f",
        "rim": "#7f90e0",
        "rose": "#b0448a",
        "violet": "#5b3bb0",
        "teal": "#1d7d94",
        "console": "#141c44",
        "console-light": "#35408a",
        "slot": "#1c2658",
        "slot-light": "#3a4893",
        "field": "#0f1637",
        "closed": "#141b42",
    },
    light={
        "space": "#cfdcf8",
        "tile": "#f3f7ff",
        "centre": "#fff6df",
        "grid": "#aebbe4",
        "rim": "#6878bd",
        "rose": "#f4a9c4",
        "violet": "#b9a8f0",
        "teal": "#9edbe0",
        "console": "#e3e9f8",
        "console-light": "#ffffff",
        "slot": "#f3f6ff",
        "slot-light": "#ffffff",
        "field": "#f4f7ff",
        "closed": "#dde4f5",
    },
)

SPACE, TILE, CENTRE_TILE, GRID, RIM = (f"var(--solarius-{name})" for name in ("space", "tile", "centre", "grid", "rim"))
ROSE, VIOLET, TEAL = (f"var(--solarius-{name})" for name in ("rose", "violet", "teal"))
CONSOLE, CONSOLE_LIGHT, SLOT, SLOT_LIGHT, FIELD, CLOSED = (
    f"var(--solarius-{name})" for name in ("console", "console-light", "slot", "slot-light", "field", "closed")
)


class Kind(NamedTuple):
    """One of the four kinds of dice, planets and cubes: light, body, dark, and the ink on it."""

    light: str
    body: str
    dark: str
    ink: str


KINDS = (
    Kind("#7d86a8", "#343a54", "#12162a", "#ffffff"),
    Kind("#fff0b8", "#f2b632", "#8a5b08", "#2b1c00"),
    Kind("#c9fff5", "#2bbfae", "#0b5a55", "#00231f"),
    Kind("#e6b58c", "#96592d", "#4b2710", "#ffffff"),
)
"""Black, yellow, turquoise, brown."""


class PlayerColours(NamedTuple):
    """The colours of a player: light, body, dark."""

    light: str
    body: str
    dark: str


PLAYER_COLOURS = (
    PlayerColours("#ff9c9c", "#d1343f", "#6f0f19"),
    PlayerColours("#b6e88a", "#4d9a2a", "#234d0f"),
    PlayerColours("#a3c4ff", "#3a6fe0", "#173478"),
    PlayerColours("#dcb2ff", "#8c4fd0", "#47207a"),
)

FUEL_BODY, FUEL_EDGE = "#ff7a45", "#8a2c06"
COIN_BODY, COIN_EDGE = "#ffd76a", "#8a5b08"
WASTE_BODY, WASTE_EDGE = "#93a08a", "#3c4636"
STEEL, STEEL_EDGE = "#cfd6ea", "#525d80"
