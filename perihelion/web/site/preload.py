"""Load what a server needs in its first seconds, before it is forked: words, boards, routes, the database's driver."""

from __future__ import annotations

import gc
import random

from fastapi import FastAPI

from ...core.position import Position
from ...core.registry import games
from ...core.vocabulary import SPECTATOR
from ...engine.runtimes import INTERPRETED, force_runtime
from ...engine.warmup import smallest_options
from ...store.migration import known_revisions
from ...wire.table.frames import FrameCache
from ...wire.table_words import table_words
from ...words import DEFAULT
from ..app import load_games

DRAWN_STEPS = 60
"""Part of a random game that is drawn in advance."""


def preload(app: FastAPI) -> None:
    """Load everything into this process. What is loaded before the fork takes memory once for all servers."""
    with force_runtime(INTERPRETED):
        load_games()
        draw_boards()
    prepare_routes(app)
    load_driver()
    gc.collect()
    gc.freeze()


def draw_boards() -> None:
    """Draw the beginning of each game: parts without words need not be drawn after every start, in any language."""
    for game in games().values():
        options = game.read_options(smallest_options(game))
        position, luck = Position(game, options, game.new_state(options)), random.Random(1)
        for _ in range(DRAWN_STEPS):
            possible = position.legal or list(position.outcomes)
            if not possible:
                break
            position.play(luck.choice(possible))
            seat = position.actor if position.actor >= 0 else SPECTATOR
            frame = FrameCache().get(position, 0, seat, table_words(DEFAULT, game.package, players=position.seats))
            _ = frame.board, frame.outline, frame.choices


def prepare_routes(app: FastAPI) -> None:
    """Match a request, which makes FastAPI prepare all its routes."""
    for route in app.router.routes:
        route.matches({"type": "http", "method": "GET", "path": "/nowhere", "headers": [], "app": app})


def load_driver() -> None:
    """Load the PostgreSQL driver and the known schema revisions."""
    import psycopg  # noqa: F401

    known_revisions()
