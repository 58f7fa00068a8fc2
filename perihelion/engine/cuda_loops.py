"""The loops of loops.py for a GPU. loading.py loads this file with the dispatch of one game in place of the imports.

A thread holds one game in its local memory, where the bytes of neighbouring threads lie side by side. In the arrays
that outlast a call the games run fastest, for the same reason: value i of game g stands at `i * stride + g`, where the
stride is the number of games. All arrays have one axis here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from perihelion.core.generator import below, seed
from perihelion.core.vocabulary import OVER
from perihelion.engine.arrays import ANY, NO_ACTION, NOTHING
from perihelion.engine.jit import gpu, grid
from perihelion.engine.loops import (
    ACTIONS,
    OUTCOMES,
    GameArrays,
    actor,
    legal,
    play,
    points,
    rules,
    settle,
    winners,
)

cuda = gpu()

STATE = rules.state.dtype()
FACTS = rules.facts.dtype()
STATE_WORDS, FACT_WORDS = STATE.itemsize // 8, FACTS.itemsize // 8
WORD, ID = np.int64, np.int16


@grid()
def seed_generators(generators: Any, first: int, games: int) -> None:
    """Start one generator for each game: game g draws by first + g alone."""
    g = cuda.grid(1)
    if g < games:
        r = cuda.local.array(2, WORD)
        seed(r, first + g)
        generators[g] = r[0]
        generators[games + g] = r[1]


@grid()
def take_actions(given: Any, games: GameArrays, refused: Any) -> None:
    """Copy the caller's actions, whatever kind of integers they are, so that `run` is compiled for one kind only.

    An illegal one becomes NOTHING, and `refused` counts it.
    """
    g, stride = cuda.grid(1), len(games.actors)
    if g < stride:
        action = given[g]
        found = games.actors[g] == OVER or action == ANY
        for k in range(games.n_legal[g]):
            if games.legal[k * stride + g] == action:
                found = True
        if not found and action != NOTHING:
            cuda.atomic.add(refused, 0, 1)
        games.actions[g] = action if found and action != NOTHING else NOTHING


@grid(max_registers=64)  # fewer than the compiler would take, so that twice as many threads run at a time
def run(games: GameArrays, next_game: Any, seats: int, steps: int) -> None:
    """Do the same as `run` in loops.py for all games.

    A thread whose game is done takes the next one at once (`next_game` counts them), so none waits for the longest. A
    stuck game keeps its actor and has no legal ids.
    """
    words = cuda.local.array(STATE_WORDS, WORD)
    facts = cuda.local.array(FACT_WORDS, WORD)
    ids = cuda.local.array(ACTIONS, ID)
    weights = cuda.local.array(OUTCOMES, WORD)
    r = cuda.local.array(2, WORD)
    s, f = words.view(STATE)[0], facts.view(FACTS)[0]
    g, stride = cuda.grid(1), len(games.actors)
    action, decisions, drawn, left, fresh = NO_ACTION, 0, 0, 0, True
    while g < stride:
        if fresh:
            if games.actions[g] == NOTHING or (games.actors[g] != OVER and games.n_legal[g] == 0):
                for seat in range(seats):
                    games.rewards[seat * stride + g] = 0
                g = cuda.atomic.add(next_game, 0, 1)
                continue
            action, decisions, drawn, left, fresh = NO_ACTION, 0, 0, steps, False
            r[0], r[1] = games.generators[g], games.generators[stride + g]
            if games.actors[g] == OVER:
                for w in range(STATE_WORDS):
                    words[w] = games.start[w]
            else:
                for w in range(STATE_WORDS):
                    words[w] = games.words[w * stride + g]
                action = games.actions[g]
                if action == ANY:
                    action = games.legal[below(r, games.n_legal[g]) * stride + g]
        if action >= 0:
            play(s, action)
            decisions += 1
        drawn += settle(s, weights, r)
        who = actor(s)
        n_legal = 0
        if who >= 0:
            n_legal = legal(s, f, ids)
        left -= 1
        if n_legal == 0 or left == 0:
            for w in range(STATE_WORDS):
                games.words[w * stride + g] = words[w]
            games.generators[g], games.generators[stride + g] = r[0], r[1]
            games.actors[g], games.n_legal[g], games.done[g] = who, n_legal, who == OVER
            games.counts[g] += decisions
            games.counts[stride + g] += drawn
            won = winners(s) if who == OVER else 0
            for seat in range(seats):
                games.rewards[seat * stride + g] = games.rewards_by_winners[won * seats + seat]
                if who == OVER:
                    games.points[seat * stride + g] = points(s, seat)
            if steps > 0:
                for k in range(n_legal):
                    games.legal[k * stride + g] = ids[k]
            g = cuda.atomic.add(next_game, 0, 1)
            fresh = True
        else:
            action = ids[below(r, n_legal)]
