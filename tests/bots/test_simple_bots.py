"""The random and the greedy bot: legal, reproducible, honest, and greedy deserves its name."""

from __future__ import annotations

import pytest

import perihelion
from perihelion import InvalidOptions
from perihelion.bots import BOTS, bot
from perihelion.bots.lookahead import Lookahead
from perihelion.bots.match import Match
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.core.position import Position
from perihelion.engine import runtimes
from perihelion.engine.runtimes import force_runtime
from tests.support import ALL_GAMES, WIN, standing, walk


def begun(key: str, seed: int, steps: int) -> Position:
    """Return a game in progress, at a decision with more than one action if possible."""
    game = perihelion.games()[key]
    needed = {option.name: option.values[0] for option in game.options if option.default == "required"}
    position = perihelion.new(key, lang=None, **needed)
    for n, p in enumerate(walk(position, seed, steps + 40)):
        if n >= steps and p.actor >= 0 and len(p.legal_ids) > 1:
            break
    return position


@pytest.mark.parametrize("key", ALL_GAMES)
def test_the_lookahead_sees_in_a_state_what_it_sees_in_a_view(key: str):
    """So it does not see what is hidden from the seat."""
    p = begun(key, seed=8, steps=2)
    view, runtime = p.view(p.actor), runtimes.best(p.game)
    lookahead, s = Lookahead(p.game), runtime.state(p.plain)
    before = runtime.packed(s).tobytes()
    assert lookahead.values_at(s, view.legal, view.seat, 40, 3) == lookahead.values(view, 40, 3)
    assert runtime.packed(s).tobytes() == before


@pytest.mark.parametrize("name", ["random", "moon", "greedy"])
@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_bot_chooses_a_legal_action_and_the_same_with_the_same_seed(key: str, name: str):
    for steps in (0, 7, 30):
        p = begun(key, seed=steps + 1, steps=steps)
        if p.actor < 0:
            continue
        view = p.view(p.actor)
        chosen = bot(name, 5).choose(view, 40)
        assert chosen in view.legal
        assert bot(name, 5).choose(view, 40) == chosen


def test_the_beginner_is_gentle():
    """Interpreted, in a short game of Solari: it scores more than random play, and far less than greedy."""
    match = Match(perihelion.games()["solari"], {"target": 6})
    points = {"random": 0, "greedy": 0}
    for other in points:
        for seed in range(4):
            seats = [bot("moon", seed), bot(other, seed)]
            played = match.play(seats if seed % 2 else seats[::-1], seed)
            mine, theirs = played.points if seed % 2 else played.points[::-1]
            points[other] += mine - theirs
    assert points["random"] > 0 > points["greedy"]


def test_random_chooses_everything_in_the_long_run():
    view = perihelion.new("leduc").play("Q1", "J1", "raise").view(1)
    chooser = bot("random", 1)
    chosen = [chooser.choose(view) for _ in range(300)]
    assert {action: 60 < chosen.count(action) < 140 for action in view.legal} == {0: True, 1: True, 2: True}


def test_greedy_wins_if_it_can():
    """A pair on the board: the last call wins in every world, folding loses."""
    p = perihelion.new("leduc").play("K1", "J1", "call", "call", "K2", "call", "raise")
    assert p.game.actions.texts[bot("greedy").choose(p.view(0))] == "call"


@pytest.mark.parametrize("other", ["J2", "Q2", "K2"])
def test_greedy_does_not_look_into_another_hand(other: str):
    p = perihelion.new("leduc").play("Q1", other, "call", "call", "K1")
    q = perihelion.new("leduc").play("Q1", "J1", "call", "call", "K1")
    for seed in range(20):
        assert bot("greedy", seed).choose(p.view(0)) == bot("greedy", seed).choose(q.view(0))


def test_greedy_plays_the_same_on_machine_code():
    p = perihelion.new("leduc").play("Q1", "J1", "raise")
    interpreted = [bot("greedy", seed).choose(p.view(1)) for seed in range(10)]
    with force_runtime("compiled"):
        assert [bot("greedy", seed).choose(p.view(1)) for seed in range(10)] == interpreted


def test_the_value_of_a_finished_game_is_the_result_then_the_lead_in_points():
    won = perihelion.new("leduc").play("K1", "J1", "call", "call", "Q1", "call", "call")
    shared = perihelion.new("leduc").play("J2", "J1", "call", "call", "Q1", "call", "call")
    game = won.game
    assert (standing(game, won.plain, 0), standing(game, won.plain, 1)) == (WIN + 2_000_000, -WIN - 2_000_000)
    assert standing(game, shared.plain, 0) == 0


def test_greedy_beats_random_at_solari():
    wins = 0
    for seed in range(4):
        p, draws, greedy = perihelion.new("solari", target=6), FastDraws(seed), seed % 2
        bots = {greedy: bot("greedy", seed), 1 - greedy: bot("random", seed)}
        while resolve_chance(p, draws).actor >= 0:
            p.play(bots[p.actor].choose(p.view(p.actor), 40))
        wins += p.scores.winners == (greedy,)
    assert wins == 4


def test_an_unknown_bot_names_the_right_ones():
    with pytest.raises(InvalidOptions, match=", ".join(BOTS)):
        bot("genius")
