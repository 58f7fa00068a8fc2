"""Plays a table in a terminal: chance is drawn, bots choose, people are asked."""

from __future__ import annotations

from ..bots.agents import close_agent, make_agent
from ..core.narration import prompt
from ..core.vocabulary import CHANCE, OVER, SPECTATOR
from ..errors import AgentFailed, IllegalAction, InvalidAction
from .commands import Commands, Quit
from .styles import QUIET, REFUSED, TITLE
from .table import Table, result


def play_turns(table: Table) -> None:
    """Play until the game is over. Quit, EOFError and KeyboardInterrupt end it earlier."""
    Turns(table).run()


class Turns:
    """The turns of one table."""

    def __init__(self, table: Table):
        self.table, self.commands = table, Commands(table)

    def run(self) -> None:
        """Play until the game is over. Quit, EOFError and KeyboardInterrupt end it earlier."""
        while self.table.position.actor != OVER:
            if self.table.position.actor == CHANCE:
                self._draw()
            elif self.table.position.actor in self.table.people:
                self._ask(self.table.position.actor)
            else:
                self._bot(self.table.position.actor)
        self._end()

    def _draw(self) -> None:
        outcomes = self.table.position.outcome_ids
        self.table.position.play(list(outcomes)[self.table.draws().draw(list(outcomes.values()))])

    def _bot(self, seat: int) -> None:
        chooser = make_agent(self.table.seats[seat], self.table.draws().below(1 << 30))
        try:
            self.table.position.play(chooser.choose(self.table.position.view(seat)))
        except AgentFailed as failed:
            self.table.screen.say(str(failed), REFUSED)
            raise Quit from None
        finally:
            close_agent(chooser)
        if not self.table.secret or len(self.table.people) < 2:
            self.table.set_viewer(self.table.people[0] if self.table.secret and self.table.people else SPECTATOR)
            self.table.tell_news()

    def _ask(self, seat: int) -> None:
        """Ask a person for one decision. Returns when the position has changed."""
        self.table.pass_screen(seat)
        self.table.set_viewer(seat)
        self._show()
        length = len(self.table.position.log)
        choices = self.table.own_choices() | self.commands.names()
        while len(self.table.position.log) == length:
            self._obey(self.table.reader.ask("> ", choices, self.table.words("table-ask")))
        self.table.note_decision(length)

    def _show(self) -> None:
        """Show what a decision needs: a whole screen, or as lines what is new."""
        if self.table.screen.has_pages:
            self.table.show_page()
            return
        self.table.tell_news()
        self.table.screen.say()
        self.table.show_changes()
        self.table.screen.say(prompt(self.table.view()), TITLE)

    def _refuse(self, sentence: str) -> None:
        """Say why a line was refused, without moving the board away."""
        if self.table.screen.has_pages:
            self.table.show_page(sentence)
        else:
            self.table.screen.say(sentence, REFUSED)

    def _obey(self, line: str) -> None:
        """Carry out a command, or one or several actions."""
        if self.commands.obey(line) or self.table.unfold(line):
            return
        legal = self.table.position.legal
        if not line:
            if len(legal) == 1:
                self.table.position.play(legal[0])
            elif self.table.screen.has_pages:
                self.table.show_page()
            else:
                self.table.screen.say(self.table.words("table-ask"), QUIET)
            return
        self._play(self.table.split(line))

    def _play(self, typed: list[str]) -> None:
        """Play moves of one seat, all or none. Those that would choose for chance or for another seat are skipped."""
        seat, length = self.table.position.actor, len(self.table.position.log)
        for text in typed:
            if self.table.position.actor != seat:
                self.table.screen.say(self.table.words("table-too-many", text=text), REFUSED)
                return
            try:
                self.table.position.play(self.table.read(text))
            except IllegalAction as error:
                self._take_back(length, f"{error.refusal.sentence} ({error.refusal.rule})")
                return
            except InvalidAction:
                self._take_back(length, self.table.explain_unreadable(text))
                return

    def _take_back(self, length: int, why: str) -> None:
        while len(self.table.position.log) > length:
            self.table.position.undo()
        self._refuse(why)

    def _end(self) -> None:
        """Show who won, and with what."""
        person = self.table.people[0] if len(self.table.people) == 1 else SPECTATOR
        self.table.set_viewer(person)
        self.table.tell_news()
        self.table.screen.say()
        self.table.show_board()
        self.table.show_scores()
        self.table.screen.say(result(self.table.position, person), TITLE)
