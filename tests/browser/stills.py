"""Stills: a table that always shows the same position, so that its picture can be compared with an earlier one."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

import perihelion
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.core.narration import narrate
from perihelion.core.position import Position
from perihelion.wire.table.frames import Frame, FrameCache
from perihelion.wire.table_words import table_words

from .tables import against_bots, snapshot, start

OPTIONS: dict[str, dict[str, Any]] = {
    "solari": {"players": 2},
    "solaris": {"players": 3},
    "solenia": {"players": 2},
    "solarius": {"players": 2},
}
DECISIONS = {"solari": 9, "solaris": 40, "solenia": 24, "solarius": 60}
SEED = 5
HEIGHTS = {390: 844, 820: 1180, 1440: 900}
ME, TOLD = 0, 60
"""Whose screen it is, and how much of the log it shows."""


@lru_cache(maxsize=8)
def position(game: str) -> Position:
    """A game some decisions on, always played in the same way, where seat 0 is to act with something to touch."""
    played, draws = perihelion.new(game, **OPTIONS[game]), FastDraws(SEED)
    for k in range(200):
        resolve_chance(played, draws)
        if k >= DECISIONS[game] and played.actor == ME and len(played.legal) > 1:
            break
        played.play(played.legal[draws.below(len(played.legal))])
    return played


def fields(game: str, lang: str) -> dict[str, Any]:
    """What the page shows of the position, instead of what the table says."""
    still = position(game)
    frame: Frame = FrameCache().get(still, 0, ME, table_words(lang, still.game.package, players=still.seats))
    whole = replace(frame.view, log=position(game).view(ME).log[-TOLD:])
    told = [
        {"n": i, "seat": -1, "turn": 1, "kind": "action", "says": says, "rule": None, "score": None, "undone": False}
        for i, says in enumerate(narrate(whole))
    ]
    return {
        "board": frame.board,
        "outline": frame.outline,
        "prompt": frame.prompt,
        "choices": frame.choices,
        "happened": frame.happened,
        "log": told,
        "yours": True,
        "started": True,
    }


def still(page: Page, game: str, lang: str = "en") -> None:
    """Open a table that shows the position."""
    link = start(page, game, against_bots(game), {"hints": True}, **OPTIONS[game])
    shown = snapshot(page, link) | fields(game, lang) | {"type": "snapshot"}
    points = position(game).scores.points
    shown["seats"] = [
        seat | {"active": seat["seat"] == ME, "points": int(points[seat["seat"]])} for seat in shown["seats"]
    ]

    def answer(socket: WebSocketRoute) -> None:
        socket.on_message(lambda message: None)
        socket.send(json.dumps(shown))

    page.route_web_socket("**/live*", answer)
    page.goto(link)
    page.wait_for_selector(".table-page.yours .board [data-mark~=touch], .table-page.yours .choice")
