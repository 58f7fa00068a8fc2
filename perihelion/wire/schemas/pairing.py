"""Quick pairing, and wishes for tables: what the page of people sends and gets."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from .body import Body
from .limits import EmptyDefault, Limits
from .message import Message
from .requests import Flag, Identifier, OptionName, OptionValue, SeatNumber

GameKey = Annotated[str, Limits(min_length=1, max_length=40)]
Pace = Literal["live", "days"]
MOST_CHOICES = 20


class PairingChoice(Body):
    """A game that I would play; its options say with how many players."""

    game: GameKey
    options: Annotated[dict[OptionName, OptionValue], EmptyDefault()] = field(default_factory=dict)


class PairingRequest(Body):
    """Find people for any of these games."""

    choices: Annotated[list[PairingChoice], Limits(min_length=1, max_length=MOST_CHOICES)]
    pace: Pace
    rated: Flag = False
    level: Literal["any", "rating"] = "rating"
    contributes: Flag = False


class PairingGame(Message):
    """A game that I asked for."""

    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    seats: int
    """The number of players."""


class PairingWait(Message):
    """My request."""

    games: list[PairingGame]
    """The games that I would play."""
    pace: Pace
    """In one sitting, or over days."""
    rated: bool
    """The game changes ratings."""
    waited: float
    """For how many seconds I have waited."""
    distance: int | None
    """The difference of ratings that I accept now; null: any."""


class PairingState(Message):
    """Whether I wait, and the table that was found."""

    wait: PairingWait | None
    """My request, while I wait."""
    table: str | None
    """The address of the table that my last request led to."""
    others: int
    """The number of others who wait for one of my games."""


class WishRequest(Body):
    """Tell me when such a table opens. What is null or "any" may be anything."""

    game: GameKey
    options: Annotated[dict[OptionName, OptionValue], EmptyDefault()] = field(default_factory=dict)
    seats: SeatNumber | None = None
    pace: Literal["any", "live", "days"] = "any"
    rated: Flag | None = None
    level: Literal["any", "learning", "rating"] = "any"


class WishId(Body):
    """One of my wishes."""

    wish: Identifier


class TableWish(Message):
    """A kind of table of which I want to hear."""

    wish: str
    """The id of the wish."""
    gameName: str  # noqa: N815
    """The name of the game."""
    options: list[str]
    """The wanted options, in words."""
    seats: int | None
    """The number of players; null: any."""
    pace: Literal["any", "live", "days"]
    """In one sitting, over days, or any."""
    rated: bool | None
    """Rated, friendly, or any."""
    level: Literal["any", "learning", "rating"]
    """For anybody, for people who are still learning, or for players around my rating."""


class TableWishes(Message):
    """All my wishes."""

    wishes: list[TableWish]
    """My wishes, the oldest first."""
    reachable: bool
    """I get notices somewhere."""
