"""Shows a game file from its beginning, with everything that is public by now."""

from __future__ import annotations

from ..core.narration import narrate
from ..core.position import Position
from ..core.vocabulary import OVER, SPECTATOR
from ..errors import InvalidOptions
from .reader import Reader
from .screen import Screen
from .styles import QUIET, TITLE
from .table import Table, result


def replay(position: Position, screen: Screen, reader: Reader, at: int | None, step: bool) -> None:
    """Show the whole game, or up to entry `at`; with `step` the board after every decision, at the user's pace."""
    length = len(position.log)
    if at is not None and not 0 <= at <= length:
        raise InvalidOptions(f"the game has {length} entries; --at takes 0 to {length}")
    moves = [entry.text for entry in position.log]
    while len(position.log) > (0 if step else length if at is None else at):
        position.undo()
    table = Table(position, [], 0, screen, reader)
    screen.say(position.words("game"), TITLE)
    if step:
        _step(table, moves[: length if at is None else at])
    else:
        screen.tell(narrate(position.view(SPECTATOR)))
        screen.say()
        table.show_board()
    if position.actor == OVER:
        table.show_scores()
        screen.say(result(position), TITLE)


def _step(table: Table, moves: list[str]) -> None:
    """Show one decision at a time, with the board; Enter continues."""
    position = table.position
    for move in moves:
        told, actor = len(position.log), position.actor
        position.play(move)
        table.screen.tell(narrate(position.view(SPECTATOR), told))
        if actor >= 0:
            table.show_changes()
            if len(position.log) < len(moves):
                table.screen.say(table.words("replay-of", done=len(position.log), all=len(moves)), QUIET)
                try:
                    table.reader.ask(table.words("table-enter"), {})
                except (EOFError, KeyboardInterrupt):
                    return
