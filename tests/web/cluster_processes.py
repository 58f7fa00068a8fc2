"""The processes of a cluster, and a proxy that gives each connection to a server that lives."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
import time
import zlib
from contextlib import suppress
from pathlib import Path

from tests.web.prepared_server import ForkedProcess
from tests.web.server import database_option, find_free_ports, free_port

REFUSED = ("cannot be reached", "Exiting.")
"""What a process says that ends because the database was cut off while it started."""
STRAYS = 0.2
"""How many of the connections to live tables go to any server, so that the players of a table are at several."""
TICKS = os.sysconf("SC_CLK_TCK")
SERVERS = "servers"
FAIL_SECONDS = 2.0
"""For how long the proxy passes over a server that refused a connection; `fail_duration` in deploy/Caddyfile."""


class Processes:
    """The servers of `serve --processes`, which starts them again by itself, and workers.

    Everything starts at once because it is forked from a process that has loaded everything.
    """

    def __init__(self, where, servers, workers):
        self.option = database_option(where)
        self.servers = find_free_ports(servers)
        self.workers = [f"worker{n}" for n in range(workers)]
        self.alive: dict[str, ForkedProcess] = {}
        """The workers, and the parent of the servers."""
        self.said: list[str] = []
        self.cpu = 0.0
        """Seconds of processor time of those that ended, without their bots."""
        self._lines = threading.Condition()
        reading, self._out = os.pipe()
        self._reader = threading.Thread(target=self._read, args=[reading], daemon=True)
        self._reader.start()

    def _read(self, reading):
        with os.fdopen(reading) as lines:
            for line in lines:
                with self._lines:
                    self.said.append(line)
                    self._lines.notify_all()

    def _wait_for(self, answers, seen, seconds=300):
        """Wait until each of these texts was said since then; return which of REFUSED was said before that."""

        def find():
            said = self.said[seen:]
            refused = next((text for text in REFUSED for line in said if text in line), None)
            return refused or all(any(answer in line for line in said) for answer in answers)

        with self._lines:
            found = self._lines.wait_for(find, seconds)
        assert found, f"{answers} is not said\n{''.join(self.said[-30:])}"
        return found if found in REFUSED else None

    def _launch(self, name, command, answers):
        seen = len(self.said)
        env = {**os.environ, "PERIHELION_RUNTIME": "interpreted"}
        self.alive[name] = ForkedProcess([*command, *self.option], env, out=self._out)
        return self._wait_for(answers, seen)

    def start_all(self):
        ports = list(map(str, self.servers))
        command = ["serve", "--port", ports[0], "--no-browser", "--processes", len(ports)]
        assert not self._launch(SERVERS, command, [f":{port}/" for port in ports])
        for name in self.workers:
            self.start_worker(name)

    def start_worker(self, name):
        """Start a worker. One that finds no database in that moment says so and ends; it is started again."""
        while self._launch(name, ["worker"], ["Perihelion: worker"]):
            self.kill_worker(name)

    def kill_worker(self, name, number=signal.SIGKILL):
        process = self.alive.pop(name)
        self.cpu += read_processor_time(process.pid)
        process.send_signal(number)
        assert not process.wait(60), f"{name} does not end"
        process.read_rest()

    def find_servers(self):
        """Return the processes of the servers that live."""
        parent = self.alive[SERVERS].pid
        return list(map(int, Path(f"/proc/{parent}/task/{parent}/children").read_text().split()))

    def kill_server(self, luck):
        """Kill a random server. Its parent starts it again."""
        process = luck.choice(self.find_servers())
        self.cpu += read_processor_time(process)
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)

    def replace_servers(self):
        """Let the parent replace all servers, one after the other, as an operator would do it."""
        seen = len(self.said)
        for process in self.find_servers():
            self.cpu += read_processor_time(process)
        self.alive[SERVERS].send_signal(signal.SIGHUP)
        self._wait_for([f":{port}/" for port in self.servers], seen)

    def stop(self):
        """End all of them; what they said."""
        for process in self.find_servers():
            self.cpu += read_processor_time(process)
        for name in list(self.alive):
            self.kill_worker(name, signal.SIGTERM)
        os.close(self._out)
        self._reader.join(20)
        return "".join(self.said)


def read_processor_time(pid):
    """Return the seconds of processor time that a process has used; 0 if it has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


class Proxy:
    """Gives each connection to a server that lives; it knows only who answers.

    As deploy/Caddyfile says, the live connections of a table go to the same server where that is possible, and one that
    refused a connection gets none for a moment. All others go to any server, and so do the strays.
    """

    def __init__(self, processes):
        self.processes, self.port = processes, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._tasks = set()
        self._refused = dict.fromkeys(processes.servers, -FAIL_SECONDS)
        """Server -> when it last refused a connection."""

    async def start(self):
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port, backlog=1000)

    async def stop(self):
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader, writer):
        with suppress(asyncio.CancelledError):
            await self._connect(reader, writer)

    def _order_servers(self, request):
        """Return the servers in the order in which they are tried; `request` is the beginning of a request."""
        path = request.split(b" ", 2)[1].partition(b"?")[0] if request.count(b" ") > 1 else b""
        if not path.endswith(b"/live") or random.random() < STRAYS:
            order = random.sample(self.processes.servers, len(self.processes.servers))
        else:
            order = sorted(self.processes.servers, key=lambda port: zlib.crc32(path + str(port).encode()))
        return sorted(order, key=lambda port: time.monotonic() - self._refused[port] < FAIL_SECONDS)

    async def _connect(self, reader, writer):
        try:
            request = await reader.read(65536)
        except OSError:
            request = b""
        for port in self._order_servers(request):
            try:
                there = await asyncio.open_connection("127.0.0.1", port)
                break
            except OSError:
                self._refused[port] = time.monotonic()
        else:
            writer.close()
            return
        there[1].write(request)
        self._tasks.add(asyncio.current_task())
        both = [asyncio.ensure_future(_pass(reader, there[1])), asyncio.ensure_future(_pass(there[0], writer))]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._tasks.discard(asyncio.current_task())
            for one in both:
                one.cancel()
            for end in (writer, there[1]):
                end.close()


async def _pass(reader, writer):
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
