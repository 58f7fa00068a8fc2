"""Entries, and the functions that read them: they check every key and type, and name the first error in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, dataclass, fields
from functools import cache
from typing import Any

from ..errors import PerihelionError
from ..json_types import JsonObject
from .bodies import BODIES, ActionPlayed, ActionsUndone, Body, OutcomeDrawn, Seat, SeatChanged, TurnConfirmed

COUNTED: tuple[type[Body], ...] = (ActionPlayed, OutcomeDrawn, TurnConfirmed, ActionsUndone)
"""The entries that move the game. Their number is the table's count, which only grows."""

KINDS = {body.KIND: body for body in BODIES}

HOLDER = "holds"
"""The key in sealed games for the `kind` of a changed seat: there, `kind` is the kind of the entry."""


class InvalidEntry(PerihelionError, ValueError):
    """An entry that cannot be read."""


class UnknownKind(InvalidEntry):
    """No entry is of this kind."""

    def __init__(self, kind: object):
        self.kind = str(kind)[:40]
        super().__init__(f"there is no entry of the kind {self.kind!r}")


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry: its number in the log, what it says, and when it was made (seconds since 1970)."""

    n: int
    body: Body
    time: float

    @property
    def kind(self) -> str:
        """The name of the entry's kind."""
        return self.body.KIND

    @property
    def data(self) -> JsonObject:
        """What the entry says, as it is stored."""
        return self.body.as_dict()

    @property
    def counted(self) -> bool:
        """Whether it moves the game."""
        return isinstance(self.body, COUNTED)


def read_entry(n: int, kind: str, data: JsonObject, time: float) -> LogEntry:
    """Read an entry as it is stored."""
    return LogEntry(n, _read_body(kind, data, public=False), time)


# sealed games: entries without the ids of guests


def write_public(entry: LogEntry) -> JsonObject:
    """Return an entry as a sealed game has it."""
    data = _without_private(type(entry.body), entry.data)
    if isinstance(entry.body, SeatChanged):
        data[HOLDER] = data.pop("kind")
    if "seats" in data:
        data["seats"] = [_without_private(Seat, seat) if isinstance(seat, dict) else seat for seat in data["seats"]]
    return {"n": entry.n, "kind": entry.kind, "time": round(entry.time, 3), **data}


def read_public(line: JsonObject) -> LogEntry:
    """Read an entry of a sealed game; private fields are empty."""
    for key, (kind, called) in {"n": (int, "an integer"), "kind": (str, "a text")}.items():
        if type(line.get(key)) is not kind:
            raise InvalidEntry(f"an entry of the log needs {key}, {called}")
    kind = line["kind"]
    data = {key: value for key, value in line.items() if key not in ("n", "kind", "time")}
    if kind == SeatChanged.KIND and HOLDER in data:
        data["kind"] = data.pop(HOLDER)
    return LogEntry(line["n"], _read_body(kind, data, public=True), line.get("time", 0.0))


def _without_private(owner: type[Body] | type[Seat], data: JsonObject) -> JsonObject:
    private = _private_names(owner)  # type: ignore[arg-type]  # a class is hashable
    return {name: value for name, value in data.items() if name not in private}


@cache
def _private_names(owner: type[Body] | type[Seat]) -> frozenset[str]:
    return frozenset(f.name for f in fields(owner) if "private" in f.metadata)


# reading


def _read_body(kind: str, data: JsonObject, public: bool) -> Body:
    """Return the body of this kind with the values of the data; keys that it does not have are ignored."""
    if kind not in KINDS:
        raise UnknownKind(kind)
    found = KINDS[kind]
    return found(**{f.name: _read_field(kind, f, data, public) for f in fields(found)})


def _read_field(owner: str, f: Field[Any], data: JsonObject, public: bool) -> Any:
    """Return the value of one field. If it is missing, return its default, or an empty value if it is private."""
    called, read, empty = TYPES[str(f.type)]
    if f.name not in data:
        if public and "private" in f.metadata:
            return empty
        if f.default is MISSING:
            raise InvalidEntry(f"{owner}: {f.name} is missing")
        return f.default
    try:
        return read(data[f.name], public)
    except (TypeError, ValueError):
        raise InvalidEntry(f"{owner}: {f.name} must be {called}, not {str(data[f.name])[:60]!r}") from None


Read = Callable[[Any, bool], object]


def _exactly(kind: type) -> Read:
    """Accept values of one type; true and false are not integers."""

    def read(value: object, public: bool) -> object:
        if type(value) is not kind:
            raise TypeError
        return value

    return read


def _list_of(item: Read) -> Read:
    """Accept a list of such values, and return a tuple."""

    def read(value: object, public: bool) -> object:
        if not isinstance(value, list | tuple):
            raise TypeError
        return tuple(item(each, public) for each in value)

    return read


def _read_hex(value: str, public: bool) -> str:
    bytes.fromhex(value)
    return str(value)


def _read_choice(value: tuple[str, int], public: bool) -> tuple[str, int]:
    """Accept one outcome with its weight."""
    text, weight = value
    if type(text) is not str or type(weight) is not int:
        raise TypeError
    return text, weight


def _read_seat(value: object, public: bool) -> Seat:
    if not isinstance(value, dict):
        raise TypeError
    return Seat(**{f.name: _read_field("seats", f, value, public) for f in fields(Seat)})


_integer, _text = _exactly(int), _exactly(str)

TYPES: dict[str, tuple[str, Read, object]] = {
    "int": ("an integer", _integer, 0),
    "int | None": ("an integer", _integer, None),
    "str": ("a text", _text, ""),
    "bool": ("true or false", _exactly(bool), False),
    "JsonObject": ("an object", _exactly(dict), {}),
    "JsonObject | None": ("an object", _exactly(dict), None),
    "Hex": ("bytes in hexadecimal", _read_hex, ""),
    "Hex | None": ("bytes in hexadecimal", _read_hex, None),
    "Odds | None": ("a list of outcomes and weights", _list_of(_read_choice), None),
    "tuple[int, ...]": ("a list of integers", _list_of(_integer), ()),
    "tuple[str, ...]": ("a list of texts", _list_of(_text), ()),
    "tuple[Seat, ...]": ("a list of seats", _list_of(_read_seat), ()),
}
"""By the annotation of a field: the name of its type for people, the function that reads it, and an empty value."""
