"""Many games at once: random games, and batches stepped from Python with arrays in and arrays out."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

import numpy as np

from ..core.game import Game
from ..core.notation import stuck_game
from ..core.position import Position
from ..core.vocabulary import OVER
from ..errors import IllegalAction, InvalidAction, InvalidOptions, PerihelionError
from . import encoder_loops
from .arrays import ANY, Array, Played, words_of
from .jit import COMPILED
from .loading import load_shared
from .loops import GameArrays, Scratch
from .observation import Layout
from .rewards import rewards_by_winners
from .runtimes import compiled

T = TypeVar("T")

CPU, GPU = "cpu", "cuda"


def count_cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class CpuGames:
    """Many games of one kind in the memory of the processor, with the loop that plays them.

    `rows` is the number of legal lists: one for each game, or 1 where nobody reads them.
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
            legal=np.zeros((rows, len(game.actions)), np.int16),
            n_legal=np.zeros(games, np.int64),
            actors=np.full(games, OVER),
            actions=np.full(games, ANY),
            counts=np.zeros((games, 2), np.int64),
            points=np.zeros((games, seats), np.int32),
            rewards=np.zeros((games, seats), np.float32),
            done=np.zeros(games, np.bool_),
            start=words_of(first.pack())[0],
            rewards_by_winners=rewards_by_winners(seats).astype(np.float32),
        )
        self._thread = threading.local()

    def __len__(self) -> int:
        return len(self.arrays.states)

    @property
    def states(self) -> Array:
        """The records."""
        return self.arrays.states  # type: ignore[no-any-return]

    @property
    def stuck(self) -> Array:
        """Which games are not over, though nothing is possible in them."""
        return (self.arrays.actors != OVER) & (self.arrays.n_legal == 0)  # type: ignore[no-any-return]

    def seed_generators(self, seed: int) -> None:
        """Start the generator of game g from seed + g, so that nothing else changes what it draws."""
        self.module.seed_generators(self.arrays.generators, np.arange(seed, seed + len(self), dtype=np.int64))

    def run(self, steps: int, threads: int) -> None:
        """Make so many decisions in each game, or play all to the end where `steps` is 0.

        Raises StuckGame where a game is not over and nothing is possible in it; the other games are played on.
        """
        stuck = max(in_parts(lambda first, last: self._run_part(steps, first, last), len(self), threads))
        if stuck >= 0:
            raise stuck_game(self.game, self.options, self.game.rules.state.unpack(self.states[stuck : stuck + 1]))

    def _run_part(self, steps: int, first: int, last: int) -> int:
        """Do it for the games first..last-1; return a game that is stuck, or -1."""
        arrays = self.arrays
        if not steps:  # the games of one thread share a row for their legal ids; no other thread may write into it
            arrays = arrays._replace(legal=arrays.legal.copy())
        return int(self.module.run(arrays, self._scratch(), first, last, steps))

    def _scratch(self) -> Scratch:
        """Return the scratch memory of this thread."""
        if not hasattr(self._thread, "scratch"):
            facts, outcomes = self.game.rules.facts.dtype(), self.game.most_outcomes
            self._thread.scratch = Scratch(np.zeros(1, facts), np.zeros(outcomes, np.int64))
        scratch: Scratch = self._thread.scratch
        return scratch


def random_games(
    game: Game,
    options: Mapping[str, Any],
    games: int,
    seed: int = 0,
    threads: int = 1,
    mode: str = COMPILED,
    device: str = CPU,
) -> Played:
    """Play random games to their end. Game g depends on seed + g alone, not on threads and device.

    Raises StuckGame where a game is not over and nothing is possible in it.
    """
    if is_gpu(device):
        from .cuda import random_games as random_games_on_gpu

        return random_games_on_gpu(game, options, games, seed)
    many = CpuGames(game, options, games, rows=1, mode=mode)
    many.seed_generators(seed)
    many.run(0, threads)
    counts = many.arrays.counts
    return Played(many.states, counts[:, 0], counts[:, 1])


def is_gpu(device: str) -> bool:
    """Return whether a device is the GPU; raise InvalidOptions where it is neither."""
    if device not in (CPU, GPU):
        raise InvalidOptions(f"device cannot be {device!r}; possible: {CPU}, {GPU}")
    return device == GPU


@cache
def _thread_pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads)


def in_parts(part: Callable[[int, int], T], n: int, threads: int) -> list[T]:
    """Call part(first, last) for slices of range(n), each in a thread of its own; return what the calls return.

    Compiled code releases Python's global lock, so the threads run at the same time.
    """
    threads = min(threads, n)
    if threads == 1:
        return [part(0, n)]
    edges = np.linspace(0, n, threads + 1).astype(int).tolist()
    return list(_thread_pool(threads).map(part, edges[:-1], edges[1:]))


