"""Verification of the seal of a sealed game: secrets, commitments, their closed list, reveals, restarted rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..json_types import JsonObject
from ..table_log.bodies import (
    PERSON,
    Body,
    CommitmentsClosed,
    ContributionAdded,
    ContributionCommitted,
    ContributionRevealed,
    RoundCompleted,
    RoundStarted,
    Seat,
    SeatChanged,
)
from .deal import DEAL_FORMAT
from .draw import (
    compute_closing,
    compute_commitment,
    compute_contribution_commitment,
    compute_seal_commitment,
    derive_key,
)
from .links import LINKED_FORMAT, InvalidLink, LinkChain, LinkChains
from .receipt import DIGITS
from .verify_deal import check_deal

MOST_FAILURES = 2
"""How often a seat may fail to reveal before its part is left out."""


class Violation(Exception):
    """A violation of the protocol: the key and values of the sentence, and the line if it is known."""

    def __init__(self, key: str, line: int | None = None, **values: object):
        super().__init__(key)
        self.key, self.line, self.values = key, line, values


@dataclass
class Round:
    """A round of the commitment scheme as a file records it."""

    number: int = 0
    secret: bytes = b""
    commitment: str = ""
    """The server's commitment to the secret."""
    complete: bool = False
    commitments: dict[int, str] = field(default_factory=dict)
    seats: dict[int, int] = field(default_factory=dict)
    persons: dict[int, int] = field(default_factory=dict)
    """The numbers of the persons who committed (from format 4 on)."""
    closing: str = ""
    """The hash of the closed list of commitments (from format 4 on)."""
    revealed: dict[int, bytes] = field(default_factory=dict)
    links: LinkChains | None = None
    """The hash chains of the contributors, once the round is complete (from format 4 on)."""
    moved: set[int] = field(default_factory=set)
    """Seats that changed hands after something was revealed (before format 4)."""
    steady: set[int] = field(default_factory=set)
    """Seats that committed, and at which the same person still has this seat and none before it (before format 4)."""
    added: list[bytes] = field(default_factory=list)
    deal: RoundStarted | None = None
    """The seal, if the table plays a deal."""

    @property
    def key(self) -> bytes:
        """The key of the draws."""
        if self.deal is not None:
            return derive_key(self.secret, map(bytes.fromhex, self.deal.parts))
        if self.links is not None:
            return derive_key(self.secret, self.links.newest)
        return derive_key(self.secret, [*(self.revealed[k] for k in sorted(self.revealed)), *self.added])

    @property
    def contributors(self) -> list[int]:
        """The seats whose contributions are part of the key."""
        return sorted({self.seats[k] for k in self.revealed})


