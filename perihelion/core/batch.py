"""Many games at once: random games, and batches stepped from Python with arrays in and arrays out."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..errors import IllegalAction, InvalidAction, InvalidOptions, PerihelionError
from . import kernel, observing
from .game import Game
from .jit import COMPILED
from .reward import results
from .runtime import OVER, NoFacts, compiled, outcome_room, start
from .tensor import Layout

Array = np.ndarray[Any, Any]

ANY, NOTHING = -1, -2
"""In place of an action: any legal one, chosen by the batch; or none, and the game, even one that is over, stays as it
is."""

CPU, GPU = "cpu", "cuda"


class Played(NamedTuple):
    """What random games gave: the final records, and how many decisions and outcomes each took."""

    states: Array
    decisions: Array
    outcomes: Array


def words_of(states: Array) -> Array:
    """The records as words of eight bytes, sharing their memory."""
    return states.view(np.uint64).reshape(len(states), -1)


def cores() -> int:
    """The number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Games:
    """Records of many games of one kind in the memory of the processor, with all that the loop over them needs."""

    def __init__(self, game: Game, options: Mapping[str, Any], games: int, rows: int, mode: str = COMPILED):
        self.game = game
        self.module = compiled(game, mode).module
        first = start(game, game.read_options(options))
        seats = int(game.rules.seats(first))
        self.start = words_of(first.pack())[0]
        self.states = np.zeros(games, game.rules.State.dtype())
        self.words = words_of(self.states)
        self._facts = getattr(game.rules, "Facts", NoFacts).dtype()
        self._outcomes = outcome_room(game)
        self.legal = np.zeros((rows, len(game.actions)), np.int16)
        self.n = np.zeros(games, np.int64)
        self.actor = np.full(games, OVER)
        self.counts = np.zeros((games, 2), np.int64)
        self.r = np.zeros((games, 2), np.int64)
        self.result = results(seats).astype(np.float32)
        self.rewards = np.zeros((games, seats), np.float32)
        self.points = np.zeros((games, seats), np.int32)
        self.done = np.zeros(games, np.bool_)

    def sow(self, seed: int) -> None:
        """Game g draws by seed + g alone, so nothing else changes what it draws."""
        self.module.sow(self.r, np.arange(seed, seed + len(self.states), dtype=np.int64))

    def run(self, actions: Array, steps: int, first: int, last: int) -> None:
        """Play on in some of the games: so many decisions, or to the end where that is 0."""
        facts, weights = np.zeros(1, self._facts), np.zeros(self._outcomes, np.int64)  # each thread has its own
        legal = self.legal if steps else self.legal.copy()  # whole games need one row of their own in each thread
        self.module.run(
            self.states, self.words, self.start, facts, weights, self.r, legal, self.n, self.actor, actions,
            self.counts, self.points, self.result, self.rewards, self.done, first, last, steps,
        )  # fmt: skip


def random_games(
    game: Game,
    options: Mapping[str, Any],
    games: int,
    seed: int = 0,
    threads: int = 1,
    mode: str = COMPILED,
    device: str = CPU,
) -> Played:
    """Play random games to their end. Game g depends on seed + g alone, not on threads and device."""
    if on_gpu(device):
        from .cuda import random_games as on_the_gpu

        return on_the_gpu(game, options, games, seed)
    many = Games(game, options, games, rows=1, mode=mode)
    many.sow(seed)
    actions = np.full(games, ANY)
    in_parts(lambda first, last: many.run(actions, 0, first, last), games, threads)
    return Played(many.states, many.counts[:, 0], many.counts[:, 1])


def on_gpu(device: str) -> bool:
    """Whether a device is the GPU; InvalidOptions where it is neither."""
    if device not in (CPU, GPU):
        raise InvalidOptions(f"device cannot be {device!r}; possible: {CPU}, {GPU}")
    return device == GPU


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads)


def in_parts(part: Callable[[int, int], None], n: int, threads: int) -> None:
    """Call part(first, last) for slices of range(n), each in a thread of its own; compiled code frees the lock."""
    threads = min(threads, n)
    if threads == 1:
        part(0, n)
        return
    edges = np.linspace(0, n, threads + 1).astype(int).tolist()
    list(_pool(threads).map(part, edges[:-1], edges[1:]))


