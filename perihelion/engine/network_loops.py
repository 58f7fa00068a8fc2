"""Loops that run a network over many states, outside the search."""

from __future__ import annotations

from typing import Any

from perihelion.engine.float_rules import exp
from perihelion.engine.jit import loop
from perihelion.engine.network_rules import run_network


@loop
def run_over(network: Any, words: Any, viewer: int, seats: int, out: Any) -> None:
    """Write the outputs for each row of words."""
    for i in range(words.shape[0]):
        run_network(network, words, i, viewer, seats)
        for o in range(out.shape[1]):
            out[i, o] = network.outputs[o]


@loop
def expect(
    network: Any,
    words: Any,
    viewer: int,
    seats: int,
    judged: Any,
    scale: float,
    upon_judge: bool,
    shares: Any,
    points: Any,
) -> None:
    """Write the expected shares of the win and points of each seat for each row of words.

    `judged` has the points that the judge expects, by row and seat; the network corrects them if it is `upon_judge`.
    """
    outputs = network.outputs
    for i in range(words.shape[0]):
        run_network(network, words, i, viewer, seats)
        highest = -1e300
        for p in range(seats):
            k = (p - viewer + seats) % seats  # outputs are counted from the viewer
            shares[i, p], points[i, p] = outputs[k], outputs[seats + k]
            if upon_judge:
                shares[i, p] += judged[i, p] / scale
                points[i, p] += judged[i, p]
            highest = max(highest, shares[i, p])
        if seats == 1:  # an opponent without a seat, whose logit is 0, can win instead
            shares[i, 0] = 1.0 / (1.0 + exp(-shares[i, 0]))
            continue
        total = 0.0
        for p in range(seats):
            shares[i, p] = exp(shares[i, p] - highest)
            total += shares[i, p]
        for p in range(seats):
            shares[i, p] /= total
