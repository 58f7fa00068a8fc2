"""The WebSocket of live tables. Its route is first in the list: a client without a table waits for it."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket

from ..table.connection import Asked, Connection
from .dependencies import CurrentServices

router = APIRouter()


@router.websocket("/api/tables/{table}/live")
async def connect(
    websocket: WebSocket,
    table: str,
    services: CurrentServices,
    seat: int | None = None,
    have: str | None = None,
    outline: bool = True,
) -> None:
    """Serve the live table over a WebSocket."""
    await Connection(services.live, websocket, table, Asked(seat, have, outline)).serve()
