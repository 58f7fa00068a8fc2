"""A level of the search bot that tries other settings than those of its game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..core.contract import SearchSettings
from ..core.game import Game
from ..core.view import View
from .levels import Leveled


@contextmanager
def using_settings(game: Game, settings: SearchSettings) -> Iterator[None]:
    """Let the search play a game with other settings inside the block."""
    before, game.search_settings = game.search_settings, settings
    try:
        yield
    finally:
        game.search_settings = before


class TunedLevel(Leveled):
    """A level with settings of its own, without networks. `name` tells it from the same level with other settings."""

    def __init__(self, level: str, settings: SearchSettings, name: str = "", seed: int = 0):
        super().__init__(level, seed, learned=False)
        self.level, self.settings, self.name = level, settings, name or level

    def seeded(self, seed: int) -> TunedLevel:
        """Return the same level for one game."""
        return TunedLevel(self.level, self.settings, self.name, seed)

    def choose(self, view: View, budget: int = 0) -> int:
        """Search with these settings."""
        with using_settings(view.game, self.settings):
            return super().choose(view, budget)
