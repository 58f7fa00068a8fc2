"""Pictures: of a game (its own board, a few moves played), and of a link (a QR code)."""

from __future__ import annotations

import io
import logging
from functools import lru_cache
from pathlib import Path

import segno

from ..core.chance import FastDraws, settle
from ..core.game import Game
from ..core.game import games as installed
from ..core.position import Position
from ..core.runtime import start
from ..core.warm import smallest
from ..draw import stylesheet
from ..words import DEFAULT

report = logging.getLogger("perihelion.web")

MOVES = 40
"""How many decisions the position of a picture is from the start: enough to look like a game."""


@lru_cache(maxsize=64)
def picture(game: Game, lang: str) -> str | None:
    """The board of a game after some moves, as an SVG file; None where the game has no drawing."""
    board = game.part("board")
    draw = getattr(board, "draw", None)
    if not callable(draw):
        return None
    options = game.read_options(smallest(game))
    position, draws = Position(game, options, start(game, options), lang), FastDraws(7)
    for _ in range(MOVES):
        settle(position, draws)
        if position.actor < 0:
            break
        legal = position.legal_ids
        position.play(legal[draws.below(len(legal))])
    return str(draw(position.view()).svg())


def drawn(folder: Path, key: str) -> Path | None:
    """The picture drawn for a game's entry in the lobby, where there is one."""
    path = folder / "pictures" / f"{key}.svg"
    return path if path.is_file() else None


@lru_cache(maxsize=1)
def sound() -> dict[str, Game]:
    """The games that can be played here, by key: a broken stranger, or a board that cannot be drawn, spoils none."""
    found = {}
    for key, game in installed().items():
        try:
            _own_style(game)
        except Exception:
            report.exception("the game %s cannot be shown", key)
        else:
            found[key] = game
    return found


@lru_cache(maxsize=1)
def board_style() -> str:
    """The stylesheet of all boards."""
    return stylesheet() + "".join(_own_style(game) for game in sound().values())


def _own_style(game: Game) -> str:
    """The colours of a game's own board, which is drawn for it."""
    draw = getattr(game.part("board"), "draw", None)
    options = game.read_options(smallest(game))
    position = settle(Position(game, options, start(game, options), DEFAULT), FastDraws(7))
    return str(draw(position.view()).style) if callable(draw) else ""


def qr(link: str) -> bytes:
    """A QR code of a link, dark on white, as SVG."""
    out = io.BytesIO()
    colours = {"dark": "#090d22", "light": "#ffffff", "svgclass": None, "lineclass": None}
    segno.make(link, error="m").save(out, kind="svg", scale=8, border=3, **colours)
    return out.getvalue()
