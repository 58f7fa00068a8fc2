"""Fuel, SpaceBucks and waste of a player board (section 2.5)."""

from __future__ import annotations

from perihelion.rules import rule, tell

from .components import FULL
from .events import WASTE_BESIDE, WASTE_TAKEN
from .state import State


@rule
def gain_fuel(s: State, p: int, n: int) -> None:
    """SOLARIUS-40, -91: fuel up to 10; the rest is lost."""
    s.fuel[p] = min(FULL, s.fuel[p] + n)


@rule
def gain_bucks(s: State, p: int, n: int) -> None:
    """SOLARIUS-40, -91: SpaceBucks up to 10; the rest is lost."""
    s.buck[p] = min(FULL, s.buck[p] + n)


@rule
def take_waste(s: State, p: int, cubes: int) -> None:
    """SOLARIUS-31, -32: waste goes to free waste spaces, the rest beside the board for good."""
    on = min(cubes, max(0, s.waste_cap[p] - s.waste_on[p]))
    off = cubes - on
    s.waste_on[p] += on
    s.waste_off[p] += off
    if on > 0:
        tell(s, WASTE_TAKEN, p, on)
    if off > 0:
        tell(s, WASTE_BESIDE, p, off)


@rule
def remove_waste(s: State, p: int, n: int) -> None:
    """SOLARIUS-32: waste leaves the spaces, never what lies beside the board."""
    s.waste_on[p] -= min(n, s.waste_on[p])
