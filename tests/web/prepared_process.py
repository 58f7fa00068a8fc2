"""The process behind `prepared_server`: it loads everything once, then forks for each start of a server or a worker.

This file imports little, because the process of the bots imports it again at every start.
"""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import sys
import tempfile
import threading
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path

PUT_FORWARD = "put forward\n"
"""What a server says when its clocks were put forward."""

_shift = 0.0
"""By how many seconds the clocks of this process are put forward."""


def make_clocks_adjustable():
    """Replace the clocks before anything takes them over. They go as before until a server shifts them."""
    real_time, real_monotonic, real_gettime = time.time, time.monotonic, time.clock_gettime
    time.time = lambda: real_time() + _shift
    time.monotonic = lambda: real_monotonic() + _shift  # also the clock of the event loop
    time.clock_gettime = lambda clock: real_gettime(clock) + _shift


def shift_clocks():
    """Put the clocks forward by the seconds that each line of the standard input names."""
    global _shift
    for line in sys.stdin:
        _shift += float(line)
        print(PUT_FORWARD, end="", flush=True)


def prepare_app():
    """Make the application that `serve` asks for, with everything that it loads in its first seconds."""
    from perihelion.web import app
    from perihelion.web.site.preload import preload

    made, open_services = app.create_app(Path("nowhere")), app.open_services
    preload(made)

    def create_app(given):
        async def open_there(where):
            return await open_services(given)

        app.open_services = open_there
        return made

    app.create_app = create_app


def load_everything():
    """Load what a server loads in its first seconds: modules, games, boards, routes, migrations."""
    from perihelion.store.database import check_database

    for module in (
        "uvicorn",
        "perihelion.web.http.compression",
        "perihelion.web.http.logs",
        "perihelion.web.http.request_timeout",
    ):
        import_module(module)
    with suppress(ImportError):
        import_module("psycopg")
    with tempfile.TemporaryDirectory() as folder:
        check_database(Path(folder))
    prepare_app()


def run_command(order, files):
    """Run a command of the command line in this process, with these files as input and output."""
    from perihelion.cli import main

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    os.dup2(1, 2)
    os.environ.clear()
    os.environ.update(order["env"])
    if order["shifted"]:
        sys.modules["uvloop"] = None  # its event loop has a clock of its own
        threading.Thread(target=shift_clocks, daemon=True).start()
    if order["loaded"]:
        from perihelion.server import registry

        registry.MAX_LOADED = order["loaded"]
    sys.argv = ["perihelion", *order["arguments"]]
    main()


def bury_children(*_):
    """Take notice of children that have ended, so that nothing is left of them."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def serve_orders(listener):
    """Fork for each order that comes, and answer with the number of the process, until nobody gives orders any more."""
    signal.signal(signal.SIGCHLD, bury_children)
    started, clients = [], [listener.accept()[0]]
    while clients:
        for ready in select.select([listener, *clients], [], [])[0]:
            if ready is listener:
                clients.append(listener.accept()[0])
                continue
            message, files, _, _ = socket.recv_fds(ready, 1 << 20, 2)
            if not message:
                clients.remove(ready)
                ready.close()
                continue
            child = os.fork()
            if not child:
                for one in (listener, *clients):
                    one.close()
                run_command(json.loads(message), files)
                return
            for file in files:
                os.close(file)
            started.append(child)
            ready.sendall(child.to_bytes(8))
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for child in started:
        with suppress(ProcessLookupError, ChildProcessError):
            if not os.waitpid(child, os.WNOHANG)[0]:
                os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    make_clocks_adjustable()
    load_everything()
    serve_orders(socket.socket(fileno=int(sys.argv[1])))
