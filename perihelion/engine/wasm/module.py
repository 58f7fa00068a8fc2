"""Turns a WebAssembly object file into a side module, which shares the memory of the program that loads it.

An object file of LLVM is nearly a module: its functions call each other, and position-independent code finds its
constants at offsets from the global `__memory_base`. It lacks the exports and the section `dylink.0`, which says how
much memory the constants take (WebAssembly tool conventions: DynamicLinking.md), and it has tables for a linker, which
nothing needs here because there is only one object. Emscripten's `dlopen` loads it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

HEADER = 8
CUSTOM, IMPORT, EXPORT, CODE, DATA_SECTION, DATA_COUNT = 0, 2, 7, 10, 11, 12
"""Numbers of sections. Sections are ordered by number, except the count of data, which precedes the code."""
SYMBOL_TABLE = 8
FUNCTION, DATA, GLOBAL, SECTION, TAG, TABLE = range(6)
"""Kinds of symbols."""
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
"""Flags of symbols."""
IMPORTED_FUNCTION, IMPORTED_TABLE, IMPORTED_MEMORY, IMPORTED_GLOBAL = range(4)
"""Kinds of imports."""
I32_CONST, GLOBAL_GET, END = 0x41, 0x23, 0x0B
"""Instructions of constant expressions."""
MEMORY_INFO, ALIGNMENT = 1, 4
"""A part of `dylink.0`, and the alignment of the constants: 2 to this power."""
NOTE = "perihelion"
"""The custom section with what the loader needs to know."""


class Section(NamedTuple):
    """A section of a module."""

    number: int
    content: bytes


def make_module(obj: bytes, names: set[str], note: bytes) -> bytes:
    """Return the object file as a module that exports the functions with these names and carries a note."""
    sections = list(_sections(obj))
    functions = _functions(next(_custom(each) for each in sections if _is_called(each, "linking")))
    kept = {each.number: each for each in sections if each.number != CUSTOM}
    imports, base = _imports(kept[IMPORT].content)
    kept[IMPORT] = Section(IMPORT, imports)
    kept[EXPORT] = Section(EXPORT, _exports({name: functions[name] for name in sorted(names)}))
    size = 0
    if DATA_SECTION in kept:
        constants = _constants(kept[DATA_SECTION].content)
        size = len(constants)
        kept[DATA_SECTION] = Section(DATA_SECTION, _data(constants, base))
        kept[DATA_COUNT] = Section(DATA_COUNT, _number(1))
    memory = _number(size) + _number(ALIGNMENT if size else 0) + _number(0) + _number(0)
    dylink = _custom_section("dylink.0", bytes([MEMORY_INFO]) + _number(len(memory)) + memory)
    ordered = sorted(kept.values(), key=lambda each: CODE - 0.5 if each.number == DATA_COUNT else each.number)
    return obj[:HEADER] + b"".join(_write(each) for each in (dylink, *ordered, _custom_section(NOTE, note)))


def read_note(module: bytes) -> bytes:
    """Return the note of a module. Raises ValueError if the bytes are not a module with a note."""
    try:
        return next(_custom(each) for each in _sections(module) if _is_called(each, NOTE))
    except (IndexError, UnicodeDecodeError, StopIteration):
        raise ValueError("this is no module of Perihelion") from None


def _sections(data: bytes) -> Iterator[Section]:
    reader = Reader(data, HEADER)
    while reader.more:
        number = reader.byte()
        yield Section(number, reader.bytes(reader.number()))


def _write(section: Section) -> bytes:
    return bytes([section.number]) + _number(len(section.content)) + section.content


def _custom_section(name: str, content: bytes) -> Section:
    return Section(CUSTOM, _name(name) + content)


def _is_called(section: Section, name: str) -> bool:
    return section.number == CUSTOM and Reader(section.content).name() == name


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


def _imports(content: bytes) -> tuple[bytes, int]:
    """Return the imports with the memory under the name of a side module, and the number of `__memory_base`."""
    reader, base, globals_before = Reader(content), -1, 0
    count = reader.number()
    written = _number(count)
    for _ in range(count):
        module, name, kind = reader.name(), reader.name(), reader.byte()
        begin = reader.at
        if kind == IMPORTED_FUNCTION:
            reader.number()
        elif kind == IMPORTED_GLOBAL:
            reader.bytes(2)
            base = globals_before if name == "__memory_base" else base
            globals_before += 1
        elif kind in (IMPORTED_MEMORY, IMPORTED_TABLE):
            if kind == IMPORTED_TABLE:
                reader.byte()
            if reader.number() & 1:
                reader.number()
            reader.number()
        if module != "env":
            raise ValueError(f"the object file needs {module}.{name}, which only a linker provides")
        name = "memory" if kind == IMPORTED_MEMORY else name
        written += _name(module) + _name(name) + bytes([kind]) + content[begin : reader.at]
    return written, base


def _constants(content: bytes) -> bytes:
    """Return all segments of data as one."""
    reader, found = Reader(content), bytearray()
    for _ in range(reader.number()):
        if (reader.number(), reader.byte()) != (0, I32_CONST):
            raise ValueError("a segment of data without a fixed offset")
        offset = reader.number()  # it is signed, but the bytes of a positive number are the same
        if reader.byte() != END:
            raise ValueError("a segment of data with a computed offset")
        found += bytes(offset - len(found))
        found += reader.bytes(reader.number())
    return bytes(found)


def _data(constants: bytes, base: int) -> bytes:
    """Return a section of data with one segment at `__memory_base`."""
    return _number(1) + bytes([0, GLOBAL_GET]) + _number(base) + bytes([END]) + _number(len(constants)) + constants


def _exports(functions: dict[str, int]) -> bytes:
    entries = [_name(name) + bytes([FUNCTION]) + _number(number) for name, number in functions.items()]
    return _number(len(entries)) + b"".join(entries)


def _name(text: str) -> bytes:
    return _number(len(text.encode())) + text.encode()


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
