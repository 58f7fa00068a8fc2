"""Let chance and bots play on at the end of a line on the analysis board."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ...bots import bots_of
from ...core.position import Position
from ...core.view import View
from ...core.vocabulary import CHANCE, OVER
from ...table.errors import InvalidCommand
from ..schemas.analysis import MOST_MOVES, ReplyRequest
from .analysis import refusing, roll_outcome

MOST_REPLIES = 60
"""Limit of moves and outcomes played for one request."""
REPLY_SECONDS = 4.0
"""No further move is started after this many seconds; the page asks again."""

Choose = Callable[[str, View, bool], Awaitable[int]]
"""Returns what a bot of a level chooses from a view; the last argument says that the position is hand-written."""


async def play_on(
    open_line: Callable[[], Awaitable[Position]],
    body: ReplyRequest,
    lang: str,
    choose: Choose,
    monotonic: Callable[[], float],
) -> list[str]:
    """Return what chance and the bots of the other seats play until it is the turn of the seat, or for some seconds."""
    with refusing(body.start.game, lang, bool(body.start.position)):
        position = await open_line()
        if body.level not in bots_of(position.game):
            raise InvalidCommand("unreadable")
        if body.seat >= position.seats:
            raise InvalidCommand("unreadable", "error-no-seat", n=position.seats)
        played, end = list[str](), monotonic() + REPLY_SECONDS
        while position.actor not in (OVER, body.seat) and len(played) < MOST_REPLIES and monotonic() < end:
            if len(position.log) >= MOST_MOVES:
                raise InvalidCommand("unreadable", "error-analysis-long", n=MOST_MOVES)
            if position.actor == CHANCE:
                played.append(roll_outcome(position))
            else:
                view, written = position.view(position.actor), bool(body.start.position)
                action = await choose(body.level, view, written)
                played.append(position.game.actions.texts[action])
            position.play(played[-1])
        return played
