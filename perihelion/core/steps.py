"""A step is a family of actions in a phase: which of them are legal, what they do, and which are worth asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .actions import Family


class Step:
    """`may(s, f, *axes)` is 0 or the forbidding rule's number; `do(s, *axes)` carries out and never checks again.

    A keyword with an axis's name limits the values that are asked: `values(s, f, i)` returns the i-th of them in rising
    order, and -1 after the last. Every axis without such a keyword is asked in full.
    """

    def __init__(self, may: Callable[..., int], do: Callable[..., None], **candidates: Callable[[Any, Any, int], int]):
        self.may, self.do, self.candidates = may, do, candidates


Steps = dict[tuple[int, Family], Step]
