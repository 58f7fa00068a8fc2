"""Commands: what guests, the host and the server may do at a table. Each adds to the log or raises, never both.

Commands that answer a position name the count they answer, `after`. The same command again gets the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.notation import read_action
from ..fair.deal import SUBSTITUTE
from ..fair.links import LINKED_FORMAT
from ..table_log.bodies import (
    BOT,
    FREE,
    PERSON,
    ActionPlayed,
    ActionsUndone,
    Body,
    EndDeclined,
    GameContinued,
    GameStarted,
    GuestRemoved,
    Seat,
    SeatChanged,
    TableClosed,
    TimeExpired,
    TurnConfirmed,
    UndoAgreed,
    UndoRefused,
    UndoRequested,
)
from ..table_log.entries import LogEntry
from .errors import Conflict, Forbidden, InvalidCommand, Stale
from .forced_steps import play_forced_steps, start_seal_round
from .seal_commands import check_link
from .seats import number_persons
from .simultaneous import choices_of_others, others_chose_since
from .spectator_delay import is_late_for
from .table import NOBODY, Table
from .undo import find_undo

# the game


def start_game(table: Table, guest: str) -> None:
    """Start the game although seats are free; only the host may."""
    check_host(table, guest)
    _check_open(table)
    if not table.started:
        table.add(GameStarted(by=guest))
        play_forced_steps(table)


def play_action(
    table: Table, guest: str, action: str, after: int, seat: int | None = None, link: str | None = None
) -> int:
    """Play an action for the seat that the guest holds, with the link for the next draw. Return the count after it."""
    _check_no_spectator(table, guest)
    number = read_action(table.game, table.game.actions, action)
    text = table.game.actions.texts[number]
    actor = table.awaited_seat(guest) if seat is None else seat
    if after != table.count and not (actor in table.choosing and others_chose_since(table, actor, after)):
        return _answer_again(table, after, ActionPlayed, by=guest, text=text)
    check_seated(table, guest)
    check_running(table)
    if table.to_confirm() != NOBODY:
        raise Conflict("waiting", "error-waiting-confirm")
    if seat is not None and guest != table.seats[check_seat(table, seat)].guest:
        raise Forbidden("not-your-seat")
    if actor not in table.choosing:
        raise Conflict("not-your-turn")
    table.add(ActionPlayed(seat=actor, text=text, by=guest, link=check_link(table, actor, link, number)), number)
    count = table.count
    if table.ending.asks(guest) and not table.over:
        table.add(EndDeclined(by=guest, seat=actor, person=table.person_number(guest), why="played"))
    play_forced_steps(table)
    return count


def play_bot_action(table: Table, seat: int, number: int, level: str, late: bool = False) -> None:
    """Play the action that a bot chose; `late` if it decides for a person whose time is over."""
    text = table.game.actions.texts[number]
    table.add(ActionPlayed(seat=seat, text=text, by="", bot=level, late=late), number)
    play_forced_steps(table)


def confirm_turn(table: Table, guest: str, after: int, link: str | None = None) -> int:
    """Confirm that the guest's turn is done, with the link for the next draw. Return the count right after it."""
    _check_no_spectator(table, guest)
    if after != table.count:
        return _answer_again(table, after, TurnConfirmed, by=guest)
    check_seated(table, guest)
    check_running(table)
    seat = table.to_confirm()
    if seat == NOBODY:
        raise Conflict("waiting", "error-nothing-to-confirm")
    if table.seats[seat].guest != guest:
        raise Conflict("not-your-turn")
    table.add(TurnConfirmed(seat=seat, by=guest, link=check_link(table, seat, link, None)))
    count = table.count
    play_forced_steps(table)
    return count


# undo


def undo_decision(table: Table, guest: str, after: int) -> int:
    """Undo the guest's last decision, if that needs no agreement. Return the count right after it.

    At a simultaneous decision the choices that others made since then stay: they are entered again.
    """
    _check_no_spectator(table, guest)
    target = find_undo(table, guest)
    if after != table.count and not others_chose_since(table, target.seat, after):
        return _answer_again(table, after, ActionsUndone, by=guest)
    check_seated(table, guest)
    if not target.possible:
        raise Conflict("undo", target.why)
    stay = choices_of_others(table, target.seat, target.to)
    table.add(ActionsUndone(to=target.to, by=guest, seat=target.seat))
    count = table.count
    for body in stay:
        table.add(body)
    return count


def request_undo(table: Table, guest: str, after: int, to: int) -> int | None:
    """Ask for an undo further back; it happens when all players agree. Return the count if it happened."""
    _check_no_spectator(table, guest)
    if after != table.count:
        return _answer_again(table, after, ActionsUndone, by=guest, to=to)
    seat = check_seated(table, guest)
    check_running(table)
    if table.over:
        raise Conflict("undo", "undo-over")
    if table.seal.deal is not None:
        raise Conflict("undo", "undo-deal")
    if to not in (table.base, *table.moments[:-1]):
        raise Conflict("undo", "undo-nothing")
    table.add(UndoRequested(by=guest, seat=seat, to=to, person=table.person_number(guest)))
    return _undo_if_all_agree(table)


