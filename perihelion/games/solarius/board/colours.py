"""The colours of Solarius Mission's board: the four kinds, the four crews, and what follows the theme of the page."""

from __future__ import annotations

from typing import NamedTuple

from perihelion.draw.theme import themed

STYLE = themed(
    "solarius",
    dark={
        "space": "#0d1334",
        "tile": "#141c49",
        "grid": "#3c4a8f",
        "rim": "#6f7fd0",
        "console": "#101738",
        "slot": "#1c2658",
        "field": "#0f1637",
        "closed": "#141b42",
    },
    light={
        "space": "#dbe5fa",
        "tile": "#eef3ff",
        "grid": "#aebbe4",
        "rim": "#6878bd",
        "console": "#dfe6f7",
        "slot": "#f7f9ff",
        "field": "#f4f7ff",
        "closed": "#dde4f5",
    },
)

SPACE, TILE, GRID, RIM, CONSOLE, SLOT, FIELD, CLOSED = (
    f"var(--solarius-{name})" for name in ("space", "tile", "grid", "rim", "console", "slot", "field", "closed")
)


class Kind(NamedTuple):
    """One of the four kinds of dice, planets and cubes: light, body, dark, and the ink upon it."""

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


class Crew(NamedTuple):
    """The colours of a player: light, body, dark."""

    light: str
    body: str
    dark: str


CREWS = (
    Crew("#ff9c9c", "#d1343f", "#6f0f19"),
    Crew("#b6e88a", "#4d9a2a", "#234d0f"),
    Crew("#a3c4ff", "#3a6fe0", "#173478"),
    Crew("#dcb2ff", "#8c4fd0", "#47207a"),
)

FUEL_BODY, FUEL_EDGE = "#ff7a45", "#8a2c06"
COIN_BODY, COIN_EDGE = "#ffd76a", "#8a5b08"
WASTE_BODY, WASTE_EDGE = "#93a08a", "#3c4636"
STEEL, STEEL_EDGE = "#cfd6ea", "#525d80"
