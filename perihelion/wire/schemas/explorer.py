"""The explorer: what was played in a position."""

from __future__ import annotations

from .body import ResponseBody


class ExplorerPlayer(ResponseBody):
    """How often one kind of player chose a move, and how the games ended for the seat that chose it.

    `who` is `me`, `people`, or the level of a bot. `share` is that of the wins, with its 95 % interval; `points` is the
    mean.
    """

    who: str
    name: str
    n: int
    share: float
    low: float
    high: float
    points: float


class ExplorerMove(ResponseBody):
    """A move that was played here."""

    action: str
    says: str
    players: list[ExplorerPlayer]


class ExplorerSection(ResponseBody):
    """The moves that were played in equal positions, the most frequent first.

    `kind` says which positions are equal: `known` (the seat knows the same), `decisions` (all seats chose the same so
    far, whatever chance brought), or `own` (this seat chose the same).
    """

    kind: str
    n: int
    moves: list[ExplorerMove]


class Explored(ResponseBody):
    """What was played in a position.

    `turn`: somebody decides here, and it is the seat that looks, or everything is open.
    """

    turn: bool
    sections: list[ExplorerSection]
