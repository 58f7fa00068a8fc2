"""Pages for frames of other sites: a replay, a puzzle, today's deal (docs/embeds.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.responses import HTMLResponse

from ...core.puzzle import Puzzle, puzzles_of
from ...core.registry import game as find_game
from ...table.replay import require_over
from ...wire.errors import WebError
from ...wire.game_names import game_name, name_luck
from ...wire.schemas.analysis import AnalysisStart, LineRequest
from ...wire.study import analysis, analysis_work
from ...words import LANGUAGES, Words
from ..http.middleware import EMBEDS
from ..http.rate_limits import find_address
from ..site.embeds import SECONDS, render_embed
from ..site.pages import PACKAGE
from ..table.viewers import LiveTable
from . import PAGE_ERRORS
from .assets import PICTURE_POLICY, SVG
from .dependencies import CurrentComputing, CurrentLang, CurrentServices, CurrentTable

router = APIRouter(prefix=EMBEDS.rstrip("/"), tags=["embeds"], responses=PAGE_ERRORS)

PICTURE_HEADERS = {**PICTURE_POLICY, "cache-control": f"public, max-age={SECONDS}"}


async def choose_lang(asked: CurrentLang, lang: Annotated[str | None, Query(max_length=8)] = None) -> str:
    """Return the language that the address names, else that of the reader's browser."""
    return lang if lang in LANGUAGES else asked


EmbedLang = Annotated[str, Depends(choose_lang)]


async def find_replay(live: CurrentTable) -> LiveTable:
    """Return a finished table that may be shown elsewhere: one of a group is unknown here."""
    if live.table.head.group is not None:
        raise WebError(404, "unknown")
    require_over(live.table)
    return live


EmbeddedReplay = Annotated[LiveTable, Depends(find_replay)]


def _line_of(live: LiveTable, whole: bool) -> LineRequest:
    """Return a finished game as a line, seen by everybody and without names; or only its set-up."""
    line = analysis.describe_line(live.table.position)
    decided = next((i for i, move in enumerate(line.moves) if not move.startswith("~")), len(line.moves))
    start = AnalysisStart(game=line.game, options=dict(line.options), position=line.position)
    return LineRequest(start=start, moves=line.moves if whole else line.moves[:decided])


@router.get("/replay/{table}", response_class=HTMLResponse)
async def show_replay(live: EmbeddedReplay, request: Request, lang: EmbedLang) -> Response:
    """Show a finished game in a frame: its beginning, and on request an animation."""
    words, table = Words(lang, PACKAGE), live.table.head.table
    name = game_name(live.table.head.game, lang)
    return render_embed(
        request,
        lang,
        title=name,
        says=words("embed-replay"),
        picture=f"{EMBEDS}replay/{table}/begin.svg?lang={lang}",
        alt=words("embed-board", game=name),
        link=f"/t/{table}/replay",
        invites=words("embed-replay-open"),
        film=f"{EMBEDS}replay/{table}/film.svg?lang={lang}",
        plays=words("embed-replay-play"),
    )


@router.get("/replay/{table}/begin.svg", response_class=Response, responses=SVG)
async def draw_beginning(
    live: EmbeddedReplay, lang: EmbedLang, services: CurrentServices, computing: CurrentComputing
) -> Response:
    """Return the board of a finished game after its set-up."""
    files = await computing.run(analysis.write_files, services.lines, _line_of(live, whole=False), lang)
    return _picture(files.svg)


@router.get("/replay/{table}/film.svg", response_class=Response, responses=SVG)
async def draw_film(
    request: Request, live: EmbeddedReplay, lang: EmbedLang, services: CurrentServices, computing: CurrentComputing
) -> Response:
    """Return the boards of a finished game as a file that plays by itself."""
    services.limits.recaps.check(find_address(request))
    film = await computing.run(analysis_work.draw_animation, services.lines, _line_of(live, whole=True), lang)
    return _picture(film.svg)


@router.get("/puzzle/{game}/{puzzle}", response_class=HTMLResponse)
async def show_puzzle(game: str, puzzle: str, request: Request, lang: EmbedLang) -> Response:
    """Show a puzzle in a frame: its position, and the way to solve it."""
    _find_puzzle(game, puzzle)
    words, name = Words(lang, PACKAGE), game_name(game, lang)
    return render_embed(
        request,
        lang,
        title=words("embed-puzzle", game=name),
        says=words("embed-puzzle-about"),
        picture=f"{EMBEDS}puzzle/{game}/{puzzle}/board.svg?lang={lang}",
        alt=words("embed-board", game=name),
        link=f"/puzzles/{game}/{puzzle}",
        invites=words("embed-puzzle-open"),
    )


@router.get("/puzzle/{game}/{puzzle}/board.svg", response_class=Response, responses=SVG)
async def draw_puzzle(
    game: str, puzzle: str, lang: EmbedLang, services: CurrentServices, computing: CurrentComputing
) -> Response:
    """Return the board of a puzzle, as the player to move sees it."""
    position = _find_puzzle(game, puzzle).position
    line = LineRequest(start=AnalysisStart(game=game, position=position))
    files = await computing.run(analysis.write_files, services.lines, line, lang)
    return _picture(files.svg)


@router.get("/daily", response_class=HTMLResponse)
async def show_daily(request: Request, lang: EmbedLang, services: CurrentServices) -> Response:
    """Show today's deal in a frame."""
    row = await services.deals.today()
    words, name = Words(lang, PACKAGE), game_name(row.game, lang)
    return render_embed(
        request,
        lang,
        title=words("embed-daily", game=name),
        says=words("embed-daily-about", luck=name_luck(row.game, lang)),
        picture=f"/pictures/{row.game}.svg",
        alt=words("embed-board", game=name),
        link="/daily",
        invites=words("embed-daily-open"),
    )


def _find_puzzle(game: str, puzzle: str) -> Puzzle:
    found = puzzles_of(find_game(game)).get(puzzle)
    if found is None:
        raise WebError(404, "unknown")
    return found


def _picture(svg: str | None) -> Response:
    if svg is None:
        raise WebError(404, "unknown")
    return Response(svg, media_type="image/svg+xml", headers=PICTURE_HEADERS)
