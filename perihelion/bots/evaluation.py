"""How strong a policy is: its share of the wins against others, with rotated seats and the same chance for all.

    perihelion.evaluate("sun", "leduc", against="greedy", games=200).share

A policy is the name of a bot, an agent (agents.py), or a function that takes a view and returns an action.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..core.view import View
from ..engine.arguments import read_number
from ..errors import InvalidOptions
from ..workers import Workers
from . import arena
from .agents import name_of
from .arena import Arena, Outcome
from .protocol import Agent
from .ratings import Interval

Policy = str | Agent | Callable[[View], str | int]


class Evaluation(NamedTuple):
    """The result of a policy."""

    games: int
    share: Interval
    """Its share of the wins with a 95 % interval (`low`, `value`, `high`); equal players of n seats have 1/n each."""
    points: float
    """Its mean points."""
    points_against: float
    """The mean points of the others."""


class _FunctionAgent:
    """A function as an agent."""

    def __init__(self, function: Callable[[View], str | int]):
        self.name = getattr(function, "__name__", type(function).__name__)
        self.choose = function


def evaluate(
    policy: Policy,
    game: str,
    against: Policy = "greedy",
    games: int = 100,
    seed: int = 0,
    workers: Workers | None = None,
    options: Mapping[str, object] | None = None,
) -> Evaluation:
    """Play games of a policy against another one on all other seats, in this process or by workers."""
    ours, others = _agent(policy), _agent(against)
    if name_of(ours) == name_of(others):
        raise InvalidOptions(f"both players are called {name_of(ours)!r}; give one of them another `name`")
    chosen = Arena.of(game, options or {}, [ours, others], seed)
    games = read_number("games", games, 1)
    if workers is None:
        head, objects = (chosen.game.key, chosen.options, chosen.seed), dict(chosen.objects)
        rows = [arena.play_one(*head, n, *chosen.line_up(n), objects, chosen.seconds) for n in range(games)]
        outcome = Outcome(chosen, rows)
    else:
        outcome = arena.play(chosen, games, workers=workers)
    standings = {standing.bot: standing for standing in outcome.standings()}
    own, other = standings[name_of(ours)], standings.get(name_of(others))
    return Evaluation(own.games, own.share, own.points, 0.0 if other is None else other.points)


def _agent(policy: Policy) -> str | Agent:
    """Return a policy as a bot's name or an agent."""
    if isinstance(policy, str) or hasattr(policy, "choose"):
        return policy
    return _FunctionAgent(policy) if callable(policy) else policy  # an arena refuses what is neither
