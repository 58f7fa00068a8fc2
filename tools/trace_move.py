"""Trace one accepted move over HTTP and one over the WebSocket, and print the functions they run through.

    python -m tools.trace_move

A server runs in this process on a new SQLite folder. Two guests sit at a table of Solari, both with a live connection.
For each move the tool reports

* the call chain from the route, or from the function that received the message, to `Runtime.play`,
* the call chain from `TableStore.append`, which stores the move, to the message that leaves through the socket,
* the calls of the database.

Only functions of the package count, and both ends of a chain count. A chain goes on through tasks (a task follows the
function that created it) and through the outbox of a connection. tests/web/test_trace_move.py limits the numbers.

To trace another version of the package: PYTHONPATH=FOLDER python tools/trace_move.py
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import httpx

import perihelion
from perihelion.web.app import create_app

PACKAGE = Path(perihelion.__file__).parent
GAME, PLAYERS = "solari", 2
RUNTIME, DATABASE = "engine/runtimes.py", "store/database.py"
DATABASE_CALLS = ("read_together", "write", "take")
REQUESTS = ("web/http/", "web/routes/")
"""Calls of the database count if they come from here, and not from a task of the server's own."""
STORING = ("append", "_store")
"""The names that the method of `TableStore` has, or had, that stores a move and announces it."""


class Function(NamedTuple):
    """One function of a chain."""

    file: str
    name: str

    def __str__(self) -> str:
        return f"{self.file}: {self.name}"


@dataclass
class Trace:
    """What one move ran through."""

    to_runtime: list[Function] = field(default_factory=list)
    to_socket: list[Function] = field(default_factory=list)
    database: list[str] = field(default_factory=list)

    @property
    def files(self) -> list[str]:
        """The files of the chain to the runtime, in order. A file occurs again if the chain comes back to it."""
        found: list[str] = []
        for function in self.to_runtime:
            if not found or found[-1] != function.file:
                found.append(function.file)
        return found


class Tracer:
    """Notes the chains of one move while `sys.setprofile` calls it."""

    def __init__(self) -> None:
        self.trace = Trace()
        self._creators: dict[asyncio.Task[Any], list[FrameType]] = {}
        self._receivers: set[CodeType] = set()
        self._calls: set[FrameType] = set()
        """The calls of the database, each noted once: a coroutine is called again whenever it goes on."""
        self._stored: list[Function] = []

    def create_task(
        self, loop: asyncio.AbstractEventLoop, coroutine: Coroutine[Any, Any, Any], **options: Any
    ) -> asyncio.Task[Any]:
        """Create a task for the loop, and note which functions created it."""
        task = asyncio.Task(coroutine, loop=loop, **options)
        self._creators[task] = self._chain(sys._getframe(1))
        return task

    @contextmanager
    def tracing(self) -> Iterator[Trace]:
        """Trace what this thread does inside the block."""
        self.trace, self._calls, self._stored = Trace(), set(), []
        sys.setprofile(self._note)
        try:
            yield self.trace
        finally:
            sys.setprofile(None)

    def note_receive(self) -> None:
        """Note which function receives messages; called by the socket."""
        self._receivers |= {frame.f_code for frame in self._chain(sys._getframe(1))[-1:]}

    def note_send(self, message: dict[str, Any]) -> None:
        """Note how a message left; called by the socket."""
        if self._stored and not self.trace.to_socket and '"count"' in message.get("text", ""):
            sending = [frame for frame in _stack(sys._getframe(1)) if _path(frame)]
            self.trace.to_socket = self._stored + [_function(frame) for frame in sending]

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event != "call":
            return
        name, path = frame.f_code.co_name, _path(frame)
        if name == "play" and path == RUNTIME:
            chain = self._chain(frame)
            if any(each.f_code.co_name == "apply" for each in chain):  # not what is only tried on a copy
                self.trace.to_runtime = self.trace.to_runtime or [*map(_function, self._from_start(chain))]
        elif name in DATABASE_CALLS and path == DATABASE and frame not in self._calls:
            self._calls.add(frame)
            chain = self._chain(frame)
            if any(_path(each).startswith(REQUESTS) for each in chain):
                callers = [_function(each) for each in chain if _path(each) != DATABASE]
                self.trace.database.append(f"{name}, called by {callers[-1]}")
        elif name == "put_nowait" and frame.f_code.co_filename == asyncio.queues.__file__:
            functions = [_function(each) for each in self._chain(frame)]
            for n, function in enumerate(functions):
                if function.name in STORING and function.file.endswith("table_store.py"):
                    self._stored = self._stored or functions[n:]

    def _from_start(self, chain: list[FrameType]) -> list[FrameType]:
        """Return the chain from the route or the receiver of a message on; nothing if it has neither."""
        receivers = [n for n, frame in enumerate(chain) if frame.f_code in self._receivers]
        routes = [n for n, frame in enumerate(chain) if _path(frame).startswith("web/routes/")]
        return chain[(receivers or routes)[0] :] if receivers or routes else []

    def _chain(self, frame: FrameType | None) -> list[FrameType]:
        """Return the frames of the package that led here, the outermost first, across tasks."""
        frames = _stack(frame)
        try:
            task = asyncio.current_task()
        except RuntimeError:
            task = None
        created = self._creators.get(task, []) if task else []
        return created + [each for each in frames if _path(each)]


