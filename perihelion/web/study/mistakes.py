"""Learn from my mistakes: the clear mistakes of a finished game, to be played again as exercises.

The report knows the best action and what the played one lost. Any other action is searched when the reader tries it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from ...bots.hints import number, percent
from ...bots.ratings import Z
from ...bots.reasons import describe_reasons, tell_reasons
from ...core.position import Position
from ...report.model import SMALL_COST, Decision, Report
from ...server.reports import Known
from ...table.errors import Conflict, InvalidCommand
from ...table.replay import position_at
from ...words import Words
from ..http.errors import WebError
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
    """Return the clear mistakes of a guest's seats, or of all seats if the guest had none."""
    found = find_mistakes(presenter, known, guest)
    table = presenter.table.head.table
    return MistakeList(
        mistakes=[
            MistakeInfo(entry=each.entry, seat=each.seat, loss=each.loss, link=_address(table, each)) for each in found
        ]
    )


def find_mistakes(presenter: TablePresenter, known: Known | None, guest: str) -> list[Decision]:
    """Return the clear mistakes that concern a guest, the costliest first, once the report is complete."""
    mistakes = _complete_report(known).mistakes()
    mine = presenter.table.seats_seen_by(guest)
    return [each for each in mistakes if each.seat in mine or not mine]


class MistakePosition:
    """The position of a mistake, to be played again: any move gets a verdict."""

    def __init__(self, start: Position, decision: Decision, words: Words):
        self.start, self.decision, self.words = start, decision, words

    def frame(self, moves: Sequence[str] = ()) -> Frame:
        """Return the position after the learner's moves, as the seat sees it."""
        return frame_after(self.start, moves, self.decision.seat, self.words)

    def describe_position(self, moves: Sequence[str], state: ExerciseState, says: str) -> ExercisePosition:
        """Return the fields of an exercise that every mistake has."""
        frame, words, decision = self.frame(moves), self.words, self.decision
        loss, error = (number(100 * each, words, 0) for each in (decision.loss, Z * decision.uncertainty))
        text = words("mistake-text", says=self._describe(decision.played), loss=loss, error=error)
        return describe_position(frame, text, words("mistake-goal"), state, says, len(self.start.entries))

    def hint(self, step: int) -> ExerciseHint:
        """Return a step of the hint ladder: what it is about, which piece, the move."""
        words, decision = self.words, self.decision
        why = describe_reasons(decision.reasons, self.start.game, words)
        first = words("mistake-hint", why=why) if why else words("mistake-hint-none")
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
            return "missed", words("mistake-same", loss=percent(decision.loss))
        loss, error = await compare(frame, ids[decision.best], ids[action])
        if loss >= SMALL_COST * decision.share and loss > Z * error:
            return "missed", words("mistake-worse", loss=percent(loss))
        return "done", words("mistake-good", says=best)

    def _reason(self) -> str:
        """Return why the best action is better than the played one."""
        return tell_reasons(self.decision.reasons, self.decision.pays_later, self.start.game, self.words)

    def _describe(self, action: str) -> str:
        return self.frame().describe(self.start.game.actions.ids[action])


class MistakeExercise(MistakePosition):
    """One mistake of a finished game, for one reader."""

    def __init__(self, presenter: TablePresenter, known: Known | None, guest: str, entry: int, lang: str):
        self.presenter, self.guest = presenter, guest
        self.mistakes = find_mistakes(presenter, known, guest)
        self.index = next((i for i, each in enumerate(self.mistakes) if each.entry == entry), -1)
        if self.index < 0:
            raise WebError(404, "unknown")
        start, _ = position_at(presenter.table, presenter.table.moment(entry))
        super().__init__(start, self.mistakes[self.index], presenter.words(lang))

    @property
    def is_own(self) -> bool:
        """True if the guest made this mistake."""
        return self.decision.seat in self.presenter.table.seats_seen_by(self.guest)

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
            "title": words("mistake-title", name=self.presenter.names(words)[self.decision.seat]),
        }


def _complete_report(known: Known | None) -> Report:
    if known is None or known.complete is None:
        raise Conflict("no-report", "error-no-mistakes")
    return known.complete


def _address(table: str, decision: Decision) -> str:
    return f"/t/{table}/mistakes/{decision.entry}"
