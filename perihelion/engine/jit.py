"""Compiles rules for the processor or a GPU. Only this file and those of `wasm/` import Numba.

`import_for` reimports rules modules while `@rule` means "compile me" and `table` a NumPy array.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import RLock
from types import ModuleType
from typing import Any, TypeVar

from ..core.memory import IN_BROWSER
from ..core.rule import compiling

F = TypeVar("F", bound=Callable[..., Any])

PLAIN, COMPILED, CHECKED, CUDA, WASM = "plain", "compiled", "checked", "cuda", "wasm"
"""The modes: interpreted, machine code, machine code that checks every index, and that for a GPU or a browser."""

MACHINE_CODE = WASM if IN_BROWSER else COMPILED
"""The mode of the fastest runtime here."""

SHARED_RULES = (
    "perihelion.core.default_rules",
    "perihelion.core.events",
    "perihelion.core.generator",
    "perihelion.core.recall",
    "perihelion.core.vocabulary",
    "perihelion.engine.float_rules",
    "perihelion.engine.network_rules",
    "perihelion.rules",
)
"""The modules outside a game that hold rules; they are imported once per mode, like a game's own."""

_mode = PLAIN
_lock = RLock()


class NumbaCompiler:
    """Compiles rules for one mode."""

    def __init__(self, mode: str):
        self.mode = mode

    def rule(self, function: Any) -> Any:
        """Return the compiled form of a rule."""
        if self.mode == CUDA:
            compiled = numba_cuda().jit(device=True)(function)
        else:
            compiled = _compile(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)
        if hasattr(compiled, "get_call_template"):  # Numba's simulator of a GPU calls the function itself
            compiled.get_call_template = _with_wide_integers(compiled.get_call_template)
        return compiled

    def table(self, values: Any) -> Any:
        """Return constant integers as an array, in a narrow type on a GPU, which has little cache per thread."""
        import numpy as np

        wide = np.array(values, dtype=np.int64)
        return wide.astype(_narrowest(wide)) if self.mode == CUDA else wide


def loop(function: F) -> F:
    """Mark a loop over rules that Python calls. Its machine code is cached beside its file."""
    return function if _mode in (PLAIN, CUDA) else _compile(function, cache=True)


def direct(function: Any, *arguments: Any) -> Any:
    """Return the machine code of a compiled loop for arguments of these types.

    A call of the loop itself looks it up by the types of all arrays, which takes longer than a short loop.
    """
    import numba

    typeof: Any = numba.typeof
    return function.compile(tuple(map(typeof, arguments)))


def grid(**how: Any) -> Callable[[F], F]:
    """Mark a loop that Python launches on a GPU; `how` is passed to Numba's CUDA."""
    return numba_cuda().jit(cache=True, **how) if _mode == CUDA else lambda function: function


def gpu() -> Any:
    """Return the module that gives a GPU loop its thread index and memory, or None in another mode."""
    return numba_cuda() if _mode == CUDA else None


def numba_cuda() -> Any:
    """Return Numba's CUDA. It is an optional dependency, so that machines without a GPU need not install it."""
    import numba.cuda

    return numba.cuda


def _compile(function: Any, **how: bool) -> Any:
    import numba

    compiler: Any = numba.njit
    return compiler(nogil=True, error_model="numpy", boundscheck=_mode == CHECKED, _nrt=False, **how)(function)


def _with_wide_integers(template: Callable[..., Any]) -> Callable[..., Any]:
    """Let calls with int8 and with int64 share one compiled function, which halves the compile time."""
    from numba import types

    def wide(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return template(tuple(types.int64 if isinstance(arg, types.Integer) else arg for arg in args), kws)

    return wide


def _narrowest(values: Any) -> str:
    """Return the smallest signed integer type that holds all values."""
    most = max(-int(values.min()) - 1, int(values.max()))
    return "i1" if most < 1 << 7 else "i2" if most < 1 << 15 else "i4" if most < 1 << 31 else "i8"


def import_for(mode: str, package: str, find: Callable[[], ModuleType]) -> ModuleType:
    """Return the module imported by `find` while rules compile for `mode` and all modules of `package` are reimported.

    The modules imported before are restored afterwards.
    """
    prefixes = (package, *SHARED_RULES)
    with _lock, _in_mode(mode):
        ours = {name: sys.modules.pop(name) for name in list(sys.modules) if _below(name, prefixes)}
        try:
            return find()
        finally:
            for name in [name for name in sys.modules if _below(name, prefixes)]:
                del sys.modules[name]
            sys.modules.update(ours)
            for name in prefixes:  # importing a module set it as an attribute of its parent
                parent, _, child = name.rpartition(".")
                if parent in sys.modules and name in ours:
                    setattr(sys.modules[parent], child, ours[name])


@contextmanager
def _in_mode(mode: str) -> Iterator[None]:
    global _mode
    before, _mode = _mode, mode
    try:
        with compiling(NumbaCompiler(mode)):
            yield
    finally:
        _mode = before


def _below(name: str, prefixes: tuple[str, ...]) -> bool:
    return any(name == prefix or name.startswith(prefix + ".") for prefix in prefixes)
