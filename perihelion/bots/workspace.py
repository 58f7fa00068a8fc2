"""The memory for loops around the rules of one game, in the form that the runtime needs."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..core.game import Game
from ..core.generator import Integers
from ..core.memory import records, zeros
from ..core.record import Record
from ..engine import loading, runtimes
from ..engine.arrays import words_of
from ..engine.jit import PLAIN
from .loop_types import NumberRows, Numbers, PackedWords, Records, RecordWords, State


@cache
def loops_around(game: Game, mode: str, file: str) -> Any:
    """Return the loops of a file around the rules of a game.

    They are loaded once: every search asks for them, and finding them takes milliseconds, interpreted as many as eight.
    """
    return loading.load_around(game, mode, file)


class PlainWords:
    """Makes plain records look like words of packed ones: a record is one word, and writing it copies the record."""

    def __init__(self, states: list[Record]):
        self._states = states

    def __getitem__(self, i: int) -> PlainRow:
        return PlainRow(self._states, i)

    def __setitem__(self, place: tuple[int, int], state: Record) -> None:
        self._states[place[0]] = state.copy()


class PlainRow:
    """The only word of one plain record."""

    shape = (1,)

    def __init__(self, states: list[Record], i: int):
        self._states, self._i = states, i

    def __getitem__(self, _: int) -> Record:
        return self._states[self._i]


class Workspace:
    """Some states of a game, the memory that the rules need, and the loops of `file` that work on them.

    Interpreted loops work on plain records and lists, compiled ones on arrays.
    """

    def __init__(self, game: Game, file: str, states: int):
        self.game = game
        self.runtime = runtimes.best(game)
        mode = self.runtime.mode if isinstance(self.runtime, runtimes.Compiled) else PLAIN
        self.loops = loops_around(game, mode, file)
        self._plain = mode == PLAIN
        if self._plain:
            plain: list[Any] = [None] * states  # the loops write a state before they read it
            self.states: Records = plain
            self.words: RecordWords = PlainWords(plain)
        else:
            self.states = self._packed = records(game.rules.state, states)
            self.words = words_of(self._packed)
        facts = game.rules.facts
        self.facts: Records = [facts()] if self._plain else records(facts, 1)
        self.weights = self.new_integers(game.most_outcomes)

    @property
    def is_compiled(self) -> bool:
        """Whether its loops are machine code."""
        return not self._plain

    @property
    def packed_words(self) -> PackedWords:
        """The memory of the states as 8-byte words, if the loops are machine code."""
        return words_of(self._packed)

    def is_current(self, game: Game) -> bool:
        """Return whether it belongs to this game and no faster runtime has become ready since."""
        return game is self.game and runtimes.best(game) is self.runtime

    def new_integers(self, n: int) -> Numbers:
        """Return n zeros."""
        return [0] * n if self._plain else zeros(n)

    def new_ids(self, n: int) -> NumberRows:
        """Return memory for the legal ids of n states."""
        actions = len(self.game.actions)
        return [self.new_integers(actions) for _ in range(n)] if self._plain else zeros((n, actions))

    def record(self, plain: Record) -> State:
        """Return a plain record in the form of the states here."""
        return plain if self._plain else plain.pack()[0]

    def set_state(self, i: int, plain: Record) -> None:
        """Set state i from a plain record."""
        self.states[i] = self.record(plain).copy()

    def sample(self, i: int, seat: int, r: Integers) -> None:
        """Replace what is hidden from the seat in state i with a random guess."""
        self.runtime.sample(self.states[i] if self._plain else self._packed[i : i + 1], seat, r)
