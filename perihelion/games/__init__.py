"""One folder for each game; none of them knows another.

Importing a game makes this package the attribute `games` of `perihelion`, where the door's function of that name stood;
so the package answers the same call.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any


class _Games(ModuleType):
    """A package that can be called like `perihelion.games()`."""

    def __call__(self) -> dict[str, Any]:
        """All installed games by key."""
        from ..core.game import games

        return games()


sys.modules[__name__].__class__ = _Games
