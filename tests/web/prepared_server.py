"""A server that starts at once: a process that has loaded everything forks for each start.

It serves exactly what `perihelion serve` serves, and dies by SIGKILL in the same way. Only the seconds in which Python
imports modules and draws the boards for the first time are saved, so a thousand kills fit into half an hour.
"""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from tests.web.server import Server

PLAYERS = {"solari": 2, "solaris": 3, "solarius": 2, "solenia": 2}
"""The games whose boards are drawn beforehand."""


class PreparedServer(Server):
    """A server on a folder; `said` is everything it printed."""

    def __init__(self, folder, env=None):
        super().__init__(folder, env)
        self.said = ""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.prepared_server", str(self.port), str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **self.env},
        )

    def start(self):
        self._order("start", "Perihelion: ")
        return self

    def kill(self):
        self._order("kill", "killed")

    def stop(self):
        self.goodbye()
        self.said += self.process.communicate("stop\n", timeout=20)[0]
        return self.said

    def _order(self, order, answer):
        """Give an order and wait for the line that answers it."""
        self.process.stdin.write(order + "\n")
        self.process.stdin.flush()
        line = ""
        while not line.startswith(answer):
            line = self.process.stdout.readline()
            self.said += line
            if not line:
                raise AssertionError(f"the server ended: {self.said}")


def draw_boards():
    """Draw the beginning of a game of each kind: parts that are drawn here need not be drawn after every start."""
    import perihelion
    from perihelion.check.random_games import walk
    from perihelion.web.frames import FrameCache

    for game, players in PLAYERS.items():
        for position in walk(perihelion.new(game, players=players), seed=1, steps=60):
            frame = FrameCache().get(position, 0, position.actor, "en")
            _ = frame.board, frame.outline, frame.choices


def prepare_and_fork(port, folder):
    """Load everything, then start and end servers as the lines of the standard input say."""
    from perihelion.cli import main
    from perihelion.engine.runtimes import INTERPRETED, force_runtime
    from perihelion.store.database import check_folder
    from perihelion.web.app import load_games

    import_module("perihelion.web.compression")
    import_module("perihelion.web.request_timeout")
    check_folder(Path(folder))  # loads what migrates a database
    with force_runtime(INTERPRETED):
        load_games()
        draw_boards()
    gc.collect()
    gc.freeze()
    child = 0
    for order in sys.stdin:
        if order == "start\n":
            child = os.fork()
            if not child:
                sys.stdin.close()
                sys.argv = ["perihelion", "serve", "--port", port, "--no-browser", "--data", folder]
                main()
                return
        else:
            os.kill(child, signal.SIGKILL if order == "kill\n" else signal.SIGTERM)
            os.waitpid(child, 0)
            child = 0
            print("killed", flush=True)
    if child:  # whoever gave the orders is gone
        os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    prepare_and_fork(*sys.argv[1:])
