"""Snapshots: a table as one viewer sees it. Everything is made from what that viewer's seat may see."""

from __future__ import annotations

import hashlib
import hmac
import time
from dataclasses import dataclass, field
from typing import Any

from ..core.position import Scores
from ..core.view import SPECTATOR
from ..play.clock import deadline
from ..play.draws import Odds
from ..play.hall import Room
from ..play.replay import finished, position_at
from ..play.seats import BOT, FREE, PERSON, SeatRules
from ..play.table import NOBODY, Table
from ..play.telling import Line, Teller, bot_name, listed
from ..play.undo import further_back, way_back
from ..store.tables import ChatLine
from ..words import Words
from . import catalog, fairness
from .frames import Frame, Frames, lines
from .visitors import table_words

Fields = dict[str, Any]


@dataclass
class Shown:
    """What is kept of a room for all its viewers: frames, sentences, the score."""

    room: Room
    key: bytes
    up_since: float
    frames: Frames = field(default_factory=Frames)
    odds: dict[tuple[int, int], Odds | None] = field(default_factory=dict)
    """The odds of draws as seats know them, by number in the log and seat."""
    _teller: Teller | None = None
    _scores: tuple[int, Scores] | None = None

    @property
    def table(self) -> Table:
        """The table as of now."""
        return self.room.table

    @property
    def teller(self) -> Teller:
        """The log in words; told anew when the table was read again."""
        if self._teller is None or self._teller.table is not self.table:
            self._teller, self.frames, self._scores, self.odds = Teller(self.table), Frames(), None, {}
        return self._teller

    @property
    def scores(self) -> Scores:
        """The score as of now."""
        if self._scores is None or self._scores[0] != self.table.count:
            self._scores = (self.table.count, self.table.scores)
        return self._scores[1]

    def frame(self, seat: int, lang: str) -> Frame:
        """The present position."""
        _ = self.teller
        return self.frames.get(self.table.position, self.table.count, seat, lang)

    def words(self, lang: str) -> Words:
        """The words of the game and of the table."""
        return table_words(lang, self.table.game.package, players=len(self.table.seats))

    def pseudonym(self, guest: str) -> str:
        """An id for a guest that means nothing at any other table."""
        secret = f"{self.table.head.table} {guest}".encode()
        return hmac.new(self.key, secret, hashlib.sha256).hexdigest()[:20]


def seat_to_look_from(table: Table, guest: str, wish: int | None = None) -> int:
    """The seat a guest sees the table from: the one asked for, the one to act, the first; otherwise as a spectator."""
    looks = table.looks_from(guest)
    if wish in looks:
        return int(wish or 0)
    if table.waits_for in looks:
        return table.waits_for
    return looks[0] if looks else SPECTATOR


def snapshot(shown: Shown, guest: str, seat: int, lang: str, chat: list[ChatLine]) -> Fields:
    """The whole table for one viewer."""
    table, words = shown.table, shown.words(lang)
    frame = shown.frame(seat, lang)
    return {
        "type": "snapshot",
        **_constant(shown, words),
        **fields(shown, guest, seat, lang),
        "board": frame.board,
        "log": [line.as_dict() for line in shown.teller.lines(frame.view)],
        "chat": [chat_line(shown, guest, line) for line in chat],
    } | {"table": table.head.table}


def _constant(shown: Shown, words: Words) -> Fields:
    """What does not change in a game."""
    table = shown.table
    return {
        "link": f"/t/{table.head.table}",
        "game": table.game.key,
        "gameName": words("game"),
        "options": table.head.options,
        "optionsText": catalog.options_text(table.game, table.head.options, words),
        "public": table.settings.public,
        "secrets": table.secrets,
        "bots": [{"name": bot["name"], "label": bot["label"]} for bot in catalog.bots(table.game, words.lang)],
    }


def fields(shown: Shown, guest: str, seat: int, lang: str) -> Fields:
    """What may change, but for the drawing, the log and the chat."""
    table, words = shown.table, shown.words(lang)
    frame = shown.frame(seat, lang)
    mine = table.seats_of(guest)
    waits = table.waits_for
    confirm = table.to_confirm()
    decides = table.running and confirm == NOBODY and table.position.actor == seat and seat in mine
    return {
        "settings": {**table.settings.as_dict(), "hints": table.hints},
        "count": table.count,
        "started": table.started,
        "closed": table.closed,
        "next": f"/t/{shown.room.stored.rematch}" if shown.room.stored.rematch else None,
        "host": guest == table.head.host,
        "seat": seat,
        "mine": mine,
        **presence(shown, guest, words),
        "outline": frame.outline,
        "prompt": _prompt(shown, frame, mine, words),
        "yours": waits != NOBODY and waits in mine,
        "choices": frame.choices if decides else [],
        "confirm": confirm != NOBODY and confirm in mine,
        "undo": _undo(table, guest, words),
        "asked": _asked(shown, guest),
        "happened": frame.happened,
        "sheet": lines(shown.scores.sheet, words),
        "clock": _clock(table, shown.up_since),
        "over": _over(shown, words),
        "rules": _rules(table, guest, words),
        "fair": fairness.shown(table, guest, words),
    }


def presence(shown: Shown, guest: str, words: Words) -> Fields:
    """Who sits where, and who is there."""
    table, persons = shown.table, shown.table.persons()
    open_seats = table.seat_rules if not table.closed and not table.over else None
    return {
        "seats": [_seat(shown, guest, number, words, open_seats) for number in range(len(table.seats))],
        "watching": sum(who not in persons for who in shown.room.here),
    }


