"""Tournaments: lists, new ones, entering and leaving, and what the host of one may do."""

from __future__ import annotations

import secrets
import time
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from starlette.responses import HTMLResponse, PlainTextResponse

from ...bots import BOTS, bots_of
from ...core.registry import game as find_game
from ...server.new_tables import new_id
from ...server.tournament_notices import plan_places
from ...server.tournament_state import TournamentState, load_state
from ...store import groups, leagues, tournaments
from ...store.database import StoredRow
from ...table.errors import Conflict, Forbidden, InvalidCommand
from ...tournament.plan import DUPLICATE
from ...wire.errors import WebError
from ...wire.schemas.tournaments import (
    AdjournRequest,
    BotEntrantRequest,
    EntrantRequest,
    NewTournament,
    SubstituteRequest,
    TournamentLists,
    TournamentPage,
    TournamentRequest,
)
from ..people.leagues import describe_listed_league
from ..people.organisers import check_new, find_members_group, may_create, runs
from ..people.tournaments import describe_listed, describe_tournament, read_plan, write_csv
from ..services import Services
from ..site.pages import render_page
from . import ERRORS, PAGE_ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(tags=["tournaments"], responses=ERRORS)
TournamentId = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
GroupWanted = Annotated[str | None, Query(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
MOST_UNFINISHED = 20
"""Limit of tournaments that a guest runs at a time."""


# lists, and new ones


@router.get("/api/tournaments")
async def list_tournaments(
    guest: CurrentGuest, lang: CurrentLang, services: CurrentServices, group: GroupWanted = None
) -> TournamentLists:
    """Return my tournaments, and the public ones or those of a group of mine."""
    await find_members_group(services, group, guest.id)
    mine = await tournaments.list_of_guest(services.database, guest.id)
    if group is None:
        listed = await tournaments.list_public(services.database)
    else:
        listed = await tournaments.list_of_group(services.database, group)
    return {
        "mine": [describe_listed(row, row.entrants, lang) for row in mine],
        "public": [describe_listed(row, row.entrants, lang) for row in listed],
        "leagues": [
            describe_listed_league(row, lang) for row in await leagues.list_leagues(services.database, group, guest.id)
        ],
        "mayCreate": await may_create(services, guest.id, group),
    }


@router.post("/api/tournaments", status_code=201)
async def create_tournament(body: TournamentRequest, guest: CurrentGuest, services: CurrentServices) -> NewTournament:
    """Make a tournament: the head of a group for its members, an operator for everybody."""
    name, terms, seats = await check_new(services, body, guest.id)
    if await tournaments.count_unfinished(services.database, guest.id) >= MOST_UNFINISHED:
        raise Conflict("tournament", "error-tournament-many", n=MOST_UNFINISHED)
    given = {"format": body.format, "rounds": body.rounds, "final": body.final, "alone": body.alone}
    plan = read_plan(seats=seats, seed=secrets.token_hex(16), **given)
    if plan is None or body.level not in BOTS:
        raise InvalidCommand("unreadable", "error-tournament-plan", seats=seats)
    if body.starts is not None and body.starts < time.time() - 60:
        raise InvalidCommand("unreadable", "error-tournament-starts")
    await services.sessions.save(guest)
    made, about = new_id(), {"name": name, "host": guest.id, "group": body.group}
    await tournaments.create(
        services.database, id=made, **about, terms=terms, plan=plan.as_dict(), starts=body.starts, due=body.starts
    )
    return NewTournament(tournament=made, link=f"/tournament/{made}")


# one tournament


async def find_tournament(name: TournamentId, services: CurrentServices) -> StoredRow:
    """Return a tournament. Anybody with its address may look at it."""
    row = await tournaments.find(services.database, name)
    if row is None:
        raise WebError(404, "unknown", "error-tournament-unknown")
    return row


async def _load_as_host(services: Services, name: str, guest: str) -> TournamentState:
    """Return a tournament to the guest who runs it; raise for others."""
    row = await find_tournament(name, services)
    services.limits.groups.check(guest)
    if not await runs(services, row, guest):
        raise Forbidden("not-organiser", "error-tournament-organiser")
    return await load_state(services.database, row)


async def _may_enter(services: Services, state: TournamentState, guest: str) -> bool:
    row = state.row
    if row.state not in (tournaments.OPEN, tournaments.RUNNING) or len(state.entrants) >= state.plan.most:
        return False
    there = [one for one in state.entrants if one.guest == guest]
    if row.league is not None or any(one.last is None or one.first == 0 for one in there):
        return False
    return row.group is None or await groups.find(services.database, row.group, guest) is not None


async def _describe(services: Services, row: StoredRow, guest: str, lang: str) -> TournamentPage:
    state = await load_state(services.database, row)
    host, may_enter = await runs(services, row, guest), await _may_enter(services, state, guest)
    return await describe_tournament(services.database, state, guest, host, may_enter, lang)


@router.get("/api/tournaments/{name}")
async def get_tournament(
    name: TournamentId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> TournamentPage:
    """Return a tournament: standings, rounds, tables."""
    return await _describe(services, await find_tournament(name, services), guest.id, lang)


@router.post("/api/tournaments/{name}/enter")
async def enter(
    name: TournamentId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> TournamentPage:
    """Take part. After the start I play from the next round on, or wait as a substitute."""
    services.limits.groups.check(guest.id)
    state = await load_state(services.database, await find_tournament(name, services))
    if not await _may_enter(services, state, guest.id):
        raise Conflict("tournament", "error-tournament-enter")
    await services.sessions.save(guest)
    mine = next((one for one in state.entrants if one.guest == guest.id), None)
    if mine is not None:
        await tournaments.come_back(services.database, name, mine.number)
    else:
        await tournaments.enter(services.database, name, guest.id)
    return await _describe(services, await find_tournament(name, services), guest.id, lang)


@router.post("/api/tournaments/{name}/leave")
async def leave(
    name: TournamentId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> TournamentPage:
    """Take part in no further round. A table where I play goes on: I can resign there."""
    row = await find_tournament(name, services)
    for one in await tournaments.list_entrants(services.database, name):
        if one.guest == guest.id and row.state in (tournaments.OPEN, tournaments.RUNNING):
            await tournaments.leave(services.database, name, one.number)
    return await _describe(services, await find_tournament(name, services), guest.id, lang)


# what the host does


@router.post("/api/tournaments/{name}/start")
async def start(
    name: TournamentId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> TournamentPage:
    """Begin now."""
    state = await _load_as_host(services, name, guest.id)
    if state.row.state != tournaments.OPEN:
        raise Conflict("tournament", "error-tournament-begun")
    if len(state.entrants) < state.plan.fewest:
        raise Conflict("tournament", "error-tournament-few", n=state.plan.fewest)
    await tournaments.wake(services.database, name, starts=time.time())
    services.tournaments.wake()
    return await _describe(services, await find_tournament(name, services), guest.id, lang)


@router.post("/api/tournaments/{name}/cancel")
async def cancel(
    name: TournamentId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> TournamentPage:
    """End the tournament: before the start it does not take place, later no further round begins."""
    state = await _load_as_host(services, name, guest.id)
    if state.row.state == tournaments.RUNNING:
        places = await plan_places(services.database, state)
        await tournaments.finish(services.database, name, tournaments.OVER, places)
    else:
        await tournaments.finish(services.database, name, tournaments.CANCELLED)
    return await _describe(services, await find_tournament(name, services), guest.id, lang)


@router.post("/api/tournaments/{name}/bots")
async def add_bot(
    name: TournamentId, body: BotEntrantRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> TournamentPage:
    """Let a bot take part: one of every game, or one with a style of this game."""
    state = await _load_as_host(services, name, guest.id)
    if body.level not in bots_of(find_game(state.row.terms["game"])) or state.plan.format == DUPLICATE:
        raise InvalidCommand("unreadable", "error-seat-wish", wish=body.level)
    if state.row.state != tournaments.OPEN or len(state.entrants) >= state.plan.most:
        raise Conflict("tournament", "error-tournament-enter")
    await tournaments.enter(services.database, name, None, body.level)
    return await _describe(services, await find_tournament(name, services), guest.id, lang)


@router.post("/api/tournaments/{name}/withdraw")
async def withdraw(
    name: TournamentId, body: EntrantRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> TournamentPage:
    """Take an entrant out of all further rounds."""
    await _load_as_host(services, name, guest.id)
    await tournaments.leave(services.database, name, body.entrant)
    return await _describe(services, await find_tournament(name, services), guest.id, lang)


@router.post("/api/tournaments/{name}/replace")
async def put_substitute(
    name: TournamentId, body: SubstituteRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> TournamentPage:
    """Give the place of an entrant to a substitute, with all points, from the next round on."""
    state = await _load_as_host(services, name, guest.id)
    rows = {one.number: one for one in state.entrants}
    old, new = rows.get(body.entrant), rows.get(body.by)
    if old is None or new is None or not old.first or new.first is not None:
        raise Conflict("tournament", "error-tournament-substitute")
    await tournaments.replace(services.database, name, old, new)
    return await _describe(services, await find_tournament(name, services), guest.id, lang)


@router.post("/api/tournaments/{name}/adjourn")
async def adjourn(
    name: TournamentId, body: AdjournRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> TournamentPage:
    """Give a table more time. The next round does not wait for it, unless it needs its result."""
    state = await _load_as_host(services, name, guest.id)
    table = next((one for one in state.tables if one.table == body.table and one.result is None), None)
    if table is None or state.plan.format == DUPLICATE:
        raise Conflict("tournament", "error-tournament-adjourn")
    await tournaments.adjourn(services.database, table.table, name, time.time() + 3600 * body.hours)
    services.tournaments.wake()
    return await _describe(services, await find_tournament(name, services), guest.id, lang)


# files


@router.get("/api/tournaments/{name}/export.json")
async def export_json(
    name: TournamentId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> TournamentPage:
    """Return everything on the page as a file."""
    return await _describe(services, await find_tournament(name, services), guest.id, lang)


@router.get("/api/tournaments/{name}/export.csv", response_class=PlainTextResponse)
async def export_csv(name: TournamentId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> Response:
    """Return the standings as a table for spreadsheets."""
    page = await _describe(services, await find_tournament(name, services), guest.id, lang)
    return PlainTextResponse(write_csv(page), media_type="text/csv")


# pages


@router.get("/tournaments", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_tournaments(request: Request) -> Response:
    """Show the tournaments."""
    return render_page(request, "tournaments")


@router.get("/tournament/{name}", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_tournament(name: TournamentId, request: Request, services: CurrentServices) -> Response:
    """Show a tournament."""
    await find_tournament(name, services)
    return render_page(request, "tournament")
