"""A server that starts at once: a process that has loaded everything (`prepared_process`) forks for each start.

It serves exactly what `perihelion serve` serves, and dies by SIGKILL in the same way. Only the seconds in which Python
imports modules and draws the boards for the first time are saved, so a thousand kills fit into half an hour, and each
test that needs a server of its own can have one.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from multiprocessing.connection import wait

from tests.web.prepared_process import PUT_FORWARD
from tests.web.server import Server


class PreparedServer(Server):
    """A server on a folder or a database; `said` is everything that it printed, however often it was started."""

    def __init__(self, where, env=None, arguments=()):
        super().__init__(where, env, arguments)
        self.said = ""

    def launch(self, arguments):
        return ForkedProcess(arguments, {**os.environ, **self.env})

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.said += self.process.read_rest()

    def stop(self):
        return self.said + super().stop()


class ShiftedServer(PreparedServer):
    """A server whose clock can be put forward while it runs: months pass in minutes.

    At most `loaded` tables stay in its memory, if given.
    """

    def __init__(self, where, loaded=0):
        super().__init__(where)
        self.loaded = loaded

    def launch(self, arguments):
        return ForkedProcess(arguments, dict(os.environ), shifted=True, loaded=self.loaded)

    def put_forward(self, seconds):
        """Let time pass, and wait until it has: a request in between would run out of time."""
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        line = ""
        while line != PUT_FORWARD:
            line = self.process.stdout.readline()
            self.said += line.replace(PUT_FORWARD, "")
            assert line, f"the server ended: {self.said}"


class ForkedProcess:
    """A command of the command line in a process forked for it, with what `subprocess.Popen` offers and tests use.

    What it prints goes to `out`, if given.
    """

    def __init__(self, arguments, env, shifted=False, loaded=0, out=None):
        order = {"arguments": list(map(str, arguments)), "env": env, "shifted": shifted, "loaded": loaded}
        its_input, write = os.pipe()
        self.stdin = os.fdopen(write, "w")
        read, its_output = os.pipe() if out is None else (-1, os.dup(out))
        self.stdout = Output(read)
        self.pid = fork_prepared(order, its_input, its_output)
        os.close(its_input)
        os.close(its_output)
        self._end = os.pidfd_open(self.pid)

    def poll(self):
        """Return None while it runs."""
        return None if self.wait(0) else 0

    def wait(self, timeout=None):
        """Wait for its end; return whether it still runs."""
        return not wait([self._end], timeout)  # select() knows no more than 1,024 files, and a load has more

    def send_signal(self, number):
        with suppress(ProcessLookupError):  # it has ended
            signal.pidfd_send_signal(self._end, number)

    def terminate(self):
        self.send_signal(signal.SIGTERM)

    def communicate(self, timeout=None):
        """Wait for its end; return what it printed since it was read last."""
        if self.wait(timeout):
            raise subprocess.TimeoutExpired("a forked process", timeout)
        return self.read_rest(), None

    def read_rest(self):
        """Return what it printed, and close everything."""
        said = self.stdout.read()
        self.stdout.close()
        self.stdin.close()
        os.close(self._end)
        return said


class Output:
    """What a forked process prints."""

    def __init__(self, pipe):
        self._pipe, self._unread = pipe, b""

    def readline(self):
        """Wait for a line; "" at the end."""
        while b"\n" not in self._unread and (more := os.read(self._pipe, 65536)):
            self._unread += more
        line, end, self._unread = self._unread.partition(b"\n")
        return (line + end).decode()

    def read(self):
        """Return what is there, without waiting for the end: the bots of a killed server keep the pipe open a while."""
        while self._pipe >= 0 and wait([self._pipe], 0) and (more := os.read(self._pipe, 65536)):
            self._unread += more
        said, self._unread = self._unread, b""
        return said.decode(errors="replace")

    def close(self):
        if self._pipe >= 0:
            os.close(self._pipe)
            self._pipe = -1


def fork_prepared(order, *files):
    """Let the prepared process fork and carry out an order with these files; return the number of the new process."""
    orders = prepare()
    socket.send_fds(orders, [json.dumps(order).encode()], files)
    return int.from_bytes(orders.recv(8))


@cache
def prepare():
    """Return where the prepared process takes orders. All workers of a test run share it; the first one starts it."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", os.getpid())
    name = f"\0perihelion-prepared-{run}"  # of no file: nothing is left of it in the end
    process = start_prepared(name)
    orders = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    while orders.connect_ex(name):
        time.sleep(0.01)  # another worker has bound the name and does not listen yet

    def end():
        orders.close()
        if process:
            with suppress(subprocess.TimeoutExpired):  # others still need it
                process.wait(20)

    atexit.register(end)
    return orders


def start_prepared(name):
    """Start the process that takes orders under a name; None if another one has done so."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listener:
        try:
            listener.bind(name)
        except OSError:
            return None
        listener.listen()
        command = [sys.executable, "-m", "tests.web.prepared_process", str(listener.fileno())]
        return subprocess.Popen(command, pass_fds=[listener.fileno()], env={**os.environ, "PYTHONUNBUFFERED": "1"})
