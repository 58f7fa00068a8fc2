"""The rules of Solaris, one file for each chapter of docs/rules/solaris.md."""

from __future__ import annotations

from perihelion.rules import Rules, Step, Steps

from . import actions, cards, chance, position, sampling, scoring, setup, stations, turn
from . import families as family
from . import state as phase
from .events import EVENTS
from .families import FAMILIES, OUTCOMES
from .state import PHASES, Facts, State

DONE = Step(actions.may_done, actions.do_done)
DRAW_STACK = Step(actions.may_draw_stack, actions.do_draw_stack)
DRAW_DISPLAY = Step(actions.may_draw_display, actions.do_draw_display)

STEPS: Steps = {
    (phase.CHOOSE, family.PASS_TURN): Step(actions.may_pass, actions.do_pass),
    (phase.CHOOSE, family.TO_REPLENISH): Step(actions.may_choose_replenish, actions.do_choose_replenish),
    (phase.CHOOSE, family.TO_REDIRECT): Step(actions.may_choose_redirect, actions.do_choose_redirect),
    (phase.CHOOSE, family.TO_EXCHANGE): Step(actions.may_choose_exchange, actions.do_choose_exchange),
    (phase.CHOOSE, family.TO_STATION): Step(actions.may_choose_station, actions.do_choose_station),
    (phase.REPLENISH, family.PLAY): Step(actions.may_replenish, actions.do_replenish, card=cards.held),
    (phase.REPLENISH, family.DONE): DONE,
    (phase.REDIRECT, family.SEND_CW): Step(actions.may_send_cw, actions.do_send_cw, card=cards.held),
    (phase.REDIRECT, family.SEND_CCW): Step(actions.may_send_ccw, actions.do_send_ccw, card=cards.held),
    (phase.REDIRECT, family.DONE): DONE,
    (phase.EXCHANGE_DISCARD, family.DISCARD): Step(
        actions.may_discard_exchanged, actions.do_discard_exchanged, card=cards.held
    ),
    (phase.EXCHANGE_DRAW, family.DRAW_STACK): DRAW_STACK,
    (phase.EXCHANGE_DRAW, family.DRAW_DISPLAY): DRAW_DISPLAY,
    (phase.ENGINE, family.PLAY): Step(stations.may_engine, stations.do_engine, card=cards.held),
    (phase.ENGINE, family.DONE): DONE,
    (phase.HQ_DRAW, family.DRAW_STACK): DRAW_STACK,
    (phase.HQ_DRAW, family.DRAW_DISPLAY): DRAW_DISPLAY,
    (phase.HQ_MORE, family.SPEND): Step(stations.may_spend, stations.do_spend),
    (phase.HQ_MORE, family.DONE): DONE,
    (phase.BIOTOPE, family.BIO_CW): Step(stations.may_give, stations.do_give_cw),
    (phase.BIOTOPE, family.BIO_CCW): Step(stations.may_give, stations.do_give_ccw),
    (phase.PORT, family.DOCK): Step(stations.may_dock, stations.do_dock),
    (phase.PORT, family.DONE): DONE,
    (phase.CANTEEN, family.STEAL_FROM): Step(stations.may_steal, stations.do_steal),
    (phase.CANTEEN, family.DONE): DONE,
    (phase.CENTRE, family.PLAY): Step(stations.may_transfer, stations.do_transfer, card=cards.held),
    (phase.CENTRE, family.DONE): DONE,
    (phase.REPLACE, family.DRAW_STACK): DRAW_STACK,
    (phase.REPLACE, family.DRAW_DISPLAY): DRAW_DISPLAY,
    (phase.LIMIT_TURN, family.DISCARD): Step(actions.may_discard_turn, actions.do_discard_turn, card=cards.held),
    (phase.LIMIT_CANTEEN, family.DISCARD): Step(
        actions.may_discard_canteen, actions.do_discard_canteen, card=cards.held
    ),
    (phase.LIMIT_ROUND, family.DISCARD): Step(actions.may_discard_round, actions.do_discard_round, card=cards.held),
}

PHASE_RULES = {
    phase.CHOOSE: 19,
    phase.REPLENISH: 20,
    phase.REDIRECT: 20,
    phase.EXCHANGE_DISCARD: 31,
    phase.EXCHANGE_DRAW: 31,
    phase.ENGINE: 20,
    phase.HQ_DRAW: 39,
    phase.HQ_MORE: 40,
    phase.BIOTOPE: 20,
    phase.PORT: 20,
    phase.CANTEEN: 20,
    phase.CENTRE: 20,
    phase.REPLACE: 60,
    phase.LIMIT_TURN: 42,
    phase.LIMIT_CANTEEN: 54,
    phase.LIMIT_ROUND: 69,
    phase.OVER: 70,
    phase.LAYOUT: 75,
    phase.BRIDGE: 4,
    phase.TILE_A: 5,
    phase.TILE_B: 5,
    phase.PLACING: 6,
    phase.DEAL: 2,
    phase.DISPLAY: 2,
    phase.DRAW: 2,
    phase.STEAL: 51,
    phase.SWAP_CARD: 2,
    phase.SWAP_PLACE: 67,
}
"""For each phase, the rule that refuses an action which does not belong there."""

RULES = Rules(
    state=State,
    facts=Facts,
    phases=PHASES,
    families=FAMILIES,
    outcomes=OUTCOMES,
    steps=STEPS,
    phase_rules=PHASE_RULES,
    events=EVENTS,
    setup=setup.setup,
    prepare=turn.prepare,
    advance=turn.advance,
    deals=chance.deals,
    deal=chance.deal,
    seen=chance.seen,
    sample=sampling.sample,
    points=scoring.points,
    winners=scoring.winners,
    sheet=scoring.sheet,
    read_action=family.read_action,
    complete=position.complete,
)
