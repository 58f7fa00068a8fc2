"""NewGame: take one to three sticks; the player who takes the last one wins."""

from __future__ import annotations

from perihelion.rules import Game, Option

GAME = Game(
    key="newgame",
    package=__name__,
    prefix="NEWGAME",
    version=1,
    options=(Option("players", (2, 3, 4), 2), Option("sticks", (12, 16, 20), 16)),
)
