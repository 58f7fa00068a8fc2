"""The search bot: legal at every budget, reproducible, honest, and sane if there is nothing to choose."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

import perihelion
from perihelion.bots import LADDER, bot
from perihelion.bots.levels import LEVELS, MIN_SIMULATIONS, simulations
from perihelion.bots.search import Search, SearchTree
from perihelion.bots.search_memory import MEANS
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.core.position import Position
from perihelion.core.vocabulary import OVER
from perihelion.engine import runtimes
from tests.bots.test_simple_bots import begun
from tests.games.solari.base import at as solari
from tests.selection import SOAK
from tests.support import ALL_GAMES, hides, walk


@pytest.mark.parametrize("key", ALL_GAMES)
def test_legal_at_every_budget_and_the_same_with_the_same_seed(key: str):
    p = begun(key, seed=4, steps=3 if key == "leduc" else 25)
    view = p.view(p.actor)
    for budget in (1, 2, 7):
        action = Search(3, simulations=budget).choose(view)
        assert action in view.legal
        assert Search(3, simulations=budget).choose(view) == action


def test_a_rollout_plays_further_decisions(monkeypatch: pytest.MonkeyPatch):
    game = perihelion.games()["solenia"]
    p = begun("solenia", seed=4, steps=25)
    view, played = p.view(p.actor), []
    for turns in (0, 1):
        monkeypatch.setattr(game, "search_settings", replace(game.search_settings, rollout_turns=turns))
        tree = SearchTree(game, 1, learned=False)  # a network has its own settings
        tree.set_root(view)
        tree.run(3)
        played.append(tree.decisions_played)
    assert played[1] > played[0]


def test_another_seed_may_see_another_game():
    view = perihelion.new("leduc").play("Q1", "J1", "call").view(1)
    assert len({tuple(Search(seed, simulations=20).evaluate_actions(view)) for seed in range(4)}) > 1


@pytest.mark.parametrize("key", [key for key in ALL_GAMES if hides(perihelion.games()[key])])
def test_what_is_hidden_does_not_change_the_choice(key: str):
    """Another world that fits the view differs only in hidden things: the same seed makes the same choice."""
    game = perihelion.games()[key]
    rules = runtimes.interpreted(game)
    differed = 0
    for steps in {"leduc": (2, 3), "solarius": (80, 200)}.get(key, (20, 45)):
        p = begun(key, seed=steps, steps=steps)
        seat = p.actor
        view = p.view(seat)
        for world in range(3):
            s = view.state.copy()
            rules.sample(s, seat, [world + 1, 5])
            differed += s != p.plain
            other = Position(game, p.options, s).view(seat)
            assert other.state == view.state
            assert Search(7, simulations=6).choose(other) == Search(7, simulations=6).choose(view)
    assert differed, "nothing hidden was changed, so this test would prove nothing"


@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_forced_action_is_played_without_a_search(key: str):
    game = perihelion.games()[key]
    needed = {option.name: option.values[0] for option in game.options if option.default == "required"}
    for p in walk(perihelion.new(key, lang=None, **needed), 8, 200):
        if p.actor >= 0 and len(p.legal_ids) == 1:
            search = Search(0)
            assert search.choose(p.view(p.actor)) == p.legal_ids[0]
            assert search._trees[0].decisions_played == 0
            return


def test_a_search_that_reaches_the_end_of_the_game_knows_who_wins():
    """Two kings on the table: a call wins, so every simulation says so."""
    p = perihelion.new("leduc").play("K1", "J1", "call", "call", "K2", "call", "raise")
    found = {p.game.actions.texts[each.action]: each for each in Search(0, simulations=60).evaluate_actions(p.view(0))}
    assert found["call"].share > 0.9
    assert found["call"].points > 0
    assert found["fold"].share < 0.1


def test_the_tree_is_kept_within_a_turn_and_dropped_when_something_else_happened():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3")
    search = Search(1, simulations=60)
    action = search.choose(p.view(0))
    p.play(action)
    tree = search._trees[0]
    tree.set_root(p.view(0))
    assert tree.visits > 0, "the second decision reuses the tree of the first"
    other = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3").play("4N1")
    tree.set_root(other.view(0))
    assert tree.visits == 0


def test_a_long_turn_gets_less_thought_at_each_further_decision(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("perihelion.bots.search.FULL_BUDGET_DECISIONS", 1)
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3")
    search = Search(1, simulations=1000)
    p.play(search.choose(p.view(0), 40))
    search.evaluate_actions(p.view(0), 200)
    assert search._trees[0].visits == 100


def test_a_limit_for_the_turn_leaves_something_for_every_decision(monkeypatch: pytest.MonkeyPatch):
    """Without it the first decision may use up what a turn can take; the later ones never get nothing."""
    p, draws = begun("solarius", seed=2, steps=0), FastDraws(2)
    resolve_chance(p, draws)
    free, limited, played = Search(1, simulations=200), Search(1, simulations=200), []
    limited.turn_limit = 3_000
    free.evaluate_actions(p.view(p.actor))
    seat = p.actor
    while p.actor == seat:
        view = p.view(seat)
        before = limited._trees[0].decisions_played if limited._trees else 0
        action = limited.choose(view)
        if len(view.legal) > 1:
            played.append(limited._trees[0].decisions_played - before)
        p.play(action)
        resolve_chance(p, draws)
    assert free._trees[0].decisions_played > played[0]
    assert all(played[:3])
    chunk = max(played)  # the last chunk of simulations may go beyond
    assert sum(played) < limited.turn_limit + len(played) * chunk / 4


@pytest.mark.parametrize("key", ["solarius", "leduc"])
def test_a_turn_continues_through_chance_and_forced_decisions(key: str):
    p, draws = begun(key, seed=2, steps=0), FastDraws(2)
    bots = [Search(seat, simulations=1) for seat in range(2)]
    row, last, within = 0, -1, 0
    for _ in range(90):
        resolve_chance(p, draws)
        if p.actor == OVER:
            break
        row = row + 1 if p.actor == last else 0
        last = p.actor
        if bots[last]._trees:
            assert bots[last]._trees[0].turn_decisions == row
        view = p.view(last)
        within += row > 0 and len(view.legal) == 1
        p.play(bots[last].choose(view))
    assert within or key == "leduc"


def test_the_results_of_several_trees_are_merged():
    view = perihelion.new("leduc").play("Q1", "J1", "raise").view(1)
    found = Search(2, simulations=40, threads=2).evaluate_actions(view)
    assert sum(each.visits for each in found) == 40
    assert {each.action for each in found} == set(view.legal)


def test_seconds_are_a_budget_too():
    view = perihelion.new("leduc").play("Q1", "J1", "raise").view(1)
    assert Search(2, seconds=0.05).choose(view) in view.legal


def test_an_error_temperature_errs_a_little_and_not_much():
    """Such a bot plays several actions that are about equally good, and never throws the game away."""
    p = perihelion.new("leduc").play("K1", "J1", "call", "call", "K2", "call", "raise")
    texts = p.game.actions.texts
    chosen = Counter(texts[Search(seed, simulations=30, error_temperature=0.1).choose(p.view(0))] for seed in range(25))
    assert "fold" not in chosen
    early = perihelion.new("leduc").play("Q1", "J1").view(0)
    assert len({Search(seed, simulations=30, error_temperature=0.3).choose(early) for seed in range(25)}) > 1


def test_a_single_lucky_visit_does_not_make_an_action_the_best():
    """The least error temperature plays the most visited action: one lucky visit counts less than the lookahead."""
    view = solari("U: 1@22 2@23 3@54 4@70; N: 1@11 2@12 3@55", "1-3").view(0)
    for seed in range(12 if SOAK else 3):
        erring, exact = (
            Search(seed, simulations=60, error_temperature=temperature).choose(view) for temperature in (1e-6, 0)
        )
        assert erring == exact


def test_the_ladder_climbs():
    assert tuple(LEVELS) == LADDER
    for key in ALL_GAMES:
        budgets = [simulations(perihelion.games()[key].search_settings, name) for name in LADDER]
        assert budgets == sorted(budgets)
        assert min(budgets) >= MIN_SIMULATIONS
    for below, above in pairwise(LADDER):
        assert LEVELS[below].simulations_share <= LEVELS[above].simulations_share
        assert LEVELS[below].error_share >= LEVELS[above].error_share
        assert LEVELS[below] != LEVELS[above]
    view = perihelion.new("leduc").play("Q1", "J1", "raise").view(1)
    for name in LADDER[:3]:
        assert bot(name, 1).choose(view) in view.legal


def test_only_the_first_search_of_a_game_loads_its_loops(monkeypatch: pytest.MonkeyPatch):
    game = perihelion.games()["leduc"]
    SearchTree(game, 1)
    monkeypatch.setattr("perihelion.engine.loading.load_around", None)
    SearchTree(game, 2)


def test_a_tree_grows_by_as_many_visits_as_simulations():
    tree = SearchTree(perihelion.games()["leduc"], 1)
    tree.set_root(perihelion.new("leduc").play("Q1", "J1", "raise").view(1))
    tree.run(17)
    assert tree.visits == 17
    assert sum(each.visits for each in tree.action_values()) == 17
    assert 0 < tree.root_value[0] < 1
    assert 0 < tree.root_value[1] < 0.3


@pytest.mark.parametrize("players", [7, 10])
def test_a_search_values_every_seat_of_a_large_table(players):
    """The values of seats do not overlap with those that the search keeps behind them."""
    p = perihelion.new("tender", players=players).play(*["1"] * players, "5")
    seat = players - 1
    bot = Search(seed=1, simulations=40)
    found = bot.evaluate_actions(p.view(seat))
    assert sorted(each.action for each in found) == p.for_seat(seat).legal_ids
    shares = bot._trees[0]._tree.stats[bot._trees[0]._params.root, MEANS : MEANS + players]
    assert shares.sum() == pytest.approx(1, abs=1e-6)


def test_a_search_recalls_what_the_seat_saw():
    """Seat 1 knows the favourite of seat 0, which no field shows it."""
    p = perihelion.new("tender", players=2).play("5", "1", "5", "1: bid 1")
    tree = SearchTree(p.game, 1)
    tree.set_root(p.view(0))
    assert list(tree._buffers.sample_generator)[2:] == [
        number for entry in p.view(0).log for number in (entry.actor, entry.phase, entry.number)
    ]
    tree.run(8)
    assert tree.visits == 8
