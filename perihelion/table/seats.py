"""Seats: how the host assigns them, and who may take, free or give away each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from ..table_log.bodies import BOT, FREE, PERSON, Seat
from .clean_text import MOST_NAME_LENGTH, clean_text
from .errors import Conflict, Forbidden, InvalidCommand


def read_wishes(wishes: Sequence[str], players: int, guest: str, name: str, levels: Sequence[str]) -> list[Seat]:
    """Return the first seats of a table as its host wrote them: me, me:<name>, person or open, bot:<level>."""
    if len(wishes) != players:
        raise InvalidCommand("unreadable", "error-seats", n=players)
    seats = []
    for wish in wishes:
        kind, _, level = wish.partition(":")
        called = clean_text(level, MOST_NAME_LENGTH)
        if wish == "me":
            seats.append(Seat(PERSON, guest, name))
        elif kind == "me" and called:
            seats.append(Seat(PERSON, guest, called))
        elif wish in ("person", "open"):
            seats.append(Seat())
        elif kind == "bot" and level in levels:
            seats.append(Seat(BOT, level=level))
        else:
            raise InvalidCommand("unreadable", "error-seat-wish", wish=wish[:40])
    return seats


def number_persons(seats: Iterable[Seat], known: Iterable[str]) -> tuple[Seat, ...]:
    """Return seats with the numbers of their persons: `known` guests have them by their order, others get the next."""
    numbers = {guest: number for number, guest in enumerate(known)}
    return tuple(
        replace(seat, person=numbers.setdefault(seat.player, len(numbers)) if seat.player else None) for seat in seats
    )


@dataclass(frozen=True, slots=True)
class SeatRules:
    """Who may do what with a seat, given everything that happened at the table."""

    seats: Sequence[Seat]
    held: Mapping[str, frozenset[int]]
    """The seats that each guest ever held, and so has seen the table from."""
    shared: Mapping[str, frozenset[int]]
    """The seats of guests who held several from the start, because players share one device."""
    host: str
    has_secrets: bool
    """Whether seats see different things."""
    closed: frozenset[int] = frozenset()
    """The seats of persons whom the host removed during the game; bots play there to the end."""
    newcomers: bool = True
    """Whether guests who never had a seat may sit down: not in a game from which the host removed a guest."""

    def check_take(self, guest: str, seat: int) -> None:
        """Raise unless the guest may sit down there."""
        now = self.seats[seat]
        if seat in self.closed:
            raise Conflict("taken", "error-seat-closed")
        mine_again = now.kind == BOT and now.keeps == guest
        if now.kind == FREE and now.keeps not in ("", guest):
            raise Conflict("taken", "error-seat-held", name=now.name)
        if not (now.kind == FREE or mine_again or (now.kind == BOT and not now.keeps and guest == self.host)):
            raise Conflict("taken")
        if seat in self.shared.get(guest, ()):
            return
        if not self.newcomers and guest not in self.held and guest != self.host:
            raise Conflict("taken", "error-no-newcomers")
        if any(other.guest == guest for other in self.seats):
            raise Conflict("taken", "error-already-seated")
        if self.has_secrets and self.held.get(guest, frozenset()) - {seat}:
            raise Forbidden("seen")

    def may_take(self, guest: str, seat: int) -> bool:
        """Return whether the guest may sit down there."""
        if self.seats[seat].kind == PERSON:
            return False
        try:
            self.check_take(guest, seat)
        except (Conflict, Forbidden):
            return False
        return True

    def check_bot(self, guest: str, seat: int) -> None:
        """Raise unless the guest may put a bot there: at their own seat, or as host at a seat without a person."""
        now = self.seats[seat]
        kept = now.kind == BOT and now.keeps not in ("", guest)
        if now.guest != guest and not (guest == self.host and now.kind != PERSON and not kept):
            raise Forbidden("not-your-seat" if now.kind == PERSON or guest == self.host else "not-host")

    def check_free(self, guest: str, seat: int) -> None:
        """Raise unless the guest may free the seat: their own, or as host that of a bot that keeps it for no one."""
        now = self.seats[seat]
        if now.guest == guest or now.keeps == guest:
            return
        if guest != self.host or now.kind == PERSON or (now.keeps and now.kind == BOT):
            raise Forbidden("not-your-seat")
        if seat in self.closed:
            raise Conflict("taken", "error-seat-closed")
