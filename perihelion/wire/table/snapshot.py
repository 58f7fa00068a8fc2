"""Snapshots: a table as one viewer sees it. Everything is made from what the viewer's seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ...core.scores import Known
from ...core.view import View
from ...core.vocabulary import OVER, SPECTATOR
from ...table.deadlines import reminder_seconds, turn_deadlines
from ...table.log_text import LogLine, join_names
from ...table.replay import position_at, require_over
from ...table.seats import SeatRules
from ...table.stored import ChatLine as StoredChatLine
from ...table.table import NOBODY, Table
from ...table.turns import SETUP
from ...table.undo import find_last_decision, find_undo
from ...table_log.bodies import BOT, FREE, PERSON
from ...words import Words
from .. import catalog
from ..schemas.board import Board, SheetLine
from ..schemas.live import Made
from ..schemas.seal import ChainView, SealView
from ..schemas.snapshot import (
    ChangingFields,
    ChatLine,
    ClockView,
    CommonFields,
    ConstantFields,
    PassingFields,
    PresenceFields,
    Result,
    RulesChange,
    SeatKind,
    SeatView,
    SettingsView,
    Snapshot,
    SnapshotFields,
    UndoRequestView,
    UndoView,
)
from ..schemas.snapshot import LogLine as LogLineMessage
from . import fairness
from .drawn_fields import add_drawn_fields
from .ending import describe_ending, describe_offer, describe_winners
from .frames import Frame, score_changes, sheet_lines
from .listed_tables import link_to_tournament
from .presenter import TablePresenter
from .recap import describe_step
from .stories import tell_turns


def make_snapshot(
    presenter: TablePresenter, guest: str, seat: int, lang: str, chat: list[StoredChatLine], reads: bool = True
) -> Snapshot:
    """Return the whole table for one viewer; `reads` as in `changing_fields`."""
    frame = presenter.frame(seat, lang)
    now = changing_fields(presenter, guest, frame, reads)
    return join_snapshot(presenter, guest, frame.view, chat, now, frame.board)


def join_snapshot(
    presenter: TablePresenter,
    guest: str,
    view: View,
    chat: list[StoredChatLine],
    now: ChangingFields,
    board: Board | None,
) -> Snapshot:
    """Return the whole table for one viewer with these changing fields and this drawing."""
    fields: SnapshotFields = {
        "type": "snapshot",
        "table": presenter.table.head.table,
        **_constant_fields(presenter, view.words),
        **now,
        "board": board,
        "log": describe_lines(presenter.log_text.recent_lines(view), view.words),
        "stories": tell_turns(presenter, view),
        "chat": [chat_fields(presenter, guest, line) for line in chat],
    }
    return cast(Snapshot, fields)


def _constant_fields(presenter: TablePresenter, words: Words) -> ConstantFields:
    """Return the fields that do not change during a game."""
    table = presenter.table
    return {
        "link": f"/t/{table.head.table}",
        "game": table.game.key,
        "gameName": words("game"),
        "options": table.head.options,
        "optionsText": catalog.describe_options(table.game, table.head.options, words),
        "public": table.settings.public,
        "secrets": table.has_secrets,
        "bots": catalog.name_bots(words.lang, table.game),
        "tournament": link_to_tournament(presenter.loaded.tournament),
        "entered": presenter.entered,
    }


def changing_fields(presenter: TablePresenter, guest: str, frame: Frame, reads: bool = True) -> ChangingFields:
    """Return the fields that may change, except for the drawing, the log and the chat; `frame` is the present one.

    `reads`: whether the viewer wants the position as text, which takes as long to write as half a drawing. If there
    is no drawing, every viewer gets it.
    """
    return add_drawn_fields(frame, *undrawn_fields(presenter, guest, frame.view, reads))


def undrawn_fields(
    presenter: TablePresenter, guest: str, view: View, reads: bool = True
) -> tuple[ChangingFields, list[Made]]:
    """Return the same fields, empty if they are to be made of the drawn view, and which of them are to be made."""
    table, seat, words = presenter.table, view.seat, view.words
    mine = table.seats_of(guest)
    to_confirm = table.to_confirm()
    decides = table.running and to_confirm == NOBODY and seat in table.choosing and seat in mine
    prompt = _prompt(presenter, seat, guest, words)
    wanted: dict[Made, bool] = {"outline": reads, "prompt": prompt is None, "choices": decides}
    fields: ChangingFields = {
        **presenter.once(_common_fields, presenter, words),
        "over": presenter.once(_result, presenter, words, mine[0] if len(mine) == 1 else SPECTATOR),
        "mark": presenter.sync_token(seat, words.lang),
        "seat": seat,
        "mine": mine,
        **passing_fields(presenter, guest, seat, words),
        "sheet": presenter.once(_sheet, presenter, words, _scorer(table, seat)),
        "outline": None,
        "prompt": prompt or "",
        "yours": table.awaited_seat(guest) != NOBODY,
        "choices": [],
        "confirm": to_confirm != NOBODY and to_confirm in mine,
        "undo": _undo(table, guest, words),
        "asked": _undo_request(presenter, guest, words),
        "ending": describe_ending(presenter, guest, seat, words),
        "offered": describe_offer(presenter, guest, words),
        "happened": [],
        "rules": _rules_change(table, guest, words),
        "fair": {**presenter.once(_seal, presenter, words), **fairness.describe_contribution(table, guest)},
    }
    return fields, [name for name, wants in wanted.items() if wants]


def _common_fields(presenter: TablePresenter, words: Words) -> CommonFields:
    """Return the fields that are the same for all viewers of one language, and change with an entry in the log."""
    table = presenter.table
    return {
        "settings": presenter.once(_settings, presenter),
        "count": table.count,
        "started": table.started,
        "closed": table.closed,
        "chain": presenter.once(_chain, presenter),
    }


def _scorer(table: Table, seat: int) -> int:
    """Return the seat whose secret points a viewer knows; SPECTATOR if no points are secret now."""
    secret = not table.over and any(line.private for line in table.scores_so_far.last.sheet)
    return seat if secret else SPECTATOR


def _sheet(presenter: TablePresenter, words: Words, scorer: int) -> list[SheetLine]:
    return sheet_lines(presenter.scores.sheet, words, scorer, presenter.table.over)


def passing_fields(presenter: TablePresenter, guest: str, seat: int, words: Words) -> PassingFields:
    """Return the fields that may change without an entry in the log, for a guest who looks from a seat."""
    rematch = presenter.loaded.rematch
    return {
        "next": f"/t/{rematch}" if rematch else None,
        "host": guest == presenter.table.head.host,
        **presence_fields(presenter, guest, seat, words),
        "clock": presenter.once(_clock, presenter, seat if len(presenter.table.awaited) > 1 else NOBODY),
    }


def _settings(presenter: TablePresenter) -> SettingsView:
    settings = presenter.table.settings
    return {
        "hints": presenter.table.hints,
        "confirm": settings.confirm,
        "minutes": settings.minutes,
        "bank": settings.bank,
        "late": settings.late,
        "absent": settings.absent,
        "public": settings.public,
        "rated": settings.rated,
        "reliable": settings.reliable,
        "level": settings.level,
        "around": settings.around,
        "delay": settings.delay,
        "broadcast": settings.broadcast,
    }


def _seal(presenter: TablePresenter, words: Words) -> SealView:
    seal = fairness.describe_seal(presenter.table, words)
    return {**seal, "says": words("fair-entered")} if presenter.entered else seal


def _chain(presenter: TablePresenter) -> ChainView | None:
    return fairness.describe_chain(presenter.table)


def presence_fields(presenter: TablePresenter, guest: str, seat: int, words: Words) -> PresenceFields:
    """Return who sits where, and who is connected, for a guest who looks from a seat."""
    table, seat_rules = presenter.table, presenter.once(_seat_rules, presenter)
    is_host = guest == table.head.host
    seats: list[SeatView] = []
    for number, known in enumerate(presenter.once(_seats, presenter, words, _scorer(table, seat))):
        held = table.seats[number]
        owner = held.guest or held.keeps
        takeable = seat_rules is not None and held.guest != guest and seat_rules.may_take(guest, number)
        pseudonym = presenter.pseudonym(owner) if owner and is_host else None
        seats.append({**known, "mine": held.guest == guest, "guest": pseudonym, "takeable": takeable})
    return {"seats": seats, "watching": presenter.once(_count_watching, presenter)}


def _seat_rules(presenter: TablePresenter) -> SeatRules | None:
    return None if presenter.table.ended else presenter.table.seat_rules


def _count_watching(presenter: TablePresenter) -> int:
    persons = presenter.table.persons()
    return sum(connected not in persons for connected in presenter.loaded.present)


def _seats(presenter: TablePresenter, words: Words, scorer: int) -> list[SeatView]:
    """Return what all viewers see of the seats; `mine`, `guest` and `takeable` are each viewer's own.

    `scorer` is the seat whose secret points are shown.
    """
    points, now = presenter.table.points_known_to(scorer), presenter.table.time.now()
    return [
        _seat(presenter, number, name, words, points[number], now) for number, name in enumerate(presenter.names(words))
    ]


def _seat(presenter: TablePresenter, number: int, name: str, words: Words, points: Known, now: float) -> SeatView:
    table, loaded = presenter.table, presenter.loaded
    seat = table.seats[number]
    return {
        "seat": number,
        "name": name,
        "title": words.seat_title(number),
        "colour": _seat_colour(table, number),
        "kind": cast(SeatKind, seat.kind),
        "level": seat.level or None,
        "mine": False,
        "present": seat.kind == BOT or (seat.kind == PERSON and seat.guest in loaded.present),
        "points": points,
        "active": number in table.awaited,
        "resigned": table.ending.resigned.get(number),
        "back": table.turn_clock.paused_until(number, now),
        "guest": None,
        "held": (loaded.names.get(seat.keeps) or seat.name) if seat.kind == FREE and seat.keeps else None,
        "takeable": False,
    }


def _seat_colour(table: Table, number: int) -> str | None:
    """Return the colour of a seat's pieces; None if the game does not say it."""
    board = table.game.board
    return board.seat_colours(len(table.seats))[number] if board and board.seat_colours else None


