"""What a seat may know: the only module that hides anything.

Every client, bot and adapter starts here, never from the state. `hide` blanks a plain record, `hide_packed` an array
of packed ones, `filter_entry` an entry of the log. Whatever the viewer may not know becomes UNKNOWN.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from .game import Game
from .log import UNSEEN, Entry
from .notation import stuck_game
from .record import OWNER, UNKNOWN, Field
from .runtime import Runtime
from .vocabulary import EVERYBODY, SPECTATOR, SPECTATOR_BIT

if TYPE_CHECKING:
    import numpy as np

    from ..words import Words

NO_SEAT = -1
"""The owner of what no seat may know."""


def sees(mask: int, seat: int) -> bool:
    """Return whether a seat (or SPECTATOR) is among those of a `seen` mask."""
    return bool(mask >> (SPECTATOR_BIT if seat == SPECTATOR else seat) & 1)


def hide(plain: Any, seat: int) -> Any:
    """Blank in a plain state what a seat may not know, and return the state."""
    for f in type(plain).secret_fields:
        if f.unless and getattr(plain, f.unless):
            continue
        if f.shape:
            getattr(plain, f.name).update(_blank(f, seat if f.seen == OWNER else NO_SEAT))
        else:
            setattr(plain, f.name, UNKNOWN)
    return plain


HiddenArrays = dict[tuple[str, int], tuple[Any, Any]]
"""By field and seat: an array that hides something, and what the seat may know of it."""


def hidden_twin(plain: Any, seat: int, made: HiddenArrays | None = None) -> Any:
    """Return what a seat may know of a plain state. All arrays that hide nothing are shared with the state.

    `made` has the arrays that were hidden before. Where the state still has the very same array, it is used again.
    """
    twin, values = object.__new__(type(plain)), dict(plain.__dict__)
    made = {} if made is None else made
    for f in type(plain).secret_fields:
        if f.unless and values[f.unless]:
            continue
        if not f.shape:
            values[f.name] = UNKNOWN
            continue
        array = values[f.name]
        known = made.get((f.name, seat))
        if known is None or known[0] is not array:
            hidden = {**array, **_blank(f, seat if f.seen == OWNER else NO_SEAT)}
            known = made[f.name, seat] = (array, hidden)
        values[f.name] = known[1]
    twin.__dict__ = values
    return twin


def hide_packed(game: Game, states: np.ndarray[Any, Any], seat: int) -> np.ndarray[Any, Any]:
    """Return what a seat may know of these packed states, as a copy."""
    import numpy as np

    hidden = states.copy()
    for f in game.rules.state.secret_fields:
        closed = states[f.unless] == 0 if f.unless else np.ones(len(states), bool)
        values = hidden[f.name]
        if f.seen == OWNER:
            for row in range(f.shape[0]):
                if row != seat:
                    values[closed, row] = UNKNOWN
        else:
            values[closed] = UNKNOWN
    return hidden


def hides_anything(plain: Any) -> bool:
    """Return whether the game, played with the options of this state, hides anything from anybody."""
    return any(not (f.unless and getattr(plain, f.unless)) for f in type(plain).secret_fields)


@cache
def _blank(f: Field, seat: int) -> dict[Any, int]:
    """Return UNKNOWN for the cells of an array that do not belong to a seat."""
    return {i: UNKNOWN for i in f.indices if (i if len(f.shape) == 1 else i[0]) != seat}


def filter_entry(entry: Entry, seat: int) -> Entry:
    """Return an entry of the log as a seat saw it."""
    if entry.seen == EVERYBODY and not entry.events:
        return entry
    events = tuple(event for event in entry.events or () if sees(event.seen, seat))
    if sees(entry.seen, seat):
        return entry if events == entry.events else entry._replace(events=events)
    return entry._replace(number=UNSEEN, text="?", events=events, values=None)


ComparedArrays = dict[tuple[int, int], tuple[Any, Any, set[Any]]]
"""By the ids of two arrays: both of them, so that the ids stay theirs, and the cells in which they differ."""


@dataclass(slots=True)
class Memo:
    """What the parts of a board made of a view (draw/memo.py), what they made of the view before, and what changed."""

    results: dict[Any, Any] = field(default_factory=dict)
    before: dict[Any, Any] = field(default_factory=dict)
    changed_fields: dict[str, set[Any]] = field(default_factory=dict)
    """The fields of the state that differ from the view before, with the cells of those that are arrays."""
    changed_attributes: frozenset[str] = frozenset()
    """The attributes of the view itself that differ."""
    changed_bits: int | None = None
    """The names of both as bits; None until a part asks (draw/memo.py)."""
    shared: dict[Any, Any] | None = None
    """What all views of one position share (draw/memo.py); None where there are no others."""


@dataclass(frozen=True)
class View:
    """A position as one seat knows it."""

    game: Game
    seat: int
    options: dict[str, Any]
    state: Any
    """The record, plain, with UNKNOWN for whatever is hidden."""
    actor: int
    legal: list[int]
    """The legal ids where this seat is to act, else nothing: they would show a hand."""
    log: list[Entry]
    words: Words
    happened: list[int] = field(default_factory=list)
    """The ids of the last actions, those of one turn, where this seat saw them."""
    confirming: int = -1
    """The seat whose turn is done but not yet confirmed, or -1; OVER where the players ended the game early."""
    memo: Memo = field(default_factory=Memo, init=False, repr=False, compare=False)
    """A copy with other values (`dataclasses.replace`) has an empty one."""

    def follow(self, before: View, compared: ComparedArrays | None = None) -> None:
        """Let parts that were made of an earlier view be used again where nothing that they read has changed.

        `compared` has the arrays that other viewers compared at the same step: most are the same for all of them.
        """
        old, compared = vars(before.state), {} if compared is None else compared
        changed = self.memo.changed_fields
        for name, value in vars(self.state).items():
            was = old[name]
            if was is value:
                continue
            if type(value) is not dict:
                if was != value:
                    changed[name] = set()
                continue
            known = compared.get((id(was), id(value)))
            if known is None:
                cells = {i for i, cell in value.items() if was[i] != cell}
                known = compared[id(was), id(value)] = (was, value, cells)
            if known[2]:
                changed[name] = known[2]
        self.memo.before = before.memo.results
        self.memo.changed_attributes = frozenset(n for n in READABLE if _differ(getattr(before, n), getattr(self, n)))

    @property
    def lang(self) -> str:
        """The language of the words."""
        return self.words.lang


def _differ(a: Any, b: Any) -> bool:
    return a is not b and a != b


READABLE = ("game", "seat", "options", "actor", "legal", "log", "words", "happened", "confirming", "lang")
"""What a part of a board may read of a view beside its state."""


def view_of_state(runtime: Runtime, s: Any, seat: int, options: dict[str, Any], words: Words) -> View:
    """Return what a seat knows of a state in the form of a runtime; the view has no log.

    Raises StuckGame where the seat is to act and has no legal action.
    """
    actor = runtime.actor(s)
    legal = runtime.legal(s) if seat == actor else []
    if seat == actor and actor >= 0 and not legal:  # a spectator has the number of chance
        raise stuck_game(runtime.game, options, runtime.plain(s))
    return View(runtime.game, seat, options, hide(runtime.plain(s), seat), actor, legal, [], words)
