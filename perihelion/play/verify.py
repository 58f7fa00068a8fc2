"""Checks a sealed game offline: every byte as written, every action legal, every outcome as sealed, the result right.

It shares with the table the rules and the draw, nothing else: the log is read anew here.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..core.game import game as find
from ..core.position import Position
from ..core.runtime import CHANCE, OVER, start
from ..errors import PerihelionError
from . import sealed
from .fair import commitment, draw, key_of
from .rules_of import rules_of, state


class Finding(NamedTuple):
    """Something that is not as it should be: its line, the key of the sentence, what the sentence names."""

    line: int
    key: str
    values: dict[str, Any]


@dataclass
class Report:
    """What came out: findings, and what was checked."""

    findings: list[Finding] = field(default_factory=list)
    game: str = ""
    table: str = ""
    actions: int = 0
    draws: int = 0
    unsealed: int = 0
    """Outcomes that were not drawn under a seal: of the game this one went on from, or of rules that are gone."""
    other_rules: bool = False
    """Whether the file follows other rules than those installed."""


class Wrong(Exception):
    """Stops the reading of an entry."""

    def __init__(self, key: str, **values: Any):
        super().__init__(key)
        self.key, self.values = key, values


READS = (PerihelionError, KeyError, IndexError, TypeError, ValueError, AttributeError, ArithmeticError)
"""What an entry that was tampered with may raise."""


def verify(data: bytes) -> Report:
    """Check the bytes of a file. The first thing that is wrong ends it: what follows would be wrong for its sake."""
    report = Report()
    lines, broken = read_lines(data)
    if broken:
        report.findings.append(broken)
        return report
    at = 0
    try:
        reading = Reading(lines[0], report, _last_checkpoint(lines))
        for line in lines[1:-1]:
            at += 1
            reading.entry(line)
        at += 1
        reading.end(lines[-1])
    except Wrong as error:
        report.findings.append(Finding(at + 1, error.key, error.values))
    except READS as error:
        reason = str(error) or type(error).__name__
        report.findings.append(Finding(at + 1, "verify-wrong", {"reason": reason}))
    return report


def read_lines(data: bytes) -> tuple[list[dict[str, Any]], Finding | None]:
    """The objects of a file, or the first line whose bytes are not those that were written."""
    lines = data.split(b"\n")
    if lines.pop() != b"":
        return [], Finding(len(lines) + 1, "verify-torn", {})
    texts = [line.decode("latin-1") for line in lines]
    bodies = [text[sealed.SHOWN + 1 :] for text in texts]
    for number, (text, (shown, body)) in enumerate(zip(texts, sealed.chained(iter(bodies)), strict=True), 1):
        if text != f"{shown} {body}":
            return [], Finding(number, "verify-changed", {})
    try:
        objects = [json.loads(body) for body in bodies]
    except ValueError:
        return [], Finding(1, "verify-format", {"format": sealed.FORMAT})
    if len(objects) < 2 or not all(isinstance(o, dict) for o in objects) or objects[0].get("format") != sealed.FORMAT:
        return [], Finding(1, "verify-format", {"format": sealed.FORMAT})
    if objects[-1].get("kind") != "end" or objects[-1].get("entries") != len(objects) - 2:
        return [], Finding(len(objects), "verify-torn", {})
    return objects, None


def _last_checkpoint(lines: list[dict[str, Any]]) -> int:
    return max((line["n"] for line in lines[1:-1] if line.get("kind") == "checkpoint"), default=-1)


@dataclass
class Round:
    """One round of the seal, as read."""

    number: int = 0
    secret: bytes = b""
    promised: dict[int, str] = field(default_factory=dict)
    seats: dict[int, int] = field(default_factory=dict)
    given: dict[int, bytes] = field(default_factory=dict)
    later: list[bytes] = field(default_factory=list)
    whole: bool = False

    @property
    def key(self) -> bytes:
        """The key of the draws."""
        return key_of(self.secret, [*(self.given[k] for k in sorted(self.given)), *self.later])


class Reading:
    """A sealed game, read entry by entry."""

    def __init__(self, head: dict[str, Any], report: Report, checkpoint: int):
        self.report, self.checkpoint = report, checkpoint
        self.game, self.options, self.table = find(head["game"]), head["options"], head["table"]
        report.game, report.table = self.game.key, self.table
        report.other_rules = head["rules"] != rules_of(self.game)
        self.position = Position(self.game, self.options, start(self.game, self.game.read_options(self.options)))
        self.n = self.count = self.base = self.drawn = 0
        self.moments: list[int] = []
        self.round = Round()

    def entry(self, line: dict[str, Any]) -> None:
        """The next entry of the log."""
        if line["n"] != self.n:
            raise Wrong("verify-order", n=self.n)
        kind: str = line["kind"]
        known: Callable[[dict[str, Any]], None] | None = getattr(self, f"_{kind}", None)
        if known is not None:
            known(line)
        elif kind not in OTHERS:
            raise Wrong("verify-kind", kind=kind[:40])
        self.n += 1

    def end(self, line: dict[str, Any]) -> None:
        """The result."""
        scores = self.position.scores
        if line["over"] != (self.position.actor == OVER):
            raise Wrong("verify-result", says=str(line["over"]), gives=str(self.position.actor == OVER))
        for name, gives in (("points", scores.points), ("winners", scores.winners)):
            if line[name] != list(gives):
                raise Wrong("verify-result", says=f"{name} {line[name]}", gives=f"{name} {list(gives)}")

    @property
    def _replays(self) -> bool:
        """Whether this entry follows the rules of today; before a checkpoint only the draws can be checked."""
        return self.n > self.checkpoint

    # the game

    def _action(self, line: dict[str, Any]) -> None:
        if self._replays:
            if line["seat"] != self.position.actor:
                raise Wrong("verify-seat", seat=str(line["seat"]), actor=str(self.position.actor))
            self.position.play(line["text"])
            self.moments.append(self.count + 1)
        self.count += 1
        self.report.actions += 1

    def _outcome(self, line: dict[str, Any]) -> None:
        if line["draw"] != self.drawn:
            raise Wrong("verify-number", draw=str(line["draw"]), next=str(self.drawn))
        if self._replays:
            if self.position.actor != CHANCE:
                raise Wrong("verify-seat", seat="chance", actor=str(self.position.actor))
            self._check_odds(line)
        self._check_draw(line)
        if self._replays:
            self.position.play(line["text"])
            self.moments.append(self.count + 1)
        self.count += 1
        self.drawn += 1

    def _check_odds(self, line: dict[str, Any]) -> None:
        """The outcomes and weights are those of the rules."""
        outcomes = [[text, weight] for text, weight in self.position.outcomes.items()]
        stated = line.get("odds", outcomes if len(outcomes) == 1 else None)
        sealed_here = self.round.number > 0
        if line["of"] != len(outcomes) or (stated != outcomes and (sealed_here or stated is not None)):
            raise Wrong("verify-odds", draw=str(line["draw"]))

    def _check_draw(self, line: dict[str, Any]) -> None:
        """The outcome is the one the seal gives."""
        if not self.round.number:
            self.report.unsealed += 1
            return
        if not self.round.whole:
            raise Wrong("verify-early", draw=str(line["draw"]))
        self.report.draws += 1
        if line["of"] == 1:
            return
        texts, weights = [text for text, _ in line["odds"]], [weight for _, weight in line["odds"]]
        gives = texts[draw(self.round.key, self.table, line["draw"], weights)]
        if gives != line["text"]:
            raise Wrong("verify-draw", draw=str(line["draw"]), says=line["text"], gives=gives)

    def _confirm(self, line: dict[str, Any]) -> None:
        self.count += 1

    def _undo(self, line: dict[str, Any]) -> None:
        if self._replays:
            if line["to"] not in (self.base, *self.moments):
                raise Wrong("verify-undo", to=str(line["to"]))
            while self.moments and self.moments[-1] > line["to"]:
                self.position.undo()
                self.moments.pop()
        self.count += 1

    def _checkpoint(self, line: dict[str, Any]) -> None:
        """The rules changed, and the game went on from the record as it was stored."""
        if self.n == self.checkpoint:
            self.position = Position(self.game, self.options, state(self.game, self.options, line["record"]))
            self.base, self.moments = self.count, []

    # the seal

    def _seal(self, line: dict[str, Any]) -> None:
        if self.round.whole or line["round"] != self.round.number + 1:
            raise Wrong("verify-round", round=str(line["round"]))
        secret = bytes.fromhex(line["secret"])
        if commitment(secret) != line["commitment"]:
            raise Wrong("verify-secret")
        self.round = Round(line["round"], secret)

    def _commit(self, line: dict[str, Any]) -> None:
        now = self._same_round(line)
        if now.given or now.whole or line["k"] != max(now.seats, default=-1) + 1:
            raise Wrong("verify-late", k=str(line["k"]))
        now.promised[line["k"]], now.seats[line["k"]] = line["commitment"], line["seat"]

    def _seat(self, line: dict[str, Any]) -> None:
        """Who leaves before anything is opened takes the commitment along."""
        if not self.round.given:
            self.round.promised = {k: v for k, v in self.round.promised.items() if self.round.seats[k] != line["seat"]}

    def _reveal(self, line: dict[str, Any]) -> None:
        now, value = self._same_round(line), bytes.fromhex(line["value"])
        if now.whole or line["k"] in now.given or now.promised.get(line["k"]) != commitment(value):
            raise Wrong("verify-reveal", k=str(line["k"]))
        now.given[line["k"]] = value

    def _sealed(self, line: dict[str, Any]) -> None:
        now = self._same_round(line)
        missing = sorted(now.promised.keys() - now.given.keys())
        if missing or now.whole:
            raise Wrong("verify-missing", k=", ".join(map(str, missing)))
        now.whole = True

    def _contribute(self, line: dict[str, Any]) -> None:
        now = self._same_round(line)
        if not now.whole:
            raise Wrong("verify-late", k="")
        now.later.append(bytes.fromhex(line["value"]))

    def _same_round(self, line: dict[str, Any]) -> Round:
        if line["round"] != self.round.number:
            raise Wrong("verify-round", round=str(line["round"]))
        return self.round


OTHERS = frozenset({"seats", "start", "ask", "agree", "refuse", "remove", "late", "rules", "go_on", "close", "without"})
"""Entries that change neither the position nor the seal."""
