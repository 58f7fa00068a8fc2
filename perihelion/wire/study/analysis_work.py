"""Longer work of the analysis board: the curve of a line, and an animation."""

from __future__ import annotations

import hashlib
from dataclasses import replace

from ...core.registry import game as find_game
from ...core.seat_colours import seat_colours
from ...draw.animation import animate
from ...draw.scene import Scene
from ...thinking.report_job import Known, ReportJob
from ...words import LANGUAGES
from ..schemas.analysis import (
    AnalysisAnimation,
    AnalysisCurve,
    CurveLuck,
    CurveMistake,
    CurveRequest,
    LineRequest,
)
from ..schemas.responses import CurveSeat
from ..table.frames import Frame
from ..table_words import table_words
from .analysis import Lines, open_frame, refusing

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
    frame = open_frame(lines, replace(body, moves=body.moves[:count]), lang)
    seat = body.seat or 0
    return Frame(frame.position, replace(frame.view, seat=seat, legal=[])).scene
