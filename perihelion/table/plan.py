"""A plan: moves that a player chose for a later turn."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from ..json_types import JsonObject


@dataclass(frozen=True)
class Plan:
    """A line that a player imagined.

    `line` has its moves in words, for the player alone. `steps` has the player's own moves: what the position must look
    like for them (`seen`), and the `action`. A plan without steps asks for every forced move to be played at once.
    """

    table: str
    guest: str
    seat: int
    made: int
    """Length of the log when the plan was made: an undo beyond it drops the plan."""
    line: list[JsonObject]
    steps: list[dict[str, str]]
    created: float
    id: str = field(default_factory=lambda: secrets.token_urlsafe(9))

    @property
    def forced(self) -> bool:
        """True if it is about moves without a choice."""
        return not self.steps