@dataclass
class SealCheck:
    """The rounds of a file, checked entry by entry."""

    head: JsonObject
    format: int
    round: Round = field(default_factory=Round)
    rounds: dict[int, Round] = field(default_factory=dict)
    """All rounds by their numbers."""
    failures: dict[int, int] = field(default_factory=dict)
    """Seat -> how often a round was given up because of it."""
    seats: list[Seat] = field(default_factory=list)
    """The seats as they are now."""
    seats_held: dict[int, set[int]] = field(default_factory=dict)
    """Person -> the seats that this person ever held (from format 4 on)."""

    def assign_seats(self, seats: Sequence[Seat]) -> None:
        """Note the first holder of each seat."""
        self.seats = [Seat()] * len(seats)
        for number, seat in enumerate(seats):
            self._seat(number, seat)

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats[number] = seat
        if seat.person is not None:
            self.seats_held.setdefault(seat.person, set()).add(number)

    @property
    def persons(self) -> set[int]:
        """The seats that persons hold now."""
        return {n for n, seat in enumerate(self.seats) if seat.kind == PERSON}

    def start_round(self, body: RoundStarted) -> None:
        """Check that a round may begin here, and the server's commitment."""
        if self.round.complete or body.round != self.round.number + 1:
            raise Violation("verify-round", round=str(body.round))
        secret = self._read_bytes(body.secret)
        if self.format == 1:
            right = compute_commitment(secret)
        elif self.format == DEAL_FORMAT:
            check_deal(self.head, self.seats, body)
            right = body.commitment
        else:
            self._check_restart(body)
            terms = {name: self.head[name] for name in ("table", "game", "options")}
            right = compute_seal_commitment(secret, {**terms, "rules": body.rules, "round": body.round}, self.format)
            if body.format != self.format or (body.round == 1 and body.rules != self.head["rules"]):
                raise Violation("verify-secret")
        if body.commitment != right:
            raise Violation("verify-secret")
        deal = body if self.format == DEAL_FORMAT else None
        self.round = self.rounds[body.round] = Round(body.round, secret, body.commitment, deal=deal)

    def _check_restart(self, body: RoundStarted) -> None:
        """Check that a round restarts only because of a player who committed, twice for each seat at most.

        From format 4 on it restarts only after the list of commitments was closed. The seat may
        have revealed if its player left before the round was complete.
        """
        before, linked = self.round, self.format >= LINKED_FORMAT
        missing = {before.seats[k] for k in before.commitments if linked or k not in before.revealed}
        named = set(body.without)
        unclosed = linked and before.number and not before.closing
        if bool(named) != bool(before.number) or not named <= missing or unclosed:
            raise Violation("verify-restart", round=str(body.round))
        for seat in named:
            self.failures[seat] = self.failures.get(seat, 0) + 1
        failed = [self.failures[seat] for seat in body.without]
        left_out = [seat for seat in body.without if self.failures[seat] == MOST_FAILURES]
        if max(failed, default=0) > MOST_FAILURES or list(body.left_out) != left_out or len(failed) > len(named):
            raise Violation("verify-restart", round=str(body.round))

    def commit(self, body: ContributionCommitted) -> None:
        """Check that a player commits before the list is closed, and before anything is revealed."""
        now = self._present_round(body.round)
        if self.format == DEAL_FORMAT:
            raise Violation("verify-deal")
        self._read_bytes(body.commitment)
        again = self.format > 1 and body.seat in (now.seats[k] for k in now.commitments)
        again = again or (body.person is not None and body.person in (now.persons[k] for k in now.commitments))
        late = now.closing or now.revealed or now.complete
        if late or again or body.k != max(now.seats, default=-1) + 1:
            raise Violation("verify-late", k=str(body.k))
        self._check_person(body.seat)
        if self.failures.get(body.seat, 0) >= MOST_FAILURES:
            raise Violation("verify-left-out", seat=str(body.seat))
        now.commitments[body.k], now.seats[body.k] = body.commitment, body.seat
        if body.person is not None:
            now.persons[body.k] = body.person
        now.steady.add(body.seat)

    def close_commitments(self, body: CommitmentsClosed) -> None:
        """Check the hash of the closed list of commitments."""
        now = self._present_round(body.round)
        made = [(k, now.seats[k], commitment) for k, commitment in now.commitments.items()]
        if self.format < LINKED_FORMAT or now.closing or now.complete or not made:
            raise Violation("verify-closing")
        if body.hash != compute_closing(made, now.commitment, self.head["table"], now.number):
            raise Violation("verify-closing")
        now.closing = body.hash

    def change_seat(self, body: SeatChanged) -> None:
        """Change a seat. Drop the commitment of a player who leaves before the list is closed, or anything revealed."""
        now = self.round
        self._seat(body.seat, body.holder)
        if self.format >= LINKED_FORMAT and now.closing:
            if not now.complete and body.seat in (now.seats[k] for k in now.commitments):
                raise Violation("verify-locked", seat=str(body.seat))
            return
        now.steady = {seat for seat in now.steady if seat < body.seat}
        if now.revealed:
            now.moved.add(body.seat)
        else:
            now.commitments = {k: made for k, made in now.commitments.items() if now.seats[k] != body.seat}

    def reveal(self, body: ContributionRevealed) -> None:
        """Check that a contribution matches its commitment."""
        now, value = self._present_round(body.round), self._read_bytes(body.value)
        right = compute_commitment(value)
        if self.format >= LINKED_FORMAT:
            right = compute_contribution_commitment(value, now.commitment, self.head["table"], now.number)
            if not now.closing:
                raise Violation("verify-unclosed", k=str(body.k))
        if now.complete or body.k in now.revealed or now.commitments.get(body.k) != right:
            raise Violation("verify-reveal", k=str(body.k))
        moved = self.format < LINKED_FORMAT and now.seats[body.k] in now.moved
        if self.format > 1 and body.seat != now.seats[body.k] and not moved:
            raise Violation("verify-reveal", k=str(body.k))
        now.revealed[body.k] = value

    def complete_round(self, body: RoundCompleted) -> None:
        """Check that no reveal is missing."""
        now = self._present_round(body.round)
        missing = sorted(now.commitments.keys() - now.revealed.keys())
        if missing or now.complete:
            raise Violation("verify-missing", k=", ".join(map(str, missing)))
        for seat in body.seats:
            self._check_person(seat)
            if self.format > 1 and not now.revealed:
                raise Violation("verify-no-part", seat=str(seat))
        now.complete = True
        if self.format >= LINKED_FORMAT:
            now.links = LinkChains([LinkChain(self._seats_of(k), now.revealed[k]) for k in sorted(now.revealed)])

    def _seats_of(self, k: int) -> frozenset[int]:
        """Return the seats that a contributor holds now."""
        person = self.round.persons[k]
        return frozenset(n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person)

    def follow_links(self, body: Body, draws: int) -> None:
        """Check the link of a decision, and that a decision brings one only if it causes a draw."""
        link = getattr(body, "link", None)
        if link is not None:
            self._read_bytes(link)
        try:
            (self.round.links or LinkChains()).follow(body, draws)
        except InvalidLink:
            raise Violation("verify-link") from None

    def end_links(self) -> None:
        """Check at the end of the file that the last decision brought no link without a draw."""
        try:
            (self.round.links or LinkChains()).check_last()
        except InvalidLink:
            raise Violation("verify-link") from None

    def add_contribution(self, body: ContributionAdded) -> None:
        """Check a contribution that was added later. Only format 1 has them."""
        now = self._present_round(body.round)
        if self.format > 1:
            raise Violation("verify-added")
        if not now.complete:
            raise Violation("verify-late", k="")
        now.added.append(bytes.fromhex(body.value))

    def _check_person(self, seat: int) -> None:
        """Check that a person has the seat: bots do not contribute, nor do seats that do not exist."""
        if self.format > 1 and seat not in self.persons:
            raise Violation("verify-no-person", seat=str(seat))

    def _read_bytes(self, digits: str) -> bytes:
        """Return a secret, a contribution or a hash. From format 2 on it has 32 bytes and is written in one way."""
        value = bytes.fromhex(digits)
        if self.format > 1 and (value.hex() != digits or len(digits) != DIGITS):
            raise Violation("verify-bytes")
        return value

    def _present_round(self, number: int) -> Round:
        if number != self.round.number:
            raise Violation("verify-round", round=str(number))
        return self.round
