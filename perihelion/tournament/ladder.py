"""Promotion and relegation: from the final standings of a season's divisions to the divisions of the next one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

FEWEST_IN_DIVISION = 4
"""A smaller last division joins the one above it."""


def next_divisions(
    ranked: Sequence[Sequence[str]], moves: int, size: int, gone: Collection[str] = (), new: Sequence[str] = ()
) -> list[list[str]]:
    """Return the divisions of the next season, the highest first.

    `ranked` has the members of each division, the best first. The best `moves` of each division change places with the
    last ones of the division above. The places of those who are gone are filled from below, and new members begin in
    the last division.
    """
    divisions = [list(division) for division in ranked]
    for upper, lower in pairwise(divisions):
        count = min(moves, len(upper) // 2, len(lower) // 2)
        upper[len(upper) - count :], lower[:count] = lower[:count], upper[len(upper) - count :]
    ladder = [member for division in divisions for member in division if member not in gone]
    ladder += [member for member in new if member not in ladder]
    cut = [ladder[start : start + size] for start in range(0, len(ladder), size)]
    if len(cut) > 1 and len(cut[-1]) < min(FEWEST_IN_DIVISION, size):
        last = cut.pop()
        cut[-1] += last
    return cut
