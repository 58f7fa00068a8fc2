"""The seal of a table's chance: the server's secret and what the persons added, as the log says.

The server commits to a secret, every person commits to some bytes, and only when the game is to begin all open theirs.
Nobody can choose after seeing another's bytes: whoever does not open theirs makes all begin anew, for all to see.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .entries import LogEntry
from .fair import draw, key_of

COMMIT, REVEAL, SEALED, OPEN = "commit", "reveal", "sealed", "open"


class Promise(NamedTuple):
    """A commitment: its number in the round, the seat it came from, the hash."""

    k: int
    seat: int
    commitment: str


@dataclass
class Seal:
    """The present seal. Guests stand in the order in which they committed: nobody can choose it later."""

    table: str
    round: int = 0
    """How often the start began; 0 before there is a secret."""
    secret: bytes = b""
    commitment: str = ""
    since: float = 0.0
    """When the present wait began."""
    expected: frozenset[str] = frozenset()
    """The guests who are asked to commit before anything is opened."""
    promised: dict[str, Promise] = field(default_factory=dict)
    made: int = 0
    """How many commitments were made in this round, those of people who left included."""
    given: dict[str, bytes] = field(default_factory=dict)
    """Guest -> what they opened."""
    later: dict[str, bytes] = field(default_factory=dict)
    """What newcomers added to a seal that was whole already; it acts from then on."""
    whole: bool = False
    """Whether everything is there, so that chance may be drawn."""

    def after(self, entry: LogEntry) -> Seal:
        """The seal after an entry of its own: the same one, or that of a new round."""
        data = entry.data
        if entry.kind == "seal":
            return self._again(data)
        if entry.kind == "commit":
            self.promised[data["by"]] = Promise(data["k"], data["seat"], data["commitment"])
            self.made += 1
        elif entry.kind == "without":
            self.expected -= frozenset(data["guests"])
        elif entry.kind == "reveal":
            self.given[data["by"]] = bytes.fromhex(data["value"])
        elif entry.kind == "sealed":
            self.whole = True
        else:
            self.later[data["by"]] = bytes.fromhex(data["value"])
        return self

    def _again(self, data: dict[str, Any]) -> Seal:
        """A new round: who opened theirs in the last one is asked once more."""
        expected = frozenset(self.given) if self.round else frozenset(data["expected"])
        return Seal(self.table, data["round"], bytes.fromhex(data["secret"]), data["commitment"], expected=expected)

    def phase(self, persons: Set[str]) -> str:
        """What the start waits for, given who holds a seat."""
        if self.whole:
            return SEALED
        return COMMIT if self.awaited(COMMIT, persons) else REVEAL if self.awaited(REVEAL, persons) else SEALED

    def awaited(self, phase: str, persons: Set[str]) -> set[str]:
        """The guests a phase waits for."""
        if phase == COMMIT:
            return {guest for guest in self.expected if guest in persons and guest not in self.promised}
        if phase == REVEAL:
            return {guest for guest in self.promised if guest in persons and guest not in self.given}
        return set()

    def broken(self, persons: Set[str]) -> bool:
        """Whether somebody left with a commitment that was to be opened, after others had opened theirs."""
        gone = [guest for guest in self.promised if guest not in persons and guest not in self.given]
        return not self.whole and bool(self.given) and bool(gone)

    def forget(self, seat: int) -> None:
        """A seat changed hands: before anything is opened, a commitment goes with it."""
        if not self.given:
            self.promised = {guest: made for guest, made in self.promised.items() if made.seat != seat}

    def contributed(self, guest: str) -> bool:
        """Whether a guest's bytes are part of the seal."""
        return guest in self.given or guest in self.later

    @property
    def contributions(self) -> list[bytes]:
        """Everything the persons added, in the order of the key."""
        return [self.given[guest] for guest in self.promised if guest in self.given] + list(self.later.values())

    def draw(self, number: int, weights: list[int]) -> int:
        """The outcome of a draw."""
        assert self.whole, "nothing is drawn before the seal is whole"
        return draw(key_of(self.secret, self.contributions), self.table, number, weights)
