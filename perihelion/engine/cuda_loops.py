"""The loops of loops.py for a GPU. loading.py replaces the imports of this file with the dispatch of one game.

A thread holds one game in its local memory, in which the bytes of neighbouring threads are adjacent. In the arrays that
outlive a call the game index runs fastest, for the same reason: value i of game g is at `i * stride + g`, and the
stride is the number of games. All arrays are one-dimensional here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from perihelion.core.generator import below, seed_game
from perihelion.core.rule import rule
from perihelion.core.vocabulary import CHANCE, OVER
from perihelion.engine.arrays import ANY, NO_ACTION, NOTHING, REFRESH
from perihelion.engine.jit import gpu, grid
from perihelion.engine.loops import (
    ACTIONS,
    OUTCOMES,
    GameArrays,
    actor,
    deals,
    draw_outcomes,
    legal,
    play,
    points,
    possible,
    rules,
    winners,
)

cuda = gpu()

STATE = rules.state.dtype() if rules else np.dtype("i8")
FACTS = rules.facts.dtype() if rules else np.dtype("i8")
STATE_WORDS, FACT_WORDS = STATE.itemsize // 8, FACTS.itemsize // 8
IDS = max(ACTIONS, OUTCOMES)
WORD, ID = np.int64, np.int16


@grid()
def weigh(games: GameArrays, out: Any) -> None:
    """Like `weigh` in loops.py, for all games."""
    words = cuda.local.array(STATE_WORDS, WORD)
    weights = cuda.local.array(OUTCOMES, WORD)
    g, stride = cuda.grid(1), len(games.actors)
    if g < stride:
        for w in range(STATE_WORDS):
            words[w] = games.words[w * stride + g]
        n = deals(words.view(STATE)[0], weights) if games.actors[g] == CHANCE else 0
        total = 0
        for outcome in range(n):
            total += weights[outcome]
        for outcome in range(OUTCOMES):
            out[outcome * stride + g] = weights[outcome] / total if outcome < n else 0


@grid()
def take_actions(given: Any, games: GameArrays, refused: Any, at_chance: bool) -> None:
    """Copy the caller's actions, whatever their integer type, so that `run` is compiled for one type only.

    An illegal one becomes NOTHING and is counted in `refused`. With `at_chance`, only games in which chance is to act
    get one.
    """
    g, stride = cuda.grid(1), len(games.actors)
    if g < stride:
        action, who = given[g], games.actors[g]
        if action == NOTHING or (at_chance and who != CHANCE):
            games.actions[g] = NOTHING
        elif who == OVER or action == ANY:
            games.actions[g] = ANY
        else:
            games.actions[g] = NOTHING
            for k in range(games.n_legal[g]):
                if games.legal[k * stride + g] == action:
                    games.actions[g] = action
            if games.actions[g] == NOTHING:
                cuda.atomic.add(refused, 0, 1)


@rule
def begin_game(games: GameArrays, g: int, words: Any, r: Any) -> None:
    """Write the record of a new game into `words`, and its own generator into `r`."""
    for w in range(STATE_WORDS):
        words[w] = games.start[w]
    seed_game(r, games.seed[g], games.seed[len(games.actors) + g], games.begun[g])
    games.begun[g] += 1


@rule
def put_back(games: GameArrays, g: int, seats: int, s: Any, words: Any, r: Any, who: int, n_legal: int) -> None:
    """Write back the record of a game, its generator, its actor, and its result if it is over."""
    stride = len(games.actors)
    for w in range(STATE_WORDS):
        games.words[w * stride + g] = words[w]
    games.generators[g], games.generators[stride + g] = r[0], r[1]
    games.actors[g], games.n_legal[g], games.done[g] = who, n_legal, who == OVER
    won = winners(s) if who == OVER else 0
    for seat in range(seats):
        games.rewards[seat * stride + g] = games.rewards_by_winners[won * seats + seat]
        if who == OVER:
            games.points[seat * stride + g] = points(s, seat)


@grid(max_registers=64)  # fewer than the compiler would take, so that twice as many threads run at a time
def run(games: GameArrays, seats: int, steps: int, draws: int) -> None:
    """Like `run` in loops.py, for all games. A stuck game keeps its actor and has no legal ids."""
    g, stride = cuda.grid(1), len(games.actors)
    if g >= stride:
        return
    given, who = games.actions[g], games.actors[g]
    if given == NOTHING or (given != REFRESH and who != OVER and games.n_legal[g] == 0):
        for seat in range(seats):
            games.rewards[seat * stride + g] = 0
        return
    words = cuda.local.array(STATE_WORDS, WORD)
    facts = cuda.local.array(FACT_WORDS, WORD)
    ids = cuda.local.array(IDS, ID)
    weights = cuda.local.array(OUTCOMES, WORD)
    r = cuda.local.array(2, WORD)
    s, f = words.view(STATE)[0], facts.view(FACTS)[0]
    action, outcome, most = NO_ACTION, ANY, draws
    if who == OVER and given != REFRESH:
        begin_game(games, g, words, r)
    else:
        for w in range(STATE_WORDS):
            words[w] = games.words[w * stride + g]
        r[0], r[1] = games.generators[g], games.generators[stride + g]
        if given == REFRESH:
            pass
        elif who == CHANCE:
            outcome, most = given, max(1, draws)
        elif given == ANY:
            action = games.legal[below(r, int(games.n_legal[g])) * stride + g]
        else:
            action = given
    left, n_legal = steps, 0
    while left > 0:
        if action >= 0:
            play(s, action)
            games.counts[g] += 1
        games.counts[stride + g] += draw_outcomes(s, weights, r, outcome, most)
        outcome, most = ANY, draws
        who, n_legal = actor(s), 0
        if who >= 0:
            n_legal = legal(s, f, ids)
        left -= 1
        if n_legal == 0:
            break
        if left > 0:
            action = ids[below(r, n_legal)]
    if who == CHANCE:
        n_legal = possible(s, weights, ids)
    put_back(games, g, seats, s, words, r, who, n_legal)
    for k in range(n_legal):
        games.legal[k * stride + g] = ids[k]
