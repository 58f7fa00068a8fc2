"""Memoised parts of a board: a move changes little, and much of a board is the same for all viewers.

    scene.part(bridge, view)            # calls bridge(scene, view), or reuses what it drew before
    memoise(_stations, view)            # the same for any function of a view, such as a section of an outline

A part does not declare its dependencies. While it is made, it gets a view that records every field and cell it reads
(as reactive frameworks do). The result is reused for every view with the same values there. A part may therefore depend
only on its arguments. A view never contains what its seat may not know, so a part made for one seat is shown to another
only if both know the same.

A view may follow another one (`View.follow`) and then knows which fields changed since. A part that reads none of them
is reused without comparing any values. After a move these are most parts.

Views of one position from several seats share the parts that read nothing secret: the first view makes or finds them,
and the others compare no values. A part that ever read a secret field, the log or the legal actions is never shared
this way.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import reduce
from operator import itemgetter, or_
from typing import Any, Protocol, TypeVar, cast

T = TypeVar("T")

Index = int | tuple[int, ...]
"""The place of a cell in an array of a state: a number if the array has one axis, otherwise a tuple."""


class Memo(Protocol):
    """The memo of a view (core/view_memo.py)."""

    results: dict[Hashable, object]
    before: dict[Hashable, object]
    changed_fields: dict[str, set[Index]]
    changed_attributes: frozenset[str]
    changed_bits: int | None
    shared: dict[Hashable, object] | None


class View(Protocol):
    """A seat's view (core/view.py); the kit needs nothing else of it."""

    @property
    def state(self) -> Any:
        """The plain record."""

    @property
    def memo(self) -> Memo:
        """What the parts of a board made of it."""


MAX_RESULTS, MAX_PARTS = 20_000, 10_000
"""The maximum number of results of all parts (the oldest are dropped first), and of parts."""

OWN_ATTRIBUTES = ("seat", "words", "nameless_words", "lang")
"""The attributes in which views of one position differ; they distinguish shared results."""

SECRET_ATTRIBUTES = frozenset({"legal", "log", "happened"})
"""The attributes that may contain secrets; a part that reads one of them is not shared."""

_bits: dict[str, int] = {}
"""A bit for each name of a field or attribute that a part reads."""

_kept: deque[tuple[dict[Hashable, object], Hashable]] = deque()
"""The results, oldest first: the dictionary of their part, and the key in it."""


@dataclass(frozen=True)
class Reads:
    """The reads of a part: attributes of a view, fields of its state (with the cells of arrays), and inner parts."""

    view: set[str] = field(default_factory=set)
    state: dict[str, set[Index]] = field(default_factory=dict)
    parts: set[Part] = field(default_factory=set)

    def add(self, other: Reads) -> None:
        """Add all reads of the other one."""
        self.view.update(other.view)
        self.parts.update(other.parts)
        for name, cells in other.state.items():
            self.state.setdefault(name, set()).update(cells)


class RecordedCells(dict[Index, int]):
    """An array of a state that records the cells read; a cell read before is in the dictionary itself."""

    __slots__ = ("_cells",)

    def __init__(self, cells: dict[Index, int]):
        self._cells = cells

    def __missing__(self, index: Index) -> int:
        value = self[index] = self._cells[index]
        return value

    def cells_read(self) -> set[Index]:
        """Return the cells read so far."""
        return set(super().keys())

    def is_covered_by(self, cells: set[Index]) -> bool:
        """Return whether all cells read are among these."""
        return super().keys() <= cells

    # everything else counts as reading all cells

    def _all(self) -> dict[Index, int]:
        self.update(self._cells)
        return self._cells

    def __iter__(self) -> Iterator[Index]:
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

    def copy(self) -> dict[Index, int]:
        return self._all().copy()


