"""Verification of the seal of a sealed game: secrets, commitments, reveals, restarted rounds, and players' receipts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..table_log.bodies import (
    ContributionAdded,
    ContributionCommitted,
    ContributionRevealed,
    RoundCompleted,
    RoundStarted,
    Seat,
    SeatChanged,
)
from .deal import DEAL_FORMAT
from .draw import compute_commitment, compute_seal_commitment, derive_key
from .receipt import ANY_ROUND, DIGITS, Receipt
from .sealed_file import SealedFile
from .verify_deal import InvalidDeal, PublishedDeal, check_deal, check_published

MOST_FAILURES = 2
"""How often a seat may fail to reveal before its part is left out."""


class Violation(Exception):
    """Something that must not be: the key of the sentence, the values it names, and the line where it is known."""

    def __init__(self, key: str, line: int | None = None, **values: Any):
        super().__init__(key)
        self.key, self.line, self.values = key, line, values


class Proof(NamedTuple):
    """What a receipt proves for its player."""

    in_draws: bool
    """Whether the player's own contribution is part of the draws."""
    entries_seen: int
    """Up to which entry the log is the one that the player saw; 0 where the receipt has no hash of it."""
    entries: int
    """How many entries the file has."""


@dataclass
class Round:
    """A round of the commitment scheme as a file records it."""

    number: int = 0
    secret: bytes = b""
    complete: bool = False
    commitments: dict[int, str] = field(default_factory=dict)
    seats: dict[int, int] = field(default_factory=dict)
    revealed: dict[int, bytes] = field(default_factory=dict)
    moved: set[int] = field(default_factory=set)
    """Seats that changed hands after something was revealed."""
    steady: set[int] = field(default_factory=set)
    """Seats that committed, and at which the same person still has this seat and none before it."""
    added: list[bytes] = field(default_factory=list)
    deal: RoundStarted | None = None
    """The seal, where the table plays a deal."""

    @property
    def key(self) -> bytes:
        """The key of the draws."""
        if self.deal is not None:
            return derive_key(self.secret, map(bytes.fromhex, self.deal.parts))
        return derive_key(self.secret, [*(self.revealed[k] for k in sorted(self.revealed)), *self.added])

    @property
    def contributors(self) -> list[int]:
        """The seats whose contributions are part of the key."""
        return sorted({self.seats[k] for k in self.revealed})