def answer_undo(table: Table, guest: str, agree: bool) -> int:
    """Agree to a requested undo, or refuse it. Players whose seat a bot keeps also have a say. Return the count."""
    seat = _check_player(table, guest)
    _check_open(table)
    if table.undo_request is None:
        raise Conflict("undo", "error-nobody-asked")
    if guest not in table.undo_request.agreed:
        kind = UndoAgreed if agree else UndoRefused
        table.add(kind(by=guest, seat=seat, to=table.undo_request.to, person=table.person_number(guest)))
        _undo_if_all_agree(table)
    return table.count


def _undo_if_all_agree(table: Table) -> int | None:
    request = table.undo_request
    if request is None or not table.players() <= request.agreed:
        return None
    table.add(ActionsUndone(to=request.to, by=request.by, seat=request.seat, agreed=True))
    count = table.count
    play_forced_steps(table)
    return count


# seats


def take_seat(table: Table, guest: str, name: str, seat: int, contributes: bool = False) -> None:
    """Sit down. `contributes`: the guest's client takes part in the seal, so the start waits for its commitment."""
    now = table.seats[check_seat(table, seat)]
    if now.guest == guest:
        return
    _check_open(table)
    if now.kind == BOT:
        _check_no_deal(table)
    table.seat_rules.check_take(guest, seat)
    why = "back" if now.kind == BOT and now.keeps == guest else "take"
    change_seat(table, seat, _sit_down(table, seat, guest, name), why, guest, contributes)


def take_any_seat(table: Table, guest: str, name: str, contributes: bool = False) -> int:
    """Sit down at the seat that is held for the guest, or at any free one. Return the guest's seat."""
    mine = table.seats_of(guest)
    if mine:
        return mine[0]
    rules = table.seat_rules
    free = [n for n, seat in enumerate(table.seats) if seat.kind == FREE and rules.may_take(guest, n)]
    free.sort(key=lambda n: table.seats[n].keeps != guest)
    _check_open(table)
    if not free:
        raise Conflict("taken", "error-all-taken")
    take_seat(table, guest, name, free[0], contributes)
    return free[0]


def seats_kept_for(table: Table, guest: str) -> list[int]:
    """Return the seats that bots keep for a guest who was absent."""
    why = {entry.body.seat: entry.body.why for entry in table.log if isinstance(entry.body, SeatChanged)}
    return [n for n, seat in enumerate(table.seats) if seat.keeps == guest and why.get(n) == "absent"]


def return_to_seats(table: Table, guest: str, name: str) -> None:
    """Return the seats that bots kept to a guest who is no longer absent."""
    for seat in seats_kept_for(table, guest):
        if not table.closed and not table.over:
            change_seat(table, seat, _sit_down(table, seat, guest, name), "back", guest)


def _sit_down(table: Table, seat: int, guest: str, name: str) -> Seat:
    """Return a seat with a person. Players who share a screen keep the names that the host gave them."""
    shared = seat in table.seats_shared.get(guest, ())
    return Seat(PERSON, guest, (shared and table.seats[seat].name) or name)


def give_seat_to_bot(table: Table, guest: str, seat: int, level: str, levels: Sequence[str]) -> None:
    """Let a bot play at a seat. It keeps the seat for the person who had it."""
    now = table.seats[check_seat(table, seat)]
    _check_open(table)
    if level not in levels:
        raise InvalidCommand("unreadable", "error-seat-wish", wish=level[:40])
    _check_no_deal(table)
    table.seat_rules.check_bot(guest, seat)
    if now.kind == BOT and now.level == level:
        return
    keeps = now.player
    change_seat(table, seat, Seat(BOT, level=level, keeps=keeps, name=now.name if keeps else ""), "bot", guest)


def replace_by_bot(table: Table, seat: int, level: str, why: str) -> None:
    """Let a bot take over for a player who is late or absent, and keep the seat for them."""
    now = table.seats[seat]
    change_seat(table, seat, Seat(BOT, level=level, keeps=now.guest, name=now.name), why, "")


def free_seat(table: Table, guest: str, seat: int) -> None:
    """Leave a seat, or take a bot away."""
    check_seat(table, seat)
    _check_open(table)
    if table.started or table.seats[seat].kind == BOT:
        _check_no_deal(table)
    table.seat_rules.check_free(guest, seat)
    if table.seats[seat] != Seat():
        change_seat(table, seat, Seat(), "leave", guest)


