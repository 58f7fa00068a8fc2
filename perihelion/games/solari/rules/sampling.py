"""Section 10: guesses at what a seat does not know. Nothing is hidden in Solari."""

from __future__ import annotations

from typing import Any

from perihelion.rules import rule

from .state import State


@rule
def sample(s: State, seat: int, r: Any) -> None:
    """Section 10: there is nothing to guess, because the view of every seat equals the state."""
