"""The bots' loops for the engine, which compiles them together with a game (entry points `perihelion.loops`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from ..core.game import Game
from ..core.view import View, view_of_state
from ..engine.background import LoopFile
from ..engine.runtimes import compiled
from ..engine.warmup import first_decision, smallest_options
from ..words import DEFAULT, Words
from . import ismcts_loops, lookahead_loops
from .lookahead import Lookahead
from .search import SearchTree


def _first_view(game: Game) -> View:
    """Return what the first seat to act knows at its first decision."""
    runtime, options = compiled(game), game.read_options(smallest_options(game))
    s = first_decision(runtime, runtime.state(game.new_state(options)))
    return view_of_state(runtime, s, runtime.actor(s), options, Words(DEFAULT, game.package))


def _greedy_calls(game: Game) -> Iterator[Callable[[], None]]:
    def look_ahead() -> None:
        Lookahead(game).values(_first_view(game), 1, 0)

    yield look_ahead


def _search_calls(game: Game) -> Iterator[Callable[[], None]]:
    def search() -> None:
        tree = SearchTree(game, 0)
        tree.set_root(_first_view(game))
        tree.run(1)

    yield search


GREEDY = LoopFile(Path(lookahead_loops.__file__), _greedy_calls)
SEARCH = LoopFile(Path(ismcts_loops.__file__), _search_calls)
