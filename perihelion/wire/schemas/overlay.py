"""The overlay for streams: who plays, with how many points, and whose turn it is."""

from __future__ import annotations

from .message import Message


class OverlaySeat(Message):
    """A seat as a spectator knows it."""

    name: str
    """The name of the person or bot."""
    title: str
    """The name of the seat in the game."""
    colour: str
    """The colour of its pieces."""
    points: int | None
    """The points; null if they are secret before the end."""
    active: bool
    """This seat is to act."""
    won: bool
    """The game is over, and this seat won."""
    chance: float | None
    """The chance to win as bots estimate it; null if the table is no broadcast, or not estimated yet."""


class Overlay(Message):
    """A table as a spectator knew it some seconds ago."""

    gameName: str  # noqa: N815
    """The name of the game."""
    seats: list[OverlaySeat]
    """All seats in their order."""
    over: bool
    """The game was over then."""
    watching: int
    """The number of people who watch the table now and do not play, at this server process."""
    curve: list[list[float]]
    """The chances to win of all seats after each turn, the oldest first, as far as they are estimated."""
    curveName: str  # noqa: N815
    """What the curve shows, in words."""
