"""Commands of jobs: a bot decides, the time for a turn is over, a bot replaces an absent player.

A job was planned for a position. If the table has gone on meanwhile, its command does nothing.
"""

from __future__ import annotations

from ..fair.deal import SUBSTITUTE
from ..table_log.bodies import BOT, PERSON, TableClosed, TimeExpired, TurnConfirmed
from .commands import expire_time, play_bot_action, replace_by_bot
from .ending_commands import resign
from .forced_steps import play_forced_steps
from .simultaneous import others_chose_since
from .table import NOBODY, Table


def is_current(table: Table, count: int, seat: int) -> bool:
    """Return True if a table still waits for this seat as it did at this count: at most, others have chosen since."""
    return seat in table.awaited and (table.count == count or others_chose_since(table, seat, count))


def play_if_current(table: Table, count: int, seat: int, action: int, level: str) -> None:
    """Play a bot's action, unless something else happened meanwhile."""
    if is_current(table, count, seat) and table.seats[seat].kind == BOT:
        play_bot_action(table, seat, action, level)


def expire_if_current(table: Table, count: int, seat: int, action: int) -> None:
    """Apply the setting `late`, unless something else happened meanwhile."""
    if not is_current(table, count, seat) or table.seats[seat].kind != PERSON:
        return
    if seat not in table.turn_clock.expired:
        expire_time(table, seat)
    if table.settings.late == "seat":
        replace_by_bot(table, seat, SUBSTITUTE, "late")
    elif table.settings.late == "resign":
        resign(table, table.seats[seat].guest, seat, table.seats[seat].name)
    elif table.settings.late == "move":
        if table.to_confirm() == seat:
            table.add(TurnConfirmed(seat=seat, by=""))
            play_forced_steps(table)
        elif action != NOBODY:
            play_bot_action(table, seat, action, SUBSTITUTE, late=True)


def replace_if_current(table: Table, seat: int, guest: str) -> None:
    """Let a bot play at a seat, unless something else happened meanwhile."""
    if seat in table.awaited and table.seats[seat].guest == guest:
        replace_by_bot(table, seat, SUBSTITUTE, "absent")


def end_for_tournament(table: Table) -> None:
    """End a game whose round is over. The players whom the table waits for have run out of time."""
    if table.ended:
        return
    for seat in table.awaited:
        if table.seats[seat].kind == PERSON:
            table.add(TimeExpired(seat=seat, then="close"))
    table.add(TableClosed(by="", why="tournament"))
