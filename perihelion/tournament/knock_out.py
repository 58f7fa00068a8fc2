"""Knock-out for two: the winner goes on. After a tie the second seat goes on; everybody knows that before."""

from __future__ import annotations

from .rounds import Match, Round, Tournament
from .standings import find_winner


def pair_knock_out(tournament: Tournament) -> Round | None:
    """Return the next round; None if at most one entrant is left. Byes are only in the first round, or for leavers."""
    slots = _draw_bracket(tournament)
    for each in tournament.rounds:
        winners = {e: find_winner(match) for match in each.matches for e in match.entrants}
        on = [{winners.get(e, e if e in each.byes else None) for e in pair if e is not None} for pair in _pairs(slots)]
        slots = [next((entrant for entrant in one if entrant is not None), None) for one in on]
    active = set(tournament.list_active())
    slots = [entrant if entrant in active else None for entrant in slots]
    if sum(entrant is not None for entrant in slots) < 2:
        return None
    seats = tournament.count_seats()
    matches, byes = [], []
    for pair in _pairs(slots):
        there = [entrant for entrant in pair if entrant is not None]
        if len(there) == 2:
            there.sort(key=lambda entrant: seats[entrant, 0] - seats[entrant, 1])
            matches.append(Match(tuple(there)))
        else:
            byes += there
    return Round(tuple(matches), tuple(byes))


def _pairs(slots: list[int | None]) -> list[tuple[int | None, int | None]]:
    return list(zip(slots[::2], slots[1::2], strict=True))


def _draw_bracket(tournament: Tournament) -> list[int | None]:
    """Return the entrants in the order of the bracket. Empty slots are spread, so no two of them meet."""
    starters = tournament.list_starters()
    order = [0]
    while len(order) < len(starters):
        size = 2 * len(order)
        order = [slot for n in order for slot in (n, size - 1 - n)]
    return [starters[n] if n < len(starters) else None for n in order]
