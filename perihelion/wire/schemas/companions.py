"""The bodies of requests and responses about games that are played at a real table and entered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated

from .board import Board, Choice, OutlineSection, SheetLine
from .body import Body
from .limits import Limits
from .message import Message
from .requests import BoardKey, Count, Flag, OptionName, OptionValue, PlayerNames

MOST_ENTRIES = 3000
"""Limit of moves and outcomes in a game."""
MOST_AT_ONCE = 40
"""Limit of entries in one line, separated by commas."""

EntryText = Annotated[str, Limits(min_length=1, max_length=400, pattern=r"^[^\x00-\x1f]+$")]


class NewCompanionRequest(Body):
    """A new game: its options, and who sits where. `open_hands`: what only one player sees is entered, too."""

    game: Annotated[str, Limits(min_length=1, max_length=40)]
    options: Annotated[dict[OptionName, OptionValue | None], Limits(max_length=40)] = field(default_factory=dict)
    names: PlayerNames = field(default_factory=list)
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

    touch: Annotated[list[BoardKey], Limits(min_length=1, max_length=20)]
    at: Count


class BroadcastRequest(Body):
    """Let others watch a game (`on`), or no longer. `delay`: how late they see it, as in the settings of a table."""

    on: Flag
    delay: Annotated[str, Limits(max_length=12)] = ""


class Broadcast(Message):
    """How others can watch a game."""

    link: str | None
    """The address of the page for people who watch, or null if nobody may."""
    overlay: str | None
    """The address of the overlay for streams, or null."""
    delay: str
    """How late they see the game, as in the settings of a table; empty: at once."""


class NewCompanion(Message):
    """A new game at a real table."""

    id: str
    """The id of the game."""
    link: str
    """The address of its page."""


class CompanionInfo(Message):
    """One of my games."""

    id: str
    """The id of the game."""
    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    names: list[str]
    """The names of the players."""
    ended: bool
    """The players stopped before the end."""
    changed: float
    """The seconds since the last change."""


class CompanionList(Message):
    """My games at real tables."""

    companions: list[CompanionInfo]
    """All games, the last changed first."""


class PadTile(Message):
    """Something that can be entered."""

    action: str
    """The entry as text, to be sent as it is."""
    label: str
    """A short name; empty if the picture says enough."""
    says: str
    """The entry as a sentence."""
    picture: str
    """An SVG, or empty."""
    possible: bool
    """False for what cannot have come; entering it tells why."""


class CompanionSeat(Message):
    """A player."""

    name: str
    """The name of the player."""
    title: str
    """What the game calls the seat."""
    colour: str | None
    """The colour of the seat, or null."""
    points: int
    """The points as of now."""


class HistoryEntry(Message):
    """A move of the line."""

    at: int
    """Its index."""
    kind: str
    """Its origin: `entered`, `assumed` or `forced`."""
    says: str
    """What happened, in words."""


class Correction(Message):
    """What a correction would leave."""

    kept: int
    """The number of later entries that stay."""
    of: int
    """The number of later entries."""
    says: str
    """The first entry that would be lost."""
    sentence: str
    """Why it is impossible."""
    rule: str
    """The number of the rule that forbids it."""


class CompanionPosition(Message):
    """A game as far as it is entered, after `at` of its `count` moves."""

    id: str
    """The id of the game."""
    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    options: Mapping[str, bool | int | str | None]
    """The options of the game."""
    seats: list[CompanionSeat]
    """The players."""
    actor: int
    """The seat to act; -1 if chance is next, -2 at the end."""
    at: int
    """The number of moves before the position shown."""
    count: int
    """The number of all moves."""
    entered: int
    """The number of moves that were entered; the others are assumed or forced."""
    over: bool
    """The game is over in this position."""
    ended: bool
    """The players stopped before the end."""
    unseen: int
    """The number of outcomes that were not entered because only some players saw them."""
    secrets: bool
    """Something is hidden from some players, and is not entered."""
    board: Board | None
    """The drawing, or null."""
    outline: list[OutlineSection]
    """The position in words."""
    prompt: str
    """What is to be entered next, in one sentence."""
    choices: list[Choice]
    """The actions that can be entered by touching the board."""
    pad: list[PadTile]
    """What cannot be touched on the board: cards in a hand, or outcomes."""
    happened: list[str]
    """The keys of the groups that the last move changed."""
    history: list[HistoryEntry]
    """The last moves, or all."""
    sheet: list[SheetLine]
    """The score sheet as of now."""
    correction: Correction | None
    """A correction that was not made because it would remove entries, or null."""
    unshown: list[str] | None
    """The last entries of a stored game that cannot be shown; the position is the one before them. Otherwise null."""


class SeatBoard(Message):
    """The board before a move, as a seat saw it."""

    board: Board | None
    """The drawing, or null."""
