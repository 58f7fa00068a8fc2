"""Commands about the seal: commit, reveal, the links of decisions, and the end of waiting for them."""

from __future__ import annotations

from copy import copy

from ..fair.links import LINKED_FORMAT, LINKS, InvalidLink
from ..fair.seal import COMMIT, REVEAL
from ..table_log.bodies import CommitmentsSkipped, ContributionCommitted, ContributionRevealed
from .errors import Conflict, Forbidden, InvalidCommand, LinkNeeded
from .forced_steps import causes_draw, play_forced_steps, start_seal_round
from .table import Table

NO_LINK = "none"
"""Sentinel instead of a link if the client has none: the decision ends the player's chain."""


def commit(table: Table, guest: str, commitment: str) -> None:
    """Commit to a contribution to the present round. The same commitment again changes nothing."""
    seal, seat = table.seal, _seat_of(table, guest)
    _check_open(table)
    made = seal.commitments.get(guest)
    if made is not None and made.commitment == commitment:
        return
    if made is not None:
        raise Conflict("seal", "error-seal-once")
    if not _may_commit(table, guest):
        raise Conflict("seal", "error-seal-late")
    if commitment in (seal.commitment, *(other.commitment for other in seal.commitments.values())):
        raise Conflict("seal", "error-seal-twice")
    table.add(
        ContributionCommitted(
            round=seal.round,
            k=seal.commitments_made,
            by=guest,
            seat=seat,
            commitment=commitment,
            person=table.person_number(guest),
        )
    )
    play_forced_steps(table)


def _may_commit(table: Table, guest: str) -> bool:
    """Return whether a commitment comes in time. Formats before 4 take none any more: they proved too little."""
    seal = table.seal
    closed = seal.format < LINKED_FORMAT or seal.closing or seal.complete
    return not closed and not any(map(seal.is_left_out, table.seats_of(guest)))


def reveal(table: Table, guest: str, value: str) -> None:
    """Reveal the contribution that one committed to. The same value again changes nothing."""
    seal, revealed = table.seal, bytes.fromhex(value)
    _seat_of(table, guest)
    _check_open(table)
    if revealed == seal.revealed.get(guest):
        return
    if seal.has_contributed(guest):
        raise Conflict("seal", "error-seal-once")
    if seal.complete:
        raise Conflict("seal", "error-seal-late")
    if not table.started or seal.phase(table.persons()) != REVEAL or guest not in seal.commitments:
        raise Conflict("seal", "error-seal-early")
    made = seal.commitments[guest]
    if seal.compute_commitment(revealed) != made.commitment:
        raise InvalidCommand("unreadable", "error-seal-other")
    table.add(ContributionRevealed(round=seal.round, k=made.k, by=guest, seat=made.seat, value=value))
    play_forced_steps(table)


def check_link(table: Table, seat: int, link: str | None, action: int | None) -> str | None:
    """Return the link to be stored with a decision at a seat; None if it needs none, or comes without one on purpose.

    `action` is None for the confirmation of a turn. Raises LinkNeeded if a link is missing, and InvalidCommand if it is
    not the link for the next draw.
    """
    chain = table.seal.links.find(seat)
    if chain is None or not chain.alive or table.draw_count >= LINKS:
        return None
    if not causes_draw(table, seat, action):
        if link is not None:
            raise InvalidCommand("unreadable", "error-seal-link")
        return None
    if link is None:
        raise LinkNeeded(table.draw_count + 1)
    if link == NO_LINK:
        return None
    try:
        copy(chain).advance(bytes.fromhex(link), table.draw_count)
    except InvalidLink:
        raise InvalidCommand("unreadable", "error-seal-link") from None
    return link


def end_wait(table: Table, round_number: int, phase: str) -> None:
    """Go on without the players who did not commit or reveal in time, if the table is still in this round and phase.

    Missing commitments are skipped. If a reveal is missing, the round restarts without that person. The second time,
    the part of that seat is left out for this game.
    """
    seal, persons = table.seal, table.persons()
    if not table.awaits_seal or (seal.round, seal.phase(persons)) != (round_number, phase):
        return
    missing = seal.awaited_guests(phase, persons)
    if phase == COMMIT:
        seats = tuple(n for n, seat in enumerate(table.seats) if seat.guest in missing)
        table.add(CommitmentsSkipped(round=round_number, guests=tuple(sorted(missing)), seats=seats))
    else:
        start_seal_round(table, without=sorted(seal.commitments[guest].seat for guest in missing))
    play_forced_steps(table)


def _check_open(table: Table) -> None:
    if table.ended:
        raise Conflict("closed" if table.closed else "over")


def _seat_of(table: Table, guest: str) -> int:
    mine = table.seats_of(guest)
    if not mine:
        raise Forbidden("not-your-seat")
    return mine[0]