class RecordedState:
    """A state that records the fields read; a field read before is an instance attribute."""

    def __init__(self, state: object):
        self._fields: dict[str, int | dict[Index, int]] = vars(state)

    def __getattr__(self, name: str) -> int | dict[Index, int]:
        if name not in self._fields:
            raise AttributeError(f"a part may read only the fields of a state, not {name}")
        value = self._fields[name]
        recorded = self.__dict__[name] = RecordedCells(value) if type(value) is dict else value
        return recorded

    def is_covered_by(self, known: dict[str, set[Index]]) -> bool:
        """Return whether all fields and cells read are among these."""
        for name, value in self.__dict__.items():
            if name == "_fields":
                continue
            cells = known.get(name)
            if cells is None or (type(value) is RecordedCells and not value.is_covered_by(cells)):
                return False
        return True

    def fields_read(self) -> dict[str, set[Index]]:
        """Return the fields read, with the cells of those that are arrays."""
        return {
            name: value.cells_read() if type(value) is RecordedCells else set()
            for name, value in self.__dict__.items()
            if name != "_fields"
        }


class RecordedView:
    """A view that records what is read; an attribute read before is an instance attribute."""

    def __init__(self, view: View):
        self.view, self.state = view, RecordedState(view.state)
        self._inner = Reads()

    def __getattr__(self, name: str) -> object:
        value = getattr(self.view, name)
        self.__dict__[name] = value = value.record() if name == "words" else value
        return value

    def add_inner(self, part: Part, result: object) -> None:
        """Record an inner part: the part itself if its result is a plain value, otherwise everything it reads."""
        if isinstance(result, int | str | tuple):
            self._inner.parts.add(part)
        else:
            self._inner.add(part.reads)

    def is_covered_by(self, known: Reads) -> bool:
        """Return whether everything read is among these."""
        inner = self._inner
        return (
            self.state.is_covered_by(known.state)
            and self._own() <= known.view
            and inner.view <= known.view
            and inner.parts <= known.parts
            and all(name in known.state and cells <= known.state[name] for name, cells in inner.state.items())
        )

    def _own(self) -> set[str]:
        """Return the attributes of the view itself that were read; tables share words without a player's name."""
        own = self.__dict__.keys() - {"view", "state", "_inner"}
        words = self.__dict__.get("words")
        return own if words is None or words.named else own - {"words"} | {"nameless_words"}

    def reads(self) -> Reads:
        """Return everything read."""
        self._inner.add(Reads(self._own(), self.state.fields_read()))
        return self._inner


class Results:
    """The results of a part, by the values of everything it ever read."""

    count = 0
    """The number of instances: a part gets a new one whenever it reads something for the first time."""

    def __init__(self, reads: Reads):
        self.reads = reads
        Results.count += 1
        self._shared_by: tuple[int, tuple[str, ...] | None] = (0, None)
        self._bits = (0, 0)
        single = [name for name, cells in reads.state.items() if not cells]
        self._single = itemgetter(*single) if single else bool
        self._cells = [(name, itemgetter(*cells)) for name, cells in reads.state.items() if cells]
        self._results: dict[Hashable, object] = {}

    def key_of(self, view: View) -> Hashable:
        """Return this view's values of everything the part ever read."""
        state = vars(view.state)
        values = [cells(state[name]) for name, cells in self._cells]
        values += [_fixed(getattr(view, name)) for name in self.reads.view]
        values += [part.of(view) for part in self.reads.parts]
        return self._single(state), *values

    def shared_key(self, part: Part, view: View) -> Hashable | None:
        """Return the key for sharing this result with other views of the position, or None if it may not be shared."""
        if self._shared_by[0] != Results.count:
            self._shared_by = (Results.count, self._find_shared_by(view))
        names = self._shared_by[1]
        return None if names is None else (part, names, *[getattr(view, name) for name in names])

    def _find_shared_by(self, view: View) -> tuple[str, ...] | None:
        """Return the attributes read by this part and its inner parts, or None if one reads anything secret."""
        secret = {field.name for field in type(view.state).secret_fields}
        found: set[str] = set()
        for reads in self._with_inner():
            if not (secret.isdisjoint(reads.state) and SECRET_ATTRIBUTES.isdisjoint(reads.view)):
                return None
            found |= reads.view
        return tuple(name for name in OWN_ATTRIBUTES if name in found)

    def reads_any(self, bits: int) -> bool:
        """Return whether this part or an inner one reads any of these names: a quick test that ignores cells."""
        if self._bits[0] != Results.count:
            own = (bits_of(reads.state) | bits_of(reads.view) for reads in self._with_inner())
            self._bits = (Results.count, reduce(or_, own))
        return bool(self._bits[1] & bits)

    def _with_inner(self) -> list[Reads]:
        """Return the reads of this part and, recursively, of its inner parts."""
        found, todo, known = [], [self.reads], set[Part]()
        while todo:
            reads = todo.pop()
            found.append(reads)
            todo += [part.reads for part in reads.parts - known]
            known |= reads.parts
        return found

    def find(self, key: Hashable) -> object:
        """Return the result for this key, or None."""
        return self._results.get(key)

    def keep(self, key: Hashable, result: object) -> None:
        """Keep a result. If there are too many, drop the oldest one of any part."""
        self._results[key] = result
        _kept.append((self._results, key))
        if len(_kept) > MAX_RESULTS:
            results, oldest = _kept.popleft()
            results.pop(oldest, None)


