"""The commands a person may type besides moves. Each has an English name and one in the language of the words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ..core.narration import choice, narrate
from ..draw.outline import Section
from ..engine import runtimes
from ..errors import InvalidAction, PerihelionError
from . import rule_answers
from .styles import QUIET, REFUSED
from .table import Table
from .waiting import wait_for

LOG = 20
"""The default number of sentences that `log` shows."""


class Quit(Exception):
    """The person at the screen wants to stop."""


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
        """Return the names in the language of the table, and what each command does."""
        return {self._own(name): self._about(name) for name in self._by_name}

    def obey(self, line: str) -> bool:
        """Carry out a command. Return False if the line is not a command."""
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
        """Show the legal actions; with a text, those that begin with it, or why it is not possible."""
        table, position = self.table, self.table.position
        choices = table.own_choices()
        if not text:
            table.screen.choices(choices)
            return
        begun = {action: says for action, says in choices.items() if action.lower().startswith(text.lower())}
        try:
            action = table.read(text)
            refusal = position.why_not(action)
        except InvalidAction:
            if begun:
                table.screen.choices(begun)
            else:
                table.screen.say(table.explain_unreadable(text), REFUSED)
            return
        if refusal is not None:
            table.screen.say(f"{refusal.sentence} ({refusal.rule})", REFUSED)
        else:
            view = table.view()
            table.screen.choices({action: choice(view, position.game.actions.ids[action])})

    def hint(self, text: str) -> None:
        """Show the best turn, its expected result, and the reasons."""
        table = self.table

        def waiting(seconds: int) -> str:
            ready = runtimes.is_settled(table.position.game)
            return table.words("table-thinking" if ready else "table-thinking-first", seconds=seconds)

        found = wait_for(table.hint, waiting, table.reader, table.screen)
        if found is None:
            table.screen.say(table.words("table-no-hint"), QUIET)
        else:
            table.screen.tell([found])

    def undo(self, text: str) -> None:
        """Go back to the last decision of a person."""
        if not self.table.undo():
            self.table.screen.say(self.table.words("table-no-undo"), REFUSED)

    def board(self, text: str) -> None:
        """Show the board again."""
        self.table.show_board()

    def score(self, text: str) -> None:
        """Show the score sheet."""
        self.table.show_scores()

    def log(self, text: str) -> None:
        """Show the last things that happened."""
        sentences = narrate(self.table.view())
        self.table.screen.tell(sentences[-(int(text) if text.isdecimal() and int(text) else LOG) :])

    def rules(self, text: str) -> None:
        """Show one rule by its number, or what answers a question; without a text, where to find the rules."""
        game, screen = self.table.position.game, self.table.screen
        if not text:
            screen.say(self.table.words("table-rules", game=game.key))
            return
        if rule_answers.is_question(text):
            screen.sections(rule_answers.answer(game, text, self.table.words.lang))
            return
        try:
            screen.sections(rule_answers.show_rule(game, text, self.table.words.lang))
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
        """List the commands."""
        words = self.table.words
        rows = [[name, about] for name, about in self.names().items()]
        self.table.screen.sections([Section(words("table-help"), [words("table-help-moves")], rows=rows)])

    def quit(self, text: str) -> None:
        """Stop."""
        raise Quit
