"""The turns of a table, each in one sentence for one viewer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from ..core.story import AmountChange, PlayedTurn, Turn, find_changes, tell_turn
from ..core.view import View, filter_entry
from ..core.vocabulary import EVERYBODY, SPECTATOR
from .table import NOBODY, Table
from .turns import SETUP, Turns

MOST_KEPT = 2_000
"""How many stories of a table are kept."""


CHANGES_KEPT = 7
"""Of how many turns what changed is kept, besides the newest: each change of a table tells the last turns."""


class Span(NamedTuple):
    """The part of the table's line that is a turn."""

    turn: int
    first: int
    end: int


@dataclass
class TurnStories:
    """The stories of a table's turns; those made once are kept."""

    table: Table
    turns: Turns
    _kept: dict[tuple[object, ...], str] = field(default_factory=dict)
    _changes: dict[tuple[int, int], list[AmountChange]] = field(default_factory=dict)
    """What changed in the last turns that were found, by the numbers of their first and last entries."""

    def tell(self, view: View, first: int = SETUP + 1) -> dict[int, str]:
        """Return the stories of the turns from `first` on that are over, by number."""
        return {span.turn: self._tell(span, view) for span in self._over_since(first)}

    def find(self, view: View, first: int) -> dict[int, PlayedTurn]:
        """Return the same turns for somebody else to tell (`core.story.tell_played_turn`)."""
        return {span.turn: self._find(span, view) for span in self._over_since(first)}

    def _over_since(self, turn: int) -> list[Span]:
        """Return the turns from this number on that are over, in their order."""
        return [span for span in self._spans_back_to(turn) if self._is_over(span)][::-1]

    def _spans_back_to(self, turn: int) -> Iterator[Span]:
        """Yield the turns from the last one back to this number: after a move only one or two are needed."""
        line, number = self.table.line, self.turns.number
        end = len(line)
        while end and (last := number(line[end - 1].n)) >= turn:
            first = end - 1
            while first and number(line[first - 1].n) == last:
                first -= 1
            yield Span(last, first, end)
            end = first

    def _is_over(self, span: Span) -> bool:
        """Return whether a turn is over: another one has begun, another seat is to act, or the game is over."""
        table = self.table
        if self.turns.seat(span.turn) == NOBODY:
            return False  # so far chance alone has acted
        if span.end < len(table.line) or table.over:
            return True
        starts = table.position.phase in table.game.turn_starts
        return starts or (table.position.actor >= 0 and table.position.actor != self.turns.seat(span.turn))

    def _tell(self, span: Span, view: View) -> str:
        table = self.table
        log = table.position.shared_log[span.first : span.end]
        public = all(entry.seen == EVERYBODY and all(e.seen == EVERYBODY for e in entry.events or ()) for entry in log)
        numbers = (table.line[span.first].n, table.line[span.end - 1].n)
        key = (*numbers, view.words.lang, SPECTATOR if public else view.seat)
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = tell_turn(table.game, view.words, self._turn(span, view))
        return self._kept[key]

    def _find(self, span: Span, view: View) -> PlayedTurn:
        turn = self._turn(span, view)
        numbers = (self.table.line[span.first].n, self.table.line[span.end - 1].n)
        if numbers not in self._changes:
            last = dict(list(self._changes.items())[-CHANGES_KEPT:])
            self._changes = {**last, numbers: find_changes(self.table.game, view.words, turn)}
        return PlayedTurn(turn.seat, turn.entries, self._changes[numbers])

    def _turn(self, span: Span, view: View) -> Turn:
        entries = [filter_entry(entry, view.seat) for entry in self.table.position.shared_log[span.first : span.end]]
        before, after = (self.table.scores_so_far.state(place) for place in (span.first, span.end))
        return Turn(self.turns.seat(span.turn), entries, before, after)
