"""Runtimes: the same rules interpreted on plain records or compiled on packed ones, behind the same few calls.

Nobody waits for a compiler: a position begins interpreted, a child process fills the cache (background.py), and the
position switches over when the machine code is there.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from ..core import generator
from ..core.game import Game
from ..errors import InvalidOptions
from .background import compile_aside, is_ready, wait_until_ready
from .jit import CHECKED, COMPILED, PLAIN
from .loading import load_loops

INTERPRETED = "interpreted"


class Scratch(threading.local):
    """Facts, ids and weights: each thread has its own, so that a bot may search while the table goes on."""

    def __init__(self, make: Callable[[], tuple[Any, Any, Any]]):
        self.facts, self.ids, self.weights = make()


class WithScratch:
    """What both runtimes have."""

    def __init__(self, scratch: Callable[[], tuple[Any, Any, Any]]):
        self._scratch = Scratch(scratch)

    @property
    def facts(self) -> Any:
        """What `prepare` fills."""
        return self._scratch.facts

    @property
    def ids(self) -> Any:
        """An array for all legal ids."""
        return self._scratch.ids

    @property
    def weights(self) -> Any:
        """An array for the weights of all outcomes."""
        return self._scratch.weights


class Interpreted(WithScratch):
    """The rules as plain Python. A state is a plain record."""

    def __init__(self, game: Game):
        self.game = game
        self.module: Any = load_loops(game, PLAIN)
        facts, ids, outcomes = game.rules.facts, len(game.actions), game.most_outcomes
        super().__init__(lambda: (facts(), [0] * ids, [0] * outcomes))

    def plain(self, s: Any) -> Any:
        return s.copy()

    def packed(self, s: Any) -> Any:
        return s.pack()

    def state(self, plain: Any) -> Any:
        return plain.copy()

    def copy(self, s: Any) -> Any:
        return s.copy()

    def unchanged(self, s: Any, before: Any, plain_before: Any = None) -> Any:
        return self.remember(s, before)

    def remember(self, s: Any, before: Any, unchanged: Any = None) -> Any:
        """A copy nobody will change; it shares the arrays that are the same in the state before it."""
        if unchanged is not None:
            return unchanged
        old = before.__dict__ if before is not None else {}
        kept = object.__new__(type(s))
        kept.__dict__ = {
            name: value if type(value) is not dict else old[name] if old.get(name) == value else value.copy()
            for name, value in s.__dict__.items()
        }
        return kept

    def phase(self, s: Any) -> int:
        return int(s.phase)

    def actor(self, s: Any) -> int:
        return int(self.module.actor(s))

    def legal(self, s: Any) -> list[int]:
        n = self.module.legal(s, self.facts, self.ids)
        return self.ids[:n]  # type: ignore[no-any-return]

    def refuse(self, s: Any, number: int) -> int:
        return int(self.module.refuse(s, self.facts, number))

    def play(self, s: Any, number: int) -> None:
        self.module.play(s, number)

    def deals(self, s: Any) -> list[int]:
        k = self.module.deals(s, self.weights)
        return self.weights[:k]  # type: ignore[no-any-return]

    def deal(self, s: Any, outcome: int) -> None:
        self.module.deal(s, outcome)

    def seen(self, s: Any) -> int:
        return int(self.module.seen(s))

    def sample(self, s: Any, seat: int, r: Any) -> None:
        self.module.sample(s, seat, r)

    def generator(self, seed: int) -> Any:
        """Random numbers for `sample`."""
        r = [0, 0]
        generator.seed(r, seed)
        return r


class Compiled(WithScratch):
    """The rules as machine code. A state is an array of one packed record."""

    def __init__(self, game: Game, mode: str = COMPILED):
        import numpy as np

        self.game, self.mode = game, mode
        self.module: Any = load_loops(game, mode)
        facts, ids, outcomes = game.rules.facts.dtype(), len(game.actions), game.most_outcomes
        super().__init__(lambda: (np.zeros(1, facts), np.zeros(ids, np.int64), np.zeros(outcomes, np.int64)))

    def plain(self, s: Any) -> Any:
        return self.game.rules.state.unpack(s)

    def packed(self, s: Any) -> Any:
        return self.copy(s)

    def state(self, plain: Any) -> Any:
        return plain.pack()

    def copy(self, s: Any) -> Any:
        import numpy as np

        return np.frombuffer(bytearray(s.tobytes()), s.dtype)  # NumPy would copy a record field by field

    def unchanged(self, s: Any, before: Any, plain_before: Any = None) -> Any:
        return self.game.rules.state.unpack(s, None if plain_before is None else (before, plain_before))

    def remember(self, s: Any, before: Any, unchanged: Any = None) -> Any:
        return self.copy(s)

    def phase(self, s: Any) -> int:
        return int(s["phase"][0])

    def actor(self, s: Any) -> int:
        return int(self.module.actor_at(s, 0))

    def legal(self, s: Any) -> list[int]:
        n = self.module.legal_at(s, 0, self.facts, self.ids)
        return self.ids[:n].tolist()  # type: ignore[no-any-return]

    def refuse(self, s: Any, number: int) -> int:
        return int(self.module.refuse_at(s, 0, self.facts, number))

    def play(self, s: Any, number: int) -> None:
        self.module.play_at(s, 0, number)

    def deals(self, s: Any) -> list[int]:
        k = self.module.deals_at(s, 0, self.weights)
        return self.weights[:k].tolist()  # type: ignore[no-any-return]

    def deal(self, s: Any, outcome: int) -> None:
        self.module.deal_at(s, 0, outcome)

    def seen(self, s: Any) -> int:
        return int(self.module.seen_at(s, 0))

    def sample(self, s: Any, seat: int, r: Any) -> None:
        self.module.sample_at(s, 0, seat, r)

    def generator(self, seed: int) -> Any:
        import numpy as np

        r = np.zeros(2, np.int64)
        generator.seed(r, seed)
        return r


Runtime = Interpreted | Compiled


@cache
def interpreted(game: Game) -> Interpreted:
    """Return the interpreted runtime of a game."""
    return Interpreted(game)


def compiled(game: Game, mode: str = COMPILED) -> Compiled:
    """Return the compiled runtime of a game; this compiles what is not in the cache."""
    return _compiled(game, mode)


@cache  # by both arguments: a default left out would count as another call, and everything would compile twice
def _compiled(game: Game, mode: str) -> Compiled:
    return Compiled(game, mode)


def _read_environment() -> str:
    """Return the runtime that PERIHELION_RUNTIME asks for, or nothing."""
    wanted = os.environ.get("PERIHELION_RUNTIME", "")
    if wanted not in ("", INTERPRETED, COMPILED, CHECKED):
        raise InvalidOptions(
            f"PERIHELION_RUNTIME cannot be {wanted!r}; possible: {INTERPRETED}, {COMPILED}, {CHECKED}, or nothing"
        )
    return wanted


_forced = _read_environment()
"""The runtime that all games use, whatever is ready; empty where the best one is used."""


@contextmanager
def force_runtime(mode: str) -> Iterator[None]:
    """Use one runtime for all games inside the block: INTERPRETED, COMPILED, CHECKED, or "" for the best one."""
    global _forced
    before, _forced = _forced, mode
    try:
        yield
    finally:
        _forced = before


def forced_runtime() -> str:
    """Return which runtime is forced now, or ""."""
    return _forced


def best(game: Game) -> Runtime:
    """Return the fastest runtime that needs no waiting, or the one that PERIHELION_RUNTIME or `force_runtime` names."""
    if _forced == INTERPRETED:
        return interpreted(game)
    if _forced:
        return compiled(game, _forced)
    if is_ready(game):
        return compiled(game)
    compile_aside(game)
    return interpreted(game)


def is_compiled(game: Game) -> bool:
    """Return whether the best runtime of a game runs machine code."""
    return isinstance(best(game), Compiled)


def is_settled(game: Game) -> bool:
    """Return whether the best runtime of a game stays the same: one is forced, or the machine code is there."""
    return bool(_forced) or is_ready(game)


def wait(game: Game) -> None:
    """Return when the machine code of a game is there, or at once where another runtime is forced."""
    if not _forced:
        wait_until_ready(game)
