"""The course of the game: queue, turns, rounds, the end (sections 4.3, 4.8 and 4.9); facts for the checks."""

from __future__ import annotations

from ....core.jit import rule
from .anytime import leave_sale, settle_by_progress
from .bridge import begin_action, clear_turn, place, return_dice
from .cardboard import (
    BONUS,
    BRIDGE,
    BUCK,
    BUILT,
    CARD,
    COLOURS,
    CURR,
    DRIVE,
    FIGURE,
    FUEL,
    HIGH_PRICE,
    LOW_PRICE,
    MISSION,
    MOST_DRIVES,
    MOST_STATIONS,
    OUTPOST,
    PAY,
    PICK,
    PUSH,
    PUSH_COST,
    RES,
    RESEARCH,
    ROUNDS,
    SDISC,
    TAKE,
    TRIG,
    TURNS,
    UP,
    UPGRADE_COST,
    WREM,
)
from .cards import can_draw, effects, next_draw, start_drawing
from .flight import chart, range_price
from .geometry import NEIGHBOUR
from .landing import figures_on_tile, mark_built, mission_field, place_figure, station_mask, stations_built
from .scoring import final_scoring
from .space import centre_field, is_ground, nearest_stop, ship_range
from .state import (
    ACTION,
    ANY_ROW,
    AT_BONUS,
    AT_OUTPOST,
    AT_PAY,
    AT_PICK,
    AT_PUSH,
    AT_RESEARCH,
    AT_SELL,
    AT_TRIGGER,
    AT_UPGRADE,
    B_MENU,
    CHANCE_CENTRE,
    DRAW,
    ERECTED,
    FINAL_SETTLE,
    FLIGHT,
    FUEL_MORE,
    GAME_OVER,
    LAND,
    NEW_ROUND,
    NONE,
    OVER,
    PLACED,
    REFILLED,
    RUN,
    STORE,
    TURN_END,
    TURN_START,
    Facts,
    State,
    chance,
    drop_first,
    gain_bucks,
    gain_fuel,
    is_turn,
    next_seat,
    put_last,
    remove_waste,
)
from .storage import all_worth, has_room
from .work import can_buy, ends_by_itself, has_step, leave_step


@rule
def advance(s: State) -> None:
    """Section 4.3: after every decision and draw, run on to the next one."""
    if s.node == AT_SELL and s.sell_credit == 0:
        leave_sale(s)
    if ends_by_itself(s):
        leave_step(s)
    while s.node < 0:
        if s.node == RUN and s.q_n > 0:
            run_op(s)
        elif s.node == RUN:
            go_on(s)
        elif s.node == PLACED:
            place(s)
        elif s.node == DRAW:
            next_draw(s)
        elif s.node == REFILLED:
            end_turn(s)
        elif s.node == NEW_ROUND:
            begin_round(s)
        else:
            give_centre_bonuses(s)
    if is_turn(s):
        settle_by_progress(s)


@rule
def run_op(s: State) -> None:
    """Section 2.9: the first op of the queue; its player acts while it is executed."""
    p = s.q_player[0]
    op = s.q_op[0]
    a = s.q_a[0]
    b = s.q_b[0]
    c = s.q_c[0]
    drop_first(s)
    s.actor = p
    if op == FUEL:
        gain_fuel(s, p, a)
    elif op == BUCK:
        gain_bucks(s, p, a)
    elif op == CURR:
        s.ap = a
        s.node = AT_BONUS
    elif op == RES:
        if has_room(s, p, ANY_ROW):
            s.store_row = ANY_ROW
            s.store_left = a
            s.node = STORE
    elif op == UP:
        if has_affordable(s, p, UP, a):
            s.ap = a
            s.node = AT_UPGRADE
    elif op == PUSH:
        if has_affordable(s, p, PUSH, a):
            s.ap = a
            s.node = AT_PUSH
    elif op == DRIVE:
        if s.drv1[p] + s.drv2[p] < MOST_DRIVES:
            s.drv1[p] += 1
    elif op == CARD:
        start_drawing(s, p, a)
    elif op == RESEARCH:
        if s.hand_n[p] > 0 or can_draw(s):
            s.node = AT_RESEARCH
    elif op == WREM:
        remove_waste(s, p, a)
    elif op == PICK:
        s.node = AT_PICK
    elif op == PAY:
        s.pay_row = a
        s.pay_value = b
        s.node = AT_PAY
    elif op == OUTPOST:
        s.node = AT_OUTPOST
    elif op == TRIG:
        s.trig_mask = a
        s.node = AT_TRIGGER
    elif op == TAKE:
        s.res[p, a, c - 1] -= b
    elif op == FIGURE:
        place_figure(s, p, a, b, c)
    elif op == BUILT:
        mark_built(s, p, a)


@rule
def has_affordable(s: State, p: int, op: int, points: int) -> bool:
    """Section 2.9: whether these points pay for some step of a technology die."""
    steps = 0
    for colour in range(COLOURS):
        cost = UPGRADE_COST[s.level[p, colour]] if op == UP else PUSH_COST[s.column[p, colour]]
        if cost <= points:
            steps += 1
    return steps > 0


