"""A sealed sale: the smallest game with secret actions. Tests plant faults into copies of it."""

from __future__ import annotations

from perihelion.rules import Game, Option

GAME = Game(key="sale", package=__name__, prefix="SALE", version=1, options=(Option("players", (2, 3), 2),))
