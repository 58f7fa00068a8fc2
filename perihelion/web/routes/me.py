"""The guest of the request: name, language, statistics, and a link for another device."""

from __future__ import annotations

import hashlib
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ...server.moderation import Moderation
from ...store import guests, tables
from ...store.guests import Guest
from ...table.clean_text import MOST_NAME_LENGTH, clean_text
from ...table.errors import InvalidCommand
from ...wire import draw_statistics
from ...wire.errors import WebError
from ...wire.schemas.account import SignedIn, TakeRequest
from ...wire.schemas.requests import DeleteRequest, ProfileRequest
from ...wire.schemas.responses import Empty, GameDraws, Link, LinkOwner, Profile
from ..http.cookies import GUEST_COOKIE, LANG_COOKIE, format_cookie
from ..people.personal_data import export_guest
from ..people.signing_in import note_device, sign_in
from . import ERRORS, PAGE_ERRORS
from .dependencies import CurrentComputing, CurrentGuest, CurrentLang, CurrentServices
from .downloads import ZIP, zip_response

router = APIRouter(prefix="/api/me", tags=["guests"], responses=ERRORS)
Token = Annotated[str, Path(min_length=1, max_length=60)]


@router.get("")
async def get_profile(guest: CurrentGuest, lang: CurrentLang, services: CurrentServices, request: Request) -> Profile:
    """Return who I am. The first response sets the cookie. Every page asks this first, so bots may be needed soon."""
    await note_device(services, request)
    await services.live.presence.note(guest.id)
    if not services.scheduler.workers_elsewhere:
        services.scheduler.bot_worker.start()
    return describe_profile(guest, lang, services)


def describe_profile(guest: Guest, lang: str, services: CurrentServices) -> Profile:
    """Return a guest as the page needs them."""
    operations = services.operations
    return Profile(
        name=guest.name,
        lang=guest.lang or lang,
        named=guest.named,
        mark=hashlib.sha256(f"mark of {guest.id}".encode()).hexdigest()[:16],
        operator=guest.id in operations.operators,
        message=operations.message,
        maintenance=operations.maintenance,
    )


@router.get("/export", response_class=Response, responses=PAGE_ERRORS | ZIP)
async def get_my_data(guest: CurrentGuest, services: CurrentServices) -> Response:
    """Return everything that the server knows about me, as a zip file."""
    services.limits.exports.check(guest.id)
    return zip_response(await export_guest(services.database, guest.id))


@router.post("/delete")
async def delete_me(
    body: DeleteRequest, guest: CurrentGuest, services: CurrentServices, request: Request, response: Response
) -> Empty:
    """Delete everything about me; my name confirms it. Games with others keep my moves, but not my name."""
    if body.name != guest.name:
        raise InvalidCommand("unreadable", "error-not-your-name")
    await Moderation(services.registry, guest.id).erase_guest(guest.id)
    await services.operations.refresh()
    services.sessions.forget()
    response.headers.append("set-cookie", format_cookie(GUEST_COOKIE, "", request, http_only=True, max_age=0))
    return Empty()


@router.post("")
async def change_profile(
    body: ProfileRequest,
    guest: CurrentGuest,
    lang: CurrentLang,
    services: CurrentServices,
    request: Request,
    response: Response,
) -> Profile:
    """Choose a name, a language, or both."""
    name = None
    if body.name is not None:
        name = clean_text(body.name, MOST_NAME_LENGTH)
        if name is None:
            raise InvalidCommand("unreadable", "error-name", n=MOST_NAME_LENGTH)
    changed = await services.sessions.update(guest, name, body.lang)
    if name is not None:
        services.registry.rename_guest(guest.id, name)
    if body.lang is not None:
        response.headers.append("set-cookie", format_cookie(LANG_COOKIE, body.lang, request, http_only=False))
        services.live.change_language(guest.id, body.lang)
    return describe_profile(changed, lang, services)


@router.get("/draws")
async def get_draws(
    guest: CurrentGuest, lang: CurrentLang, services: CurrentServices, computing: CurrentComputing
) -> list[GameDraws]:
    """Return the draws of all my finished games against expectation."""
    services.limits.reports.check(guest.id)
    logs = await tables.load_ended_logs(services.database, guest.id, draw_statistics.MOST_GAMES)
    return await computing.run(draw_statistics.describe_guest_draws, logs, guest.id, lang)


@router.post("/link")
async def make_link(guest: CurrentGuest, services: CurrentServices, request: Request) -> Link:
    """Return a link that opens this guest on another device, once, within an hour."""
    await services.sessions.save(guest)
    await note_device(services, request)
    token = await guests.make_link(services.database, guest.id)
    return Link(link=f"/me/{token}")


@router.get("/link/{token}")
async def find_link(token: Token, services: CurrentServices) -> LinkOwner:
    """Return whom a personal link opens, without using it."""
    owner = await guests.find_link(services.database, token)
    if owner is None:
        raise WebError(404, "unknown", "error-link")
    return LinkOwner(name=owner.name)


@router.post("/link/{token}")
async def use_link(
    token: Token, services: CurrentServices, request: Request, response: Response, body: TakeRequest | None = None
) -> SignedIn:
    """Use a personal link: from now on, this device has the same guest."""
    owner = await guests.use_link(services.database, token)
    if owner is None:
        raise WebError(404, "unknown", "error-link")
    moved = await sign_in(services, request, response, owner, take=body is not None and body.take)
    return SignedIn(name=owner.name, along=moved.along, behind=moved.behind)
