"""The codes with which the server closes a WebSocket."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    """Why the server closes a WebSocket."""

    def __new__(cls, value: int, doc: str) -> CloseCode:
        """Make a code with its description."""
        code = int.__new__(cls, value)
        code._value_, code.__doc__ = value, doc
        return code

    BROKEN = 1011, "An error of the server. Connect again."
    CHANGED = 1012, "The table changed by other ways than moves. Connect again."
    NO_GUEST = 4401, "No guest, or one who was deleted. Ask `/api/me` first."
    REMOVED = 4403, "Removed by the host, or a page of another site."
    NO_TABLE = 4404, "No table has this id."
    TOO_SLOW = 4408, "Too many messages wait for this client. Connect again."
    CLOSED = 4410, "The table was closed."
    SIGNED_OUT = 4411, "The guest was signed out on this device."
    BANNED = 4412, "The operators have banned the guest."
    NO_MESSAGE = 4422, "The client sent something that is not a message."
    TOO_MANY = 4429, "Too many spectators here, or too many connections of this guest or address. Try again later."
