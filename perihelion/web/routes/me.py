"""The guest who asks: name, language, statistics, and a link for another device."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from ...play.clean_text import MOST_NAME_LENGTH, clean_text
from ...play.errors import InvalidCommand
from ...store import guests, tables
from .. import statistics
from ..cookies import GUEST_COOKIE, LANG_COOKIE, format_cookie
from ..errors import WebError
from ..schemas.requests import ProfileRequest
from ..schemas.responses import GameDraws, Link, LinkOwner, Profile
from . import ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(prefix="/api/me", tags=["guests"], responses=ERRORS)
Token = Annotated[str, Path(min_length=1, max_length=60)]


@router.get("")
async def get_profile(guest: CurrentGuest, lang: CurrentLang) -> Profile:
    """Return who I am. The first response sets the cookie."""
    return Profile(name=guest.name, lang=lang, named=guest.named)


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
    return Profile(name=changed.name, lang=changed.lang or lang, named=changed.named)


@router.get("/draws", response_model=list[GameDraws])
async def get_draws(guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> list[dict[str, Any]]:
    """Return the draws of all my finished games against expectation."""
    services.limits.reports.check(guest.id)
    logs = await tables.load_ended_logs(services.database, guest.id, statistics.MOST_GAMES)
    return await asyncio.to_thread(statistics.describe_guest_draws, logs, guest.id, lang)


@router.post("/link")
async def make_link(guest: CurrentGuest, services: CurrentServices) -> Link:
    """Return a link that opens this guest on another device, once, within an hour."""
    await services.sessions.save(guest)
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
    token: Token, lang: CurrentLang, services: CurrentServices, request: Request, response: Response
) -> Profile:
    """Use a personal link: from now on, this device has the same guest."""
    owner = await guests.use_link(services.database, token)
    if owner is None:
        raise WebError(404, "unknown", "error-link")
    cookie = format_cookie(GUEST_COOKIE, services.sessions.sign(owner.id), request, http_only=True)
    response.headers.append("set-cookie", cookie)
    return Profile(name=owner.name, lang=owner.lang or lang, named=owner.named)
