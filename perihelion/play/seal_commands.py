"""Commands about the seal: commit, reveal, and what happens when somebody does not."""

from __future__ import annotations

from ..fair.draw import compute_commitment
from ..fair.seal import COMMIT, REVEAL
from ..table_log.bodies import CommitmentsSkipped, ContributionAdded, ContributionCommitted, ContributionRevealed
from .automatic_steps import settle, start_seal_round
from .errors import Conflict, Forbidden, InvalidCommand
from .table import Table


def add_commitment(table: Table, guest: str, commitment: str | None) -> None:
    """Commit to a contribution. None stands for no contribution. Whoever is too late or left out has no part."""
    seal = table.seal
    if commitment is None or seal.deal is not None or guest in seal.commitments or seal.complete or seal.revealed:
        return
    if any(map(seal.is_left_out, table.seats_of(guest))):
        return
    if commitment in (seal.commitment, *(other.commitment for other in seal.commitments.values())):
        raise Conflict("seal", "error-seal-twice")
    seat = _seat_of(table, guest)
    table.add(
        ContributionCommitted(round=seal.round, k=seal.commitments_made, by=guest, seat=seat, commitment=commitment)
    )


def commit(table: Table, guest: str, commitment: str) -> None:
    """Commit when asked: in a rematch, or when the round restarted."""
    _seat_of(table, guest)
    if table.ended:
        raise Conflict("closed" if table.closed else "over")
    add_commitment(table, guest, commitment)
    settle(table)


def reveal(table: Table, guest: str, value: str) -> None:
    """Reveal the contribution that one committed to. The same value again changes nothing.

    At a table of format 1 a contribution may be added after the round is complete.
    """
    seal, seat, revealed = table.seal, _seat_of(table, guest), bytes.fromhex(value)
    if table.ended:
        raise Conflict("closed" if table.closed else "over")
    if revealed in (seal.revealed.get(guest), seal.added.get(guest)):
        return
    if seal.has_contributed(guest):
        raise Conflict("seal", "error-seal-once")
    if seal.complete and not seal.accepts_late_parts:
        raise Conflict("seal", "error-seal-late")
    if seal.complete:
        table.add(ContributionAdded(round=seal.round, by=guest, seat=seat, value=value))
        return
    if not table.started or seal.phase(table.persons()) != REVEAL or guest not in seal.commitments:
        raise Conflict("seal", "error-seal-early")
    made = seal.commitments[guest]
    if compute_commitment(revealed) != made.commitment:
        raise InvalidCommand("unreadable", "error-seal-other")
    table.add(ContributionRevealed(round=seal.round, k=made.k, by=guest, seat=seat, value=value))
    settle(table)


def end_wait(table: Table, round_number: int, phase: str) -> None:
    """Go on although somebody did not commit or reveal in time, if the table is still in this round and phase.

    Missing commitments are skipped. Where a reveal is missing, the round restarts without that person. The second time,
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
    settle(table)


def _seat_of(table: Table, guest: str) -> int:
    mine = table.seats_of(guest)
    if not mine:
        raise Forbidden("not-your-seat")
    return mine[0]
