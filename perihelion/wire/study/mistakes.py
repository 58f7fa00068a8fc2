"""Learn from my mistakes: the clear mistakes of a finished game, to be played again as exercises.

The report knows the best action and what the played one lost. Any other action is searched when the reader tries it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from ...bots.hints import number, percent
from ...bots.ratings import Z
from ...bots.reasons import OWN, tell_reasons
from ...core.position import Position
from ...report.model import SMALL_COST, Decision, Report
from ...table.errors import Conflict, InvalidCommand
from ...table.replay import position_at
from ...thinking.report_job import Known
from ...words import Words
from ..errors import WebError
from ..schemas.exercises import (
    Exercise,
    ExerciseHint,
    ExercisePosition,
    ExerciseState,
    LabelledLink,
    MistakeInfo,
    MistakeList,
)
from ..table.frames import Frame
from ..table.presenter import TablePresenter
from ..table.refusals import frame_after
from .exercise_position import describe_position
from .lessons import climb_ladder

Compare = Callable[[Frame, int, int], Awaitable[tuple[float, float]]]
"""Returns by how much of the win the first action is better than the second, and the standard error of that."""


def list_mistakes(presenter: TablePresenter, known: Known | None, guest: str) -> MistakeList:
    """Return the clear mistakes of a guest's seats, or of all persons if the guest had no seat."""
    found = find_mistakes(presenter, known, guest)
    table = presenter.table.head.table
    return MistakeList(
        own=bool(presenter.table.seats_seen_by(guest)),
        mistakes=[
            MistakeInfo(entry=each.entry, seat=each.seat, loss=each.loss, link=_address(table, each)) for each in found
        ],
    )


def find_mistakes(presenter: TablePresenter, known: Known | None, guest: str) -> list[Decision]:
    """Return the clear mistakes that a guest may play again, the costliest first, once the report is complete.

    They are those of the guest; a guest without a seat gets those of the persons, never those of bots.
    """
    mistakes, table = _complete_report(known).mistakes(), presenter.table
    persons = [n for n, seat in enumerate(table.seats) if seat.player]
    shown = table.seats_seen_by(guest) or persons
    return [each for each in mistakes if each.seat in shown]


class MistakePosition:
    """The position of a mistake, to be played again: any move gets a verdict.

    `player` is who made it; empty if the reader did.
    """

    def __init__(self, start: Position, decision: Decision, words: Words, player: str = ""):
        self.start, self.decision, self.words, self.player = start, decision, words, player

    def frame(self, moves: Sequence[str] = ()) -> Frame:
        """Return the position after the learner's moves, as the seat sees it."""
        return frame_after(self.start, moves, self.decision.seat, self.words)

    def describe_position(self, moves: Sequence[str], state: ExerciseState, says: str) -> ExercisePosition:
        """Return the fields of an exercise that every mistake has."""
        frame, words, decision = self.frame(moves), self.words, self.decision
        loss, error = (number(100 * each, words, 0) for each in (decision.loss, Z * decision.uncertainty))
        played = self._describe(decision.played)
        text = words(self._key("mistake-text"), says=played, loss=loss, error=error, name=self.player)
        return describe_position(frame, text, words("mistake-goal"), state, says, len(self.start.entries))

    def hint(self, step: int) -> ExerciseHint:
        """Return a step of the hint ladder: what it is about, which piece, the move."""
        words, decision = self.words, self.decision
        first = self._reason() or words("mistake-hint-none")
        return climb_ladder(self.frame(), self.start.game.actions.ids[decision.best], step, first)

    async def judge(self, moves: Sequence[str], compare: Compare) -> tuple[ExerciseState, str]:
        """Return whether the moves solve the exercise, and what is said about it."""
        if len(moves) > 1:
            raise InvalidCommand("unreadable")
        return await self._judge(moves[0], compare) if moves else ("open", "")

    async def _judge(self, action: str, compare: Compare) -> tuple[ExerciseState, str]:
        """Return whether a move solves the exercise, and what is said about it."""
        words, decision = self.words, self.decision
        frame, ids = self.frame(), self.start.game.actions.ids
        if action not in ids or ids[action] not in frame.view.legal:
            self.frame([action])  # raises the refusal
            raise InvalidCommand("unreadable")
        best, tried = self._describe(decision.best), self._describe(action)
        if tried == best:
            return "done", f"{words('mistake-best')} {self._reason()}".strip()
        if tried == self._describe(decision.played):
            return "missed", words(self._key("mistake-same"), loss=percent(decision.loss), name=self.player)
        loss, error = await compare(frame, ids[decision.best], ids[action])
        if loss >= SMALL_COST * decision.share and loss > Z * error:
            return "missed", words("mistake-worse", loss=percent(loss))
        return "done", words("mistake-good", says=best)

    def _key(self, key: str) -> str:
        """Return the key of a sentence to the reader, or about another player."""
        return f"{key}-other" if self.player else key

    def _reason(self) -> str:
        """Return why the best action is better than the played one."""
        decision, owner = self.decision, self.decision.seat if self.player else OWN
        return tell_reasons(decision.reasons, decision.pays_later, self.start.game, self.words, owner)

    def _describe(self, action: str) -> str:
        return self.frame().describe(self.start.game.actions.ids[action])


class MistakeExercise(MistakePosition):
    """One mistake of a finished game, for one reader."""

    def __init__(self, presenter: TablePresenter, known: Known | None, guest: str, entry: int, lang: str):
        self.presenter, self.guest = presenter, guest
        mistakes, words = find_mistakes(presenter, known, guest), presenter.words(lang)
        seat = next((each.seat for each in mistakes if each.entry == entry), None)
        if seat is None:
            raise WebError(404, "unknown")
        own = presenter.table.seats_seen_by(guest)
        self.mistakes = [each for each in mistakes if own or each.seat == seat]
        self.index = [each.entry for each in self.mistakes].index(entry)
        start, _ = position_at(presenter.table, presenter.table.moment(entry))
        player = "" if own else presenter.names(words)[seat]
        super().__init__(start, self.mistakes[self.index], words, player)

    @property
    def is_own(self) -> bool:
        """True if the guest made this mistake."""
        return not self.player

    @property
    def source(self) -> str:
        """The name of the mistake among all mistakes of a guest."""
        return f"{self.presenter.table.head.table} {self.decision.entry}"

    async def show(self, moves: Sequence[str], compare: Compare) -> Exercise:
        """Return the exercise; after a move with what it is worth."""
        position = self.describe_position(moves, *await self.judge(moves, compare))
        words, table = self.words, self.presenter.table.head.table
        back = LabelledLink(link=f"/t/{table}/report", label=words("mistakes-of", game=words("game")))
        following = self.mistakes[self.index + 1 : self.index + 2]
        onward = [LabelledLink(link=_address(table, each), label=words("mistake-next")) for each in following]
        return {
            **position,
            "key": str(self.decision.entry),
            "number": self.index + 1,
            "of": len(self.mistakes),
            "back": back,
            "next": onward[0] if onward else LabelledLink(link=back["link"], label=words("mistake-report")),
            "title": words(self._key("mistake-title"), name=self.presenter.names(words)[self.decision.seat]),
        }


def _complete_report(known: Known | None) -> Report:
    if known is None or known.complete is None:
        raise Conflict("no-report", "error-no-mistakes")
    return known.complete


def _address(table: str, decision: Decision) -> str:
    return f"/t/{table}/mistakes/{decision.entry}"
