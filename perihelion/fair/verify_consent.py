"""Verification of consent: draws are taken back, or a game is ended by agreement, only if the contributors agreed.

From format 4 on, consent is a person's: entries name the person, and a person who sits down elsewhere stays the same.
Earlier formats know seats only.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field

from ..core.early_end import is_decided
from ..core.position import Position
from ..table_log.bodies import (
    PERSON,
    ActionsUndone,
    Body,
    ContributionCommitted,
    EndAccepted,
    EndDeclined,
    EndOffered,
    GameEnded,
    PlayerResigned,
    UndoAgreed,
    UndoRequested,
)
from .links import LINKED_FORMAT
from .verify_seal import SealCheck, Violation

VOICES = (ContributionCommitted, EndOffered, PlayerResigned, UndoRequested)
"""The entries that name the person who speaks."""


def voice(body: EndOffered | UndoRequested) -> int:
    """Return who speaks: the number of the person, or of the seat before format 4."""
    return body.seat if body.person is None else body.person


def check_voice(seal: SealCheck, body: Body) -> None:
    """Check that an entry names the person who has the seat, or for whom a bot keeps it; before format 4, no person."""
    if isinstance(body, VOICES):
        held = seal.seats[body.seat].person if 0 <= body.seat < len(seal.seats) else None
        right = held is not None if seal.format >= LINKED_FORMAT else body.person is None
        if not right or (seal.format >= LINKED_FORMAT and body.person != held):
            raise Violation("verify-people")


@dataclass
class ConsentCheck:
    """What is asked in the log at the moment, and who agreed."""

    seal: SealCheck
    asked: UndoRequested | None = None
    agreed: set[int] = field(default_factory=set)
    accepted: set[int] | None = None
    """Who accepted the open offer to end the game; None if there is none."""
    resigned: set[int] = field(default_factory=set)
    """The seats that resigned."""
    ended: bool = False
    """Whether the game has ended early."""
    unasked: set[int] = field(default_factory=set)
    """Contributors without whose consent something happened after they had left their seats."""

    def follow(self, body: Body) -> None:
        """Note a question, an offer, an answer or a resignation."""
        if isinstance(body, UndoAgreed):
            if self.asked is not None and self.asked.to == body.to:
                self.agreed.add(voice(body))
        elif isinstance(body, UndoRequested):
            self.asked, self.agreed = body, {voice(body)}
        elif isinstance(body, PlayerResigned):
            self.resigned.add(body.seat)
        elif isinstance(body, EndDeclined):
            self.drop_offer()
        elif isinstance(body, EndAccepted):
            if self.accepted is not None:
                self.accepted.add(voice(body))
        elif isinstance(body, EndOffered):
            self.accepted = {voice(body)}

    def drop_question(self) -> None:
        """Forget the question: it was refused, or the game went on."""
        self.asked = None

    def drop_offer(self) -> None:
        """Forget the offer: it was declined, or a seat changed hands."""
        self.accepted = None

    def check_undo(self, body: ActionsUndone) -> None:
        """Check that draws may be taken back: it was asked for, and the contributors agreed."""
        asked = self.asked
        if asked is None or not body.agreed or (asked.seat, asked.to) != (body.seat, body.to):
            raise Violation("verify-undo-alone")
        self._check_contributors(self.agreed, "verify-undo-alone")

    def end(self, body: GameEnded, position: Position) -> None:
        """Check that the game may end here: the contributors agreed, or resignations leave no opponent."""
        if body.why == "resigned":
            decided = is_decided(position, self.resigned) or self.seal.persons <= self.resigned
            if not self.resigned or not decided:
                raise Violation("verify-end-resigned")
        elif body.why != "agreed" or self.accepted is None:
            raise Violation("verify-end-alone")
        else:
            self._check_contributors(self.accepted, "verify-end-alone")
        self.ended = True

    def _check_contributors(self, agreed: Set[int], violation: str) -> None:
        """Check that all contributors at the table agreed, and note those who have left."""
        now = self.seal.round
        if self.seal.format < LINKED_FORMAT:
            if not now.steady <= agreed:
                raise Violation(violation)
            return
        missing = {now.persons[k] for k in now.revealed} - agreed
        if missing & {seat.person for seat in self.seal.seats if seat.kind == PERSON}:
            raise Violation(violation)
        self.unasked |= missing