def _prompt(presenter: TablePresenter, viewer: int, guest: str, words: Words) -> str | None:
    """Return what is to be done now, in one sentence; None if the game says it."""
    table = presenter.table
    mine = table.seats_of(guest)
    if table.closed:
        return words("prompt-closed")
    if not table.started:
        return _prompt_before(presenter, guest, words)
    if table.continue_votes is not None:
        return words("prompt-rules")
    if table.awaits_seal:
        return fairness.sealing_prompt(table, guest, words)
    waits_for = table.waits_for
    if waits_for == NOBODY:
        return words("prompt-over" if table.over else "prompt-chance")  # outcomes are entered, as moves are
    if viewer in table.choosing and viewer in mine and table.to_confirm() == NOBODY:
        return None
    if table.position.is_simultaneous:
        names = [presenter.names(words)[seat] for seat in table.choosing]
        return words("prompt-choosing", names=join_names(words, names), n=len(names))
    seat = table.seats[waits_for]
    name = presenter.names(words)[waits_for]
    if table.to_confirm() == waits_for:
        if waits_for in mine:
            return words("prompt-confirm")
        return words("prompt-confirm-other", name=name)
    if seat.kind == FREE:
        return words("prompt-free", player=waits_for)
    if seat.kind == BOT:
        return words("prompt-thinks", name=name)
    return words("prompt-wait-named", name=name)


