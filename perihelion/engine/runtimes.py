"""Runtimes: the same rules, interpreted on plain records or compiled on packed ones, behind one small interface.

Nothing waits for a compiler: a position starts interpreted, a child process fills the cache (background.py), and the
position switches over when the machine code is ready.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

from ..core import generator
from ..core.events import recording
from ..core.game import Game
from ..core.log import Entry
from ..core.memory import IN_BROWSER, numbers, records, zeros
from ..core.record import Record
from ..core.vocabulary import CHANCE
from ..errors import InvalidOptions
from .background import compile_aside, is_ready, wait_until_ready
from .jit import CHECKED, COMPILED, MACHINE_CODE, PLAIN
from .loading import load_loops

INTERPRETED = "interpreted"


class Scratch(threading.local):
    """Facts, ids and weights. Each thread has its own, so that a bot can search while the table goes on."""

    def __init__(self, make: Callable[[], tuple[Any, Any, Any]]):
        self.facts, self.ids, self.weights = make()


class WithScratch:
    """The memory that both runtimes have."""

    def __init__(self, scratch: Callable[[], tuple[Any, Any, Any]]):
        self._scratch = Scratch(scratch)

    @property
    def facts(self) -> Any:
        """The facts that `prepare` fills."""
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
        """Return an immutable copy that shares the arrays equal to those of the state before it."""
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

    def turn(self, s: Any, seat: int) -> None:
        s.to_act = seat

    def legal(self, s: Any) -> list[int]:
        n = self.module.legal(s, self.facts, self.ids)
        ids: list[int] = self.ids[:n]
        return ids

    def refuse(self, s: Any, number: int) -> int:
        return int(self.module.refuse(s, self.facts, number))

    def play(self, s: Any, number: int) -> None:
        self.module.play(s, number)

    def deals(self, s: Any) -> list[int]:
        k = self.module.deals(s, self.weights)
        weights: list[int] = self.weights[:k]
        return weights

    def deal(self, s: Any, outcome: int) -> None:
        self.module.deal(s, outcome)

    def carry_out(self, s: Record, entry: Entry) -> Entry:
        """Carry out an entry of a log. Return it with the values of its sentence and the events that followed."""
        kinds, values = self.game.rules.events, {}
        if entry.actor != CHANCE:
            if self.game.rules.choosing is not None:
                self.turn(s, entry.actor)
            family, axes = self.game.actions.family(entry.number)
            values = self.game.choice_values(s, family.name, axes)
        with recording(s) as reports:
            if entry.actor == CHANCE:
                self.deal(s, entry.number)
            else:
                self.play(s, entry.number)
        events = tuple(kinds[report.event].event(report.numbers) for report in reports) if kinds else ()
        return entry._replace(values=values, events=events)

    def seen(self, s: Any) -> int:
        return int(self.module.seen(s))

    def sample(self, s: Any, seat: int, r: Any) -> None:
        self.module.sample(s, seat, r)

    def generator(self, seed: int, log: Sequence[Entry] = ()) -> Any:
        """Return a random generator for `sample`; if the rules recall, with the log as the seat has seen it."""
        r = [0, 0, *_recalled(self.game, log)]
        generator.seed(r, seed)
        return r


class Compiled(WithScratch):
    """The rules as machine code. A state is an array of one packed record."""

    def __init__(self, game: Game, mode: str = MACHINE_CODE):
        self.game, self.mode = game, mode
        self.module: Any = load_loops(game, mode)
        facts, ids, outcomes = game.rules.facts, len(game.actions), game.most_outcomes
        super().__init__(lambda: (records(facts, 1), zeros(ids), zeros(outcomes)))

    def plain(self, s: Any) -> Any:
        return self.game.rules.state.unpack(s)

    def packed(self, s: Any) -> Any:
        return self.copy(s)

    def state(self, plain: Any) -> Any:
        return plain.pack()

    def copy(self, s: Any) -> Any:
        if IN_BROWSER:
            return s.copy()
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

    def turn(self, s: Any, seat: int) -> None:
        s["to_act"][0] = seat

    def legal(self, s: Any) -> list[int]:
        n = self.module.legal_at(s, 0, self.facts, self.ids)
        ids: list[int] = self.ids[:n].tolist()
        return ids

    def refuse(self, s: Any, number: int) -> int:
        return int(self.module.refuse_at(s, 0, self.facts, number))

    def play(self, s: Any, number: int) -> None:
        self.module.play_at(s, 0, number)

    def deals(self, s: Any) -> list[int]:
        k = self.module.deals_at(s, 0, self.weights)
        weights: list[int] = self.weights[:k].tolist()
        return weights

    def deal(self, s: Any, outcome: int) -> None:
        self.module.deal_at(s, 0, outcome)

    def seen(self, s: Any) -> int:
        return int(self.module.seen_at(s, 0))

    def sample(self, s: Any, seat: int, r: Any) -> None:
        self.module.sample_at(s, 0, seat, r)

    def generator(self, seed: int, log: Sequence[Entry] = ()) -> Any:
        r = numbers([0, 0, *_recalled(self.game, log)])
        generator.seed(r, seed)
        return r


Runtime = Interpreted | Compiled


def _recalled(game: Game, log: Sequence[Entry]) -> list[int]:
    """Return a log as numbers, for rules that recall it."""
    if not game.rules.recalls:
        return []
    return [number for entry in log for number in (entry.actor, entry.phase, entry.number)]


@cache
def interpreted(game: Game) -> Interpreted:
    """Return the interpreted runtime of a game."""
    return Interpreted(game)


def compiled(game: Game, mode: str = MACHINE_CODE) -> Compiled:
    """Return the compiled runtime of a game. Compiles whatever is not in the cache."""
    return _compiled(game, mode)


@cache  # keyed by both arguments: an omitted default would be a second key, and everything would compile twice
def _compiled(game: Game, mode: str) -> Compiled:
    return Compiled(game, mode)


def _read_environment() -> str:
    """Return the runtime named by PERIHELION_RUNTIME, or ""."""
    wanted = os.environ.get("PERIHELION_RUNTIME", "")
    if wanted not in ("", INTERPRETED, COMPILED, CHECKED):
        raise InvalidOptions(
            f"PERIHELION_RUNTIME cannot be {wanted!r}; possible: {INTERPRETED}, {COMPILED}, {CHECKED}, or nothing"
        )
    return wanted


_forced = _read_environment()
"""The runtime that all games use, whatever is ready; empty to use the best one."""


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
    """Return the runtime forced now, or ""."""
    return _forced


def best(game: Game) -> Runtime:
    """Return the fastest runtime available now, or the one named by PERIHELION_RUNTIME or `force_runtime`."""
    if _forced == INTERPRETED:
        return interpreted(game)
    if _forced:
        return compiled(game, _forced)
    if is_ready(game):
        return compiled(game)
    if not IN_BROWSER:
        compile_aside(game)
    return interpreted(game)


def is_compiled(game: Game) -> bool:
    """Return whether the best runtime of a game runs machine code."""
    return isinstance(best(game), Compiled)


def is_settled(game: Game) -> bool:
    """Return whether the best runtime of a game is final: one is forced, or the machine code is ready.

    A browser compiles nothing.
    """
    return bool(_forced) or IN_BROWSER or is_ready(game)


def wait(game: Game) -> None:
    """Block until the machine code of a game is ready. Returns at once if nothing is going to be compiled."""
    if not _forced and not IN_BROWSER:
        wait_until_ready(game)
