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
position where it was no new game. Lines that begin with `#` are for people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import InvalidTranscript, PerihelionError
from . import notation
from .game import game as find
from .runtime import CHANCE, OVER, start

if TYPE_CHECKING:
    from .position import Entry, Position

FORMAT = "perihelion 1"


def write(position: Position) -> str:
    """The game so far, as the text of a game file."""
    game = position.game
    lines = [FORMAT, f"game {game.key}", f"rules {game.version}"]
    lines += [f"{name} {int(v) if isinstance(v, bool) else v}" for name, v in position.options.items()]
    if position.begun:
        lines.append(f"begin {position.begun}")
    lines += ["", *_turns(position.log)]
    if position.actor == OVER:
        lines.append(f"result {' '.join(map(str, position.scores.points))}")
    return "\n".join(lines) + "\n"


def _turns(log: list[Entry]) -> list[str]:
    """One line for each turn: a new one begins where the actor changes or chance follows a decision."""
    lines: list[list[str]] = []
    before: Entry | None = None
    for entry in log:
        chance = entry.actor == CHANCE
        goes_on = before is not None and (before.actor == entry.actor or (before.actor == CHANCE and not chance))
        if not goes_on:
            lines.append([])
        lines[-1].append(f"~{entry.text}" if chance else entry.text)
        before = entry
    return [", ".join(line) for line in lines]


def read(text: str, lang: str | None = None) -> Position:
    """The position at the end of a game file. An error names the line."""
    from .position import Position

    lines = list(enumerate(text.splitlines(), 1))
    if not lines or lines[0][1].strip() != FORMAT:
        raise InvalidTranscript(f"line 1: a game file begins with {FORMAT!r}")
    head, begun, body = _head(lines[1:])
    for name in ("game", "rules"):
        if name not in head:
            raise InvalidTranscript(f"the head lacks the line {name!r}")
    version = head.pop("rules")
    try:
        game = find(head.pop("game"))
        options = game.read_options(head)
        if begun:
            options, s = notation.read_position(game, begun)
        else:
            s = start(game, options)
    except PerihelionError as error:
        raise InvalidTranscript(f"the head: {error}") from None
    position = Position(game, options, s, lang, begun)
    for number, line in body:
        _replay(position, number, line, version)
    return position


def _head(lines: list[tuple[int, str]]) -> tuple[dict[str, str], str, list[tuple[int, str]]]:
    """Names and values up to the empty line, the first position, and the lines after it."""
    head: dict[str, str] = {}
    begun = ""
    for i, (number, line) in enumerate(lines):
        name, _, value = line.strip().partition(" ")
        if not name:
            return head, begun, lines[i + 1 :]
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
    return head, begun, []


def _replay(position: Position, number: int, line: str, version: str) -> None:
    line = line.strip()
    if not line or line.startswith("#"):
        return
    if line.startswith("result "):
        points = " ".join(map(str, position.scores.points))
        if position.actor != OVER or line != f"result {points}":
            raise InvalidTranscript(f"line {number}: the file says {line!r}, the game gives {points!r}")
        return
    for text in line.split(","):
        text = text.strip()
        try:
            if text.startswith("~") != (position.actor == CHANCE):
                who = "chance" if position.actor == CHANCE else f"seat {position.actor}"
                raise InvalidTranscript(f"line {number}: {text!r}, but now {who} decides")
            position.play(text)
        except InvalidTranscript:
            raise
        except PerihelionError as error:
            now = position.game.version
            other = "" if version == str(now) else f" (the file follows rules {version}, these are rules {now})"
            raise InvalidTranscript(f"line {number}: {error}{other}") from None
