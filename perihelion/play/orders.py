"""Orders: what guests, the host and the server itself may do at a table. Each adds to the log or raises, never both.

Those that answer a position name the count they answer, `after`. The same order again gives the same answer.
"""

from __future__ import annotations

from typing import Any

from ..core.notation import read_action
from ..core.runtime import CHANCE
from .entries import LogEntry
from .errors import BadOrder, Conflict, Forbidden, Stale
from .sealing import promise
from .seats import BOT, PERSON, Seat
from .table import NOBODY, Table
from .undo import way_back


def open_table(table: Table, seats: list[Seat]) -> None:
    """The first entry, and whatever needs no decision."""
    table.add("seats", seats=[seat.as_dict() for seat in seats])
    table.settle()


def play(table: Table, guest: str, action: str, after: int, seat: int | None = None) -> int:
    """Play an action for the seat one holds; returns the count right after it."""
    text = table.game.actions.texts[read_action(table.game, table.game.actions, action)]
    if after != table.count:
        return _again(table, after, {"kind": "action", "by": guest, "text": text})
    check_seated(table, guest)
    _check_running(table)
    if table.to_confirm() != NOBODY:
        raise Conflict("waiting", "error-waiting-confirm")
    actor = table.position.actor
    if seat is not None and guest != table.seats[_seat(table, seat)].guest:
        raise Forbidden("not-your-seat")
    if actor == CHANCE or table.seats[actor].guest != guest or seat not in (None, actor):
        raise Conflict("not-your-turn")
    table.add("action", seat=actor, text=text, by=guest)
    count = table.count
    table.settle()
    return count


def decide(table: Table, seat: int, number: int, level: str, late: bool = False) -> None:
    """A bot's decision; `late` where it stands in for a person whose time is up."""
    extra = {"late": True} if late else {}
    table.add("action", seat=seat, text=table.game.actions.texts[number], by="", bot=level, **extra)
    table.settle()


def confirm(table: Table, guest: str, after: int) -> int:
    """My turn is done."""
    if after != table.count:
        return _again(table, after, {"kind": "confirm", "by": guest})
    check_seated(table, guest)
    _check_running(table)
    seat = table.to_confirm()
    if seat == NOBODY:
        raise Conflict("waiting", "error-nothing-to-confirm")
    if table.seats[seat].guest != guest:
        raise Conflict("not-your-turn")
    table.add("confirm", seat=seat, by=guest)
    count = table.count
    table.settle()
    return count


def undo(table: Table, guest: str, after: int) -> int:
    """Take back my last decision, where nobody has to be asked."""
    if after != table.count:
        return _again(table, after, {"kind": "undo", "by": guest})
    check_seated(table, guest)
    way = way_back(table, guest)
    if not way.can:
        raise Conflict("undo", way.why)
    table.add("undo", to=way.to, by=guest, seat=table.seats_of(guest)[0])
    return table.count


def ask_undo(table: Table, guest: str, after: int, to: int) -> int | None:
    """Ask for an undo further back; it happens when all persons agree. Returns the count if it happened."""
    if after != table.count:
        return _again(table, after, {"kind": "undo", "by": guest, "to": to})
    seat = check_seated(table, guest)
    _check_running(table)
    if table.over:
        raise Conflict("undo", "undo-over")
    if to not in (table.base, *table.moments[:-1]):
        raise Conflict("undo", "undo-nothing")
    table.add("ask", by=guest, seat=seat, to=to)
    return _if_all_agree(table)


def answer_undo(table: Table, guest: str, agree: bool) -> int:
    """Agree to such a question, or refuse."""
    seat = check_seated(table, guest)
    if table.asked is None:
        raise Conflict("undo", "error-nobody-asked")
    if guest not in table.asked.agreed:
        table.add("agree" if agree else "refuse", by=guest, seat=seat, to=table.asked.to)
        _if_all_agree(table)
    return table.count


def _if_all_agree(table: Table) -> int | None:
    asked = table.asked
    if asked is None or not table.persons() <= asked.agreed:
        return None
    table.add("undo", to=asked.to, by=asked.by, seat=asked.seat, agreed=True)
    count = table.count
    table.settle()
    return count


def take(table: Table, guest: str, name: str, seat: int, commit: str | None = None) -> None:
    """Sit down, and commit to a part of the seal."""
    now = table.seats[_seat(table, seat)]
    if now.guest == guest:
        return
    _check_open(table)
    table.seat_rules.check_take(guest, seat)
    why = "back" if now.keeps == guest else "take"
    _seat_changes(table, seat, Seat(PERSON, guest, name), why, guest)
    promise(table, guest, commit)
    table.settle()


