"""The result of a finished game, for ratings and players' histories: player and place of each seat, and who left.

A seat belongs to its first player in the game. A player who leaves a rated game, or runs out of time, has lost it,
although a bot plays on for the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ..core.log import Entry
from ..core.narration import narrate
from ..table_log.bodies import (
    BOT,
    FREE,
    PERSON,
    ActionPlayed,
    GameStarted,
    GuestRemoved,
    RoundStarted,
    Seat,
    SeatChanged,
    SeatsAssigned,
    TimeExpired,
)
from ..table_log.entries import LogEntry
from ..words import LANGUAGES, Words
from .table import Table

BOT_PREFIX = "bot:"
"""A bot is the player `bot:<level>`; every other player is a guest's id."""


@dataclass(frozen=True)
class SeatResult:
    """How a seat did. `left`: its player did not stay to the end, or ran out of time."""

    seat: int
    player: str
    points: int
    place: int
    side: int
    left: bool
    opening: str
    """The first decision of the seat, as text."""
    opening_words: dict[str, str]
    """The same as a sentence, by language."""


@dataclass(frozen=True)
class GameResult:
    """The result of a table. `rated`: ratings change by it."""

    table: str
    game: str
    time: float
    rated: bool
    seats: tuple[SeatResult, ...]
    group: str | None = None
    """The group that the table belongs to."""


@dataclass
class _History:
    """What the log says about the seats of a game."""

    seats: list[Seat] = field(default_factory=list)
    players: list[Seat | None] = field(default_factory=list)
    """Who had each seat first, from the start of the game on."""
    gone: set[int] = field(default_factory=set)
    late: set[int] = field(default_factory=set)
    started: bool = False
    acted: bool = False
    continued: bool = False
    """Whether the game begins with moves of another one: they come before its own seal."""
    tampered: bool = False
    """Whether the host sent a player away, or changed a bot, during the game."""

    def follow(self, entries: Iterable[LogEntry]) -> None:
        for entry in entries:
            body = entry.body
            if isinstance(body, SeatsAssigned):
                self.seats = list(body.seats)
                self.players = [None] * len(self.seats)
            elif isinstance(body, RoundStarted):
                self.continued = self.continued or self.acted
            elif isinstance(body, GameStarted):
                self.started = True
                self._sit_down(range(len(self.seats)))
            elif isinstance(body, SeatChanged):
                self.seats[body.seat] = body.holder
                self._change(body)
            elif isinstance(body, GuestRemoved):
                self.tampered = self.tampered or self.started
            elif isinstance(body, TimeExpired) and body.then != "note":
                self.late.add(body.seat)
            elif isinstance(body, ActionPlayed):
                self.acted = True

    def _sit_down(self, seats: Iterable[int]) -> None:
        for seat in seats:
            if self.players[seat] is None and self.seats[seat].kind != FREE:
                self.players[seat] = replace(self.seats[seat], keeps="")

    def _change(self, body: SeatChanged) -> None:
        if not self.started:
            return
        player = self.players[body.seat]
        if player is not None and player.kind == PERSON and body.why == "moved":  # the same person, another guest
            self.players[body.seat] = replace(player, guest=body.guest, name=body.name)
        elif player is not None and body.why != "resigned" and _is_other(player, body.holder):
            self.gone.add(body.seat)
            self.tampered = self.tampered or player.kind == BOT
        self._sit_down([body.seat])


def _is_other(player: Seat, holder: Seat) -> bool:
    """Return whether another player has the seat now."""
    return (player.kind, player.guest, player.level) != (holder.kind, holder.guest, holder.level)


def find_result(table: Table) -> GameResult | None:
    """Return the result of a game that is over; None if it says nothing about its players.

    That is so if it began with moves of another game, if one guest had several seats, or if there were no opponents.
    """
    history = _History()
    history.follow(table.log)
    players = [player for player in history.players if player is not None]
    persons = [player.guest for player in players if player.kind == PERSON]
    team = table.game.rules.team
    sides = [int(team(table.position.unchanged, seat)) for seat in range(len(table.seats))]
    if not table.over or history.continued or len(players) < len(table.seats) or len(set(sides)) < 2:
        return None
    if not persons or len(set(persons)) < len(persons):
        return None
    rated = table.settings.rated and not history.tampered
    at_end = {n for n, seat in enumerate(table.seats) if _is_other(players[n], seat)} - set(table.ending.resigned)
    left = history.late | history.gone if rated else at_end
    moves = _first_moves(table)
    places = _places(table, sides, left | set(table.ending.resigned))
    seats = tuple(
        SeatResult(
            seat=n,
            player=BOT_PREFIX + player.level if player.kind == BOT else player.guest,
            points=table.points[n],
            place=places[sides[n]],
            side=sides[n],
            left=n in left and player.kind == PERSON,
            opening=table.game.actions.texts[moves[n].number] if n in moves else "",
            opening_words=_describe(table, moves.get(n)),
        )
        for n, player in enumerate(players)
    )
    return GameResult(table.head.table, table.head.game, table.log[-1].time, rated, seats, table.head.group)


class Outcome(NamedTuple):
    """How a game ended for its seats; see `find_outcome`."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    left: frozenset[int]
    finished: bool


def find_outcome(table: Table) -> Outcome:
    """Return the places of a table that has ended, although only bots played there or the game did not end.

    `left`: the seats that lost by resigning, leaving or running out of time. If the game was not played to the end, all
    others have the first place.
    """
    history = _History()
    history.follow(table.log)
    team = table.game.rules.team
    sides = [int(team(table.position.unchanged, seat)) for seat in range(len(table.seats))]
    left = frozenset(history.late | history.gone | set(table.ending.resigned))
    finished = table.over and not table.ending.why
    if finished:
        places = [_places(table, sides, set(left))[side] for side in sides]
    else:
        lost = [all(seat in left for seat in range(len(sides)) if sides[seat] == side) for side in sides]
        places = [1 + lost.count(False) if lost[seat] else 1 for seat in range(len(sides))]
    return Outcome(tuple(places), tuple(table.points), left, finished)


def _first_moves(table: Table) -> dict[int, Entry]:
    """Return the first decision of each seat."""
    found: dict[int, Entry] = {}
    for entry, happened in zip(table.line, table.position.log, strict=True):
        if isinstance(entry.body, ActionPlayed) and not entry.body.auto:
            found.setdefault(entry.body.seat, happened)
    return found


def _describe(table: Table, entry: Entry | None) -> dict[str, str]:
    """Return a decision as a sentence in all languages."""
    if entry is None:
        return {}
    said = {}
    for lang in LANGUAGES:
        words = Words(lang, table.game.package, players=len(table.seats))
        view = replace(table.position.view(entry.actor), words=words, log=[entry])
        said[lang] = next(iter(narrate(view)), "")
    return said


def _places(table: Table, sides: list[int], lost: set[int]) -> dict[int, int]:
    """Return the place of each side: sides that lost by leaving come last, then the winners and the points decide."""
    winners, points = set(table.scores.winners), table.points
    members: dict[int, list[int]] = {}
    for seat, side in enumerate(sides):
        members.setdefault(side, []).append(seat)
    keys = {
        side: (set(seats) <= lost, not winners & set(seats), -sum(points[seat] for seat in seats))
        for side, seats in members.items()
    }
    keys = {side: (True, True, 0) if key[0] else key for side, key in keys.items()}
    return {side: 1 + sum(other < key for other in keys.values()) for side, key in keys.items()}
