"""Quick pairing, and wishes to hear of a table."""

from __future__ import annotations

from dataclasses import asdict

from fastapi import APIRouter, Request

from ...core.registry import game as find_game
from ...errors import InvalidOptions, UnknownGame
from ...json_types import JsonObject
from ...server.pairing import read_choice
from ...server.rated_admission import check_rated
from ...store import pairing, table_wishes
from ...table.errors import Conflict, InvalidCommand
from ...wire.pictures import playable_games
from ...wire.schemas.pairing import PairingChoice, PairingRequest, PairingState, TableWishes, WishId, WishRequest
from ..people.pairing import describe_pairing, describe_wishes, find_points
from ..services import Services
from . import ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(tags=["people"], responses=ERRORS)
MOST_WISHES = 10


@router.get("/api/pairing")
async def get_pairing(guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> PairingState:
    """Return whether I wait for a table, and the one that was found. A page that waits asks this every few seconds."""
    await pairing.note_seen(services.database, guest.id)
    return await describe_pairing(services.database, guest.id, lang)


@router.post("/api/pairing")
async def ask_for_pairing(
    body: PairingRequest, request: Request, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> PairingState:
    """Wait for people for any of these games. A new request takes the place of my last one."""
    services.limits.check_new_table(guest.id, request)
    await services.sessions.save(guest)
    if body.rated:
        await check_rated(services.database, guest.id)
    choices = [await _read_choice(services, guest.id, one) for one in body.choices]
    asked = await pairing.ask(
        services.database,
        guest.id,
        choices,
        pace=body.pace,
        rated=body.rated,
        level=body.level,
        contributes=body.contributes,
    )
    if not asked:
        raise Conflict("pairing", "error-pairing-found")
    services.pairing.wake()
    return await describe_pairing(services.database, guest.id, lang)


async def _read_choice(services: Services, guest: str, body: PairingChoice) -> JsonObject:
    """Return a game as the queue stores it, with the rating of the guest."""
    if body.game not in playable_games():
        raise UnknownGame(body.game)
    choice = read_choice(body.game, dict(body.options))
    if choice.seats < 2:
        raise InvalidCommand("unreadable", "error-pairing-alone")
    return {**choice._asdict(), "points": await find_points(services.database, guest, choice)}


@router.post("/api/pairing/leave")
async def leave_pairing(guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> PairingState:
    """Wait no longer. If a table was found at this moment, it is in the answer."""
    await pairing.withdraw(services.database, guest.id)
    return await describe_pairing(services.database, guest.id, lang)


@router.get("/api/wishes")
async def get_wishes(guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> TableWishes:
    """Return the kinds of tables of which I want to hear."""
    return await describe_wishes(services.database, guest.id, lang)


@router.post("/api/wishes")
async def add_wish(body: WishRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> TableWishes:
    """Send me one notice when such a table opens."""
    services.limits.friends.check(guest.id)
    if body.game not in playable_games():
        raise UnknownGame(body.game)
    known = {option.name: option for option in find_game(body.game).options}
    if not body.options.keys() <= known.keys():
        raise InvalidOptions(", ".join(sorted(body.options.keys() - known.keys())))
    options = {name: known[name].value(value) for name, value in body.options.items()}
    if await table_wishes.count(services.database, guest.id) >= MOST_WISHES:
        raise Conflict("pairing", "error-wishes", n=MOST_WISHES)
    await services.sessions.save(guest)
    await table_wishes.add(services.database, guest.id, {**asdict(body), "options": options})
    return await describe_wishes(services.database, guest.id, lang)


@router.post("/api/wishes/remove")
async def remove_wish(body: WishId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> TableWishes:
    """Remove one of my wishes."""
    await table_wishes.remove(services.database, guest.id, body.wish)
    return await describe_wishes(services.database, guest.id, lang)
