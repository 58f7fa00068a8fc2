"""A real server in a process of its own, and guests who talk to it."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from typing import Any

import httpx
from sqlalchemy import URL
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import connect

AS_BROWSERS = ClientPerMessageDeflateFactory(client_max_window_bits=True)
"""Compression as Chromium and Firefox offer it."""

CERTIFICATES = ssl.create_default_context()
"""Nobody here needs certificates, but every client would load all of them again, in a fifth of a second."""


def free_port():
    """Return a free port."""
    return find_free_ports(1)[0]


def find_free_ports(count):
    """Return consecutive free ports, below those that the system gives to outgoing connections."""
    while True:
        ports = range(first := random.Random().randrange(10_000, 32_000), first + count)
        with ExitStack() as taken, suppress(OSError):
            for port in ports:
                taken.enter_context(socket.socket()).bind(("127.0.0.1", port))
            return list(ports)


def database_option(where):
    """Return the arguments that name a folder or an address of PostgreSQL."""
    if isinstance(where, URL):
        return ["--database", where.render_as_string(hide_password=False)]
    return ["--data", str(where)]


class Server:
    """`perihelion serve` on a folder, or on PostgreSQL."""

    def __init__(self, where, env=None, arguments=()):
        self.folder, self.port, self.env = where, free_port(), env or {}
        self.arguments = arguments
        self.process, self.guests = None, []

    def start(self):
        where = [*database_option(self.folder), *self.arguments]
        self.process = self.launch(["serve", "--port", self.port, "--no-browser", *where])
        line = self.process.stdout.readline()
        while not line.startswith("Perihelion: "):
            if "address already in use" in line and not self.guests:  # somebody took the port before it did
                self.port = free_port()
                return self.start()
            if self.process.poll() is not None:
                raise AssertionError(f"the server did not start: {line}{self.process.stdout.read()}")
            line = self.process.stdout.readline()
        return self

    def launch(self, arguments):
        """Start a process that carries out a command."""
        return subprocess.Popen(
            [self.env.get("PYTHON", sys.executable), "-m", "perihelion", *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **self.env},
        )

    def kill(self):
        """kill -9: nothing is said goodbye to."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        """Ask it to end; what it said."""
        self.goodbye()
        self.process.terminate()
        return self.process.communicate(timeout=60)[0]

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def guest(self, name=None, **headers):
        """A visitor."""
        came = Guest(self, name, headers)
        self.guests.append(came)
        return came

    def goodbye(self):
        """All guests leave."""
        while self.guests:
            self.guests.pop().http.close()


class Guest:
    """A guest: a cookie, and everything one may do."""

    def __init__(self, server, name, headers):
        self.server = server
        self.http = httpx.Client(base_url=server.address, headers=headers, timeout=60, verify=CERTIFICATES)
        self.me = self.http.get("/api/me").json()
        if name:
            self.me = self.post("/api/me", name=name).json()

    def get(self, path, /, **query):
        return self.http.get(path, params=query)

    def post(self, path, /, **body):
        return self.http.post(path, json=body)

    def lay(self, game="leduc", seats=("me", "open"), options=None, **settings):
        """A new table; returns its id."""
        answer = self.post("/api/tables", game=game, seats=list(seats), options=options or {}, settings=settings)
        assert answer.status_code == 201, answer.text
        return answer.json()["table"]

    def at(self, table, **query):
        """The snapshot."""
        answer = self.get(f"/api/tables/{table}", **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def order(self, table, what, **body):
        return self.post(f"/api/tables/{table}/{what}", **body)

    def play(self, table, action, after=None):
        after = self.at(table)["count"] if after is None else after
        return self.order(table, "actions", action=action, after=after)

    def take(self, table, seat=1):
        answer = self.order(table, f"seats/{seat}", take=True)
        assert answer.status_code == 200, answer.text
        return self

    @property
    def cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def live(self, table, query="", **headers):
        """The live table."""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live{query}"
        headers = {"Cookie": self.cookie, **headers}
        compression: Any = {"compression": None, "extensions": [AS_BROWSERS]}
        return Connection(connect(address, additional_headers=headers, proxy=None, **compression))


class Connection:
    """A live table."""

    def __init__(self, opening):
        self._opening = opening
        self.socket = opening.__enter__()
        self.messages = []

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self._opening.__exit__(*error)

    def send(self, **message):
        self.socket.send(json.dumps(message))

    def hear(self, kind=None, seconds=60):
        """The next message (of a kind)."""
        end = time.monotonic() + seconds
        while True:
            message = json.loads(self.socket.recv(timeout=max(0.01, end - time.monotonic())))
            self.messages.append(message)
            if kind is None or message["type"] == kind:
                return message

    def quiet(self, seconds=0.3):
        """All messages until nothing comes any more."""
        heard = []
        while True:
            try:
                heard.append(self.hear(seconds=seconds))
            except TimeoutError:
                return heard

    def ended(self, seconds=60):
        """The code the server closes with."""
        try:
            while True:
                self.hear(seconds=seconds)
        except ConnectionClosed as closed:
            self._opening.__exit__(None, None, None)
            return closed.rcvd.code if closed.rcvd else None
