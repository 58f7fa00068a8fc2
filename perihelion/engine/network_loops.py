"""A loop that runs a network over many states, outside the search."""

from __future__ import annotations

from typing import Any

from perihelion.engine.jit import loop
from perihelion.engine.network_rules import run_network


@loop
def run_over(network: Any, words: Any, viewer: int, seats: int, out: Any) -> None:
    """Write the outputs for each row of words."""
    for i in range(words.shape[0]):
        run_network(network, words, i, viewer, seats)
        for o in range(out.shape[1]):
            out[i, o] = network.outputs[o]
