"""The log in words, for one viewer: the game's own sentences and those of the table."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from ..core.position import Entry
from ..core.view import View, sees
from ..story import story
from ..words import Words
from .entries import LogEntry
from .look import filtered
from .table import NOBODY, Table

GAME = ("action", "outcome")
OF_TABLE = {
    "undo": "undo",
    "ask": "undo",
    "agree": "undo",
    "refuse": "undo",
    "late": "clock",
    "seat": "seat",
    "remove": "seat",
}
OF_SEAL = ("seal", "without", "sealed")
SILENT = ("seats", "confirm", "commit", "reveal")


class Line(NamedTuple):
    """One line: the moment after it, whose it is, what kind, the sentence, and whether it was taken back."""

    n: int
    seat: int
    kind: str
    says: str
    undone: bool = False
    auto: bool = False
    score: list[dict[str, Any]] | None = None

    def as_dict(self) -> dict[str, Any]:
        """For clients."""
        return {**self._asdict(), "rule": None}


@dataclass
class Teller:
    """Tells a table's log; sentences said once are kept."""

    table: Table
    _said: dict[tuple[Any, ...], list[tuple[str, str]]] = field(default_factory=dict)

    def lines(self, view: View, first: int = 0, end: int | None = None) -> list[Line]:
        """The lines of the log entries with numbers from `first` to before `end`, as the view's seat may know them."""
        table = self.table
        k = bisect_left(table.line, first, key=lambda entry: entry.n)
        core = table.position.log
        entries = table.log[first:]
        count = table.count - sum(entry.counted for entry in entries)
        told: list[Line] = []
        for entry in entries[: None if end is None else end - first]:
            count += entry.counted
            if _silent(entry):
                continue
            if entry.kind not in GAME:
                seat = entry.data.get("seat", NOBODY)
                told.append(Line(count, seat, OF_TABLE.get(entry.kind, "table"), self._of_table(entry, view.words)))
                continue
            happened: Entry | None
            counts = k < len(table.line) and table.line[k].n == entry.n
            if counts:
                later = (core[i].actor for i in range(k + 1, len(core)))
                happened, then = core[k], next((actor for actor in later if actor >= 0), view.actor)
                k += 1
            else:
                happened, then = table.undone.get(entry.n, (None, NOBODY))
            auto, seat = "auto" in entry.data, entry.data.get("seat", NOBODY)
            undone = not counts and happened is not None
            lines = [
                Line(count, seat, kind, says, undone, auto) for kind, says in self._of_game(entry, happened, then, view)
            ]
            if lines and entry.n in table.scored:
                lines[-1] = lines[-1]._replace(score=self._sheet(entry.n, view.words))
            told += lines
        return told

    def _of_game(self, entry: LogEntry, happened: Entry | None, then: int, view: View) -> list[tuple[str, str]]:
        """What an action or outcome says to this seat, with the events that followed."""
        main = "action" if entry.kind == "action" else "chance"
        if happened is None:
            return [(main, self._history(entry, view))]
        seen = filtered(happened, view.seat)
        key = (entry.n, view.words.lang, then, seen.number, *(sees(e.seen, view.seat) for e in happened.events or ()))
        if key not in self._said:
            says = story(replace(view, log=[seen], actor=then))
            self._said[key] = [(main if i == 0 else "event", line) for i, line in enumerate(says)]
        return self._said[key]

    def _sheet(self, n: int, words: Words) -> list[dict[str, Any]]:
        """The lines of the score sheet an entry changed."""
        return [{"label": words.line(line.key), "values": list(map(int, line.values))} for line in self.table.scored[n]]

    def _history(self, entry: LogEntry, view: View) -> str:
        """An entry from before a checkpoint: its sentence may no longer exist, and who saw it is no longer known."""
        if self.table.secrets and not self.table.over:
            return view.words("said-history-unseen")
        if entry.kind == "action":
            return view.words("said-history", player=entry.data["seat"], text=entry.data["text"])
        return view.words("said-history-chance", text=entry.data["text"])

    @staticmethod
    def _of_table(entry: LogEntry, words: Words) -> str:
        data = entry.data
        kind = entry.kind
        values: dict[str, Any] = {"name": data.get("who") or data.get("name") or ""}
        if kind == "seat":
            kind = {"late": "late-seat"}.get(data["why"], data["why"])
            values |= {"player": data["seat"], "level": bot_name(words, data["level"])}
        elif kind == "late":
            values |= {"player": data["seat"]}
            kind = {"move": "late-move", "note": "late-note"}.get(data["then"], "late")
        elif kind == "undo":
            values |= {"player": data["seat"]}
            kind = "undo-agreed" if "agreed" in data else "undo"
        elif kind in OF_SEAL:
            seats = data.get("seats") or data["without"]
            values |= {"players": listed(words, [words.seat(seat) for seat in seats]), "n": len(seats)}
        elif "seat" in data:
            values |= {"player": data["seat"]}
        return words(f"said-{kind}", **values)


def _silent(entry: LogEntry) -> bool:
    """Entries nobody has to hear of: a seal is told where persons have a part in it."""
    if entry.kind in OF_SEAL:
        return not (entry.data.get("seats") or entry.data.get("without"))
    return entry.kind in SILENT


def listed(words: Words, names: Sequence[str]) -> str:
    """Names as one says them: the last after an "and"."""
    if len(names) < 2:
        return "".join(names)
    return words("list-and", first=", ".join(names[:-1]), last=names[-1])


def bot_name(words: Words, level: str) -> str:
    """The name of a bot for people."""
    return words(f"bot-{level}") if words.has(f"bot-{level}") else level