class Batch:
    """Many games of one kind side by side, chance drawn by the batch.

    After each call, for game g: `legal[g, :n[g]]` are the legal ids, `actor[g]` is the seat that decides, `rewards[g]`
    what each seat got in this step, `masks[g]` the legal ids as yes and no and `observations[g]` what the seat that
    decides sees, if asked for. Where `done[g]`, the game has just ended and `actor[g]` is OVER: `points[g]` is its
    result, and its next step begins a new game and ignores the action. The arrays stay the same ones; a step writes
    into them. On a GPU they lie there, and CuPy and PyTorch take them over without a copy.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any],
        games: int,
        seed: int = 0,
        threads: int | None = 1,
        device: str = CPU,
        observations: bool = False,
        masks: bool = False,
    ):
        self.game, self.games, self.device = game, games, device
        self.threads = threads or cores()
        self.layout = Layout(game, options)
        self._many: Any = self._memory(options, games)
        self.legal, self.n, self.actor = self._many.legal, self._many.n, self._many.actor
        self.rewards, self.points, self.done = self._many.rewards, self._many.points, self._many.done
        self.observations = self._many.floats((games, self.layout.size)) if observations else None
        self.masks = self._many.flags((games, len(game.actions))) if masks else None
        self.restart(seed)

    def _memory(self, options: Mapping[str, Any], games: int) -> Any:
        if on_gpu(self.device):
            from .cuda import GpuGames

            return GpuGames(self.game, options, games, lists=True)
        return BatchGames(self.game, options, games, self.threads)

    def __len__(self) -> int:
        return self.games

    @property
    def states(self) -> Array:
        """The records; on a GPU a copy in the processor's memory."""
        return self._many.states  # type: ignore[no-any-return]

    def restart(self, seed: int) -> None:
        """Begin all games anew: game g draws by seed + g alone."""
        self._many.clear(seed)
        self.random()

    def step(self, actions: Any) -> None:
        """Play one legal action in each game, or ANY, or NOTHING; IllegalAction, before any is played, where it is not.

        A GPU does not wait for that: there an illegal action leaves its game as it is, and `refused` counts it.
        """
        self._many.step(actions)
        self._look()

    def random(self, steps: int = 1) -> None:
        """Make so many decisions in each game, fewer where it ends: any legal action, chosen by the batch."""
        self._many.random(steps)
        self._look()

    @property
    def refused(self) -> int:
        """How many illegal actions a GPU has left out so far."""
        return self._many.refused  # type: ignore[no-any-return]

    def observe(self, seats: Any = None, out: Any = None) -> Any:
        """What seats[g] sees of each game g, written into `out`; the seat that decides where nothing is said.

        At the end of a game that is seat 0.
        """
        out = self._many.floats((self.games, self.layout.size)) if out is None else out
        self._many.observe(self.layout, seats, out)
        return out

    def _look(self) -> None:
        if self.observations is not None:
            self._many.observe(self.layout, None, self.observations)
        if self.masks is not None:
            self._many.mask(self.masks)


class BatchGames(Games):
    """The games of a batch in the memory of the processor."""

    refused = 0

    def __init__(self, game: Game, options: Mapping[str, Any], games: int, threads: int):
        super().__init__(game, options, games, rows=games)
        self.threads = threads
        self.loops: Any = kernel.shared(COMPILED, observing.__file__)
        self._any = np.full(games, ANY)

    def clear(self, seed: int) -> None:
        """No game has begun."""
        self.sow(seed)
        self.actor[:] = OVER

    def step(self, actions: Any) -> None:
        """One given action in each game."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != self.n.shape:
            raise ValueError(f"{len(self.n)} games need as many actions, not an array of shape {chosen.shape}")
        wrong = self.loops.refused(self.legal, self.n, self.actor, chosen)
        if wrong >= 0:
            raise self._refusal(wrong, int(chosen[wrong]))
        in_parts(lambda first, last: self.run(chosen, 1, first, last), len(self.n), self.threads)

    def random(self, steps: int) -> None:
        """Actions chosen here."""
        in_parts(lambda first, last: self.run(self._any, steps, first, last), len(self.n), self.threads)

    def floats(self, shape: tuple[int, ...]) -> Array:
        """Room for observations."""
        return np.zeros(shape, np.float32)

    def flags(self, shape: tuple[int, ...]) -> Array:
        """Room for masks."""
        return np.zeros(shape, np.bool_)

    def observe(self, layout: Layout, seats: Any, out: Array) -> None:
        """Write what seats see."""
        viewers = np.maximum(self.actor, 0) if seats is None else np.ascontiguousarray(seats, np.int64)
        if viewers.shape != self.n.shape or viewers.min() < 0 or viewers.max() >= layout.seats:
            raise ValueError(f"each of {len(self.n)} games needs a seat from 0 to {layout.seats - 1}")
        in_parts(
            lambda first, last: layout.write(self.states, self.actor, viewers, out, first, last),
            len(self.n),
            self.threads,
        )

    def mask(self, out: Array) -> None:
        """Write the legal lists as yes and no."""
        in_parts(lambda first, last: self.loops.masks(self.legal, self.n, out, first, last), len(self.n), self.threads)

    def _refusal(self, g: int, action: int) -> PerihelionError:
        """Why not: as the position itself tells it."""
        from .position import Position

        if not 0 <= action < len(self.game.actions):
            return InvalidAction(f"game {g}: {action} is no id; ids are 0 to {len(self.game.actions) - 1}")
        refusal = Position(self.game, {}, self.game.rules.State.unpack(self.states[g : g + 1])).why_not(action)
        assert refusal is not None
        return IllegalAction(f"game {g}: {self.game.actions.texts[action]}", refusal)
