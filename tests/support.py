"""What tests share: our games, and random games of the contract's checks."""

from __future__ import annotations

from typing import Any

from perihelion.bots import lookahead_loops
from perihelion.check.options import variety
from perihelion.check.random_games import new_games, positions, walk
from perihelion.core.game import Game
from perihelion.engine import loading
from perihelion.engine.jit import PLAIN

__all__ = ["ALL_GAMES", "WIN", "hides", "new_games", "positions", "standing", "variety", "walk"]

WIN = lookahead_loops.WIN

ALL_GAMES = ["leduc", "solari", "solaris", "solarius", "solenia"]
"""Our games and the sample; what else is installed is not tested here."""


def standing(game: Game, s: Any, seat: int) -> int:
    """What a position is worth to a seat, as the bots see it."""
    loops: Any = loading.load_around(game, PLAIN, lookahead_loops.__file__)
    return int(loops.lead(s.copy(), game.rules.facts(), seat))


def hides(game: Game) -> bool:
    """Whether the game hides anything from anybody."""
    return any(field.seen != "all" for field in game.rules.state.fields)
