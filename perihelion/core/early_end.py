"""The winners of a game that players ended early, by resigning or by agreement. All games share these rules."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .position import Position


def is_decided(position: Position, resigned: Collection[int]) -> bool:
    """Return whether these resignations leave at most one side, so that the game is decided."""
    return len(_sides_left(position, resigned)) < 2


def find_winners(
    position: Position, points: Sequence[int], resigned: Collection[int], ended_early: bool
) -> tuple[int, ...]:
    """Return the seats that win with these points.

    A side cannot win if all its players resigned. If the rules name no other winner, the side with the most points
    wins; sides with equal points share the victory. A solo player wins only by the rules of the game.
    """
    won = int(position.game.rules.winners(position.unchanged))
    seats = range(position.seats)
    if not (resigned or ended_early):
        return tuple(seat for seat in seats if won >> seat & 1)
    left = _sides_left(position, resigned)
    winners = tuple(seat for side in left for seat in side if won >> seat & 1)
    if winners or not (ended_early or won) or len(seats) == 1:
        return tuple(sorted(winners))
    totals = [sum(points[seat] for seat in side) for side in left]
    best = [side for side, total in zip(left, totals, strict=True) if total == max(totals)]
    return tuple(sorted(seat for side in best for seat in side))


def _sides_left(position: Position, resigned: Collection[int]) -> list[list[int]]:
    """Return the seats of each side that has a player who did not resign."""
    sides: dict[int, list[int]] = {}
    for seat in range(position.seats):
        sides.setdefault(int(position.game.rules.team(position.unchanged, seat)), []).append(seat)
    return [side for side in sides.values() if not set(side) <= set(resigned)]
