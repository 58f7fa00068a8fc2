"""Solarius Mission, by Michael Keller and Andreas Odendahl."""

from __future__ import annotations

from typing import Any

from perihelion.rules import Game, Option

LETTERS = "ABCDEF"


def read_tiles(given: Any) -> str:
    """Read six tile letters for sectors 1 to 6: `"CABFED"`, a list of letters, or a list of numbers 0 to 5."""
    items = list(given) if not isinstance(given, str) else given.upper().replace(",", " ").split()
    letters = [LETTERS[i] if isinstance(i, int) and 0 <= i < 6 else str(i).upper() for i in items]
    tiles = "".join(letters)
    if sorted(tiles) != list(LETTERS):
        raise ValueError(f"{given!r} is not each of the letters A to F once, like CABFED")
    return tiles


def read_rotations(given: Any) -> str:
    """Read six rotations by 60 degrees counter-clockwise for sectors 1 to 6: `"010532"` or a list of numbers 0 to 5."""
    text = f"{given:06}" if isinstance(given, int) else given
    turns = "".join(text.replace(",", " ").split() if isinstance(text, str) else map(str, text))
    if len(turns) != 6 or not set(turns) <= set("012345"):
        raise ValueError(f"{given!r} is not six digits from 0 to 5, like 010532")
    return turns


GAME = Game(
    key="solarius",
    package=__name__,
    prefix="SOLARIUS",
    version=2,
    options=(
        Option("players", (2, 3, 4), alias="n_players"),
        Option("start", ("cards", "free"), "cards"),
        Option("arrangement", ("random", "fixed", "given"), "random"),
        Option("planet_back_colour", (False, True), True),
        Option("outpost_double_tc", (False, True), True),
        Option("field_waste_adds", (False, True), True),
        Option("centre_letters_public", (False, True), False),
        Option("tiles", (LETTERS,), LETTERS, read=read_tiles, alias="tile_at"),
        Option("rotations", ("000000",), "000000", read=read_rotations, alias="tile_rot"),
    ),
)
