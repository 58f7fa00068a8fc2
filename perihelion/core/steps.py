"""A step is a family of actions in a phase: which are legal, what they do, and which values are worth asking."""

from __future__ import annotations

from collections.abc import Callable

from .actions import Family


class Step:
    """`may(s, f, *axes)` returns OK or the number of the rule that forbids the action; `do(s, *axes)` carries it out.

    A keyword with the name of an axis limits the values that are asked: `values(s, f, i)` returns the i-th of them in
    rising order, and -1 after the last. All values of an axis without such a keyword are asked.
    """

    def __init__(self, may: Callable[..., int], do: Callable[..., None], **candidates: Callable[..., int]):
        self.may, self.do, self.candidates = may, do, candidates


Steps = dict[tuple[int, Family], Step]
