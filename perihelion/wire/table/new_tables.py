"""The settings of a new table, as its host asked for them."""

from __future__ import annotations

from dataclasses import asdict

from ...table.errors import InvalidCommand
from ...table.settings import Settings
from ..schemas.requests import NewTableRequest


def read_settings(body: NewTableRequest) -> Settings:
    """Return the settings. Raises InvalidCommand if they exclude each other, or the seats."""
    settings = Settings(**{**asdict(body.settings), "confirm": _confirms(body)})
    if settings.rated and sum(wish.partition(":")[0] == "me" for wish in body.seats) > 1:
        raise InvalidCommand("unreadable", "error-rated-seats")
    return settings


def _confirms(body: NewTableRequest) -> bool:
    """Return whether turns are confirmed: as chosen, or if several people play."""
    if body.settings.confirm is not None:
        return body.settings.confirm
    return sum(wish.partition(":")[0] != "bot" for wish in body.seats) > 1
