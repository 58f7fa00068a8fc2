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
    cells = [s.pos[seat, comet] for comet in range(COMETS) if s.pos[seat, comet] >= 0]
    return sum(NEAR[cell, other] > 0 for i, cell in enumerate(cells) for other in cells[:i])


MEASURES = {"points": points, "off": off_board, "pairs": pairs}
LESS_IS_BETTER = {"off"}
