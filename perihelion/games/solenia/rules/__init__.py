"""The rules of Solenia, one file per chapter, after docs/rules/solenia.md; their names are gathered here."""

from __future__ import annotations

from perihelion.core.jit import rule
from perihelion.core.steps import Step

from .airship import do_drop, may_drop
from .begin import do_draft_l1, do_draft_l3, may_draft_l1, may_draft_l3, setup
from .card import do_at, do_discard, do_pay, do_play, fields, may_at, may_discard, may_pay, may_play
from .chance import deal, deals, member, sample, seen
from .city import do_order, do_put, do_take, do_waive, may_order, may_put, may_take, may_waive
from .compose import complete
from .end import points, seats, sheet, team, winners
from .reach import prepare
from .state import (
    AT,
    CARD,
    DISCARD,
    DRAFT,
    DRAFT_L1,
    DRAFT_L3,
    DROP,
    DROP_GOOD,
    FAMILIES,
    FIELD,
    FULFIL,
    ORDER,
    OUTCOMES,
    PAY,
    PAY_GOOD,
    PHASE_RULES,
    PHASES,
    PLAY,
    PUT,
    SLOT,
    TAKE,
    TAKE_GOOD,
    WAIVE,
    WAIVE_GOOD,
    Facts,
    State,
)
from .tell import events

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


@rule
def actor(s: State) -> int:
    """The seat that decides, -1 chance, -2 when the game is over."""
    return s.to_move


__all__ = [
    "FAMILIES",
    "OUTCOMES",
    "PHASES",
    "PHASE_RULES",
    "STEPS",
    "Facts",
    "State",
    "actor",
    "complete",
    "deal",
    "deals",
    "events",
    "member",
    "points",
    "prepare",
    "sample",
    "seats",
    "seen",
    "setup",
    "sheet",
    "team",
    "winners",
]
