"""Values in prompts and choices: how a die looks, what is to be paid, what a step costs."""

from __future__ import annotations

from perihelion.rules import Value

from .rules.chance import next_undrawn
from .rules.components import BLACK, BONUS, COLOURS, FULL, PLAIN, PLANET_COLOUR, PLANET_POINTS, YELLOW
from .rules.die_action import point_price, push_cost, upgrade_cost
from .rules.flight import flight_price, range_price
from .rules.geometry import LOCALS
from .rules.planets import planet_price
from .rules.space import centre_beside, ship_range, way_to
from .rules.state import (
    AT_PAY,
    AT_PUSH,
    AT_UPGRADE,
    CHANCE_BACK,
    CHANCE_CARD,
    CHANCE_CENTRE,
    CHANCE_DIE,
    CHANCE_ROTATION,
    CHANCE_START_CARD,
    CHANCE_TILE,
    FLIGHT,
    FUEL_MORE,
    NONE,
    PLAY_CARD,
    STORE,
    State,
)
from .rules.stations import station_price

Values = dict[str, Value]

TURN_STARTS = ("CHANCE_DIE",)
"""The last player of a round may be the first one of the next; a new die lies there before each turn."""
TURN_PHASES = ("TURN_START",)
"""In a turn a die is taken. Using stations between two rounds and settling after the last one are no turns."""


def prompt_values(s: State) -> Values:
    """Return what the player has to store, pay or spend; `any` is 1 if cubes may go into any row."""
    row = s.pay_row if s.phase == AT_PAY else s.store_row if s.phase == STORE else 0
    return {
        "colour": row if 0 <= row < COLOURS else 0,
        "any": int(not 0 <= row < COLOURS),
        "price": s.pay_value,
        "left": s.store_left,
        "points": s.ap,
        "count": s.discard_need,
    }


def chance_values(s: State) -> Values:
    """Return the place that an outcome is for: a sector, a place among the dice, a round; or the player who gets it."""
    set_up = int(s.round == 0)
    if s.phase in (CHANCE_TILE, CHANCE_ROTATION):
        return {"sector": s.deal_no + 1}
    if s.phase == CHANCE_BACK and set_up:
        field = next_undrawn(s, 0)
        before = [s.hex_back[h] for h in range(field - field % LOCALS, field)]
        return {"set_up": 1, "sector": field // LOCALS, "n": sum(back != NONE for back in before) + 1}
    if s.phase == CHANCE_START_CARD:
        return {"seat": s.deal_no}
    if s.phase == CHANCE_CARD:
        return {"seat": s.draw_player}
    if s.phase == CHANCE_DIE:
        return {"set_up": set_up, "n": s.deal_no + 1}
    if s.phase == CHANCE_CENTRE:
        return {"n": s.deal_no + 1 if set_up else s.round}
    return {"set_up": set_up, "seat": s.turn_player}


def choice_values(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """Return the values in the sentence of an action besides its own."""
    p = s.to_act
    if family == "die":
        slot = s.bridge_slot[axes[0]]
        colour, face = s.bridge_col[axes[0]], s.bridge_face[axes[0]]
        twins = [i for i in range(len(s.bridge_col)) if (s.bridge_col[i], s.bridge_face[i]) == (colour, face)]
        apart = any(s.bridge_slot[i] not in (slot, NONE) for i in twins)
        return {"colour": colour, "face": face, "slot": name_slot(slot), "twins": int(apart)}
    if family in ("act-i", "act-ii"):
        return {"colour": s.final_col, "points": s.ap, **_gain(_track(s, p, s.final_col), s.ap)}
    if family == "card":
        return {"use": "play" if s.phase == PLAY_CARD else "discard"}
    if family == "bonus":
        fuel, rest = axes[0], s.ap - axes[0]
        taken, bucks = min(fuel, FULL - s.fuel[p]), min(rest, FULL - s.buck[p])
        return {"rest": rest, "taken": taken, "bucks": bucks, "lost": s.ap - taken - bucks}
    if family == "sell-fuel":
        return _gain(s.fuel[p], 1)
    if family == "sell-buck":
        return _gain(s.buck[p], 1)
    if family == "pay":
        cubes = ["1"] * axes[0] + ["2"] * axes[1] + ["3"] * axes[2]
        return {"colour": s.pay_row, "cubes": " + ".join(cubes)}
    if family == "upgrade":
        return {"price": upgrade_cost(s, p, axes[0]) if s.phase == AT_UPGRADE else 0}
    if family == "push":
        return {"price": push_cost(s, p, axes[0]) if s.phase == AT_PUSH else 0}
    if family == "buy-ap":
        return {"price": point_price(s, p), "fuel": int(s.phase == FUEL_MORE)}
    if family == "fly":
        return {"price": _flight_price(s, p, axes[0]), **_target(s, axes[0])}
    if family in ("land-settle", "land-explore"):
        planet = s.hex_planet[s.ship[p]]
        return {"planet": planet, "revealed": s.revealed, "points": PLANET_POINTS[planet]}
    if family == "finish":
        black, points = int(PLANET_COLOUR[axes[0]] == BLACK), PLANET_POINTS[axes[0]]
        return {"price": planet_price(s, p, axes[0]), "black": black, "points": points}
    if family == "land-station":
        return {"high": station_price(s, p, 1), "low": station_price(s, p, 0)}
    return {}


def name_slot(slot: int) -> str:
    """Return the number below a place of the bridge as people write it, with a true minus sign."""
    bonus = BONUS[slot] if slot >= 0 else 0
    return f"−{-bonus}" if bonus < 0 else f"+{bonus}" if bonus > 0 else "0"


def _track(s: State, p: int, colour: int) -> int:
    """Return where the track stands that a die of this colour moves; FULL if it moves none."""
    return s.fuel[p] if colour == BLACK else s.buck[p] if colour == YELLOW else FULL


def _gain(track: int, n: int) -> Values:
    """Return how many of n units a track takes, and how many are lost."""
    got = min(n, FULL - track)
    return {"got": got, "lost": n - got}


def _target(s: State, field: int) -> Values:
    """Return what lies on a field: a planet, one that is face down, the place beside a trade centre, or nothing."""
    if s.hex_planet[field] >= 0:
        return {"what": "planet", "planet": s.hex_planet[field]}
    if 0 <= s.hex_back[field] < COLOURS:
        return {"what": "back", "colour": s.hex_back[field]}
    letter = centre_beside(s, field)
    if letter >= 0 and s.tc_up[letter] > 0 and s.hex_kind[field] == PLAIN:
        return {"what": "centre", "tile": letter}
    return {"what": "field"}


def _flight_price(s: State, p: int, field: int) -> int:
    """Return the fuel that a flight to this field costs."""
    if s.phase != FLIGHT:
        return 0
    return flight_price(way_to(s, s.ship[p], field, s.portal_open), ship_range(s, p), range_price(s, p))
