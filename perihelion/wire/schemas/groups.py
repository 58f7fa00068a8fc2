"""The bodies of responses about private groups."""

from __future__ import annotations

from .message import Message
from .table_lists import ListedTable


class GroupName(Message):
    """A group of mine."""

    group: str
    """The id of the group."""
    name: str
    """The name of the group."""


class Invitation(Message):
    """The group of a link."""

    name: str
    """The name of the group."""
    members: int
    """The number of its members."""
    group: str | None
    """The id of the group; null until I belong to it."""


class GroupMember(Message):
    """A member of a group."""

    member: str
    """The id with which the head of the group removes the member."""
    name: str
    """The name of the member."""
    self: bool
    """It is me."""


class GroupSeat(Message):
    """A seat of a finished game."""

    name: str
    """The name of the person or bot."""
    points: int
    """The points at the end."""
    place: int
    """The place; 1 is the best."""
    self: bool
    """It is my seat."""


class GroupGame(Message):
    """A finished game of a group."""

    gameName: str  # noqa: N815
    """The name of the game."""
    table: str
    """The id of the table."""
    ago: float
    """The seconds since its end."""
    seats: list[GroupSeat]
    """All seats."""


class RankedMember(Message):
    """A member in the ranking."""

    name: str
    """The name of the member."""
    points: float
    """A point for each person they beat in a game, half a point for a tie."""
    games: int
    """The number of games that count."""
    won: int
    """The number of games that the member won."""
    self: bool
    """It is me."""


class GroupPage(GroupName):
    """A group as its members see it."""

    link: str
    """The address that lets others in."""
    head: bool
    """I may renew the link and remove members."""
    members: list[GroupMember]
    """All members, the longest-standing first."""
    tables: list[ListedTable]
    """The open tables of the group."""
    results: list[GroupGame]
    """The last finished games, the newest first."""
    ranking: list[RankedMember]
    """The members who played, the best first."""
