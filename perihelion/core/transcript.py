"""Game files: the options and the log as text that people can read and programs replay.

    perihelion 1
    game solari
    rules 1
    level 2
    players 2

    ~2-5, 1N2, 3E5
    ~6-1, 2S6, 2E1
    result 0 3

A line holds the entries of one turn, joined by commas; a chance outcome begins with `~`. `begin` gives the first
position if it was not a new game. Lines that begin with `#` are comments. At a simultaneous decision, `2: take` is the
choice of seat 2; the seat is written if it chose before a lower seat did.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..errors import InvalidTranscript
from .game import Game, Options
from .log import Entry
from .vocabulary import CHANCE

FORMAT = "perihelion 1"


class Transcript(NamedTuple):
    """A parsed game file: the names and values of its head, its first position, and the numbered lines that follow."""

    head: dict[str, str]
    begun: str
    body: list[tuple[int, str]]


def write_transcript(
    game: Game, options: Options, begun: str, log: Sequence[Entry], result: Sequence[int] | None
) -> str:
    """Return a game as the text of a game file; `result` is None while it runs."""
    lines = [FORMAT, f"game {game.key}", f"rules {game.version}"]
    lines += [f"{name} {int(v) if isinstance(v, bool) else v}" for name, v in options.items()]
    if begun:
        lines.append(f"begin {begun}")
    lines += ["", *_turns(log)]
    if result is not None:
        lines.append(f"result {' '.join(map(str, result))}")
    return "\n".join(lines) + "\n"


def _turns(log: Sequence[Entry]) -> list[str]:
    """Return one line for each turn. A turn begins when the actor changes, or when chance follows a decision."""
    lines: list[list[str]] = []
    before: Entry | None = None
    for entry in log:
        chance = entry.actor == CHANCE
        goes_on = before is not None and (before.actor == entry.actor or (before.actor == CHANCE and not chance))
        if not goes_on:
            lines.append([])
        lines[-1].append(entry.written)
        before = entry
    return [", ".join(line) for line in lines]


def parse_transcript(text: str) -> Transcript:
    """Parse the text of a game file. An error names the line."""
    lines = list(enumerate(text.splitlines(), 1))
    if not lines or lines[0][1].strip() != FORMAT:
        raise InvalidTranscript(f"line 1: a game file begins with {FORMAT!r}")
    parsed = _parse_head(lines[1:])
    for name in ("game", "rules"):
        if name not in parsed.head:
            raise InvalidTranscript(f"the head lacks the line {name!r}")
    return parsed


def _parse_head(lines: list[tuple[int, str]]) -> Transcript:
    """Read names and values up to the empty line."""
    head: dict[str, str] = {}
    begun = ""
    for i, (number, line) in enumerate(lines):
        name, _, value = line.strip().partition(" ")
        if not name:
            return Transcript(head, begun, lines[i + 1 :])
        if name.startswith("#"):
            continue
        if not value:
            raise InvalidTranscript(f"line {number}: {line!r} has a name but no value")
        if name in head:
            raise InvalidTranscript(f"line {number}: {name} stands twice")
        if name == "begin":
            begun = value
        else:
            head[name] = value
    return Transcript(head, begun, [])
