"""What a person may type beside a move. Each command has its English name and one in the language of the words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ..core.narration import choice, narrate
from ..documents import find_rule
from ..draw.outline import Section
from ..errors import InvalidAction, PerihelionError
from .screen import QUIET, REFUSED
from .table import Table

LOG = 20
"""How many sentences `log` shows where nobody says how many."""


class Quit(Exception):
    """Whoever sits at the screen wants to stop."""


class Commands:
    """The commands at one table."""

    def __init__(self, table: Table):
        self.table = table
        self._by_name: dict[str, Callable[[str], None]] = {
            "?": self.legal,
            "hint": self.hint,
            "undo": self.undo,
            "board": self.board,
            "score": self.score,
            "log": self.log,
            "rules": self.rules,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def names(self) -> dict[str, str]:
        """The names in the language of the table and what each command does."""
        return {self._own(name): self._about(name) for name in self._by_name}

    def obey(self, line: str) -> bool:
        """Carry out a command; False where the line is none."""
        name, _, rest = line.partition(" ")
        if line.startswith("?") and line not in self.table.position.game.actions.ids:
            name, rest = "?", line[1:]
        command = self._named(name.lower())
        if command is None or line in self.table.position.game.actions.ids:
            return False
        command(rest.strip())
        return True

    def _named(self, name: str) -> Callable[[str], None] | None:
        own = {self._own(english): english for english in self._by_name}
        return self._by_name.get(own.get(name, name))

    def _own(self, name: str) -> str:
        return name if name == "?" else self.table.words(f"command-{name}")

    def _about(self, name: str) -> str:
        return self.table.words("command-legal-about" if name == "?" else f"command-{name}-about")

    # the commands

    def legal(self, text: str) -> None:
        """What is legal; with a text, why that is not possible, or what begins with it."""
        table, position = self.table, self.table.position
        choices = table.choices()
        if not text:
            table.screen.choices(choices)
            return
        begun = {action: says for action, says in choices.items() if action.lower().startswith(text.lower())}
        try:
            action = table.actions(text)[0]
            refusal = position.why_not(action)
        except InvalidAction:
            if begun:
                table.screen.choices(begun)
            else:
                table.screen.say(table.words("table-unreadable", text=text), REFUSED)
            return
        if refusal is not None:
            table.screen.say(f"{refusal.sentence} ({refusal.rule})", REFUSED)
        else:
            view = table.view()
            table.screen.choices({action: choice(view, position.game.actions.ids[action])})

    def hint(self, text: str) -> None:
        """The best moves, what they bring, and why."""
        self.table.screen.tell(self.table.hint())

    def undo(self, text: str) -> None:
        """Back to the last decision of a person."""
        if not self.table.undo():
            self.table.screen.say(self.table.words("table-no-undo"), REFUSED)

    def board(self, text: str) -> None:
        """The board again."""
        self.table.show_board()

    def score(self, text: str) -> None:
        """The score sheet."""
        self.table.show_scores()

    def log(self, text: str) -> None:
        """The last things that happened."""
        sentences = narrate(self.table.view())
        self.table.screen.tell(sentences[-(int(text) if text.isdecimal() and int(text) else LOG) :])

    def rules(self, text: str) -> None:
        """One rule by its number; without one, where the rules stand."""
        game, screen = self.table.position.game, self.table.screen
        if not text:
            screen.say(self.table.words("table-rules", game=game.key))
            return
        try:
            screen.say(find_rule(game, text))
        except PerihelionError as error:
            screen.say(str(error), REFUSED)

    def save(self, text: str) -> None:
        """Write the game file."""
        screen, words = self.table.screen, self.table.words
        if not text:
            screen.say(words("table-save-where"), REFUSED)
            return
        path = Path(text).expanduser()
        if not path.suffix:
            path = path.with_suffix(".game")
        try:
            path.write_text(self.table.position.transcript, encoding="utf-8")
        except OSError as error:
            screen.say(f"{path}: {error.strerror}", REFUSED)
        else:
            screen.say(words("table-saved", file=str(path)), QUIET)

    def help(self, text: str) -> None:
        """The commands."""
        words = self.table.words
        rows = [[name, about] for name, about in self.names().items()]
        self.table.screen.sections([Section(words("table-help"), [words("table-help-moves")], rows=rows)])

    def quit(self, text: str) -> None:
        """Stop."""
        raise Quit
