"""The processes of a cluster, and a proxy that gives each connection to a server that lives."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import threading
import zlib
from contextlib import suppress
from pathlib import Path

from tests.web.prepared_server import ForkedProcess
from tests.web.server import database_option, free_port

REFUSED = ("cannot be reached", "Exiting.")
"""What a process says that ends because the database was cut off while it started."""
STRAYS = 0.2
"""How many of the connections to live tables go to any server, so that the players of a table are at several."""
TICKS = os.sysconf("SC_CLK_TCK")


class Processes:
    """Servers and workers, which start at once because they are forked from one process that has loaded everything."""

    def __init__(self, where, servers, workers):
        self.option = database_option(where)
        self.servers = [str(free_port()) for _ in range(servers)]
        self.workers = [f"worker{n}" for n in range(workers)]
        self.alive: dict[str, ForkedProcess] = {}
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

    def _launch(self, name, answer, seconds=300):
        """Start a process; return what it said first of what is expected."""
        with self._lines:
            seen = len(self.said)
        command = ["serve", "--port", name, "--no-browser"] if name.isdigit() else ["worker"]
        env = {**os.environ, "PERIHELION_RUNTIME": "interpreted"}
        self.alive[name] = ForkedProcess([*command, *self.option], env, out=self._out)

        def find():
            return next((text for text in (answer, *REFUSED) for line in self.said[seen:] if text in line), None)

        with self._lines:
            found = self._lines.wait_for(find, seconds)
        assert found, f"{name} does not start\n{''.join(self.said[-30:])}"
        return found

    def start(self, name):
        """Start a process. One that finds no database in that moment says so and ends; it is started again."""
        while self._launch(name, f":{name}/" if name.isdigit() else "Perihelion: worker") in REFUSED:
            self.kill(name)

    def kill(self, name, number=signal.SIGKILL):
        process = self.alive.pop(name)
        self.cpu += read_processor_time(process.pid)
        process.send_signal(number)
        assert not process.wait(60), f"{name} does not end"
        process.read_rest()

    def start_all(self):
        for name in (*self.servers, *self.workers):
            self.start(name)
            print(f"{name} is up", file=sys.stderr, flush=True)

    def stop(self):
        """End all of them; what they said."""
        for name in list(self.alive):
            self.kill(name, signal.SIGTERM)
        os.close(self._out)
        self._reader.join(20)
        return "".join(self.said)


def read_processor_time(pid):
    """Return the seconds of processor time that a process has used; 0 where it has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


class Proxy:
    """Gives each connection to a server that lives; it knows only who answers.

    As deploy/Caddyfile says, the live connections of a table go to the same server where that is possible. All others
    go to any server, and so do the strays.
    """

    def __init__(self, processes):
        self.processes, self.port = processes, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._tasks = set()

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
        path = request.split(b" ", 2)[1] if request.count(b" ") > 1 else b""
        if not path.endswith(b"/live") or random.random() < STRAYS:
            return random.sample(self.processes.servers, len(self.processes.servers))
        return sorted(self.processes.servers, key=lambda port: zlib.crc32(path + port.encode()))

    async def _connect(self, reader, writer):
        try:
            request = await reader.read(65536)
        except OSError:
            request = b""
        for port in self._order_servers(request):
            try:
                there = await asyncio.open_connection("127.0.0.1", int(port))
                break
            except OSError:
                continue
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
