"""Many games at once: random games, and batches stepped from Python with arrays in and arrays out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ..core.game import Game
from ..core.position import Position
from ..errors import InvalidOptions
from ..operating_system import count_cores
from .arguments import read_flags, read_number, read_seeds, read_threads
from .arrays import Array, Played
from .checkpoint import Checkpoint, arrays_of, check_head, head_of, load, save
from .cpu import CpuBatch, CpuGames
from .jit import COMPILED
from .loops import GameArrays
from .observation import Layout
from .varying import varying_floats

__all__ = ["CPU", "GPU", "Batch", "count_cores", "random_games"]

CPU, GPU = "cpu", "cuda"

NEXT_STEP, SAME_STEP = "next", "same"
"""When a finished game is replaced by a new one: by the next step, or at the end of the step that finishes it."""

Seed = int | Sequence[int]
"""One seed for all games, or one for each."""


def random_games(
    game: Game,
    options: Mapping[str, Any],
    games: int,
    seed: int = 0,
    threads: int | None = 1,
    mode: str = COMPILED,
    device: str = CPU,
) -> Played:
    """Play random games to the end. Game g depends only on the seed and g, not on threads or device.

    Raises StuckGame if a game is not over but has no legal action and no possible outcome.
    """
    games, threads = read_number("games", games, 1), read_threads(threads) or count_cores()
    seeds = read_seeds(seed, games)
    if is_gpu(device):
        from .whole_games import random_games as random_games_on_gpu

        return random_games_on_gpu(game, options, games, seeds)
    many = CpuGames(game, options, games, rows=1, mode=mode)
    many.reset(seeds)
    many.run(0, threads)
    counts = many.arrays.counts
    return Played(many.states, counts[:, 0], counts[:, 1])


def read_autoreset(autoreset: str) -> str:
    """Return when a new game replaces a finished one. Raises InvalidOptions if it is neither of the two moments."""
    if autoreset not in (NEXT_STEP, SAME_STEP):
        raise InvalidOptions(f"autoreset cannot be {autoreset!r}; possible: {NEXT_STEP}, {SAME_STEP}")
    return autoreset


def is_gpu(device: str) -> bool:
    """Return whether a device is the GPU. Raises InvalidOptions if it is neither CPU nor GPU."""
    if device not in (CPU, GPU):
        raise InvalidOptions(f"device cannot be {device!r}; possible: {CPU}, {GPU}")
    return device == GPU


class Batch:
    """Many games of one kind side by side; the batch draws the outcomes of chance.

    After each call, for game g: `legal[g, :n[g]]` are the legal ids, `actor[g]` is the seat to act, `rewards[g]` are
    the rewards of this step for each seat. If requested, `masks[g]` holds the legal ids as booleans and
    `observations[g]` the view of the seat to act. If `done[g]` is true, the game has just ended and `actor[g]` is OVER:
    `points[g]` is its result, and the next step ignores the action and begins a new game. With `autoreset="same"` the
    new game has begun already: `actor`, `legal`, `masks` and `observations` are those of its first decision, while
    `done`, `rewards` and `points` are those of the game that ended. The arrays stay the same objects, and each step
    writes into them. On a GPU they are in its memory, and CuPy and PyTorch can use them without a copy.

    With `drop_constant=True` observations contain only the floats that vary with these options (varying.py); `columns`
    has their indices in the whole observation.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any],
        games: int,
        seed: Seed = 0,
        threads: int | None = 1,
        device: str = CPU,
        observations: bool = False,
        masks: bool = False,
        autoreset: str = NEXT_STEP,
        drop_constant: bool = False,
    ):
        self.game, self.games, self.device = game, read_number("games", games, 1), device
        self.options = game.read_options(options)
        self.threads = read_threads(threads) or count_cores()
        self.autoreset = read_autoreset(autoreset)
        read_seeds(seed, self.games)
        if is_gpu(device) and (autoreset == SAME_STEP or drop_constant):
            raise InvalidOptions("autoreset='same' and drop_constant work on the processor only")
        self.layout = Layout(game, options)
        self._many: Any = self._allocate()
        arrays: GameArrays = self._many.arrays
        self.legal, self.n, self.actor = arrays.legal, arrays.n_legal, arrays.actors
        self.rewards, self.points, self.done = arrays.rewards, arrays.points, arrays.done
        self.columns: Array | None = None
        """The floats of the layout that observations contain; None if they contain all of them."""
        if drop_constant:
            self.columns = varying_floats(game, self.options)
        self.observations = self._many.new_floats((games, self.observation_size)) if observations else None
        self.masks = self._many.new_flags((games, len(game.actions))) if masks else None
        self.restart(seed)

    def _allocate(self) -> Any:
        if is_gpu(self.device):
            from .cuda import GpuGames

            return GpuGames(self.game, self.options, self.games, lists=True)
        return CpuBatch(self.game, self.options, self.games, self.threads)

    def __len__(self) -> int:
        return self.games

    @property
    def observation_size(self) -> int:
        """The number of floats in an observation."""
        return self.layout.size if self.columns is None else len(self.columns)

    @property
    def states(self) -> Array:
        """The records; on a GPU a copy in the processor's memory."""
        states: Array = self._many.states
        return states

    @property
    def device_arrays(self) -> GameArrays:
        """All arrays in the form that the loops of the device expect."""
        arrays: GameArrays = self._many.device_arrays
        return arrays

    @property
    def words(self) -> Any:
        """The records as 8-byte words, one row per game, in the memory of the device."""
        return self._many.arrays.words

    def position(self, g: int) -> Position:
        """Return game g as a position without a log: to look at, to draw, or to play on by hand."""
        state = self.game.rules.state.unpack(self.states[g : g + 1])
        return Position(self.game, self.options, state)

    def restart(self, seed: Seed) -> None:
        """Restart all games. The draws of the n-th game in slot g depend only on the seed, g and n.

        With a list of seeds they depend only on the slot's seed and n, and equal those of slot 0 with that seed.
        """
        self._many.reset(read_seeds(seed, self.games))
        self.random()

    def begin(self, which: Any) -> None:
        """Begin the next game in the slots where `which` is true, even if the current game is not over.

        Processor only: on a GPU a separate batch is just as fast.
        """
        if is_gpu(self.device):
            raise InvalidOptions("begin works on the processor only; on a GPU use restart")
        self._many.begin(read_flags(which, self.games))
        self._encode()

    def step(self, actions: Any, draw: bool = True) -> None:
        """Play one legal action in each game, or ANY, or NOTHING.

        With `draw=False` the caller chooses the outcomes of chance: `actor` may then be CHANCE, `legal` lists the
        possible outcomes, and the next call takes one of them (or ANY) instead of an action.

        An illegal action raises IllegalAction before any action is played. A GPU does not check that early: there an
        illegal action leaves its game unchanged and is counted in `refused`.
        """
        self._many.step(actions, draw, at_chance=False)
        self._end_step()

    def deal(self, outcomes: Any, draw: bool = True) -> None:
        """Choose the outcome of each game in which chance is to act (ANY draws it). All other games are unchanged."""
        self._many.step(outcomes, draw, at_chance=True)
        self._end_step()

    def chances(self, out: Any = None) -> Any:
        """Write the probability of each outcome into `out` and return it: one row per game, 0 if a seat is to act."""
        out = self._many.new_floats((self.games, self.game.most_outcomes)) if out is None else out
        self._many.chances(out)
        return out

    def random(self, steps: int = 1) -> None:
        """Make up to `steps` random decisions in each game; a game that ends makes fewer."""
        self._many.random(read_number("steps", steps, 1))
        self._end_step()

    def set_states(self, states: Any, games: Any = None, draw: bool = True) -> None:
        """Write records, or their words, into all games or into the given ones.

        The generators are unchanged. With `draw=False` a record in which chance is to act waits for `deal`.
        """
        self._many.set_states(states, games, draw)
        self._encode()

    def copy_from(self, other: Batch, index: Any = None, generators: bool = True) -> None:
        """Make game g a copy of game index[g] of the other batch, or of its game g without an `index`.

        A negative index leaves the game unchanged. A copy that includes the generator draws what the original draws. A
        planner that must not know those draws passes `generators=False`.
        """
        if other.game is not self.game or other.options != self.options or other.device != self.device:
            raise InvalidOptions("games can be copied only from a batch of the same game, options and device")
        if index is None and other.games != self.games:
            raise InvalidOptions(f"{other.games} games do not fit into {self.games}; say which with `index`")
        self._many.copy_from(other._many, index, generators)
        self._encode()

    def copy(self) -> Batch:
        """Return an independent batch that continues in the same way."""
        return _restored(self._form(), self.checkpoint())

    def checkpoint(self) -> Checkpoint:
        """Return everything that determines how the games continue, including the generators."""
        return Checkpoint(head_of(self.game, self.options, self.games), self._many.checkpoint())

    def restore(self, checkpoint: Checkpoint) -> None:
        """Restore a checkpoint of a batch with the same game, options and number of games. The device may differ."""
        check_head(checkpoint.head, head_of(self.game, self.options, self.games))
        self._many.restore(arrays_of(checkpoint))
        self._encode()

    def save(self, file: Path | str) -> None:
        """Write a checkpoint to a file."""
        save(self.checkpoint(), Path(file))

    def load(self, file: Path | str) -> None:
        """Restore the checkpoint in a file."""
        self.restore(load(Path(file)))

    def _form(self) -> tuple[Any, ...]:
        """Return the constructor arguments of this batch."""
        flags = self.observations is not None, self.masks is not None
        ends = self.autoreset, self.columns is not None
        return self.game, self.options, self.games, 0, self.threads, self.device, *flags, *ends

    def __copy__(self) -> Batch:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._form(), self.checkpoint())

    @property
    def stuck(self) -> Array:
        """Which games have no legal action and no possible outcome, although they are not over: a bug in the rules.

        On the processor the call that meets such a game raises StuckGame. A GPU does not check that early: the game
        stays unchanged, and this property is the only sign of it.
        """
        stuck: Array = self._many.stuck
        return stuck

    @property
    def refused(self) -> int:
        """How many illegal actions a GPU has skipped so far."""
        return int(self._many.refused)

    def observe(self, seats: Any = None, out: Any = None) -> Any:
        """Write the view that seats[g] has of each game g into `out`, and return it.

        Without `seats` the viewer is the seat to act, or seat 0 if the game is over.
        """
        out = self._many.new_floats((self.games, self.observation_size)) if out is None else out
        if self.columns is None:
            self._many.observe(self.layout, seats, out)
        else:
            whole = self._many.new_floats((self.games, self.layout.size))
            self._many.observe(self.layout, seats, whole)
            np.take(whole, self.columns, axis=1, out=out)
        return out

    def upload(self, values: Array) -> Any:
        """Return an array in the memory of the device: itself on the processor, a copy on a GPU."""
        return self._many.upload(values)

    def _end_step(self) -> None:
        """Begin new games at once, if that is wanted, and write what was requested."""
        if self.autoreset == SAME_STEP and self.done.any():
            ended = [array.copy() for array in (self.done, self.rewards, self.points)]
            self._many.begin(ended[0])
            self.done[...], self.rewards[...], self.points[...] = ended
        self._encode()

    def _encode(self) -> None:
        """Write the requested observations and masks."""
        if self.observations is not None:
            self.observe(out=self.observations)
        if self.masks is not None:
            self._many.write_masks(self.masks)


def _restored(form: tuple[Any, ...], checkpoint: Checkpoint) -> Batch:
    """Return the batch stored in a pickle."""
    batch = Batch(*form)
    batch.restore(checkpoint)
    return batch