def change_seat(table: Table, seat: int, new: Seat, why: str, by: str, contributes: bool = False) -> None:
    """Change the holder of a seat, and play the forced steps that follow.

    While contributions are revealed, the round restarts before a guest in the closed list leaves.
    """
    if table.seal.is_locked(seat):
        start_seal_round(table, without=[seat])
    if table.seal.format >= LINKED_FORMAT:
        (new,) = number_persons([new], table.seats_held)
    who = new.name or table.seats[seat].name
    table.add(SeatChanged(seat=seat, **new.as_dict(), why=why, by=by, who=who, contributes=contributes))
    play_forced_steps(table)


def remove_guest(table: Table, host: str, guest: str, name: str) -> None:
    """Send a guest away; only the host may, and only until the game is over.

    Before the game, their seats become free. During the game a bot plays there to the end: no other player sees what
    they held, and they cannot come back under another name.
    """
    check_host(table, host)
    _check_open(table)
    if guest == host:
        raise Forbidden("not-host", "error-remove-host")
    if guest in table.removed:
        return
    table.add(GuestRemoved(guest=guest, name=name, by=host))
    for seat, now in enumerate(table.seats):
        if guest in (now.guest, now.keeps):
            change_seat(table, seat, Seat(BOT, level=SUBSTITUTE) if table.started else Seat(), "removed", host)


# the table


def expire_time(table: Table, seat: int) -> None:
    """Note that the time for a turn is over."""
    table.add(TimeExpired(seat=seat, then=table.settings.late))


def answer_rules_change(table: Table, guest: str, name: str, go_on: bool) -> None:
    """After the rules changed: go on from the stored position, or give the table up."""
    check_seated(table, guest)
    if table.continue_votes is None or table.closed:
        return
    if not go_on:
        table.add(TableClosed(by=guest, why="rules"))
        return
    table.add(GameContinued(by=guest, name=name))
    play_forced_steps(table)


def close_table(table: Table, guest: str) -> None:
    """Give the table up; only the host may, and only until the game is over."""
    check_host(table, guest)
    if not table.closed:
        _check_open(table)
        if table.settings.rated and table.started:
            raise Conflict("rated", "error-rated-close")
        table.add(TableClosed(by=guest, why="host"))


# checks


def check_host(table: Table, guest: str) -> None:
    """Raise unless the guest is the host."""
    if guest != table.head.host:
        raise Forbidden("not-host")


def check_seated(table: Table, guest: str) -> int:
    """Raise unless the guest holds a seat. Return the first one."""
    mine = table.seats_of(guest)
    if not mine:
        raise Forbidden("not-your-seat")
    return mine[0]


def _check_player(table: Table, guest: str) -> int:
    """Raise unless the guest holds a seat, or a bot keeps one for them. Return the first one."""
    mine = table.seats_seen_by(guest)
    if not mine:
        raise Forbidden("not-your-seat")
    return mine[0]


def _check_no_spectator(table: Table, guest: str) -> None:
    """Raise if the guest never held a seat, before anything is searched: their stale commands cost nothing.

    One who held a seat, and sees the table late now, does not learn what its count is.
    """
    if guest not in table.seats_held or is_late_for(table, guest):
        raise Forbidden("not-your-seat")


def check_seat(table: Table, seat: int) -> int:
    """Raise unless the table has such a seat. Return it."""
    if not 0 <= seat < len(table.seats):
        raise InvalidCommand("unreadable", "error-no-seat", n=len(table.seats))
    return seat


def _check_open(table: Table) -> None:
    if table.closed:
        raise Conflict("closed")
    if table.over:
        raise Conflict("over")


def _check_no_deal(table: Table) -> None:
    """Raise if a deal is played: its terms fix the holders of the seats, because the results are compared."""
    if table.seal.deal is not None:
        raise Conflict("deal", "error-deal-seat")


def check_running(table: Table) -> None:
    """Raise unless the game is going on."""
    _check_open(table)
    if not table.running:
        raise Conflict("waiting")


def _answer_again(table: Table, after: int, kind: type[Body], **expected: object) -> int:
    """Return the count after a command that was carried out before; any other command is stale."""
    count = after + 1
    done = find_entry(table, count)
    if table.game.rules.choosing is not None:  # others may have chosen before the command came
        while done is not None and getattr(done.body, "by", expected["by"]) != expected["by"]:
            count += 1
            done = find_entry(table, count)
    if done is None or not isinstance(done.body, kind):
        raise Stale()
    if any(getattr(done.body, name) != value for name, value in expected.items()):
        raise Stale()
    return count


def find_entry(table: Table, count: int) -> LogEntry | None:
    """Return the entry that brought the table to this count."""
    if not 0 < count <= table.count:
        return None
    counted = 0
    for entry in table.log:
        counted += entry.counted
        if counted == count:
            return entry
    return None
