"""An agent in its own process, in any language, that speaks the line protocol of docs/agents.md."""

from __future__ import annotations

import queue
import shlex
import shutil
import subprocess
import tempfile
import threading
import time
from contextlib import suppress
from typing import IO

from ..core.events import Value
from ..core.record import UNKNOWN
from ..core.view import View
from ..errors import AgentFailed, InvalidOptions
from ..operating_system import GROUP, kill_group
from .choices import read_choice

PREFIX = "cmd:"
"""The prefix of an agent that is a command."""
PROTOCOL = 1
MAX_LINE = 1 << 16
"""The maximum length of an answer, in bytes."""
MOST_LINES = 1000
"""The process waits if more lines than this are not read yet."""
WAIT_SECONDS = 1.0
"""How long a process may take to exit after `quit`."""


class CommandAgent:
    """Starts the command at the first decision and sends it every decision."""

    _process: subprocess.Popen[bytes] | None = None
    _lines: queue.Queue[bytes] | None = None
    """What the process has written, line by line; the last one has no end."""

    def __init__(self, name: str, seed: int, seconds: float):
        self.name, self._seed, self._seconds = name, seed, seconds
        self._command = self.read_command(name)
        self._errors: IO[bytes] | None = None
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
        kill_group(process)
        process.wait()
        for pipe in (process.stdin, process.stdout, self._errors):
            with suppress(OSError):
                pipe.close()  # type: ignore[union-attr]

    def __del__(self) -> None:
        self.close()

    def __getstate__(self) -> dict[str, object]:
        """A copy starts its own process: every decision sends the whole position."""
        return {**self.__dict__, "_process": None, "_errors": None, "_lines": None, "_sent_head": ()}

    def _start(self) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the process
        self._lines, self._sent_head = queue.Queue(MOST_LINES), ()
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, **GROUP
        )
        threading.Thread(target=_read_lines, args=(self._process, self._lines), daemon=True).start()
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
        """Write in a thread: a process that does not read would block for ever."""
        failed: list[OSError] = []
        writer = threading.Thread(target=_write_all, args=(process, data, failed), daemon=True)
        writer.start()
        writer.join(max(0.0, end - time.monotonic()))
        if writer.is_alive():
            raise AgentFailed(self.name, f"did not read within {self._seconds:g} s")
        if failed:
            raise AgentFailed(self.name, self._describe_end(process))

    def _read_line(self, end: float) -> str:
        assert self._process is not None
        assert self._lines is not None
        try:
            line = self._lines.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            raise AgentFailed(self.name, f"took longer than {self._seconds:g} s") from None
        if not line.endswith(b"\n"):
            if len(line) > MAX_LINE:
                raise AgentFailed(self.name, f"wrote a line of more than {MAX_LINE} bytes")
            raise AgentFailed(self.name, self._describe_end(self._process))
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
            kill_group(self._process)
            self.close()


def _read_lines(process: subprocess.Popen[bytes], lines: queue.Queue[bytes]) -> None:
    """Read the lines of a process. The last one has no end: the process ended, or the line is too long."""
    assert process.stdout is not None
    with suppress(OSError, ValueError):  # the pipe is closed
        while True:
            line = process.stdout.readline(MAX_LINE + 1)
            lines.put(line)
            if not line.endswith(b"\n"):
                return


def _write_all(process: subprocess.Popen[bytes], data: bytes, failed: list[OSError]) -> None:
    assert process.stdin is not None
    try:
        process.stdin.write(data)
        process.stdin.flush()
    except OSError as error:
        failed.append(error)


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
