"""Verification against a player's receipt: the file contains all that the player saw and sent, in that order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ..table_log.bodies import ActionPlayed, Body, TurnConfirmed
from .links import LinkChain
from .receipt import ANY_ROUND, Receipt
from .sealed_file import SealedFile
from .verify_seal import Round, SealCheck, Violation


class Proof(NamedTuple):
    """What a receipt proves for its player."""

    in_draws: bool
    """Whether the player's own contribution is part of the draws."""
    chosen_by_nobody: bool
    """Whether it is, seal, commitment, closing and reveal came in this order, and no link was left out."""
    last_link: int | None
    """The number of the player's last link if decisions without links followed; None if there were none."""
    link_left_out: int | None
    """The number of the first link that the player sent and that the file lacks at that moment."""
    entries_seen: int
    """Up to which entry the log is the one that the player saw; 0 if the receipt has no hash of it."""
    entries: int
    """How many entries the file has."""


class Decision(NamedTuple):
    """A decision at the seat of a contributor, and the number of the newest link after it."""

    seat: int
    link: int


@dataclass
class LinkLog:
    """What the log says about links, by the count of entries that moved the game."""

    draws: list[int] = field(default_factory=list)
    """How many draws there were at each count."""
    decisions: dict[int, Decision] = field(default_factory=dict)
    """By the count that a decision answers."""

    def follow(self, body: Body, seal: SealCheck, draws: int) -> None:
        """Note an entry that moved the game; `draws` is the number of draws before it."""
        if isinstance(body, ActionPlayed | TurnConfirmed) and seal.round.links is not None:
            chain = seal.round.links.find(body.seat)
            if chain is not None:
                self.decisions[len(self.draws)] = Decision(body.seat, chain.index)
        self.draws.append(draws)


def check_receipt(receipt: Receipt, seal: SealCheck, log: LinkLog, draws: int, file: SealedFile) -> Proof:
    """Check that the file contains all that a player saw and sent. Return what that proves for the player."""
    if receipt.table not in (None, seal.head["table"]):
        raise Violation("verify-receipt-table", 1, table=receipt.table)
    for number, commitment in receipt.seals:
        if not any(commitment == one.commitment for one in _rounds(seal, number)):
            raise Violation("verify-receipt-seal", 1, seal=commitment[:16])
    for number, closing in receipt.closings:
        if not any(closing == one.closing for one in _rounds(seal, number)):
            raise Violation("verify-receipt-closing", 1, closing=closing[:16])
    for number, value in receipt.contributions:
        rounds = _rounds(seal, number) if number != ANY_ROUND else [seal.round]
        if not any(bytes.fromhex(value) in (*one.revealed.values(), *one.added) for one in rounds):
            raise Violation("verify-receipt-contribution", 1, value=value[:16])
    for number, head in receipt.heads:
        if not 0 <= number < len(file.heads) - 1 or file.heads[number] != head:
            raise Violation("verify-receipt-head", min(number + 1, len(file.heads)), n=str(number))
    k, now = _own_part(receipt, seal.round), seal.round
    if k is None or now.links is None:
        return Proof(_is_in_draws(receipt, now), False, None, None, *_count_entries(receipt, file))
    if receipt.seats is not None and not seal.seats_held[now.persons[k]] <= set(receipt.seats):
        raise Violation("verify-receipt-person", 1)
    chain = now.links.chains[sorted(now.revealed).index(k)]
    left_out = _check_links(receipt, chain, LinkLog([*log.draws, draws], log.decisions))
    kept = (now.number, now.commitment) in receipt.seals and (now.number, now.closing) in receipt.closings
    ordered = kept and any(number == now.number for number, _ in receipt.contributions)
    last = None if chain.alive else chain.index
    return Proof(True, ordered and left_out is None, last, left_out, *_count_entries(receipt, file))


def _is_in_draws(receipt: Receipt, now: Round) -> bool:
    """Return whether a contribution of the player is part of the draws, in a format without links."""
    parts = {*now.revealed.values(), *now.added}
    return now.complete and any(bytes.fromhex(value) in parts for _, value in receipt.contributions)


def _count_entries(receipt: Receipt, file: SealedFile) -> tuple[int, int]:
    """Return how many entries the player saw, and how many there are."""
    return max((number for number, _ in receipt.heads), default=0), len(file.heads) - 2


def _rounds(seal: SealCheck, number: int) -> list[Round]:
    return [one for found, one in seal.rounds.items() if number in (ANY_ROUND, found)]


def _own_part(receipt: Receipt, now: Round) -> int | None:
    """Return the number of the player's own contribution to a round, or None."""
    mine = {bytes.fromhex(value) for number, value in receipt.contributions if number in (ANY_ROUND, now.number)}
    return next((k for k, value in now.revealed.items() if value in mine), None)


def _check_links(receipt: Receipt, chain: LinkChain, log: LinkLog) -> int | None:
    """Check that the server asked for no link too early. Return the first one without a decision in the file.

    The server may have left it out. Or the player decided on another device, was late, or others agreed on an undo in
    the same moment.
    """
    left_out = None
    for index, count in receipt.links:
        if count >= len(log.draws) or log.draws[count] != index - 1:
            raise Violation("verify-receipt-link", 1, link=str(index))
        decision = log.decisions.get(count)
        kept = decision is not None and decision.seat in chain.seats and decision.link == index
        if left_out is None and not kept:
            left_out = index
    return left_out
