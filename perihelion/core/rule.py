"""`@rule` and `table`: how a rules module marks what the engine may compile.

A rules module is imported once for each runtime. In the plain import `@rule` returns the function unchanged, so the
debugger and coverage see ordinary Python. The engine imports the same files again while a `Compiler` is active, and
there `@rule` compiles. A rule is therefore written once, and nothing compiles unless the engine asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import product
from typing import Protocol, TypeVar

F = TypeVar("F", bound=Callable[..., object])

Table = Mapping[int | tuple[int, ...], int]
"""Constant integers. Plain rules read a dictionary, compiled rules an array."""

Nested = Sequence["int | Nested"]
"""A list of integers, or of lists with the same shape."""

IS_RULE = "is_rule"
"""The attribute of plain rules, by which perihelion/check tells them from other functions."""


class Compiler(Protocol):
    """What the engine does with rules and tables while it imports a rules module for one of its runtimes."""

    def rule(self, function: F) -> F:
        """Return the compiled form of a rule."""

    def table(self, values: Nested) -> Table:
        """Return constant integers as an array."""


_compiler: Compiler | None = None


@contextmanager
def compiling(compiler: Compiler) -> Iterator[None]:
    """Give every `@rule` and `table` met inside the block to this compiler."""
    global _compiler
    before, _compiler = _compiler, compiler
    try:
        yield
    finally:
        _compiler = before


def is_compiling() -> bool:
    """Return whether modules are being imported for a compiled runtime."""
    return _compiler is not None


def rule(function: F) -> F:
    """Mark a rule of a game, or a part of one: it takes and returns integers and changes only the record."""
    if _compiler is not None:
        return _compiler.rule(function)
    setattr(function, IS_RULE, True)
    return function


def table(values: Nested) -> Table:
    """Return constant integers that rules index: `T[i]` for a list, `T[i, j]` for a list of lists, and so on."""
    if _compiler is not None:
        return _compiler.table(values)
    shape: list[int] = []
    row: int | Nested = values
    while not isinstance(row, int):
        shape.append(len(row))
        row = row[0]
    if len(shape) == 1:
        return {i: _value_at(values, (i,)) for i in range(shape[0])}
    return {index: _value_at(values, index) for index in product(*map(range, shape))}


def _value_at(values: Nested, index: tuple[int, ...]) -> int:
    value = values[index[0]]
    return int(value) if isinstance(value, int) else _value_at(value, index[1:])
