"""The rules of Solenia, one file for each chapter of docs/rules/solenia.md."""

from __future__ import annotations

from perihelion.rules import Rules, Step, Steps

from . import card, chance, city, position, sampling, scoring, setup, storage, turn, upgrades
from . import families as family
from . import state as phase
from .events import EVENTS
from .families import FAMILIES, OUTCOMES
from .state import PHASES, Facts, State

STEPS: Steps = {
    (phase.DRAFT, family.DRAFT_L1): Step(upgrades.may_draft_l1, upgrades.do_draft_l1),
    (phase.DRAFT, family.DRAFT_L3): Step(upgrades.may_draft_l3, upgrades.do_draft_l3),
    (phase.CARD, family.PLAY): Step(card.may_play, card.do_play),
    (phase.CARD, family.DISCARD): Step(card.may_discard, card.do_discard),
    (phase.FIELD, family.AT): Step(card.may_at, card.do_at, field=card.fields),
    (phase.PAY, family.PAY_GOOD): Step(card.may_pay, card.do_pay),
    (phase.ORDER, family.FULFIL): Step(city.may_order, city.do_order),
    (phase.WAIVE, family.WAIVE_GOOD): Step(city.may_waive, city.do_waive),
    (phase.SLOT, family.PUT): Step(city.may_put, city.do_put),
    (phase.TAKE, family.TAKE_GOOD): Step(city.may_take, city.do_take),
    (phase.DROP, family.DROP_GOOD): Step(storage.may_drop, storage.do_drop),
}

PHASE_RULES = {
    phase.DRAFT: 57,
    phase.CARD: 7,
    phase.FIELD: 8,
    phase.PAY: 12,
    phase.ORDER: 23,
    phase.WAIVE: 60,
    phase.SLOT: 51,
    phase.TAKE: 28,
    phase.DROP: 21,
    phase.END: 44,
    phase.LAYOUT: 62,
    phase.STRIP: 62,
    phase.SHOW: 62,
    phase.DEAL: 62,
    phase.OFFER: 62,
    phase.HALF_DAY: 62,
    phase.HALF_NIGHT: 62,
    phase.REFILL: 62,
    phase.DRAW: 62,
    phase.RIVAL: 62,
    phase.DIE: 62,
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
    deals=chance.deals,
    deal=chance.deal,
    member=chance.member,
    seen=chance.seen,
    sample=sampling.sample,
    points=scoring.points,
    winners=scoring.winners,
    sheet=scoring.sheet,
    complete=position.complete,
)
