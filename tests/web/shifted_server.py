"""A server whose clock can be put forward while it runs: months pass in minutes."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time

from tests.web.server import Server

PUT_FORWARD = "put forward\n"
"""What the server says when its clocks were put forward."""


class ShiftedServer(Server):
    """`perihelion serve` on a folder; at most `loaded` tables stay in its memory, where that is given."""

    def __init__(self, folder, loaded=0):
        super().__init__(folder)
        self.loaded, self.said = loaded, ""

    def start(self):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.shifted_server", str(self.port), str(self.folder), str(self.loaded)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        line = self.process.stdout.readline()
        assert line.startswith("Perihelion: "), line + self.process.stdout.read()
        return self

    def put_forward(self, seconds):
        """Let time pass, and wait until it has: a request in between would run out of time."""
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        line = ""
        while line != PUT_FORWARD:
            line = self.process.stdout.readline()
            self.said += line.replace(PUT_FORWARD, "")
            assert line, f"the server ended: {self.said}"

    def stop(self):
        return self.said + super().stop()


def serve_with_shifted_clock(port, folder, loaded):
    """Serve. Each line of the standard input says by how many seconds the clocks are put forward."""
    real_time, real_monotonic, shift = time.time, time.monotonic, 0.0

    def read_shifts():
        nonlocal shift
        for line in sys.stdin:
            shift += float(line)
            print(PUT_FORWARD, end="", flush=True)

    time.time = lambda: real_time() + shift
    time.monotonic = lambda: real_monotonic() + shift  # also the clock of the event loop
    sys.modules["uvloop"] = None  # its event loop has a clock of its own
    threading.Thread(target=read_shifts, daemon=True).start()

    from perihelion.cli import main
    from perihelion.play import table_registry

    table_registry.MAX_LOADED = int(loaded) or table_registry.MAX_LOADED
    sys.argv = ["perihelion", "serve", "--port", port, "--no-browser", "--data", folder]
    main()


if __name__ == "__main__":
    serve_with_shifted_clock(*sys.argv[1:])
