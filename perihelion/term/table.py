"""A table in a terminal: the position, its players, and the output. turns.py plays it."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

from ..bots.hints import describe_hint, hint
from ..core.chance import FastDraws
from ..core.narration import narrate, prompt
from ..core.position import Position
from ..core.scores import Known, known_points, known_values
from ..core.view import View
from ..core.vocabulary import OVER, SPECTATOR
from ..draw.outline import Section
from ..draw.text_map import TextMap
from ..engine import runtimes
from ..words import write_minus
from .changes import changed_sections
from .meanings import brief_meanings, equal_moves, meaning, own_text
from .reader import Reader
from .screen import Screen
from .styles import ASK, QUIET
from .typed_moves import possible_moves, read_move, split_line

PERSON = "person"
SECRET = "?"
"""What stands for points that the viewer does not know."""
MOST_NAMED = 8
"""Moves that are named if a text could mean several."""
LEAST_FOLDED = 2
"""Fewer moves that can wait are not worth an entry of their own."""


class Table:
    """A position and its players.

    Every draw and every bot depends only on the seed and on the length of the log: a player who takes back a move and
    plays it again gets the same dice.
    """

    def __init__(self, position: Position, seats: Sequence[str], seed: int, screen: Screen, reader: Reader):
        self.position, self.seats, self.seed, self.screen, self.reader = position, list(seats), seed, screen, reader
        self.words = position.words
        self.people = [seat for seat, name in enumerate(seats) if name == PERSON]
        self.secret = position.game.hides
        screen.know_inks(_inks(position))
        self._shown: tuple[list[Section], TextMap | None] | None = None
        self._shown_entries: dict[int, int] = {}
        self._decided_entries: dict[int, int] = {}
        self._looking = SPECTATOR
        self._unfolded = -1

    def view(self) -> View:
        """Return the view of the person at the screen, or of everybody together if nothing is secret."""
        return self.position.view(self._looking)

    def draws(self) -> FastDraws:
        """Return the generator for the next entry of the log."""
        digest = hashlib.blake2b(f"{self.seed}/{len(self.position.log)}".encode(), digest_size=7).digest()
        return FastDraws(int.from_bytes(digest))

    def show_board(self) -> None:
        """Show the position as the viewer may see it."""
        sections, text_map = self._shown = self._board()
        self.screen.sections(sections)
        if text_map is not None:
            self.screen.text_map(text_map)

    def show_changes(self) -> None:
        """Show only what changed since the last time. A file or a pipe gets the whole position."""
        if self._shown is None or not self.screen.is_terminal:
            self.show_board()
            return
        before, map_before = self._shown
        sections, text_map = self._shown = self._board()
        news = changed_sections(before, sections)
        if news:
            self.screen.say(self.words("table-changed"), QUIET)
            self.screen.sections(news)
        if text_map is not None and text_map != map_before:
            self.screen.text_map(text_map)

    def show_page(self, note: str = "") -> None:
        """Fill the screen with the decision of the person who looks at it: news, board, prompt and numbered moves."""
        view = self.view()
        choices, folded = self.choices(), self._folded()
        brief = brief_meanings(view, [view.game.actions.ids[text] for text in choices])
        shown = {
            self.own_text(text): (says, brief[view.game.actions.ids[text]] if says == self._says(text) else says)
            for text, says in choices.items()
            if text not in folded
        }
        if folded:
            more = self.words("menu-quiet" if self.words.has("menu-quiet") else "table-quiet", count=len(folded))
            shown[""] = (more, more)
        self.screen.page(
            self._board(),
            narrate(view, self._decided_entries.get(self._listener, after_set_up(view))),
            note,
            prompt(view),
            shown,
            lambda count: self.words("table-more-moves", count=count),
        )
        self._shown_entries[self._listener] = len(self.position.log)

    def _board(self) -> tuple[list[Section], TextMap | None]:
        board, view = self.position.game.board, self.view()
        if board is None:
            return [], None
        sections = board.outline(view) if board.outline else []
        return sections, board.text_map(view) if board.text_map else None

    def show_scores(self) -> None:
        """Show the current score sheet, as far as the viewer may know it, with a total unless it has one."""
        scores, over = self.position.scores, self.position.actor == OVER
        names = [self.words.seat(seat) for seat in range(len(scores.points))]
        known = [(line.key, known_values(line, self._looking, over)) for line in scores.sheet]
        rows = [[self.words.line(key), *map(_points, values)] for key, values in known]
        points = known_points(scores.points, scores.sheet, self._looking, over)
        single = sum(line.counts for line in scores.sheet) == 1
        if not any(line.values == list(scores.points) for line in scores.sheet if single or not line.counts):
            rows.append([self.words("table-points"), *map(_points, points)])
        self.screen.sections([Section(self.words("table-score"), header=["", *names], rows=rows)])

    def choices(self) -> dict[str, str]:
        """Return the legal actions and their meaning, in the order of their numbers: what can wait comes last.

        Of actions that are the same thing only the first has a number, and its meaning says how many there are.
        """
        view = self.view()
        legal = sorted(view.legal, key=lambda action: _can_wait(view, action))
        found = {}
        for action, *others in equal_moves(view, legal):
            says = meaning(view, action)
            if others:
                says = self.words("table-equal", says=says, count=1 + len(others))
            found[view.game.actions.texts[action]] = says
        return found

    def own_choices(self) -> dict[str, str]:
        """Return the choices with the letters of the language."""
        return {self.own_text(text): says for text, says in self.choices().items()}

    def _says(self, text: str) -> str:
        view = self.view()
        return meaning(view, view.game.actions.ids[text])

    def own_text(self, text: str) -> str:
        """Return a move with the letters of the language, as it may be typed, too; as it is if they mean another."""
        view = self.view()
        own = own_text(view, view.game.actions.ids[text])
        return text if own in view.game.actions.ids else own

    def _folded(self) -> list[str]:
        """Return the actions that stand behind one entry of a page: those that can wait, if others cannot."""
        view = self.view()
        numbered = list(self.choices())
        waiting = [text for text in numbered if _can_wait(view, view.game.actions.ids[text])]
        unfolded = self._unfolded == len(self.position.log)
        return [] if unfolded or len(waiting) < LEAST_FOLDED or len(waiting) == len(numbered) else waiting

    def unfold(self, typed: str) -> bool:
        """If the number of the entry for folded actions is typed on a page, list them all until the next decision."""
        folded = self._folded() if self.screen.has_pages else []
        if not folded or typed != str(len(self.choices()) - len(folded) + 1):
            return False
        self._unfolded = len(self.position.log)
        self.show_page()
        return True

    def hint(self) -> str:
        """Return the best turn, its expected result, and the reasons, as a server finds them.

        Without machine code the search looks only a few moves ahead, and its expected points are those so far. It works
        on a copy, so that a person who does not wait for it can play on.
        """
        view, seed = self.position.copy().view(self._looking), self.draws().below(1 << 30)
        runtimes.wait(self.position.game)
        best = hint(view, seed=seed, most=2, simplest=True)[0]
        actions = " ".join(own_text(view, action) for action in best.actions)
        return self.words("table-hint", actions=actions, says=describe_hint(best, view.game, self.words))

    def undo(self) -> bool:
        """Go back to the last decision of a person. Return False if there is none that may be taken back."""
        decisions = [entry.actor for entry in self.position.log if entry.actor >= 0]
        if self.secret and len(self.people) > 1:
            mine = bool(decisions) and decisions[-1] == self.position.actor
        else:
            mine = any(actor in self.people for actor in decisions)
        if not mine:
            return False
        self.position.undo()
        while self.position.actor not in self.people:
            self.position.undo()
        self._shown_entries = {seat: min(count, len(self.position.log)) for seat, count in self._shown_entries.items()}
        return True

    def split(self, line: str) -> list[str]:
        """Return the moves in a line, as they were typed."""
        return split_line(line, self.position.game.actions.ids)

    def read(self, typed: str) -> str:
        """Return the move that is meant in this position, or the text itself if that is not clear."""
        legal = list(self.choices())
        own = {self.own_text(text).lower(): text for text in self.position.legal}
        return own.get(typed.lower()) or read_move(typed, self.position.game.actions.ids, legal)

    def explain_unreadable(self, typed: str) -> str:
        """Return why a text is not a move here: nothing is called so, or several moves are."""
        several = possible_moves(typed, self.position.legal)
        if several:
            return self.words("table-several", text=typed, moves=", ".join(several[:MOST_NAMED]))
        return self.words("table-unreadable", text=typed)

    def pass_screen(self, seat: int) -> None:
        """Clear the screen for the next person, if hands are hidden and several people share the screen."""
        if not self.secret or len(self.people) < 2 or self._looking == seat:
            return
        self._shown = None
        self.screen.clear()
        self.screen.say(self.words("table-pass", player=seat), ASK)
        if self.screen.is_terminal:
            self.reader.ask(self.words("table-enter"), {})
            self.screen.clear()

    def set_viewer(self, seat: int) -> None:
        """From now on show the view of this seat. If nothing is secret, everybody sees the same."""
        self._looking = seat

    @property
    def _listener(self) -> int:
        """The viewer who hears the news: the person at the screen, or everybody together if nothing is secret."""
        return self._looking if self.secret else SPECTATOR

    def tell_news(self) -> None:
        """Show what happened since this viewer, or this open screen, last saw it."""
        self.screen.tell(narrate(self.view(), self._shown_entries.get(self._listener, 0)))
        self._shown_entries[self._listener] = len(self.position.log)

    def note_decision(self, length: int) -> None:
        """The next page of this viewer tells what happened since the log had this length, their own move included."""
        self._decided_entries[self._listener] = min(length, len(self.position.log))


def after_set_up(view: View) -> int:
    """Return the first entry of the log that a first page tells: the first decision, or the last outcome before it."""
    decisions = (i for i, entry in enumerate(view.log) if entry.actor >= 0)
    return next(decisions, max(0, len(view.log) - 1))


def result(position: Position, seat: int = SPECTATOR) -> str:
    """Return the result in one sentence; for the person in one seat also what it means for them, with the points."""
    words, winners, points = position.words, position.scores.winners, position.scores.points
    if position.seats == 1:
        return _solo_result(position, seat)
    if len(winners) == position.seats or not winners:
        said = words("table-draw")
    elif len(winners) == 1:
        said = words("table-wins", name=words.seat(winners[0]))
    else:
        names = [words.seat(winner) for winner in winners]
        said = words("table-win-together", names=words("list-and", first=", ".join(names[:-1]), last=names[-1]))
    others = [points[other] for other in range(position.seats) if (other in winners) != (seat in winners)]
    if seat < 0 or not others:
        return said
    key = "table-you-won" if seat in winners else "table-you-lost"
    numbers = [write_minus(str(number)) for number in (points[seat], max(others))]
    yours = words(key, player=seat, own=numbers[0], others=numbers[1], tie=int(numbers[0] == numbers[1]))
    return yours if position.seats == 2 else f"{said} {yours}"


def _solo_result(position: Position, seat: int) -> str:
    """Return whether the only player wins; if there is an opponent without a seat, with the points of both."""
    words, scores = position.words, position.scores
    opponent = scores.opponent
    if opponent is None:
        return words("table-wins", name=words.seat(0)) if scores.winners else words("table-lost")
    if seat < 0:
        return words("table-wins", name=words.seat(0) if scores.winners else words(f"line-{opponent.key}"))
    numbers = scores.points[0], opponent.values[0]
    own, others = (write_minus(str(number)) for number in numbers)
    key, tie = "table-you-won" if scores.winners else "table-you-lost", int(numbers[0] == numbers[1])
    return words(key, player=seat, own=own, others=others, tie=tie)


def _inks(position: Position) -> dict[str, str]:
    """Return the colours of the seats' names and of the game's other coloured words."""
    board, words, seats = position.game.board, position.words, position.seats
    if board is None:
        return {}
    colours = board.seat_colours(seats) if board.seat_colours else []
    names = {rf"\b{re.escape(words.seat(seat))}\b": colour for seat, colour in enumerate(colours)}
    return names | (board.inks(position.view(SPECTATOR)) if board.inks else {})


def _can_wait(view: View, action: int) -> bool:
    """Return whether the board notes that an action can wait."""
    find = view.game.board.note if view.game.board else None
    note = find(view, action) if find else None
    return note is not None and note.quiet


def _points(value: Known) -> str:
    """Return points in the format of the score sheet."""
    return SECRET if value is None else write_minus(str(value))
