"""Rankings, and the histories of players."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from starlette.responses import HTMLResponse

from ...core.registry import game as find_game
from ...store import player_history
from ...wire.errors import WebError
from ...wire.game_names import game_name
from ...wire.schemas.player_history import PlayerRecord, Ranking
from ..people.player_history import describe_history, describe_ranking
from ..services import Services
from ..site.pages import render_page
from . import ERRORS, PAGE_ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(tags=["records"], responses=ERRORS)
PublicId = Annotated[str, Path(min_length=2, max_length=40)]
ME = "me"


@router.get("/api/ranking/{game}")
async def get_ranking(game: str, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> Ranking:
    """Return the rated players of a game, people and bots in the same list."""
    key = find_game(game).key
    lists = await describe_ranking(services.database, key, guest.id, lang)
    return {"game": key, "gameName": game_name(key, lang), "lists": lists}


@router.get("/api/players/{player}")
async def get_record(
    player: PublicId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> PlayerRecord:
    """Return the history of a player; `me` is the guest of the request."""
    services.limits.reports.check(guest.id)
    found = await _find_player(player, guest.id, services)
    record = await describe_history(services.database, found, found == guest.id, lang)
    return record if found != guest.id else {**record, "name": guest.name}


@router.get("/player/{player}", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_record(player: PublicId, request: Request, guest: CurrentGuest, services: CurrentServices) -> Response:
    """Show the history of a player."""
    await _find_player(player, guest.id, services)
    return render_page(request, "player")


@router.get("/ranking/{game}", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_ranking(game: str, request: Request) -> Response:
    """Show the ranking of a game."""
    return render_page(request, "ranking", game=find_game(game).key)


async def _find_player(player: str, guest: str, services: Services) -> str:
    """Return the guest with a public id."""
    found = guest if player == ME else await player_history.find_guest(services.database, player)
    if found is None:
        raise WebError(404, "unknown", "error-player")
    return found
