"""Friends: what the page of people sends and gets."""

from __future__ import annotations

from typing import Annotated

from .body import Body
from .limits import Limits
from .message import Message
from .requests import Flag, Identifier, SeatNumber


class FriendSettingsRequest(Body):
    """Whether others find me by my name, and whether my friends see when I am here."""

    findable: Flag
    visible: Flag


class AskRequest(Body):
    """Whom I want as a friend: somebody I found by name, or a player with whom I played."""

    friend: Identifier | None = None
    player: Identifier | None = None


class FriendAnswerRequest(Body):
    """My answer to a guest who wants to be my friend."""

    friend: Identifier
    accept: Flag


class FriendRequest(Body):
    """One of my friends, or a guest I have asked."""

    friend: Identifier


class InviteRequest(Body):
    """Hold a free seat of my table for a friend."""

    seat: SeatNumber
    friend: Identifier


FriendName = Annotated[str, Limits(min_length=1, max_length=40)]


class Person(Message):
    """Somebody by the name that others see."""

    friend: str
    """The id of the person on this page."""
    name: str
    """The name of the person."""


class Friend(Person):
    """One of my friends."""

    here: bool
    """The friend is here now. False, too, for friends who do not show it."""


class MetPlayer(Message):
    """Somebody with whom I played to the end of a game."""

    player: str
    """The public id of the player."""
    name: str
    """The name of the player."""


class PeoplePage(Message):
    """My friends, and what I chose about being found."""

    link: str
    """The address with which somebody becomes my friend."""
    findable: bool
    """Others find me by my name."""
    visible: bool
    """My friends see when I am here."""
    friends: list[Friend]
    """My friends, those who are here first."""
    asking: list[Person]
    """Those who want to be my friends."""
    asked: list[Person]
    """Those whom I asked and who have not agreed."""
    met: list[MetPlayer]
    """Others with whom I played lately."""


class FriendLink(Message):
    """Whose link this is."""

    name: str
    """The name of the guest whose friend I can become."""
    own: bool
    """It is my own link."""
    agreed: bool
    """We are friends already."""
