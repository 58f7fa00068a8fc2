"""What a page gets that draws for itself: what its seat knows, instead of drawings and sentences."""

from __future__ import annotations

from collections.abc import Mapping

from .message import Message
from .snapshot import LogLine


class SeenEvent(Message):
    """Something that followed from an action or outcome."""

    key: str
    """The key of its sentence."""
    values: Mapping[str, bool | int | str]
    """The values that the sentence names."""
    seen: int
    """Who saw it, as a bit mask."""


class SeenEntry(Message):
    """An action or outcome of the game, as my seat saw it."""

    actor: int
    """The seat that acted; -1 for chance."""
    phase: int
    """The phase, as a number."""
    number: int
    """The number of the action or outcome; -1 if I did not see it."""
    text: str
    """The same as text; `?` if I did not see it."""
    seen: int
    """Who saw it, as a bit mask."""
    events: list[SeenEvent] | None
    """What followed from it."""
    values: Mapping[str, bool | int | str] | None
    """Values for its sentence beside its own."""
    early: bool
    """The seat chose before a seat that comes first, at a simultaneous decision."""


class ViewChange(Message):
    """What my seat knows of a position, as the difference from the view before."""

    state: dict[str, int | list[int]]
    """The fields of the state that changed, in the form of the game's record; in the first view all of them."""
    actor: int
    """The seat to act, -1 for chance, -2 if the game is over."""
    legal: list[int]
    """The numbers of my legal actions if I am to act."""
    confirming: int
    """The seat whose turn is done but not yet confirmed; -1 if there is none, -2 if the game was ended early."""
    forgotten: int
    """The number of entries at the beginning of the log that it no longer has."""
    log: list[SeenEntry]
    """The entries that it has now at its end."""


class ViewBase(Message):
    """What does not change from view to view."""

    game: str
    """The key of the game."""
    options: dict[str, bool | int | str]
    """The options of the game."""
    seat: int
    """The seat whose view it is; -1 for a spectator."""


class ScoreTask(Message):
    """What an entry changed in a line of the score sheet."""

    key: str
    """The key of the line's name."""
    values: list[int]
    """What each seat gained or lost."""


class LineTask(Message):
    """A line of the log. The device adds the sentences of the game; more than one make as many lines."""

    line: LogLine
    """The line; without the sentence if `entry` is given."""
    entry: SeenEntry | None
    """What happened; null if the line is ready."""
    then: int
    """The seat that acts next; below 0 if that is not known, or does not matter."""
    score: list[ScoreTask] | None
    """What the entry changed on the score sheet."""


class AmountChange(Message):
    """How an amount of a seat changed in a turn."""

    seat: int
    """The seat."""
    name: str
    """The name of the amount."""
    change: int
    """The difference."""


class StoryTask(Message):
    """A turn that is over, to be told in one sentence."""

    seat: int
    """The seat whose turn it was."""
    entries: list[SeenEntry]
    """What happened in it."""
    changes: list[AmountChange]
    """What changed."""


class StepTask(Message):
    """A step. The device adds its drawing and its sentence."""

    n: int
    """The count after the entry."""
    seat: int
    """The seat that acted; -1 for chance and the table."""
    turn: int
    """The turn that it belongs to, counted from 1; 0 is the set-up."""
    points: list[int] | None
    """The points to show as won or lost, one number for each seat; null if there are none."""
    then: int
    """The seat that acts next, as in `LineTask`."""
