"""Tender: everybody bids at once and in secret. The smallest game with simultaneous decisions, for 2 to 10 players."""

from __future__ import annotations

from perihelion.rules import Game, Option

GAME = Game(key="tender", package=__name__, prefix="TENDER", version=1, options=(Option("players", range(2, 11), 2),))
