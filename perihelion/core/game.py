"""A game: what one folder provides, found by entry point."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Any

from ..errors import InvalidOptions, UnknownGame
from .actions import Book
from .record import ALL

GROUP = "perihelion.games"

Value = bool | int | str
REQUIRED = "required"


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its name, its values, and what holds when nobody chooses.

    `default` may be a function of the options read before it. `read` turns free input into a value and raises
    ValueError; without it the value must be one of `values` (a label may be given by its index, too).
    """

    name: str
    values: tuple[Value, ...] | range
    default: Value | Callable[[dict[str, Value]], Value] = REQUIRED
    read: Callable[[Any], Value] | None = None
    alias: str = ""

    def value(self, given: Any) -> Value:
        """The value meant by what a person or program gave."""
        if self.read is not None:
            try:
                return self.read(given)
            except ValueError as error:
                raise InvalidOptions(f"{self.name}: {error}") from None
        for value in self.values:
            if given == value or str(given).lower() == str(value).lower():
                return value
        if self.values == (False, True) and str(given).lower() in ("0", "1", "no", "yes", "off", "on"):
            return str(given).lower() in ("1", "yes", "on")
        if isinstance(given, int) and isinstance(self.values[0], str) and 0 <= given < len(self.values):
            return self.values[given]
        raise InvalidOptions(f"{self.name} cannot be {given!r}; possible: {self.choices()}")

    def choices(self) -> str:
        """The possible values, for people."""
        if isinstance(self.values, range) and len(self.values) > 12:
            return f"{self.values[0]} to {self.values[-1]}"
        return ", ".join(str(int(v)) if isinstance(v, bool) else str(v) for v in self.values)


@dataclass(frozen=True)
class Event:
    """Something to tell beside the action itself: a word's key and the values it names.

    `seen` is the bit mask of the seats that may read it.
    """

    key: str
    values: dict[str, Value]
    seen: int = 0xFF


@dataclass(frozen=True)
class Line:
    """One line of the score sheet: a word's key and a value for each seat."""

    key: str
    values: list[int]


class Game:
    """One game. Its rules live in the module `rules` of its package; see docs/contract.md for the names there."""

    def __init__(self, key: str, package: str, prefix: str, version: int, options: tuple[Option, ...]):
        self.key, self.package, self.prefix, self.version, self.options = key, package, prefix, version, options

    def __repr__(self) -> str:
        return f"Game({self.key!r})"

    @cached_property
    def rules(self) -> Any:
        """The rules, interpreted."""
        return import_module(f"{self.package}.rules")

    def part(self, name: str) -> ModuleType | None:
        """Another module of the game's folder (`board`, `judge`), or None where the game has none."""
        try:
            return import_module(f"{self.package}.{name}")
        except ModuleNotFoundError as error:
            if error.name == f"{self.package}.{name}":
                return None
            raise

    @cached_property
    def hides(self) -> bool:
        """Whether there is anything that not everybody may see."""
        return any(field.seen != ALL for field in self.rules.State.fields)

    @cached_property
    def actions(self) -> Book:
        """Ids and texts of all actions."""
        return Book(self.rules.FAMILIES)

    @cached_property
    def outcomes(self) -> dict[int, Book]:
        """Members and texts of the outcomes of each chance phase."""
        return {phase: Book([family]) for phase, family in self.rules.OUTCOMES.items()}

    @property
    def phase_field(self) -> str:
        """The name of the field that holds the phase."""
        return getattr(self.rules, "PHASE_FIELD", "phase")

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Value]:
        """Every option with its value; an unknown name or value is named, with the right ones."""
        rest = dict(given)
        chosen: dict[str, Value] = {}
        for option in self.options:
            name = option.alias if option.alias in rest and option.name not in rest else option.name
            if name in rest:
                chosen[option.name] = option.value(rest.pop(name))
            elif callable(option.default):
                chosen[option.name] = option.default(chosen)
            elif option.default is REQUIRED:
                raise InvalidOptions(f"{self.key} needs {option.name}; possible: {option.choices()}")
            else:
                chosen[option.name] = option.default
        if rest:
            known = ", ".join(option.name for option in self.options)
            raise InvalidOptions(f"{self.key} has no option {', '.join(sorted(rest))}; it has: {known}")
        return chosen


@lru_cache(maxsize=1)
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def games() -> dict[str, Game]:
    """All installed games by key: the entry points of the group `perihelion.games`."""
    return {key: game(key) for key in _entries()}


def game(key: str) -> Game:
    """The game with this key. Only this one is loaded, so a broken stranger spoils no other game."""
    entry = _entries().get(key)
    if entry is None:
        raise UnknownGame(f"there is no game {key!r}; installed: {', '.join(_entries())}")
    found: Game = entry.load()
    return found
