"""Compares two views of a game, so that parts of a board whose input did not change keep their results."""

from __future__ import annotations

from .record import Cells, Index
from .view import View

ComparedArrays = dict[tuple[int, int], tuple[Cells, Cells, set[Index]]]
"""By the ids of two arrays: both arrays, so that the ids stay theirs, and the cells in which they differ."""

READABLE = (
    "game",
    "seat",
    "options",
    "actor",
    "legal",
    "log",
    "words",
    "nameless_words",
    "happened",
    "confirming",
    "lang",
)
"""The attributes of a view, beside its state, that a part of a board may read."""


def reuse_results(view: View, before: View, compared: ComparedArrays | None = None) -> None:
    """Let a view reuse the results of an earlier view if nothing that they were made of has changed.

    `compared` has the arrays that other viewers compared at the same step: most are the same for all of them.
    """
    old, compared = vars(before.state), {} if compared is None else compared
    changed = view.memo.changed_fields
    for name, value in vars(view.state).items():
        was = old[name]
        if was is value:
            continue
        if type(value) is not dict:
            if was != value:
                changed[name] = set()
            continue
        known = compared.get((id(was), id(value)))
        if known is None:
            cells = {i for i, cell in value.items() if was[i] != cell}
            known = compared[id(was), id(value)] = (was, value, cells)
        if known[2]:
            changed[name] = known[2]
    view.memo.before = before.memo.results
    view.memo.changed_attributes = frozenset(
        name for name in READABLE if _differ(getattr(before, name), getattr(view, name))
    )


def _differ(a: object, b: object) -> bool:
    return a is not b and a != b
