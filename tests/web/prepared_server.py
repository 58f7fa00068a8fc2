"""A server that starts at once: a process that has loaded everything (`prepared_process`) forks for each start.

It serves exactly what `perihelion serve` serves, and dies by SIGKILL in the same way. Only the seconds in which Python
imports modules and draws the boards for the first time are saved, so a thousand kills fit into half an hour.
"""

from __future__ import annotations

import os
import subprocess
import sys

from tests.web.server import Server, database_option


class PreparedServer(Server):
    """A server on a folder; `said` is everything it printed."""

    def __init__(self, where, env=None):
        super().__init__(where, env)
        self.said = ""
        self.process = start_prepared(where, self.env)

    def start(self):
        self._order("start", "Perihelion: ")
        return self

    def kill(self):
        self._order("kill", "killed")

    def stop(self):
        self.goodbye()
        self.said += self.process.communicate(f"stop {self.port}\n", timeout=20)[0]
        return self.said

    def _order(self, order, answer):
        """Give an order and wait for the line that answers it."""
        self.process.stdin.write(f"{order} {self.port}\n")
        self.process.stdin.flush()
        line = ""
        while not line.startswith(answer):
            line = self.process.stdout.readline()
            self.said += line
            if not line:
                raise AssertionError(f"the server ended: {self.said}")


def start_prepared(where, env):
    """Start the process that has loaded everything and forks for each start."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.web.prepared_process", *database_option(where)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1", **env},
    )
