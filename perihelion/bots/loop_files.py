"""Registers the bots' loops with the engine, which compiles them with each game (entry points `perihelion.loops`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from ..core.game import Game
from ..core.view import View, view_of_state
from ..engine.background import LoopFile
from ..engine.runtimes import compiled
from ..engine.warmup import first_decision, smallest_options
from ..words import DEFAULT, Words
from . import ismcts_loops, lookahead_loops, turn_search_loops
from .lookahead import Lookahead
from .networks import LearnedJudge, networks_of
from .search import SearchTree
from .turn_search import TurnSearch


def _first_view(game: Game, options: Mapping[str, object] | None = None) -> View:
    """Return the view of the first decision."""
    runtime, options = compiled(game), game.read_options(options or smallest_options(game))
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
    for network in networks_of(game)[:1]:

        def evaluate(network: LearnedJudge = network) -> None:
            start = game.new_state(game.read_options(network.about["options"]))
            network.expect_shares(start, [0.0] * network.seats)

        yield evaluate


def _turn_calls(game: Game) -> Iterator[Callable[[], None]]:
    """Yield a call only for a game with a network that searches whole turns."""
    for network in [each for each in networks_of(game) if each.candidate_turns][:1]:

        def search_turns(network: LearnedJudge = network) -> None:
            TurnSearch(game).choose(_first_view(game, network.about["options"]), network, 1)

        yield search_turns


GREEDY = LoopFile(Path(lookahead_loops.__file__), _greedy_calls)
SEARCH = LoopFile(Path(ismcts_loops.__file__), _search_calls)
TURNS = LoopFile(Path(turn_search_loops.__file__), _turn_calls)
