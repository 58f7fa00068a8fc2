"""The types of what the bots' loops work on.

Compiled loops work on NumPy arrays and packed records, or in a browser on those of core/buffers.py. Interpreted ones
work on lists and plain records, which have the same indices. Only type checkers need NumPy here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from ..core.record import Record

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Ints = NDArray[np.int64]

    Numbers = list[int] | Ints
    NumberRows = list[Numbers] | Ints

    Nodes = NDArray[np.int32]
    Stats = NDArray[np.float64]
    Paths = NDArray[np.int16]

    State = Record | np.void
    Facts = Record | np.void

    PackedStates = NDArray[np.void]
    PackedWords = NDArray[np.uint64]
else:
    Floats = Ints = Any
    Numbers = Any
    """Integers in the form that the runtime needs, such as legal ids, weights or a random generator."""
    NumberRows = Any
    """Rows of integers, such as the legal ids of several states."""

    Nodes = Any
    """The integers of a search tree, by node and column (search_memory.py)."""
    Stats = Any
    """The floats of a search tree, by node and column (search_memory.py)."""
    Paths = Any
    """Sequences of actions, by sequence and decision."""

    State = Any
    """A state: a plain record, or an element of an array of packed ones."""
    Facts = Any
    """The facts of a decision, in the same two forms."""

    PackedStates = Any
    PackedWords = Any
    """The memory of packed states as 8-byte words, by state and word."""


class Records(Protocol):
    """States or facts: a list of plain records, or an array of packed ones."""

    def __getitem__(self, index: int, /) -> State: ...

    def __setitem__(self, index: int, value: State, /) -> None: ...


class RecordWords(Protocol):
    """The memory of states as words, by state. A packed state has words of 8 bytes; a plain one counts as one word."""

    def __getitem__(self, row: int, /) -> object: ...


class EvaluationParams(Protocol):
    """The parameters of a search that its evaluations need."""

    @property
    def seat(self) -> int:
        """The seat that searches."""

    @property
    def value_scale(self) -> float:
        """The lead in points that makes a win e times as likely."""

    @property
    def upon_judge(self) -> bool:
        """True if the network corrects the judge's estimate."""
