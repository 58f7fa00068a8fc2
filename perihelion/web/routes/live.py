"""The route of live tables. It stands before all others: whoever has no table waits for this one."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket

from ..table.live import Asked
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
    await services.live.serve(websocket, table, Asked(seat, have, outline))
