"""Takes from Python what Windows lacks. Every process whose PYTHONPATH names this folder runs it first.

Nothing can make Linux behave as Windows does: paths, locks and processes stay those of Linux. But a module that
imports or calls what is missing here fails, as it would there.
"""

import fcntl
import multiprocessing.context
import multiprocessing.heap
import os
import signal
import subprocess  # noqa: F401  (it takes the presence of msvcrt for Windows)
import sys
from types import ModuleType

import psutil

UNKNOWN_CALLS = (
    *("fork", "forkpty", "getloadavg", "getpgid", "killpg", "mkfifo", "nice", "posix_spawn", "sched_getaffinity"),
    *("setsid", "wait", "wait3", "wait4"),
)
UNKNOWN_SIGNALS = ("SIGALRM", "SIGCHLD", "SIGHUP", "SIGURG", "setitimer")
UNKNOWN_MODULES = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop")


class Msvcrt(ModuleType):
    """The lock of Windows, by that of Linux."""

    LK_NBLCK = 2

    @staticmethod
    def locking(file: int, mode: int, size: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


for name in UNKNOWN_CALLS:
    delattr(os, name)
psutil.BELOW_NORMAL_PRIORITY_CLASS = 5  # a niceness, because this is Linux
signal.SIGBREAK = signal.SIGUSR1  # type: ignore[attr-defined]
for name in UNKNOWN_SIGNALS:
    delattr(signal, name)
for name in UNKNOWN_MODULES:
    sys.modules[name] = None  # type: ignore[assignment]
sys.modules["msvcrt"] = Msvcrt("msvcrt")
multiprocessing.heap.Arena._dir_candidates = []  # type: ignore[attr-defined]  # not /dev/shm
for name in ("fork", "forkserver"):
    del multiprocessing.context._concrete_contexts[name]  # type: ignore[attr-defined]
multiprocessing.get_all_start_methods = lambda: ["spawn"]
multiprocessing.set_start_method("spawn")
