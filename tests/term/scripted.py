"""A table whose people are scripts: their input is given, their output is kept."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from io import StringIO

import perihelion
from perihelion.core.position import Position
from perihelion.term.commands import Quit
from perihelion.term.screen import Screen
from perihelion.term.table import Table
from perihelion.term.turns import play_turns


class Script:
    """Types the given lines, then ends."""

    def __init__(self, *lines: str):
        self.lines, self.asked, self.choices = list(lines), [], {}

    def ask(self, prompt: str, choices: dict[str, str], hint: str = "") -> str:
        self.asked.append(prompt)
        self.choices = choices
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def wait(self, is_done: Callable[[float], bool]) -> bool:
        while not is_done(60):
            pass
        return True


class Terminal(StringIO):
    """A file that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


def sit(
    position: Position | str, seats: str, *lines: str, seed: int = 3, terminal: bool = False
) -> tuple[Table, Script]:
    """Return a table with these people and bots."""
    if isinstance(position, str):
        position = perihelion.new(position, lang="en")
    script = Script(*lines)
    return Table(position, seats.split(","), seed, Screen(Terminal() if terminal else StringIO()), script), script


def run(table: Table) -> str:
    """Play until the script or the game ends; return what the screen showed."""
    with suppress(EOFError, Quit):
        play_turns(table)
    return shown(table)


def shown(table: Table) -> str:
    return table.screen.console.file.getvalue()  # type: ignore[attr-defined]
