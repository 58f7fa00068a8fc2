"""Runtimes: the same rules interpreted on plain records or compiled on packed ones, behind the same few calls.

Nobody waits for a compiler: a position begins interpreted, a child process fills the cache, and the position
switches over when the machine code is there.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from . import kernel, kit
from .game import Game
from .jit import CHECKED, COMPILED
from .record import Record

CHANCE, OVER = -1, -2

BOTS = ("ahead.py", "tree.py")
"""The loops in perihelion/bots that are compiled together with a game."""


class NoFacts(Record):
    """What `prepare` fills in a game whose checks share nothing."""


class Scratch(threading.local):
    """Working space: each thread has its own, so that a bot may think while the table goes on."""

    def __init__(self, make: Callable[[], tuple[Any, Any, Any]]):
        self.facts, self.ids, self.weights = make()


class Shared:
    """What both runtimes have."""

    def __init__(self, scratch: Callable[[], tuple[Any, Any, Any]]):
        self._scratch = Scratch(scratch)

    @property
    def facts(self) -> Any:
        """What `prepare` fills."""
        return self._scratch.facts

    @property
    def ids(self) -> Any:
        """Room for all legal ids."""
        return self._scratch.ids

    @property
    def weights(self) -> Any:
        """Room for the weights of all outcomes."""
        return self._scratch.weights


class Interpreted(Shared):
    """The rules as plain Python. A state is a plain record."""

    def __init__(self, game: Game):
        self.game = game
        self.module: Any = kernel.interpreted(game)
        facts, ids, outcomes = getattr(game.rules, "Facts", NoFacts), len(game.actions), outcome_room(game)
        super().__init__(lambda: (facts(), [0] * ids, [0] * outcomes))

    def plain(self, s: Any) -> Any:
        return s.copy()

    def packed(self, s: Any) -> Any:
        return s.pack()

    def state(self, plain: Any) -> Any:
        return plain.copy()

    def copy(self, s: Any) -> Any:
        return s.copy()

    def remember(self, s: Any, before: Any) -> Any:
        """A copy nobody will change; it shares the arrays that are the same in the state before it."""
        old = before.__dict__ if before is not None else {}
        kept = object.__new__(type(s))
        kept.__dict__ = {
            name: value if type(value) is not dict else old[name] if old.get(name) == value else value.copy()
            for name, value in s.__dict__.items()
        }
        return kept

    def phase(self, s: Any) -> int:
        return int(getattr(s, self.game.phase_field))

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
        kit.seed(r, seed)
        return r


class Compiled(Shared):
    """The rules as machine code. A state is an array of one packed record."""

    def __init__(self, game: Game, mode: str = COMPILED):
        import numpy as np

        self.game, self.mode = game, mode
        self.module: Any = kernel.compiled(game, mode)
        facts, ids, outcomes = getattr(game.rules, "Facts", NoFacts).dtype(), len(game.actions), outcome_room(game)
        super().__init__(lambda: (np.zeros(1, facts), np.zeros(ids, np.int64), np.zeros(outcomes, np.int64)))

    def plain(self, s: Any) -> Any:
        return self.game.rules.State.unpack(s)

    def packed(self, s: Any) -> Any:
        return s.copy()

    def state(self, plain: Any) -> Any:
        return plain.pack()

    def copy(self, s: Any) -> Any:
        return s.copy()

    def remember(self, s: Any, before: Any) -> Any:
        return s.copy()

    def phase(self, s: Any) -> int:
        return int(s[self.game.phase_field][0])

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
        kit.seed(r, seed)
        return r


Runtime = Interpreted | Compiled


def outcome_room(game: Game) -> int:
    """The greatest number of outcomes of a chance point."""
    return max((len(book) for book in game.outcomes.values()), default=1)


@cache
def interpreted(game: Game) -> Interpreted:
    """The interpreted runtime of a game."""
    return Interpreted(game)


def compiled(game: Game, mode: str = COMPILED) -> Compiled:
    """The compiled runtime of a game; compiles what is not in the cache."""
    return _compiled(game, mode)


@cache  # by both arguments: a default left out would count as another call, and everything compile twice
def _compiled(game: Game, mode: str) -> Compiled:
    return Compiled(game, mode)


def best(game: Game) -> Runtime:
    """The fastest runtime that needs no waiting; PERIHELION_RUNTIME=interpreted, compiled or checked overrides."""
    wish = os.environ.get("PERIHELION_RUNTIME", "")
    if wish == "interpreted":
        return interpreted(game)
    if wish in (COMPILED, CHECKED):
        return compiled(game, wish)
    if _is_ready(game):
        return compiled(game)
    _compile_aside(game)
    return interpreted(game)


_known_ready: set[str] = set()


def _is_ready(game: Game) -> bool:
    if game.key not in _known_ready and ready(game).exists():
        _known_ready.add(game.key)
    return game.key in _known_ready


@cache
def ready(game: Game) -> Path:
    """The file that stands in a game's cache folder when its machine code and that of its bots is complete."""
    digest = hashlib.sha256()
    for name in BOTS:
        digest.update((Path(__file__).parent.parent / "bots" / name).read_bytes())
    return kernel.folder(game, COMPILED) / f"ready-{digest.hexdigest()[:8]}"


@cache
def _compile_aside(game: Game) -> subprocess.Popen[bytes]:
    """Fill the cache in a child process, once; it ends by itself."""
    return subprocess.Popen(
        [sys.executable, "-m", "perihelion.warm", game.key],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def wait(game: Game) -> None:
    """Return when the machine code of a game is there, or at once where PERIHELION_RUNTIME wants something else."""
    while not os.environ.get("PERIHELION_RUNTIME") and not _is_ready(game):
        if _compile_aside(game).wait():
            raise RuntimeError(f"{game.key} could not be compiled; perihelion warm {game.key} shows why")
        if not _is_ready(game):  # another process is at it
            time.sleep(2)
            _compile_aside.cache_clear()


def start(game: Game, options: dict[str, Any]) -> Any:
    """The plain state of a new game with these checked options."""
    s = game.rules.State()
    game.rules.setup(s, options)
    return s
