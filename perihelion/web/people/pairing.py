"""Quick pairing and wishes for tables as a guest sees them."""

from __future__ import annotations

import json
import time
from math import isinf
from typing import Literal, cast

from ...core.registry import game as find_game
from ...errors import UnknownGame
from ...server.rating import Rating, start_rating
from ...store import notice_settings, pairing, player_history, table_wishes
from ...store.database import Database
from ...store.pairing import Request
from ...store.table_wishes import Wish
from ...table.quick_pairing import Choice
from ...wire.catalog import describe_options
from ...wire.game_names import game_name
from ...wire.schemas.pairing import Pace, PairingState, PairingWait, TableWish, TableWishes
from ...wire.table_words import table_words


async def describe_pairing(database: Database, guest: str, lang: str) -> PairingState:
    """Return whether a guest waits, and the table that was found."""
    request = await pairing.find(database, guest)
    table = await pairing.find_table(database, guest)
    return {
        "wait": None if request is None else _describe_request(request, lang),
        "table": table and f"/t/{table}",
        "others": 0 if request is None else await _count_others(database, request),
    }


def _describe_request(request: Request, lang: str) -> PairingWait:
    now = time.time()
    distance = request.waiting.distance(now)
    return {
        "games": [
            {"game": one["game"], "gameName": game_name(one["game"], lang), "seats": one["seats"]}
            for one in request.choices
        ],
        "pace": cast(Pace, request.pace),
        "rated": request.rated,
        "waited": round(max(0.0, now - request.asked), 1),
        "distance": None if isinf(distance) else round(distance),
    }


async def _count_others(database: Database, request: Request) -> int:
    """Return how many others wait for one of the games, at the same speed. It says nothing about who they are."""
    mine = request.waiting
    others = [one.waiting for one in await pairing.list_waiting(database, time.time()) if one.guest != request.guest]
    return sum(
        (one.pace, one.rated) == (mine.pace, mine.rated) and bool(mine.choices.keys() & one.choices.keys())
        for one in others
    )


async def find_points(database: Database, guest: str, choice: Choice) -> int:
    """Return the rating of a guest in a game with this number of seats, or the initial one."""
    found = await player_history.latest_ratings(database, choice.game, choice.seats, [guest])
    return (Rating(found[0].mu, found[0].sigma) if found else start_rating()).points


async def describe_wishes(database: Database, guest: str, lang: str) -> TableWishes:
    """Return the wishes of a guest."""
    return {
        "wishes": [_describe_wish(wish, lang) for wish in await table_wishes.list_of_guest(database, guest)],
        "reachable": bool(await notice_settings.find_reachable(database, {guest})),
    }


def _describe_wish(wish: Wish, lang: str) -> TableWish:
    try:
        game = find_game(wish.game)
        words = table_words(lang, game.package)
        options = describe_options(game, wish.options, words)
        said = [words("labelled", label=one["label"], text=one["value"]) for one in options]
    except UnknownGame:
        said = [json.dumps(wish.options)] if wish.options else []
    return {
        "wish": wish.id,
        "gameName": game_name(wish.game, lang),
        "options": said,
        "seats": wish.seats,
        "pace": cast(Literal["any", "live", "days"], wish.pace),
        "rated": wish.rated,
        "level": cast(Literal["any", "learning", "rating"], wish.level),
    }
