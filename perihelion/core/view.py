"""What a seat knows. Every client, bot and adapter starts here, never from the state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .game import Game
from .record import ALL, OWNER, UNKNOWN

if TYPE_CHECKING:
    import numpy as np

    from ..words import Words
    from .position import Entry

SPECTATOR = -1


def hide(game: Game, states: np.ndarray[Any, Any], seat: int) -> np.ndarray[Any, Any]:
    """Return what `seat` may see of these packed states; SPECTATOR sees no hand.

    The fields stay the same; whatever the seat may not know is UNKNOWN.
    """
    import numpy as np

    hidden = states.copy()
    for f in game.rules.State.fields:
        if f.seen == ALL:
            continue
        closed = states[f.unless] == 0 if f.unless else np.ones(len(states), bool)
        values = hidden[f.name]
        if f.seen == OWNER:
            for row in range(f.shape[0]):
                if row != seat:
                    values[closed, row] = UNKNOWN
        else:
            values[closed] = UNKNOWN
    return hidden


def sees(mask: int, seat: int) -> bool:
    """Whether a seat (or SPECTATOR) is among those of a `seen` mask."""
    return bool(mask >> (7 if seat == SPECTATOR else seat) & 1)


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
    """The legal ids where this seat decides, else nothing: they would show a hand."""
    log: list[Entry]
    words: Words
    happened: list[int] = field(default_factory=list)
    """The ids of the last actions, those of one turn, where this seat saw them."""

    @property
    def lang(self) -> str:
        """The language of the words."""
        return self.words.lang
