"""Values in the sentences of refusals: the station, the colours of its bridges, the energy that is there."""

from __future__ import annotations

from collections.abc import Callable

from perihelion.rules import Value, no

from .rules import PHASE_RULES
from .rules.cards import obtainable, stack_and_discard
from .rules.components import STATIONS, colour_of, station_of
from .rules.state import BIOTOPE_STATION, CHOOSE, NONE, OVER, State, active, clockwise, counterclockwise
from .rules.stations import gift_price
from .rules.tokens import open_stations

Values = dict[str, Value]


def phase_rule(s: State) -> int:
    """SOLARIS-70, -74, -76: the rule of the phase; when the game is over, the one by which it ended."""
    if s.phase != OVER:
        return PHASE_RULES[s.phase]
    if s.time_game:
        return no(74)
    return no(76) if s.limit_hit else no(70)


def refusal_values(s: State, rule: int, family: str, axes: tuple[int, ...]) -> Values:
    """Return the values that the sentence of a rule needs; `family` is empty for an action at the wrong time."""
    reader = READERS.get(rule)
    return {} if reader is None else reader(s, family, axes)


def _holds(s: State, card: int) -> bool:
    return bool(s.hand[s.to_act, card] > 0)


def _here(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-19, -24, -26, -34: the active station."""
    return {"station": active(s)}


def _action(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-20: whether a step of the action has been carried out."""
    return {"why": "begun" if s.steps > 0 else ""}


def _symbol(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-23: no card with the symbol, a card that is not in hand, or one with another symbol."""
    if not axes:
        return {"why": "none", "station": active(s)}
    return {"why": "" if _holds(s, axes[0]) else "not-held", "station": active(s)}


def _bridges(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-25: no card in the colours of the two bridges; or a card that is not in hand or of another colour."""
    cw, ccw = s.bridge[s.pos], s.bridge[(s.pos + STATIONS - 1) % STATIONS]
    if s.phase == CHOOSE:
        return {"why": "none" if cw != ccw else "none-same", "cw": cw, "ccw": ccw, "station": active(s)}
    colour = cw if family == "send-cw" else ccw
    return {"why": "" if _holds(s, axes[0]) else "not-held", "cw": colour, "ccw": colour, "station": active(s)}


def _neighbour(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-29: the neighbour that is full; before the choice of an action there may be two."""
    if s.phase == CHOOSE:
        return {"why": "all", "station": active(s)}
    return {"station": clockwise(s) if family == "send-cw" else counterclockwise(s)}


def _exchange(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-31: an empty hand, a card that is not in hand, or the wrong time."""
    return {"why": "" if not family else "not-held" if axes else "empty"}


def _engine(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-36: no card of another station, a card that is not in hand, or one of the engine deck."""
    return {"why": "none" if not axes else "" if _holds(s, axes[0]) else "not-held"}


def _full_station(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-37, -38: the station of the card; before the choice of an action all stations of the hand."""
    return {"station": station_of(axes[0])} if axes else {"why": "all", "station": active(s)}


def _limit(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-42, -54, -69: a card that is not in hand, or how many are too many."""
    return {"why": "not-held" if family else "", "count": s.hand_n[s.to_act] - 7}


def _biotope(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-43, -46: the energy it takes, the energy that is there, and the stations that can get one."""
    price = gift_price(axes[0] + 1 if axes else 1)
    stations = open_stations(s, s.to_act)
    return {"price": price, "energy": s.energy[s.to_act, BIOTOPE_STATION], "stations": stations}


def _victim(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-51: the own hand, an empty seat, a player who was robbed already; or whose card is being drawn."""
    if not family:
        return {"seat": s.victim}
    return {"why": "self" if axes[0] == s.to_act else "absent" if axes[0] >= s.players else "robbed"}


def _empty_hand(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-52: this hand, or all other hands."""
    return {"why": "" if axes else "all", "player": axes[0] if axes else s.to_act}


def _gap(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-63: a gap that is filled later, or for which there is no card."""
    return {"why": "" if stack_and_discard(s) > 0 else "none"}


def _no_card(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-65: nothing in the stack, but in the display; or no card at all."""
    return {"why": "display" if obtainable(s) else ""}


def _end(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-76: the last round."""
    return {"round": s.round}


def _laser(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIS-55: a card that is not in hand, no shuttle of its colour, or no energy at the shuttle's station."""
    if not axes:
        return {"why": "none", "colour": 0, "station": active(s)}
    colour = colour_of(axes[0])
    station = s.shuttle[colour]
    if not _holds(s, axes[0]):
        return {"why": "not-held", "colour": colour, "station": active(s)}
    if station == NONE:
        return {"why": "no-shuttle", "colour": colour, "station": active(s)}
    return {"why": "energy", "colour": colour, "station": station}


READERS: dict[int, Callable[[State, str, tuple[int, ...]], Values]] = {
    19: _here, 20: _action, 23: _symbol, 24: _here, 25: _bridges, 26: _here, 29: _neighbour, 31: _exchange, 34: _here,
    36: _engine, 37: _full_station, 38: _full_station, 42: _limit, 43: _biotope, 46: _biotope, 51: _victim,
    52: _empty_hand, 54: _limit, 55: _laser, 63: _gap, 65: _no_card, 69: _limit, 76: _end,
}  # fmt: skip
"""The function that reads the values of each rule's sentence."""
