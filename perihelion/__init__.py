"""Perihelion: four modern board games about the sun at one table.

import perihelion
p = perihelion.new("solari", players=2)
p.play("2-5", "1N2", "3E5")
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import games as _games_package  # before `games` below: a later import would put the package in its place
from .core.runtime import Runtimes, register_runtimes
from .core.vocabulary import CHANCE, OVER
from .errors import (
    IllegalAction,
    InvalidAction,
    InvalidComponents,
    InvalidGame,
    InvalidOptions,
    InvalidPosition,
    InvalidText,
    InvalidTranscript,
    NothingToUndo,
    PerihelionError,
    Refusal,
    StuckGame,
    UnknownGame,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .bots.evaluation import Evaluation, Policy
    from .core.game import Game
    from .core.position import Position
    from .core.view import View
    from .engine.arrays import Array, Played
    from .engine.batch import Batch, Seed

del _games_package

__all__ = [
    "CHANCE",
    "OVER",
    "IllegalAction",
    "InvalidAction",
    "InvalidComponents",
    "InvalidGame",
    "InvalidOptions",
    "InvalidPosition",
    "InvalidText",
    "InvalidTranscript",
    "NothingToUndo",
    "PerihelionError",
    "Position",
    "Refusal",
    "StuckGame",
    "UnknownGame",
    "batch",
    "evaluate",
    "games",
    "new",
    "observe",
    "position",
    "random_games",
    "replay",
]


def _engine() -> Runtimes:
    """Load the engine when the first position needs it: it brings NumPy and Numba."""
    from .engine import runtimes

    return runtimes


register_runtimes(_engine)


def games() -> dict[str, Game]:
    """Return all installed games by key."""
    from .core.registry import games as found

    return found()


def new(game: str, *, lang: str | None = None, **options: object) -> Position:
    """Return a new game at its first decision or chance point."""
    from .core.position import Position
    from .core.registry import game as find

    found = find(game)
    chosen = found.read_options(options)
    return Position(found, chosen, found.new_state(chosen), lang)


def position(
    game: str,
    text: str | None = None,
    *,
    state: Mapping[str, object] | None = None,
    lang: str | None = None,
    **options: object,
) -> Position:
    """Return a position, read from its one-line text, or composed of a set-up and some fields of the record."""
    from .core.compose import compose_position
    from .core.notation import read_position
    from .core.position import Position
    from .core.registry import game as find

    found = find(game)
    if text is not None:
        chosen, s = read_position(found, text)
        return Position(found, chosen, s, lang, begun=text)
    return compose_position(found, options, state or {}, lang)


def batch(
    game: str,
    *,
    games: int,
    seed: Seed = 0,
    threads: int | None = None,
    device: str = "cpu",
    observations: bool = False,
    masks: bool = False,
    autoreset: str = "next",
    drop_constant: bool = False,
    **options: object,
) -> Batch:
    """Return many games that are stepped with arrays, on all cores (or `threads`) or on a GPU ("cuda").

    `seed` is one number for all games, or a list with one for each. `autoreset` says when a new game replaces a
    finished one: by the "next" step or in the "same" one. `drop_constant` leaves out the floats of observations that
    never vary with these options.
    """
    from .core.registry import game as find
    from .engine.batch import Batch

    return Batch(find(game), options, games, seed, threads, device, observations, masks, autoreset, drop_constant)


def random_games(
    game: str, *, games: int, seed: int = 0, threads: int | None = None, device: str = "cpu", **options: object
) -> Played:
    """Play random games to the end, on all cores (or `threads`) or on a GPU ("cuda").

    Returns the final records (`states`), and how many decisions and outcomes each game took.
    """
    from .core.registry import game as find
    from .engine.batch import random_games as play

    return play(find(game), options, games, seed, threads, device=device)


def observe(seen: Position | View, seat: int | None = None) -> Array:
    """Return what a seat sees of a position as a row of floats; by default the seat to act, or the seat of a view."""
    from .engine.observation import observe as read

    return read(seen, seat)


def evaluate(
    policy: Policy, game: str, *, against: Policy = "greedy", games: int = 100, seed: int = 0, **options: object
) -> Evaluation:
    """Play games of a policy against another one, and return its share of the wins with an interval.

    A policy is a bot's name, an agent, or a function that takes a view and returns an action. Seats are rotated.
    """
    from .bots.evaluation import evaluate as play

    return play(policy, game, against, games, seed, options=options)


def replay(text: str, *, lang: str | None = None) -> Position:
    """Return the position at the end of a game file, with its whole log."""
    from .core.replay import replay as read

    return read(text, lang)


def __getattr__(name: str) -> type[Position]:
    if name == "Position":
        from .core.position import Position

        return Position
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
