"""Many games in the processor's memory, and the threads that play them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

import numpy as np

from ..core.game import Game
from ..core.notation import stuck_game
from ..core.position import Position
from ..core.vocabulary import CHANCE, OVER
from ..errors import IllegalAction, InvalidAction, PerihelionError
from . import encoder_loops
from .arguments import read_actions, read_seats
from .arrays import ALL_DRAWS, ANY, NO_DRAWS, NOTHING, REFRESH, Array, words_of
from .checkpoint import COPIED, KEPT
from .jit import COMPILED
from .loading import load_shared
from .loops import GameArrays, Scratch
from .observation import Layout
from .rewards import rewards_by_winners
from .runtimes import compiled

T = TypeVar("T")


@cache
def _thread_pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads)


def in_parts(part: Callable[[int, int], T], n: int, threads: int) -> list[T]:
    """Call part(first, last) for slices of range(n), each in its own thread, and return the results.

    Compiled code releases the GIL, so the threads run in parallel.
    """
    threads = min(threads, n)
    if threads == 1:
        return [part(0, n)]
    edges = np.linspace(0, n, threads + 1).astype(int).tolist()
    return list(_thread_pool(threads).map(part, edges[:-1], edges[1:]))


class CpuGames:
    """Many games of one kind in the processor's memory, with the loop that plays them.

    `rows` is the number of legal lists: one per game, or 1 if nothing reads them.
    """

    def __init__(self, game: Game, options: Mapping[str, Any], games: int, rows: int, mode: str = COMPILED):
        self.game, self.options = game, game.read_options(options)
        self.module = compiled(game, mode).module
        first = game.new_state(self.options)
        seats = int(game.rules.seats(first))
        states = np.zeros(games, game.rules.state.dtype())
        self.arrays = GameArrays(
            states=states,
            words=words_of(states),
            generators=np.zeros((games, 2), np.int64),
            legal=np.zeros((rows, max(len(game.actions), game.most_outcomes)), np.int16),
            n_legal=np.zeros(games, np.int64),
            actors=np.full(games, OVER),
            actions=np.full(games, ANY),
            counts=np.zeros((games, 2), np.int64),
            points=np.zeros((games, seats), np.int32),
            rewards=np.zeros((games, seats), np.float32),
            done=np.zeros(games, np.bool_),
            seed=np.zeros((games, 2), np.int64),
            begun=np.zeros(games, np.int64),
            start=words_of(first.pack())[0],
            rewards_by_winners=rewards_by_winners(seats).astype(np.float32),
        )
        self._thread = threading.local()

    def __len__(self) -> int:
        return len(self.arrays.states)

    @property
    def device_arrays(self) -> GameArrays:
        """All arrays in the form that the loops expect."""
        return self.arrays

    @property
    def states(self) -> Array:
        """The records."""
        states: Array = self.arrays.states
        return states

    @property
    def stuck(self) -> Array:
        """Which games have no legal action and no possible outcome, although they are not over."""
        stuck: Array = (self.arrays.actors != OVER) & (self.arrays.n_legal == 0)
        return stuck

    def reset(self, seeds: Array) -> None:
        """Take new seeds (arguments.read_seeds) and mark all games as not begun."""
        self.arrays.seed[:], self.arrays.begun[:], self.arrays.actors[:] = seeds, 0, OVER

    def run(self, steps: int, threads: int, draws: int = ALL_DRAWS) -> None:
        """Make `steps` decisions in each game, or play all games to the end if `steps` is 0.

        `draws` is the maximum number of outcomes drawn in a row. Raises StuckGame if a game is not over but has no
        legal action and no possible outcome; the other games are still played.
        """
        stuck = max(in_parts(lambda first, last: self._run_part(steps, draws, first, last), len(self), threads))
        if stuck >= 0:
            raise stuck_game(self.game, self.options, self.game.rules.state.unpack(self.states[stuck : stuck + 1]))

    def _run_part(self, steps: int, draws: int, first: int, last: int) -> int:
        """Run the games first..last-1 and return a stuck game, or -1."""
        arrays = self.arrays
        if not steps:  # the games of a thread share one row of legal ids, which no other thread may write to
            arrays = arrays._replace(legal=arrays.legal.copy())
        return int(self.module.run(arrays, self._scratch(), first, last, steps, draws))

    def _scratch(self) -> Scratch:
        """Return the scratch memory of this thread."""
        if not hasattr(self._thread, "scratch"):
            facts, outcomes = self.game.rules.facts.dtype(), self.game.most_outcomes
            self._thread.scratch = Scratch(np.zeros(1, facts), np.zeros(outcomes, np.int64))
        scratch: Scratch = self._thread.scratch
        return scratch


class CpuBatch(CpuGames):
    """The games of a batch in the processor's memory."""

    refused = 0

    def __init__(self, game: Game, options: Mapping[str, Any], games: int, threads: int):
        super().__init__(game, options, games, rows=games)
        self.threads = threads
        self._loops: Any = load_shared(COMPILED, encoder_loops.__file__)

    def step(self, actions: Any, draw: bool, at_chance: bool) -> None:
        """Play one given action or outcome in each game, or only in the games in which chance is to act."""
        arrays = self.arrays
        chosen = read_actions(actions, len(self), "outcomes" if at_chance else "actions")
        if at_chance:
            chosen = np.where(arrays.actors == CHANCE, chosen, NOTHING)
        wrong = self._loops.first_illegal(arrays.legal, arrays.n_legal, arrays.actors, chosen)
        if wrong >= 0:
            raise self._refusal(wrong, int(chosen[wrong]))
        arrays.actions[:] = np.where((arrays.actors == OVER) & (chosen != NOTHING), ANY, chosen)
        self.run(1, self.threads, ALL_DRAWS if draw else NO_DRAWS)

    def begin(self, which: Array) -> None:
        """Begin the next game in the given slots. The other games are unchanged."""
        self.arrays.actors[which] = OVER
        self.arrays.actions[:] = np.where(which, ANY, NOTHING)
        self.run(1, self.threads)

    def set_states(self, states: Any, games: Any, draw: bool) -> None:
        """Write records into some of the games, and recompute their actor and legal list."""
        where = slice(None) if games is None else np.asarray(games)
        given = np.asarray(states)
        self.arrays.actions[:] = NOTHING
        if given.dtype.names is None:
            self.arrays.words[where] = given.view(np.uint64)
        else:
            self.arrays.states[where] = given
        self.arrays.actions[where] = REFRESH
        self.run(1, self.threads, ALL_DRAWS if draw else NO_DRAWS)

    def copy_from(self, other: CpuBatch, index: Any, generators: bool) -> None:
        """Make game g a copy of game index[g] of the other batch. A negative index leaves it unchanged."""
        source = np.arange(len(self)) if index is None else read_actions(index, len(self), "indices")
        if len(source) and source.max() >= len(other):
            raise IndexError(f"the other batch has no game {source.max()}; its games are 0 to {len(other) - 1}")
        to = np.flatnonzero(source >= 0)
        for name in (*COPIED, *(("generators",) if generators else ())):
            getattr(self.arrays, name)[to] = getattr(other.arrays, name)[source[to]]

    def checkpoint(self) -> dict[str, Array]:
        """Return copies of all arrays that determine how the games continue."""
        return {name: getattr(self.arrays, name).copy() for name in KEPT}

    def restore(self, arrays: dict[str, Array]) -> None:
        """Write the arrays of a checkpoint back."""
        for name in KEPT:
            target = getattr(self.arrays, name)
            target[...] = arrays[name].view(np.uint64) if name == "words" else arrays[name]

    def chances(self, out: Array) -> None:
        """Write the probability of each outcome in the games in which chance is to act, otherwise 0."""
        arrays = self.arrays

        def write(first: int, last: int) -> None:
            self.module.weigh(arrays, self._scratch(), out, first, last)

        in_parts(write, len(self), self.threads)

    def random(self, steps: int) -> None:
        """Make `steps` random decisions in each game."""
        self.arrays.actions[:] = ANY
        self.run(steps, self.threads)

    def upload(self, values: Array) -> Array:
        """Return the array itself: it is in the right memory."""
        return values

    def new_floats(self, shape: tuple[int, ...]) -> Array:
        """Return an array for observations."""
        return np.zeros(shape, np.float32)

    def new_flags(self, shape: tuple[int, ...]) -> Array:
        """Return an array for masks."""
        return np.zeros(shape, np.bool_)

    def observe(self, layout: Layout, seats: Any, out: Array) -> None:
        """Write the view that seats[g], or the seat to act, has of each game g."""
        arrays = self.arrays
        if seats is None:
            viewers = np.maximum(arrays.actors, 0)
        else:
            viewers = read_seats(seats, len(self), layout.seats)

        def write(first: int, last: int) -> None:
            layout.write(arrays.states, arrays.actors, viewers, out, first, last)

        in_parts(write, len(self), self.threads)

    def write_masks(self, out: Array) -> None:
        """Write the legal lists as rows of booleans."""
        arrays = self.arrays

        def write(first: int, last: int) -> None:
            self._loops.write_masks(arrays.legal, arrays.n_legal, arrays.actors, out, first, last)

        in_parts(write, len(self), self.threads)

    def _refusal(self, g: int, action: int) -> PerihelionError:
        """Return the error for an action that is not legal in game g."""
        arrays = self.arrays
        if arrays.actors[g] == CHANCE:
            ids = ", ".join(map(str, arrays.legal[g, : arrays.n_legal[g]]))
            return InvalidAction(f"game {g}: the outcome {action} cannot come here; possible: {ids}")
        if not 0 <= action < len(self.game.actions):
            return InvalidAction(f"game {g}: {action} is not an id; ids are 0 to {len(self.game.actions) - 1}")
        refusal = Position(self.game, {}, self.game.rules.state.unpack(self.states[g : g + 1])).why_not(action)
        assert refusal is not None
        return IllegalAction(f"game {g}: {self.game.actions.texts[action]}", refusal)