class Batch:
    """Many games of one kind side by side; the batch draws the outcomes of chance.

    After each call, for game g: `legal[g, :n[g]]` are the legal ids, `actor[g]` is the seat to act, `rewards[g]` is
    what each seat got in this step. If asked for, `masks[g]` holds the legal ids as booleans and `observations[g]` what
    the seat to act sees. Where `done[g]` is true the game has just ended and `actor[g]` is OVER: `points[g]` is its
    result, and its next step begins a new game and ignores the action. The arrays stay the same objects, and each step
    writes into them. On a GPU they lie there, and CuPy and PyTorch take them over without a copy.
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
        self.threads = threads or count_cores()
        self.layout = Layout(game, options)
        self._many: Any = self._allocate(options, games)
        arrays: GameArrays = self._many.arrays
        self.legal, self.n, self.actor = arrays.legal, arrays.n_legal, arrays.actors
        self.rewards, self.points, self.done = arrays.rewards, arrays.points, arrays.done
        self.observations = self._many.new_floats((games, self.layout.size)) if observations else None
        self.masks = self._many.new_flags((games, len(game.actions))) if masks else None
        self.restart(seed)

    def _allocate(self, options: Mapping[str, Any], games: int) -> Any:
        if is_gpu(self.device):
            from .cuda import GpuGames

            return GpuGames(self.game, options, games, lists=True)
        return CpuBatch(self.game, options, games, self.threads)

    def __len__(self) -> int:
        return self.games

    @property
    def states(self) -> Array:
        """The records; on a GPU a copy in the processor's memory."""
        return self._many.states  # type: ignore[no-any-return]

    def restart(self, seed: int) -> None:
        """Begin all games anew; game g draws by seed + g alone."""
        self._many.reset(seed)
        self.random()

    def step(self, actions: Any) -> None:
        """Play one legal action in each game, or ANY, or NOTHING.

        An action that is not legal raises IllegalAction before any is played. A GPU does not check so early: there an
        illegal action leaves its game as it is, and `refused` counts it.
        """
        self._many.step(actions)
        self._encode()

    def random(self, steps: int = 1) -> None:
        """Make so many random decisions in each game, fewer where it ends."""
        self._many.random(steps)
        self._encode()

    @property
    def stuck(self) -> Array:
        """Which games are not over, though nothing is possible in them; only a defect of the rules can do this.

        On the processor the call that meets such a game raises StuckGame. A GPU does not check so early: there the game
        stays as it is, and this is the only sign of it.
        """
        return self._many.stuck  # type: ignore[no-any-return]

    @property
    def refused(self) -> int:
        """How many illegal actions a GPU has left out so far."""
        return self._many.refused  # type: ignore[no-any-return]

    def observe(self, seats: Any = None, out: Any = None) -> Any:
        """Write what seats[g] sees of each game g into `out`, and return it.

        Without `seats` it is what the seat to act sees, or seat 0 at the end of a game.
        """
        out = self._many.new_floats((self.games, self.layout.size)) if out is None else out
        self._many.observe(self.layout, seats, out)
        return out

    def _encode(self) -> None:
        """Write the observations and masks that were asked for."""
        if self.observations is not None:
            self._many.observe(self.layout, None, self.observations)
        if self.masks is not None:
            self._many.write_masks(self.masks)


class CpuBatch(CpuGames):
    """The games of a batch in the memory of the processor."""

    refused = 0

    def __init__(self, game: Game, options: Mapping[str, Any], games: int, threads: int):
        super().__init__(game, options, games, rows=games)
        self.threads = threads
        self._loops: Any = load_shared(COMPILED, encoder_loops.__file__)

    def reset(self, seed: int) -> None:
        """Start all generators and mark all games as not begun."""
        self.seed_generators(seed)
        self.arrays.actors[:] = OVER

    def step(self, actions: Any) -> None:
        """Play one given action in each game."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (len(self),):
            raise ValueError(f"{len(self)} games need as many actions, not an array of shape {chosen.shape}")
        arrays = self.arrays
        wrong = self._loops.first_illegal(arrays.legal, arrays.n_legal, arrays.actors, chosen)
        if wrong >= 0:
            raise self._refusal(wrong, int(chosen[wrong]))
        arrays.actions[:] = chosen
        self.run(1, self.threads)

    def random(self, steps: int) -> None:
        """Make so many random decisions in each game."""
        self.arrays.actions[:] = ANY
        self.run(steps, self.threads)

    def new_floats(self, shape: tuple[int, ...]) -> Array:
        """Return an array for observations."""
        return np.zeros(shape, np.float32)

    def new_flags(self, shape: tuple[int, ...]) -> Array:
        """Return an array for masks."""
        return np.zeros(shape, np.bool_)

    def observe(self, layout: Layout, seats: Any, out: Array) -> None:
        """Write what seats[g], or the seat to act, sees of each game g."""
        arrays = self.arrays
        if seats is None:
            viewers = np.maximum(arrays.actors, 0)
        else:
            viewers = np.ascontiguousarray(seats, np.int64)
            if viewers.shape != (len(self),) or viewers.min() < 0 or viewers.max() >= layout.seats:
                raise ValueError(f"each of {len(self)} games needs a seat from 0 to {layout.seats - 1}")

        def write(first: int, last: int) -> None:
            layout.write(arrays.states, arrays.actors, viewers, out, first, last)

        in_parts(write, len(self), self.threads)

    def write_masks(self, out: Array) -> None:
        """Write the legal lists as rows of booleans."""
        arrays = self.arrays

        def write(first: int, last: int) -> None:
            self._loops.write_masks(arrays.legal, arrays.n_legal, out, first, last)

        in_parts(write, len(self), self.threads)

    def _refusal(self, g: int, action: int) -> PerihelionError:
        """Return the error for an action that is not legal in game g."""
        if not 0 <= action < len(self.game.actions):
            return InvalidAction(f"game {g}: {action} is no id; ids are 0 to {len(self.game.actions) - 1}")
        refusal = Position(self.game, {}, self.game.rules.state.unpack(self.states[g : g + 1])).why_not(action)
        assert refusal is not None
        return IllegalAction(f"game {g}: {self.game.actions.texts[action]}", refusal)
