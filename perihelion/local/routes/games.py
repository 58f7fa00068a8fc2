"""The games: what they are, their rules and guides."""

from __future__ import annotations

from ...core.registry import game as find_game
from ...wire import catalog
from ...wire.documents import render_guide, render_rules, render_specification
from ...wire.errors import WebError
from ...wire.reading import InvalidValue
from ...wire.rule_pages import LONGEST_QUESTION, answer_question, describe_rule
from ...wire.schemas.responses import BrokenGame, Document, GameInfo
from ...wire.schemas.rules import RuleAnswers, RulePage
from ..device import Device
from ..request import Request
from ..routing import Route


async def list_games(device: Device, request: Request) -> list[GameInfo]:
    """Return every game, with its options and bots. The thinker brings its machine code along."""
    return catalog.list_games(request.lang, lambda game: True)


async def list_broken_games(device: Device, request: Request) -> list[BrokenGame]:
    """Return every installed game that cannot be played, with the reason."""
    return catalog.list_broken_games()


async def get_document(device: Device, request: Request) -> Document:
    """Return the rules of a game, its guide for players, or its specification, as HTML."""
    game, kind = find_game(request.found["key"]), request.found["kind"]
    if kind not in ("rules", "guide", "specification"):
        raise InvalidValue
    if kind == "specification":
        document = render_specification(game)
    else:
        document = render_rules(game, request.lang) if kind == "rules" else render_guide(game, request.lang)
    if document is None:
        raise WebError(404, "unknown")
    return document


async def ask_the_rules(device: Device, request: Request) -> RuleAnswers:
    """Return the passages of rules, guide and glossary that answer a question; without one, what others ask."""
    question = request.query.get("q", "")
    if len(question) > LONGEST_QUESTION:
        raise InvalidValue
    return answer_question(find_game(request.found["key"]), question, request.lang)


async def get_rule(device: Device, request: Request) -> RulePage:
    """Return one rule: its text, its place in the rulebook, and a position in which it matters."""
    number = request.found["number"]
    if not number.isdecimal():
        raise InvalidValue
    return describe_rule(find_game(request.found["key"]), int(number), request.lang)


ROUTES = (
    Route("GET", "/api/games", list_games),
    Route("GET", "/api/games/broken", list_broken_games),
    Route("GET", "/api/games/{key}/ask", ask_the_rules),
    Route("GET", "/api/games/{key}/rules/{number}", get_rule),
    Route("GET", "/api/games/{key}/{kind}", get_document),
)
