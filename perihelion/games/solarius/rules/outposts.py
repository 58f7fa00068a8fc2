"""Outposts: where a marker may be placed, and its bonus (section 4.7)."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .components import MARKER_OP, MARKERS
from .geometry import FIELDS
from .queue import put_first
from .state import RUN, Facts, State


@rule
def figures_on_tile(s: State, p: int, tile: int, kind: int) -> int:
    """SOLARIUS-80: own figures of a kind on a tile."""
    n = 0
    for h in range(FIELDS):
        if s.hex_owner[h] == p and s.hex_fig[h] == kind and s.hex_tile[h] == tile:
            n += 1
    return n


@rule
def may_outpost(s: State, f: Facts, marker: int) -> int:
    """SOLARIUS-78 to -81: the kind of the figure, outer tiles, one each, the first of its kind there, in order."""
    p = s.to_act
    h = s.ship[p]
    kind = s.hex_fig[h]
    if s.outpost_tile[p, marker] > 0 or marker // 2 + 1 != kind:
        return no(78)
    tile = s.hex_tile[h]
    if tile == 0:
        return no(79)
    kinds = 0
    for m in range(MARKERS):
        if s.outpost_tile[p, m] == tile:
            return no(79)
    for k in range(3):
        if s.outpost_tile[p, 2 * k] > 0 or s.outpost_tile[p, 2 * k + 1] > 0:
            kinds += 1
    if f.figures > 1:
        return no(80)
    twin = marker + 1 - 2 * (marker % 2)
    return no(81) if s.outpost_tile[p, twin] > 0 and kinds < 3 else OK


@rule
def do_outpost(s: State, marker: int) -> None:
    """SOLARIUS-78, -82: the marker under the figure; its bonus at once."""
    p = s.to_act
    h = s.ship[p]
    s.outpost_tile[p, marker] = s.hex_tile[h]
    s.hex_outpost[h] = marker
    put_first(s, p, MARKER_OP[marker, 0], MARKER_OP[marker, 1])
    s.phase = RUN


@rule
def do_outpost_none(s: State) -> None:
    """SOLARIUS-78: no outpost for this figure, and none later."""
    s.phase = RUN
