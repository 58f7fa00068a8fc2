"""Several servers on one machine: a parent that has loaded everything forks one server per port and monitors them.

A server that dies is replaced by a fork, without loading anything. SIGTERM ends all. SIGHUP replaces all, one at a
time: the parent becomes the installed version, while the servers keep running.
"""

from __future__ import annotations

import logging
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

FORMER = "PERIHELION_FORMER_SERVERS"
"""The variable that tells the next version of the parent which servers run: PORT:PROCESS, separated by commas."""
HANDLED = [getattr(signal, name) for name in ("SIGCHLD", "SIGHUP", "SIGINT", "SIGTERM") if hasattr(signal, name)]
"""Windows lacks two of them. It cannot fork either, so `serve` refuses several processes there."""
PAUSE_SECONDS = 1.0
"""A server that ends within this time after its start is not restarted before the time is over."""
END_SECONDS = 15.0
"""How long a server may take to end."""
UP_SECONDS = 60.0
"""How long a server may take to answer, before the next one is replaced."""
CALM_SECONDS = 3.0
"""The pause before the next server is replaced: the guests of the last one have just moved there."""

logger = logging.getLogger("perihelion.servers")


class ServerProcesses:
    """The servers of one machine. `serve` serves at a port until its process is asked to end."""

    def __init__(self, host: str, ports: Sequence[int], serve: Callable[[int], bool]):
        self.host, self.ports, self.serve = host, ports, serve
        self._running: dict[int, int] = {}
        """Process -> port."""
        self._started: dict[int, float] = {}
        """Port -> time of the last start there."""
        self._were_up: set[int] = set()
        """The ports at which a server has run."""
        self._due: dict[int, float] = {}
        """Port -> time of the next start there."""
        self._old: list[int] = []
        """The ports whose servers are of an earlier version and still have to be replaced, in this order."""
        self._next_replacement = 0.0

    def run(self) -> bool:
        """Start all servers and monitor them until the end. Return whether they could start."""
        self._catch_signals()
        former = read_former(os.environ.pop(FORMER, ""))
        self._running = {process: port for port, process in former.items()}
        self._were_up = set(former)
        self._old = [port for port in self.ports if port in former]
        for port in self.ports:
            if port not in former:
                self._start(port)
        while True:
            heard = self._wait()
            if {signal.SIGINT, signal.SIGTERM} & heard:
                self._end(list(self._running))
                return True
            if signal.SIGHUP in heard:
                self._become_next_version()
            if not self._reap():
                self._end(list(self._running))
                return False
            for port in [port for port, due in self._due.items() if due <= time.monotonic()]:
                self._start(port)
            if self._old and self._next_replacement <= time.monotonic():
                self._replace(self._old[0])
                self._next_replacement = time.monotonic() + CALM_SECONDS

    # signals

    def _catch_signals(self) -> None:
        """Have `_wait` read signals one at a time, instead of letting them interrupt anything."""
        self._signal_reader, self._signal_writer = socket.socketpair()
        self._signal_writer.setblocking(False)
        signal.set_wakeup_fd(self._signal_writer.fileno())
        for number in HANDLED:
            signal.signal(number, lambda *_: None)

    def _wait(self) -> set[int]:
        """Wait for a signal, or until a server has to be started or replaced; return the signals."""
        times = [*self._due.values(), *([self._next_replacement] if self._old else [])]
        seconds = max(0.0, min(times) - time.monotonic()) if times else None
        ready, _, _ = select.select([self._signal_reader], [], [], seconds)
        return set(self._signal_reader.recv(4096)) if ready else set()

    # servers

    def _start(self, port: int) -> None:
        self._due.pop(port, None)
        self._old = [other for other in self._old if other != port]
        self._started[port] = time.monotonic()
        parent = os.getpid()
        process = os.fork()
        if process:
            self._running[process] = port
            return
        signal.set_wakeup_fd(-1)
        for number in HANDLED:
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # the parent handles a closed terminal
        self._signal_reader.close()
        self._signal_writer.close()
        threading.Thread(target=_end_without, args=[parent], daemon=True).start()
        sys.exit(0 if self.serve(port) else 1)

    def _reap(self) -> bool:
        """Schedule a restart for each server that ended. Return False if one failed on its very first start."""
        while True:
            try:
                process, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return True
            if not process:
                return True
            port = self._running.pop(process, None)
            if port is None:
                continue
            now = time.monotonic()
            lived = now - self._started.get(port, 0.0)
            if port not in self._were_up and os.WIFEXITED(status) and os.WEXITSTATUS(status) and lived < UP_SECONDS:
                return False
            self._due[port] = now + (PAUSE_SECONDS if lived < PAUSE_SECONDS else 0.0)
            why = f"signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else f"status {os.WEXITSTATUS(status)}"
            logger.warning("the server at port %d ended (%s); restarting it", port, why)
            self._were_up.add(port)

    def _replace(self, port: int) -> None:
        """End a server and start another one at its port. Returns when the new one answers."""
        former = [process for process, at in self._running.items() if at == port]
        self._end(former)
        self._start(port)
        until = time.monotonic() + UP_SECONDS
        while not self._answers(port) and time.monotonic() < until:
            time.sleep(0.05)

    def _end(self, processes: Sequence[int]) -> None:
        """Ask servers to end, and wait until they have."""
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGTERM)
        left, until = list(processes), time.monotonic() + END_SECONDS
        while left := [process for process in left if not _has_ended(process)]:
            if time.monotonic() > until:
                for process in left:
                    os.kill(process, signal.SIGKILL)
            time.sleep(0.02)
        for process in processes:
            self._running.pop(process, None)

    def _answers(self, port: int) -> bool:
        """Return whether a server accepts connections at a port."""
        there = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        try:
            socket.create_connection((there, port), 1.0).close()
        except OSError:
            return False
        return True

    def _become_next_version(self) -> None:
        """Continue as the installed program. It keeps this process, its servers and its arguments."""
        loading = "import os; os.nice(10); import perihelion.web.app"  # players have priority
        trial = subprocess.run([sys.executable, "-c", loading], check=False)
        if trial.returncode:
            logger.error("the installed version cannot be loaded; the servers keep running")
            return
        former = ",".join(f"{port}:{process}" for process, port in self._running.items())
        sys.stdout.flush()
        os.environ[FORMER] = former
        os.execv(sys.executable, [sys.executable, "-m", "perihelion", *sys.argv[1:]])


def read_former(text: str) -> dict[int, int]:
    """Return the servers left by an earlier version: port -> process."""
    return {int(port): int(process) for port, _, process in (one.partition(":") for one in text.split(",") if one)}


def _has_ended(process: int) -> bool:
    try:
        return os.waitpid(process, os.WNOHANG)[0] == process
    except ChildProcessError:
        return True


def _end_without(parent: int) -> None:
    """End this server when its parent is gone."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os.kill(os.getpid(), signal.SIGTERM)
