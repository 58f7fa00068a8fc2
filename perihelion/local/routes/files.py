"""Everything on this device as one file, and reading such a file."""

from __future__ import annotations

from ...json_types import JsonObject
from ..device import Device
from ..files import read_everything, write_everything
from ..request import JSON, Answer, Request
from ..routing import Route


async def get_everything(device: Device, request: Request) -> Answer:
    """Return everything that this device keeps."""
    return Answer(200, JSON, await write_everything(device))


async def take_everything(device: Device, request: Request) -> JsonObject:
    """Take over what a file has; the body is its text."""
    return (await read_everything(device, request.text or ""))._asdict()


ROUTES = (
    Route("GET", "/api/me/export", get_everything),
    Route("POST", "/api/me/import", take_everything),
)
