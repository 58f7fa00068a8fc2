"""The rules of Solaris, one file for each chapter; docs/rules/solaris.md is the reference.

cardboard   what is printed                       tokens      the ring and the stacks on its tracks
state       record, phases, ids, outcomes         cards       hands, stack, discard pile, display
turn        turns, stations, rounds, the end      actions     replenish, redirect, exchange, pass; cards taken
stations    the six stations' own actions         chance      set-up and every outcome
worlds      a world that fits a view              positions   positions set by hand
telling     score sheet, events, spellings
"""

from __future__ import annotations

from ....core.jit import rule
from ....core.steps import Step
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
    held,
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
    prepare,
)
from .chance import deal, deals, seen, setup
from .positions import complete
from .state import (
    BIO_CCW,
    BIO_CW,
    BIOTOPE,
    BRIDGE,
    CANTEEN,
    CENTRE,
    CHOOSE,
    DEAL,
    DISCARD,
    DISPLAY,
    DOCK,
    DONE,
    DRAW,
    DRAW_DISPLAY,
    DRAW_STACK,
    ENGINE,
    EXCHANGE_DISCARD,
    EXCHANGE_DRAW,
    FAMILIES,
    HQ_DRAW,
    HQ_MORE,
    LAYOUT,
    LIMIT_CANTEEN,
    LIMIT_ROUND,
    LIMIT_TURN,
    OUTCOMES,
    OVER,
    PASS_TURN,
    PHASES,
    PLACING,
    PLAY,
    PORT,
    REDIRECT,
    REPLACE,
    REPLENISH,
    SEND_CCW,
    SEND_CW,
    SPEND,
    STEAL,
    STEAL_FROM,
    SWAP_CARD,
    SWAP_PLACE,
    TILE_A,
    TILE_B,
    TO_EXCHANGE,
    TO_REDIRECT,
    TO_REPLENISH,
    TO_STATION,
    Facts,
    State,
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
from .telling import events, read, sheet
from .turn import advance
from .worlds import sample

__all__ = [
    "FAMILIES",
    "OUTCOMES",
    "PHASES",
    "PHASE_RULES",
    "STEPS",
    "Facts",
    "State",
    "actor",
    "advance",
    "complete",
    "deal",
    "deals",
    "events",
    "points",
    "prepare",
    "read",
    "sample",
    "seats",
    "seen",
    "setup",
    "sheet",
    "team",
    "winners",
]

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


@rule
def actor(s: State) -> int:
    """The seat that decides, -1 chance, -2 over."""
    return s.to_act


@rule
def seats(s: State) -> int:
    """SOLARIS-1: three to five seats."""
    return s.n_players


@rule
def team(s: State, seat: int) -> int:
    """Everybody plays alone."""
    return seat


@rule
def points(s: State, seat: int) -> int:
    """SOLARIS-71: the energy on the laser."""
    return s.laser[seat]


@rule
def winners(s: State) -> int:
    """SOLARIS-71, -72, -73: the seats that win or share the victory."""
    mask = 0
    for p in range(s.n_players):
        if s.winners[p]:
            mask |= 1 << p
    return mask
