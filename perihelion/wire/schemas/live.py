"""The messages of a live table, from the server and from the client."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from .body import Fields
from .drawing import LineTask, StepTask, StoryTask, ViewBase, ViewChange
from .errors import ErrorBody
from .limits import Limits
from .message import Message
from .requests import ConfirmRequest, OutlineRequest, PlayRequest
from .snapshot import ChatLine, LogLine, PresenceFields, Snapshot, StepView


class Update(Message):
    """What changed at a table. It also has every other field of a snapshot that changed, whole."""

    type: Literal["update"]
    """Names the message."""
    count: int
    """The present count."""
    groups: NotRequired[dict[str, str | None]]
    """The changed groups of the drawing by key; null if one is gone."""
    order: NotRequired[list[str]]
    """All keys in their order, if keys came, went or changed places."""
    steps: NotRequired[list[StepView]]
    """The steps that were played, to be shown one after the other. `groups` has all their changes together."""
    log: NotRequired[list[LogLine]]
    """The new lines of the log, to append."""
    stories: NotRequired[dict[str, str]]
    """The stories of the turns that this change ended; empty for a turn that goes on after an undo."""
    chat: NotRequired[list[ChatLine]]
    """All lines of chat, after the client came back."""


class PresenceMessage(PresenceFields):
    """A viewer came or went."""

    type: Literal["presence"]
    """Names the message."""


class ChatMessage(ChatLine):
    """A new line of chat."""

    type: Literal["chat"]
    """Names the message."""


class Announcement(Message):
    """What the operators say to all guests."""

    type: Literal["announcement"]
    """Names the message."""
    message: str | None
    """The text, or null."""
    maintenance: bool
    """The server accepts no moves for a while."""


class PlayedMessage(Message):
    """A command was accepted and stored."""

    type: Literal["played"]
    """Names the message."""
    after: int
    """The count that the command named."""
    count: int
    """The count right after the command."""


class RefusedMessage(ErrorBody):
    """A command was refused."""

    type: Literal["refused"]
    """Names the message."""
    after: int | None
    """The count that the command named; null if the message was not read."""


class PongMessage(Message):
    """The answer to `ping`."""

    type: Literal["pong"]
    """Names the message."""


Made = Literal["outline", "prompt", "choices"]
"""Fields of a message that a device may have to make; it makes everything else about the drawing always."""


class ViewsMessage(Message):
    """A snapshot or an update for a page that draws for itself. Its device makes the ordinary message of it."""

    type: Literal["views"]
    """Names the message."""
    message: Snapshot | Update
    """The ordinary message without what the device makes. It always has `outline`, `prompt`, `choices`, `happened`."""
    makes: list[Made]
    """The fields that the device makes besides the drawing and `happened`; the others are as they are."""
    lang: str
    """The language."""
    names: list[str]
    """The names of the players."""
    base: ViewBase | None
    """The game, if the first view is whole; otherwise null."""
    views: list[ViewChange]
    """The position after each of the steps, then the present one if it is another. Empty if nothing changed."""
    steps: list[StepTask]
    """The steps that were played."""
    log: list[LineTask] | None
    """The new lines of the log; null if there are none to make."""
    stories: dict[str, StoryTask | bool]
    """The turns that this change ended; false for a turn that goes on after an undo, true if its story is as before."""


ServerMessage = (
    Snapshot
    | Update
    | ViewsMessage
    | PresenceMessage
    | ChatMessage
    | Announcement
    | PlayedMessage
    | RefusedMessage
    | PongMessage
)
"""Every message that the server sends over the WebSocket of a live table."""


class PlayMessage(PlayRequest):
    """Play an action. The answer is `played` or `refused`."""

    type: Literal["play"]
    """Names the message."""


class ConfirmMessage(ConfirmRequest):
    """Confirm that my turn is done. The answer is `played` or `refused`."""

    type: Literal["confirm"]
    """Names the message."""


class UndoMessage(ConfirmRequest):
    """Undo my last decision. The answer is `played` or `refused`."""

    type: Literal["undo"]
    """Names the message."""


class LookMessage(Fields):
    """Show me another seat that I hold. The answer is a snapshot."""

    type: Literal["look"]
    """Names the message."""
    seat: Annotated[int, Limits(strict=True)]
    """The seat to see the table from."""


class OutlineMessage(OutlineRequest):
    """Whether my page shows the position as text. With true an update with `outline` comes at once.

    With false `outline` is null from the next message on. A game without a drawing always has it.
    """

    type: Literal["outline"]
    """Names the message."""


class DrawMessage(Fields):
    """Whether my page draws for itself. With true `views` come instead of snapshots and updates, the first one at once.

    If my program has another version than the server, nothing changes. With false a snapshot comes.
    """

    type: Literal["draw"]
    """Names the message."""
    wanted: Annotated[bool, Limits(strict=True)]
    """The page draws for itself from now on."""
    version: Annotated[str, Limits(max_length=40)]
    """The version of the program on my device."""


class PingMessage(Fields):
    """Ask for a sign of life. The answer is `pong`."""

    type: Literal["ping"]
    """Names the message."""


ClientMessage = PlayMessage | ConfirmMessage | UndoMessage | LookMessage | OutlineMessage | DrawMessage | PingMessage
"""Every message that a client sends over the WebSocket of a live table."""
