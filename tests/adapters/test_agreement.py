"""The adapters compared with each other and with the engine: the same choices and draws give the same game."""

import numpy as np
import pyspiel
import pytest
from gymnasium.utils import seeding

import perihelion
import perihelion.adapters.openspiel
from perihelion.adapters.pettingzoo import _seed, env
from perihelion.core.chance import FastDraws
from tests.adapters.games import SHORT, spiel_name


@pytest.mark.parametrize("key", list(SHORT))
def test_pettingzoo_openspiel_and_positions_play_the_same_game(key):
    table = env(key, **SHORT[key])
    table.reset(seed=5)
    draws = FastDraws.of_game(_seed(seeding.np_random(5)[0]))
    state, position = pyspiel.load_game(spiel_name(key)).new_initial_state(), perihelion.new(key, **SHORT[key])
    rng = np.random.default_rng(1)
    for _ in range(60):
        while position.actor == perihelion.CHANCE:
            outcomes = position.outcome_ids
            total = sum(outcomes.values())
            assert dict(state.chance_outcomes()) == pytest.approx({o: w / total for o, w in outcomes.items()})
            drawn = list(outcomes)[draws.draw(list(outcomes.values()))]
            state.apply_action(drawn)
            position.play(drawn)
        assert position.state.tobytes() == state.packed().tobytes() == table._table.single.states.tobytes()
        if position.actor == perihelion.OVER:
            break
        assert state.current_player() == position.actor == table._table.actor
        assert state.legal_actions() == position.legal_ids == np.flatnonzero(table.last()[-1]["action_mask"]).tolist()
        for p in range(position.seats):
            seen = table.observe(f"seat_{p}")["observation"]
            assert np.array_equal(seen, np.array(state.observation_tensor(p), np.float32))
        action = int(rng.choice(position.legal_ids))
        table.step(action)
        state.apply_action(action)
        position.play(action)
    assert state.is_terminal() == all(table.terminations.values()) == (position.actor == perihelion.OVER)
    if state.is_terminal():
        assert state.returns() == pytest.approx(list(table.rewards.values()))
        assert position.scores.points == tuple(table._table.single.arrays.points[0])
