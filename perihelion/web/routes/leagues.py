"""Leagues: new ones, joining and leaving, and the next season."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from ...bots import BOTS
from ...server.leagues import begin_season
from ...server.new_tables import new_id
from ...store import groups, leagues
from ...store.database import StoredRow
from ...table.errors import Conflict, Forbidden, InvalidCommand
from ...tournament.plan import DUPLICATE
from ...wire.errors import WebError
from ...wire.schemas.tournaments import LeaguePage, LeagueRequest, NewTournament, PauseRequest
from ..people.leagues import describe_league
from ..people.organisers import check_new, runs
from ..people.tournaments import read_plan
from ..services import Services
from ..site.pages import render_page
from . import ERRORS, PAGE_ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices
from .tournaments import TournamentId

router = APIRouter(tags=["tournaments"], responses=ERRORS)


@router.post("/api/leagues", status_code=201)
async def create_league(body: LeagueRequest, guest: CurrentGuest, services: CurrentServices) -> NewTournament:
    """Make a league: the head of a group for its members, an operator for everybody."""
    name, terms, seats = await check_new(services, body, guest.id)
    terms["pause_minutes"] = body.pause_minutes
    plan = read_plan(format=DUPLICATE, seats=seats, rounds=body.rounds, alone=body.alone)
    if plan is None or body.level not in BOTS:
        raise InvalidCommand("unreadable", "error-tournament-plan", seats=seats)
    await services.sessions.save(guest)
    made, numbers = new_id(), {"size": body.size, "moves": body.moves}
    about = {"name": name, "host": guest.id, "group": body.group, "terms": terms, "plan": plan.as_dict()}
    await leagues.create(services.database, id=made, **about, **numbers)
    return NewTournament(tournament=made, link=f"/league/{made}")


async def find_league(services: Services, name: str) -> StoredRow:
    """Return a league. Anybody with its address may look at it."""
    row = await leagues.find(services.database, name)
    if row is None:
        raise WebError(404, "unknown", "error-tournament-unknown")
    return row


async def _describe(services: Services, name: str, guest: str, lang: str) -> LeaguePage:
    row = await find_league(services, name)
    host, may_join = await runs(services, row, guest), await _may_join(services, row, guest)
    return await describe_league(services.database, row, guest, host, may_join, lang)


async def _find_as_host(services: Services, name: str, guest: str) -> StoredRow:
    """Return a league to the guest who runs it; raise for others."""
    row = await find_league(services, name)
    services.limits.groups.check(guest)
    if not await runs(services, row, guest):
        raise Forbidden("not-organiser", "error-tournament-organiser")
    return row


async def _may_join(services: Services, row: StoredRow, guest: str) -> bool:
    return row.group is None or await groups.find(services.database, row.group, guest) is not None


@router.get("/api/leagues/{name}")
async def get_league(
    name: TournamentId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> LeaguePage:
    """Return a league: its members, seasons and divisions."""
    return await _describe(services, name, guest.id, lang)


@router.post("/api/leagues/{name}/enter")
async def join(name: TournamentId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> LeaguePage:
    """Play from the next season on."""
    services.limits.groups.check(guest.id)
    if not await _may_join(services, await find_league(services, name), guest.id):
        raise Conflict("tournament", "error-tournament-enter")
    await services.sessions.save(guest)
    await leagues.join(services.database, name, guest.id)
    return await _describe(services, name, guest.id, lang)


@router.post("/api/leagues/{name}/leave")
async def leave(name: TournamentId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> LeaguePage:
    """Play in no further season. The season that goes on is a tournament of its own."""
    await find_league(services, name)
    await leagues.leave(services.database, name, guest.id)
    return await _describe(services, name, guest.id, lang)


@router.post("/api/leagues/{name}/season")
async def start_season(
    name: TournamentId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> LeaguePage:
    """Begin the next season: the best of each division go up, the last ones go down."""
    await begin_season(services.database, await _find_as_host(services, name, guest.id))
    services.tournaments.wake()
    return await _describe(services, name, guest.id, lang)


@router.post("/api/leagues/{name}/pause")
async def set_pause(
    name: TournamentId, body: PauseRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> LeaguePage:
    """Choose when the next season begins: some time after the last one, or when I say so."""
    await leagues.set_pause(services.database, await _find_as_host(services, name, guest.id), body.minutes)
    return await _describe(services, name, guest.id, lang)


@router.get("/league/{name}", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_league(name: TournamentId, request: Request, services: CurrentServices) -> Response:
    """Show a league."""
    await find_league(services, name)
    return render_page(request, "league")
