"""Commands with which players end a game early: resign, offer an end, answer an offer."""

from __future__ import annotations

from ..core.early_end import is_decided
from ..fair.deal import SUBSTITUTE
from ..table_log.bodies import BOT, EndAccepted, EndDeclined, EndOffered, GameEnded, PlayerResigned, Seat
from .commands import change_seat, check_running, check_seat, check_seated
from .errors import Conflict, Forbidden
from .table import Table


def resign(table: Table, guest: str, seat: int, name: str) -> int:
    """Give the game up at a seat, under the name that the player has now. Return the count.

    The game ends if only one side or only bots are left. Otherwise a bot plays there to the end; the seat is closed.
    """
    if table.seats[check_seat(table, seat)].guest != guest:
        raise Forbidden("not-your-seat")
    check_running(table)
    table.add(PlayerResigned(by=guest, seat=seat, name=name, person=table.person_number(guest)))
    if ends_by_resigning(table, seat):
        table.add(GameEnded(why="resigned"))
    else:
        change_seat(table, seat, Seat(BOT, level=SUBSTITUTE), "resigned", guest)
    return table.count


def ends_by_resigning(table: Table, seat: int) -> bool:
    """Return whether the game ends when the player of this seat resigns: one side is left, or only bots."""
    others = any(other.guest for number, other in enumerate(table.seats) if number != seat)
    return not others or is_decided(table.position, {*table.ending.resigned, seat})


def offer_end(table: Table, guest: str) -> int:
    """Offer to end the game now. It ends when all guests with a seat accept. Return the count."""
    seat = check_seated(table, guest)
    check_running(table)
    if table.seal.deal is not None:
        raise Conflict("deal", "error-deal-end")
    if table.ending.asks(guest):
        raise Conflict("offer", "error-offer-open")
    if table.ending.offer is None:
        table.add(EndOffered(by=guest, seat=seat, person=table.person_number(guest)))
        _end_if_all_accept(table)
    return table.count


def answer_offer(table: Table, guest: str, offer: int, accept: bool) -> int:
    """Accept or decline the offer with this number; its own author withdraws it. Return the count."""
    seat = check_seated(table, guest)
    check_running(table)
    now = table.ending.offer
    if now is None or now.n != offer:
        raise Conflict("offer")
    if not accept:
        why = "withdrawn" if guest == now.by else ""
        table.add(EndDeclined(by=guest, seat=seat, person=table.person_number(guest), why=why))
    elif table.ending.asks(guest):
        table.add(EndAccepted(by=guest, seat=seat, person=table.person_number(guest)))
        _end_if_all_accept(table)
    return table.count


def _end_if_all_accept(table: Table) -> None:
    offer = table.ending.offer
    if offer is not None and table.persons() <= offer.accepted:
        table.add(GameEnded(why="agreed"))
