"""Random games for tests: options of any game, positions along a random walk."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

import perihelion
from perihelion import InvalidOptions
from perihelion.bots import lookahead_loops
from perihelion.core.chance import FastDraws
from perihelion.core.game import Game
from perihelion.core.position import Position
from perihelion.engine import loading
from perihelion.engine.jit import PLAIN
from perihelion.engine.warmup import smallest_options

WIN = lookahead_loops.WIN

ALL_GAMES = sorted(perihelion.games())


def values(option: Any) -> list[Any]:
    """A few values of an option: all of them, or both ends and the default."""
    if isinstance(option.values, range) and len(option.values) > 8:
        middle = [] if callable(option.default) else [option.default]
        return [option.values[0], *middle, option.values[-1]]
    return list(option.values)


def variety(game: Game) -> list[dict[str, Any]]:
    """Option combinations that between them use every value of every option at least once."""
    combinations = [smallest_options(game)]
    for option in game.options:
        for value in values(option):
            options = {**smallest_options(game), option.name: value}
            try:
                game.new_state(game.read_options(options))
            except InvalidOptions:
                most = {o.name: values(o)[-1] for o in game.options if o.name == "players"}
                options |= most
            combinations.append(options)
    return combinations


@st.composite
def new_games(draw: Any, key: str) -> Position:
    """A new game with any combination of options that the game accepts."""
    game = perihelion.games()[key]
    chosen = {option.name: draw(st.sampled_from(values(option)), label=option.name) for option in game.options}
    try:
        return perihelion.new(key, **chosen)
    except InvalidOptions:
        assume(False)
        raise


def walk(position: Position, seed: int, steps: int) -> Iterator[Position]:
    """Play at random for so many steps (decisions and outcomes); yields before each step and at the end."""
    draws = FastDraws(seed)
    for _ in range(steps):
        yield position
        if position.actor == perihelion.OVER:
            return
        if position.actor == perihelion.CHANCE:
            outcomes = position.outcome_ids
            position.play(list(outcomes)[draws.draw(list(outcomes.values()))])
        else:
            legal = position.legal_ids
            position.play(legal[draws.below(len(legal))])
    yield position


@st.composite
def positions(draw: Any, key: str, steps: int = 300) -> Position:
    """A position somewhere in a random game."""
    position = draw(new_games(key))
    length = draw(st.integers(0, steps), label="steps")
    for _ in walk(position, draw(st.integers(0, 2**30), label="seed"), length):
        pass
    return position


def standing(game: Game, s: Any, seat: int) -> int:
    """What a position is worth to a seat, as the bots see it."""
    loops: Any = loading.load_around(game, PLAIN, lookahead_loops.__file__)
    return int(loops.lead(s.copy(), game.rules.facts(), seat))


def hides(game: Game) -> bool:
    """Whether the game hides anything from anybody."""
    return any(field.seen != "all" for field in game.rules.state.fields)
