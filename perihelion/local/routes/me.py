"""The guest of the device: name, language, tables where it is their turn, draws."""

from __future__ import annotations

from dataclasses import replace

from ...table.clean_text import MOST_NAME_LENGTH, clean_text
from ...table.errors import InvalidCommand
from ...table.stored import StoredEntry, StoredTable
from ...wire.draw_statistics import MOST_GAMES, describe_guest_draws
from ...wire.schemas.requests import ProfileRequest
from ...wire.schemas.responses import BlockCount, GameDraws, Profile
from ...wire.schemas.table_lists import ListedTable
from ...wire.table.listed_tables import find_turns
from ..device import Device
from ..local_table import read_row
from ..request import Request
from ..routing import Route


async def get_profile(device: Device, request: Request) -> Profile:
    """Return who I am."""
    return device.guest.describe(request.lang)


async def change_profile(device: Device, request: Request) -> Profile:
    """Choose a name, a language, or both."""
    body, guest = request.body(ProfileRequest), device.guest
    if body.name is not None:
        name = clean_text(body.name, MOST_NAME_LENGTH)
        if name is None:
            raise InvalidCommand("unreadable", "error-name", n=MOST_NAME_LENGTH)
        guest = replace(guest, name=name, named=True)
    if body.lang is not None:
        guest = replace(guest, lang=body.lang)
    await device.change_guest(guest)
    return guest.describe(request.lang)


async def list_turns(device: Device, request: Request) -> list[ListedTable]:
    """Return the tables where it is my turn, the most urgent first."""
    rows = [row for row in device.tables.list_rows() if row.open]
    return find_turns(rows, device.guest.id, request.lang, device.time.now())


async def count_blocks(device: Device, request: Request) -> BlockCount:
    """Return the number of guests I blocked: there are no others."""
    return BlockCount(blocked=0)


async def get_draws(device: Device, request: Request) -> list[GameDraws]:
    """Return the draws of all my finished games against expectation."""
    logs: list[tuple[StoredTable, list[StoredEntry]]] = []
    for row in [row for row in device.tables.list_rows() if not row.open][:MOST_GAMES]:
        try:
            logs.append((row, [read_row(text) for text in (await device.store.read_table(row.id))[1]]))
        except (ValueError, TypeError):
            continue  # a damaged log counts for nothing
    return describe_guest_draws(logs, device.guest.id, request.lang)


ROUTES = (
    Route("GET", "/api/me", get_profile),
    Route("POST", "/api/me", change_profile),
    Route("GET", "/api/me/turns", list_turns),
    Route("GET", "/api/me/blocks", count_blocks),
    Route("POST", "/api/me/blocks/clear", count_blocks),
    Route("GET", "/api/me/draws", get_draws),
)
