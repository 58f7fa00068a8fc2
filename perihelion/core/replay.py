"""Replays game files: from the text of a transcript to the position at its end."""

from __future__ import annotations

from ..errors import InvalidTranscript, PerihelionError
from . import notation
from .position import Position
from .registry import game as find_game
from .transcript import parse_transcript
from .vocabulary import CHANCE, OVER


def replay(text: str, lang: str | None = None) -> Position:
    """Return the position at the end of a game file, with its whole log. An error names the line."""
    head, begun, body = parse_transcript(text)
    version = head.pop("rules")
    try:
        game = find_game(head.pop("game"))
        options = game.read_options(head)
        if begun:
            options, s = notation.read_position(game, begun)
        else:
            s = game.new_state(options)
    except PerihelionError as error:
        raise InvalidTranscript(f"the head: {error}") from None
    position = Position(game, options, s, lang, begun)
    for number, line in body:
        _replay_line(position, number, line, version)
    return position


def _replay_line(position: Position, number: int, line: str, version: str) -> None:
    """Play the entries of one line, or check the result."""
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
