"""The course of the game: queue, turns, rounds, the end (sections 4.3, 4.8 and 4.9); facts for the checks."""

from __future__ import annotations

from perihelion.rules import OVER, rule, tell

from .anytime import end_sale
from .bridge import begin_action, clear_turn, place_die, return_dice
from .cards import can_draw, next_draw, start_drawing
from .components import (
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
    OUTPOST,
    PAY,
    PICK,
    PUSH,
    RES,
    RESEARCH,
    ROUNDS,
    TAKE,
    TRIG,
    TURNS,
    UP,
    WREM,
)
from .die_action import can_buy, end_step, ends_by_itself, has_step, push_cost, upgrade_cost
from .events import CUBES_GIVEN, GAME_ENDED, ROUND_BEGUN
from .flight import find_ways, range_price
from .missions import give_centre_bonuses, mission_field
from .outposts import figures_on_tile
from .planets import settle_by_progress
from .queue import drop_first, put_last
from .scoring import final_scoring
from .space import erect_centre, is_ground, nearest_stop, place_figure, ship_range
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
    FINAL_SETTLE,
    FLIGHT,
    FUEL_MORE,
    GAME_OVER,
    LAND,
    NEW_ROUND,
    NONE,
    PLACED,
    REFILLED,
    RUN,
    STORE,
    TURN_END,
    TURN_START,
    Facts,
    State,
    await_outcome,
    is_turn,
    next_seat,
)
from .stations import mark_built, station_mask, station_price
from .storage import all_worth, has_room
from .tracks import receive_bucks, receive_drive, receive_fuel, remove_waste


@rule
def advance(s: State) -> None:
    """Section 4.3: after every decision and draw, go on to the next one."""
    if s.phase == AT_SELL and s.sell_credit == 0:
        end_sale(s)
    if ends_by_itself(s):
        end_step(s)
    while s.phase < 0:
        if s.phase == RUN and s.q_n > 0:
            run_op(s)
        elif s.phase == RUN:
            begin_next_part(s)
        elif s.phase == PLACED:
            place_die(s)
        elif s.phase == DRAW:
            next_draw(s)
        elif s.phase == REFILLED:
            end_turn(s)
        elif s.phase == NEW_ROUND:
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
    s.to_act = p
    if op == FUEL:
        receive_fuel(s, p, a)
    elif op == BUCK:
        receive_bucks(s, p, a)
    elif op == CURR:
        s.ap = a
        s.phase = AT_BONUS
    elif op == RES:
        if has_room(s, p, ANY_ROW):
            s.store_row = ANY_ROW
            s.store_left = a
            s.phase = STORE
    elif op == UP:
        if has_affordable(s, p, UP, a):
            s.ap = a
            s.phase = AT_UPGRADE
    elif op == PUSH:
        if has_affordable(s, p, PUSH, a):
            s.ap = a
            s.phase = AT_PUSH
    elif op == DRIVE:
        receive_drive(s, p)
    elif op == CARD:
        start_drawing(s, p, a)
    elif op == RESEARCH:
        if s.hand_n[p] > 0 or can_draw(s):
            s.phase = AT_RESEARCH
    elif op == WREM:
        remove_waste(s, p, a)
    elif op == PICK:
        s.phase = AT_PICK
    elif op == PAY:
        s.pay_row = a
        s.pay_value = b
        s.phase = AT_PAY
    elif op == OUTPOST:
        s.phase = AT_OUTPOST
    elif op == TRIG:
        s.trig_mask = a
        s.phase = AT_TRIGGER
    elif op == TAKE:
        s.res[p, a, c - 1] -= b
        tell(s, CUBES_GIVEN, p, b, a, c - 1)
    elif op == FIGURE:
        place_figure(s, p, a, b, c)
    elif op == BUILT:
        mark_built(s, p, a)


@rule
def has_affordable(s: State, p: int, op: int, points: int) -> bool:
    """Section 2.9: whether these points pay for some step of a technology die."""
    steps = 0
    for colour in range(COLOURS):
        cost = upgrade_cost(s, p, colour) if op == UP else push_cost(s, p, colour)
        if cost <= points:
            steps += 1
    return steps > 0


@rule
def begin_next_part(s: State) -> None:
    """SOLARIUS-5: the queue is empty; the next part of the turn, of the round or of the game."""
    s.to_act = s.turn_player
    if s.resume == TURN_START:
        s.resume = ACTION
        s.phase = TURN_START
    elif s.resume == ACTION:
        begin_action(s)
    elif s.resume == B_MENU:
        s.resume = TURN_END
        s.phase = B_MENU
    elif s.resume == TURN_END:
        s.phase = TURN_END
    elif s.resume == CHANCE_CENTRE:
        return_dice(s)
        s.start_player = next_seat(s, s.start_player)
        s.phase = NEW_ROUND
    else:
        s.to_act = s.start_player
        s.phase = FINAL_SETTLE


@rule
def end_turn(s: State) -> None:
    """SOLARIUS-1: the next player's turn, or the round end after four turns of each."""
    clear_turn(s)
    s.phase = RUN
    if s.turn_no + 1 < TURNS * s.players:
        s.turn_no += 1
        s.turn_player = next_seat(s, s.turn_player)
        s.resume = TURN_START
        return
    p = s.start_player
    for _ in range(s.players):
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
    tell(s, ROUND_BEGUN, s.round, s.start_player)
    letter = s.tc_plan[s.round - 1]
    if letter == NONE:
        await_outcome(s, CHANCE_CENTRE)
    else:
        erect_centre(s, letter)


@rule
def do_final_done(s: State) -> None:
    """SOLARIUS-65, -90: the next player; after the last one the game is scored."""
    s.to_act = next_seat(s, s.to_act)
    if s.to_act == s.start_player:
        final_scoring(s)
        s.to_act = OVER
        s.phase = GAME_OVER
        tell(s, GAME_ENDED)


@rule
def prepare(s: State, f: Facts) -> None:
    """The facts that the checks of this phase ask for."""
    p = s.to_act
    f.turn = 1 if is_turn(s) else 0
    f.worth = all_worth(s, p) if f.turn == 1 else 0
    f.keep = 0
    if s.phase == TURN_START:
        f.keep = 1
        for i in range(BRIDGE):
            if s.bridge_slot[i] != NONE and BONUS[s.bridge_slot[i]] >= 0:
                f.keep = 0
    elif s.phase == STORE or s.phase == AT_UPGRADE or s.phase == AT_PUSH:
        f.step = 1 if has_step(s, p) else 0
        f.buy = 1 if can_buy(s) else 0
    elif s.phase == FUEL_MORE:
        f.buy = 1 if can_buy(s) else 0
    elif s.phase == B_MENU or s.phase == FLIGHT:
        f.reach = ship_range(s, p)
        f.price = range_price(s, p)
        if s.phase == FLIGHT:
            find_ways(s, f)
        else:
            f.nearest = nearest_stop(s, p)
    elif s.phase == LAND:
        prepare_landing(s, f)
    elif s.phase == AT_OUTPOST:
        h = s.ship[p]
        f.figures = figures_on_tile(s, p, s.hex_tile[h], s.hex_fig[h])


@rule
def prepare_landing(s: State, f: Facts) -> None:
    """SOLARIUS-66, -67, -71: what may be built where the ship is, and the price of the next station."""
    p = s.to_act
    h = s.ship[p]
    f.ground = 1 if is_ground(s, h) else 0
    f.mission_field = mission_field(s, p, h) if f.ground == 1 else 0
    f.high = station_price(s, p, 1) if f.ground == 1 else 0
    f.low = station_price(s, p, 0) if f.ground == 1 else 0