def kept_for_absent(table: Table, guest: str) -> list[int]:
    """The seats bots keep for a guest because they were gone."""
    why = {entry.data["seat"]: entry.data["why"] for entry in table.log if entry.kind == "seat"}
    return [n for n, seat in enumerate(table.seats) if seat.keeps == guest and why.get(n) == "absent"]


def come_back(table: Table, guest: str, name: str) -> None:
    """Somebody who was gone is here again."""
    for seat in kept_for_absent(table, guest):
        if not table.closed and not table.over:
            change_seat(table, seat, Seat(PERSON, guest, name), "back", guest)


def give_to_bot(table: Table, guest: str, seat: int, level: str, levels: list[str]) -> None:
    """Let a bot play here; a person may come back."""
    now = table.seats[_seat(table, seat)]
    _check_open(table)
    if level not in levels:
        raise BadOrder("unreadable", "error-seat-wish", wish=level[:40])
    table.seat_rules.check_bot(guest, seat)
    if now.kind == BOT and now.level == level:
        return
    keeps = now.guest or now.keeps
    change_seat(table, seat, Seat(BOT, level=level, keeps=keeps, name=now.name if keeps else ""), "bot", guest)


def stand_in(table: Table, seat: int, level: str, why: str) -> None:
    """A bot takes over for somebody who is late or gone, and keeps the seat for them."""
    now = table.seats[seat]
    change_seat(table, seat, Seat(BOT, level=level, keeps=now.guest, name=now.name), why, "")


def free(table: Table, guest: str, seat: int) -> None:
    """Leave a seat, or take a bot away."""
    _seat(table, seat)
    _check_open(table)
    table.seat_rules.check_free(guest, seat)
    if table.seats[seat] != Seat():
        change_seat(table, seat, Seat(), "leave", guest)


def change_seat(table: Table, seat: int, new: Seat, why: str, by: str) -> None:
    """A seat changes hands, and what follows from it."""
    _seat_changes(table, seat, new, why, by)
    table.settle()


def _seat_changes(table: Table, seat: int, new: Seat, why: str, by: str) -> None:
    """The entry itself; `who` says in the log who came or went."""
    name = new.name or table.seats[seat].name
    table.add("seat", seat=seat, **new.as_dict(), why=why, by=by, who=name)


def begin(table: Table, guest: str) -> None:
    """The host begins although seats are free."""
    check_host(table, guest)
    _check_open(table)
    if not table.started:
        table.add("start", by=guest)
        table.settle()


def remove(table: Table, host: str, guest: str, name: str) -> None:
    """The host sends a guest away; their seats become free."""
    check_host(table, host)
    if guest == host:
        raise Forbidden("not-host", "error-remove-host")
    if guest in table.removed:
        return
    table.add("remove", guest=guest, name=name, by=host)
    for seat, now in enumerate(table.seats):
        if guest in (now.guest, now.keeps):
            change_seat(table, seat, Seat(), "removed", host)


def late(table: Table, seat: int) -> None:
    """The clock ran out."""
    table.add("late", seat=seat, then=table.settings.late)


def go_on(table: Table, guest: str, name: str, yes: bool) -> None:
    """After the rules changed: go on from the stored position, or give the table up."""
    check_seated(table, guest)
    if table.wants_on is None:
        return
    if not yes:
        table.add("close", by=guest, why="rules")
        return
    table.add("go_on", by=guest, name=name)
    table.settle()


def close(table: Table, guest: str) -> None:
    """The host gives the table up."""
    check_host(table, guest)
    if not table.closed:
        table.add("close", by=guest, why="host")


def check_host(table: Table, guest: str) -> None:
    """Raise unless the guest is the host."""
    if guest != table.head.host:
        raise Forbidden("not-host")


def _again(table: Table, after: int, order: dict[str, Any]) -> int:
    """The answer to an order that was carried out before; otherwise the order is stale."""
    done = entry_at(table, after + 1)
    if done is not None and {"kind": done.kind, **done.data}.items() >= order.items():
        return after + 1
    raise Stale()


def entry_at(table: Table, count: int) -> LogEntry | None:
    """The entry that made the count what it is named."""
    if not 0 < count <= table.count:
        return None
    counted = 0
    for entry in table.log:
        counted += entry.counted
        if counted == count:
            return entry
    return None


def _seat(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise BadOrder("unreadable", "error-no-seat", n=len(table.seats))
    return seat


def check_seated(table: Table, guest: str) -> int:
    """Raise unless the guest holds a seat; returns one of theirs."""
    mine = table.seats_of(guest)
    if not mine:
        raise Forbidden("not-your-seat")
    return mine[0]


def _check_open(table: Table) -> None:
    if table.closed:
        raise Conflict("closed")
    if table.over:
        raise Conflict("over")


def _check_running(table: Table) -> None:
    _check_open(table)
    if not table.running:
        raise Conflict("waiting")
