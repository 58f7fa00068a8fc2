"""Turns a WebAssembly object file into a module that a browser can load.

An object file of LLVM is nearly a module: its functions call each other, and its constants lie at fixed addresses from
0 on. It lacks the exports, and has tables for a linker, which nothing needs here because there is only one object.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

HEADER = 8
CUSTOM, EXPORT, ELEMENT = 0, 7, 9
"""Numbers of sections. Sections are ordered by number, except the count of data (12), which precedes the code (10)."""
SYMBOL_TABLE = 8
FUNCTION, DATA, GLOBAL, SECTION, TAG, TABLE = range(6)
"""Kinds of symbols."""
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
"""Flags of symbols."""


class Section(NamedTuple):
    """A section of a module."""

    number: int
    content: bytes


def make_module(obj: bytes, names: set[str]) -> bytes:
    """Return the object file as a module that exports the functions with these names."""
    sections = list(_sections(obj))
    functions = _functions(next(_custom(each) for each in sections if _is_linking(each)))
    exports = Section(EXPORT, _exports({name: functions[name] for name in sorted(names)}))
    kept = [each for each in sections if each.number != CUSTOM]
    before = [each for each in kept if each.number < EXPORT]
    after = [each for each in kept if each.number > EXPORT]
    return obj[:HEADER] + b"".join(_write(each) for each in (*before, exports, *after))


def _sections(data: bytes) -> Iterator[Section]:
    reader = Reader(data, HEADER)
    while reader.more:
        number = reader.byte()
        yield Section(number, reader.bytes(reader.number()))


def _write(section: Section) -> bytes:
    return bytes([section.number]) + _number(len(section.content)) + section.content


def _is_linking(section: Section) -> bool:
    return section.number == CUSTOM and Reader(section.content).name() == "linking"


def _custom(section: Section) -> bytes:
    """Return the content of a custom section after its name."""
    reader = Reader(section.content)
    reader.name()
    return section.content[reader.at :]


def _functions(linking: bytes) -> dict[str, int]:
    """Return the numbers of the functions that the object file defines, by name."""
    reader, found = Reader(linking), {}
    reader.number()  # the version
    while reader.more:
        kind, table = reader.byte(), Reader(reader.bytes(reader.number()))
        if kind != SYMBOL_TABLE:
            continue
        for _ in range(table.number()):
            symbol, flags = table.byte(), table.number()
            if symbol == DATA:
                table.name()
                if not flags & UNDEFINED:
                    table.number(), table.number(), table.number()
            elif symbol == SECTION:
                table.number()
            else:
                number = table.number()
                name = "" if flags & UNDEFINED and not flags & EXPLICIT_NAME else table.name()
                if symbol == FUNCTION and not flags & UNDEFINED:
                    found[name] = number
    return found


def _exports(functions: dict[str, int]) -> bytes:
    entries = [_number(len(name)) + name.encode() + bytes([FUNCTION]) + _number(n) for name, n in functions.items()]
    return _number(len(entries)) + b"".join(entries)


def _number(value: int) -> bytes:
    """Return an unsigned LEB128 number."""
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


class Reader:
    """Reads the numbers and names of a module."""

    def __init__(self, data: bytes, at: int = 0):
        self._data, self.at = data, at

    @property
    def more(self) -> bool:
        """Whether there is something left to read."""
        return self.at < len(self._data)

    def byte(self) -> int:
        """Read one byte."""
        self.at += 1
        return self._data[self.at - 1]

    def bytes(self, count: int) -> bytes:
        """Read some bytes."""
        self.at += count
        return self._data[self.at - count : self.at]

    def number(self) -> int:
        """Read an unsigned LEB128 number."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def name(self) -> str:
        """Read a name."""
        return self.bytes(self.number()).decode()
