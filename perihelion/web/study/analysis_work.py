"""Longer work of the analysis board: the curve of a line, bots that play on, and an animation."""

from __future__ import annotations

import hashlib
import time
from dataclasses import replace

from ...bots import BOTS
from ...core.registry import game as find_game
from ...core.vocabulary import CHANCE, OVER
from ...draw.animation import animate
from ...draw.scene import Scene
from ...report.plot import seat_colours
from ...server.bot_worker import BotWorker
from ...server.fair_queue import Requester
from ...server.report_process import ReportJob
from ...server.reports import Known
from ...table.errors import InvalidCommand
from ...words import LANGUAGES
from ..http.computations import Computing
from ..http.languages import table_words
from ..schemas.analysis import (
    MOST_MOVES,
    AnalysisAnimation,
    AnalysisCurve,
    CurveLuck,
    CurveMistake,
    CurveRequest,
    LineRequest,
    ReplyRequest,
)
from ..schemas.responses import CurveSeat
from ..table.frames import Frame
from .analysis import Lines, open_frame, refusing, roll_outcome

MOST_REPLIES = 60
"""Limit of moves and outcomes played for one request."""
REPLY_SECONDS = 4.0
"""No further move is started after this many seconds; the page asks again."""


MOST_FRAMES, FRAME_SECONDS = 150, 1.0
"""Limit of boards in an animation, and how long each is shown."""


def describe_curve_job(lines: Lines, body: LineRequest, lang: str) -> tuple[str, ReportJob]:
    """Return the name of the report with a line's curve, and its subject."""
    with refusing(body.start.game, lang, bool(body.start.position)):
        position = lines.play(body.start, body.moves)
    text, seats = position.transcript, range(position.seats)
    words = {each: table_words(each, position.game.package, players=position.seats) for each in LANGUAGES}
    names = {each: [words[each].seat(seat) for seat in seats] for each in LANGUAGES}
    moments = list(range(len(position.log) + 1))
    name = f"line {hashlib.sha256(text.encode()).hexdigest()}"
    return name, ReportJob(text, names, moments, "", written=bool(body.start.position))


def describe_curve(known: Known, names: list[str], body: CurveRequest) -> AnalysisCurve:
    """Return a curve as far as it is known; `names` are those of the seats."""
    report = known.report
    colours = seat_colours(find_game(body.start.game), len(names))
    return AnalysisCurve(
        state=known.state,
        done=known.done,
        of=known.of,
        number=known.number,
        seats=[CurveSeat(name=name, colour=colour) for name, colour in zip(names, colours, strict=True)],
        shares=report.shares if report else None,
        luck=[CurveLuck(entry=each.entry, luck=each.luck) for each in report.outcomes] if report else [],
        mistakes=[CurveMistake(entry=each.entry, seat=each.seat, loss=each.loss) for each in report.mistakes()]
        if report
        else [],
    )


async def play_on(
    lines: Lines, body: ReplyRequest, lang: str, bot_worker: BotWorker, computing: Computing
) -> list[str]:
    """Return what chance and the bots of the other seats play until it is the turn of the seat, or for some seconds."""
    if body.level not in BOTS:
        raise InvalidCommand("unreadable")
    with refusing(body.start.game, lang, bool(body.start.position)):
        position = await computing.run(lines.play, body.start, body.moves)
        if body.seat >= position.seats:
            raise InvalidCommand("unreadable", "error-no-seat", n=position.seats)
        played, end = list[str](), time.monotonic() + REPLY_SECONDS
        while position.actor not in (OVER, body.seat) and len(played) < MOST_REPLIES and time.monotonic() < end:
            if len(position.log) >= MOST_MOVES:
                raise InvalidCommand("unreadable", "error-analysis-long", n=MOST_MOVES)
            if position.actor == CHANCE:
                played.append(roll_outcome(position))
            else:
                view, written = position.view(position.actor), bool(body.start.position)
                action = await bot_worker.choose(body.level, view, Requester(computing.guest), written=written)
                played.append(position.game.actions.texts[action])
            position.play(played[-1])
        return played


def draw_animation(lines: Lines, body: LineRequest, lang: str) -> AnalysisAnimation:
    """Return the boards along a line as one file: after every decision, or after some if there are too many.

    Each seat sees another board. If everything is open, all are drawn as the first seat sees the table.
    """
    with refusing(body.start.game, lang, bool(body.start.position)):
        decided = [count for count, move in enumerate(body.moves, 1) if not move.startswith("~")]
        step = -(-(len(decided) + 2) // MOST_FRAMES)
        counts = sorted({0, *decided[::step], len(body.moves)})
        scenes = [scene for count in counts if (scene := _draw(lines, body, lang, count)) is not None]
        complete = len(scenes) == len(counts)
        return AnalysisAnimation(svg=animate(scenes, FRAME_SECONDS) if complete else None)


def _draw(lines: Lines, body: LineRequest, lang: str, count: int) -> Scene | None:
    frame = open_frame(lines, body.model_copy(update={"moves": body.moves[:count]}), lang)
    seat = body.seat or 0
    return Frame(frame.position, replace(frame.view, seat=seat, legal=[])).scene
