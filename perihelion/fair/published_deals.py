"""Verification of the file in which a server publishes its deals: those of the days, or that of one set of tables.

The daily deals are one chain: each names the head of the one before it. A wrong clock can make deals that are not part
of the chain. One that is part of it names them in its terms, each with its commitment: `leaves_out`. So nothing is left
out unseen.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import pairwise

from ..json_types import JsonObject
from ..table_log.bodies import BOT, PERSON, RoundStarted
from .deal import FILE_FORMAT, LEAVES_OUT, begin_of, compute_deal_commitment, compute_deal_head, plan_times
from .receipt import InvalidReceipt, read_digits
from .sealed_file import encode_object
from .verify_deal import InvalidDeal

SET_KEYS = {"game", "id", "made", "options", "previous", "seats"}
DAY_KEYS = SET_KEYS | {"begins", "ends", "opens"}
DAY_SECONDS = 86_400
UNREADABLE = (ValueError, KeyError, TypeError, AttributeError, RecursionError, OverflowError)


@dataclass(frozen=True)
class PublishedDeal:
    """A deal as the server publishes it. Before the day its parts are missing, before it is over its secret."""

    commitment: str
    terms: JsonObject
    parts: tuple[str, ...] | None
    secret: str | None

    @property
    def id(self) -> str:
        """Its day, or the name of a set of tables."""
        return str(self.terms["id"])

    @property
    def leaves_out(self) -> dict[str, str]:
        """Day -> commitment of the deals that it says are not part of the chain."""
        return dict(self.terms.get(LEAVES_OUT, {}))


@dataclass(frozen=True)
class PublishedDeals:
    """The deals of a file."""

    deals: tuple[PublishedDeal, ...]
    breaks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Day -> the days that its deal leaves out of the chain."""

    def is_at_break(self, deal: str) -> bool:
        """Return whether a deal is left out of the chain, or leaves others out."""
        return deal in self.breaks or any(deal in days for days in self.breaks.values())


def read_published(data: bytes) -> PublishedDeals:
    """Read and check the file of a server's deals.

    Raises InvalidReceipt if it is not such a file, and InvalidDeal if a deal is not as committed, not of its day or out
    of place.
    """
    try:
        value = json.loads(data)
        if value["format"] != FILE_FORMAT:
            raise InvalidReceipt(FILE_FORMAT)
        deals = tuple(
            PublishedDeal(
                _read_bytes(one["commitment"]),
                dict(one["terms"]),
                None if one["parts"] is None else tuple(map(_read_bytes, one["parts"])),
                None if one["secret"] is None else _read_bytes(one["secret"]),
            )
            for one in value["deals"]
        )
    except UNREADABLE:
        raise InvalidReceipt(FILE_FORMAT) from None
    for deal in deals:
        secret = None if deal.secret is None else bytes.fromhex(deal.secret)
        if secret is not None and compute_deal_commitment(secret, deal.terms) != deal.commitment:
            raise InvalidDeal("verify-deal-opened")
    if len(deals) == 1 and set(deals[0].terms) == SET_KEYS:
        return PublishedDeals(deals)
    for deal in deals:
        if not _is_of_its_day(deal.terms):
            raise InvalidDeal("verify-deal-day", day=str(deal.terms.get("id")))
    return PublishedDeals(deals, _check_chain(deals))


def _is_of_its_day(terms: JsonObject) -> bool:
    """Return whether the terms are those of a day: its date, its times, the seats, and deals that it leaves out.

    It was made on its day or on the day before.
    """
    try:
        day = date.fromisoformat(terms["id"])
        times, made = plan_times(day), terms["made"]
        others = [wish for wish in terms["seats"] if wish != PERSON]
        return (
            set(terms) - {LEAVES_OUT} == DAY_KEYS
            and day.isoformat() == terms["id"]
            and all(type(terms[name]) is int and terms[name] == time for name, time in times.items())
            and type(made) is int
            and begin_of(day) - DAY_SECONDS <= made <= times["ends"]
            and len(others) == len(terms["seats"]) - 1
            and all(kind == BOT and level for kind, _, level in (wish.partition(":") for wish in others))
            and (terms["previous"] == "" or bool(_read_bytes(terms["previous"])))
            and all(map(_read_bytes, terms.get(LEAVES_OUT, {}).values()))
        )
    except UNREADABLE:
        return False


def _read_bytes(digits: str) -> str:
    """Return 32 bytes in hexadecimal; raise InvalidReceipt unless they are written in the only way."""
    if read_digits(digits) != digits:
        raise InvalidReceipt(digits)
    return digits


def _check_chain(deals: Sequence[PublishedDeal]) -> dict[str, tuple[str, ...]]:
    """Check the order of the days, and that each names the one before it unless it is left out. Return the breaks."""
    for before, deal in pairwise(deals):
        if before.id >= deal.id:
            raise InvalidDeal("verify-deal-order", day=deal.id)
    published = {deal.id: deal.commitment for deal in deals}
    named = {day for deal in deals for day in deal.leaves_out}
    chain = [deal for deal in deals if deal.id not in named]
    breaks = {deal.id: tuple(sorted(deal.leaves_out)) for deal in chain if deal.leaves_out}
    for deal in chain:
        if not deal.leaves_out.items() <= published.items():
            raise InvalidDeal("verify-deal-left", day=deal.id)
    if named != {day for days in breaks.values() for day in days}:
        raise InvalidDeal("verify-deal-left", day=min(named))
    for before, deal in pairwise(chain):
        parts = tuple(map(bytes.fromhex, before.parts or ()))
        if before.parts is None or deal.terms["previous"] != compute_deal_head(before.commitment, parts):
            raise InvalidDeal("verify-deal-chain", day=deal.id)
    return breaks


def check_published(seal: RoundStarted | None, published: PublishedDeals) -> None:
    """Check that the table with this seal played one of these deals; raise InvalidDeal if not."""
    if seal is None or seal.deal is None:
        raise InvalidDeal("verify-deal")
    found = next((deal for deal in published.deals if deal.commitment == seal.commitment), None)
    if found is None or encode_object(found.terms) != encode_object(seal.deal):
        raise InvalidDeal("verify-deal-unpublished")
    if found.parts != seal.parts:
        raise InvalidDeal("verify-deal-parts")
