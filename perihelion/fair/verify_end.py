"""Verification of an early end: the contributors agreed, or resignations leave nobody to play against."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field

from ..core.early_end import is_decided
from ..core.position import Position
from ..table_log.bodies import Body, EndAccepted, EndDeclined, EndOffered, GameEnded, PlayerResigned
from .verify_seal import Violation


@dataclass
class EndCheck:
    """The seats that resigned, the offer that is open in the log, if any, and whether the game has ended early."""

    resigned: set[int] = field(default_factory=set)
    accepted: set[int] | None = None
    """The seats that accepted the open offer; None where there is none."""
    ended: bool = False

    def follow(self, body: Body) -> None:
        """Note a resignation, an offer or an answer."""
        if isinstance(body, PlayerResigned):
            self.resigned.add(body.seat)
        elif isinstance(body, EndDeclined):
            self.drop()
        elif isinstance(body, EndAccepted):
            if self.accepted is not None:
                self.accepted.add(body.seat)
        elif isinstance(body, EndOffered):
            self.accepted = {body.seat}

    def drop(self) -> None:
        """Forget the offer: it was declined, or a seat changed hands."""
        self.accepted = None

    def end(self, body: GameEnded, position: Position, contributors: Set[int], persons: Set[int]) -> None:
        """Check that the game may end here."""
        if body.why == "resigned":
            if not self.resigned or not (is_decided(position, self.resigned) or persons <= self.resigned):
                raise Violation("verify-end-resigned")
        elif body.why != "agreed" or self.accepted is None or not contributors <= self.accepted:
            raise Violation("verify-end-alone")
        self.ended = True
