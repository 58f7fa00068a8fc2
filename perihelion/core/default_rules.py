"""The parts of `Rules` that a game may leave out, because its state already says what they return.

Like a game's own rules they are compiled for each runtime: `engine/codegen.py` imports them from here.
"""

from __future__ import annotations

from typing import Protocol

from .rule import rule


class CommonState(Protocol):
    """The fields that every state has under these names."""

    phase: int
    players: int
    to_act: int


@rule
def seats(s: CommonState) -> int:
    """Return the number of players."""
    return s.players


@rule
def actor(s: CommonState) -> int:
    """Return `to_act`, which holds the seat to act, CHANCE or OVER."""
    return s.to_act


@rule
def team(s: CommonState, seat: int) -> int:
    """Return the seat itself: every player plays alone."""
    return seat


@rule
def prepare(s: CommonState, f: object) -> None:
    """Leave the facts as they are: the checks share none."""
