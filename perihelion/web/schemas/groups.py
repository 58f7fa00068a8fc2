"""The bodies of responses about private groups."""

from __future__ import annotations

from .responses import ResponseBody
from .table_lists import ListedTable


class GroupName(ResponseBody):
    """A group of mine."""

    group: str
    name: str


class Invitation(ResponseBody):
    """The group of a link; `group` is null until I belong to it."""

    name: str
    members: int
    group: str | None


class GroupMember(ResponseBody):
    """A member; `member` is the id with which the head of the group removes the member."""

    member: str
    name: str
    self: bool


class GroupSeat(ResponseBody):
    """A seat of a finished game."""

    name: str
    points: int
    place: int
    self: bool


class GroupGame(ResponseBody):
    """A finished game of a group."""

    gameName: str  # noqa: N815
    table: str
    ago: float
    seats: list[GroupSeat]


class RankedMember(ResponseBody):
    """A member in the ranking: a point for each person they beat in a game, half a point for a tie."""

    name: str
    points: float
    games: int
    won: int
    self: bool


class GroupPage(GroupName):
    """A group as its members see it. `link` lets others in; `head`: I may renew it and remove members."""

    link: str
    head: bool
    members: list[GroupMember]
    tables: list[ListedTable]
    results: list[GroupGame]
    ranking: list[RankedMember]
