"""The turns of an analysed game: each in one sentence, the points at its end, and the turn of a decision."""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from ..bots.match import seed_of
from ..core.position import Position
from ..core.story import Turn, tell_turn
from ..core.turn_spans import TurnSpan, find_turns
from ..core.view import filter_entry
from ..engine import runtimes

if TYPE_CHECKING:
    from ..core.record import Record
    from ..words import Words
    from .analysis import Analysis
    from .model import Decision


@lru_cache(maxsize=1)
def turns_of(analysis: Analysis) -> GameTurns:
    """Return the turns of a game; all pages about one analysis share them."""
    return GameTurns(analysis)


class GameTurns:
    """The turns of a game, without the set-up. Each story is composed once."""

    def __init__(self, analysis: Analysis):
        self.analysis = analysis
        self._told: dict[tuple[int, str], str] = {}

    @cached_property
    def spans(self) -> list[TurnSpan]:
        """The turns in which a seat acted."""
        position = self.analysis.position
        return [span for span in find_turns(position.game, position.shared_log) if span.seat >= 0]

    def place(self, entry: int) -> int:
        """Return the index of the turn to which an entry belongs."""
        return max(0, bisect_right(self.spans, entry, key=lambda span: span.first) - 1)

    def number(self, place: int) -> int:
        """Return the number of a turn as players count it."""
        return self.spans[place].number

    @property
    def of(self) -> int:
        """The number of turns that players count."""
        return self.spans[-1].number if self.spans else 0

    def ends(self) -> list[int]:
        """Return the number of entries before the first turn, and at the end of each turn."""
        return [self.spans[0].first if self.spans else 0, *(span.end for span in self.spans)]

    def points(self) -> list[list[int]]:
        """Return the points of every seat before the first turn, and at the end of each turn."""
        rules, seats = self.analysis.position.game.rules, range(self.analysis.position.seats)
        states = map(self.analysis.plain, self.ends())
        return [[int(rules.points(s, seat)) for seat in seats] for s in states]

    def tell(self, place: int, words: Words) -> str:
        """Return a turn in one sentence, as its player saw it."""
        key = (place, words.lang)
        if key not in self._told:
            span, plain = self.spans[place], self.analysis.plain
            log = self.analysis.position.shared_log[span.first : span.end]
            entries = [filter_entry(entry, span.seat) for entry in log]
            turn = Turn(span.seat, entries, plain(span.first), plain(span.end))
            self._told[key] = tell_turn(self.analysis.position.game, words, turn)
        return self._told[key]

    def tell_better(self, decision: Decision, words: Words) -> str:
        """Return the turn of a decision as it would be told with the better actions; empty if they are not known."""
        if not decision.better_turn:
            return ""
        span, position = self.spans[self.place(decision.entry)], self.analysis.position
        start = self._imagine(decision)
        imagined = Position(position.game, position.options, start).play(*decision.better_turn)
        past = [filter_entry(entry, span.seat) for entry in position.shared_log[span.first : decision.entry]]
        turn = Turn(span.seat, [*past, *imagined.log], self.analysis.plain(span.first), imagined.plain)
        return tell_turn(position.game, words, turn)

    def _imagine(self, decision: Decision) -> Record:
        """Return the state in which the better turn was planned: what the seat did not know is sampled."""
        analysis = self.analysis
        runtime, view = runtimes.best(analysis.position.game), analysis.view(decision.entry)
        s = runtime.state(view.state)
        runtime.sample(s, view.seat, runtime.generator(seed_of(analysis.seed), view.log))
        plain: Record = runtime.plain(s)
        return plain
