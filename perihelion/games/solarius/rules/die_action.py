"""The die action: resources, or fuel, SpaceBucks, technology dice turned up or pushed; bought points (section 4.5)."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .cards import effects
from .components import (
    AP_CHEAP,
    BLACK,
    COLOURS,
    FULL,
    LAST_COLUMN,
    LAST_LEVEL,
    POINT_PRICE,
    PUSH_COST,
    TURQUOISE,
    UPGRADE_COST,
    YELLOW,
)
from .state import AT_PUSH, AT_UPGRADE, B_MENU, FUEL_MORE, NONE, RUN, STORE, Facts, State, is_die_action
from .storage import has_room
from .tracks import gain_bucks, gain_fuel


@rule
def point_price(s: State, p: int) -> int:
    """SOLARIUS-33: 2 SpaceBucks; the first point of a turn 1 with a development."""
    if s.cheap_used == 0 and effects(s, p, AP_CHEAP, 0) > 0:
        return POINT_PRICE - 1
    return POINT_PRICE


@rule
def purchasable(s: State, p: int) -> int:
    """The number of points that the SpaceBucks would buy."""
    price = point_price(s, p)
    if s.buck[p] < price:
        return 0
    return 1 + (s.buck[p] - price) // POINT_PRICE


@rule
def upgrade_cost(s: State, p: int, colour: int) -> int:
    """SOLARIUS-41, -42: points to turn a technology die one level up; 99 after the last."""
    return UPGRADE_COST[s.level[p, colour]]


@rule
def push_cost(s: State, p: int, colour: int) -> int:
    """SOLARIUS-43: points to push a technology die one column right; 99 after the last."""
    return PUSH_COST[s.column[p, colour]]


@rule
def step_cost(s: State, p: int, colour: int) -> int:
    """SOLARIUS-41, -42, -43: points for the next step of a technology die in this phase; 99 after the last."""
    return upgrade_cost(s, p, colour) if s.phase == AT_UPGRADE else push_cost(s, p, colour)


@rule
def has_step(s: State, p: int) -> bool:
    """Whether some spending step is legal in this phase."""
    if s.phase == STORE:
        return s.store_left > 0 and has_room(s, p, s.store_row)
    steps = 0
    for colour in range(COLOURS):
        if step_cost(s, p, colour) <= s.ap:
            steps += 1
    return steps > 0


@rule
def can_buy(s: State) -> bool:
    """SOLARIUS-33: a point may be bought in a die action, and only if it can be used at once."""
    if not is_die_action(s):
        return False
    p = s.to_act
    points = purchasable(s, p)
    if s.phase == FUEL_MORE:
        return points > 0 and s.fuel[p] < FULL
    if s.phase == STORE:
        return points > 0 and s.store_left == 0 and has_room(s, p, s.store_row)
    steps = 0
    for colour in range(COLOURS):
        cost = step_cost(s, p, colour)
        if s.ap < cost and cost <= s.ap + points:
            steps += 1
    return steps > 0


@rule
def ends_by_itself(s: State) -> bool:
    """SOLARIUS-34: a phase of steps is over when no point is left and none can be bought."""
    if s.phase == STORE:
        return s.store_left == 0 and not can_buy(s)
    if s.phase == AT_UPGRADE or s.phase == AT_PUSH:
        return s.ap == 0 and not can_buy(s)
    if s.phase == FUEL_MORE:
        return not can_buy(s)
    return False


@rule
def end_step(s: State) -> None:
    """SOLARIUS-34: the rest lapses."""
    s.ap = 0
    s.store_row = NONE
    s.store_left = 0
    s.must_use = 0
    s.phase = RUN


@rule
def do_act_i(s: State) -> None:
    """SOLARIUS-35: cubes of the die's colour, one for each point."""
    s.resume = B_MENU
    s.store_row = s.final_col
    s.store_left = s.ap
    s.ap = 0
    s.phase = STORE


@rule
def do_act_ii(s: State) -> None:
    """SOLARIUS-40, -41, -43: black fuel, yellow SpaceBucks, turquoise turns dice up, brown pushes them."""
    s.resume = B_MENU
    if s.final_col == BLACK:
        gain_fuel(s, s.to_act, s.ap)
        s.ap = 0
        s.phase = FUEL_MORE
    elif s.final_col == YELLOW:
        gain_bucks(s, s.to_act, s.ap)
        s.ap = 0
        s.phase = RUN
    elif s.final_col == TURQUOISE:
        s.phase = AT_UPGRADE
    else:
        s.phase = AT_PUSH


@rule
def may_upgrade(s: State, f: Facts, colour: int) -> int:
    """SOLARIUS-41, -42: up to the last level, each step at the pips shown before it."""
    if s.level[s.to_act, colour] == LAST_LEVEL:
        return no(42)
    return OK if upgrade_cost(s, s.to_act, colour) <= s.ap else no(41)


@rule
def do_upgrade(s: State, colour: int) -> None:
    """SOLARIUS-41: the die is turned one level up."""
    s.ap -= upgrade_cost(s, s.to_act, colour)
    s.level[s.to_act, colour] += 1
    s.must_use = 0


@rule
def may_push(s: State, f: Facts, colour: int) -> int:
    """SOLARIUS-43: up to column V, each step at the cost of the column entered."""
    if s.column[s.to_act, colour] == LAST_COLUMN:
        return no(43)
    return OK if push_cost(s, s.to_act, colour) <= s.ap else no(43)


@rule
def do_push(s: State, colour: int) -> None:
    """SOLARIUS-43: the die goes one column right."""
    s.ap -= push_cost(s, s.to_act, colour)
    s.column[s.to_act, colour] += 1
    s.must_use = 0


@rule
def may_buy_ap(s: State, f: Facts) -> int:
    """SOLARIUS-33, -40: a point may be bought if `can_buy` allows it."""
    return OK if f.buy == 1 else no(33)


@rule
def do_buy_ap(s: State) -> None:
    """SOLARIUS-30, -33: one point more, without waste; it has to be used."""
    p = s.to_act
    price = point_price(s, p)
    if price < POINT_PRICE:
        s.cheap_used = 1
    s.buck[p] -= price
    if s.phase == FUEL_MORE:
        gain_fuel(s, p, 1)
        return
    s.must_use = 1
    if s.phase == STORE:
        s.store_left += 1
    else:
        s.ap += 1


@rule
def may_done(s: State, f: Facts) -> int:
    """SOLARIUS-33, -34: the rest may lapse, but not a point just bought."""
    return no(33) if s.must_use == 1 and f.step == 1 else OK


@rule
def do_done(s: State) -> None:
    """SOLARIUS-34: the step is over."""
    end_step(s)
