"""Shared by tests: our games, and random games from the contract's checks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from perihelion.bots import lookahead_loops
from perihelion.check.options import values, variety
from perihelion.check.random_games import new_games, positions, walk
from perihelion.core.game import Game
from perihelion.core.position import Position
from perihelion.engine import loading
from perihelion.engine.jit import PLAIN
from perihelion.errors import InvalidOptions, Refusal
from tests.selection import SOAK, selection

__all__ = [
    "ALL_GAMES", "PLAYED_GAMES", "WIN", "few_options", "hides", "new_games", "positions", "refusals", "standing",
    "variety", "walk",
]  # fmt: skip

WIN = lookahead_loops.WIN

ALL_GAMES = ["leduc", "solari", "solaris", "solarius", "solenia"]
"""Our games and the sample; other installed games are not tested here."""
PLAYED_GAMES = [pytest.param(key, marks=pytest.mark.xdist_group(key)) for key in ALL_GAMES]
"""The same for tests that draw `positions`: the process that tests the contract of a game has played it already."""


@cache
def lookahead(game: Game) -> Any:
    """Return the interpreted lookahead of a game, loaded once."""
    return loading.load_around(game, PLAIN, lookahead_loops.__file__)


def standing(game: Game, s: Any, seat: int) -> int:
    """Return the value of a position for a seat, as the bots see it."""
    return int(lookahead(game).lead(s.copy(), game.rules.facts(), seat))


def few_options(game: Game) -> list[dict[str, Any]]:
    """Return a few sets of options that use every value, several at once; in `make soak` each value by itself, too.

    A cap is in a set of its own, because it ends a game before the other options take effect.
    """
    whole = [*variety(game)]
    mixed = [option for option in game.options if not option.name.startswith("max_")]
    if SOAK or not mixed:
        return whole
    rows = [dict(zip((o.name for o in mixed), row, strict=True)) for row in selection(*map(values, mixed))]
    chosen = [row for row in rows if accepts(game, row)]
    used = {choice for row in chosen for choice in row.items()}
    for row in whole:
        if not row.items() <= used:
            chosen.append(row)
            used |= row.items()
    return chosen


def accepts(game: Game, options: dict[str, Any]) -> bool:
    """Return whether a game can begin with these options."""
    try:
        game.new_state(game.read_options(options))
    except InvalidOptions:
        return False
    return True


def hides(game: Game) -> bool:
    """Return whether the game hides anything from anybody."""
    return any(field.seen != "all" for field in game.rules.state.fields)


class Refused(NamedTuple):
    """An action that belongs to the phase of a position but is refused there."""

    state: Any
    family: str
    axes: tuple[int, ...]
    rule: int
    refusal: Refusal
    where: tuple[str, ...]
    """The texts of the position and the action, and the sentence, for the message of a failed test."""


def refusals(position: Position, seed: int, steps: int, every: int) -> Iterator[Refused]:
    """Walk through a random game; yield the refusals after every `every` steps."""
    for step, p in enumerate(walk(position, seed, steps)):
        if p.actor < 0 or step % every != 0:
            continue
        s, text, actions = p.plain, p.text, p.game.actions
        for number in range(len(actions)):
            refusal = p.why_not(number)
            family, axes = actions.family(number)
            if refusal is not None and (s.phase, family) in p.game.rules.steps:
                rule = int(refusal.rule.removeprefix(f"{p.game.prefix}-"))
                yield Refused(s, family.name, axes, rule, refusal, (text, actions.texts[number], refusal.sentence))
