"""The bodies of requests and responses about games that are played at a real table and entered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field, StringConstraints

from .board import Board, Choice, OutlineSection, SheetLine
from .requests import BoardKey, Body, Count, Flag, OptionName, OptionValue
from .responses import ResponseBody

MOST_ENTRIES = 3000
"""Limit of moves and outcomes in a game."""
MOST_AT_ONCE = 40
"""Limit of entries in one line, separated by commas."""

EntryText = Annotated[str, StringConstraints(min_length=1, max_length=400, pattern=r"^[^\x00-\x1f]+$")]
PlayerName = Annotated[str, StringConstraints(max_length=200)]


class NewCompanionRequest(Body):
    """A new game: its options, and who sits where. `open_hands`: what only one player sees is entered, too."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    options: Annotated[dict[OptionName, OptionValue | None], Field(max_length=40)] = Field(default_factory=dict)
    names: Annotated[list[PlayerName], Field(max_length=16)] = Field(default_factory=list)
    open_hands: Flag = False


class EntryRequest(Body):
    """What happened at the table: moves and outcomes, separated by commas. `count` is the number of moves shown."""

    entry: EntryText
    count: Count


class CorrectionRequest(Body):
    """Another entry instead of an earlier one; `force`: even if later entries must be removed."""

    at: Count
    entry: EntryText
    count: Count
    force: Flag = False


class CountRequest(Body):
    """The number of moves that the page has seen."""

    count: Count


class CompanionTouchRequest(Body):
    """Things that were touched, in order; `at` is the number of moves before the position shown."""

    touch: Annotated[list[BoardKey], Field(min_length=1, max_length=20)]
    at: Count


class NewCompanion(ResponseBody):
    """The id of a game, and its page."""

    id: str
    link: str


class CompanionInfo(ResponseBody):
    """One of my games; `changed` is in seconds ago."""

    id: str
    game: str
    gameName: str  # noqa: N815
    names: list[str]
    ended: bool
    changed: float


class CompanionList(ResponseBody):
    """My games, the last changed first."""

    companions: list[CompanionInfo]


class PadTile(ResponseBody):
    """Something that can be entered: `label` is short, `says` a sentence, `picture` an SVG or empty.

    `possible` is false for what cannot have come; entering it tells why.
    """

    action: str
    label: str
    says: str
    picture: str
    possible: bool


class CompanionSeat(ResponseBody):
    """A player: the name, what the game calls the seat, its colour, and the points as of now."""

    name: str
    title: str
    colour: str | None
    points: int


class HistoryEntry(ResponseBody):
    """A move of the line: its index, its origin (entered, assumed, forced), and what happened."""

    at: int
    kind: str
    says: str


class Correction(ResponseBody):
    """What a correction would leave: `kept` of `of` later entries, and why the next one is impossible."""

    kept: int
    of: int
    says: str
    sentence: str
    rule: str


class CompanionPosition(ResponseBody):
    """A game as far as it is entered, after `at` of its `count` moves.

    `actor` is -1 if chance is next, -2 at the end. `unseen` is how many outcomes were not entered because only some
    players saw them. `correction` describes a correction that was not made because it would remove entries. `unshown`
    are the last entries of a stored game if they cannot be shown; the position is the one before them.
    """

    id: str
    game: str
    gameName: str  # noqa: N815
    options: Mapping[str, bool | int | str | None]
    seats: list[CompanionSeat]
    actor: int
    at: int
    count: int
    entered: int
    over: bool
    ended: bool
    unseen: int
    secrets: bool
    board: Board | None
    outline: list[OutlineSection]
    prompt: str
    choices: list[Choice]
    pad: list[PadTile]
    happened: list[str]
    history: list[HistoryEntry]
    sheet: list[SheetLine]
    correction: Correction | None
    unshown: list[str] | None