def _prompt_before(presenter: TablePresenter, guest: str, words: Words) -> str:
    """Return which players a table waits for before its game starts."""
    free = [seat for seat in presenter.table.seats if seat.kind == FREE]
    held = {seat.keeps: presenter.loaded.names.get(seat.keeps) or seat.name for seat in free if seat.keeps}
    if guest in held:
        return words("prompt-kept")
    if held and len(held) == len(free):
        return words("prompt-held", names=join_names(words, [*held.values()]))
    return words("prompt-start", n=len(free))


def _undo(table: Table, guest: str, words: Words) -> UndoView:
    target = find_undo(table, guest)
    further = find_last_decision(table, guest) if table.seats_of(guest) else None
    return {"can": target.possible, "why": None if target.possible else words(target.why), "further": further}


def _undo_request(presenter: TablePresenter, guest: str, words: Words) -> UndoRequestView | None:
    table, request = presenter.table, presenter.table.undo_request
    if request is None:
        return None
    return {
        "seat": request.seat,
        "name": presenter.names(words)[request.seat],
        "to": request.to,
        "agreed": [n for n, seat in enumerate(table.seats) if (seat.guest or seat.keeps) in request.agreed],
        "mine": guest in table.players() and guest not in request.agreed,
    }


def _clock(presenter: TablePresenter, viewer: int) -> ClockView | None:
    """Return the clock of a viewer who is to act, otherwise the one that ends first."""
    table = presenter.table
    if presenter.late:
        return None  # it would tell who is to act now
    deadlines = turn_deadlines(table, presenter.loaded.times)
    if not deadlines or table.settings.minutes is None:
        return None
    seat = viewer if viewer in deadlines else min(deadlines, key=lambda each: deadlines[each])
    pause = _pause_seconds(table, seat)
    return {
        "minutes": table.settings.minutes,
        "seat": seat,
        "left": round(max(0.0, deadlines[seat] - table.time.monotonic() - (pause or 0.0)), 1),
        "soon": reminder_seconds(table.settings.minutes),
        "paused": pause is not None,
    }


