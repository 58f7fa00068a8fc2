"""What hints and comparisons return."""

from __future__ import annotations

from typing import NamedTuple

NOT_READY = "not ready"
"""Returned instead of an answer: the machine code of the game is still compiled."""

NamesByLanguage = dict[str, tuple[str, ...]]
"""The names of the players in each language; those of bots depend on it."""


class SuggestedTurn(NamedTuple):
    """The actions of a turn, and by language what they do and why that is best."""

    actions: list[int]
    told: dict[str, tuple[str, str]]
    takes_back: bool = False
    """True if the words advise to take back the last action. Then the actions are not to be followed."""


class RatedTurn(NamedTuple):
    """The actions of a turn, the expected share of the win and its standard error, what it does, and why it differs."""

    actions: list[int]
    share: float
    error: float
    says: str
    why: str
