"""One source of rules, several runtimes. This is the only file that imports Numba.

A rules module is imported once for each runtime. The plain import leaves its functions as they are. `twin`
imports the very same files again, and there `@rule` means "compile me", for the processor or for a GPU, and `table` a
NumPy array. So a rule is written once, its interpreted form is what coverage and the debugger see, and nothing compiles
unless asked.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from threading import RLock
from types import ModuleType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

PLAIN, COMPILED, CHECKED, CUDA = "plain", "compiled", "checked", "cuda"

KIT = "perihelion.core.kit"

_mode = PLAIN
_lock = RLock()


def rule(function: F) -> F:
    """A rule of a game, or a part of one: integers in, integers out, only the record changes."""
    if _mode == PLAIN:
        return function
    if _mode == CUDA:
        compiled = numba_cuda().jit(device=True)(function)
    else:
        compiled = _compile(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    if hasattr(compiled, "get_call_template"):  # Numba's simulator of a GPU calls the function itself
        compiled.get_call_template = _with_wide_integers(compiled.get_call_template)
    return compiled  # type: ignore[no-any-return]


def loop(function: F) -> F:
    """A loop over rules that Python calls; its machine code is kept beside the file it stands in."""
    return function if _mode in (PLAIN, CUDA) else _compile(function, cache=True)


def grid(**how: Any) -> Callable[[F], F]:
    """A loop that Python starts on a GPU; `how` is for Numba's CUDA."""
    return numba_cuda().jit(cache=True, **how) if _mode == CUDA else lambda function: function


def gpu() -> Any:
    """What a loop on a GPU asks for its thread and its memory; nothing where the file is read for another runtime."""
    return numba_cuda() if _mode == CUDA else None


def numba_cuda() -> Any:
    """Numba's CUDA: an extra, so that nobody without a GPU has to install it."""
    import numba.cuda

    return numba.cuda


def _compile(function: Any, **how: bool) -> Any:
    import numba

    compiler: Any = numba.njit
    return compiler(nogil=True, error_model="numpy", boundscheck=_mode == CHECKED, **how)(function)


def _with_wide_integers(template: Callable[..., Any]) -> Callable[..., Any]:
    """Let a call with int8 and a call with int64 share one compiled function: halves the time to compile a game."""
    from numba import types

    def wide(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        args = tuple(types.int64 if isinstance(arg, types.Integer) else arg for arg in args)
        found, signature, _, kws = template(args, kws)
        return found, signature, args, kws

    return wide


def table(values: Any) -> Any:
    """Constant integers that rules index: `T[i]` for a list, `T[i, j]` for a list of lists, and so on."""
    if _mode != PLAIN:
        import numpy as np

        wide = np.array(values, dtype=np.int64)
        return wide.astype(_narrowest(wide)) if _mode == CUDA else wide
    shape: list[int] = []
    row = values
    while not isinstance(row, int):
        shape.append(len(row))
        row = row[0]
    if len(shape) == 1:
        return dict(enumerate(values))
    return {index: _at(values, index) for index in product(*map(range, shape))}


def _narrowest(values: Any) -> str:
    """The smallest signed integer that holds all values: a GPU has little cache for each of its threads."""
    most = max(-int(values.min()) - 1, int(values.max()))
    return "i1" if most < 1 << 7 else "i2" if most < 1 << 15 else "i4" if most < 1 << 31 else "i8"


def _at(values: Any, index: tuple[int, ...]) -> int:
    for i in index:
        values = values[i]
    return int(values)


def twin(package: str, mode: str, find: Callable[[], ModuleType]) -> ModuleType:
    """What `find` imports while `@rule` and `table` mean `mode` and every module of `package` is read anew."""
    prefixes = (package, KIT)
    with _lock, _as(mode):
        ours = {name: sys.modules.pop(name) for name in list(sys.modules) if _below(name, prefixes)}
        try:
            return find()
        finally:
            for name in [name for name in sys.modules if _below(name, prefixes)]:
                del sys.modules[name]
            sys.modules.update(ours)
            for name in prefixes:  # no parent below them has changed
                parent, _, child = name.rpartition(".")
                if parent in sys.modules and name in ours:
                    setattr(sys.modules[parent], child, ours[name])


@contextmanager
def _as(mode: str) -> Iterator[None]:
    global _mode
    before, _mode = _mode, mode
    try:
        yield
    finally:
        _mode = before


def _below(name: str, prefixes: tuple[str, ...]) -> bool:
    return any(name == prefix or name.startswith(prefix + ".") for prefix in prefixes)
