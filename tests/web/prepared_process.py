"""The process behind `prepared_server`: it loads everything once, then forks for each start of a server.

This file imports little, because the process of the bots imports it again at every start.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from importlib import import_module

PLAYERS = {"solari": 2, "solaris": 3, "solarius": 2, "solenia": 2}
"""The games whose boards are drawn beforehand."""


def draw_boards():
    """Draw the beginning of a game of each kind: parts that are drawn here need not be drawn after every start."""
    import perihelion
    from perihelion.check.random_games import walk
    from perihelion.web.frames import FrameCache

    for game, players in PLAYERS.items():
        for position in walk(perihelion.new(game, players=players), seed=1, steps=60):
            frame = FrameCache().get(position, 0, position.actor, "en")
            _ = frame.board, frame.outline, frame.choices


def prepare_app(where):
    """Make the application that `serve` asks for, and match a request, which makes FastAPI prepare all its routes."""
    from perihelion.web import app

    made = app.create_app(where)
    for route in made.router.routes:
        route.matches({"type": "http", "method": "GET", "path": "/nowhere", "headers": [], "app": made})
    app.create_app = lambda where: made


def prepare_and_fork(option, value):
    """Load everything, then start and end servers (by their port) and workers (by a name) as the input says."""
    from perihelion.cli import main
    from perihelion.engine.runtimes import INTERPRETED, force_runtime
    from perihelion.store.database import check_database, find_database
    from perihelion.web.app import load_games

    import_module("perihelion.web.compression")
    import_module("perihelion.web.request_timeout")
    where = find_database(**{option.removeprefix("--"): value})
    check_database(where)  # loads what migrates a database
    with force_runtime(INTERPRETED):
        load_games()
        draw_boards()
    prepare_app(where)
    gc.collect()
    gc.freeze()
    children: dict[str, int] = {}
    for order in sys.stdin:
        what, name = order.split()
        if what == "start":
            children[name] = os.fork()
            if not children[name]:
                sys.stdin.close()
                serve = ["serve", "--port", name, "--no-browser"]
                sys.argv = ["perihelion", *(serve if name.isdigit() else ["worker"]), option, value]
                main()
                return
        else:
            child = children.pop(name)
            os.kill(child, signal.SIGKILL if what == "kill" else signal.SIGTERM)
            os.waitpid(child, 0)
            print("killed", name, flush=True)
    for child in children.values():  # whoever gave the orders is gone
        os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    prepare_and_fork(*sys.argv[1:])
