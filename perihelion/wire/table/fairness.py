"""The seal of the dice as a viewer sees it: one sentence, and what is asked of the viewer's client."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Literal

from fluent.runtime.types import fluent_date

from ...fair.deal import OPEN_DEAL, Deal
from ...fair.links import LINKED_FORMAT
from ...fair.seal import COMMIT, OPEN
from ...table.log_text import join_names
from ...table.sealed_game import find_chain_head
from ...table.table import Table
from ...words import Words
from ..schemas.seal import ChainView, SealContribution, SealView


def describe_seal(table: Table, words: Words) -> SealView:
    """Return the field `fair` of a snapshot, without the part that concerns one guest."""
    seal = table.seal
    return {
        "phase": OPEN if table.ended and seal.may_open else seal.phase(table.persons()) if table.started else COMMIT,
        "format": seal.format,
        "round": seal.round,
        "seal": seal.commitment,
        "says": seal_sentence(table, words),
        "seats": _seats_where(table, seal.has_contributed),
        "fresh": sorted(seat for chain in seal.links.chains if chain.alive for seat in chain.seats),
        "commitments": [(made.k, made.seat, made.commitment) for made in seal.commitments.values()]
        if seal.closing
        else [],
        "closing": seal.closing or None,
        "complete": seal.complete,
        "commit": None,
        "do": None,
        "deal": None if seal.deal is None else link_to_deal(seal.deal),
    }


def describe_contribution(table: Table, guest: str) -> SealContribution:
    """Return the part of the field that concerns one guest: the commitment, and the client's next step."""
    made = table.seal.commitments.get(guest)
    return {"commit": made.commitment if made else None, "do": _next_step(table, guest)}


def link_to_deal(deal: Deal) -> str:
    """Return the page of a deal: that of its day, or that of a set of tables."""
    return f"/{'daily' if 'opens' in deal.terms else 'duplicate'}/{deal.id}"


def describe_chain(table: Table) -> ChainView | None:
    """Return the field `chain` of a snapshot, which a client keeps as a receipt; None at tables of format 1."""
    found = find_chain_head(table)
    return None if found is None else {"n": found[0], "head": found[1]}


def sealing_prompt(table: Table, guest: str, words: Words) -> str:
    """Return what a viewer reads while the dice are being sealed: which other players are missing."""
    awaited = table.seal.awaited_guests(table.seal.phase(table.persons()), table.persons()) - {guest}
    others = _names(_seats_where(table, awaited.__contains__), words) if awaited else ""
    return words("prompt-sealing-others", players=others) if others else words("prompt-sealing")


def seal_sentence(table: Table, words: Words) -> str:
    """Return the state of the seal in one sentence."""
    seal, persons = table.seal, table.persons()
    if seal.deal is not None and seal.deal.terms.get(OPEN_DEAL):
        return words("local-daily")
    if seal.deal is not None and not (table.ended and seal.may_open):
        if "opens" not in seal.deal.terms:
            return words("fair-deal-set")
        return words("fair-deal", deal=fluent_date(date.fromisoformat(seal.deal.id)))
    if table.ended:
        return words("fair-open" if seal.round else "fair-before")
    if not table.started:
        return words("fair-soon")
    if table.awaits_seal:
        awaited = seal.awaited_guests(seal.phase(persons), persons)
        return words("fair-waits", players=_names(_seats_where(table, awaited.__contains__), words))
    seats = _seats_where(table, seal.has_contributed)
    if not seats:
        return words("fair-alone")
    key = "fair-sealed" if seal.format >= LINKED_FORMAT else "fair-sealed-old"
    return words(key, players=_names(seats, words))


def _next_step(table: Table, guest: str) -> Literal["commit", "reveal"] | None:
    """Return the next step of a guest's client in the seal, or None. A client that ignores it can still play."""
    seal, persons = table.seal, table.persons()
    if table.ended or seal.format < LINKED_FORMAT:
        return None
    phase = seal.phase(persons) if table.started else COMMIT
    if guest not in seal.awaited_guests(phase, persons):
        return None
    return "commit" if phase == COMMIT else "reveal"


def _seats_where(table: Table, condition: Callable[[str], bool]) -> list[int]:
    return [n for n, seat in enumerate(table.seats) if seat.guest and condition(seat.guest)]


def _names(seats: list[int], words: Words) -> str:
    return join_names(words, [words.seat(seat) for seat in seats])
