"""The drawing of a position, the position in words, and the choices: what every page with a board shows."""

from __future__ import annotations

from typing import Annotated, NotRequired

from .limits import Default
from .message import Message


class BoardPart(Message):
    """A part of a tall board. A page may show the parts side by side, or one at a time."""

    name: str
    """The name of the part, in words."""
    top: float
    """Its upper edge."""


class Place(Message):
    """A rectangle of the drawing, and where an arrangement shows it."""

    left: float
    """The left edge of the rectangle in the drawing."""
    top: float
    """Its upper edge in the drawing."""
    width: float
    """Its width in the drawing."""
    height: float
    """Its height in the drawing."""
    x: float
    """The left edge in the arrangement."""
    y: float
    """The upper edge in the arrangement."""
    scale: float
    """The factor by which the arrangement enlarges it."""


class Arrangement(Message):
    """Another way to place the areas of the drawing, for a screen of other proportions."""

    width: float
    """The width of the arrangement."""
    height: float
    """The height of the arrangement."""
    places: list[Place]
    """Every area of the drawing."""


class Board(Message):
    """The drawing: a static part that never changes during a game, and groups with keys."""

    width: float
    """The width of the drawing."""
    height: float
    """The height of the drawing."""
    static: str
    """The SVG of the part that never changes."""
    groups: dict[str, str]
    """The SVG of each group, by key."""
    order: list[str]
    """The keys of the groups, the lowest first."""
    parts: list[BoardPart]
    """The parts of a tall board, from top to bottom; empty if it is not divided."""
    seats: dict[str, int]
    """The keys of the players' panels, each with its seat."""
    arrangements: list[Arrangement]
    """Other ways to place the areas of the drawing."""


class PlayerBoard(Message):
    """The drawing of one player's board. Only the part from `top` down is shown."""

    width: float
    """The width of the drawing."""
    height: float
    """The height of the drawing."""
    top: float
    """The upper edge of the part to be shown."""
    static: str
    """The SVG of the part that never changes."""
    groups: dict[str, str]
    """The SVG of each group, by key."""
    order: list[str]
    """The keys of the groups, the lowest first."""


class OutlineSection(Message):
    """A part of the position in words: a heading with a list or a table."""

    heading: str
    """The heading."""
    items: list[str]
    """The items of the list."""
    header: list[str]
    """The first row of the table; empty if there is no table."""
    rows: list[list[str]]
    """The other rows; the first cell names the row."""
    legend: list[str]
    """What the signs of the table mean."""


class Choice(Message):
    """A legal action, what one touches to play it, and what it does."""

    action: str
    """The action as text, to be sent as it is."""
    touch: list[str]
    """The keys to touch, in their order; if there are none, the page shows a button."""
    says: str
    """What the action does, in words."""
    price: NotRequired[Annotated[str | None, Default(None)]]
    """What it costs, in words."""
    quiet: NotRequired[Annotated[bool, Default(False)]]
    """Whether it can wait: it is marked less than the other choices."""
    warning: NotRequired[Annotated[str | None, Default(None)]]
    """What would be lost for nothing. The page asks before it plays the action."""
    button: NotRequired[Annotated[bool, Default(False)]]
    """Whether the page shows it as a button, too, although there are things to touch for it."""


class SheetLine(Message):
    """A line of the score sheet."""

    label: str
    """The name of the line."""
    values: list[int | None]
    """The points of each seat; null if I do not know them before the end."""
    counts: bool
    """The line is part of the total; a total, a comparison or a tie-breaker is not."""


class PlayerFields(Message):
    """Everything that is open of one player: drawn, if the game has a board for each player, and in words."""

    board: PlayerBoard | None
    """The drawing of the player's board, or null."""
    outline: list[OutlineSection]
    """The same in words."""


class PlayerView(PlayerFields):
    """Everything that is open of one player, and the address of the player's record."""

    record: str | None
    """The address of the player's record in a rated game, otherwise null."""