def _stack(frame: FrameType | None) -> list[FrameType]:
    frames = []
    while frame is not None:
        frames.append(frame)
        frame = frame.f_back
    return frames[::-1]


def _path(frame: FrameType) -> str:
    """Return the file of a frame as a path in the package; nothing for other files."""
    path = Path(frame.f_code.co_filename)
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else ""


def _function(frame: FrameType) -> Function:
    return Function(_path(frame), frame.f_code.co_name)


class Socket:
    """The client's end of a WebSocket."""

    def __init__(self, app: Any, tracer: Tracer, table: str, cookie: str):
        self.heard: list[dict[str, Any]] = []
        self._tracer, self._sent = tracer, asyncio.Queue[dict[str, Any]]()
        self._news = asyncio.Event()
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/live",
            "raw_path": f"/api/tables/{table}/live".encode(),
            "query_string": b"",
            "headers": [(b"host", b"localhost"), (b"cookie", cookie.encode())],
            "scheme": "ws",
            "server": ("localhost", 80),
            "client": ("127.0.0.1", 50_000),
            "root_path": "",
            "subprotocols": [],
        }
        self._sent.put_nowait({"type": "websocket.connect"})
        self._serving = asyncio.create_task(app(scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        message = await self._sent.get()
        if message["type"] == "websocket.receive":
            self._tracer.note_receive()
        return message

    async def _send(self, message: dict[str, Any]) -> None:
        self._tracer.note_send(message)
        if message["type"] == "websocket.send":
            self.heard.append(json.loads(message["text"]))
            self._news.set()

    def send(self, **message: Any) -> None:
        """Send a message to the server."""
        self._sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def wait_for(self, count: int) -> None:
        """Wait for the table as of a count."""
        while not any(message.get("count", -1) >= count and message["type"] != "played" for message in self.heard):
            self._news.clear()
            await self._news.wait()

    async def close(self) -> None:
        """End the connection."""
        self._sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._serving


class Game:
    """Two guests at a table, both connected."""

    def __init__(self, app: Any, tracer: Tracer):
        self.app, self.tracer = app, tracer
        self.guests: list[httpx.AsyncClient] = []
        self.sockets: list[Socket] = []
        self.id = ""

    @property
    def table(self) -> Any:
        """The table in memory."""
        return self.app.state.services.registry.loaded[self.id].table

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[Game]:
        """Sit down and connect."""
        for _ in range(PLAYERS):
            guest = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://localhost")
            await guest.get("/api/me")
            self.guests.append(guest)
        made = await self.guests[0].post("/api/tables", json={"game": GAME, "seats": ["me", "open"], "options": {}})
        self.id = made.json()["table"]
        await self.guests[1].post(f"/api/tables/{self.id}/seats/1", json={"take": True})
        for guest in self.guests:
            cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
            self.sockets.append(Socket(self.app, self.tracer, self.id, cookie))
        for socket in self.sockets:
            await socket.wait_for(self.table.count)
        yield self
        for socket in self.sockets:
            await socket.close()
        for guest in self.guests:
            await guest.aclose()

    async def play_over_http(self) -> None:
        """Play the first legal action by a request, and wait until both guests see it."""
        table, seat = self.table, self.table.waits_for
        body = {"action": table.position.legal[0], "after": table.count}
        answer = await self.guests[seat].post(f"/api/tables/{self.id}/actions", json=body)
        assert answer.status_code == 201, answer.text
        await self._wait()

    async def play_over_socket(self) -> None:
        """Play the first legal action by a message, and wait until both guests see it."""
        table, seat = self.table, self.table.waits_for
        before = table.count
        self.sockets[seat].send(type="play", action=table.position.legal[0], after=before)
        await self.sockets[seat].wait_for(before + 1)
        await self._wait()

    async def _wait(self) -> None:
        for socket in self.sockets:
            await socket.wait_for(self.table.count)


async def trace_moves(folder: Path) -> dict[str, Trace]:
    """Return what a move over HTTP and one over the WebSocket run through, on a server in this folder."""
    tracer, app = Tracer(), create_app(folder)
    asyncio.get_running_loop().set_task_factory(tracer.create_task)  # type: ignore[arg-type]
    async with app.router.lifespan_context(app), Game(app, tracer).begin() as game:
        await game.play_over_http()  # what is read once for a guest is in memory afterwards
        await game.play_over_socket()
        with tracer.tracing() as http:
            await game.play_over_http()
        with tracer.tracing() as socket:
            await game.play_over_socket()
    return {"HTTP": http, "WebSocket": socket}


def describe(name: str, trace: Trace) -> Iterator[str]:
    """Say in words what one move ran through."""
    functions, files = len(trace.to_runtime), len(set(trace.files))
    yield f"{name}: {functions} functions in {files} files to Runtime.play"
    yield from (f"  {function}" for function in trace.to_runtime)
    yield f"{name}: {len(trace.to_socket)} functions from the append to the socket"
    yield from (f"  {function}" for function in trace.to_socket)
    yield f"{name}: {len(trace.database)} calls of the database"
    yield from (f"  {call}" for call in trace.database)


def main() -> None:
    """Print what both moves ran through."""
    with tempfile.TemporaryDirectory() as folder:
        traces = asyncio.run(trace_moves(Path(folder)))
    for name, trace in traces.items():
        print(*describe(name, trace), sep="\n")


if __name__ == "__main__":
    main()
