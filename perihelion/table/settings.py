"""The settings of a table: hints, confirmation, clocks, and what happens when a player is late or absent."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import NamedTuple

from ..json_types import JsonObject
from .errors import InvalidCommand

LATE = ("move", "seat", "note", "resign")
"""When the time for a turn is over: a bot decides once, a bot takes the seat over, it is only noted, or, at tables of
tournaments, the player loses."""

ABSENT = ("wait", "bot")
"""When a player is absent: the table waits, or a bot plays until they come back."""

LEVELS = ("any", "learning", "rating")
"""The players that the host looks for: any, learners, or players of about the host's rating."""

DELAY = r"^((turns:([1-9]|1\d|20)|minutes:([1-9]|[1-5]\d|60)))?$"
"""How late spectators see the table: "turns:2", "minutes:5"; empty: at once."""
BROADCAST_DELAY = "turns:2"
"""The delay of a broadcast unless the host chooses another."""

DAY_MINUTES = 24 * 60.0
FEWEST_MINUTES, MOST_MINUTES = 0.5, 14 * DAY_MINUTES


class SpectatorDelay(NamedTuple):
    """How late spectators see a table. One of the two is 0."""

    turns: int
    """The number of turns that they do not see yet, the present one among them."""
    seconds: float


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one table; they hold for the whole game."""

    hints: bool | None = None
    """None: only if all other seats are bots."""
    confirm: bool = False
    minutes: float | None = None
    """For each turn. The rest of it goes into the time bank, if there is one."""
    bank: float | None = None
    """Minutes that each seat has once, for the whole game (a Fischer clock); only together with `minutes`."""
    late: str = "move"
    absent: str = "wait"
    public: bool = False
    rated: bool = False
    """Whether ratings change by the game. It has a clock and no help then, so that the result says something."""
    reliable: bool = False
    """Whether only guests who rarely leave rated games may sit down."""
    level: str = "any"
    around: int | None = None
    """The rating of the host when the table was made, if the host looks for players of about that rating."""
    delay: str = ""
    """How late spectators see the table, as in `DELAY`."""
    broadcast: bool = False
    """Whether the table is shown to many: spectators see it late, and the overlay shows the chances to win."""

    def __post_init__(self) -> None:
        if self.broadcast and not self.delay:
            object.__setattr__(self, "delay", BROADCAST_DELAY)
        if not re.fullmatch(DELAY, self.delay):
            raise InvalidCommand("unreadable", "error-settings")
        if self.late not in LATE or self.absent not in ABSENT or self.level not in LEVELS:
            raise InvalidCommand("unreadable", "error-settings")
        for minutes in (self.minutes, self.bank):
            if minutes is not None and not FEWEST_MINUTES <= minutes <= MOST_MINUTES:
                raise InvalidCommand("unreadable", "error-minutes", least="0.5", most=int(MOST_MINUTES))
        if self.bank is not None and self.minutes is None:
            raise InvalidCommand("unreadable", "error-bank")
        if self.rated and (self.minutes is None or self.late == "note" or self.absent != "wait" or self.hints):
            raise InvalidCommand("unreadable", "error-rated")

    @property
    def over_days(self) -> bool:
        """Whether a turn has a day or more: such a table is played beside everything else, and vacation counts."""
        return self.minutes is not None and self.minutes >= DAY_MINUTES

    @property
    def spectator_delay(self) -> SpectatorDelay | None:
        """How late spectators see the table; None: at once."""
        if not self.delay:
            return None
        kind, _, number = self.delay.partition(":")
        return SpectatorDelay(int(number), 0.0) if kind == "turns" else SpectatorDelay(0, 60.0 * int(number))

    def as_dict(self) -> JsonObject:
        """Return the settings as data, for the store and for clients."""
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def read(cls, given: JsonObject) -> Settings:
        """Read settings as stored; names that no longer exist are left out."""
        known = {field.name for field in fields(cls)}
        return cls(**{name: value for name, value in given.items() if name in known})
