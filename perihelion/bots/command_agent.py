"""An agent in its own process, in any language, that speaks the line protocol of docs/agents.md."""

from __future__ import annotations

import os
import select
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from typing import IO

from ..core.events import Value
from ..core.record import UNKNOWN
from ..core.view import View
from ..errors import AgentFailed, InvalidOptions
from .choices import read_choice

PREFIX = "cmd:"
"""The prefix of an agent that is a command."""
PROTOCOL = 1
MAX_LINE = 1 << 16
"""The maximum length of an answer, in bytes."""
WAIT_SECONDS = 1.0
"""How long a process may take to exit after `quit`."""


class CommandAgent:
    """Starts the command at the first decision and sends it every decision."""

    _process: subprocess.Popen[bytes] | None = None

    def __init__(self, name: str, seed: int, seconds: float):
        self.name, self._seed, self._seconds = name, seed, seconds
        self._command = self.read_command(name)
        self._errors: IO[bytes] | None = None
        self._unread = b""
        self._sent_head: tuple[object, ...] = ()

    @staticmethod
    def read_command(name: str) -> list[str]:
        """Return the words of a command. Raises InvalidOptions if there is no such program."""
        try:
            words = shlex.split(name.removeprefix(PREFIX))
        except ValueError as error:
            raise InvalidOptions(f"the agent {name!r} is not a command: {error}") from None
        if not words or shutil.which(words[0]) is None:
            raise InvalidOptions(f"the agent {name!r} cannot be started: there is no program {words[:1]}")
        return words

    def choose(self, view: View, budget: int = 0) -> int:
        """Return the command's choice."""
        if self._process is None:
            self._start()
        answer = self._ask([*self._head(view), *decision_lines(view), "choose"], "move")
        chosen = answer.removeprefix("move").strip()
        return read_choice(self.name, view, int(chosen) if chosen.lstrip("-").isdigit() else chosen)

    def close(self) -> None:
        """End the process and all its children, gently first."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError, AgentFailed, subprocess.TimeoutExpired):
            self._write(process, b"quit\n", time.monotonic() + WAIT_SECONDS)
            process.wait(WAIT_SECONDS)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for pipe in (process.stdin, process.stdout, self._errors):
            with suppress(OSError):
                pipe.close()  # type: ignore[union-attr]

    def __del__(self) -> None:
        self.close()

    def __getstate__(self) -> dict[str, object]:
        """A copy starts its own process: every decision sends the whole position."""
        return {**self.__dict__, "_process": None, "_errors": None, "_unread": b"", "_sent_head": ()}

    def _start(self) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the process
        self._unread, self._sent_head = b"", ()
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, start_new_session=True
        )
        assert self._process.stdin is not None
        os.set_blocking(self._process.stdin.fileno(), False)
        self._ask([f"perihelion {PROTOCOL}"], "ready")

    def _head(self, view: View) -> list[str]:
        """Return the lines that describe the game, or none if the agent already has them."""
        head = (view.game.key, tuple(view.options.items()), view.seat)
        if head == self._sent_head:
            return []
        self._sent_head = head
        seats = int(view.game.rules.seats(view.state))
        return [
            f"game {view.game.key} {view.game.version} {view.game.action_version}",
            *(f"option {name} {_text(value)}" for name, value in view.options.items()),
            f"seat {view.seat} {seats}",
            f"seed {self._seed}",
            f"time {int(1000 * self._seconds)}",
        ]

    def _ask(self, lines: list[str], wanted: str) -> str:
        """Send lines and return the first answer that begins with the wanted word. Other lines are comments."""
        assert self._process is not None
        end = time.monotonic() + self._seconds
        try:
            self._write(self._process, "".join(f"{line}\n" for line in lines).encode(), end)
            while True:
                line = self._read_line(end)
                if line.split(" ", 1)[0] == wanted:
                    return line
        except AgentFailed:
            self._kill()
            raise

    def _write(self, process: subprocess.Popen[bytes], data: bytes, end: float) -> None:
        assert process.stdin is not None
        while data:
            left = end - time.monotonic()
            if left <= 0 or not select.select([], [process.stdin], [], left)[1]:
                raise AgentFailed(self.name, f"did not read within {self._seconds:g} s")
            try:
                data = data[os.write(process.stdin.fileno(), data) :]
            except BrokenPipeError:
                raise AgentFailed(self.name, self._describe_end(process)) from None

    def _read_line(self, end: float) -> str:
        process = self._process
        assert process is not None
        assert process.stdout is not None
        while b"\n" not in self._unread:
            left = end - time.monotonic()
            if left <= 0 or not select.select([process.stdout], [], [], left)[0]:
                raise AgentFailed(self.name, f"took longer than {self._seconds:g} s")
            data = os.read(process.stdout.fileno(), MAX_LINE)
            if not data:
                raise AgentFailed(self.name, self._describe_end(process))
            self._unread += data
            if len(self._unread) > MAX_LINE:
                raise AgentFailed(self.name, f"wrote a line of more than {MAX_LINE} bytes")
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def _describe_end(self, process: subprocess.Popen[bytes]) -> str:
        """Return how the process ended, with the last line of its standard error."""
        try:
            status = process.wait(WAIT_SECONDS)
        except subprocess.TimeoutExpired:
            return "closed its output"
        assert self._errors is not None
        self._errors.seek(0)
        said = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return f"ended with status {status}" + (f": {said[-1][:200]}" if said else "")

    def _kill(self) -> None:
        """Kill the process. The next decision starts a new one."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self.close()


def decision_lines(view: View) -> list[str]:
    """Return the lines of one decision: every field as the seat knows it, and the legal actions."""
    lines = [f"phase {view.game.rules.phases[view.state.phase]}"]
    for field in view.game.rules.state.fields:
        value = getattr(view.state, field.name)
        numbers = value.values() if field.shape else [value]
        lines.append(f"field {field.name} {' '.join('?' if n == UNKNOWN else str(n) for n in numbers)}")
    texts = view.game.actions.texts
    return [*lines, *(f"legal {number} {texts[number]}" for number in view.legal)]


def _text(value: Value) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)
