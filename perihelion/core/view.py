"""What a seat may know: the only module that hides anything.

Every client, bot and adapter starts from a view, never from the state. `hide` blanks a plain record, `hide_packed` an
array of packed records, `filter_entry` an entry of the log. Everything that the viewer may not know becomes UNKNOWN.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from .game import Game, Options
from .log import UNSEEN, Entry
from .memory import IN_BROWSER
from .notation import stuck_game
from .record import OWNER, UNKNOWN, Cells, Field, Record
from .runtime import Runtime, RuntimeState
from .view_memo import Memo
from .vocabulary import EVERYBODY, SPECTATOR, SPECTATOR_BIT

if TYPE_CHECKING:
    from ..words import Words
    from .record import PackedArray

State = TypeVar("State", bound=Record)

NO_SEAT = -1
"""The owner of what no seat may know."""


def sees(mask: int, seat: int) -> bool:
    """Return whether a `seen` mask includes a seat (or SPECTATOR)."""
    return bool(mask >> (SPECTATOR_BIT if seat == SPECTATOR else seat) & 1)


def hide(plain: State, seat: int) -> State:
    """Blank in a plain state what a seat may not know, and return the state."""
    for f in type(plain).secret_fields:
        if f.unless and getattr(plain, f.unless):
            continue
        if f.shape:
            getattr(plain, f.name).update(_blank(f, seat if f.seen == OWNER else NO_SEAT))
        else:
            setattr(plain, f.name, UNKNOWN)
    return plain


HiddenArrays = dict[tuple[str, int], tuple[Cells, Cells]]
"""By field and seat: an array that hides something, and what the seat may know of it."""


def hidden_twin(plain: State, seat: int, made: HiddenArrays | None = None) -> State:
    """Return what a seat may know of a plain state. All arrays that hide nothing are shared with the state.

    `made` has the arrays that were hidden before; they are reused if the state still has the same array object.
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


def hide_packed(game: Game, states: PackedArray, seat: int) -> PackedArray:
    """Return what a seat may know of these packed states, as a copy."""
    if IN_BROWSER:
        return hide(game.rules.state.unpack(states), seat).pack()  # there is one state
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


def hides_anything(plain: Record) -> bool:
    """Return whether the game, played with the options of this state, hides anything from any seat."""
    return any(not (f.unless and getattr(plain, f.unless)) for f in type(plain).secret_fields)


@cache
def _blank(f: Field, seat: int) -> Cells:
    """Return UNKNOWN for the cells of an array that do not belong to a seat."""
    return {i: UNKNOWN for i in f.indices if (i if isinstance(i, int) else i[0]) != seat}


def filter_entry(entry: Entry, seat: int) -> Entry:
    """Return an entry of the log as a seat saw it."""
    if entry.seen == EVERYBODY and not entry.events:
        return entry
    events = tuple(event for event in entry.events or () if sees(event.seen, seat))
    if sees(entry.seen, seat):
        return entry if events == entry.events else entry._replace(events=events)
    return entry._replace(number=UNSEEN, text="?", events=events, values=None)


@dataclass(frozen=True)
class View:
    """A position as one seat knows it."""

    game: Game
    seat: int
    options: Options
    state: Any
    """The plain record, with UNKNOWN for everything that is hidden."""
    actor: int
    """The seat to act, CHANCE or OVER. If several seats may choose now and this is one of them, it is this seat."""
    legal: list[int]
    """The legal ids if this seat is to act. Otherwise empty, because they would show a hand."""
    log: list[Entry]
    words: Words
    happened: list[int] = field(default_factory=list)
    """The ids of the actions of the last turn, as far as this seat saw them."""
    confirming: int = -1
    """The seat whose turn is done but not yet confirmed, or -1; OVER if the players ended the game early."""
    memo: Memo = field(default_factory=Memo, init=False, repr=False, compare=False)
    """A copy with other values (`dataclasses.replace`) has an empty memo."""

    @property
    def nameless_words(self) -> Words:
        """The words without the names of the players."""
        return self.words.nameless

    @property
    def lang(self) -> str:
        """The language of the words."""
        return self.words.lang


def view_of_state(runtime: Runtime, s: RuntimeState, seat: int, options: Options, words: Words) -> View:
    """Return what a seat knows of a state in the form of a runtime; the view has no log.

    Raises StuckGame if the seat is to act and has no legal action.
    """
    actor = runtime.actor(s)
    legal = runtime.legal(s) if seat == actor else []
    if seat == actor and actor >= 0 and not legal:  # a spectator has the number of chance
        raise stuck_game(runtime.game, options, runtime.plain(s))
    return View(runtime.game, seat, options, hide(runtime.plain(s), seat), actor, legal, [], words)
