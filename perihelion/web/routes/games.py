"""The games: what they are, their rules and guides."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter

from ...core.registry import game as find_game
from ...engine.background import is_ready
from ...wire import catalog
from ...wire.documents import render_guide, render_rules, render_specification
from ...wire.errors import WebError
from ...wire.schemas.responses import BrokenGame, Document, GameInfo
from . import ERRORS
from .dependencies import CurrentLang

router = APIRouter(prefix="/api/games", tags=["games"], responses=ERRORS)


@router.get("")
async def list_games(lang: CurrentLang) -> list[GameInfo]:
    """Return every game, with its options and bots."""
    return catalog.list_games(lang, is_ready)


@router.get("/broken")
async def list_broken_games() -> list[BrokenGame]:
    """Return every installed game that cannot be played, with the reason."""
    return catalog.list_broken_games()


@router.get("/{key}/{kind}")
def get_document(key: str, kind: Literal["rules", "guide", "specification"], lang: CurrentLang) -> Document:
    """Return the rules of a game, its guide for players, or its specification, as HTML."""
    game = find_game(key)
    if kind == "specification":
        document = render_specification(game)
    else:
        document = render_rules(game, lang) if kind == "rules" else render_guide(game, lang)
    if document is None:
        raise WebError(404, "unknown")
    return document
