"""Leduc poker: six cards, two rounds of betting. The smallest complete game, for tests and examples."""

from __future__ import annotations

from perihelion.rules import Game

GAME = Game(key="leduc", package=__name__, prefix="LEDUC", version=1, options=())
