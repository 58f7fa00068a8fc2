"""The loops of loops.py for a GPU. kernel.py loads this file with the dispatch of one game in place of the imports.

A thread holds one game in its local memory, where neighbouring threads' bytes lie side by side. In the arrays that
outlast a call the games run fastest, for the same reason: value i of game g stands at `i * room + g`, where `room` is
the number of games.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from perihelion.core.batch import ANY, NOTHING
from perihelion.core.jit import gpu, grid
from perihelion.core.kit import below, seed
from perihelion.core.loops import ACTIONS, OUTCOMES, actor, legal, play, points, rules, settle, winners
from perihelion.core.runtime import NoFacts

cuda = gpu()

STATE = rules.State.dtype()
FACTS = getattr(rules, "Facts", NoFacts).dtype()
STATE_WORDS, FACT_WORDS = STATE.itemsize // 8, FACTS.itemsize // 8
WORD, ID = np.int64, np.int16


@grid()
def sow(rs: Any, first: int, games: int) -> None:
    """Start one generator for each game: game g draws by first + g alone."""
    g = cuda.grid(1)
    if g < games:
        r = cuda.local.array(2, WORD)
        seed(r, first + g)
        rs[g] = r[0]
        rs[games + g] = r[1]


@grid()
def take(given: Any, ids: Any, n: Any, actors: Any, actions: Any, refused: Any, room: int) -> None:
    """Read the caller's actions, whatever integers they are, so that `run` is compiled for one kind only.

    An illegal one becomes NOTHING, and is counted.
    """
    g = cuda.grid(1)
    if g < room:
        action = given[g]
        found = actors[g] == -2 or action == ANY
        for k in range(n[g]):
            if ids[k * room + g] == action:
                found = True
        if not found and action != NOTHING:
            cuda.atomic.add(refused, 0, 1)
        actions[g] = action if found and action != NOTHING else NOTHING


@grid(max_registers=64)  # fewer than it would like, and so twice the threads at a time
def run(
    words: Any,
    start: Any,
    rs: Any,
    ids: Any,
    n: Any,
    actors: Any,
    actions: Any,
    counts: Any,
    scores: Any,
    result: Any,
    rewards: Any,
    done: Any,
    following: Any,
    room: int,
    seats: int,
    steps: int,
) -> None:
    """As in loops.py. A thread whose game is done takes the next one at once: none waits for the longest game."""
    own = cuda.local.array(STATE_WORDS, WORD)
    facts = cuda.local.array(FACT_WORDS, WORD)
    row = cuda.local.array(ACTIONS, ID)
    weights = cuda.local.array(OUTCOMES, WORD)
    r = cuda.local.array(2, WORD)
    s, f = own.view(STATE)[0], facts.view(FACTS)[0]
    g = cuda.grid(1)
    action, decisions, drawn, left, fresh = -1, 0, 0, 0, True
    while g < room:
        if fresh:
            if actions[g] == NOTHING:
                for seat in range(seats):
                    rewards[seat * room + g] = 0
                g = cuda.atomic.add(following, 0, 1)
                continue
            action, decisions, drawn, left, fresh = -1, 0, 0, steps, False
            r[0], r[1] = rs[g], rs[room + g]
            if actors[g] == -2:
                for w in range(STATE_WORDS):
                    own[w] = start[w]
            else:
                for w in range(STATE_WORDS):
                    own[w] = words[w * room + g]
                action = actions[g]
                if action == -1:
                    action = ids[below(r, n[g]) * room + g]
        if action >= 0:
            play(s, action)
            decisions += 1
        drawn += settle(s, weights, r)
        who = actor(s)
        n_legal = 0
        if who >= 0:
            n_legal = legal(s, f, row)
        left -= 1
        if who == -2 or left == 0:
            for w in range(STATE_WORDS):
                words[w * room + g] = own[w]
            rs[g], rs[room + g] = r[0], r[1]
            actors[g], n[g], done[g] = who, n_legal, who == -2
            counts[g] += decisions
            counts[room + g] += drawn
            won = winners(s) if who == -2 else 0
            for seat in range(seats):
                rewards[seat * room + g] = result[won * seats + seat]
                if who == -2:
                    scores[seat * room + g] = points(s, seat)
            if steps > 0:
                for k in range(n_legal):
                    ids[k * room + g] = row[k]
            g = cuda.atomic.add(following, 0, 1)
            fresh = True
        else:
            action = row[below(r, n_legal)]
