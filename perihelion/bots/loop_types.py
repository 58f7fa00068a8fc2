"""The types of what the bots' loops work on.

Compiled loops work on NumPy arrays and packed records. Interpreted ones work on lists and plain records, which have the
same indices.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ..core.record import Record

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

Numbers = list[int] | Ints
"""Integers in the form that the runtime needs, such as legal ids, weights or a random generator."""
NumberRows = list[Numbers] | Ints
"""Rows of integers, such as the legal ids of several states."""

Nodes = NDArray[np.int32]
"""The integers of a search tree, by node and column (search_memory.py)."""
Stats = NDArray[np.float64]
"""The floats of a search tree, by node and column (search_memory.py)."""
Paths = NDArray[np.int16]
"""Sequences of actions, by sequence and decision."""

State = Record | np.void
"""A state: a plain record, or an element of an array of packed ones."""
Facts = Record | np.void
"""The facts of a decision, in the same two forms."""

PackedStates = NDArray[np.void]
PackedWords = NDArray[np.uint64]
"""The memory of packed states as 8-byte words, by state and word."""


class Records(Protocol):
    """States or facts: a list of plain records, or an array of packed ones."""

    def __getitem__(self, index: int, /) -> Record | np.void: ...

    def __setitem__(self, index: int, value: Record | np.void, /) -> None: ...


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
