"""Verification of a sealed game, offline: every byte, every action, every draw, the result.

It shares the rules and the draw function with the table, nothing else. The log is interpreted a second time here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isfinite
from typing import Any

from ..core.early_end import find_winners
from ..core.forced import find_forced_action
from ..core.log import only_seat
from ..core.position import Position
from ..core.record_data import read_record, write_record
from ..core.registry import game as find_game
from ..core.rules_version import rules_version
from ..core.view import hides_anything
from ..core.vocabulary import CHANCE, OVER
from ..errors import PerihelionError
from ..json_types import JsonObject
from ..table_log.bodies import (
    PERSON,
    ActionPlayed,
    ActionsUndone,
    Body,
    Checkpoint,
    CommitmentsClosed,
    ContributionAdded,
    ContributionCommitted,
    ContributionRevealed,
    EndAccepted,
    EndDeclined,
    EndOffered,
    GameEnded,
    Odds,
    OutcomeDrawn,
    PlayerResigned,
    RoundCompleted,
    RoundStarted,
    RulesChanged,
    SeatChanged,
    SeatsAssigned,
    TableClosed,
    TurnConfirmed,
    UndoAgreed,
    UndoRefused,
    UndoRequested,
)
from ..table_log.entries import COUNTED, UnknownKind, read_public, write_public
from .deal import DEAL_FORMAT, Streams, draw_ticket
from .draw import draw_index
from .links import LINKED_FORMAT
from .published_deals import PublishedDeals, check_published
from .receipt import Receipt
from .seal import SEAL_BODIES
from .sealed_file import DamagedFile, SealedFile, encode_object, read_file
from .verify_consent import ConsentCheck, check_voice
from .verify_deal import DealCheck, InvalidDeal
from .verify_receipt import LinkLog, check_receipt
from .verify_report import Contributor, Finding, Report
from .verify_seal import SealCheck, Violation

HEAD_KEYS = {"format", "game", "options", "rules", "table"}
RESULT_KEYS = {"entries", "kind", "over", "points", "winners"}


UNREADABLE = (
    PerihelionError, KeyError, IndexError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError,
)  # fmt: skip
"""What a forged entry may raise."""


def verify_sealed_game(data: bytes, receipts: Sequence[Receipt] = (), deals: PublishedDeals | None = None) -> Report:
    """Check the bytes of a file, that it contains what players kept, and that it is one of the published deals.

    It stops at the first finding: what follows would be wrong because of it.
    """
    report = Report()
    line = 1
    try:
        file = read_file(data)
        replay = Replay(file, report)
        for entry in file.objects[1:-1]:
            line += 1
            replay.read_entry(entry)
        line += 1
        replay.check_result(file.objects[-1])
        replay.describe_seal()
        if deals is not None:
            line = 1  # not a line, but the deal that the whole file plays
            check_published(replay.seal.round.deal, deals)
            report.published, report.breaks = True, deals.breaks
            report.at_break = deals.is_at_break(report.deal)
        report.position = replay.position
        report.proofs = [
            check_receipt(receipt, replay.seal, replay.link_log, replay.drawn, file) for receipt in receipts
        ]
    except DamagedFile as error:
        report.findings.append(Finding(error.line, error.key, error.values))
    except Violation as error:
        report.findings.append(Finding(error.line or line, error.key, error.values))
    except InvalidDeal as error:
        report.findings.append(Finding(line, error.key, error.values))
    except UNREADABLE as error:
        reason = str(error) or type(error).__name__
        report.findings.append(Finding(line, "verify-wrong", {"reason": reason}))
    return report


class Replay:
    """A sealed game, read entry by entry."""

    def __init__(self, file: SealedFile, report: Report):
        head = file.objects[0]
        if file.format > 1 and set(head) != HEAD_KEYS:
            raise Violation("verify-keys")
        self.report = report
        self.last_checkpoint = max(
            (n for n, entry in enumerate(file.objects[1:-1]) if entry.get("kind") == Checkpoint.KIND), default=-1
        )
        self.game, self.options, self.table = find_game(head["game"]), head["options"], head["table"]
        report.format, report.game, report.table = file.format, self.game.key, self.table
        self.rules = head["rules"]
        self.position = Position(self.game, self.options, self.game.new_state(self.game.read_options(self.options)))
        self.has_secrets = hides_anything(self.position.plain)
        self.n = self.count = self.base = self.drawn = 0
        self.moments: list[int] = []
        self.draw_moments: set[int] = set()
        """The moments after draws with several possible outcomes."""
        self.names: dict[int, str] = {}
        self.closed = self.confirmed = False
        self.follows_rules = True
        """False between an entry that the rules of today do not confirm and the next checkpoint."""
        self.seal, self.streams, self.link_log = SealCheck(head, file.format), Streams(), LinkLog()
        self.consent, self.deal = ConsentCheck(self.seal), DealCheck()

    def read_entry(self, line: JsonObject) -> None:
        """Check the next entry of the log and carry it out."""
        if line.get("n") != self.n:
            raise Violation("verify-order", n=self.n)
        try:
            body = read_public(line).body
        except UnknownKind as error:
            raise Violation("verify-kind", kind=error.kind) from None
        if self.seal.format > 1:
            self._check_form(line, body)
            check_voice(self.seal, body)
        if self.seal.format == DEAL_FORMAT:
            self.deal.follow(body, self.seal.seats)
        self.seal.follow_links(body, self.drawn)
        if isinstance(body, COUNTED):
            self.link_log.follow(body, self.seal, self.drawn)
        check = CHECKS.get(type(body))
        if check is not None:
            check(self, body)
        self.streams.follow(body)
        if isinstance(body, (*COUNTED, SeatChanged)):
            self.consent.drop_question()
        self.n += 1

    def _check_form(self, line: JsonObject, body: Body) -> None:
        """Check that an entry is written as a server writes it, the seats first and nothing played after the end."""
        if not isfinite(line["time"]) or encode_object(write_public(read_public(line))) != encode_object(line):
            raise Violation("verify-keys")
        if isinstance(body, SeatsAssigned) != (self.n == 0):
            raise Violation("verify-people")
        if (self.closed or self.consent.ended) and isinstance(body, (*COUNTED, *SEAL_BODIES)):
            raise Violation("verify-closed")

    def check_result(self, line: JsonObject) -> None:
        """Check the last line. A game that is not over has a file only if the table was given up."""
        self.seal.end_links()
        early, points = self.consent, self.position.scores.points
        over = early.ended or self.position.actor == OVER
        winners = find_winners(self.position, points, early.resigned, early.ended)
        if self.seal.format > 1 and set(line) != RESULT_KEYS:
            raise Violation("verify-keys")
        unconfirmed = self.closed and line["over"] is False and (self.confirmed or self.seal.format == 1)
        if line["over"] is not over and not unconfirmed:
            raise Violation("verify-result", says=str(line["over"]), gives=str(over))
        if not (over or self.closed):
            raise Violation("verify-unfinished")
        for name, gives in (("points", points), ("winners", winners)):
            if encode_object({name: line[name]}) != encode_object({name: list(gives)}):
                raise Violation("verify-result", says=f"{name} {line[name]}", gives=f"{name} {list(gives)}")
        self.report.other_rules = self.rules != rules_version(self.game)

    def describe_seal(self) -> None:
        """Put into the report what the draws depend on."""
        now = self.seal.round
        if now.deal is not None and now.deal.deal is not None:
            self.report.deal, self.report.deal_parts = str(now.deal.deal["id"]), len(now.deal.parts)
            self.report.model = self.deal.model
        self.report.restarts, self.report.added = max(0, now.number - 1), len(now.added)
        if now.complete:
            named = {now.seats[k]: k for k in now.revealed}
            contributors = {seat: Contributor(seat, self.names.get(seat, "")) for seat in sorted(named)}
            self.report.contributors = list(contributors.values())
            unasked = self.consent.unasked
            self.report.unasked = [one for seat, one in contributors.items() if now.persons.get(named[seat]) in unasked]

    # the game

    def _follow(self, step: Callable[[], None]) -> None:
        """Carry out a step under the rules of today.

        A step that they do not allow is a finding, unless a checkpoint follows. Then other rules may have been in
        force, and nothing from here on can be verified.
        """
        if not self.follows_rules:
            return
        try:
            step()
        except (Violation, *UNREADABLE):
            if self.n >= self.last_checkpoint:
                raise
            self.follows_rules = False
            self._mark_unverifiable()

    def _mark_unverifiable(self) -> None:
        if self.report.unverifiable is None:
            self.report.unverifiable = self.n + 2

    def _play_action(self, body: ActionPlayed) -> None:
        def step() -> None:
            if body.seat not in self.position.choosing:
                raise Violation("verify-seat", seat=str(body.seat), actor=str(self.position.actor))
            self._check_forced(body)
            self.position.play(body.text, seat=body.seat if self.position.is_simultaneous else None)
            self.moments.append(self.count + 1)

        self._follow(step)
        self.count += 1
        self.report.actions += 1

    def _check_forced(self, body: ActionPlayed) -> None:
        """Check that an action of a person is marked as forced exactly if it was: a forced one needs no link."""
        if self.seal.format < LINKED_FORMAT or self.seal.round.links is None or body.bot or body.late:
            return
        if self.seal.seats[body.seat].kind == PERSON:
            forced = find_forced_action(self.position.for_seat(body.seat), self.has_secrets) is not None
            if forced is not body.auto:
                raise Violation("verify-forced")

    def _play_outcome(self, body: OutcomeDrawn) -> None:
        if body.draw != self.drawn:
            raise Violation("verify-number", draw=str(body.draw), next=str(self.drawn))

        def check() -> None:
            if self.position.actor != CHANCE:
                raise Violation("verify-seat", seat="chance", actor=str(self.position.actor))
            self._check_odds(body)

        def play() -> None:
            self.position.play(body.text)
            self.moments.append(self.count + 1)
            if body.of > 1:
                self.draw_moments.add(self.count + 1)

        self._follow(check)
        self._check_draw(body)
        self._follow(play)
        self.count += 1
        self.drawn += 1

    def _check_odds(self, body: OutcomeDrawn) -> None:
        """Check that outcomes and weights are those of the rules."""
        outcomes = tuple(self.position.outcomes.items())
        stated = outcomes if body.odds is None and len(outcomes) == 1 else body.odds
        has_seal = self.seal.round.number > 0
        if body.of != len(outcomes) or (stated != outcomes and (has_seal or stated is not None)):
            raise Violation("verify-odds", draw=str(body.draw))
        where = (self.position.phase, only_seat(self.position.seen))
        if self.seal.format > 1 and (body.phase, body.to) != where:
            raise Violation("verify-odds", draw=str(body.draw))

    def _check_draw(self, body: OutcomeDrawn) -> None:
        """Check that the outcome is the one that secret and contributions give."""
        now = self.seal.round
        if not now.number:
            self.report.unsealed += 1
            return
        if not now.complete:
            raise Violation("verify-early", draw=str(body.draw))
        self.report.draws += 1
        if body.of == 1:
            return
        if body.odds is None:
            raise Violation("verify-odds", draw=str(body.draw))
        gives = body.odds[self._drawn_index(body, body.odds)][0]
        if gives != body.text:
            raise Violation("verify-draw", draw=str(body.draw), says=body.text, gives=gives)

    def _drawn_index(self, body: OutcomeDrawn, odds: Odds) -> int:
        """Return the outcome that the key gives: by the number of the draw, at a table of a deal by its stream."""
        now = self.seal.round
        if now.deal is not None and now.deal.deal is not None:
            return draw_ticket(now.key, now.deal.deal["id"], self.streams.name(body.phase, body.to), odds)
        return draw_index(now.key, self.table, body.draw, [weight for _, weight in odds])

    def _confirm_turn(self, body: TurnConfirmed) -> None:
        self.count += 1
        self.confirmed = True

    def _undo_actions(self, body: ActionsUndone) -> None:
        def step() -> None:
            if body.to not in (self.base, *self.moments):
                raise Violation("verify-undo", to=str(body.to))
            draws = [moment for moment in self.moments if moment > body.to and moment in self.draw_moments]
            if self.seal.format == DEAL_FORMAT and draws:
                raise Violation("verify-deal-undo")
            if self.seal.format > 1 and draws:
                self.consent.check_undo(body)
            self.report.undone += len(draws)
            while self.moments and self.moments[-1] > body.to:
                self.position.undo()
                self.moments.pop()

        self._follow(step)
        self.count += 1

    def _load_checkpoint(self, body: Checkpoint) -> None:
        """Continue from the stored record. If the replay gives another, it may have been invented."""
        read = read_record(self.game, self.options, body.record)
        if not (self.follows_rules and read.complete and write_record(read.state) == write_record(self.position.plain)):
            self._mark_unverifiable()
            self.position = Position(self.game, self.options, read.state)
        self.follows_rules = True
        self.base, self.moments = self.count, []

    # the table

    def _assign_seats(self, body: SeatsAssigned) -> None:
        self.seal.assign_seats(body.seats)
        if self.seal.format > 1 and len(body.seats) != self.position.seats:
            raise Violation("verify-people")

    def _change_seat(self, body: SeatChanged) -> None:
        if not 0 <= body.seat < len(self.seal.seats):
            raise Violation("verify-people")
        self.seal.change_seat(body)
        self.consent.drop_offer()

    def _change_rules(self, body: RulesChanged) -> None:
        self.rules = body.as_dict()

    def _close_table(self, body: TableClosed) -> None:
        self.closed = True

    def _end_early(self, body: GameEnded) -> None:
        self.consent.end(body, self.position)

    def _complete_round(self, body: RoundCompleted) -> None:
        self.seal.complete_round(body)
        self.names = {n: seat.name for n, seat in enumerate(self.seal.seats)}


CHECKS: dict[type[Body], Callable[[Replay, Any], None]] = {
    ActionPlayed: Replay._play_action,
    OutcomeDrawn: Replay._play_outcome,
    TurnConfirmed: Replay._confirm_turn,
    ActionsUndone: Replay._undo_actions,
    UndoRequested: lambda replay, body: replay.consent.follow(body),
    UndoAgreed: lambda replay, body: replay.consent.follow(body),
    UndoRefused: lambda replay, body: replay.consent.drop_question(),
    Checkpoint: Replay._load_checkpoint,
    SeatsAssigned: Replay._assign_seats,
    SeatChanged: Replay._change_seat,
    RulesChanged: Replay._change_rules,
    TableClosed: Replay._close_table,
    PlayerResigned: lambda replay, body: replay.consent.follow(body),
    EndOffered: lambda replay, body: replay.consent.follow(body),
    EndAccepted: lambda replay, body: replay.consent.follow(body),
    EndDeclined: lambda replay, body: replay.consent.follow(body),
    GameEnded: Replay._end_early,
    RoundStarted: lambda replay, body: replay.seal.start_round(body),
    ContributionCommitted: lambda replay, body: replay.seal.commit(body),
    CommitmentsClosed: lambda replay, body: replay.seal.close_commitments(body),
    ContributionRevealed: lambda replay, body: replay.seal.reveal(body),
    RoundCompleted: Replay._complete_round,
    ContributionAdded: lambda replay, body: replay.seal.add_contribution(body),
}
"""What each entry means for the verification. All others change neither the position nor the seal."""
