"""The rules of Solaris: a table of all steps, and `RULES`. docs/rules/solaris.md is the reference.

components  what is printed                       cards       hands, stack, discard pile, display
state       the record and the phases             tokens      the stacks of tokens on the tracks
families    actions and outcomes                  actions     replenish, redirect, exchange, pass; cards taken
setup       a new game                            stations    the six stations' own actions
chance      every outcome                         scoring     points, winners, score sheet
turn        turns, stations, rounds, the end      events      what the rules report
sampling    full states that fit a view           position    positions set by hand
"""

from __future__ import annotations

from perihelion.rules import Rules, Step

from .actions import (
    do_choose_exchange,
    do_choose_redirect,
    do_choose_replenish,
    do_choose_station,
    do_discard_canteen,
    do_discard_exchanged,
    do_discard_round,
    do_discard_turn,
    do_done,
    do_draw_display,
    do_draw_stack,
    do_pass,
    do_replenish,
    do_send_ccw,
    do_send_cw,
    may_choose_exchange,
    may_choose_redirect,
    may_choose_replenish,
    may_choose_station,
    may_discard_canteen,
    may_discard_exchanged,
    may_discard_round,
    may_discard_turn,
    may_done,
    may_draw_display,
    may_draw_stack,
    may_pass,
    may_replenish,
    may_send_ccw,
    may_send_cw,
)
from .cards import held
from .chance import deal, deals, seen
from .events import EVENTS
from .families import (
    BIO_CCW,
    BIO_CW,
    DISCARD,
    DOCK,
    DONE,
    DRAW_DISPLAY,
    DRAW_STACK,
    FAMILIES,
    OUTCOMES,
    PASS_TURN,
    PLAY,
    SEND_CCW,
    SEND_CW,
    SPEND,
    STEAL_FROM,
    TO_EXCHANGE,
    TO_REDIRECT,
    TO_REPLENISH,
    TO_STATION,
    read_action,
)
from .position import complete
from .sampling import sample
from .scoring import points, sheet, team, winners
from .setup import setup
from .state import (
    BIOTOPE,
    BRIDGE,
    CANTEEN,
    CENTRE,
    CHOOSE,
    DEAL,
    DISPLAY,
    DRAW,
    ENGINE,
    EXCHANGE_DISCARD,
    EXCHANGE_DRAW,
    HQ_DRAW,
    HQ_MORE,
    LAYOUT,
    LIMIT_CANTEEN,
    LIMIT_ROUND,
    LIMIT_TURN,
    OVER,
    PHASES,
    PLACING,
    PORT,
    REDIRECT,
    REPLACE,
    REPLENISH,
    STEAL,
    SWAP_CARD,
    SWAP_PLACE,
    TILE_A,
    TILE_B,
    Facts,
    State,
    seats,
)
from .stations import (
    do_dock,
    do_engine,
    do_give_ccw,
    do_give_cw,
    do_spend,
    do_steal,
    do_transfer,
    may_dock,
    may_engine,
    may_give,
    may_spend,
    may_steal,
    may_transfer,
)
from .turn import actor, advance, prepare

_done = Step(may_done, do_done)
_draw_stack = Step(may_draw_stack, do_draw_stack)
_draw_display = Step(may_draw_display, do_draw_display)

STEPS = {
    (CHOOSE, PASS_TURN): Step(may_pass, do_pass),
    (CHOOSE, TO_REPLENISH): Step(may_choose_replenish, do_choose_replenish),
    (CHOOSE, TO_REDIRECT): Step(may_choose_redirect, do_choose_redirect),
    (CHOOSE, TO_EXCHANGE): Step(may_choose_exchange, do_choose_exchange),
    (CHOOSE, TO_STATION): Step(may_choose_station, do_choose_station),
    (REPLENISH, PLAY): Step(may_replenish, do_replenish, card=held),
    (REPLENISH, DONE): _done,
    (REDIRECT, SEND_CW): Step(may_send_cw, do_send_cw, card=held),
    (REDIRECT, SEND_CCW): Step(may_send_ccw, do_send_ccw, card=held),
    (REDIRECT, DONE): _done,
    (EXCHANGE_DISCARD, DISCARD): Step(may_discard_exchanged, do_discard_exchanged, card=held),
    (EXCHANGE_DRAW, DRAW_STACK): _draw_stack,
    (EXCHANGE_DRAW, DRAW_DISPLAY): _draw_display,
    (ENGINE, PLAY): Step(may_engine, do_engine, card=held),
    (ENGINE, DONE): _done,
    (HQ_DRAW, DRAW_STACK): _draw_stack,
    (HQ_DRAW, DRAW_DISPLAY): _draw_display,
    (HQ_MORE, SPEND): Step(may_spend, do_spend),
    (HQ_MORE, DONE): _done,
    (BIOTOPE, BIO_CW): Step(may_give, do_give_cw),
    (BIOTOPE, BIO_CCW): Step(may_give, do_give_ccw),
    (PORT, DOCK): Step(may_dock, do_dock),
    (PORT, DONE): _done,
    (CANTEEN, STEAL_FROM): Step(may_steal, do_steal),
    (CANTEEN, DONE): _done,
    (CENTRE, PLAY): Step(may_transfer, do_transfer, card=held),
    (CENTRE, DONE): _done,
    (REPLACE, DRAW_STACK): _draw_stack,
    (REPLACE, DRAW_DISPLAY): _draw_display,
    (LIMIT_TURN, DISCARD): Step(may_discard_turn, do_discard_turn, card=held),
    (LIMIT_CANTEEN, DISCARD): Step(may_discard_canteen, do_discard_canteen, card=held),
    (LIMIT_ROUND, DISCARD): Step(may_discard_round, do_discard_round, card=held),
}

PHASE_RULES = {
    CHOOSE: 19,
    REPLENISH: 20,
    REDIRECT: 20,
    EXCHANGE_DISCARD: 31,
    EXCHANGE_DRAW: 31,
    ENGINE: 20,
    HQ_DRAW: 39,
    HQ_MORE: 40,
    BIOTOPE: 20,
    PORT: 20,
    CANTEEN: 20,
    CENTRE: 20,
    REPLACE: 60,
    LIMIT_TURN: 42,
    LIMIT_CANTEEN: 54,
    LIMIT_ROUND: 69,
    OVER: 70,
    LAYOUT: 75,
    BRIDGE: 4,
    TILE_A: 5,
    TILE_B: 5,
    PLACING: 6,
    DEAL: 2,
    DISPLAY: 2,
    DRAW: 2,
    STEAL: 51,
    SWAP_CARD: 2,
    SWAP_PLACE: 67,
}

RULES = Rules(
    state=State,
    phases=PHASES,
    families=FAMILIES,
    outcomes=OUTCOMES,
    steps=STEPS,
    phase_rules=PHASE_RULES,
    facts=Facts,
    setup=setup,
    seats=seats,
    actor=actor,
    prepare=prepare,
    advance=advance,
    events=EVENTS,
    deals=deals,
    deal=deal,
    seen=seen,
    sample=sample,
    points=points,
    winners=winners,
    team=team,
    sheet=sheet,
    read_action=read_action,
    complete=complete,
)
