"""Whole random games on a GPU, grouped so that neighbouring threads run the same rule.

loading.py loads this file for one game. The 32 threads of a warp execute one instruction together; if they need
different rules, they wait for each other. In random games almost every thread would need a different rule. So each
launch plays one decision of every game and then sorts the games by the step (phase and family) of their next action. In
the next launch a warp holds games of one step only. Ray tracers benefit in the same way (Laine, Karras, Aila:
Megakernels considered harmful, 2013).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from perihelion.core.generator import below
from perihelion.engine.arrays import ALL_DRAWS, ANY
from perihelion.engine.cuda_loops import begin_game, put_back
from perihelion.engine.jit import gpu, grid
from perihelion.engine.loops import ACTIONS, OUTCOMES, GameArrays, actor, draw_outcomes, legal, play, rules

cuda = gpu()

STATE = rules.state.dtype() if rules else np.dtype("i8")
FACTS = rules.facts.dtype() if rules else np.dtype("i8")
STATE_WORDS, FACT_WORDS = STATE.itemsize // 8, FACTS.itemsize // 8
WORD, ID = np.int64, np.int16

BEGINNING = 0
"""The group of the games about to begin; the groups of the steps follow."""


class Slots(NamedTuple):
    """The games in progress. A slot whose game is over takes the next one."""

    games: Any
    """The game of each slot."""
    words: Any
    """Its record: word w of slot i is at `i * STATE_WORDS + w`, because neighbouring threads have other slots."""
    actions: Any
    """Its next action."""


class Groups(NamedTuple):
    """The slots, grouped by the step of their next action."""

    sizes: Any
    """The number of slots in each group."""
    slots: Any
    """The slots of each group: place k of a group is at `group * len(slots.games) + k`."""


@grid()
def play_groups(
    games: GameArrays,
    slots: Slots,
    now: Groups,
    then: Groups,
    emptied: Any,
    next_game: Any,
    group_of: Any,
    seats: int,
    warp: int,
) -> None:
    """Play one decision in each slot of `now` and regroup the slots by their next action into `then`.

    `group_of` has the group of each action in each phase. `emptied` holds the sizes that the next launch will fill.
    """
    t, stride, most = cuda.grid(1), len(games.actors), len(slots.games)
    if t < len(emptied):
        emptied[t] = 0
    group, place = 0, t
    while group < len(now.sizes):
        room = (now.sizes[group] + warp - 1) // warp * warp  # no warp holds two groups
        if place < room:
            break
        place -= room
        group += 1
    if group == len(now.sizes) or place >= now.sizes[group]:
        return
    slot = now.slots[group * most + place]
    g = slots.games[slot]
    words = cuda.local.array(STATE_WORDS, WORD)
    facts = cuda.local.array(FACT_WORDS, WORD)
    ids = cuda.local.array(ACTIONS, ID)
    weights = cuda.local.array(OUTCOMES, WORD)
    r = cuda.local.array(2, WORD)
    s, f = words.view(STATE)[0], facts.view(FACTS)[0]
    if group == BEGINNING:
        begin_game(games, g, words, r)
    else:
        for w in range(STATE_WORDS):
            words[w] = slots.words[slot * STATE_WORDS + w]
        r[0], r[1] = games.generators[g], games.generators[stride + g]
        play(s, slots.actions[slot])
        games.counts[g] += 1
    games.counts[stride + g] += draw_outcomes(s, weights, r, ANY, ALL_DRAWS)
    who, n_legal = actor(s), 0
    if who >= 0:
        n_legal = legal(s, f, ids)
    if n_legal == 0:
        put_back(games, g, seats, s, words, r, who, 0)
        g, group = cuda.atomic.add(next_game, 0, 1), BEGINNING
        slots.games[slot] = g
    else:
        action = ids[below(r, n_legal)]
        slots.actions[slot] = action
        group = group_of[s.phase * ACTIONS + action]
        for w in range(STATE_WORDS):
            slots.words[slot * STATE_WORDS + w] = words[w]
        games.generators[g], games.generators[stride + g] = r[0], r[1]
    if g < stride:
        then.slots[group * most + cuda.atomic.add(then.sizes, group, 1)] = slot
