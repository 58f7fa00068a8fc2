"""The commands of a guest at a table. HTTP requests and WebSocket messages both come through here.

The table registry carries a command out and stores it. A refusal is raised as an error that `errors.describe_error`
turns into the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar, TypeVarTuple

from ...errors import IllegalAction, InvalidAction
from ...metrics import MOVE_SECONDS
from ...server.registry import TableRegistry
from ...table.commands import play_action
from ...table.table import Table
from ...wire.errors import UnknownAction
from ...wire.table.presenter import TablePresenter
from ...wire.table.refusals import translate_refusal

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")


@dataclass(frozen=True)
class TableCommands:
    """What one guest may do at one table.

    A command that answers an outdated position raises Stale; the caller then sends the present position.
    """

    registry: TableRegistry
    presenter: TablePresenter
    guest: str
    lang: str

    async def play(self, action: str, after: int, seat: int | None = None, link: str | None = None) -> int:
        """Play an action, written as text, for the seat that the guest holds. Return the count right after it."""
        table, given = self.presenter.table, (self.guest, action, after, seat, link)
        try:
            with MOVE_SECONDS.labels(table.game.key).time():
                return await self.registry.run_command(table.head.table, play_action, *given)
        except InvalidAction:
            raise UnknownAction(action) from None
        except IllegalAction as error:
            raise translate_refusal(self.presenter, error, self.lang) from None

    async def run(self, command: Callable[[Table, str, *Arguments], T], *given: *Arguments) -> T:
        """Carry out `command(table, guest, *given)`, and store it."""
        return await self.registry.run_command(self.presenter.table.head.table, command, self.guest, *given)
