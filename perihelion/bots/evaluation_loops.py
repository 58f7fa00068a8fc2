"""The value of a state for each seat: by points, by the judge, or by a network. All searches use it."""

from __future__ import annotations

from perihelion.bots.loop_types import EvaluationParams, Facts, Floats, RecordWords, State
from perihelion.core.rule import rule
from perihelion.core.vocabulary import MOST_SEATS, OVER
from perihelion.engine.float_rules import exp
from perihelion.engine.loops import actor, points, seats, team, team_worth, winners, worth
from perihelion.engine.network_rules import Network, run_network

EXPECTED_POINTS = MOST_SEATS
"""The index in `values`, after the seats, of the points that the searching seat can expect."""
SOLO_BASELINE = MOST_SEATS + 1
"""The index in `values` of the baseline of a solo game: its value compares the points with those expected after one
rollout from the root."""
VALUES = MOST_SEATS + 2
"""The length of `values`."""

UNITS_PER_POINT = 1_000_000.0
"""The judge counts in millionths of a point."""

WIN_WEIGHT = 0.9
"""The weight of the win in the value of a finished game. The rest is the margin, so that the search still plays well
when the game is decided."""


@rule
def is_first_of_team(s: State, seat: int) -> bool:
    """Return whether no seat before this one is in its team."""
    first = seat
    for q in range(seat):
        if team(s, q) == team(s, seat):
            first = min(first, q)
    return first == seat


@rule
def team_points(s: State, f: Facts, seat: int) -> float:
    """Return the points of a seat and its partners: the final ones, or the judge's estimate while the game runs."""
    if actor(s) != OVER:
        return team_worth(s, f, seat) / UNITS_PER_POINT
    total = 0
    for p in range(seats(s)):
        if team(s, p) == team(s, seat):
            total += points(s, p)
    return total * 1.0


@rule
def evaluate(
    s: State, f: Facts, words: RecordWords, row: int, network: Network, params: EvaluationParams, values: Floats
) -> None:
    """Write the value of a state, in row `row`, for each seat, and the points that the searching seat can expect.

    At the end of the game most of the value is the win itself.
    """
    if len(network.sums) > 0 and actor(s) != OVER:
        evaluate_by_network(s, f, words, row, network, params, values)
    else:
        evaluate_by_points(s, f, params, values)


@rule
def evaluate_by_points(s: State, f: Facts, params: EvaluationParams, values: Floats) -> None:
    """Apply a softmax to the points of all teams: the final ones, or the judge's estimates."""
    n = seats(s)
    over = actor(s) == OVER
    most = values[SOLO_BASELINE] if n == 1 else -1e300
    for p in range(n):
        values[p] = team_points(s, f, p)
        most = max(most, values[p])
    values[EXPECTED_POINTS] = values[params.seat]
    total = exp((values[SOLO_BASELINE] - most) / params.value_scale) if n == 1 else 0.0
    for p in range(n):
        values[p] = exp((values[p] - most) / params.value_scale)
        if is_first_of_team(s, p):
            total += values[p]
    won, winning_teams = winners(s) if over else 0, 0
    for p in range(n):
        if won >> p & 1 and is_first_of_team(s, p):
            winning_teams += 1
    for p in range(n):
        values[p] = values[p] / total
        if over:
            values[p] = (1.0 - WIN_WEIGHT) * values[p] + (WIN_WEIGHT / winning_teams if won >> p & 1 else 0.0)


@rule
def evaluate_by_network(
    s: State, f: Facts, words: RecordWords, row: int, network: Network, params: EvaluationParams, values: Floats
) -> None:
    """Combine the network's expected shares of the win with a little of the points, as at the end of a game."""
    n, seat, scale = seats(s), params.seat, params.value_scale
    run_network(network, words, row, seat, n)
    outputs = network.outputs
    if params.upon_judge:
        for p in range(n):
            k = (p - seat + n) % n
            expected = worth(s, f, p) / UNITS_PER_POINT
            outputs[k] += expected / scale
            outputs[n + k] += expected
    values[EXPECTED_POINTS] = outputs[n]
    if n == 1:  # the chance to win, and the points relative to the baseline
        won = 1.0 / (1.0 + exp(-outputs[0]))
        better = 1.0 / (1.0 + exp((values[SOLO_BASELINE] - outputs[n]) / scale))
        values[0] = WIN_WEIGHT * won + (1.0 - WIN_WEIGHT) * better
        return
    highest, most, total, total_points = -1e300, -1e300, 0.0, 0.0
    for k in range(n):
        highest, most = max(highest, outputs[k]), max(most, outputs[n + k])
    for k in range(n):
        outputs[k] = exp(outputs[k] - highest)
        outputs[n + k] = exp((outputs[n + k] - most) / scale)
        total += outputs[k]
        total_points += outputs[n + k]
    for k in range(n):
        share = WIN_WEIGHT * outputs[k] / total + (1.0 - WIN_WEIGHT) * outputs[n + k] / total_points
        values[(seat + k) % n] = share
