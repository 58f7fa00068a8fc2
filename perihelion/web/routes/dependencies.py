"""What FastAPI passes to routes: the services, the guest, the language, the table, and the guest's commands there.

All of them are coroutines, even if they await nothing: FastAPI runs plain functions in a thread, which takes longer.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends, Path, Query
from starlette.requests import HTTPConnection

from ...core.vocabulary import SPECTATOR
from ...store import blocks
from ...store.guests import Guest
from ...table.errors import Forbidden, Stale
from ...wire.errors import StaleRequest
from ...wire.table.presenter import choose_seat
from ...wire.table.snapshot import make_snapshot
from ..http import rate_limits
from ..http.computations import Computing
from ..services import Services
from ..table.commands import TableCommands
from ..table.viewers import LiveTable

TableId = Annotated[str, Path(min_length=1, max_length=40)]
SeatQuery = Annotated[int | None, Query(ge=SPECTATOR, le=15)]


async def get_services(connection: HTTPConnection) -> Services:
    """Return the parts of the server."""
    services: Services = connection.app.state.services
    return services


async def get_guest(connection: HTTPConnection) -> Guest:
    """Return the guest who sent the request, as the middleware recognised them."""
    guest: Guest = connection.state.guest
    return guest


async def get_lang(connection: HTTPConnection) -> str:
    """Return the language to answer in."""
    lang: str = connection.state.lang
    return lang


CurrentServices = Annotated[Services, Depends(get_services)]
CurrentGuest = Annotated[Guest, Depends(get_guest)]
CurrentLang = Annotated[str, Depends(get_lang)]


async def get_computing(connection: HTTPConnection, services: CurrentServices, guest: CurrentGuest) -> Computing:
    """Return the threads for long computations of this request."""
    return Computing(services.computations, guest.id, rate_limits.find_address(connection))


CurrentComputing = Annotated[Computing, Depends(get_computing)]


async def open_table(table: TableId, services: CurrentServices, guest: CurrentGuest) -> LiveTable:
    """Return the table in the path as this guest may see it. Raises Forbidden if the host removed the guest."""
    return await _as_seen(await services.live.open(table), services, guest)


async def open_watched_table(table: TableId, services: CurrentServices, guest: CurrentGuest) -> LiveTable:
    """Return the table in the path, or the broadcast of a game at a real table, as this guest may see it."""
    return await _as_seen(await services.live.open_watched(table), services, guest)


async def _as_seen(live: LiveTable, services: Services, guest: Guest) -> LiveTable:
    if guest.id in live.table.removed:
        raise Forbidden("removed")
    await services.deals.check_visible(live.table, guest.id)
    return await live.seen_by(guest.id)


CurrentTable = Annotated[LiveTable, Depends(open_table)]
WatchedTable = Annotated[LiveTable, Depends(open_watched_table)]
"""For routes that show no more than a spectator may see; all others know no broadcasts of games at real tables."""


async def find_blocked(services: CurrentServices, guest: CurrentGuest) -> frozenset[str]:
    """Return the guests whose chat this guest blocked."""
    return await blocks.list_of_guest(services.database, guest.id)


CurrentBlocked = Annotated[frozenset[str], Depends(find_blocked)]


async def get_commands(
    live: CurrentTable, services: CurrentServices, guest: CurrentGuest, lang: CurrentLang
) -> AsyncIterator[TableCommands]:
    """Pass the commands of the guest at the table. If one is stale, answer with a snapshot."""
    try:
        yield TableCommands(services.registry, live, guest.id, lang)
    except Stale:
        blocked = await find_blocked(services, guest)
        async with live.loaded.lock:
            seat = choose_seat(live.table, guest.id)
            snapshot = make_snapshot(live, guest.id, seat, lang, live.chat_without(blocked))
        raise StaleRequest(snapshot) from None


CurrentCommands = Annotated[TableCommands, Depends(get_commands)]