def bits_of(names: Iterable[str]) -> int:
    """Return names as a bit mask."""
    bits = 0
    for name in names:
        bits |= _bits.setdefault(name, 1 << len(_bits))
    return bits


def _fixed(value: object) -> Hashable:
    return tuple(value) if isinstance(value, list) else value


class Part:
    """A function of a view with its memoised results."""

    def __init__(self, make: Callable[[RecordedView], object]) -> None:
        self._make, self._results = make, Results(Reads())

    @property
    def reads(self) -> Reads:
        """Everything it ever read."""
        return self._results.reads

    def of(self, view: View | RecordedView) -> object:
        """Return the function's result for this view, or for one with the same values."""
        if isinstance(view, RecordedView):
            result = self.of(view.view)
            view.add_inner(self, result)
            return result
        memo = view.memo
        result = memo.results.get(self)
        if result is None:
            result = memo.before.get(self)
            if result is None or self._has_changed(view):
                result = self._of(view)
            memo.results[self] = result
        return result

    def _has_changed(self, view: View) -> bool:
        """Return whether anything it ever read differs from the previous view."""
        results, memo = self._results, view.memo
        if memo.changed_bits is None:
            memo.changed_bits = bits_of(memo.changed_fields) | bits_of(memo.changed_attributes)
        if not results.reads_any(memo.changed_bits):
            return False
        reads = results.reads
        if not reads.view.isdisjoint(memo.changed_attributes):
            return True
        changed = memo.changed_fields
        if not changed.keys().isdisjoint(reads.state):
            for name, cells in changed.items():
                read = reads.state.get(name)
                if read is not None and not (read and read.isdisjoint(cells)):
                    return True
        return bool(reads.parts) and any(part.of(view) != memo.before.get(part) for part in reads.parts)

    def _of(self, view: View) -> object:
        shared = view.memo.shared
        if shared is None:
            return self._find_or_make(view)
        known = Results.count
        key = self._results.shared_key(self, view)
        result = None if key is None else shared.get(key)
        if result is None:
            result = self._find_or_make(view)
            if Results.count != known:  # making it revealed new reads, of this part or an inner one
                key = self._results.shared_key(self, view)
            if key is not None:
                shared[key] = result
        return result

    def _find_or_make(self, view: View) -> object:
        results = self._results
        key = results.key_of(view)
        result = results.find(key)
        if result is None:
            recorded = RecordedView(view)
            result = self._make(recorded)
            if not recorded.is_covered_by(results.reads):
                reads = recorded.reads()
                reads.add(results.reads)
                results = self._results = Results(reads)
                key = results.key_of(view)
            results.keep(key, result)
        return result


parts: dict[tuple[Hashable, ...], Part] = {}
"""All parts, by function and arguments other than the view."""


def memoise(function: Callable[..., T], view: View, *more: Hashable) -> T:
    """Return the function's result for a view and these arguments, recomputed only if something it reads changed."""
    part = parts.get((function, *more))
    if part is None:
        if len(parts) >= MAX_PARTS:
            parts.clear()
        part = parts[function, *more] = Part(lambda recorded: function(recorded, *more))
    return cast(T, part.of(view))  # a part keeps only results of its own function
