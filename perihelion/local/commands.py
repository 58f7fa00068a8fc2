"""The commands of the guest of this device at a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar, TypeVarTuple

from ..errors import IllegalAction, InvalidAction
from ..table.commands import play_action
from ..table.table import Table
from ..wire.errors import StaleRequest, UnknownAction
from ..wire.table.presenter import choose_seat
from ..wire.table.refusals import translate_refusal
from ..wire.table.snapshot import make_snapshot
from .local_table import LocalTable
from .tables import LocalTables

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")


@dataclass(frozen=True)
class TableCommands:
    """What the guest may do at one table. A command that answers an outdated position raises Stale."""

    tables: LocalTables
    loaded: LocalTable
    guest: str
    lang: str

    async def play(self, action: str, after: int, seat: int | None = None, link: str | None = None) -> int:
        """Play an action, written as text, for a seat of the guest. Return the count right after it."""
        try:
            return await self.run(play_action, action, after, seat, link)
        except InvalidAction:
            raise UnknownAction(action) from None
        except IllegalAction as error:
            raise translate_refusal(self.loaded.shown, error, self.lang) from None

    async def run(self, command: Callable[[Table, str, *Arguments], T], *given: *Arguments) -> T:
        """Carry out `command(table, guest, *given)`, and store it."""
        return await self.tables.run_command(self.loaded.stored.id, command, self.guest, *given)

    def stale(self) -> StaleRequest:
        """Return the refusal of a command that came too late, with the present position."""
        shown = self.loaded.shown
        seat = choose_seat(self.loaded.table, self.guest)
        return StaleRequest(make_snapshot(shown, self.guest, seat, self.lang, []))
