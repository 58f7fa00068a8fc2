"""One game at a terminal from start to end: seating, playing, and saving an unfinished game."""

from __future__ import annotations

import secrets
from pathlib import Path

from ..bots import LADDER, bots_of
from ..bots.agents import check_agent, read_agents
from ..core.game import Game
from ..core.position import Position
from ..core.styles import is_style, level_of, name_of_style
from ..core.vocabulary import OVER
from ..engine import runtimes
from ..errors import InvalidOptions
from ..words import Words
from .commands import Quit
from .game_files import new_path
from .reader import open_reader
from .screen import Screen
from .styles import QUIET, TITLE
from .table import PERSON, Table
from .turns import play_turns

OTHERS = "greedy"
"""The bot for seats without a name."""


def play(position: Position, seats: list[str], seed: int | None, save: Path | None) -> None:
    """Play a game in this terminal. An unfinished game is saved."""
    words, screen = position.words, Screen()
    seed = secrets.randbelow(1_000_000) if seed is None else seed
    names = [words("table-sits", player=seat, who=_describe_seat(words, name)) for seat, name in enumerate(seats)]
    screen.say(words("game"), TITLE)
    screen.say(f"{', '.join(names)}. {words('table-begin', seed=seed)}", QUIET)
    if set(map(level_of, seats)) & set(LADDER):
        screen.say(words("table-warm"), QUIET)
        runtimes.wait(position.game)
    table = Table(position, seats, seed, screen, open_reader())
    begun = len(position.log)
    try:
        play_turns(table)
    except (Quit, EOFError, KeyboardInterrupt):
        screen.say()
    decided = any(entry.actor in table.people for entry in position.log[begun:])
    if save is not None or (decided and position.actor != OVER):
        save_game(table, save)


def _describe_seat(words: Words, name: str) -> str:
    """Return who sits there: a person, a bot, a style of the game, or an agent by its name."""
    if ":" in name:
        return name
    if is_style(name):
        return words("sits-style", name=words(f"bot-{name_of_style(name)}"))
    return words(f"sits-{name}")


def save_game(table: Table, path: Path | None) -> None:
    """Write the game file and say how to continue."""
    position, words = table.position, table.words
    if path is None:
        path = new_path(position.game)
    path.write_text(position.transcript, encoding="utf-8")
    table.screen.say(words("table-saved", file=str(path)), QUIET)
    if position.actor != OVER:
        again = f"perihelion play {position.game.key} --load {path} --seats {','.join(table.seats)} --seed {table.seed}"
        table.screen.say(f"  {again}", QUIET, whole=True)


def read_seats(given: str | None, game: Game) -> list[str]:
    """Return the names in `person,greedy`. The error for an unknown one lists the possible ones."""
    names = read_agents(given) if given else []
    names = [PERSON if name.lower() == PERSON else name for name in names]
    known = (PERSON, *bots_of(game))
    for name in names:
        if ":" in name:
            check_agent(name)
        elif name not in known:
            raise InvalidOptions(f"{name!r} cannot take a seat; possible: {', '.join(known)}")
    return names


def fill_seats(names: list[str], seats: int) -> list[str]:
    """Return the occupant of each seat: those named, then bots. Without names a person has the first seat."""
    if len(names) > seats:
        raise InvalidOptions(f"{len(names)} players are named, but this game has {seats} seats")
    names = names or [PERSON]
    return names + [OTHERS] * (seats - len(names))
