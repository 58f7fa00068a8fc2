"""The seal of a table: a commitment scheme between the server and the persons, as the log records it.

The server commits to a secret, every person commits to a contribution. When the game is to begin, the list of
commitments is closed, and all reveal. Nobody can choose after seeing another's bytes. If a person does not reveal in
time, or leaves, the round restarts with a new secret and without that person. A seat that fails twice has no part in
the seal of this game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from ..table_log.bodies import (
    Body,
    CommitmentsClosed,
    CommitmentsSkipped,
    ContributionAdded,
    ContributionCommitted,
    ContributionRevealed,
    Odds,
    RoundCompleted,
    RoundStarted,
)
from .deal import Deal, draw_ticket, find_stream
from .draw import compute_closing, compute_commitment, compute_contribution_commitment, derive_key, draw_index
from .links import LINKED_FORMAT, LinkChain, LinkChains

SealPhase = Literal["commit", "reveal", "sealed", "open"]
"""The phases of a seal: persons commit, persons reveal, chance may be drawn, the server's secret is public."""
COMMIT: SealPhase = "commit"
REVEAL: SealPhase = "reveal"
SEALED: SealPhase = "sealed"
OPEN: SealPhase = "open"


FORMAT = LINKED_FORMAT
"""The format of the seals and sealed files of new tables."""

MOST_FAILURES = 2
"""How often a seat may fail to reveal before its part is left out."""


class Commitment(NamedTuple):
    """A person's commitment: its number in the round, the seat it came from, the hash."""

    k: int
    seat: int
    commitment: str


