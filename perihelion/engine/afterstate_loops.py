"""Loops that try every legal action of many games on copies, for learners and planners.

A *try* is a game and one of its legal actions. The state right after the action, before chance or another seat acts,
is called an afterstate (Sutton, Barto: Reinforcement Learning, 2018, section 6.8). Row i of each array belongs to
try i. loading.py loads this file around the loops of one game, for the processor or for a GPU.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from perihelion.core.generator import seed
from perihelion.core.rule import rule
from perihelion.core.vocabulary import OVER
from perihelion.engine.jit import gpu, grid, loop
from perihelion.engine.loops import GameArrays, Scratch, actor, play, points, rules, sample, winners, worth

cuda = gpu()

STATE = rules.state.dtype() if rules else np.dtype("i8")
FACTS = rules.facts.dtype() if rules else np.dtype("i8")
STATE_WORDS, FACT_WORDS = STATE.itemsize // 8, FACTS.itemsize // 8
UNITS_PER_POINT = 1_000_000
"""The judge counts in millionths of a point."""


class Tries(NamedTuple):
    """The tries, and their results."""

    games: Any
    """The game of each try."""
    numbers: Any
    """The index of the tried action in the game's list of legal actions."""
    states: Any
    """The afterstates; on a GPU the same array as `words`."""
    words: Any
    """The memory of `states` as 8-byte words."""
    actors: Any
    """The actor of each afterstate."""
    shares: Any
    """Each seat's share of the win if the game is over, otherwise 0."""
    points: Any
    """Each seat's points if the game is over, otherwise the judge's estimate, or 0 without a judge."""


@rule
def write_values(s: Any, f: Any, seats: int, judged: bool, actors: Any, shares: Any, values: Any, i: int) -> None:
    """Fill row i for an afterstate. The judge evaluates it only if `judged`."""
    who = actor(s)
    ended = who == OVER
    won = winners(s) if ended else 0
    n_winners = 0
    for seat in range(seats):
        n_winners += won >> seat & 1
    actors[i] = who
    for seat in range(seats):
        shares[i, seat] = (won >> seat & 1) / max(n_winners, 1)
        if ended:
            values[i, seat] = points(s, seat)
        else:
            values[i, seat] = worth(s, f, seat) / UNITS_PER_POINT if judged else 0.0


@loop
def try_actions(
    games: GameArrays, scratch: Scratch, tries: Tries, seats: int, judged: bool, first: int, last: int
) -> None:
    """Carry out the tries first..last-1."""
    f = scratch.facts[0]
    for i in range(first, last):
        g = tries.games[i]
        for w in range(STATE_WORDS):
            tries.words[i, w] = games.words[g, w]
        s = tries.states[i]
        play(s, games.legal[g, tries.numbers[i]])
        write_values(s, f, seats, judged, tries.actors, tries.shares, tries.points, i)


@grid()
def try_actions_on_gpu(games: GameArrays, tries: Tries, seats: int, judged: bool) -> None:
    """Like `try_actions`, with one thread per try."""
    words = cuda.local.array(STATE_WORDS, np.int64)
    facts = cuda.local.array(FACT_WORDS, np.int64)
    s, f = words.view(STATE)[0], facts.view(FACTS)[0]
    i, stride = cuda.grid(1), len(games.actors)
    if i < len(tries.games):
        g = tries.games[i]
        for w in range(STATE_WORDS):
            words[w] = games.words[w * stride + g]
        play(s, games.legal[tries.numbers[i] * stride + g])
        for w in range(STATE_WORDS):
            tries.words[i, w] = words[w]
        write_values(s, f, seats, judged, tries.actors, tries.shares, tries.points, i)


@loop
def sample_worlds(states: Any, viewers: Any, first_seed: int, generator: Any) -> None:
    """Guess what is hidden in state i, which is as viewers[i] knows it. The guess depends on the seed and i."""
    for i in range(len(viewers)):
        seed(generator, first_seed + i)
        sample(states[i], viewers[i], generator)


@grid()
def sample_worlds_on_gpu(states: Any, viewers: Any, first_seed: int) -> None:
    """Like `sample_worlds`, with one thread per state, which reads its record from the words."""
    words = cuda.local.array(STATE_WORDS, np.int64)
    generator = cuda.local.array(2, np.int64)
    s = words.view(STATE)[0]
    i = cuda.grid(1)
    if i < len(viewers):
        for w in range(STATE_WORDS):
            words[w] = states[i, w]
        seed(generator, first_seed + i)
        sample(s, viewers[i], generator)
        for w in range(STATE_WORDS):
            states[i, w] = words[w]
