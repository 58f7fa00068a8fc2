"""Simultaneous decisions in OpenSpiel and PettingZoo."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, parallel_api_test

import perihelion.adapters.openspiel
from perihelion.adapters.pettingzoo import env, parallel_env

NAME = "perihelion_tender(players=3)"


def before_bids(game, *favourites):
    """The first simultaneous decision, for lot 4."""
    state = game.new_initial_state()
    for lot in (*favourites, *[0] * (game.num_players() - len(favourites)), 3):
        state.apply_action(lot)
    return state


def test_openspiels_own_simulations_play_it(capfd):
    from open_spiel.python.tests import games_sim_test

    pyspiel.random_sim_test(pyspiel.load_game(NAME), num_sims=2, serialize=True, verbose=False)
    np.random.seed(1)
    games_sim_test.GamesSimTest("sim_game").sim_game(pyspiel.load_game("perihelion_tender"))


def test_all_seats_choose_at_one_node():
    game = pyspiel.load_game(NAME)
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    state = before_bids(game)
    assert state.is_simultaneous_node()
    assert [state.legal_actions(player) for player in range(3)] == [list(range(8))] * 3
    before = [state.information_state_string(player) for player in range(3)]
    one, other = state.clone(), state.clone()
    one.apply_actions([4, 2, 1])
    other.apply_actions([4, 1, 2])
    assert one.is_chance_node()
    assert one.information_state_string(0) == other.information_state_string(0), "bids are hidden"
    assert one.information_state_string(1) != other.information_state_string(1)
    assert before == [state.information_state_string(player) for player in range(3)]
    copied = pickle.loads(pickle.dumps(one))
    assert str(copied) == str(one)


def test_the_game_of_a_sequential_game_is_sequential():
    assert pyspiel.load_game("perihelion_leduc").get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL


def test_a_playthrough_reaches_the_end():
    from open_spiel.python.algorithms import generate_playthrough

    lines = generate_playthrough.playthrough(NAME, None, seed=1)
    assert "IsTerminal() = True" in lines
    assert "LegalActions(2)" in lines


def test_a_sampled_world_recalls_what_was_seen():
    """Seat 1 saw the favourite of seat 0, which is in no field that it may read."""
    state = before_bids(pyspiel.load_game(NAME), 4, 2, 0)
    worlds = [state.resample_from_infostate(1, np.random.default_rng(n).random) for n in range(20)]
    favourites = [world.position().plain.favourite for world in worlds]
    assert {found[0] for found in favourites} == {4}
    assert {found[1] for found in favourites} == {2}
    assert len({found[2] for found in favourites}) > 2


@pytest.mark.parametrize("name", [NAME, "perihelion_leduc()"])
def test_with_perfect_recall_a_sampled_world_has_a_history(name):
    game = pyspiel.load_game(name.replace(")", ",perfect_recall=True)").replace("(,", "("))
    rng = np.random.default_rng(5)
    state, compared = game.new_initial_state(), 0
    histories = set()
    while not state.is_terminal():
        for player in range(game.num_players()):
            for seed in range(2):
                world = state.resample_from_infostate(player, np.random.default_rng(seed).random)
                assert world.information_state_string(player) == state.information_state_string(player)
                assert world.observation_string(player) == state.observation_string(player)
                assert len(world.history()) == len(state.history())
                histories.add(tuple(world.history()))
                compared += 1
        if state.is_simultaneous_node():
            state.apply_actions([int(rng.choice(state.legal_actions(p))) for p in range(game.num_players())])
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert compared > 20
    assert len(histories) > compared / 4, "hidden entries are guessed"


def test_a_parallel_environment_lets_all_choose_in_one_step():
    table = parallel_env("tender", players=3)
    parallel_api_test(table, num_cycles=30)
    observations, infos = table.reset(seed=3)
    steps = 0
    rng = np.random.default_rng(1)
    while table.agents:
        masks = [infos[agent]["action_mask"] for agent in table.agents]
        assert all(mask.any() for mask in masks)
        assert all((observations[agent]["action_mask"] == infos[agent]["action_mask"]).all() for agent in table.agents)
        chosen = {agent: int(rng.choice(np.flatnonzero(mask))) for agent, mask in zip(table.agents, masks, strict=True)}
        observations, rewards, ended, _, infos = table.step(chosen)
        steps += 1
    assert steps == 5, "one step for each lot"
    assert all(ended.values())
    assert sum(rewards.values()) == pytest.approx(0)


def test_an_illegal_choice_of_one_seat_changes_nothing():
    table = parallel_env("tender", players=2)
    table.reset(seed=3)
    table.step({"seat_0": 4, "seat_1": 5})
    before = table._table.single.states.tobytes()
    _, _, _, _, infos = table.step({"seat_0": 4, "seat_1": 6})
    assert table._table.single.states.tobytes() == before
    assert infos["seat_0"]["action_mask"][4] == 0
    with pytest.raises(perihelion.InvalidAction, match="seat_1 decides"):
        table.step({"seat_0": 1})


@pytest.mark.filterwarnings("ignore:Observation")
def test_in_an_aec_environment_the_seats_choose_one_after_the_other_and_see_nothing():
    table = env("tender", players=3)
    api_test(table, num_cycles=20)
    seen = []
    for bid in (3, 6):
        table.reset(seed=3)
        table.step(bid)
        assert table.agent_selection == "seat_1"
        seen.append([table.observe(agent)["observation"].tobytes() for agent in table.possible_agents])
    assert seen[0][1:] == seen[1][1:]
    assert seen[0][0] != seen[1][0]
