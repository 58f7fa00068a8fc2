"""The operators' page and its commands. For everybody else it does not exist."""

from __future__ import annotations

import time
from collections import defaultdict
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from starlette.responses import HTMLResponse

from ...core.registry import game as find_game
from ...errors import UnknownGame
from ...server.bot_agreement import ComparedGame
from ...server.moderation import Moderation
from ...server.rating_evidence import (
    EVIDENCE_DAYS,
    EvidenceKind,
    RatedGame,
    find_bot_play,
    find_farming,
    find_shared,
)
from ...store import evidence, guests, operators, retention
from ...table.bot_names import bot_name
from ...table_log.bodies import BOT, GONE
from ...wire.errors import WebError
from ...wire.schemas.operator import (
    ComplaintBody,
    DecisionRequest,
    Due,
    EvidenceBody,
    FoundGuest,
    FoundTable,
    LoggedChangeBody,
    MaintenanceRequest,
    MessageRequest,
    ModerationRequest,
    Overview,
)
from ...wire.schemas.requests import Number
from ...wire.schemas.responses import Empty
from ...wire.table_words import table_words
from ..people.moderation import MAINTENANCE, MESSAGE
from ..people.personal_data import export_guest
from ..site.pages import render_page
from . import ERRORS, PAGE_ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices, TableId
from .downloads import ZIP, zip_response

router = APIRouter(tags=["operators"])
Token = Annotated[str, Path(min_length=1, max_length=60)]
GuestId = Annotated[str, Path(min_length=1, max_length=60)]
Wanted = Annotated[str, Query(max_length=60)]


async def require_operator(guest: CurrentGuest, services: CurrentServices) -> Moderation:
    """Return the commands of the operator; for anybody else there is no such page."""
    if guest.id not in services.operations.operators:
        raise WebError(404, "unknown")
    return Moderation(services.registry, guest.id)


CurrentOperator = Annotated[Moderation, Depends(require_operator)]


# pages