def _seat(shown: Shown, guest: str, number: int, words: Words, open_seats: SeatRules | None) -> Fields:
    table, room = shown.table, shown.room
    seat = table.seats[number]
    name = bot_name(words, seat.level) if seat.kind == BOT else room.name_of(seat) if seat.kind == PERSON else ""
    who = seat.guest or seat.keeps
    takeable = open_seats is not None and seat.guest != guest and open_seats.may_take(guest, number)
    return {
        "seat": number,
        "name": name,
        "title": words.seat(number),
        "kind": seat.kind,
        "level": seat.level or None,
        "mine": seat.guest == guest,
        "present": seat.kind == BOT or (seat.kind == PERSON and seat.guest in room.here),
        "points": shown.scores.points[number],
        "active": table.waits_for == number,
        "colour": None,
        "guest": shown.pseudonym(who) if who and guest == table.head.host else None,
        "takeable": takeable,
    }


def _prompt(shown: Shown, frame: Frame, mine: list[int], words: Words) -> str:
    """What to do now, in one sentence."""
    table = shown.table
    if table.closed:
        return words("prompt-closed")
    if not table.started:
        return words("prompt-start", n=sum(seat.kind == FREE for seat in table.seats))
    if table.wants_on is not None:
        return words("prompt-rules")
    if table.sealing:
        return fairness.says(table, words)
    waits = table.waits_for
    if waits == NOBODY:
        return words("prompt-over")
    seat = table.seats[waits]
    name = shown.room.name_of(seat)
    if table.to_confirm() == waits:
        return words("prompt-confirm") if waits in mine else words("prompt-confirm-other", player=waits, name=name)
    if waits == frame.view.seat and waits in mine:
        return frame.prompt
    if seat.kind == FREE:
        return words("prompt-free", player=waits)
    if seat.kind == BOT:
        return words("prompt-thinks", player=waits, name=bot_name(words, seat.level))
    return words("prompt-wait-named", player=waits, name=name)


def _undo(table: Table, guest: str, words: Words) -> Fields:
    way = way_back(table, guest)
    further = further_back(table, guest) if table.seats_of(guest) else None
    return {"can": way.can, "why": None if way.can else words(way.why), "further": further}


def _asked(shown: Shown, guest: str) -> Fields | None:
    table, asked = shown.table, shown.table.asked
    if asked is None:
        return None
    return {
        "seat": asked.seat,
        "name": shown.room.name_of(table.seats[asked.seat]),
        "to": asked.to,
        "agreed": [n for n, seat in enumerate(table.seats) if seat.guest in asked.agreed],
        "mine": guest in table.persons() and guest not in asked.agreed,
    }


def _clock(table: Table, up_since: float) -> Fields | None:
    due = deadline(table, up_since)
    if due is None:
        return None
    return {
        "minutes": table.settings.minutes,
        "seat": table.waits_for,
        "left": round(max(0.0, due - time.time()), 1),
    }


def _over(shown: Shown, words: Words) -> Fields | None:
    if not shown.table.over:
        return None
    scores = shown.scores
    names = [_winner(shown, seat, words) for seat in scores.winners if seat < len(shown.table.seats)]
    if not names:
        says = words("over-lost")
    elif len(names) == 1:
        says = words("over-wins", name=names[0])
    elif len(names) == len(shown.table.seats):
        says = words("over-draw")
    else:
        says = words("over-together", names=listed(words, names))
    return {
        "points": list(scores.points),
        "winners": list(scores.winners),
        "sheet": lines(scores.sheet, words),
        "says": says,
    }


def _winner(shown: Shown, seat: int, words: Words) -> str:
    sits = shown.table.seats[seat]
    name = bot_name(words, sits.level) if sits.kind == BOT else shown.room.name_of(sits)
    return f"{name} ({words.seat(seat)})" if name else words.seat(seat)


def _rules(table: Table, guest: str, words: Words) -> Fields | None:
    if table.wants_on is None or table.closed:
        return None
    mine = guest in table.persons() and guest not in table.wants_on
    return {"says": words("said-checkpoint"), "mine": mine}


def chat_line(shown: Shown, guest: str, line: ChatLine) -> Fields:
    """A line of chat; the host learns whose it is, so that they can send somebody away."""
    who = shown.pseudonym(line.guest) if guest == shown.table.head.host else None
    return {"n": line.n, "name": line.name, "seat": line.seat, "guest": who, "text": line.text}


def replayed(shown: Shown, guest: str, moment: int, seat: int, lang: str) -> Fields:
    """A moment of a finished game, seen from any seat."""
    table, words = finished(shown.table), shown.words(lang)
    position, _ = position_at(table, moment)
    frame = shown.frames.get(position, -1 - moment, seat, lang)
    scores = position.scores
    told: list[Line] = [line for line in shown.teller.lines(shown.frame(seat, lang).view) if line.n <= moment]
    whole = {**_constant(shown, words), **fields(shown, guest, seat, lang)}
    seats = [
        {**now, "points": scores.points[now["seat"]], "active": position.actor == now["seat"]} for now in whole["seats"]
    ]
    moments = [table.base, *table.moments]
    return whole | {
        "type": "snapshot",
        "table": table.head.table,
        "board": frame.board,
        "outline": frame.outline,
        "happened": frame.happened,
        "prompt": told[-1].says if told else words("said-start"),
        "seats": seats,
        "sheet": lines(scores.sheet, words),
        "over": whole["over"] if moment >= moments[-1] else None,
        "log": [line.as_dict() for line in told],
        "chat": [],
        "replay": {"n": moment, "last": table.count, "moments": moments, "seats": list(range(len(table.seats)))},
    }
