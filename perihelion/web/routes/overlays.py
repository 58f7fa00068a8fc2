"""The overlay for streams, and the link with which players log a play in BG Stats (docs/embeds.md)."""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import HTMLResponse, RedirectResponse

from ...core.vocabulary import SPECTATOR
from ...table.errors import Forbidden
from ...table.replay import require_over
from ...wire.schemas.overlay import Overlay
from ...wire.table.overlay import add_chances, describe_overlay, moment_before
from ..site.embeds import render_overlay
from . import ERRORS, PAGE_ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices, CurrentTable, WatchedTable
from .embeds import EmbedLang

router = APIRouter(tags=["embeds"], responses=PAGE_ERRORS)

DELAY, MOST_DELAY = 30, 3600
"""Seconds by which the overlay is late, and the largest number."""
BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data="
"""The address at which the app BG Stats takes a play, as its makers describe it."""

Delay = Annotated[int, Query(ge=0, le=MOST_DELAY)]


@router.get("/overlay/{table}", response_class=HTMLResponse)
async def show_overlay(live: WatchedTable, request: Request, lang: EmbedLang, delay: Delay = DELAY) -> Response:
    """Show seats, points and whose turn it is on a transparent page, `delay` seconds late."""
    return render_overlay(request, lang, live.table.head.table, delay)


@router.get("/api/tables/{table}/overlay", responses=ERRORS)
async def get_overlay(live: WatchedTable, services: CurrentServices, lang: EmbedLang, delay: Delay = DELAY) -> Overlay:
    """Return what the overlay of a table shows: what a spectator knew `delay` seconds ago. A player gets the same."""
    live = await (live.whole or live).seen_by("")
    async with live.loaded.lock:
        viewers = (live.whole or live).everybody
        watching = {viewer.guest for viewer in viewers if viewer.seat == SPECTATOR} - live.table.players()
        then = time.time() - delay
        moment = moment_before(live.table, then)
        shown = describe_overlay(live, moment, then, len(watching), lang)
        if live.table.settings.broadcast and live.table.started:
            chances = live.win_chances
            chances.ask(moment, services.scheduler.bot_worker)
            shown = add_chances(shown, chances.at(moment), chances.curve(moment))
        return shown


@router.get("/t/{table}/bgstats", response_class=RedirectResponse, status_code=303)
async def log_play(live: CurrentTable, guest: CurrentGuest, lang: CurrentLang) -> Response:
    """Lead a player of a finished game to BG Stats, with the result in the address."""
    async with live.loaded.lock:
        table = require_over(live.table)
        if guest.id not in table.players():
            raise Forbidden("not-your-seat")
        words, ended = live.words(lang), table.log[-1].time
        winners = table.scores.winners
        play = {
            "sourceName": "Perihelion",
            "sourcePlayId": table.head.table,
            "playDate": f"{datetime.fromtimestamp(ended, UTC):%Y-%m-%d %H:%M:%S}",
            "game": {
                "name": words("game"),
                "sourceGameId": table.game.key,
                "highestWins": True,
                "noPoints": False,
            },
            "players": [
                {
                    "name": name,
                    "sourcePlayerId": name,
                    "startPlayer": seat == 0,
                    "role": words.seat(seat),
                    "score": table.points[seat],
                    "winner": seat in winners,
                }
                for seat, name in enumerate(live.names(words))
            ],
        }
    return RedirectResponse(BG_STATS + quote(json.dumps(play, ensure_ascii=False)), status_code=303)
