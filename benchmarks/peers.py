"""OpenSpiel's random games: through its Python API, and wholly in its C++ code."""

from __future__ import annotations

import random
import time
from typing import Any

import pyspiel


def python_games(name: str, games: int) -> tuple[int, float]:
    """Random games through the Python API: decisions made and CPU seconds."""
    game = pyspiel.load_game(name)
    decisions = 0
    begin = time.process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
    return decisions, time.process_time() - begin


class Rollouts:
    """Random games in C++: one simulation of its tree search evaluates the first decision by n rollouts.

    The search itself does nothing else in that one simulation. It does not tell how many decisions the rollouts took,
    so that number is their mean, taken over many games through the Python API.
    """

    def __init__(self, name: str, games: int):
        self.game: Any = pyspiel.load_game(name)
        self.games = games
        counted = 200 if name == "backgammon" else 20_000
        self.length = python_games(name, counted)[0] / counted

    def run(self, seed: int) -> tuple[int, float]:
        """Decisions made (by their mean) and CPU seconds."""
        evaluator = pyspiel.RandomRolloutEvaluator(self.games, seed)
        bot = pyspiel.MCTSBot(self.game, evaluator, 1.0, 1, 1000, False, seed, False)
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        begin = time.process_time()
        bot.step(state)
        return round(self.games * self.length), time.process_time() - begin
