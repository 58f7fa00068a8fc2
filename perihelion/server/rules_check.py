"""Replays running games under another version of Perihelion, and finds what would differ. Nothing is changed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ..errors import PerihelionError
from ..json_types import JsonObject
from ..store import tables
from ..store.database import Database
from ..store.errors import StoreError
from ..table.replay import position_at
from ..table.table import Table, chooser_of
from ..table_log.bodies import ActionPlayed, OutcomeDrawn
from . import rules_trace
from .restore import restore_in_thread

PROGRAMS = ("bin/python", "Scripts/python.exe")
"""Where the Python of a virtual environment is."""
MOST_NAMED = 5
"""Number of actions that a difference names."""


class NoVersion(StoreError):
    """The other version cannot be used."""


@dataclass(frozen=True, slots=True)
class Difference:
    """What would differ at a table: the key of a sentence, and what it names."""

    table: str
    game: str
    key: str
    values: dict[str, str | int] = field(default_factory=dict)


class OtherVersion:
    """A process with another version, which traces games."""

    def __init__(self, process: subprocess.Popen[str]):
        self._process = process
        said = self._answer()
        self.folder = Path(said["file"]).parent.parent
        self.versions: dict[str, int] = said["versions"]

    def trace(self, game: JsonObject) -> JsonObject:
        """Return the trace of a game."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(game) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise NoVersion("check-ended") from None
        return self._answer()

    def _answer(self) -> JsonObject:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise NoVersion("check-ended")
        said: JsonObject = json.loads(line)
        return said


@contextmanager
def start_version(against: Path) -> Iterator[OtherVersion]:
    """Start another version: a wheel, a folder with the package `perihelion` (a checkout), or a virtual environment."""
    with TemporaryDirectory() as empty:
        program, added = _find_python(against.absolute(), Path(empty))
        known = {**os.environ, "PERIHELION_RUNTIME": "interpreted", "PYTHONPATH": added}
        source = Path(rules_trace.__file__).read_text(encoding="utf-8")
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "encoding": "utf-8"}
        with subprocess.Popen([program, "-c", source], cwd=empty, env=known, **pipes) as process:
            try:
                other = OtherVersion(process)
                if added and other.folder != Path(added):
                    raise NoVersion("check-hidden", path=against, found=other.folder)
                yield other
            finally:
                process.kill()


def _find_python(against: Path, empty: Path) -> tuple[str, str]:
    """Return the Python that runs a version, and what its path needs. A wheel is unpacked into an empty folder."""
    if against.suffix == ".whl" and against.is_file():
        try:
            with zipfile.ZipFile(against) as wheel:
                wheel.extractall(empty / "wheel")
        except (OSError, zipfile.BadZipFile) as error:
            raise NoVersion("check-wheel", path=against, reason=error) from None
        return sys.executable, str(empty / "wheel")
    for program in PROGRAMS:
        if (against / program).is_file():
            return str(against / program), ""
    if (against / "perihelion" / "__init__.py").is_file():
        return sys.executable, str(against)
    raise NoVersion("check-no-version", path=against)


async def check_tables(database: Database, other: OtherVersion, only: str = "") -> AsyncIterator[Difference | None]:
    """Yield for each running table what would differ under the other version, or None."""
    for table, game, _ in await tables.list_open(database):
        if only in ("", table):
            found = await tables.load(database, table)
            if found is None:  # deleted meanwhile
                continue
            try:
                restored = await restore_in_thread(*found)
            except PerihelionError:
                yield Difference(table, game, "unreadable")
                continue
            yield compare_table(restored, other)


def compare_table(table: Table, other: OtherVersion) -> Difference | None:
    """Return the first thing that differs at a table, or None."""
    game = _write_game(table)
    mine, theirs = rules_trace.trace_game(game), other.trace(game)
    found = _find_difference(mine, theirs, [text for text, _ in game["moves"]])
    return found and Difference(table.head.table, table.head.game, found[0], found[1])


def _write_game(table: Table) -> JsonObject:
    """Return the line of a table, from its first position or from its last checkpoint, as data for a trace."""
    position, _ = position_at(table, table.base)
    moves = []
    for entry in table.line:
        body = entry.body
        if isinstance(body, ActionPlayed | OutcomeDrawn):
            moves.append((body.text, chooser_of(body, position)))
            position.play(body.text, seat=moves[-1][1])
    begun = position_at(table, table.base)[0].text if table.base else ""
    return {"game": table.head.game, "options": table.head.options, "begun": begun, "moves": moves}


def _find_difference(
    mine: JsonObject, theirs: JsonObject, moves: Sequence[str]
) -> tuple[str, dict[str, str | int]] | None:
    """Return the key of the first difference and what its sentence names."""
    for n, (here, there) in enumerate(zip(mine["steps"], theirs["steps"], strict=False)):
        if here != there:
            gone, new = (sorted(set(a[1]) - set(b[1])) for a, b in ((here, there), (there, here)))
            if gone or new:
                return "choices", {"n": n, "gone": _name(gone), "new": _name(new)}
            return "chance" if here[0] == there[0] else "turn", {"n": n}
    if theirs["error"] and not mine["error"]:
        n = len(theirs["steps"])
        return "refused", {"n": n, "move": moves[n - 1] if n else "-", "why": theirs["error"]}
    if mine["points"] != theirs["points"]:
        return "points", {"here": _name(mine["points"]), "there": _name(theirs["points"])}
    if mine["text"] != theirs["text"]:
        words, others = set(mine["text"].split()), set(theirs["text"].split())
        return "position", {"here": _name(sorted(words - others)), "there": _name(sorted(others - words))}
    return None


def _name(values: Sequence[object]) -> str:
    named = ", ".join(str(value) for value in values[:MOST_NAMED])
    return (named or "-") + (" …" if len(values) > MOST_NAMED else "")
