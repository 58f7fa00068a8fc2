"""Random games for Hypothesis: options of any game, positions along a random walk."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import assume
from hypothesis import strategies as st

import perihelion

from ..core.chance import FastDraws
from ..core.position import Position
from ..core.vocabulary import CHANCE, OVER
from ..errors import InvalidOptions
from .options import values


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
        if position.actor == CHANCE:
            outcomes = position.outcome_ids
            position.play(list(outcomes)[draws.draw(list(outcomes.values()))])
        else:
            legal = position.legal_ids
            position.play(legal[draws.below(len(legal))])
    yield position


@st.composite
def positions(draw: st.DrawFn, key: str, steps: int = 300) -> Position:
    """Draw a position somewhere in a random game."""
    position: Position = draw(new_games(key))
    length = draw(st.integers(0, steps), label="steps")
    for _ in walk(position, draw(st.integers(0, 2**30), label="seed"), length):
        pass
    return position
