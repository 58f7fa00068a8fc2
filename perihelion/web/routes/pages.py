"""The pages."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from starlette.responses import HTMLResponse

from ...core.puzzle import puzzles_of
from ...core.registry import game as find_game
from ...store import guests, retention
from ...wire.errors import WebError
from ...wire.schemas.requests import Number
from ...wire.study.lessons import find_lesson
from ..site import legal
from ..site.pages import render_page
from . import PAGE_ERRORS
from .dependencies import CurrentServices, CurrentTable, WatchedTable

router = APIRouter(tags=["pages"], responses=PAGE_ERRORS)


@router.get("/", response_class=HTMLResponse)
async def show_lobby(request: Request) -> Response:
    """Show the lobby."""
    return render_page(request, "lobby")


@router.get("/new/{game}", response_class=HTMLResponse)
async def show_new_table(game: str, request: Request, services: CurrentServices) -> Response:
    """Show the form for a new table of a game. Its machine code should be there when the game begins."""
    services.compile_queue.ask(find_game(game))
    return render_page(request, "start", game=game)


@router.get("/t/{table}", response_class=HTMLResponse)
async def show_table(live: WatchedTable, request: Request, services: CurrentServices) -> Response:
    """Show a table."""
    services.compile_queue.ask(live.table.game)
    return render_page(request, "table", game=live.table.game.key, table=live.table.head.table)


@router.get("/t/{table}/replay", response_class=HTMLResponse)
async def show_replay(live: WatchedTable, request: Request) -> Response:
    """Show a finished game from the beginning."""
    return render_page(request, "replay", game=live.table.game.key, table=live.table.head.table)


@router.get("/t/{table}/report", response_class=HTMLResponse)
async def show_report(live: CurrentTable, request: Request) -> Response:
    """Show the report about a finished game."""
    return render_page(request, "report", game=live.table.game.key, table=live.table.head.table)


@router.get("/t/{table}/mistakes/{entry}", response_class=HTMLResponse)
async def show_mistake(live: CurrentTable, entry: Number, request: Request) -> Response:
    """Show a mistake of a finished game, to be played again."""
    return render_page(request, "exercise", game=live.table.game.key, table=live.table.head.table)


@router.get("/t/{table}/fair", response_class=HTMLResponse)
async def show_table_seal(live: CurrentTable, request: Request) -> Response:
    """Explain the seal of a table's dice, and check it."""
    return render_page(request, "fair", game=live.table.game.key, table=live.table.head.table)


@router.get("/fair", response_class=HTMLResponse)
async def show_seal(request: Request) -> Response:
    """Explain the seal of the dice."""
    return render_page(request, "fair")


@router.get("/luck", response_class=HTMLResponse)
async def show_statistics(request: Request) -> Response:
    """Show the draws of all my games."""
    return render_page(request, "luck")


@router.get("/rules/{game}", response_class=HTMLResponse)
async def show_rules(game: str, request: Request) -> Response:
    """Show the rules of a game."""
    return render_page(request, "book", game=find_game(game).key)


@router.get("/rules/{game}/{rule:int}", response_class=HTMLResponse)
async def show_rule(game: str, rule: Annotated[int, Path(ge=1, le=999)], request: Request) -> Response:
    """Show one rule: a position in which it matters, its place in the rulebook, its code and tests."""
    return render_page(request, "rule", game=find_game(game).key)


@router.get("/specification/{game}", response_class=HTMLResponse)
async def show_specification(game: str, request: Request) -> Response:
    """Show the specification of a game."""
    return render_page(request, "book", game=find_game(game).key)


@router.get("/guide/{game}", response_class=HTMLResponse)
async def show_guide(game: str, request: Request, services: CurrentServices) -> Response:
    """Show the guide of a game, with a way to play next."""
    services.compile_queue.ask(find_game(game))
    return render_page(request, "book", game=game)


@router.get("/learn/{game}", response_class=HTMLResponse)
async def show_lessons(game: str, request: Request) -> Response:
    """Show the lessons of a game."""
    return render_page(request, "lessons", game=find_game(game).key)


@router.get("/learn/{game}/{lesson}", response_class=HTMLResponse)
async def show_lesson(game: str, lesson: str, request: Request) -> Response:
    """Show a lesson."""
    find_lesson(find_game(game), lesson)
    return render_page(request, "exercise", game=game)


@router.get("/puzzles/{game}", response_class=HTMLResponse)
async def show_puzzles(game: str, request: Request) -> Response:
    """Show the puzzles of a game."""
    return render_page(request, "puzzles", game=find_game(game).key)


@router.get("/puzzles/{game}/{puzzle}", response_class=HTMLResponse)
async def show_puzzle(game: str, puzzle: str, request: Request) -> Response:
    """Show a puzzle."""
    if puzzle not in puzzles_of(find_game(game)):
        raise WebError(404, "unknown")
    return render_page(request, "exercise", game=game)


@router.get("/account", response_class=HTMLResponse)
async def show_account(request: Request) -> Response:
    """Show how I can come back: passkeys, sign-in links, devices, and everything that is stored about me."""
    return render_page(request, "account")


@router.get("/puzzles/{game}/mine/{repetition}", response_class=HTMLResponse)
async def show_repetition(game: str, repetition: str, request: Request) -> Response:
    """Show one of my mistakes that I practise."""
    return render_page(request, "exercise", game=find_game(game).key)


@router.get("/imprint", response_class=HTMLResponse)
async def show_imprint(request: Request) -> Response:
    """Show who runs this server, if the operator said so."""
    operator = _find_operator()
    return render_page(request, "legal", content=legal.write_imprint(operator, request.state.lang))


@router.get("/privacy", response_class=HTMLResponse)
async def show_privacy(request: Request, services: CurrentServices) -> Response:
    """Show what is stored about guests, for how long, and what they may ask for."""
    operator, tidy = _find_operator(), await retention.load_settings(services.database)
    return render_page(request, "legal", content=legal.write_privacy(operator, tidy, request.state.lang))


def _find_operator() -> legal.Operator:
    operator = legal.find_operator()
    if operator is None:
        raise WebError(404, "unknown")
    return operator


@router.get("/me/{token}", response_class=HTMLResponse)
async def show_link(token: str, request: Request, services: CurrentServices) -> Response:
    """Ask whether to use a personal link. Opening this page uses nothing up: messengers open links for a preview."""
    if await guests.find_link(services.database, token) is None:
        raise WebError(404, "unknown", "error-link")
    return render_page(request, "link")
