"""The search over whole turns: it finds every end of a turn once, takes a win, and plays its plan to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import perihelion
from perihelion.bots import turn_search
from perihelion.bots.levels import Leveled
from perihelion.bots.match import Match
from perihelion.bots.networks import LearnedJudge, network_for, networks_of
from perihelion.bots.random import Random
from perihelion.bots.turn_search import TurnSearch
from perihelion.core.position import Position
from perihelion.core.vocabulary import CHANCE, OVER
from perihelion.engine import runtimes
from perihelion.errors import PerihelionError

from .test_networks import network_file

pytestmark = pytest.mark.usefixtures("machine_code")  # only machine code reads networks
SOLARI = perihelion.games()["solari"]


def positions(level: int, decisions: int) -> Iterator[Position]:
    """Yield the decisions of a random game; the caller may play on in each of them."""
    options = SOLARI.read_options({"level": level, "players": 2})
    position, rng = Position(SOLARI, options, SOLARI.new_state(options)), np.random.default_rng(level)
    for _ in range(decisions):
        while position.actor == CHANCE:
            position.play(int(rng.choice(list(position.outcome_ids))))
        if position.actor == OVER:
            return
        yield position
        if position.legal_ids:
            position.play(int(rng.choice(position.legal_ids)))


def ends_of_turn(runtime: Any, s: Any, seat: int) -> set[bytes]:
    """Return every record in which the turn can end, found by exhaustive search."""
    if runtime.actor(s) != seat:
        return {runtime.packed(s).tobytes()}
    found: set[bytes] = set()
    for action in runtime.legal(s):
        t = runtime.copy(s)
        runtime.play(t, action)
        found |= ends_of_turn(runtime, t, seat)
    return found


@pytest.mark.parametrize("level", [1, 3])
def test_every_end_of_a_turn_is_found_once(level: int):
    search, runtime = TurnSearch(SOLARI), runtimes.best(SOLARI)
    n_ends = 0
    for position in positions(level, 6):
        view = position.view(position.actor)
        network = network_for(SOLARI, view.state)
        assert network is not None
        ends = ends_of_turn(runtime, runtime.state(view.state), view.seat)
        search._plan = []
        action = search.choose(view, network, 1)
        assert action in view.legal
        found = {search._turn.ends[i : i + 1].tobytes() for i in range(len(ends))}
        assert found == ends
        n_ends += len(ends)
    assert n_ends > 500


def test_a_plan_is_played_to_the_end_of_the_turn():
    """The whole turn is planned at its first decision, so a copy that begins later finds no better one."""
    search, plans = TurnSearch(SOLARI), 0
    for position in positions(2, 6):
        view = position.view(position.actor)
        network = network_for(SOLARI, view.state)
        assert network is not None
        seat = view.seat
        while position.actor == seat:
            action = search.choose(position.view(seat), network, 2)
            assert action is not None
            position.play(action)
            plans += 1
        assert not search._plan
    assert plans > 6


def test_the_highest_level_searches_whole_turns_and_beats_random_play():
    match = Match(SOLARI, {"level": 1, "players": 2})
    sun = Leveled("sun", 1)
    for seed in range(2):
        played = match.play([BriefSun(sun), Random(seed)], seed)
        assert played.shares[0] == 1
    assert sun._turn_search is not None


class BriefSun:
    """A bot with a small budget."""

    def __init__(self, bot: Leveled):
        self._bot = bot

    def choose(self, view: Any, budget: int = 0) -> int:
        """Search the replies to one turn only."""
        return self._bot.choose(view, 1)


def test_the_tree_search_chooses_if_there_are_too_many_turns(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(turn_search, "OWN_ENDS", 4)
    position = next(positions(1, 1))
    view = position.view(position.actor)
    sun = Leveled("sun", 1)
    assert sun.choose(view, 16) in view.legal
    assert sun._trees, "the tree search was not used"


def test_a_game_that_hides_something_is_not_searched_by_turns():
    leduc = perihelion.games()["leduc"]
    data = network_file(leduc, {}, search={"candidate_turns": 4})
    with pytest.raises(PerihelionError, match="hides something"):
        LearnedJudge(leduc, "two", data)


def test_the_included_networks_say_how_they_are_used():
    assert [network.candidate_turns > 0 for network in networks_of(SOLARI)] == [True, True]
    [solarius] = networks_of(perihelion.games()["solarius"])
    assert solarius.leaf_share > 0
    assert solarius.settings.rollout_turns > 0
