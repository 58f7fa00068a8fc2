"""Plays a position to the end many times, with the greedy bot in every seat."""

from __future__ import annotations

import time
from typing import NamedTuple

from ..core.chance import FastDraws
from ..core.view import View, view_of_state
from ..core.vocabulary import CHANCE, OVER
from ..engine import runtimes
from .greedy import Greedy
from .match import seed_of, shares_of

INTERPRETED_BUDGET = 4
"""The number of states the greedy bot visits per decision without machine code: a game takes seconds then."""


class Playout(NamedTuple):
    """The result of one game. Both fields have one entry per seat."""

    points: tuple[int, ...]
    shares: tuple[float, ...]
    """The share of the win."""


def play_out(view: View, everything: bool, seed: int, seconds: float, most: int) -> list[Playout]:
    """Play a view to the end repeatedly while time remains: at least once, at most `most` times.

    `everything`: nothing is hidden in the view. Otherwise every game begins with a new sample of what the seat cannot
    know.
    """
    end, found = time.monotonic() + seconds, list[Playout]()
    while len(found) < most and (not found or time.monotonic() < end):
        found.append(_play_once(view, everything, seed_of(seed, len(found))))
    return found


def _play_once(view: View, everything: bool, seed: int) -> Playout:
    game, rules, runtime = view.game, view.game.rules, runtimes.best(view.game)
    budget = 0 if runtimes.is_compiled(game) else INTERPRETED_BUDGET
    draws, bot, s = FastDraws(seed), Greedy(seed), runtime.state(view.state)
    if not everything:
        runtime.sample(s, view.seat, runtime.generator(seed, view.log))
    while (actor := runtime.actor(s)) != OVER:
        if actor == CHANCE:
            runtime.deal(s, draws.draw(runtime.deals(s)))
        else:
            runtime.play(s, bot.choose(view_of_state(runtime, s, actor, view.options, view.words), budget))
    plain = runtime.plain(s)
    seats = range(rules.seats(plain))
    shares = shares_of(int(rules.winners(plain)), [int(rules.team(plain, seat)) for seat in seats])
    return Playout(tuple(int(rules.points(plain, seat)) for seat in seats), shares)
