"""Stops rules that do not end: an installed game may contain an endless loop, and a server must outlive it.

While `stop_slow_rules` is active, a thread looks at the stacks of all threads. If a call into a game goes on for too
many looks and is inside the package of a watched game, RuleTooSlow is raised there. Looks are counted, not seconds: on
a machine that is busy or was suspended, both the call and the looks are late.

Python can interrupt interpreted code only. Servers run games interpreted; machine code runs in processes that can be
killed.
"""

from __future__ import annotations

import _thread
import ctypes
import signal
import sys
import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from ..errors import RuleTooSlow
from ..operating_system import SPARE_SIGNAL
from .memory import IN_BROWSER

LIMIT_SECONDS = 3.0
"""How long a call into a game may take: a move, a list of legal actions, a drawing."""
IMPORT_FACTOR = 10
"""How many times as long a call may take that imports something: it may load large libraries."""
LOOK_SECONDS = 0.1

LAYERS = ("perihelion.core.", "perihelion.draw.", "perihelion.engine.")
"""The modules that call games. They do not wait for anything, so their outermost frame is one call into a game."""
SIGNAL = SPARE_SIGNAL
"""Python pretends that this signal arrived, to run a handler in the main thread."""


class Seen(NamedTuple):
    """What a look at a stack found."""

    call: FrameType | None = None
    """The call into a game."""
    rule: FrameType | None = None
    """The outermost function of a watched game."""
    inner: FrameType | None = None
    """Its innermost one."""
    imports: bool = False

    def error(self, seconds: float) -> RuleTooSlow | None:
        """Return the error to raise, or None if no watched game runs."""
        if self.rule is None or self.inner is None:
            return None
        code, place = self.rule.f_code, self.inner
        name = _module(self.rule) if code.co_name == "<module>" else code.co_qualname
        return RuleTooSlow(name, f"{Path(place.f_code.co_filename).name}, line {place.f_lineno}", seconds)


def look(frame: FrameType | None, packages: Collection[str]) -> Seen:
    """Return what runs on a stack, given its innermost frame and the packages of the watched games."""
    call = rule = inner = None
    imports = False
    while frame is not None:
        module = _module(frame)
        if any(module == package or module.startswith(f"{package}.") for package in packages):
            call = rule = frame
            inner = inner or frame
        elif module.startswith(LAYERS):
            call = frame
        imports = imports or module.startswith("importlib.")
        frame = frame.f_back
    return Seen(call, rule, inner, imports)


def _module(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


class _Watch(threading.Thread):
    """The thread that looks at the others."""

    def __init__(self, packages: Callable[[], Collection[str]], seconds: float):
        super().__init__(name="slow rules", daemon=True)
        self.packages, self.seconds = packages, seconds
        self.ended = threading.Event()
        self._calls: dict[int, tuple[FrameType, int]] = {}
        """The call into a game that each thread is in, with the number of looks at which it was running."""

    def run(self) -> None:
        """Look at all threads until the watch ends."""
        while not self.ended.wait(LOOK_SECONDS):
            packages, calls = self.packages(), self._calls
            self._calls = {}
            for thread, frame in sys._current_frames().items():
                seen = look(frame, packages)
                if seen.call is None:
                    continue
                before, looks = calls.get(thread, (None, 0))
                looks = looks + 1 if before is seen.call else 0
                if looks * LOOK_SECONDS >= self.seconds * (IMPORT_FACTOR if seen.imports else 1) and seen.rule:
                    self._stop_call(thread, seen)
                    looks = 0  # if it catches the error and goes on, it is stopped again later
                self._calls[thread] = seen.call, looks

    def _stop_call(self, thread: int, seen: Seen) -> None:
        """Stop a call.

        The main thread is stopped by the innermost block that it has entered, and only by the signal: an error that
        another thread raises there might arrive after the call.
        """
        if thread == threading.main_thread().ident:
            if signal.getsignal(SIGNAL) == self.stop_main:
                _thread.interrupt_main(SIGNAL)
        elif error := seen.error(self.seconds):
            _raise_in(thread, error)

    def stop_main(self, _: int, frame: FrameType | None) -> None:
        """Handle the signal: raise in the main thread, but only if it is still inside a watched game."""
        if error := look(frame, self.packages()).error(self.seconds):
            raise error


def _raise_in(thread: int, error: RuleTooSlow) -> None:
    """Raise an error in another thread. Python takes a class without arguments."""
    kind = type("RuleTooSlow", (RuleTooSlow,), {"__init__": lambda self: RuleTooSlow.__init__(self, *error.values)})
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(kind))


@contextmanager
def stop_slow_rules(packages: Callable[[], Collection[str]]) -> Iterator[None]:
    """Stop calls into games that take longer than LIMIT_SECONDS inside the block, in all threads.

    `packages` returns the packages of the watched games. The main thread is watched only if it enters the
    block. In a browser nothing is stopped: it has no threads, and the page can end its worker.
    """
    if IN_BROWSER:
        yield
        return
    watch = _Watch(packages, LIMIT_SECONDS)
    before = None
    if in_main := threading.current_thread() is threading.main_thread():
        before = signal.signal(SIGNAL, watch.stop_main)
    watch.start()
    try:
        yield
    finally:
        watch.ended.set()
        watch.join()
        if in_main:
            signal.signal(SIGNAL, before)
