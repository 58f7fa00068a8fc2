"""A state as data: field names and numbers. Tables store it in this form, and later versions of the game can read it.

A version may rename a field (`State.former_names`), add, drop or resize one. `read_record` carries over what both
versions have, by name.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import InvalidPosition
from .game import Game, Options
from .notation import set_field
from .record import Record

Data = dict[str, int | list[int]]
"""Names of fields, and their numbers."""


@dataclass(frozen=True)
class ReadRecord:
    """A state read from data, and what could not be carried over."""

    state: Record
    """The plain state."""
    unknown: list[str]
    """Names in the data that are no fields today. They were dropped."""
    missing: list[str]
    """Fields of today that the data lacks. They keep the values of a new game."""
    unreadable: list[str]
    """A sentence for each field whose size or numbers do not fit. They keep the values of a new game."""

    @property
    def complete(self) -> bool:
        """Whether the data has exactly the fields of today."""
        return not (self.unknown or self.missing or self.unreadable)

    def __str__(self) -> str:
        parts = [
            f"dropped: {', '.join(self.unknown)}" if self.unknown else "",
            f"new: {', '.join(self.missing)}" if self.missing else "",
            *self.unreadable,
        ]
        return "; ".join(part for part in parts if part) or "all fields were carried over"


def write_record(plain: Record) -> Data:
    """Return a plain state as data."""
    return {
        field.name: list(value.values()) if field.shape else value
        for field in plain.fields
        for value in [getattr(plain, field.name)]
    }


def rename_fields(state: type[Record], data: Data) -> Data:
    """Return the data with the names that its fields have today. A name of today goes before a former one."""
    renamed = {state.former_names[name]: value for name, value in data.items() if name in state.former_names}
    return renamed | {name: value for name, value in data.items() if name not in state.former_names}


def read_record(game: Game, options: Options, data: Data) -> ReadRecord:
    """Read a state by field names. What does not fit keeps the value of a new game with these options."""
    plain = game.new_state(options)
    renamed = rename_fields(game.rules.state, data)
    known = [field.name for field in game.rules.state.fields]
    unreadable = []
    for name in known:
        try:
            if name in renamed:
                set_field(game, plain, name, renamed[name])
        except InvalidPosition as error:
            unreadable.append(str(error))
    unknown = [name for name in renamed if name not in known]
    return ReadRecord(plain, unknown, [name for name in known if name not in renamed], unreadable)


def agree(state: type[Record], one: Data, other: Data) -> bool:
    """Return whether two records have equal values in all fields that both have with the same size."""
    one, other = rename_fields(state, one), rename_fields(state, other)
    return all(one[name] == other[name] for name in one.keys() & other.keys() if _size(one[name]) == _size(other[name]))


def _size(value: int | list[int]) -> int:
    """Return the number of cells of an array, -1 for a single number."""
    return len(value) if isinstance(value, list) else -1
