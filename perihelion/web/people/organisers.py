"""Who may make and run tournaments and leagues: the head of a group for its members, operators for everybody."""

from __future__ import annotations

from ...core.registry import game as find_game
from ...errors import UnknownGame
from ...json_types import JsonObject
from ...server.new_tables import read_game_options
from ...store import groups
from ...store.database import StoredRow
from ...table.clean_text import clean_text
from ...table.errors import Forbidden, InvalidCommand
from ...wire.errors import WebError
from ...wire.pictures import playable_games
from ...wire.schemas.tournaments import LeagueRequest, TournamentRequest
from ..services import Services

MOST_NAME_LENGTH = 60


async def find_members_group(services: Services, group: str | None, guest: str) -> None:
    """Raise unless the guest belongs to the group."""
    if group is not None and await groups.find(services.database, group, guest) is None:
        raise WebError(404, "unknown", "error-group")


async def may_create(services: Services, guest: str, group: str | None) -> bool:
    """Return whether a guest may make a tournament or a league."""
    if guest in services.operations.operators:
        return True
    return group is not None and await _is_head(services, group, guest)


async def runs(services: Services, row: StoredRow, guest: str) -> bool:
    """Return whether a guest runs a tournament or a league: its host, the head of its group, or an operator."""
    if guest == row.host or guest in services.operations.operators:
        return True
    return row.group is not None and await _is_head(services, row.group, guest)


async def _is_head(services: Services, group: str, guest: str) -> bool:
    members = await groups.list_members(services.database, group)
    return bool(members) and members[0].guest == guest


async def check_new(
    services: Services, body: TournamentRequest | LeagueRequest, guest: str
) -> tuple[str, JsonObject, int]:
    """Return the name, the terms, and the number of seats of a new tournament or league. Raises if it may not be."""
    services.limits.groups.check(guest)
    await find_members_group(services, body.group, guest)
    if not await may_create(services, guest, body.group):
        raise Forbidden("not-organiser", "error-tournament-organiser")
    if body.game not in playable_games():
        raise UnknownGame(body.game)
    name = clean_text(body.name, MOST_NAME_LENGTH)
    if name is None:
        raise InvalidCommand("unreadable", "error-name", n=MOST_NAME_LENGTH)
    options, seats = read_game_options(find_game(body.game), dict(body.options))
    terms = {"game": body.game, "options": options, "level": body.level, "minutes": body.minutes}
    terms |= {"round_minutes": body.round_minutes, "break_minutes": body.break_minutes}
    return name, terms, seats
