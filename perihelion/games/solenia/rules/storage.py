"""Storage: surplus goods go back to the supply. SOLENIA-21."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .state import DROP, Facts, State, decide, is_overfull
from .turn import end_turn, score_after


@rule
def settle_goods(s: State, p: int) -> None:
    """SOLENIA-21: after the gains of the turn the surplus goes back, then the turn ends."""
    if is_overfull(s, p):
        decide(s, DROP, p)
    else:
        end_turn(s)


@rule
def may_drop(s: State, f: Facts, good: int) -> int:
    """SOLENIA-21: any own good may go."""
    return OK if s.goods[s.to_act, good] > 0 else no(21)


@rule
def do_drop(s: State, good: int) -> None:
    """SOLENIA-21, -40: one good returns to the supply; then the turn, or the strip's scoring, goes on."""
    p = s.to_act
    s.goods[p, good] -= 1
    if is_overfull(s, p):
        return
    if s.score_seat >= 0:
        score_after(s, p)
    else:
        end_turn(s)