@rule
def go_on(s: State) -> None:
    """SOLARIUS-5: the queue is empty; the next part of the turn, of the round or of the game."""
    s.actor = s.turn_player
    if s.resume == TURN_START:
        s.resume = ACTION
        s.node = TURN_START
    elif s.resume == ACTION:
        begin_action(s)
    elif s.resume == B_MENU:
        s.resume = TURN_END
        s.node = B_MENU
    elif s.resume == TURN_END:
        s.node = TURN_END
    elif s.resume == CHANCE_CENTRE:
        return_dice(s)
        s.start_player = next_seat(s, s.start_player)
        s.node = NEW_ROUND
    else:
        s.actor = s.start_player
        s.node = FINAL_SETTLE


@rule
def end_turn(s: State) -> None:
    """SOLARIUS-1: the next player's turn, or the round end after four turns of each."""
    clear_turn(s)
    s.node = RUN
    if s.turn_no + 1 < TURNS * s.n_players:
        s.turn_no += 1
        s.turn_player = next_seat(s, s.turn_player)
        s.resume = TURN_START
        return
    p = s.start_player
    for _ in range(s.n_players):
        mask = station_mask(s, p)
        if mask > 0:
            put_last(s, p, TRIG, mask, 0, 0)
        p = next_seat(s, p)
    s.resume = CHANCE_CENTRE if s.round < ROUNDS else FINAL_SETTLE


@rule
def begin_round(s: State) -> None:
    """SOLARIUS-1, -2, -4: the trade centre of the round comes first."""
    s.round += 1
    s.turn_no = 0
    s.turn_player = s.start_player
    s.resume = TURN_START
    letter = s.tc_plan[s.round - 1]
    if letter == NONE:
        chance(s, CHANCE_CENTRE)
    else:
        s.tc_up[letter] = s.round
        s.node = ERECTED


@rule
def give_centre_bonuses(s: State) -> None:
    """SOLARIUS-74, -75: who has a mission next to the new trade centre, and its claim, gets the bonus in turn order."""
    letter = 0
    while s.tc_up[letter] != s.round:
        letter += 1
    p = s.start_player
    for _ in range(s.n_players):
        if s.tc_used[p, letter] == 0 and has_claim(s, p, letter):
            s.tc_used[p, letter] = 1
            put_last(s, p, PICK, 0, 0, 0)
        p = next_seat(s, p)
    s.node = RUN


@rule
def has_claim(s: State, p: int, letter: int) -> bool:
    """SOLARIUS-75, -76: a mission next to the trade centre, not one placed by overflow."""
    centre = centre_field(s, letter)
    n = 0
    for way in range(6):
        h = NEIGHBOUR[centre, way]
        if s.hex_owner[h] == p and s.hex_fig[h] == MISSION and s.overflow[h] == 0:
            n += 1
    return n > 0


@rule
def do_final_done(s: State) -> None:
    """SOLARIUS-65, -90: the next player; after the last one the game is scored."""
    s.actor = next_seat(s, s.actor)
    if s.actor == s.start_player:
        final_scoring(s)
        s.actor = OVER
        s.node = GAME_OVER


@rule
def actor(s: State) -> int:
    """Section 4.1: exactly one decides: a seat, chance, or nobody any more."""
    return s.actor


@rule
def team(s: State, seat: int) -> int:
    """Everybody plays for themselves."""
    return seat


@rule
def prepare(s: State, f: Facts) -> None:
    """The facts that the checks at this node ask for."""
    p = s.actor
    f.turn = 1 if is_turn(s) else 0
    f.worth = all_worth(s, p) if f.turn == 1 else 0
    f.keep = 0
    if s.node == TURN_START:
        f.keep = 1
        for i in range(BRIDGE):
            if s.bridge_slot[i] != NONE and BONUS[s.bridge_slot[i]] >= 0:
                f.keep = 0
    elif s.node == STORE or s.node == AT_UPGRADE or s.node == AT_PUSH:
        f.step = 1 if has_step(s, p) else 0
        f.buy = 1 if can_buy(s) else 0
    elif s.node == FUEL_MORE:
        f.buy = 1 if can_buy(s) else 0
    elif s.node == B_MENU or s.node == FLIGHT:
        f.reach = ship_range(s, p)
        f.price = range_price(s, p)
        if s.node == FLIGHT:
            chart(s, f)
        else:
            f.nearest = nearest_stop(s, p)
    elif s.node == LAND:
        prepare_landing(s, f)
    elif s.node == AT_OUTPOST:
        h = s.ship[p]
        f.figures = figures_on_tile(s, p, s.hex_tile[h], s.hex_fig[h])


@rule
def prepare_landing(s: State, f: Facts) -> None:
    """SOLARIUS-66, -67, -71: what may be built where the ship is, and the price of the next station."""
    p = s.actor
    h = s.ship[p]
    built = stations_built(s, p)
    less = effects(s, p, SDISC, 0)
    f.ground = 1 if is_ground(s, h) else 0
    f.mission_field = mission_field(s, p, h) if f.ground == 1 else 0
    f.high = HIGH_PRICE[built] - less if built < MOST_STATIONS else 0
    f.low = LOW_PRICE[built] - less if built < MOST_STATIONS else 0
