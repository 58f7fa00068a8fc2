"""Orders about the seal: commit, open, and what happens when somebody does not."""

from __future__ import annotations

from .errors import BadOrder, Conflict, Forbidden
from .fair import commitment
from .seal import COMMIT, REVEAL
from .table import Table


def promise(table: Table, guest: str, made: str | None) -> None:
    """Commit to bytes that one opens when the game begins. None: one adds nothing; too late: one adds them later."""
    seal = table.seal
    if made is None or guest in seal.promised or seal.whole or seal.given:
        return
    if made in (seal.commitment, *(other.commitment for other in seal.promised.values())):
        raise Conflict("seal", "error-seal-twice")
    table.add("commit", round=seal.round, k=seal.made, by=guest, seat=_seat_of(table, guest), commitment=made)


def commit(table: Table, guest: str, made: str) -> None:
    """Commit when asked: in a rematch, or when the start began anew."""
    _seat_of(table, guest)
    promise(table, guest, made)
    table.settle()


def reveal(table: Table, guest: str, value: str) -> None:
    """Open what one committed to; whoever came later adds to the seal from now on. The same again changes nothing."""
    seal, seat, opened = table.seal, _seat_of(table, guest), bytes.fromhex(value)
    if table.opened:
        raise Conflict("closed" if table.closed else "over")
    if opened in (seal.given.get(guest), seal.later.get(guest)):
        return
    if seal.contributed(guest):
        raise Conflict("seal", "error-seal-once")
    if seal.whole:
        table.add("contribute", round=seal.round, by=guest, seat=seat, value=value)
        return
    if not table.started or seal.phase(table.persons()) != REVEAL or guest not in seal.promised:
        raise Conflict("seal", "error-seal-early")
    if commitment(opened) != seal.promised[guest].commitment:
        raise BadOrder("unreadable", "error-seal-other")
    table.add("reveal", round=seal.round, k=seal.promised[guest].k, by=guest, seat=seat, value=value)
    table.settle()


def wait_no_longer(table: Table, started: int, phase: str) -> None:
    """Somebody's part did not come. Before anything is opened the others go on; after that all begins anew."""
    seal, persons = table.seal, table.persons()
    if not table.sealing or (seal.round, seal.phase(persons)) != (started, phase):
        return
    missing = seal.awaited(phase, persons)
    seats = [n for n, seat in enumerate(table.seats) if seat.guest in missing]
    if phase == COMMIT:
        table.add("without", round=started, guests=sorted(missing), seats=seats)
    else:
        table.new_seal(without=seats)
    table.settle()


def _seat_of(table: Table, guest: str) -> int:
    mine = table.seats_of(guest)
    if not mine:
        raise Forbidden("not-your-seat")
    return mine[0]
