"""The log of a table in words, for one viewer: the game's own sentences and those of the table."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from ..core.log import Entry
from ..core.narration import narrate
from ..core.view import View, filter_entry, sees
from ..table_log.bodies import (
    ActionPlayed,
    ActionsUndone,
    Body,
    CommitmentsSkipped,
    ContributionCommitted,
    ContributionRevealed,
    GuestRemoved,
    OutcomeDrawn,
    RoundCompleted,
    RoundStarted,
    SeatChanged,
    SeatsAssigned,
    TimeExpired,
    TurnConfirmed,
    UndoAgreed,
    UndoRefused,
    UndoRequested,
)
from ..words import Words
from .table import NOBODY, Table

LINE_KINDS: dict[type[Body], str] = {
    ActionsUndone: "undo",
    UndoRequested: "undo",
    UndoAgreed: "undo",
    UndoRefused: "undo",
    TimeExpired: "clock",
    SeatChanged: "seat",
    GuestRemoved: "seat",
}
"""The kind of line that an entry of the table gives; all others are of the kind `table`."""

SILENT = (SeatsAssigned, TurnConfirmed, ContributionCommitted, ContributionRevealed)
"""Entries that give no line."""


class LogLine(NamedTuple):
    """One line: the count after it, whose it is, what kind, the sentence, and whether it was undone."""

    n: int
    seat: int
    kind: str
    says: str
    undone: bool = False
    auto: bool = False
    score: list[dict[str, Any]] | None = None

    def as_dict(self) -> dict[str, Any]:
        """Return the line as clients get it."""
        return {**self._asdict(), "rule": None}


@dataclass
class LogText:
    """The sentences of a table's log; those made once are kept."""

    table: Table
    _kept: dict[tuple[Any, ...], list[tuple[str, str]]] = field(default_factory=dict)

    def lines(self, view: View, first: int = 0, end: int | None = None) -> list[LogLine]:
        """Return the lines of the entries from `first` to before `end`, as the view's seat may know them."""
        table = self.table
        k = bisect_left(table.line, first, key=lambda entry: entry.n)
        happened_log = table.position.log
        entries = table.log[first:]
        count = table.count - sum(entry.counted for entry in entries)
        lines: list[LogLine] = []
        for entry in entries[: None if end is None else end - first]:
            body = entry.body
            count += entry.counted
            if is_silent(body):
                continue
            seat = getattr(body, "seat", NOBODY)
            if not isinstance(body, ActionPlayed | OutcomeDrawn):
                lines.append(
                    LogLine(count, seat, LINE_KINDS.get(type(body), "table"), table_sentence(body, view.words))
                )
                continue
            happened: Entry | None
            counts = k < len(table.line) and table.line[k].n == entry.n
            if counts:
                later = (happened_log[i].actor for i in range(k + 1, len(happened_log)))
                happened, then = happened_log[k], next((actor for actor in later if actor >= 0), view.actor)
                k += 1
            else:
                happened, then = table.undone.get(entry.n, (None, NOBODY))
            auto = isinstance(body, ActionPlayed) and body.auto
            undone = not counts and happened is not None
            sentences = self._game_sentences(entry.n, body, happened, then, view)
            new = [LogLine(count, seat, kind, says, undone, auto) for kind, says in sentences]
            if new and entry.n in table.scores_so_far.changed_lines:
                new[-1] = new[-1]._replace(score=self._changed_score(entry.n, view.words))
            lines += new
        return lines

    def _game_sentences(
        self, n: int, body: ActionPlayed | OutcomeDrawn, happened: Entry | None, then: int, view: View
    ) -> list[tuple[str, str]]:
        """Return what an action or outcome says to this seat, with the events that followed, each with its kind."""
        main = "action" if isinstance(body, ActionPlayed) else "chance"
        if happened is None:
            return [(main, self._history_sentence(body, view))]
        seen = filter_entry(happened, view.seat)
        key = (n, view.words.lang, then, seen.number, *(sees(e.seen, view.seat) for e in happened.events or ()))
        if key not in self._kept:
            says = narrate(replace(view, log=[seen], actor=then))
            self._kept[key] = [(main if i == 0 else "event", line) for i, line in enumerate(says)]
        return self._kept[key]

    def _changed_score(self, n: int, words: Words) -> list[dict[str, Any]]:
        """Return the lines of the score sheet that an entry changed."""
        changed = self.table.scores_so_far.changed_lines[n]
        return [{"label": words.line(line.key), "values": list(map(int, line.values))} for line in changed]

    def _history_sentence(self, body: ActionPlayed | OutcomeDrawn, view: View) -> str:
        """Return the sentence of an entry before a checkpoint. It is not known who saw it, so it may be hidden."""
        if self.table.has_secrets and not self.table.over:
            return view.words("said-history-unseen")
        if isinstance(body, ActionPlayed):
            return view.words("said-history", player=body.seat, text=body.text)
        return view.words("said-history-chance", text=body.text)


def is_silent(body: Body) -> bool:
    """Return whether an entry gives no line. A seal gives one where persons have a part in it."""
    if isinstance(body, RoundStarted):
        return not body.without
    if isinstance(body, CommitmentsSkipped | RoundCompleted):
        return not body.seats
    return isinstance(body, SILENT)


def table_sentence(body: Body, words: Words) -> str:
    """Return the sentence of an entry that is no action or outcome."""
    key = body.KIND
    values: dict[str, Any] = {"name": getattr(body, "who", "") or getattr(body, "name", "")}
    if hasattr(body, "seat"):
        values["player"] = body.seat
    if isinstance(body, SeatChanged):
        key = "late-seat" if body.why == "late" else body.why
        values["level"] = bot_name(words, body.level)
    elif isinstance(body, TimeExpired):
        key = {"move": "late-move", "note": "late-note"}.get(body.then, "late")
    elif isinstance(body, ActionsUndone):
        key = "undo-agreed" if body.agreed else "undo"
    elif isinstance(body, RoundStarted | CommitmentsSkipped | RoundCompleted):
        seats = body.without if isinstance(body, RoundStarted) else body.seats
        values |= {"players": join_names(words, [words.seat(seat) for seat in seats]), "n": len(seats)}
    return words(f"said-{key}", **values)


def join_names(words: Words, names: Sequence[str]) -> str:
    """Return names in one phrase, the last after an "and"."""
    if len(names) < 2:
        return "".join(names)
    return words("list-and", first=", ".join(names[:-1]), last=names[-1])


def bot_name(words: Words, level: str) -> str:
    """Return the name of a bot for people."""
    return words(f"bot-{level}") if words.has(f"bot-{level}") else level
