"""What operating systems do differently: folders, locks on files, priorities, processor cores, memory.

Linux and macOS have the POSIX calls, Windows has others. No other module imports `fcntl`, `msvcrt` or `resource`, and
`tests/test_portable.py` runs without everything that Windows lacks.
"""

from __future__ import annotations

import _thread
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType
from typing import Any

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None

CAN_OPEN_FOLDERS = fcntl is not None
"""True if a folder can be opened, and so locked, like a file."""

SPARE_SIGNAL: signal.Signals = getattr(signal, "SIGURG" if hasattr(signal, "SIGURG") else "SIGBREAK")
"""A signal that nobody sends to this process, so that Python can pretend that it arrived."""

HOME_FOLDERS = {"data": ("XDG_DATA_HOME", ".local/share"), "cache": ("XDG_CACHE_HOME", ".cache")}
"""For data and caches: the variable that names the user's folder on Linux, and the folder if it is not set."""


def user_folder(kind: str) -> Path:
    """Return the user's folder for "data" or "cache"."""
    variable, otherwise = HOME_FOLDERS[kind]
    if given := os.environ.get(variable):
        return Path(given) / "perihelion"
    if windows := os.environ.get("LOCALAPPDATA"):
        return Path(windows) / "perihelion" / kind
    return Path.home() / otherwise / "perihelion"


def try_lock(file: int) -> bool:
    """Lock an open file for this process until it is closed. Return False if another process has locked it."""
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            from msvcrt import LK_NBLCK, locking  # type: ignore[attr-defined, unused-ignore]

            locking(file, LK_NBLCK, 1)
    except OSError:
        return False
    return True


def count_cores() -> int:
    """Return the number of cores that this process may use, or of all cores if the system does not tell."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def niceness() -> int:
    """Return how much this process lets others go first; 0 if the system knows no niceness."""
    return os.nice(0) if hasattr(os, "nice") else 0


def lower_priority(by: int) -> None:
    """Let other processes go first: add to the niceness of this one, or choose Windows' class below normal."""
    if hasattr(os, "nice"):
        os.nice(by)
    elif by > 0:
        import psutil

        psutil.Process().nice(psutil.BELOW_NORMAL_PRIORITY_CLASS)


def memory_in_use() -> int:
    """Return the memory of this process in bytes."""
    import psutil

    return int(psutil.Process().memory_info().rss)


@contextmanager
def call_after(seconds: float, again: float, function: Callable[..., None]) -> Iterator[None]:
    """Call a function in the main thread if the block is not over by then, and again at intervals.

    It may raise, to end the block. Windows has no alarm: there, a call that waits in the system is not interrupted.
    """
    if hasattr(signal, "SIGALRM"):
        before = signal.signal(signal.SIGALRM, function)
        signal.setitimer(signal.ITIMER_REAL, seconds, again)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
        return
    over = threading.Event()
    before = signal.signal(SPARE_SIGNAL, function)
    threading.Thread(target=_interrupt_main, args=(seconds, again, over), daemon=True).start()
    try:
        yield
    finally:
        over.set()
        signal.signal(SPARE_SIGNAL, before)


def _interrupt_main(seconds: float, again: float, over: threading.Event) -> None:
    while not over.wait(seconds):
        _thread.interrupt_main(SPARE_SIGNAL)
        seconds = again


GROUP: dict[str, Any] = {"start_new_session": True} if hasattr(os, "killpg") else {}
"""Arguments of `subprocess.Popen` for a process that `kill_group` ends with all its children."""


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """Kill a process that was started with GROUP, and all its children."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        return
    import psutil

    with suppress(psutil.NoSuchProcess):
        for child in psutil.Process(process.pid).children(recursive=True):
            child.kill()
    process.kill()
