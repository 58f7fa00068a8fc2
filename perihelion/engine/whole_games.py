"""Random games from start to end on a GPU (whole_game_loops.py): one launch for each decision of many games."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

import numpy as np

from ..core.game import Game
from ..core.notation import stuck_game
from . import whole_game_loops
from .arrays import Array, Played
from .cuda import BLOCK, GpuGames, count_blocks, count_processors
from .jit import CUDA
from .loading import load_around
from .whole_game_loops import BEGINNING, Groups, Slots

SLOTS_PER_PROCESSOR = 2048
"""How many games each processor of the GPU plays at the same time."""

WARP = 32
"""The number of threads that execute one instruction together."""

LAUNCHES = 16
"""Launches between two checks for unfinished games; a check makes the GPU wait."""


def random_games(game: Game, options: Mapping[str, Any], games: int, seeds: Array) -> Played:
    """Play random games to the end. The final records equal those of the processor."""
    many = GpuGames(game, options, games, lists=False)
    many.reset(seeds)
    play_whole_games(many)
    stuck = np.flatnonzero(many.stuck)
    if len(stuck):
        state = game.rules.state.unpack(many.states[stuck[0] : stuck[0] + 1])
        raise stuck_game(game, game.read_options(options), state)
    counts = many.arrays.counts.copy_to_host().astype(np.int64)
    return Played(many.states, counts[:, 0], counts[:, 1])


def play_whole_games(many: GpuGames) -> None:
    """Play a random game from start to end in each of the games, which have new seeds."""
    loops: Any = load_around(many.game, CUDA, whole_game_loops.__file__)
    copy, new = many.cuda.to_device, many.cuda.device_array
    group_of, n_groups = group_actions(many.game)
    n_slots = min(many.games, SLOTS_PER_PROCESSOR * count_processors())
    actions, words = new(n_slots, np.int16), new(n_slots * many.arrays.words.shape[1], np.int64)
    slots = Slots(copy(np.arange(n_slots, dtype=np.int32)), words, actions)
    first = np.zeros(n_groups, np.int32)
    first[BEGINNING] = n_slots
    sizes = [copy(first), copy(np.zeros_like(first)), copy(np.zeros_like(first))]
    members = [new(n_groups * n_slots, np.int32) for _ in range(2)]
    members[0][:n_slots].copy_to_device(slots.games)
    next_game, groups = copy(np.array([n_slots], np.int32)), copy(group_of)
    blocks = count_blocks(n_slots + WARP * n_groups)
    for launch in count():
        now, then, emptied = (sizes[(launch + ahead) % 3] for ahead in range(3))
        here, there = Groups(now, members[launch % 2]), Groups(then, members[(launch + 1) % 2])
        loops.play_groups[blocks, BLOCK](
            many.device_arrays, slots, here, there, emptied, next_game, groups, many.seats, WARP
        )
        if launch % LAUNCHES == LAUNCHES - 1 and not then.copy_to_host().any():
            return


def group_actions(game: Game) -> tuple[Array, int]:
    """Return the group of each action in each phase, phase by phase, and the number of groups.

    A step has one group in each phase it serves: what follows it depends on the phase, too.
    """
    steps = game.rules.steps
    groups = np.zeros((1 + max(phase for phase, _ in steps), len(game.actions)), np.int16)
    for group, (phase, family) in enumerate(steps, BEGINNING + 1):
        first = game.actions.first[family]
        groups[phase, first : first + family.size] = group
    return groups.reshape(-1), BEGINNING + 1 + len(steps)