@dataclass
class SealCheck:
    """The rounds of a file, checked entry by entry."""

    head: dict[str, Any]
    format: int
    round: Round = field(default_factory=Round)
    commitments: dict[int, str] = field(default_factory=dict)
    """Round -> the server's commitment in it."""
    reveals: set[tuple[int, str]] = field(default_factory=set)
    """The rounds and values of all reveals."""
    failures: dict[int, int] = field(default_factory=dict)
    """Seat -> how often it did not reveal."""
    persons: set[int] = field(default_factory=set)
    """The seats that persons hold now."""

    def start_round(self, body: RoundStarted, seats: Sequence[Seat] = ()) -> None:
        """Check that a round may begin here, and the server's commitment."""
        if self.round.complete or body.round != self.round.number + 1:
            raise Violation("verify-round", round=str(body.round))
        secret = self._read_bytes(body.secret)
        if self.format == 1:
            right = compute_commitment(secret)
        elif self.format == DEAL_FORMAT:
            right = self._check_deal(body, seats)
        else:
            self._check_restart(body)
            terms = {name: self.head[name] for name in ("table", "game", "options")}
            right = compute_seal_commitment(secret, {**terms, "rules": body.rules, "round": body.round})
            if body.format != self.format or (body.round == 1 and body.rules != self.head["rules"]):
                raise Violation("verify-secret")
        if body.commitment != right:
            raise Violation("verify-secret")
        self.round = Round(body.round, secret, deal=body if self.format == DEAL_FORMAT else None)
        self.commitments[body.round] = body.commitment

    def _check_deal(self, body: RoundStarted, seats: Sequence[Seat]) -> str:
        """Check that a seal is that of the deal it names, and return the deal's commitment."""
        try:
            check_deal(self.head, seats, body)
        except InvalidDeal as error:
            raise Violation(error.key) from None
        return body.commitment

    def check_published(self, deals: Sequence[PublishedDeal]) -> None:
        """Check that the table played one of the deals that the server published."""
        try:
            if self.round.deal is None:
                raise InvalidDeal("verify-deal")
            check_published(self.round.deal, deals)
        except InvalidDeal as error:
            raise Violation(error.key, 1) from None

    def _check_restart(self, body: RoundStarted) -> None:
        """Check that a round restarts only after somebody committed and did not reveal, twice for each seat at most."""
        before = self.round
        missing = {before.seats[k] for k in before.commitments if k not in before.revealed}
        named = set(body.without)
        if bool(named) != bool(before.number) or not named <= missing:
            raise Violation("verify-restart", round=str(body.round))
        for seat in named:
            self.failures[seat] = self.failures.get(seat, 0) + 1
        failed = [self.failures[seat] for seat in body.without]
        left_out = [seat for seat in body.without if self.failures[seat] == MOST_FAILURES]
        if max(failed, default=0) > MOST_FAILURES or list(body.left_out) != left_out or len(failed) > len(named):
            raise Violation("verify-restart", round=str(body.round))

    def commit(self, body: ContributionCommitted) -> None:
        """Check that a player commits before anything is revealed."""
        now = self._present_round(body.round)
        if self.format == DEAL_FORMAT:
            raise Violation("verify-deal")
        self._read_bytes(body.commitment)
        again = self.format > 1 and body.seat in (now.seats[k] for k in now.commitments)
        if now.revealed or now.complete or again or body.k != max(now.seats, default=-1) + 1:
            raise Violation("verify-late", k=str(body.k))
        self._check_person(body.seat)
        if self.failures.get(body.seat, 0) >= MOST_FAILURES:
            raise Violation("verify-left-out", seat=str(body.seat))
        now.commitments[body.k], now.seats[body.k] = body.commitment, body.seat
        now.steady.add(body.seat)

    def change_seat(self, body: SeatChanged) -> None:
        """Drop the commitment of somebody who leaves before anything is revealed."""
        now = self.round
        now.steady = {seat for seat in now.steady if seat < body.seat}
        if now.revealed:
            now.moved.add(body.seat)
        else:
            now.commitments = {k: made for k, made in now.commitments.items() if now.seats[k] != body.seat}

    def reveal(self, body: ContributionRevealed) -> None:
        """Check that a contribution matches its commitment."""
        now, value = self._present_round(body.round), self._read_bytes(body.value)
        if now.complete or body.k in now.revealed or now.commitments.get(body.k) != compute_commitment(value):
            raise Violation("verify-reveal", k=str(body.k))
        if self.format > 1 and body.seat != now.seats[body.k] and now.seats[body.k] not in now.moved:
            raise Violation("verify-reveal", k=str(body.k))
        now.revealed[body.k] = value
        self.reveals.add((body.round, body.value))

    def complete_round(self, body: RoundCompleted) -> None:
        """Check that nobody's reveal is missing."""
        now = self._present_round(body.round)
        missing = sorted(now.commitments.keys() - now.revealed.keys())
        if missing or now.complete:
            raise Violation("verify-missing", k=", ".join(map(str, missing)))
        for seat in body.seats:
            self._check_person(seat)
            if self.format > 1 and not now.revealed:
                raise Violation("verify-no-part", seat=str(seat))
        now.complete = True

    def add_contribution(self, body: ContributionAdded) -> None:
        """Check a contribution that was added later. Only format 1 has them."""
        now = self._present_round(body.round)
        if self.format > 1:
            raise Violation("verify-added")
        if not now.complete:
            raise Violation("verify-late", k="")
        now.added.append(bytes.fromhex(body.value))

    def _check_person(self, seat: int) -> None:
        """Check that a person has the seat: nobody contributes for a bot, or for a seat that does not exist."""
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

    # receipts

    def check_receipt(self, receipt: Receipt, file: SealedFile) -> Proof:
        """Check that the file contains all that a player saw and sent. Return what that proves for the player."""
        if receipt.table not in (None, self.head["table"]):
            raise Violation("verify-receipt-table", 1, table=receipt.table)
        for number, commitment in receipt.seals:
            if commitment not in _of_round(self.commitments.items(), number):
                raise Violation("verify-receipt-seal", 1, seal=commitment[:16])
        for number, value in receipt.contributions:
            used = {part.hex() for part in (*self.round.revealed.values(), *self.round.added)}
            if value not in (_of_round(self.reveals, number) if number != ANY_ROUND else used):
                raise Violation("verify-receipt-contribution", 1, value=value[:16])
        for number, head in receipt.heads:
            if not 0 <= number < len(file.heads) - 1 or file.heads[number] != head:
                raise Violation("verify-receipt-head", min(number + 1, len(file.heads)), n=str(number))
        mine = {bytes.fromhex(value) for _, value in receipt.contributions}
        in_draws = self.round.complete and bool(mine & {*self.round.revealed.values(), *self.round.added})
        return Proof(in_draws, max((number for number, _ in receipt.heads), default=0), len(file.heads) - 2)


def _of_round(values: Iterable[tuple[int, str]], number: int) -> set[str]:
    return {value for found, value in values if number in (ANY_ROUND, found)}