def _pause_seconds(table: Table, seat: int) -> float | None:
    """Return the seconds until the clock of a seat runs again; None if it runs."""
    now = table.time.now()
    until = table.turn_clock.paused_until(seat, now)
    return None if until is None else until - now


def _result(presenter: TablePresenter, words: Words, reader: int) -> Result | None:
    if not presenter.table.over:
        return None
    scores = presenter.scores
    return {
        "points": list(scores.points),
        "winners": list(scores.winners),
        "sheet": sheet_lines(scores.sheet, words),
        "says": describe_winners(presenter, words, reader),
    }


def _rules_change(table: Table, guest: str, words: Words) -> RulesChange | None:
    if table.continue_votes is None or table.closed:
        return None
    mine = guest in table.persons() and guest not in table.continue_votes
    return {"says": words("said-checkpoint"), "mine": mine}


def describe_lines(lines: Sequence[LogLine], words: Words) -> list[LogLineMessage]:
    """Return lines of the log as messages have them."""
    return [
        {
            "n": line.n,
            "seat": line.seat,
            "kind": line.kind,
            "says": line.says,
            "undone": line.undone,
            "auto": line.auto,
            "score": None if line.score is None else score_changes(line.score, words),
            "turn": line.turn,
            "rule": None,
        }
        for line in lines
    ]


def chat_fields(presenter: TablePresenter, guest: str, line: StoredChatLine) -> ChatLine:
    """Return a line of chat. The host also gets the author's pseudonym, to be able to remove the author."""
    writer = presenter.pseudonym(line.guest) if guest == presenter.table.head.host else None
    return {"n": line.n, "name": line.name, "seat": line.seat, "guest": writer, "text": line.text}


def make_replay_snapshot(presenter: TablePresenter, guest: str, moment: int, seat: int, lang: str) -> Snapshot:
    """Return the snapshot of a moment of a finished game, seen from any seat if all cards are known."""
    seat, seats_to_see = (SPECTATOR, []) if presenter.assumes else (seat, list(range(len(presenter.table.seats))))
    table, words = require_over(presenter.table), presenter.words(lang)
    position, line = position_at(table, moment)
    moments = [table.base, *table.moments]
    ended_here = bool(table.ending.why) and moment >= moments[-1]
    frame = presenter.frames.get(position, -1 - moment, seat, words, OVER if ended_here else NOBODY)
    scores = position.scores
    present = presenter.frame(seat, lang)
    lines = [line for line in presenter.log_text.recent_lines(present.view) if line.n <= moment]
    now = changing_fields(presenter, guest, present)
    seats: list[SeatView] = [
        {
            **each,
            "points": scores.points[each["seat"]],
            "active": position.actor == each["seat"] and not ended_here,
            "resigned": each["resigned"] if moment >= moments[-1] else None,
        }
        for each in now["seats"]
    ]
    return {
        **_constant_fields(presenter, words),
        **now,
        "type": "snapshot",
        "table": table.head.table,
        "board": frame.board,
        "outline": frame.outline,
        "happened": frame.happened,
        "prompt": lines[-1].says if lines else words("said-start"),
        "seats": seats,
        "sheet": sheet_lines(scores.sheet, words),
        "over": now["over"] if moment >= moments[-1] else None,
        "log": describe_lines(lines, words),
        "stories": tell_turns(presenter, present.view),
        "chat": [],
        "steps": [describe_step(presenter, frame, line[-1], moment)] if line else [],
        "replay": {
            "n": moment,
            "last": table.count,
            "moments": moments,
            "turns": [SETUP, *presenter.log_text.turns.of_line()],
            "seats": seats_to_see,
        },
    }
