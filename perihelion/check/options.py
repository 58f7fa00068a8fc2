"""Choices of options that between them use every value."""

from __future__ import annotations

from functools import cache

from ..core.events import Value
from ..core.game import Game, Option, Options
from ..engine.warmup import smallest_options
from ..errors import InvalidOptions


def values(option: Option) -> list[Value]:
    """Return a few values of an option: all of them, or both ends and the default."""
    if isinstance(option.values, range) and len(option.values) > 8:
        middle = [] if callable(option.default) else [option.default]
        return [option.values[0], *middle, option.values[-1]]
    return list(option.values)


@cache
def variety(game: Game) -> tuple[Options, ...]:
    """Return choices of options that between them use every value of every option at least once."""
    combinations: list[Options] = [smallest_options(game)]
    for option in game.options:
        for value in values(option):
            options = {**smallest_options(game), option.name: value}
            try:
                game.new_state(game.read_options(options))
            except InvalidOptions:
                most = {o.name: values(o)[-1] for o in game.options if o.name == "players"}
                options |= most
            combinations.append(options)
    return tuple(combinations)
