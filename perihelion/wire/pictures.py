"""Pictures of games, the stylesheet of all boards, and which games can be shown at all."""

from __future__ import annotations

import logging
from functools import lru_cache

from ..core.chance import FastDraws, resolve_chance
from ..core.game import Game, smallest_options
from ..core.position import Position
from ..core.registry import broken, games
from ..draw import stylesheet
from ..errors import RuleTooSlow
from ..words import DEFAULT

PREVIEW_DECISIONS = 40
"""Number of decisions before a preview is drawn, so the board shows a game in progress."""

SEED = 7

logger = logging.getLogger("perihelion.web")


@lru_cache(maxsize=1)
def _try_boards() -> tuple[dict[str, str], dict[str, str]]:
    """Return the CSS of each game's board, and why the other games cannot be played here, both by key."""
    styles, failed = {}, dict(broken())
    for key, reason in failed.items():
        logger.error("the game %s cannot be loaded: %s", key, reason)
    for key, game in games().items():
        try:
            view = resolve_chance(_first_position(game, DEFAULT), FastDraws(SEED)).view()
            styles[key] = "" if game.board is None else str(game.board.draw(view).style)
        except (Exception, SystemExit) as error:
            logger.exception("the game %s cannot be shown", key)
            failed[key] = f"{type(error).__name__}: {error}"
    return styles, failed


def _board_styles() -> dict[str, str]:
    return _try_boards()[0]


def unplayable_games() -> dict[str, str]:
    """Return the installed games that cannot be played here, by key, each with the reason."""
    return _try_boards()[1]


def playable_games() -> dict[str, Game]:
    """Return the games that can be played here, by key. A broken package or board does not affect the others."""
    return {key: game for key, game in games().items() if key in _board_styles()}


@lru_cache(maxsize=1)
def board_stylesheet() -> str:
    """Return the stylesheet of all boards."""
    return stylesheet() + "".join(_board_styles().values())


@lru_cache(maxsize=64)
def draw_preview(game: Game, lang: str) -> str | None:
    """Return the board of a game after some random moves as an SVG file; None if it has no board, or a rule is slow."""
    try:
        return _draw_preview(game, lang)
    except RuleTooSlow as error:
        logger.error("the preview of %s cannot be drawn: %s", game.key, error)
        return None


def _draw_preview(game: Game, lang: str) -> str | None:
    if game.board is None:
        return None
    position, draws = _first_position(game, lang), FastDraws(SEED)
    for _ in range(PREVIEW_DECISIONS):
        resolve_chance(position, draws)
        if position.actor < 0:
            break
        legal = position.legal_ids
        position.play(legal[draws.below(len(legal))])
    return str(game.board.draw(position.view()).svg())


def _first_position(game: Game, lang: str) -> Position:
    options = game.read_options(smallest_options(game))
    return Position(game, options, game.new_state(options), lang)
