"""The keys to touch on Solaris' board to play an action, and the keys of what the last turn moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..rules.components import STATIONS, station_of
from ..rules.families import (
    BIO_CCW,
    BIO_CW,
    DISCARD,
    DOCK,
    DRAW_DISPLAY,
    DRAW_STACK,
    PLAY,
    SEND_CCW,
    SEND_CW,
    STEAL_FROM,
    TO_STATION,
)
from ..rules.state import BIOTOPE_STATION, CENTRE, ENERGY_CENTRE, ENGINE, FULL, State, active
from .layout import hand_key, station_key, token_key

if TYPE_CHECKING:
    from perihelion.core.view import View
    from perihelion.rules import Family


def touch(view: View, action: int) -> list[str]:
    """Return the keys to touch, in order; an action with no keys is a button."""
    s: State = view.state
    family, values = view.game.actions.family(action)
    return WAYS[family](s, *values) if family in WAYS else []


def _station(s: State) -> list[str]:
    return [station_key(active(s))]


def _card(s: State, card: int) -> list[str]:
    return [hand_key(card)]


def _send_cw(s: State, card: int) -> list[str]:
    return [hand_key(card), f"b{s.pos}"]


def _send_ccw(s: State, card: int) -> list[str]:
    return [hand_key(card), f"b{(s.pos - 1) % STATIONS}"]


def _stack(s: State) -> list[str]:
    return ["stack"]


def _display(s: State, slot: int) -> list[str]:
    return [f"d{slot}"]


def _steal(s: State, seat: int) -> list[str]:
    return [f"p{seat}"]


def _dock(s: State, colour: int, station: int) -> list[str]:
    return [f"s{colour}", station_key(station)]


def _gifts(s: State, gifts: int, onward: int) -> list[str]:
    """SOLARIS-45: the bridge that shows the way, then the last station that gets something."""
    if s.to_act < 0:
        return []
    served = [s.ring[(s.pos + onward * k) % STATIONS] for k in range(1, STATIONS)]
    served = [station for station in served if s.energy[s.to_act, station] < FULL]
    bridge = s.pos if onward > 0 else (s.pos - 1) % STATIONS
    return [f"b{bridge}", station_key(served[gifts])] if gifts < len(served) else []


def _gifts_cw(s: State, gifts: int) -> list[str]:
    return _gifts(s, gifts, 1)


def _gifts_ccw(s: State, gifts: int) -> list[str]:
    return _gifts(s, gifts, -1)


WAYS: dict[Family, Callable[..., list[str]]] = {
    TO_STATION: _station,
    DRAW_STACK: _stack,
    DRAW_DISPLAY: _display,
    STEAL_FROM: _steal,
    BIO_CW: _gifts_cw,
    BIO_CCW: _gifts_ccw,
    PLAY: _card,
    SEND_CW: _send_cw,
    SEND_CCW: _send_ccw,
    DISCARD: _card,
    DOCK: _dock,
}


def happened(view: View) -> list[str]:
    """Return the keys of what the last player moved or took: tokens, shuttles, cards of the display, a robbed hand."""
    s: State = view.state
    decisions = [entry for entry in view.log if entry.actor >= 0]
    keys: list[str] = []
    for entry in decisions[len(decisions) - len(view.happened) :]:
        family, values = view.game.actions.family(entry.number)
        keys += _traces(s, entry.actor, entry.phase, family, values)
    return keys


def _traces(s: State, who: int, phase: int, family: Family, values: tuple[int, ...]) -> list[str]:
    position = s.pos if s.on_rim[who] else (s.pos - 1) % STATIONS
    here = token_key(who, s.ring[position])
    if family is PLAY:
        if phase == CENTRE:
            return [f"l{who}", token_key(who, ENERGY_CENTRE)]
        return [here, token_key(who, station_of(values[0]))] if phase == ENGINE else [here]
    if family in (SEND_CW, SEND_CCW):
        onward = 1 if family is SEND_CW else -1
        return [here, token_key(who, s.ring[(position + onward) % STATIONS])]
    if family in (BIO_CW, BIO_CCW):
        return [token_key(who, BIOTOPE_STATION)]
    if family is DOCK:
        return [f"s{values[0]}"]
    if family is DRAW_DISPLAY:
        return [f"d{values[0]}"]
    return [f"p{values[0]}"] if family is STEAL_FROM else []
