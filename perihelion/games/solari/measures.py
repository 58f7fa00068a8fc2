"""What players of Solari count: points, pieces off the board, and comets that stand in line for a row."""

from __future__ import annotations

from .judge import NEAR
from .rules.components import COMETS, PIECES
from .rules.state import OFF, State


def points(s: State, seat: int) -> int:
    """SOLARI-68: the points so far."""
    return s.score[seat]


def off_board(s: State, seat: int) -> int:
    """SOLARI-36: the pieces that have to come back."""
    return sum(s.pos[seat, piece] == OFF for piece in range(PIECES))


def pairs(s: State, seat: int) -> int:
    """Pairs of comets that stand close together on a line: a third one would make a row."""
    return len(named_pairs(s, seat))


def named_pairs(s: State, seat: int) -> list[dict[str, int]]:
    """Return the numbers of the comets in each of these pairs."""
    cells = [(comet + 1, s.pos[seat, comet]) for comet in range(COMETS) if s.pos[seat, comet] >= 0]
    return [
        {"first": other, "second": comet}
        for i, (comet, cell) in enumerate(cells)
        for other, place in cells[:i]
        if NEAR[cell, place] > 0
    ]


MEASURES = {"points": points, "off": off_board, "pairs": pairs}
NAMED = {"pairs": named_pairs}
LESS_IS_BETTER = {"off"}
