"""Round robin: everybody meets everybody once, by the circle method (Berger's tables)."""

from __future__ import annotations

from .rounds import Match, Round, Tournament


def count_rounds(tournament: Tournament) -> int:
    """Return the number of rounds."""
    starters = len(tournament.list_starters())
    return starters - 1 + starters % 2


def pair_round_robin(tournament: Tournament) -> Round | None:
    """Return the next round; None after the last one. If an entrant withdrew, the opponent has a bye."""
    starters, n = tournament.list_starters(), len(tournament.rounds)
    if n >= count_rounds(tournament):
        return None
    active = set(tournament.list_active())
    circle: list[int | None] = [*starters, *([None] if len(starters) % 2 else [])]
    size = len(circle)
    turned = [(n + k) % (size - 1) for k in range(size - 1)]
    pairs = [(circle[-1], circle[turned[0]]) if n % 2 else (circle[turned[0]], circle[-1])]
    for k in range(1, size // 2):
        one, other = circle[turned[k]], circle[turned[-k]]
        pairs.append((one, other) if k % 2 else (other, one))
    matches, byes = [], []
    for pair in pairs:
        there = [entrant for entrant in pair if entrant in active and entrant is not None]
        if len(there) == 2:
            matches.append(Match(tuple(there)))
        else:
            byes += there
    return Round(tuple(matches), tuple(byes))
