"""Explanations of the things on Solaris' board, for a person who points at them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw.by_key import by_key
from perihelion.rules import About

from ..rules.components import CARD_NAMES, CARD_TYPES, STATION_CODES, STATIONS, colour_of, station_of
from ..rules.state import FULL, LASER_GOAL, NONE, TIME_GAME_ROUNDS, State, active
from .names import bridge_title, card_title, slot_title, station_title

if TYPE_CHECKING:
    from perihelion.core.view import View


def _station(view: View, code: str) -> About:
    """SOLARIS-36 to -59: the action of a station, and the viewer's energy there."""
    s: State = view.state
    station = STATION_CODES.index(code)
    effect = view.words(f"about-station-{station}")
    if view.seat >= 0:
        effect += " " + view.words("about-energy-here", energy=s.energy[view.seat, station])
    name = station_title(view, station, station == active(s))
    return About(name, effect, view.words(f"about-station-{station}.price"))


def _bridge(view: View, slot: str) -> About:
    """SOLARIS-25: a bridge."""
    name = bridge_title(view, int(slot))
    values = {"colour": view.state.bridge[int(slot)]}
    return About(name, view.words("about-bridge", **values), view.words("about-bridge.price", **values))


def _spare(view: View, number: str) -> About:
    """SOLARIS-67: a bridge that is not laid."""
    name = view.words("board-spare", colour=view.state.spare[int(number)])
    return About(name, view.words("about-spare"))


def _card(view: View, code: str) -> About:
    """SOLARIS-23, -25, -55: what a card of the hand can be played for."""
    kind = CARD_NAMES.index(code)
    count = view.state.hand[view.seat, kind]
    return About(card_title(view.words("board-hand-card", card=kind, count=count), kind), _uses(view, kind))


def _taken(view: View, number: str) -> About:
    """SOLARIS-53: a card taken in the canteen."""
    s: State = view.state
    kind = [kind for kind in range(CARD_TYPES) for _ in range(s.stolen[view.seat, kind])][int(number)]
    effect = f"{view.words('about-taken')} {_uses(view, kind)}"
    return About(card_title(view.words("board-taken", card=kind), kind), effect)


def _uses(view: View, kind: int) -> str:
    return view.words("about-card", station=station_of(kind), colour=colour_of(kind))


def _display(view: View, slot: str) -> About:
    """SOLARIS-61, -63: an open card, or a gap."""
    kind = view.state.display[int(slot)]
    effect = view.words("about-gap") if kind == NONE else f"{view.words('about-display')} {_uses(view, kind)}"
    return About(slot_title(view, int(slot)), effect)


def _stack(view: View) -> About:
    return About(view.words("board-stack", cards=view.state.stack_n), view.words("about-stack"))


def _discard(view: View) -> About:
    cards = sum(view.state.discard.values())
    return About(view.words("board-discard", cards=cards), view.words("about-discard"))


def _shuttle(view: View, number: str) -> About:
    """SOLARIS-47, -55: a shuttle in the supply or docked."""
    colour = int(number)
    station = view.state.shuttle[colour]
    if station == NONE:
        price = view.words("about-supply.price")
        return About(view.words("board-supply", colour=colour), view.words("about-supply", colour=colour), price)
    values = {"colour": colour, "station": station}
    return About(view.words("board-docked", **values), view.words("about-docked", **values))


def _token(view: View, seat: str, code: str) -> About:
    """SOLARIS-12, -16: a player's energy at a station."""
    station = STATION_CODES.index(code)
    energy = view.state.energy[int(seat), station]
    name = view.words("board-token", player=int(seat), energy=energy, station=station)
    return About(name, view.words("about-token", most=FULL))


def _laser(view: View, seat: str) -> About:
    name = view.words("board-laser", player=int(seat), laser=view.state.laser[int(seat)])
    return About(name, _goal(view))


def _player(view: View, seat: str) -> About:
    s: State = view.state
    player = int(seat)
    values = {"player": player, "laser": s.laser[player], "cards": s.hand_n[player]}
    total = sum(s.energy[player, station] for station in range(STATIONS))
    return About(view.words("board-player", **values), f"{view.words('about-player', total=total)} {_goal(view)}")


def _goal(view: View) -> str:
    """SOLARIS-70, -71, -74: when the game ends and who wins."""
    s: State = view.state
    return view.words("about-goal", time=s.time_game, rounds=TIME_GAME_ROUNDS, goal=LASER_GOAL)


CODES = "|".join(STATION_CODES)
about = by_key(
    {
        rf"({CODES})": _station,
        r"b(\d)": _bridge,
        r"spare(\d)": _spare,
        r"h-(.+)": _card,
        r"taken(\d+)": _taken,
        r"d(\d)": _display,
        r"stack": _stack,
        r"discard": _discard,
        r"s(\d)": _shuttle,
        rf"t(\d)-({CODES})": _token,
        r"l(\d)": _laser,
        r"p(\d)": _player,
    }
)
