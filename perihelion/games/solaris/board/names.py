"""What Solaris' things are called, for tooltips and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.components import STATION_CODES, STATIONS, station_of
from ..rules.state import NONE, State

if TYPE_CHECKING:
    from perihelion.core.view import View


def station_title(view: View, station: int, is_active: bool) -> str:
    """Return the name of a station with its code."""
    word = "board-station-active" if is_active else "board-station"
    return f"{view.words(word, station=station)} ({STATION_CODES[station]})"


def bridge_title(view: View, slot: int) -> str:
    """Return the colour of a bridge and the two stations it joins."""
    s: State = view.state
    return view.words("board-bridge", colour=s.bridge[slot], station=s.ring[slot], other=s.ring[(slot + 1) % STATIONS])


def slot_title(view: View, slot: int) -> str:
    """Return the name of the card in a slot of the display, or that the slot is empty."""
    kind = view.state.display[slot]
    if kind == NONE:
        return view.words("board-gap", slot=slot + 1)
    return card_title(view.words("board-open", slot=slot + 1, card=kind), kind)


def card_title(words: str, kind: int) -> str:
    """Add the code printed on a card to its name, for people who control the page by voice."""
    return f"{words} ({STATION_CODES[station_of(kind)]})"
