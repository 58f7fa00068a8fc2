"""From the command line to a table: who sits where, how a game begins, how it is kept when people leave."""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path

from ..bots import BOTS, LADDER
from ..core import runtime
from ..core.game import Game
from ..core.position import Position
from ..core.runtime import OVER
from ..core.transcript import write
from ..errors import InvalidOptions, InvalidTranscript
from .commands import Quit
from .reader import reader
from .screen import QUIET, TITLE, Screen
from .table import PERSON, Table

OTHERS = "greedy"
"""Who sits where nobody was named."""


def play(position: Position, seats: list[str], seed: int | None, save: Path | None) -> None:
    """Play a game in this terminal; whoever leaves finds it saved."""
    words, screen = position.words, Screen()
    seed = secrets.randbelow(1_000_000) if seed is None else seed
    names = [words("table-sits", player=seat, who=words(f"sits-{name}")) for seat, name in enumerate(seats)]
    screen.say(words("game"), TITLE)
    screen.say(f"{', '.join(names)}. {words('table-begin', seed=seed)}", QUIET)
    if set(seats) & set(LADDER):
        screen.say(words("table-warm"), QUIET)
        runtime.wait(position.game)
    table = Table(position, seats, seed, screen, reader())
    begun = len(position.log)
    try:
        table.run()
    except (Quit, EOFError, KeyboardInterrupt):
        screen.say()
    decided = any(entry.actor in table.people for entry in position.log[begun:])
    if save is not None or (decided and position.actor != OVER):
        keep(table, save)


def keep(table: Table, path: Path | None) -> None:
    """Write the game file and say how to go on."""
    position, words = table.position, table.words
    if path is None:
        path = saved_games() / f"{position.game.key}-{time.strftime('%Y%m%d-%H%M%S')}.game"
        path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write(position), encoding="utf-8")
    table.screen.say(words("table-saved", file=str(path)), QUIET)
    if position.actor != OVER:
        again = f"perihelion play {position.game.key} --load {path} --seats {','.join(table.seats)} --seed {table.seed}"
        table.screen.say(f"  {again}", QUIET, whole=True)


def saved_games() -> Path:
    """Where games of people who left are kept: `perihelion` in the user's data folder."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "perihelion"


def load(path: Path, game: Game, lang: str) -> Position:
    """The position at the end of a game file of this game."""
    position = read(path, lang)
    if position.game is not game:
        raise InvalidTranscript(f"{path} is a game of {position.game.key}, not of {game.key}")
    return position


def read(path: Path, lang: str) -> Position:
    """The position at the end of a game file."""
    from ..core.transcript import read as read_transcript

    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise InvalidTranscript(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise InvalidTranscript(f"{path} is not a text file") from None
    return read_transcript(text, lang)


def named_seats(given: str | None) -> list[str]:
    """The names in `person,greedy`; an unknown one is named with the right ones."""
    names = [name.strip().lower() for name in given.split(",")] if given else []
    known = (PERSON, *BOTS)
    for name in names:
        if name not in known:
            raise InvalidOptions(f"nobody called {name!r} can take a seat; possible: {', '.join(known)}")
    return names


def fill_seats(names: list[str], seats: int) -> list[str]:
    """Who sits on each of so many seats: those named, then bots; a person first where nobody was named."""
    if len(names) > seats:
        raise InvalidOptions(f"{len(names)} are named, but this game has {seats} seats")
    names = names or [PERSON]
    return names + [OTHERS] * (seats - len(names))
