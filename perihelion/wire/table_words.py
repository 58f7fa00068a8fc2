"""The words of pages with a board: of the table, of the games played there, and of everything to study."""

from __future__ import annotations

from functools import lru_cache

from ..words import Words

TABLE_PACKAGES = tuple(f"perihelion.{room}" for room in ("table", "companion", "fair", "wire", "wire.study"))
"""The packages whose sentences pages with a board show."""


@lru_cache(maxsize=1024)
def table_words(lang: str, *packages: str, players: int = 0, names: tuple[str, ...] = ()) -> Words:
    """Return the words of pages with a board, with those of the game packages played there.

    `names` are those of the players. A seat without one has the name that the game gives it.

    Equal arguments give the same object, because boards cache what they draw by the words they draw it with.
    """
    return Words(lang, *packages, *TABLE_PACKAGES, players=players, names=names)
