"""Reads and checks data by the classes of `schemas`, without pydantic: what a client sends, and what is shown.

Numbers, texts and lists must have the types that they are declared with; nothing is converted but numbers to `float`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict

from ..errors import InvalidText
from .schemas.body import Fields
from .schemas.limits import Limits

Read = Callable[[Any], Any]
"""Returns a value as its type has it, or raises InvalidValue."""

T = TypeVar("T")


class InvalidValue(InvalidText):
    """Data that does not fit its type."""

    def __init__(self) -> None:
        super().__init__("this does not have the form that is asked for")


def read_value(kind: type[T], value: object) -> T:
    """Return data as an object of a type. Raises InvalidValue if it does not fit."""
    return cast(T, read_any(kind, value))


def read_any(kinds: Any, value: object) -> Any:
    """The same for a union of types."""
    return _reader(kinds)(value)


def check_value(kind: type, value: object) -> None:
    """Raise InvalidValue unless a value fits a type."""
    read_any(kind, value)


@cache
def _reader(kind: Any) -> Read:
    """Return the function that reads a type."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Annotated, NotRequired):
        return _limited(_reader(arguments[0]), [each for each in arguments[1:] if isinstance(each, Limits)])
    if origin in (Union, UnionType):
        return _one_of([_reader(each) for each in arguments])
    if origin is Literal:
        return _literal(arguments)
    if origin in (list, Sequence):
        return _list_of(_reader(arguments[0]))
    if origin in (dict, Mapping):
        return _dict_of(*map(_reader, arguments))
    if origin is tuple:
        return _tuple_of([_reader(each) for each in arguments])
    if is_typeddict(kind):
        return _message(kind)
    if isinstance(kind, type) and issubclass(kind, Fields):
        return _object(kind)
    if kind is float:
        return _read_float
    return (lambda value: value) if kind is Any else _exactly(NoneType if kind is None else kind)


def _exactly(kind: type) -> Read:
    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise InvalidValue
        return value

    return read


def _read_float(value: Any) -> float:
    if type(value) not in (int, float):
        raise InvalidValue
    return float(value)


def _literal(values: tuple[Any, ...]) -> Read:
    def read(value: Any) -> Any:
        found = next((each for each in values if value == each), None)  # 1 counts as true, as it does for pydantic
        if found is None:
            raise InvalidValue
        return found

    return read


def _one_of(readers: list[Read]) -> Read:
    def read(value: Any) -> Any:
        for reader in readers:
            try:
                return reader(value)
            except InvalidValue:
                continue
        raise InvalidValue

    return read


def _list_of(item: Read) -> Read:
    def read(value: Any) -> Any:
        if not isinstance(value, list | tuple):
            raise InvalidValue
        return [item(each) for each in value]

    return read


def _tuple_of(items: list[Read]) -> Read:
    def read(value: Any) -> Any:
        if not isinstance(value, list | tuple) or len(value) != len(items):
            raise InvalidValue
        return tuple(item(each) for item, each in zip(items, value, strict=True))

    return read


def _dict_of(key: Read, item: Read) -> Read:
    def read(value: Any) -> Any:
        if not isinstance(value, Mapping):
            raise InvalidValue
        return {key(name): item(each) for name, each in value.items()}

    return read


def _limited(reader: Read, limits: list[Limits]) -> Read:
    def read(value: Any) -> Any:
        found = reader(value)
        for each in limits:
            if each.strip_whitespace:
                found = found.strip()
            _check_limits(each, found)
        return found

    return read if limits else reader


def _check_limits(limits: Limits, value: Any) -> None:
    too_small = limits.ge is not None and value < limits.ge
    too_great = (limits.le is not None and value > limits.le) or (limits.lt is not None and value >= limits.lt)
    too_short = limits.min_length is not None and len(value) < limits.min_length
    too_long = limits.max_length is not None and len(value) > limits.max_length
    other = limits.pattern is not None and not re.fullmatch(limits.pattern, value)
    if too_small or too_great or too_short or too_long or other:
        raise InvalidValue


def _message(kind: Any) -> Read:
    """Return the function that checks a TypedDict."""
    hints = get_type_hints(kind, include_extras=True)
    readers = {name: _reader(hint) for name, hint in hints.items()}
    required = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}

    def read(value: Any) -> Any:
        if not isinstance(value, Mapping) or not required <= value.keys() <= readers.keys():
            raise InvalidValue
        return {name: readers[name](each) for name, each in value.items()}

    return read


def _object(kind: type[Fields]) -> Read:
    """Return the function that makes an object of a class whose fields are checked."""
    hints = get_type_hints(kind, include_extras=True)
    readers = {field.name: _reader(hints[field.name]) for field in fields(kind)}
    required = {field.name for field in fields(kind) if field.default is field.default_factory is MISSING}
    closed = getattr(kind, "__pydantic_config__", {}).get("extra") == "forbid"

    def read(value: Any) -> Any:
        if isinstance(value, kind):
            return value
        if not isinstance(value, Mapping) or not required <= value.keys():
            raise InvalidValue
        if closed and not value.keys() <= readers.keys():
            raise InvalidValue
        try:
            return kind(**{name: readers[name](each) for name, each in value.items() if name in readers})
        except ValueError:
            raise InvalidValue from None

    return read
