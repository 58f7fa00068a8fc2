"""Who I am: a guest with a name."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response

from ...play.errors import BadOrder
from ...store import guests, tables
from .. import statistics
from ..answers import DrawsOfGame, Link, Me
from ..guard import cookie
from ..orders import MOST_NAME, MeOrder, said
from ..visitors import LANG, Lang, Visitor
from . import PROBLEMS

router = APIRouter(prefix="/api/me", tags=["guests"], responses=PROBLEMS)


@router.get("")
async def me(who: Visitor, lang: Lang) -> Me:
    """Who I am. The first time, the answer brings the cookie."""
    return Me(name=who.name, lang=lang, named=who.named)


@router.post("")
async def change(order: MeOrder, who: Visitor, lang: Lang, request: Request, response: Response) -> Me:
    """Choose a name, a language, or both."""
    name = None
    if order.name is not None:
        name = said(order.name, MOST_NAME)
        if name is None:
            raise BadOrder("unreadable", "error-name", n=MOST_NAME)
    state = request.app.state
    changed = await state.visitors.change(who, name, order.lang)
    if name is not None:
        state.hall.rename(who.id, name)
    if order.lang is not None:
        secure = "; Secure" if request.url.scheme == "https" else ""
        response.headers.append("set-cookie", cookie(LANG, order.lang, http_only=False, secure=secure))
        state.live.guest_changed(who.id, order.lang)
    return Me(name=changed.name, lang=changed.lang or lang, named=changed.named)


@router.get("/draws", response_model=list[DrawsOfGame])
async def draws(who: Visitor, lang: Lang, request: Request) -> list[dict[str, Any]]:
    """The draws of all my finished games against what is to be expected."""
    state = request.app.state
    state.rates.sums.check(who.id)
    logs = await tables.opened_logs(state.database, who.id, statistics.GAMES)
    return await asyncio.to_thread(statistics.of_guest, logs, who.id, lang)


@router.post("/link")
async def link(who: Visitor, request: Request) -> Link:
    """A link that opens this guest on another device, once, within an hour."""
    await request.app.state.visitors.keep(who)
    token = await guests.make_link(request.app.state.database, who.id)
    return Link(link=f"/me/{token}")
