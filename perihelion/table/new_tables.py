"""A new table: its head, its seats, and its first entries. A rematch and a branch take them over from an old table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..core.game import Game
from ..core.position import Position
from ..core.rules_version import rules_version
from ..errors import InvalidOptions
from ..fair.deal import Deal
from ..json_types import JsonObject
from ..table_log.bodies import BOT, GameStarted, Seat, SeatsAssigned
from ..table_log.entries import LogEntry
from .forced_steps import play_forced_steps, start_deal, start_seal_round
from .rematch import continued, seat_again
from .seats import number_persons
from .table import Table, TableHead


def read_game_options(game: Game, options: JsonObject) -> tuple[JsonObject, int]:
    """Return all options of a new game, and its number of seats. Raises InvalidOptions if they are not valid."""
    try:
        chosen = game.read_options(options)
        return chosen, Position(game, chosen, game.new_state(chosen)).seats
    except (TypeError, OverflowError) as error:
        raise InvalidOptions(str(error)) from None


def lay_table(
    table: Table,
    seats: Sequence[Seat],
    line: Sequence[LogEntry] = (),
    expected: Iterable[str] = (),
    deal: Deal | None = None,
) -> None:
    """Add the first entries to a new table.

    Its game begins with the entries of `line`; later draws come from its own seal. The start waits for the commitments
    of `expected` guests.
    """
    table.add(SeatsAssigned(seats=number_persons(seats, ()) if deal is None else tuple(seats)))
    if line:
        table.add(GameStarted(by=""))
    for entry in line:
        table.add(continued(entry.body, table))
    if deal is None:
        start_seal_round(table, expected)
    else:
        start_deal(table, deal)
    play_forced_steps(table)


def next_head(old: Table, table: str, host: str) -> TableHead:
    """Return the head of a new table with the game, options and settings of an old one."""
    return replace(old.head, table=table, host=host, created=old.time.now(), rules=rules_version(old.game))


def rematch_seats(old: Table, here: set[str]) -> list[Seat]:
    """Return the seats of a rematch. Guests who are `here` sit down at once; for others their seat is held."""
    seats = [seat_again(seat, here) for seat in old.seats]
    for seat in old.ending.resigned.keys() & old.closed_seats:
        seats[seat] = Seat()  # a player who resigned may play the next game
    return seats


def rematch_expected(old: Table, guest: str, contributes: bool) -> list[str]:
    """Return who is asked for a contribution to the seal of a rematch: those who contributed to the old one."""
    expected = [other for other in old.persons() if old.seal.has_contributed(other)]
    return expected + ([guest] if contributes else [])


def branch_head(old: Table, table: str, host: str) -> TableHead:
    """Return the head of a table that begins at a moment of an old one: without clocks, for no list and no rating."""
    settings = replace(old.settings, minutes=None, bank=None, public=False, rated=False)
    return replace(next_head(old, table, host), settings=settings, group=None)


def wishes_to_continue(table: Table, guest: str, levels: Sequence[str]) -> list[str]:
    """Return the seats for playing on from a finished game: the guest, the same bots, and bots for other persons."""
    mine = table.seats_of(guest) or [0]
    wishes = []
    for seat, holder in enumerate(table.seats):
        level = holder.level if holder.kind == BOT and holder.level in levels else "greedy"
        wishes.append("me" if seat in mine else f"bot:{level}")
    return wishes
