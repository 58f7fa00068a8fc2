"""Events: what a rule reports beside the action itself, such as a knock-out or a scored row.

A rule says `tell(s, HIT, player, piece, cell)`. While a position records a step, interpreted rules collect these
reports, and the log is made from them. Compiled for search or simulation, `tell` is empty and costs nothing. A game
lists its events in order, and the constants are their indices:

    EVENTS = (EventKind("hit", "player", "piece", "cell", cell=name_of), EventKind("over"))
    HIT, GAME_OVER = range(len(EVENTS))
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from .rule import is_compiling, rule
from .vocabulary import EVERYBODY

Value = bool | int | str
F = TypeVar("F", bound=Callable[..., object])


@dataclass(frozen=True)
class Event:
    """Something that happened, for people: the key of a sentence and the values it names.

    `seen` is the bit mask of the seats that may read it.
    """

    key: str
    values: dict[str, Value]
    seen: int = EVERYBODY


class EventKind:
    """One kind of event: the key of its sentence and the names of the numbers that a rule reports.

    A keyword with one of these names gives a function that turns the number into what the sentence needs.
    """

    def __init__(self, key: str, *names: str, **formats: Callable[[int], Value]):
        unknown = set(formats) - set(names)
        if unknown:
            raise ValueError(f"event {key!r} has no value {', '.join(sorted(unknown))}; it has: {', '.join(names)}")
        self.key, self.names, self.formats = key, names, formats

    def __repr__(self) -> str:
        return f"EventKind({self.key!r})"

    def event(self, numbers: Sequence[int]) -> Event:
        """Return the event with these numbers."""
        values = dict(zip(self.names, map(int, numbers), strict=True))
        return Event(self.key, {name: self.formats.get(name, int)(value) for name, value in values.items()})


class Report(NamedTuple):
    """What one call of `tell` reported: the index of the event and its numbers."""

    event: int
    numbers: tuple[int, ...]


class _Recording(NamedTuple):
    """The state whose events are recorded, and what was reported so far."""

    state: object
    reports: list[Report]


_NO_RECORDING = _Recording(None, [])
_recording = ContextVar("recording", default=_NO_RECORDING)
"""Each thread has its own."""


@contextmanager
def recording(state: object) -> Iterator[list[Report]]:
    """Collect what rules report about this plain state inside the block. Copies of the state report nothing."""
    reports: list[Report] = []
    before = _recording.set(_Recording(state, reports))
    try:
        yield reports
    finally:
        _recording.reset(before)


def only_reports(function: F) -> F:
    """Mark a function that only reports events: compiled rules keep no log, so there it does nothing."""
    if not is_compiling():
        function.only_reports = True  # type: ignore[attr-defined]  # perihelion/check does not read it as a rule
        return function

    @rule
    def report_nothing(s: object, *numbers: int) -> None:
        """Report nothing."""

    return report_nothing  # type: ignore[return-value]


@only_reports
def tell(s: object, event: int, *numbers: int) -> None:
    """Report that an event happened to the state `s`; nothing happens unless this state is being recorded."""
    state, reports = _recording.get()
    if s is state:
        reports.append(Report(event, numbers))
