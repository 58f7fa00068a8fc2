"""Verification of undos: a draw is taken back only where somebody asked for it and the contributors agreed."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field

from ..table_log.bodies import ActionsUndone, UndoAgreed, UndoRequested


@dataclass
class UndoCheck:
    """The question that is open in the log, if any, and the seats that agreed."""

    asked: UndoRequested | None = None
    agreed: set[int] = field(default_factory=set)

    def ask(self, body: UndoRequested) -> None:
        """Note that somebody asks for an undo."""
        self.asked, self.agreed = body, {body.seat}

    def agree(self, body: UndoAgreed) -> None:
        """Note that somebody agrees to it."""
        self.agreed.add(body.seat)

    def drop(self) -> None:
        """Forget the question: it was refused, or the game went on."""
        self.asked = None

    def may_undo_draws(self, body: ActionsUndone, contributors: Set[int]) -> bool:
        """Return whether an undo may take draws back: it was asked for, and these seats agreed."""
        asked = self.asked
        if asked is None or not body.agreed:
            return False
        return (asked.seat, asked.to) == (body.seat, body.to) and contributors <= self.agreed
