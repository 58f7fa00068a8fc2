"""Every error Perihelion raises on purpose.

    PerihelionError
    ├── UnknownGame          no game has this key
    ├── InvalidGame          a game's package breaks the contract
    ├── InvalidOptions       options that do not exist or exclude each other
    ├── InvalidComponents    a components.toml that contradicts itself
    ├── InvalidText          text that cannot be read
    │   ├── InvalidAction    ... as an action or outcome of this game
    │   ├── InvalidPosition  ... as a position
    │   └── InvalidTranscript ... as a game file
    ├── IllegalAction        readable, but the rules forbid it here
    ├── NothingToUndo        the log is empty
    ├── AgentFailed          a custom agent made an illegal choice, took too long, raised or died
    ├── RuleTooSlow          a function of an installed game did not end in time and was stopped
    └── StuckGame            no action or outcome is possible, although the game is not over

Each message is a sentence that says what was wrong and what would be right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self


class PerihelionError(Exception):
    """The root of the tree."""

    message: tuple[str, Mapping[str, str]] | None = None
    """The message of the shared words that says the same, and its values: the command line shows it instead."""

    def named(self, key: str, **values: str) -> Self:
        """Name the message of the shared words that says the same."""
        self.message = key, values
        return self


class UnknownGame(PerihelionError, LookupError):
    """No installed game has this key."""


class InvalidGame(PerihelionError, TypeError):
    """A game's package violates the contract; `problems` lists all violations found."""

    def __init__(self, key: str, problems: list[str]):
        super().__init__(f"the game {key!r} breaks the contract:\n" + "\n".join(f"  - {line}" for line in problems))
        self.key, self.problems = key, problems


class InvalidOptions(PerihelionError, ValueError):
    """An option or its value does not exist, or two options exclude each other."""


class InvalidComponents(PerihelionError, ValueError):
    """The cardboard data of a game contradicts itself."""


class InvalidText(PerihelionError, ValueError):
    """Text that cannot be read."""


class InvalidAction(InvalidText):
    """Neither an action nor an outcome of this game."""


class InvalidPosition(InvalidText):
    """Not a position of this game."""


class InvalidTranscript(InvalidText):
    """Not a game file, or not one that can be replayed."""


@dataclass(frozen=True)
class Refusal:
    """Why the rules forbid an action: the rule's number, a sentence for people, and the values in that sentence."""

    rule: str
    sentence: str
    values: Mapping[str, bool | int | str] = field(default_factory=dict, hash=False)


class IllegalAction(PerihelionError, ValueError):
    """The rules forbid this action in this position."""

    def __init__(self, action: str, refusal: Refusal):
        super().__init__(f"{action}: {refusal.sentence} ({refusal.rule})")
        self.action, self.refusal = action, refusal


class NothingToUndo(PerihelionError):
    """The position has no entry in its log."""


class AgentFailed(PerihelionError, RuntimeError):
    """A custom agent did not choose a legal action in time; `reason` says what happened instead."""

    def __init__(self, agent: str, reason: str):
        super().__init__(f"the agent {agent} {reason}")
        self.agent, self.reason = agent, reason

    def __reduce__(self) -> tuple[type[AgentFailed], tuple[str, str]]:
        return type(self), (self.agent, self.reason)


class RuleTooSlow(PerihelionError, RuntimeError):
    """A function of an installed game did not end in time and was stopped; `place` is the line where it was then."""

    def __init__(self, rule: str, place: str, seconds: float):
        super().__init__(f"`{rule}` had not ended after {seconds:g} seconds, so it was stopped ({place})")
        self.values = rule, place, seconds

    def __reduce__(self) -> tuple[type[RuleTooSlow], tuple[str, str, float]]:
        return RuleTooSlow, self.values


class StuckGame(PerihelionError, RuntimeError):
    """A game is not over, but no action is legal or no outcome is possible: a bug in its rules."""

    def __init__(self, game: str, options: Mapping[str, bool | int | str], position: str):
        chosen = ", ".join(f"{name}={value}" for name, value in options.items()) or "no options"
        super().__init__(f"{game} ({chosen}) is stuck: nothing is possible in the position {position}")
        self.game, self.options, self.position = game, dict(options), position
