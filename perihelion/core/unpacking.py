"""Packed records as plain ones, fast: a server does this for every move.

It is no part of `record.py`, because everything there shapes machine code, and this does not.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from .record import Record

if TYPE_CHECKING:
    import numpy as np

FORMATS: dict[int, Any] = {1: "b", 2: "h", 4: "i"}
"""How a memoryview calls numbers of so many bytes."""


@cache
def _find_places(record: type[Record]) -> list[tuple[str, int, int, Any, list[Any] | None]]:
    """Return where each field lies in the packed form: name, first byte, end, format, and indices of an array."""
    packed: Any = record.dtype()
    places = []
    for field in record.fields:
        kind, start = packed.fields[field.name][:2]
        indices = field.indices if field.shape else None
        places.append((field.name, start, start + kind.itemsize, FORMATS[field.width], indices))
    return places


def unpack_record(
    record: type[Record], packed: np.ndarray[Any, Any], like: tuple[np.ndarray[Any, Any], Any] | None = None
) -> Any:
    """Return the plain form of an array of one record, as `Record.unpack` does.

    `like` is another record in both forms. The new plain form shares the arrays that are the same in it, so that
    neither may be changed.
    """
    new = packed.tobytes()
    numbers = memoryview(new)
    old, known = (like[0].tobytes(), vars(like[1])) if like is not None else (b"", {})
    values = {}
    key: Any = record  # records have no hash, their classes do
    for name, start, end, kind, indices in _find_places(key):
        if known and new[start:end] == old[start:end]:
            values[name] = known[name]
            continue
        read = numbers[start:end].cast(kind).tolist()
        values[name] = read[0] if indices is None else dict(zip(indices, read, strict=True))
    plain = object.__new__(record)
    plain.__dict__ = values
    return plain