@dataclass
class Seal:
    """The present round of the commitment scheme.

    Guests are in the order of their commitments, which cannot be changed later.
    """

    table: str
    round: int = 0
    """How many rounds were started; 0 before there is a secret."""
    secret: bytes = b""
    commitment: str = ""
    """The server's commitment to the secret."""
    since: float = 0.0
    """When the present wait began."""
    expected: frozenset[str] = frozenset()
    """The guests who are asked to commit before anything is revealed."""
    commitments: dict[str, Commitment] = field(default_factory=dict)
    """Guest -> commitment."""
    commitments_made: int = 0
    """How many commitments were made in this round, those of people who left included."""
    closing: str = ""
    """The hash of the list of commitments, once it is closed."""
    revealed: dict[str, bytes] = field(default_factory=dict)
    """Guest -> the contribution revealed."""
    added: dict[str, bytes] = field(default_factory=dict)
    """Guest -> a contribution added after the round was complete (format 1). It counts from then on."""
    complete: bool = False
    """Whether all contributions are revealed, so that chance may be drawn."""
    links: LinkChains = field(default_factory=LinkChains)
    """The hash chains of the contributors, once the round is complete (from format 4 on)."""
    format: int = FORMAT
    """The format of the table's seals and of its sealed file. Format 1 is that of tables of version 0.1.0."""
    failures: dict[int, int] = field(default_factory=dict)
    """Seat -> how often it committed and did not reveal, in all rounds."""
    deal: Deal | None = None
    """The deal that the table plays. Then no player commits: the same secret is used at many tables."""
    deal_opened: bool = False
    """Whether the secret of the deal is public, as far as this process knows."""

    def apply(self, body: Body) -> Seal:
        """Return the seal after one of the entries in SEAL_BODIES: this one, or that of a new round."""
        return _APPLY[type(body)](self, body)

    def _start_round(self, body: RoundStarted) -> Seal:
        """Return the seal of a new round. It asks the guests who followed the protocol in the round before."""
        expected = frozenset(body.expected)
        if self.round:
            expected = frozenset(guest for guest, made in self.commitments.items() if made.seat not in body.without)
        failures = dict(self.failures)
        for seat in body.without:
            failures[seat] = failures.get(seat, 0) + 1
        return Seal(
            self.table,
            body.round,
            bytes.fromhex(body.secret),
            body.commitment,
            expected=expected,
            format=body.format,
            failures=failures,
            deal=read_deal(body),
        )

    def _commit(self, body: ContributionCommitted) -> Seal:
        self.commitments[body.by] = Commitment(body.k, body.seat, body.commitment)
        self.commitments_made += 1
        return self

    def _close(self, body: CommitmentsClosed) -> Seal:
        self.closing = body.hash
        return self

    def _skip(self, body: CommitmentsSkipped) -> Seal:
        self.expected -= frozenset(body.guests)
        return self

    def _reveal(self, body: ContributionRevealed) -> Seal:
        self.revealed[body.by] = bytes.fromhex(body.value)
        return self

    def _complete(self, body: RoundCompleted) -> Seal:
        self.complete = True
        return self

    def _add(self, body: ContributionAdded) -> Seal:
        self.added[body.by] = bytes.fromhex(body.value)
        return self

    def phase(self, persons: Set[str]) -> SealPhase:
        """Return what the start waits for, given the guests who hold a seat."""
        if self.complete:
            return SEALED
        return next((phase for phase in (COMMIT, REVEAL) if self.awaited_guests(phase, persons)), SEALED)

    def awaited_guests(self, phase: str, persons: Set[str]) -> set[str]:
        """Return the guests whom a phase waits for."""
        if phase == COMMIT:
            return {guest for guest in self.expected if guest in persons and guest not in self.commitments}
        if phase == REVEAL:
            return {guest for guest in self.commitments if guest in persons and guest not in self.revealed}
        return set()

    def expect(self, guest: str, seat: int) -> None:
        """Ask a guest who sat down for a commitment, unless it would come too late or a deal is played."""
        if self.deal is None and not (self.closing or self.complete or self.is_left_out(seat)):
            self.expected |= {guest}

    def withdraw_commitment(self, seat: int) -> None:
        """Forget the commitment of a seat that changed hands. Once the list is closed, commitments stay."""
        if not self.closing and not self.revealed:
            self.commitments = {guest: made for guest, made in self.commitments.items() if made.seat != seat}

    def is_locked(self, seat: int) -> bool:
        """Return whether a seat is in the closed list of a round that is not complete."""
        return bool(self.closing) and not self.complete and seat in {made.seat for made in self.commitments.values()}

    @property
    def may_close(self) -> bool:
        """Whether there is a list of commitments to close."""
        return self.format >= LINKED_FORMAT and bool(self.commitments) and not self.closing

    def compute_closing(self) -> str:
        """Return the hash of the commitments so far."""
        return compute_closing(self.commitments.values(), self.commitment, self.table, self.round)

    def compute_commitment(self, contribution: bytes) -> str:
        """Return the commitment that a contribution needs in this round."""
        if self.format < LINKED_FORMAT:
            return compute_commitment(contribution)
        return compute_contribution_commitment(contribution, self.commitment, self.table, self.round)

    def start_links(self, seats_of: Callable[[str], Iterable[int]]) -> None:
        """Begin the hash chains of the contributors when the round is complete."""
        if self.format >= LINKED_FORMAT:
            guests = [guest for guest in self.commitments if guest in self.revealed]
            self.links = LinkChains([LinkChain(frozenset(seats_of(guest)), self.revealed[guest]) for guest in guests])

    def is_left_out(self, seat: int) -> bool:
        """Return whether a seat has no part any more because it failed to reveal too often."""
        return self.failures.get(seat, 0) >= MOST_FAILURES

    @property
    def may_open(self) -> bool:
        """Whether the secret may be shown when the game has ended: others may still play the same deal."""
        return self.deal is None or self.deal_opened

    def has_contributed(self, guest: str) -> bool:
        """Return whether a guest's contribution is part of the key."""
        return guest in self.revealed or guest in self.added

    @property
    def contributions(self) -> list[bytes]:
        """All contributions in the order of the key."""
        return [self.revealed[guest] for guest in self.commitments if guest in self.revealed] + list(
            self.added.values()
        )

    def draw(self, number: int, weights: list[int]) -> int:
        """Return the index drawn in draw `number`."""
        assert self.complete, "nothing is drawn before all contributions are revealed"
        assert self.deal is None, "a deal draws by streams"
        parts = self.links.newest if self.format >= LINKED_FORMAT else self.contributions
        return draw_index(derive_key(self.secret, parts), self.table, number, weights)

    def draw_dealt(self, log: Iterable[Body], phase: str, to: int | None, odds: Odds) -> int:
        """Return the index drawn from the deal, after these entries of the table's log."""
        assert self.complete, "nothing is drawn before the game begins"
        assert self.deal is not None, "only a table of a deal draws so"
        return draw_ticket(self.deal.key, self.deal.id, find_stream(log, phase, to), odds)


def read_deal(body: RoundStarted) -> Deal | None:
    """Return the deal that a seal names, or None."""
    if body.deal is None:
        return None
    parts = tuple(map(bytes.fromhex, body.parts))
    return Deal(body.deal, body.commitment, bytes.fromhex(body.secret), parts)


_APPLY: dict[type[Body], Callable[[Seal, Any], Seal]] = {
    RoundStarted: Seal._start_round,
    ContributionCommitted: Seal._commit,
    CommitmentsClosed: Seal._close,
    CommitmentsSkipped: Seal._skip,
    ContributionRevealed: Seal._reveal,
    RoundCompleted: Seal._complete,
    ContributionAdded: Seal._add,
}

SEAL_BODIES = tuple(_APPLY)
"""The entries that change the seal."""
