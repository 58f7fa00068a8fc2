"""Points, score sheet and winners agree with each other, and with the limits that the game states."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.game import Game
from ..core.position import Position
from ..core.vocabulary import OVER
from .played import MOST_STEPS, played_games, spread_positions

POSITIONS = 60


def find_wrong_scores(game: Game) -> Iterator[str]:
    """Yield a sentence for each problem."""
    for played in played_games(game):
        yield from _check_sums(played.last)
        if played.last.actor == OVER:
            yield from _check_winners(played.last)
            yield from _check_limits(played.last)
        elif played.length >= MOST_STEPS:
            yield f"actor: a random game with {played.last.options} is not over after {MOST_STEPS} steps"
    for position in spread_positions(game, POSITIONS):
        yield from _check_sums(position)


def _check_sums(position: Position) -> Iterator[str]:
    """Check that the lines that count add up to the points, and that there are winners at the end alone."""
    scores, seats = position.scores, position.seats
    for line in scores.sheet:
        if len(line.values) != seats and line.counts:
            yield f"sheet: the line {line.key!r} has {len(line.values)} values for {seats} seats"
            return
    for seat in range(seats):
        counted = sum(line.values[seat] for line in scores.sheet if line.counts)
        if counted != scores.points[seat]:
            yield (
                f"points: the lines of the sheet that count give seat {seat} {counted}, but its points are "
                f"{scores.points[seat]}, in phase {position.phase}"
            )
    if position.actor != OVER and scores.winners:
        yield f"winners: there are winners in phase {position.phase}, though the game is not over"


def _check_winners(position: Position) -> Iterator[str]:
    """Check that the winners are among the teams with the most points. A single player can lose."""
    scores, rules, s = position.scores, position.game.rules, position.unchanged
    if position.seats < 2:
        return
    if not scores.winners:
        yield "winners: nobody wins when the game is over"
        return
    teams = [rules.team(s, seat) for seat in range(position.seats)]
    totals = {team: sum(scores.points[p] for p, its in enumerate(teams) if its == team) for team in teams}
    most, winning = max(totals.values()), {teams[seat] for seat in scores.winners}
    for seat, team in enumerate(teams):
        if seat in scores.winners and totals[team] < most:
            yield f"winners: seat {seat} wins with {totals[team]} points against {most}; larger is better"
            return
        if team in winning and seat not in scores.winners:
            yield f"winners: seat {seat} does not win with its partner"
            return


def _check_limits(position: Position) -> Iterator[str]:
    """Check the limits on points and on the number of decisions."""
    limits = position.game.limits(position.options)
    if limits is None:
        return
    points = position.scores.points
    if min(points) < limits.least_points or max(points) > limits.most_points:
        yield f"limits: the points {points} are outside {limits.least_points} to {limits.most_points}"
    if limits.zero_sum and sum(points) != 0:
        yield f"limits: the points {points} do not add up to 0"
    decisions = sum(entry.actor >= 0 for entry in position.entries)
    if decisions > limits.decisions:
        yield f"limits: {decisions} decisions are more than {limits.decisions}"
