"""The rules of Solenia, one file for each chapter of docs/rules/solenia.md."""

from __future__ import annotations

from perihelion.rules import Rules, Step

from .card import do_at, do_discard, do_pay, do_play, fields, may_at, may_discard, may_pay, may_play
from .chance import deal, deals, member, seen
from .city import do_order, do_put, do_take, do_waive, may_order, may_put, may_take, may_waive
from .events import EVENTS
from .families import (
    AT,
    DISCARD,
    DRAFT_L1,
    DRAFT_L3,
    DROP_GOOD,
    FAMILIES,
    FULFIL,
    OUTCOMES,
    PAY_GOOD,
    PLAY,
    PUT,
    TAKE_GOOD,
    WAIVE_GOOD,
)
from .position import complete
from .sampling import sample
from .scoring import points, seats, sheet, team, winners
from .setup import setup
from .state import (
    CARD,
    DIE,
    DRAFT,
    DROP,
    END,
    FIELD,
    LAYOUT,
    ORDER,
    PAY,
    PHASES,
    SLOT,
    TAKE,
    WAIVE,
    Facts,
    State,
)
from .storage import do_drop, may_drop
from .turn import actor, prepare
from .upgrades import do_draft_l1, do_draft_l3, may_draft_l1, may_draft_l3

STEPS = {
    (DRAFT, DRAFT_L1): Step(may_draft_l1, do_draft_l1),
    (DRAFT, DRAFT_L3): Step(may_draft_l3, do_draft_l3),
    (CARD, PLAY): Step(may_play, do_play),
    (CARD, DISCARD): Step(may_discard, do_discard),
    (FIELD, AT): Step(may_at, do_at, field=fields),
    (PAY, PAY_GOOD): Step(may_pay, do_pay),
    (ORDER, FULFIL): Step(may_order, do_order),
    (WAIVE, WAIVE_GOOD): Step(may_waive, do_waive),
    (SLOT, PUT): Step(may_put, do_put),
    (TAKE, TAKE_GOOD): Step(may_take, do_take),
    (DROP, DROP_GOOD): Step(may_drop, do_drop),
}

PHASE_RULES = {
    DRAFT: 57, CARD: 7, FIELD: 8, PAY: 12, ORDER: 23, WAIVE: 60, SLOT: 51, TAKE: 28, DROP: 21, END: 44,
    **dict.fromkeys(range(LAYOUT, DIE + 1), 62),
}  # fmt: skip

RULES = Rules(
    state=State,
    facts=Facts,
    phases=PHASES,
    families=FAMILIES,
    outcomes=OUTCOMES,
    steps=STEPS,
    phase_rules=PHASE_RULES,
    events=EVENTS,
    setup=setup,
    seats=seats,
    actor=actor,
    prepare=prepare,
    deals=deals,
    deal=deal,
    member=member,
    seen=seen,
    sample=sample,
    points=points,
    winners=winners,
    team=team,
    sheet=sheet,
    complete=complete,
)
