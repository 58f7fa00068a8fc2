"""Arrays without NumPy, for machine code in a browser: numbers and packed records in blocks of memory with an address.

They have the operations that bots use, and no others. Rows and slices share the memory of the array they belong to.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterable, Iterator
from math import prod
from struct import calcsize
from typing import Any

from .packing import RecordClass

CODES = {"?": "?", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q", "f4": "f", "f8": "d"}
"""The kinds of numbers as NumPy names them, with their codes in `array` and `memoryview.cast`."""


class Numbers:
    """Numbers of one kind, by one or more indices."""

    shape: tuple[int, ...]
    address: int
    """The address of the first number in the memory that machine code sees."""

    def __init__(self, kind: str, shape: tuple[int, ...], data: bytearray | None = None, start: int = 0):
        code = CODES[kind]
        width = calcsize(code)
        data = bytearray(width * prod(shape)) if data is None else data
        self.dtype, self.shape, self._data, self._start = kind, shape, data, start
        self._row = prod(shape[1:])
        self._cells: Any = memoryview(data)[start : start + width * prod(shape)].cast(code)  # type: ignore[call-overload]
        self.address = address_of(data, start)

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return map(self.__getitem__, range(len(self)))

    def __getitem__(self, index: int | slice | tuple[int, ...]) -> Any:
        if isinstance(index, tuple):
            return self._cells[self._place(index)]
        if isinstance(index, slice):
            first, last = self._rows(index)
            return self._part(first, (last - first, *self.shape[1:]))
        return self._cells[index] if len(self.shape) == 1 else self._part(index, self.shape[1:])

    def __setitem__(self, index: int | slice | tuple[int, ...], value: Any) -> None:
        if isinstance(index, tuple):
            self._cells[self._place(index)] = value
        elif isinstance(index, slice):
            first, last = self._rows(index)
            self._cells[first * self._row : last * self._row] = self._numbers(value, (last - first) * self._row)
        else:
            self._cells[index] = value

    def _place(self, index: tuple[int, ...]) -> int:
        place = 0
        for i, length in zip(index, self.shape, strict=True):
            if not 0 <= i < length:
                raise IndexError(f"{index} is outside {self.shape}")
            place = place * length + i
        return place

    def _rows(self, index: slice) -> tuple[int, int]:
        first, last, step = index.indices(len(self))
        assert step == 1, "only whole ranges have a place of their own in memory"
        return first, max(first, last)

    def _part(self, row: int, shape: tuple[int, ...]) -> Numbers:
        return Numbers(self.dtype, shape, self._data, self._start + row * self._row * self._cells.itemsize)

    def _numbers(self, value: Any, count: int) -> Any:
        """Return numbers to assign: those of another array or a sequence, or one number many times."""
        if isinstance(value, Numbers):
            return value._cells
        code = CODES[self.dtype]
        return memoryview(array(code, value) if isinstance(value, Iterable) else array(code, [value]) * count)

    def tolist(self) -> list[Any]:
        """Return the numbers of an array with one index as a list."""
        return list(self._cells.tolist())

    def tobytes(self) -> bytes:
        """Return the memory."""
        return bytes(self._cells)

    def copy(self) -> Numbers:
        """Return an independent array."""
        return Numbers(self.dtype, self.shape, bytearray(self._cells))


class PackedRecords:
    """Packed records, one after another."""

    shape: tuple[int, ...]
    address: int
    """The address of the first record in the memory that machine code sees."""

    def __init__(self, kind: RecordClass, count: int, data: bytearray | None = None, start: int = 0):
        size = kind.packed_size()
        self.kind, self.shape = kind, (count,)
        self._data = bytearray(size * count) if data is None else data
        self._start, self._end = start, start + size * count
        self.address = address_of(self._data, start)

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, index: int | slice | str) -> Any:
        """Return one record or some, or a field of the only record."""
        if isinstance(index, str):
            (place,) = (place for place in self.kind.packed_places() if place.name == index)
            shape = (len(place.indices) or 1,)
            return Numbers(f"i{place.width}", shape, self._data, self._start + place.start)
        first, last, _ = (index if isinstance(index, slice) else slice(index, index + 1)).indices(len(self))
        return PackedRecords(self.kind, last - first, self._data, self._start + first * self.kind.packed_size())

    def __setitem__(self, index: int, record: PackedRecords) -> None:
        size = self.kind.packed_size()
        start = self._start + index * size
        self._data[start : start + size] = record.tobytes()

    def words(self) -> Numbers:
        """Return the memory as 8-byte words, by record and word."""
        return Numbers("u8", (len(self), self.kind.packed_size() // 8), self._data, self._start)

    def tobytes(self) -> bytes:
        """Return the memory."""
        return bytes(self._data[self._start : self._end])

    def copy(self) -> PackedRecords:
        """Return independent records."""
        return PackedRecords(self.kind, len(self), bytearray(self.tobytes()))


def address_of(data: bytearray, start: int) -> int:
    """Return the address of a byte. The memory never moves, because the array holds a view of it."""
    return ctypes.addressof((ctypes.c_char * 0).from_buffer(data, start))
