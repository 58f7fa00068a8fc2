"""The commands of a guest at a table. HTTP requests and WebSocket messages both come through here.

The table registry carries a command out and stores it. A refusal is raised as an error that `errors.describe_error`
turns into the answer, for HTTP and WebSockets alike.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from ...errors import IllegalAction, InvalidAction
from ...metrics import MOVE_SECONDS
from ...server.registry import TableRegistry
from ...table import commands
from ...table.errors import Stale
from ...table.table import Table
from ..http.errors import Fields, StaleRequest, UnknownAction
from .presenter import TablePresenter
from .refusals import translate_refusal

T = TypeVar("T")


@dataclass(frozen=True)
class TableCommands:
    """What one guest may do at one table."""

    registry: TableRegistry
    presenter: TablePresenter
    guest: str
    lang: str
    refresh: Callable[[], Fields | None]
    """Shows the present position to a client whose command was stale: returns a snapshot, or sends one itself."""

    async def play(self, action: str, after: int, seat: int | None = None, link: str | None = None) -> int:
        """Play an action, written as text, for the seat that the guest holds. Return the count right after it."""
        try:
            with MOVE_SECONDS.labels(self.presenter.table.game.key).time():
                return await self.run(lambda table: commands.play_action(table, self.guest, action, after, seat, link))
        except InvalidAction:
            raise UnknownAction(action) from None
        except IllegalAction as error:
            raise translate_refusal(self.presenter, error, self.lang) from None

    async def confirm(self, after: int, link: str | None = None) -> int:
        """Confirm that the guest's turn is done. Return the count right after it."""
        return await self.run(lambda table: commands.confirm_turn(table, self.guest, after, link))

    async def undo(self, after: int) -> int:
        """Undo the guest's last decision. Return the count right after it."""
        return await self.run(lambda table: commands.undo_decision(table, self.guest, after))

    async def run(self, command: Callable[[Table], T]) -> T:
        """Carry out any command at the table, and store it."""
        try:
            return await self.registry.run_command(self.presenter.table.head.table, command)
        except Stale:
            async with self.presenter.loaded.lock:
                raise StaleRequest(self.refresh()) from None
