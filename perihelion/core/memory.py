"""Makes the arrays that machine code works on: NumPy's or, in a browser, which has no NumPy, our own (buffers.py)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from .packing import RecordClass

IN_BROWSER = sys.platform == "emscripten"
"""Whether this is Pyodide, Python in a browser: machine code is WebAssembly there."""


def zeros(shape: int | tuple[int, ...], kind: Any = "i8") -> Any:
    """Return an array of zeros; `kind` is the `dtype` of another array, or its name: ?, i2, i4, i8, u8, f4 or f8."""
    if IN_BROWSER:
        from .buffers import Numbers

        return Numbers(kind, (shape,) if isinstance(shape, int) else shape)
    import numpy as np

    return np.zeros(shape, kind)


def numbers(values: Sequence[int]) -> Any:
    """Return an array of these numbers, with 8 bytes each."""
    made = zeros(len(values))
    made[:] = values
    return made


def from_bytes(data: bytearray, kind: str, shape: tuple[int, ...]) -> Any:
    """Return an array of the numbers in some bytes. It shares their memory."""
    if IN_BROWSER:
        from .buffers import Numbers

        return Numbers(kind, shape, data)
    import numpy as np

    return np.frombuffer(data, kind).reshape(shape)


def records(kind: RecordClass, count: int) -> Any:
    """Return packed records of zeros."""
    return packed_records(kind, bytearray(kind.packed_size() * count))


def packed_records(kind: RecordClass, data: bytearray) -> Any:
    """Return the packed records in some bytes. They share their memory."""
    if IN_BROWSER:
        from .buffers import PackedRecords

        return PackedRecords(kind, len(data) // kind.packed_size(), data)
    import numpy as np

    return np.frombuffer(data, kind.dtype())
