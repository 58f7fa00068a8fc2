"""The styles of a game: their file is TOML, and their factors belong to terms of its judge."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files

from ..core.game import Game
from ..core.styles import FILE

SIDES = ("own", "others")


def find_wrong_styles(game: Game) -> Iterator[str]:
    """Yield a sentence for each problem."""
    file = files(game.package) / FILE
    if not file.is_file():
        return
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        yield f"{FILE} is not TOML: {error}"
        return
    if game.judge is None:
        yield f"{FILE}: the game has no judge, so there is nothing that a style could prefer"
        return
    for name, style in found.items():
        if not name.isidentifier():
            yield f"{FILE}: {name!r} cannot be the name of a style; write a word such as hoarder"
        elif not isinstance(style, dict) or not style or set(style) - set(SIDES):
            yield f"{FILE}: {name} needs factors, own = {{...}} or others = {{...}}, and nothing else"
        else:
            yield from _check_factors(game, name, style)


def _check_factors(game: Game, name: str, style: dict[str, object]) -> Iterator[str]:
    assert game.judge is not None
    for side, factors in style.items():
        for term, factor in factors.items() if isinstance(factors, dict) else [("", factors)]:
            if term not in game.judge.terms:
                yield f"{FILE}: {name}.{side} names {term!r}; the terms of the judge are {', '.join(game.judge.terms)}"
            elif isinstance(factor, bool) or not isinstance(factor, int | float):
                yield f"{FILE}: {name}.{side}.{term} is {factor!r}, not a number"
