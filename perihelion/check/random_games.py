"""Random games for Hypothesis: options of any game, positions along a random walk."""

from __future__ import annotations

import os
from collections.abc import Iterator

from hypothesis import assume
from hypothesis import strategies as st

import perihelion

from ..core.chance import FastDraws
from ..core.position import Position
from ..core.vocabulary import OVER
from ..errors import InvalidOptions
from .options import values
from .played import FEWEST, PLAYERS, PlayedGame, draw_choice, played_game

NEAR = 100
"""The number of steps that is near the beginning of a game."""
SOAK = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
"""If True, every position is from another game."""


@st.composite
def new_games(draw: st.DrawFn, key: str) -> Position:
    """Draw a new game with any combination of options that the game accepts."""
    game = perihelion.games()[key]
    chosen = {option.name: draw(st.sampled_from(values(option)), label=option.name) for option in game.options}
    try:
        return perihelion.new(key, lang=None, **chosen)
    except InvalidOptions:
        assume(False)
        raise


def walk(position: Position, seed: int, steps: int) -> Iterator[Position]:
    """Play `steps` random decisions and outcomes; yield before each of them and at the end."""
    draws = FastDraws(seed)
    for _ in range(steps):
        yield position
        if position.actor == OVER:
            return
        position.play(draw_choice(position, draws))
    yield position


@st.composite
def positions(draw: st.DrawFn, key: str) -> Position:
    """Draw a position: near the beginning of a game with any options, or anywhere in one of a few whole games."""
    if draw(st.booleans(), label="near the beginning"):
        position: Position = draw(new_games(key))
        for _ in walk(position, draw(st.integers(0, 2**30), label="seed"), draw(st.integers(0, NEAR), label="steps")):
            pass
        return position
    if SOAK:
        game = perihelion.games()[key]
        options = draw(new_games(key)).options
        played = PlayedGame(
            game, options, draw(st.integers(0, 2**30), label="seed"), players=draw(st.sampled_from(PLAYERS))
        )
    else:
        played = played_game(perihelion.games()[key], draw(st.integers(0, FEWEST - 1), label="game"))
    return played.at(draw(st.integers(0, played.length), label="step"))
