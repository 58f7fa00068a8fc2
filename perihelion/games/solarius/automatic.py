"""Decisions of Solarius Mission that everybody can judge: what is legal there follows from open things alone.

An exchange is open at any time of the turn. If it cannot change what else may be done or what that does, it is not part
of the decision: it stays open in the phase that follows.
"""

from __future__ import annotations

from .rules.components import MOST_DRIVES, PURCHASE
from .rules.state import (
    ACTION,
    AT_OUTPOST,
    AT_PAY,
    AT_PICK,
    AT_PUSH,
    AT_TRIGGER,
    AT_UPGRADE,
    DRIVES,
    FINAL_SETTLE,
    FUEL_MORE,
    MALUS,
    PLACE_DIE,
    PLAY_SIDE,
    STORE,
    State,
    is_die_action,
)
from .rules.storage import all_worth

EXCHANGES = frozenset({"sell", "xbuy", "drive-up", "finish"})
NOTHING: frozenset[str] = frozenset()
PUBLIC = frozenset({
    PLACE_DIE, MALUS, PLAY_SIDE, STORE, AT_UPGRADE, AT_PUSH, FUEL_MORE, DRIVES, AT_PAY, AT_OUTPOST, AT_PICK, AT_TRIGGER,
    FINAL_SETTLE,
})  # fmt: skip
"""The phases in which no card of a hand matters. The end of a turn is not among them: players want that pause."""


def asides(s: State) -> frozenset[str] | None:
    """Return the families that are not part of this decision; None if a hand decides what is legal.

    Exchanges are part of a decision about cubes: they make room, carry the pyramid, and pay for points. They are also
    part of a decision after which fuel or SpaceBucks come at once: they make room on the track.
    """
    if s.phase not in PUBLIC:
        return None
    if s.phase == AT_OUTPOST:
        return EXCHANGES
    if s.phase == DRIVES:
        return NOTHING if _could_buy_a_drive(s) else EXCHANGES
    if s.phase in (AT_UPGRADE, AT_PUSH) and not is_die_action(s):
        income_waits = s.resume == ACTION and s.q_n > 0
        return NOTHING if income_waits else EXCHANGES
    return NOTHING


def _could_buy_a_drive(s: State) -> bool:
    """Whether another drive would be possible after turning all SpaceBucks into cubes and all cubes into fuel."""
    p = s.to_act
    fuel = s.fuel[p] + (all_worth(s, p) + s.buck[p] // 2) // 2
    return s.drv1[p] + s.drv2[p] < MOST_DRIVES and fuel >= PURCHASE
