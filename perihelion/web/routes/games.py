"""The games: what they are, their rules and guides."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query

from ...core.registry import game as find_game
from ...engine.background import is_ready
from ...wire import catalog
from ...wire.documents import render_guide, render_rules, render_specification
from ...wire.errors import WebError
from ...wire.rule_pages import LONGEST_QUESTION, answer_question, describe_rule
from ...wire.schemas.responses import BrokenGame, Document, GameInfo
from ...wire.schemas.rules import RuleAnswers, RulePage
from . import ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(prefix="/api/games", tags=["games"], responses=ERRORS)


@router.get("")
async def list_games(lang: CurrentLang) -> list[GameInfo]:
    """Return every game, with its options and bots."""
    return catalog.list_games(lang, is_ready)


@router.get("/broken")
async def list_broken_games() -> list[BrokenGame]:
    """Return every installed game that cannot be played, with the reason."""
    return catalog.list_broken_games()


@router.get("/{key}/ask")
def ask_the_rules(
    key: str, lang: CurrentLang, q: Annotated[str, Query(max_length=LONGEST_QUESTION)] = ""
) -> RuleAnswers:
    """Return the passages of rules, guide and glossary that answer a question; without one, what others ask."""
    return answer_question(find_game(key), q, lang)


@router.get("/{key}/rules/{number}")
def get_rule(
    key: str,
    number: Annotated[int, Path(ge=1, le=999)],
    lang: CurrentLang,
    guest: CurrentGuest,
    services: CurrentServices,
) -> RulePage:
    """Return one rule: its text, its place in the rulebook, a position in which it matters, its code and tests.

    Every request draws a board, so they are counted.
    """
    services.limits.lessons.check(guest.id)
    return describe_rule(find_game(key), number, lang)


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
