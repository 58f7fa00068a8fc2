"""The loop of evaluation.py; loading.py loads it around the rules of one game."""

from __future__ import annotations

from typing import Any

from perihelion.bots.evaluation_loops import evaluate
from perihelion.bots.turn_search_loops import Params
from perihelion.engine.jit import loop
from perihelion.engine.network_rules import Network


@loop
def evaluate_all(states: Any, words: Any, facts: Any, network: Network, params: Params, values: Any) -> float:
    """Evaluate all states in turn and return the sum of the points that the seat expects."""
    total = 0.0
    for i in range(len(states)):
        evaluate(states[i], facts[0], words, i, network, params, values)
        total += values[params.seat]
    return total
