"""What a verification found."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ..core.position import Position
from ..json_types import JsonObject
from .verify_receipt import Proof


class Finding(NamedTuple):
    """Something that is wrong: its line, the key of the sentence, the values that the sentence names."""

    line: int
    key: str
    values: JsonObject


class Contributor(NamedTuple):
    """A seat whose contribution the draws depend on, and the name of the person there."""

    seat: int
    name: str


@dataclass
class Report:
    """The result of a verification: findings, and what was checked."""

    findings: list[Finding] = field(default_factory=list)
    format: int = 0
    game: str = ""
    table: str = ""
    actions: int = 0
    draws: int = 0
    unsealed: int = 0
    """Outcomes that were not drawn under a seal: those of a game this one continues, or of a time before seals."""
    unverifiable: int | None = None
    """The first line that the rules installed cannot confirm; it, and the result, may have been invented."""
    other_rules: bool = False
    """Whether the file follows other rules than those installed."""
    contributors: list[Contributor] = field(default_factory=list)
    """Whose contributions the draws depend on, next to the server's secret."""
    unasked: list[Contributor] = field(default_factory=list)
    """Contributors who had left, and so were not asked, when draws were undone or the game was ended by agreement."""
    added: int = 0
    """Contributions that were added later without a commitment (format 1)."""
    restarts: int = 0
    """How often the start was repeated."""
    undone: int = 0
    """Number of draws that were undone by agreement and replaced by others."""
    proofs: list[Proof] = field(default_factory=list)
    """What each receipt that was given proves for its player."""
    position: Position | None = None
    """The last position, if everything was read."""
    deal: str = ""
    """The deal that the table played, if it played one, and how many contributions are in it."""
    deal_parts: int = 0
    published: bool = False
    """Whether the deal is among the given published deals."""
    breaks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Breaks in the chain of the published deals: day -> the days that its deal leaves out."""
    at_break: bool = False
    """Whether the deal of this table is left out of the chain, or leaves others out."""
    model: bool = False
    """Whether no person played: the strongest bot played the deal for comparison."""

    @property
    def complete(self) -> bool:
        """Whether everything in the file could be checked."""
        return not (self.findings or self.unsealed or self.unverifiable or self.added or self.unasked or self.at_break)

    @property
    def proven(self) -> bool:
        """Whether everything was checked, and every given receipt proves to its player that no one chose the draws.

        At a table of a deal: that it was dealt as published, and that the game is the one that the players saw.
        """
        if not self.complete or not self.proofs:
            return False
        if self.deal:
            return self.published and all(proof.entries_seen for proof in self.proofs)
        return all(proof.chosen_by_nobody for proof in self.proofs)
