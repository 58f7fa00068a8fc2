"""The body of every refusal, over HTTP and over a WebSocket."""

from __future__ import annotations

from typing import NotRequired

from ...table.error_codes import ErrorCode
from .message import Message
from .snapshot import Snapshot


class ErrorBody(Message):
    """A refusal: a code for programs and a sentence for people."""

    error: ErrorCode
    """Names the refusal for programs."""
    sentence: str
    """The sentence, in the reader's language."""
    rule: NotRequired[str]
    """The number of the rule that forbids the action, with `illegal`."""
    link: NotRequired[str]
    """The address of that rule, with `illegal`."""
    snapshot: NotRequired[Snapshot]
    """The present position, with `stale` over HTTP."""
    wait: NotRequired[float]
    """The seconds until the next request is possible, with `too-fast`."""
    number: NotRequired[int]
    """The number of the link that the decision must bring, with `needs-link`."""
