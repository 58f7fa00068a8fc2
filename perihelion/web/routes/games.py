"""The games: what they are, their rules and guides."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter

from .. import catalog
from ..answers import Document, GameAnswer
from ..documents import document
from ..errors import WebError
from ..visitors import Lang
from . import PROBLEMS

router = APIRouter(prefix="/api/games", tags=["games"], responses=PROBLEMS)


@router.get("", response_model=list[GameAnswer])
async def games(lang: Lang) -> list[dict[str, Any]]:
    """Every game, with its options and bots."""
    return catalog.games(lang)


@router.get("/{key}/{kind}")
def text(key: str, kind: Literal["rules", "guide"], lang: Lang) -> Document:
    """The rules of a game, or the guide for players, as HTML."""
    found = document(kind, key, lang)
    if found is None:
        raise WebError(404, "unknown")
    return Document(title=found[0], html=found[1])
