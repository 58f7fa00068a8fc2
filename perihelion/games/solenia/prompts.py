"""Values in prompts and choices: what the way costs, what an order asks for, which upgrade is offered."""

from __future__ import annotations

from perihelion.rules import Value

from .rules.components import DEMAND, ORDER_STARS, VALUE
from .rules.reach import cost
from .rules.setup import dealt_seat, open_l1, open_l3
from .rules.state import (
    CITY_DAY,
    DAY,
    DEAL,
    FIELD,
    HALF_DAY,
    HALF_NIGHT,
    NIGHT,
    NONE,
    OFFER,
    REFILL,
    SHOW,
    STRIP,
    State,
    goods_of,
    kind,
)
from .rules.upgrades import WORKSHOP, lasting

Values = dict[str, Value]
GOODS = ("wood", "wheat", "stone", "water")

TURN_STARTS = ("CARD",)
"""In a solo game one player takes all turns."""
TURN_PHASES = ("CARD",)
"""In a turn a card is played. A player who returns the surplus in the turn of another one has no turn."""


def prompt_values(s: State) -> Values:
    """Return the chosen card, the goods still to pay, to take and to return, and the kind of the order."""
    return {
        "card": s.cur_card,
        "cost": s.pay_left,
        "left": s.take_left,
        "count": max(0, goods_of(s, s.to_act) - s.capacity[s.to_act]),
        "light": max(0, s.cur_row),
    }


def chance_values(s: State) -> Values:
    """Return the place that an outcome is for: a row, a place of a display or an offer; or the player who gets it."""
    if s.phase == STRIP:
        return {"n": next(row for row in range(5) if s.strip[row] == NONE) + 1}
    if s.phase in (SHOW, REFILL):
        return {"n": s.cur_pos + 1, "light": s.cur_row}
    if s.phase == OFFER:
        return {"n": open_l1(s) + 1}
    if s.phase in (HALF_DAY, HALF_NIGHT):
        return {"n": open_l3(s, DAY if s.phase == HALF_DAY else NIGHT) + 1}
    return {"seat": dealt_seat(s) if s.phase == DEAL else s.active}


def choice_values(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """Return price, kind and gain of a field, demand and kind of an order, or the upgrades at a position."""
    if family == "at":
        field = kind(s, axes[0])
        price = cost(s, s.active, axes[0]) if s.phase == FIELD else 0
        return {"cost": price, "kind": field, "good": min(field, 3), "gain": _gain(s, field)}
    if family == "order":
        return {**_demand(s.display[s.cur_row, axes[0]]), "light": max(0, s.cur_row)}
    if family == "draft1":
        return {"upgrade": s.l1_offer[axes[0]]}
    if family == "draft3":
        return {"half": s.l3_offer[axes[0], DAY], "night": s.l3_offer[axes[0], NIGHT]}
    if family == "slot":
        return {"light": max(0, s.cur_row)}
    return {}


def _gain(s: State, field: int) -> int:
    """Return how many goods the chosen card brings on a field of this kind."""
    if field >= CITY_DAY or s.cur_card < 0:
        return 0
    value = VALUE[s.cur_card]
    return value + lasting(s, s.active, WORKSHOP) if value == 1 else value


def _demand(tile: int) -> Values:
    """Return goods and stars of an order tile; nothing if there is none."""
    if tile < 0:
        return dict.fromkeys((*GOODS, "stars"), 0)
    return {**{name: DEMAND[tile, good] for good, name in enumerate(GOODS)}, "stars": ORDER_STARS[tile]}