@router.get("/operator", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_operator_page(request: Request, operator: CurrentOperator) -> Response:
    """Show the operators' page."""
    return render_page(request, "operator")


@router.get("/operator/link/{token}", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_operator_link(token: Token, request: Request, services: CurrentServices) -> Response:
    """Ask whether to become an operator. Opening this page uses nothing up."""
    if not await operators.is_link(services.database, token):
        raise WebError(404, "unknown", "error-link")
    return render_page(request, "operator-link")


@router.post("/api/operator/link/{token}", responses=ERRORS)
async def use_operator_link(token: Token, guest: CurrentGuest, services: CurrentServices) -> Empty:
    """Become an operator; the link works once."""
    await services.sessions.save(guest)
    if not await operators.use_link(services.database, token, guest.id):
        raise WebError(404, "unknown", "error-link")
    await services.operations.refresh()
    return Empty()


# the server


@router.get("/api/operator", responses=ERRORS)
async def get_overview(operator: CurrentOperator, services: CurrentServices) -> Overview:
    """Return the state of the server, complaints of players, and what operators did."""
    live, viewers = services.live.count_viewers()
    complaints = [
        ComplaintBody(
            n=row.n,
            time=_ago(row.time),
            table=row.table,
            by=row.by_name or "",
            about=row.about_name or "",
            guest=row.about,
            text=row.text,
        )
        for row in await operators.list_complaints(services.database)
    ]
    return Overview(
        **await operators.count_all(services.database),
        live=live,
        viewers=viewers,
        message=services.operations.message,
        maintenance=services.operations.maintenance,
        due=await _count_due(services),
        complaints=complaints,
        log=await _read_log(services),
    )


async def _count_due(services: CurrentServices) -> Due:
    settings = await retention.load_settings(services.database)
    counts = await retention.count_due(services.database, settings)
    return Due(**counts, days={kind: getattr(settings, kind) for kind in counts}, automatic=settings.automatic)


async def _read_log(services: CurrentServices) -> list[LoggedChangeBody]:
    names: dict[str, str] = {"": ""}
    lines = []
    for entry in await operators.read_last_entries(services.database):
        for guest in (entry.by, entry.about_guest):
            if guest not in names:
                known = await guests.find(services.database, guest)
                names[guest] = known.name if known else GONE
        lines.append(
            LoggedChangeBody(
                time=_ago(entry.time),
                by=names[entry.by],
                what=entry.what,
                table=entry.about_table,
                guest=names[entry.about_guest],
            )
        )
    return lines


def _ago(moment: float) -> float:
    return round(max(0.0, time.time() - moment), 1)


@router.post("/api/operator/message", responses=ERRORS)
async def set_message(body: MessageRequest, operator: CurrentOperator, services: CurrentServices) -> Empty:
    """Show a message to everybody, or take it back."""
    what = "message" if body.text else "no-message"
    await operators.set_state(services.database, MESSAGE, body.text or None, operator.by, what)
    await services.operations.refresh()
    return Empty()


@router.post("/api/operator/maintenance", responses=ERRORS)
async def set_maintenance(body: MaintenanceRequest, operator: CurrentOperator, services: CurrentServices) -> Empty:
    """Begin or end the maintenance: meanwhile no moves are accepted, and pages say so."""
    what = "maintenance" if body.on else "no-maintenance"
    await operators.set_state(services.database, MAINTENANCE, True if body.on else None, operator.by, what)
    await services.operations.refresh()
    return Empty()


@router.post("/api/operator/complaints/{n}", responses=ERRORS)
async def decide_complaint(
    n: Number, body: DecisionRequest, operator: CurrentOperator, services: CurrentServices
) -> Empty:
    """Decide about a player's report. Both players get a notice; the reported one only if something follows."""
    complaint = await operators.find_complaint(services.database, n)
    if body.decision == "ban" and complaint is not None and complaint.about in services.operations.operators:
        raise WebError(409, "operator", "error-ban-operator")
    if not await operator.decide_complaint(n, body.decision, body.answer):
        raise WebError(404, "unknown")
    await services.operations.refresh()
    return Empty()


# ratings

MOST_TABLES = 5
"""How many games a piece of evidence names."""


@router.get("/api/operator/evidence", responses=ERRORS)
async def get_evidence(operator: CurrentOperator, services: CurrentServices) -> list[EvidenceBody]:
    """Return what stands out in the rated games of the last 90 days. Nothing follows from it by itself."""
    database = services.database
    since = time.time() - 86_400 * EVIDENCE_DAYS
    changes = await evidence.list_rating_changes(database, since)
    games = [RatedGame(table, changed) for table, changed in changes.items()]
    networks = await evidence.list_same_network(database)
    shared: dict[EvidenceKind, set[frozenset[str]]] = {
        "mail": await evidence.list_same_mail(database),
        "notices": await evidence.list_same_channel(database),
        "browser": networks[True],
        "network": networks[False],
    }
    compared: dict[str, list[ComparedGame]] = defaultdict(list)
    for row in await evidence.list_compared(database, since):
        compared[row.player].append(ComparedGame(row.table, row.game, row.seats, row.compared, row.same))
    found = [*find_shared(games, shared), *find_farming(games), *find_bot_play(compared)]
    names = await guests.find_names(database, {guest for one in found for guest in one.guests})
    return [
        EvidenceBody(
            kind=one.kind,
            guests=list(one.guests),
            names=[names[guest] or GONE for guest in one.guests],
            tables=list(one.tables[-MOST_TABLES:]),
            games=len(one.tables),
            gain=one.gain,
            share=one.share,
            low=one.low,
            usual=one.usual,
        )
        for one in found
    ]


# tables


@router.get("/api/operator/tables", responses=ERRORS)
async def find_tables(
    operator: CurrentOperator, services: CurrentServices, lang: CurrentLang, find: Wanted = "", ended: bool = False
) -> list[FoundTable]:
    """Return tables by id, game or player, the last changed first; with `ended` also those that are over."""
    rows = await operators.find_tables(services.database, find.strip(), only_open=not ended)
    words, found = table_words(lang), []
    for row in rows:
        seats = row.summary["seats"]
        names = [bot_name(words, seat["level"]) if seat["kind"] == BOT else seat["name"] for seat in seats]
        found.append(
            FoundTable(
                table=row.id,
                game=_game_name(row.game, lang),
                names=[words("player-gone") if name == GONE else name for name in names if name],
                public=row.public,
                open=row.open,
                started=row.summary["started"],
                changed=_ago(row.changed),
            )
        )
    return found


def _game_name(key: str, lang: str) -> str:
    try:
        return table_words(lang, find_game(key).package)("game")
    except UnknownGame:
        return key


@router.post("/api/operator/tables/{table}/close", responses=ERRORS)
async def close_table(table: TableId, operator: CurrentOperator, services: CurrentServices) -> Empty:
    """Close a table: it stays visible, but nobody plays there any more."""
    await operator.close_table(table)
    await services.operations.refresh()
    return Empty()


@router.post("/api/operator/tables/{table}/delete", responses=ERRORS)
async def delete_table(table: TableId, operator: CurrentOperator, services: CurrentServices) -> Empty:
    """Delete a table with its log and its chat."""
    await operator.delete_table(table)
    await services.operations.refresh()
    return Empty()


# guests


@router.get("/api/operator/guests", responses=ERRORS)
async def find_guests(operator: CurrentOperator, services: CurrentServices, find: Wanted = "") -> list[FoundGuest]:
    """Return guests by name or id, the latest first."""
    now = services.operations
    return [
        FoundGuest(
            guest=row.id,
            name=row.name,
            created=_ago(row.created),
            tables=row.tables,
            muted=row.id in now.restrictions.muted,
            banned=row.id in now.restrictions.banned,
            operator=row.id in now.operators,
        )
        for row in await operators.find_guests(services.database, find.strip())
    ]


@router.post("/api/operator/guests/{guest_id}", responses=ERRORS)
async def moderate_guest(
    guest_id: GuestId, body: ModerationRequest, operator: CurrentOperator, services: CurrentServices
) -> Empty:
    """Rename, mute or ban a guest; operators cannot be banned."""
    if body.ban and guest_id in services.operations.operators:
        raise WebError(409, "operator", "error-ban-operator")
    if body.name is not None:
        await operator.rename_guest(guest_id, body.name)
    if body.mute is not None:
        await operator.restrict_guest(guest_id, mute=body.mute)
    if body.ban is not None:
        await operator.restrict_guest(guest_id, ban=body.ban)
    await services.operations.refresh()
    return Empty()


@router.post("/api/operator/guests/{guest_id}/delete", responses=ERRORS)
async def delete_guest(guest_id: GuestId, operator: CurrentOperator, services: CurrentServices) -> Empty:
    """Delete everything about a guest."""
    await operator.erase_guest(guest_id)
    await services.operations.refresh()
    return Empty()


@router.get("/api/operator/guests/{guest_id}/export", response_class=Response, responses=PAGE_ERRORS | ZIP)
async def get_guest_data(guest_id: GuestId, operator: CurrentOperator, services: CurrentServices) -> Response:
    """Return everything about a guest as a zip file."""
    return zip_response(await export_guest(services.database, guest_id))
