"""Verification of deals: the seal of a table that plays one, and the file in which a server publishes its deals."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..table_log.bodies import BOT, RoundStarted, Seat
from .deal import DEAL_FORMAT, FILE_FORMAT, compute_deal_commitment, compute_deal_head
from .receipt import InvalidReceipt, read_digits
from .sealed_file import encode_object


class InvalidDeal(Exception):
    """A deal that is not as committed: the key of the sentence."""

    def __init__(self, key: str):
        super().__init__(key)
        self.key = key


@dataclass(frozen=True)
class PublishedDeal:
    """A deal as the server publishes it. Before the day its parts are missing, before it is over its secret."""

    commitment: str
    terms: dict[str, Any]
    parts: tuple[str, ...] | None
    secret: str | None


def check_deal(head: dict[str, Any], seats: Sequence[Seat], body: RoundStarted) -> None:
    """Check the seal of a table of a deal; raise InvalidDeal where it is not as committed."""
    terms = body.deal
    if terms is None or body.format != DEAL_FORMAT or body.round != 1 or body.without or body.left_out:
        raise InvalidDeal("verify-deal")
    if body.rules != head["rules"] or any(
        encode_object({"is": terms.get(name)}) != encode_object({"is": head[name]}) for name in ("game", "options")
    ):
        raise InvalidDeal("verify-deal-terms")
    for wish, seat in zip(terms["seats"], seats, strict=True):
        kind, _, level = wish.partition(":")
        if kind == BOT and (seat.kind, seat.level) != (BOT, level):
            raise InvalidDeal("verify-deal-terms")
    if any(read_digits(part) != part for part in body.parts):
        raise InvalidDeal("verify-bytes")
    if compute_deal_commitment(bytes.fromhex(body.secret), terms) != body.commitment:
        raise InvalidDeal("verify-secret")


def read_published(data: bytes) -> list[PublishedDeal]:
    """Read the file of a server's deals.

    Raises InvalidReceipt where it is none, and InvalidDeal where its chain is broken.
    """
    try:
        value = json.loads(data)
        if value["format"] != FILE_FORMAT:
            raise InvalidReceipt(FILE_FORMAT)
        deals = [
            PublishedDeal(
                read_digits(one["commitment"]),
                dict(one["terms"]),
                None if one["parts"] is None else tuple(map(read_digits, one["parts"])),
                None if one["secret"] is None else read_digits(one["secret"]),
            )
            for one in value["deals"]
        ]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise InvalidReceipt(FILE_FORMAT) from None
    _check_chain(deals)
    return deals


def _check_chain(deals: Sequence[PublishedDeal]) -> None:
    """Check that every deal that is open is the one committed to, and names the one before it."""
    for before, deal in zip((None, *deals), deals, strict=False):
        if deal.secret is not None:
            right = compute_deal_commitment(bytes.fromhex(deal.secret), deal.terms)
            if right != deal.commitment:
                raise InvalidDeal("verify-deal-opened")
        if before is not None:
            parts = tuple(map(bytes.fromhex, before.parts or ()))
            if before.parts is None or deal.terms.get("previous") != compute_deal_head(before.commitment, parts):
                raise InvalidDeal("verify-deal-chain")


def check_published(body: RoundStarted, deals: Sequence[PublishedDeal]) -> None:
    """Check that a table played one of these deals."""
    for deal in deals:
        if deal.commitment == body.commitment:
            if deal.parts != body.parts:
                raise InvalidDeal("verify-deal-parts")
            return
    raise InvalidDeal("verify-deal-unpublished")
