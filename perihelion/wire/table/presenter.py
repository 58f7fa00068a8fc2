"""What all viewers of a table share: frames, the sentences of the log, the score."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol, TypeVar, TypeVarTuple, cast

from ...core.position import Position
from ...core.scores import Scores
from ...core.view import View
from ...core.vocabulary import OVER, SPECTATOR
from ...errors import RuleTooSlow
from ...fair.draw_log import KnownOdds
from ...table.deadlines import RunningTimes
from ...table.log_text import LogText
from ...table.seat_names import player_names, seat_names
from ...table.stored import TableTournament
from ...table.table import NOBODY, Table
from ...words import Words
from ..table_words import table_words
from .frames import Frame, FrameCache
from .sync_token import write_sync_token

T = TypeVar("T")
Given = TypeVarTuple("Given")


class ShownTable(Protocol):
    """A table in memory, as far as its viewers see it."""

    names: dict[str, str]
    """The present name of each guest."""
    times: RunningTimes
    """The time since which the present turn runs."""
    tournament: TableTournament | None
    """The tournament that it belongs to, if any."""

    @property
    def table(self) -> Table:
        """The table as of now; another one after it was read again."""

    @property
    def present(self) -> set[str]:
        """The guests who are connected."""

    @property
    def rematch(self) -> str | None:
        """The id of the next table with the same players, if there is one."""

    def stop(self, error: RuleTooSlow) -> object:
        """Close the table because a rule of its game did not end."""


@dataclass(eq=False)
class TablePresenter:
    """A table in memory with the caches that its viewers share."""

    loaded: ShownTable
    key: bytes
    """The server's key for pseudonyms."""
    frames: FrameCache = field(default_factory=FrameCache)
    known_odds: KnownOdds = field(default_factory=dict)
    late: bool = False
    """Whether this is the table as spectators see it, some turns or minutes late."""
    entered: bool = False
    """Whether people play it at a real table, and this is what was entered (`table/entered_table.py`)."""
    assumes: bool = False
    """Whether hidden cards were not entered but assumed: then nobody may ever see the game from a seat."""
    _log_text: LogText | None = None
    _scores: tuple[tuple[int, int], Scores] | None = None
    """The score, with the count and the length of the log that it is for."""
    _once: dict[tuple[object, ...], object] | None = None
    """Results that do not depend on the viewer, while a change is sent to all viewers; None at all other times."""

    @property
    def table(self) -> Table:
        """The table as of now."""
        return self.loaded.table

    @property
    def log_text(self) -> LogText:
        """The log in words. If the table was restored from the store, all caches are dropped."""
        if self._log_text is None or self._log_text.table is not self.table:
            self.forget_drawings()
            self._log_text = LogText(self.table)
        return self._log_text

    def forget_drawings(self) -> None:
        """Drop all caches."""
        self._log_text, self.frames, self._scores, self.known_odds = None, FrameCache(), None, {}

    @property
    def scores(self) -> Scores:
        """The score as of now."""
        now = (self.table.count, len(self.table.log))
        if self._scores is None or self._scores[0] != now:
            self._scores = (now, self.table.scores)
        return self._scores[1]

    def frame(self, seat: int, lang: str) -> Frame:
        """Return the frame of the present position."""
        _ = self.log_text  # drops frames of a table that was restored
        return self.frame_after(self.table.position, self.table.count, seat, lang)

    def frame_after(self, position: Position, count: int, seat: int, lang: str) -> Frame:
        """Return the frame of a position of the table at this count.

        The present one may wait for a confirmation, or the game was ended early there.
        """
        return self.frames.get(position, count, seat, self.words(lang), self._confirming(count))

    def view(self, seat: int, lang: str) -> View:
        """Return what a seat knows of the present position."""
        _ = self.log_text  # drops views of a table that was restored
        return self.view_after(self.table.position, self.table.count, seat, lang)

    def view_after(self, position: Position, count: int, seat: int, lang: str) -> View:
        """Return what a seat knows of a position of the table at this count: the view of its frame."""
        return self.frames.view(position, count, seat, self.words(lang), self._confirming(count))

    def _confirming(self, count: int) -> int:
        if count != self.table.count:
            return NOBODY
        return OVER if self.table.ending.why else self.table.to_confirm()

    @contextmanager
    def one_moment(self) -> Iterator[None]:
        """Let `once` reuse its results inside the block. Nothing may change at the table in it."""
        self._once = {}
        try:
            yield
        finally:
            self._once = None

    def once(self, make: Callable[[*Given], T], *given: *Given) -> T:
        """Return what a function makes of these arguments, which must be the same for all viewers.

        While a change is sent to all of them, it is made only once. Do not change the returned value.
        """
        if self._once is None:
            return make(*given)
        key = (make, *given)
        if key not in self._once:
            self._once[key] = make(*given)
        return cast(T, self._once[key])

    def names(self, words: Words) -> list[str]:
        """Return the names at the seats as of now."""
        return self.once(self._names, words)

    def _names(self, words: Words) -> list[str]:
        return seat_names(self.table, self.loaded.names, words)

    def sync_token(self, seat: int, lang: str) -> str:
        """Return the sync token that a returning client names, so that it gets only what is new."""
        return write_sync_token(len(self.table.log), seat, lang)

    def words(self, lang: str) -> Words:
        """Return the words of the game and of the table, with the players' names."""
        return self.once(self._words, lang)

    def _words(self, lang: str) -> Words:
        package, players = self.table.game.package, len(self.table.seats)
        names = player_names(self.table, self.loaded.names, table_words(lang))
        return table_words(lang, package, players=players, names=tuple(names))

    def pseudonym(self, guest: str) -> str:
        """Return an id for a guest that cannot be linked to the guest's id at another table."""
        secret = f"{self.table.head.table} {guest}".encode()
        return hmac.digest(self.key, secret, "sha256").hex()[:20]


def choose_seat(table: Table, guest: str, wish: int | None = None) -> int:
    """Return the seat that a guest sees the table from: the wished one, the one to act, the first, or SPECTATOR."""
    seats = table.seats_seen_by(guest)
    if wish in seats:
        return int(wish or 0)
    awaited = [seat for seat in table.awaited if seat in seats]
    return next(iter(awaited or seats), SPECTATOR)
