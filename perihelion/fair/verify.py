"""Verification of a sealed game, offline: every byte, every action, every draw, the result.

It shares the rules and the draw function with the table, nothing else. The log is interpreted a second time here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..core.position import Position
from ..core.record_data import read_record
from ..core.registry import game as find_game
from ..core.rules_version import rules_version
from ..core.vocabulary import CHANCE, OVER
from ..errors import PerihelionError
from ..table_log.bodies import (
    ActionPlayed,
    ActionsUndone,
    Body,
    Checkpoint,
    ContributionAdded,
    ContributionCommitted,
    ContributionRevealed,
    OutcomeDrawn,
    RoundCompleted,
    RoundStarted,
    SeatChanged,
    TurnConfirmed,
)
from ..table_log.entries import UnknownKind, read_public
from .draw import compute_commitment, derive_key, draw_index
from .sealed_file import DamagedFile, read_objects


class Finding(NamedTuple):
    """Something that is wrong: its line, the key of the sentence, the values that the sentence names."""

    line: int
    key: str
    values: dict[str, Any]


@dataclass
class Report:
    """The result of a verification: findings, and what was checked."""

    findings: list[Finding] = field(default_factory=list)
    game: str = ""
    table: str = ""
    actions: int = 0
    draws: int = 0
    unsealed: int = 0
    """Outcomes that were not drawn under a seal: those of a game this one continues, or of a time before seals."""
    other_rules: bool = False
    """Whether the file follows other rules than those installed."""


class Violation(Exception):
    """Something in an entry that must not be: the key of the sentence and the values it names."""

    def __init__(self, key: str, **values: Any):
        super().__init__(key)
        self.key, self.values = key, values


UNREADABLE = (PerihelionError, KeyError, IndexError, TypeError, ValueError, AttributeError, ArithmeticError)
"""What an entry may raise that somebody changed."""


def verify_sealed_game(data: bytes) -> Report:
    """Check the bytes of a file. It stops at the first finding: what follows would be wrong because of it."""
    report = Report()
    line = 1
    try:
        head, *entries, result = read_objects(data)
        replay = Replay(head, report, _last_checkpoint(entries))
        for entry in entries:
            line += 1
            replay.read_entry(entry)
        line += 1
        replay.check_result(result)
    except DamagedFile as error:
        report.findings.append(Finding(error.line, error.key, error.values))
    except Violation as error:
        report.findings.append(Finding(line, error.key, error.values))
    except UNREADABLE as error:
        reason = str(error) or type(error).__name__
        report.findings.append(Finding(line, "verify-wrong", {"reason": reason}))
    return report


def _last_checkpoint(entries: list[dict[str, Any]]) -> int:
    """Return the number of the last checkpoint, or -1."""
    return max((n for n, entry in enumerate(entries) if entry.get("kind") == Checkpoint.KIND), default=-1)


@dataclass
class Round:
    """A round of the commitment scheme as the file has it. Contributions are numbered by `k`."""

    number: int = 0
    secret: bytes = b""
    complete: bool = False
    commitments: dict[int, str] = field(default_factory=dict)
    seats: dict[int, int] = field(default_factory=dict)
    revealed: dict[int, bytes] = field(default_factory=dict)
    added: list[bytes] = field(default_factory=list)

    @property
    def key(self) -> bytes:
        """The key of the draws."""
        return derive_key(self.secret, [*(self.revealed[k] for k in sorted(self.revealed)), *self.added])


class Replay:
    """A sealed game, read entry by entry."""

    def __init__(self, head: dict[str, Any], report: Report, checkpoint: int):
        self.report, self.checkpoint = report, checkpoint
        self.game, self.options, self.table = find_game(head["game"]), head["options"], head["table"]
        report.game, report.table = self.game.key, self.table
        report.other_rules = head["rules"] != rules_version(self.game)
        self.position = Position(self.game, self.options, self.game.new_state(self.game.read_options(self.options)))
        self.n = self.count = self.base = self.drawn = 0
        self.moments: list[int] = []
        self.round = Round()

    def read_entry(self, line: dict[str, Any]) -> None:
        """Check the next entry of the log and carry it out."""
        if line.get("n") != self.n:
            raise Violation("verify-order", n=self.n)
        try:
            body = read_public(line).body
        except UnknownKind as error:
            raise Violation("verify-kind", kind=error.kind) from None
        check = CHECKS.get(type(body))
        if check is not None:
            check(self, body)
        self.n += 1

    def check_result(self, line: dict[str, Any]) -> None:
        """Check the last line."""
        scores, over = self.position.scores, self.position.actor == OVER
        if line["over"] != over:
            raise Violation("verify-result", says=str(line["over"]), gives=str(over))
        for name, gives in (("points", scores.points), ("winners", scores.winners)):
            if line[name] != list(gives):
                raise Violation("verify-result", says=f"{name} {line[name]}", gives=f"{name} {list(gives)}")

    @property
    def _follows_rules(self) -> bool:
        """Whether this entry follows the rules of today. Before a checkpoint only the draws can be checked."""
        return self.n > self.checkpoint

    # the game

    def _play_action(self, body: ActionPlayed) -> None:
        if self._follows_rules:
            if body.seat != self.position.actor:
                raise Violation("verify-seat", seat=str(body.seat), actor=str(self.position.actor))
            self.position.play(body.text)
            self.moments.append(self.count + 1)
        self.count += 1
        self.report.actions += 1

    def _play_outcome(self, body: OutcomeDrawn) -> None:
        if body.draw != self.drawn:
            raise Violation("verify-number", draw=str(body.draw), next=str(self.drawn))
        if self._follows_rules:
            if self.position.actor != CHANCE:
                raise Violation("verify-seat", seat="chance", actor=str(self.position.actor))
            self._check_odds(body)
        self._check_draw(body)
        if self._follows_rules:
            self.position.play(body.text)
            self.moments.append(self.count + 1)
        self.count += 1
        self.drawn += 1

    def _check_odds(self, body: OutcomeDrawn) -> None:
        """Check that outcomes and weights are those of the rules."""
        outcomes = tuple(self.position.outcomes.items())
        stated = outcomes if body.odds is None and len(outcomes) == 1 else body.odds
        has_seal = self.round.number > 0
        if body.of != len(outcomes) or (stated != outcomes and (has_seal or stated is not None)):
            raise Violation("verify-odds", draw=str(body.draw))

    def _check_draw(self, body: OutcomeDrawn) -> None:
        """Check that the outcome is the one that secret and contributions give."""
        if not self.round.number:
            self.report.unsealed += 1
            return
        if not self.round.complete:
            raise Violation("verify-early", draw=str(body.draw))
        self.report.draws += 1
        if body.of == 1:
            return
        if body.odds is None:
            raise Violation("verify-odds", draw=str(body.draw))
        texts, weights = zip(*body.odds, strict=True)
        gives = texts[draw_index(self.round.key, self.table, body.draw, weights)]
        if gives != body.text:
            raise Violation("verify-draw", draw=str(body.draw), says=body.text, gives=gives)

    def _confirm_turn(self, body: TurnConfirmed) -> None:
        self.count += 1

    def _undo_actions(self, body: ActionsUndone) -> None:
        if self._follows_rules:
            if body.to not in (self.base, *self.moments):
                raise Violation("verify-undo", to=str(body.to))
            while self.moments and self.moments[-1] > body.to:
                self.position.undo()
                self.moments.pop()
        self.count += 1

    def _load_checkpoint(self, body: Checkpoint) -> None:
        """Go on from the stored record, as the table did when the rules changed."""
        if self.n == self.checkpoint:
            plain = read_record(self.game, self.options, body.record).state
            self.position = Position(self.game, self.options, plain)
            self.base, self.moments = self.count, []

    # the seal

    def _start_round(self, body: RoundStarted) -> None:
        if self.round.complete or body.round != self.round.number + 1:
            raise Violation("verify-round", round=str(body.round))
        secret = bytes.fromhex(body.secret)
        if compute_commitment(secret) != body.commitment:
            raise Violation("verify-secret")
        self.round = Round(body.round, secret)

    def _commit(self, body: ContributionCommitted) -> None:
        now = self._present_round(body.round)
        if now.revealed or now.complete or body.k != max(now.seats, default=-1) + 1:
            raise Violation("verify-late", k=str(body.k))
        now.commitments[body.k], now.seats[body.k] = body.commitment, body.seat

    def _withdraw_commitment(self, body: SeatChanged) -> None:
        """Drop the commitment of somebody who leaves before anything is revealed."""
        now = self.round
        if not now.revealed:
            now.commitments = {k: made for k, made in now.commitments.items() if now.seats[k] != body.seat}

    def _reveal(self, body: ContributionRevealed) -> None:
        now, value = self._present_round(body.round), bytes.fromhex(body.value)
        if now.complete or body.k in now.revealed or now.commitments.get(body.k) != compute_commitment(value):
            raise Violation("verify-reveal", k=str(body.k))
        now.revealed[body.k] = value

    def _complete_round(self, body: RoundCompleted) -> None:
        now = self._present_round(body.round)
        missing = sorted(now.commitments.keys() - now.revealed.keys())
        if missing or now.complete:
            raise Violation("verify-missing", k=", ".join(map(str, missing)))
        now.complete = True

    def _add_contribution(self, body: ContributionAdded) -> None:
        now = self._present_round(body.round)
        if not now.complete:
            raise Violation("verify-late", k="")
        now.added.append(bytes.fromhex(body.value))

    def _present_round(self, number: int) -> Round:
        if number != self.round.number:
            raise Violation("verify-round", round=str(number))
        return self.round


CHECKS: dict[type[Body], Callable[[Replay, Any], None]] = {
    ActionPlayed: Replay._play_action,
    OutcomeDrawn: Replay._play_outcome,
    TurnConfirmed: Replay._confirm_turn,
    ActionsUndone: Replay._undo_actions,
    Checkpoint: Replay._load_checkpoint,
    RoundStarted: Replay._start_round,
    ContributionCommitted: Replay._commit,
    SeatChanged: Replay._withdraw_commitment,
    ContributionRevealed: Replay._reveal,
    RoundCompleted: Replay._complete_round,
    ContributionAdded: Replay._add_contribution,
}
"""What each entry means for the verification. All others change neither the position nor the seal."""
