"""Parts of a board that are made once: a move changes little, and much of a board is the same for everybody.

    scene.part(bridge, view)            # calls bridge(scene, view), or puts what it drew before
    again(_stations, view)              # the same for whatever a function makes of a view: a section of an outline

Nobody says what a part depends on. While it is made it gets a view that notes all it is asked for, cell by cell; where
all of that is as it was, so is the part. So a part depends on nothing but its arguments. What a seat may not know is
not in its view: a part made for one seat is shown to another only where both know the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, TypeVar
from weakref import ref

T = TypeVar("T")

View = Any
"""What a seat knows, with a `state`; the kit knows no more of it."""

MOST, MOST_PARTS = 500, 10_000
"""How many looks of one part are kept, where the oldest go first; and how many parts."""


@dataclass(frozen=True)
class Notes:
    """What a part asks: of a view, of its state (of an array the cells), and of parts inside it."""

    view: set[str] = field(default_factory=set)
    state: dict[str, set[Any]] = field(default_factory=dict)
    parts: set[Part] = field(default_factory=set)

    def cover(self, other: Notes) -> bool:
        """Whether all that the other notes hold is here."""
        return (
            other.view <= self.view
            and other.parts <= self.parts
            and all(name in self.state and cells <= self.state[name] for name, cells in other.state.items())
        )

    def add(self, other: Notes) -> None:
        """Add all that the other notes hold."""
        self.view.update(other.view)
        self.parts.update(other.parts)
        for name, cells in other.state.items():
            self.state.setdefault(name, set()).update(cells)


class Cells(dict[Any, int]):
    """An array of a state that holds the cells it was asked for; one asked for again is simply found."""

    def __init__(self, cells: dict[Any, int]):
        super().__init__()
        self._cells = cells

    def __missing__(self, index: Any) -> int:
        value = self[index] = self._cells[index]
        return value

    def asked(self) -> set[Any]:
        """The cells it was asked for."""
        return set(super().keys())

    # whoever wants more than one cell asks for all

    def _all(self) -> dict[Any, int]:
        self.update(self._cells)
        return self._cells

    def __iter__(self) -> Iterator[Any]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __contains__(self, index: object) -> bool:
        return index in self._all()

    def __eq__(self, other: object) -> bool:
        return self._all() == other

    def get(self, index: Any, otherwise: Any = None) -> Any:
        return self._all().get(index, otherwise)

    def keys(self) -> Any:
        return self._all().keys()

    def values(self) -> Any:
        return self._all().values()

    def items(self) -> Any:
        return self._all().items()

    def copy(self) -> dict[Any, int]:
        return self._all().copy()


class NotedState:
    """A state that holds the fields it was asked for."""

    def __init__(self, state: Any):
        self._state = state

    def __getattr__(self, name: str) -> Any:
        if name not in vars(self._state):
            raise AttributeError(f"a part asks a state for its fields alone, not for {name}")
        value = vars(self._state)[name]
        asked = Cells(value) if isinstance(value, dict) else value
        setattr(self, name, asked)
        return asked

    def asked(self) -> dict[str, set[Any]]:
        """The fields it was asked for, and the cells of those that are arrays."""
        fields = {name: value for name, value in vars(self).items() if name != "_state"}
        return {name: value.asked() if isinstance(value, Cells) else set() for name, value in fields.items()}


class NotedView:
    """A view that notes what it is asked for."""

    def __init__(self, view: View):
        self.noted, self.state = view, NotedState(view.state)
        self._notes = Notes()

    def __getattr__(self, name: str) -> Any:
        self._notes.view.add(name)
        return getattr(self.noted, name)

    def depends(self, part: Part, look: Any) -> None:
        """Note a part made inside: its look where that is a plain value, else all that it is made of."""
        if isinstance(look, int | str | tuple):
            self._notes.parts.add(part)
        else:
            self._notes.add(part.notes)

    def notes(self) -> Notes:
        """All it was asked for."""
        self._notes.add(Notes(state=self.state.asked()))
        return self._notes


class Known:
    """How a part looked, by the answers to all it ever asked."""

    def __init__(self, notes: Notes):
        self.notes = notes
        single = [name for name, cells in notes.state.items() if not cells]
        self._single = itemgetter(*single) if single else bool
        self._cells = [(name, itemgetter(*cells)) for name, cells in notes.state.items() if cells]
        self._looks: dict[Hashable, Any] = {}

    def answers(self, view: View) -> Hashable:
        """What this view answers to all of it."""
        state = vars(view.state)
        said = [cells(state[name]) for name, cells in self._cells]
        said += [_fixed(getattr(view, name)) for name in self.notes.view]
        said += [part.of(view) for part in self.notes.parts]
        return self._single(state), *said

    def look(self, answers: Hashable) -> Any:
        """How it looked at these answers, None where it never was made."""
        return self._looks.get(answers)

    def keep(self, answers: Hashable, look: Any) -> None:
        """Keep a look; the oldest has to go where there are too many."""
        if len(self._looks) >= MOST:
            self._looks.pop(next(iter(self._looks)), None)
        self._looks[answers] = look


def _fixed(value: Any) -> Hashable:
    return tuple(value) if isinstance(value, list) else value


class Part:
    """Something that is made of a view again and again."""

    def __init__(self, make: Callable[[View], Any]) -> None:
        self._make, self._known = make, Known(Notes())
        self._last: tuple[Callable[[], View | None], Any] = (lambda: None, None)

    @property
    def notes(self) -> Notes:
        """All it ever asked."""
        return self._known.notes

    def of(self, view: View) -> Any:
        """What is made of this view, or was made of one with the same answers."""
        if isinstance(view, NotedView):
            look = self.of(view.noted)
            view.depends(self, look)
            return look
        last, look = self._last
        if last() is not view:
            look = self._of(view)
            self._last = ref(view), look
        return look

    def _of(self, view: View) -> Any:
        known = self._known
        answers = known.answers(view)
        look = known.look(answers)
        if look is None:
            noted = NotedView(view)
            look = self._make(noted)
            notes = noted.notes()
            if not known.notes.cover(notes):
                notes.add(known.notes)
                known = self._known = Known(notes)
                answers = known.answers(view)
            known.keep(answers, look)
        return look


parts: dict[tuple[Any, ...], Part] = {}
"""All parts, by the function that makes them and its arguments beside the view."""


def again(function: Callable[..., T], view: View, *more: Hashable) -> T:
    """What a function makes of a view and these arguments; see the module's docstring."""
    part = parts.get((function, *more))
    if part is None:
        if len(parts) >= MOST_PARTS:
            parts.clear()
        part = parts[function, *more] = Part(lambda noted: function(noted, *more))
    return part.of(view)  # type: ignore[no-any-return]
