"""A step is a family in a phase: what may be done, what it does, and what is worth asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .actions import Family


class Step:
    """`may(s, f, *axes)` is 0 or the forbidding rule's number; `do(s, *axes)` carries out and never checks again.

    A keyword with an axis's name gives the values worth asking: `values(s, f, i)` is the i-th of them, rising,
    and -1 after the last. Every axis without one is asked in full.
    """

    def __init__(self, may: Callable[..., int], do: Callable[..., None], **candidates: Callable[[Any, Any, int], int]):
        self.may, self.do, self.candidates = may, do, candidates


Steps = dict[tuple[int, Family], Step]
