"""The names of the players at a table: no two are alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..table_log.bodies import BOT, FREE, GONE
from ..words import Words
from .bot_names import bot_name
from .table import Table


def seat_names(table: Table, current: Mapping[str, str], words: Words) -> list[str]:
    """Return who is at each seat now; "" at a free one. `current` has the names that guests have now.

    If players share a screen, the first has the name of the guest, the others the names that the host gave them.
    """
    return _list_names(table, current, words, [seat.kind == BOT for seat in table.seats])


def player_names(table: Table, current: Mapping[str, str], words: Words) -> list[str]:
    """Return what sentences call the player at each seat; "" at a free one.

    A bot that keeps a seat for a person has the name of that person, so that the log tells one player's game.
    """
    return _list_names(table, current, words, [seat.kind == BOT and not seat.player for seat in table.seats])


def _list_names(table: Table, current: Mapping[str, str], words: Words, bots: Sequence[bool]) -> list[str]:
    """Return the name at each seat: that of the bot for those in `bots`, otherwise that of the person."""
    names = []
    for number, (seat, is_bot) in enumerate(zip(table.seats, bots, strict=True)):
        owner = seat.guest or seat.keeps
        shared = table.seats_shared.get(owner, frozenset())
        name = seat.name if number in shared and number != min(shared) else current.get(owner) or seat.name
        name = words("player-gone") if name == GONE else name
        names.append(bot_name(words, seat.level) if is_bot else "" if seat.kind == FREE else name)
    return number_alike(names)


def number_alike(names: Sequence[str]) -> list[str]:
    """Return the names, numbered if an earlier seat has the same one: Mercury, Mercury 2."""
    taken = {name.casefold() for name in names}
    seen: set[str] = set()
    numbered = []
    for name in names:
        new, k = name, 2
        if name.casefold() in seen:
            while (new := f"{name} {k}").casefold() in taken:
                k += 1
        seen.add(name.casefold())
        taken.add(new.casefold())
        numbered.append(new if name else name)
    return numbered
