"""What routes work with: the parts of the server, and the table a path names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Path, Request

from ...play.errors import Forbidden
from ...play.hall import Hall
from ...play.seats import BOT
from ...play.telling import bot_name
from ...play.work import Work
from ...store.database import Database
from ..guard import Rates
from ..live import Live, ShownRoom
from ..visitors import Visitor, Visitors, table_words


@dataclass
class Context:
    """The parts of the server."""

    database: Database
    hall: Hall
    work: Work
    live: Live
    visitors: Visitors
    rates: Rates

    @staticmethod
    def name_in_list(seat: dict[str, Any], lang: str) -> str:
        """Who sits there, for a list."""
        return bot_name(table_words(lang), seat["level"]) if seat["kind"] == BOT else str(seat["name"])


def _context(request: Request) -> Context:
    state = request.app.state
    return Context(state.database, state.hall, state.work, state.live, state.visitors, state.rates)


Here = Annotated[Context, Depends(_context)]
TableId = Annotated[str, Path(min_length=1, max_length=40)]


async def _open(table: TableId, here: Here, who: Visitor) -> ShownRoom:
    shown = await here.live.shown(table)
    if who.id in shown.table.removed:
        raise Forbidden("removed")
    return shown


OpenTable = Annotated[ShownRoom, Depends(_open)]
