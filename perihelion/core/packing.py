"""The packed form of records: where its fields are."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, Protocol

Integer = Literal["b", "h", "i"]
"""The code of an int8, int16 or int32 in `memoryview.cast`."""


class Place(NamedTuple):
    """Where the packed form of a record holds a field."""

    name: str
    start: int
    """Its first byte."""
    end: int
    width: int
    """Bytes of one number."""
    code: Integer
    indices: list[int | tuple[int, ...]]
    """The indices of an array, in the order of its numbers; empty for a number."""


class RecordClass(Protocol):
    """A class of records, which has a packed form."""

    def packed_size(self) -> int:
        """Return the bytes of a packed record."""

    def packed_places(self) -> tuple[Place, ...]:
        """Return where the packed form holds each field."""

    def dtype(self) -> Any:
        """Return the packed form for NumPy."""
