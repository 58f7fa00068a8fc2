"""The settings of a table: hints, confirmation, clocks, and what happens when a player is late or absent."""

from __future__ import annotations

from dataclasses import dataclass, fields

from ..json_types import JsonObject
from .errors import InvalidCommand

LATE = ("move", "seat", "note", "resign")
"""When the time for a turn is over: a bot decides once, a bot takes the seat over, it is only noted, or, at tables of
tournaments, the player loses."""

ABSENT = ("wait", "bot")
"""When a player is absent: the table waits, or a bot plays until they come back."""

LEVELS = ("any", "learning", "rating")
"""The players that the host looks for: any, learners, or players of about the host's rating."""

DAY_MINUTES = 24 * 60.0
FEWEST_MINUTES, MOST_MINUTES = 0.5, 14 * DAY_MINUTES


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

    def __post_init__(self) -> None:
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

    def as_dict(self) -> JsonObject:
        """Return the settings as data, for the store and for clients."""
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def read(cls, given: JsonObject) -> Settings:
        """Read settings as stored; names that no longer exist are left out."""
        known = {field.name for field in fields(cls)}
        return cls(**{name: value for name, value in given.items() if name in known})
