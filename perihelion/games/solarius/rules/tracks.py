"""Fuel, SpaceBucks and waste of a player board (section 2.5)."""

from __future__ import annotations

from perihelion.rules import rule, tell

from .components import FULL, MOST_DRIVES
from .events import (
    BUCKS_GAINED,
    DRIVE_GAINED,
    FUEL_GAINED,
    WASTE_BESIDE,
    WASTE_REMOVED,
    WASTE_SPACES_ADDED,
    WASTE_TAKEN,
)
from .state import ACTION, State


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
    removed = min(n, s.waste_on[p])
    s.waste_on[p] -= removed
    if removed > 0:
        tell(s, WASTE_REMOVED, p, removed, by_development(s))


@rule
def add_waste_spaces(s: State, p: int, n: int) -> None:
    """SOLARIUS-32: more waste spaces."""
    s.waste_cap[p] += n
    if n > 0:
        tell(s, WASTE_SPACES_ADDED, p, n)


@rule
def by_development(s: State) -> int:
    """1 for an effect before the die action: only a development has one. Later effects come from stations."""
    return 1 if s.resume == ACTION else 0


@rule
def receive_fuel(s: State, p: int, n: int) -> None:
    """SOLARIUS-40, -91: fuel by an effect."""
    before = s.fuel[p]
    gain_fuel(s, p, n)
    tell(s, FUEL_GAINED, p, s.fuel[p] - before, n - s.fuel[p] + before, by_development(s))


@rule
def receive_bucks(s: State, p: int, n: int) -> None:
    """SOLARIUS-40, -91: SpaceBucks by an effect."""
    before = s.buck[p]
    gain_bucks(s, p, n)
    tell(s, BUCKS_GAINED, p, s.buck[p] - before, n - s.buck[p] + before, by_development(s))


@rule
def receive_drive(s: State, p: int) -> None:
    """Section 2.9: a neutral drive of value 1, if one of the three slots is free."""
    free = 1 if s.drv1[p] + s.drv2[p] < MOST_DRIVES else 0
    s.drv1[p] += free
    tell(s, DRIVE_GAINED, p, free)
