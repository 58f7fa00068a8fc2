"""The position of Solarius Mission in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Section, memoise
from perihelion.draw.outline import row_items

from ..rules.components import BRIDGE, COLOURS, MARKERS, MISSION_POINTS, PLAIN, SLOTS, STATIONS, UNUSED
from ..rules.geometry import FIELDS
from ..rules.space import ship_range
from ..rules.state import DEVELOPED, FULFILLED, GAME_OVER, OPEN_MISSION, PENDING, SETTLED, State
from .chart import centres_words, field_title
from .hand import hand_of, played
from .holdings import planets_of
from .names import (
    bonus_words,
    card_title,
    development_title,
    marker_title,
    mission_title,
    planet_title,
    sheet,
    standing,
    station_title,
    total,
)
from .symbols import FACES, ROMAN, with_minus

if TYPE_CHECKING:
    from perihelion.core.view import View


def outline(view: View) -> list[Section]:
    """Describe the round, the bridge, space, the players with their boards, and the hand."""
    s: State = view.state
    sections = [memoise(part, view) for part in (_round, _bridge, _space, _players, _technology)]
    sections += [memoise(_things, view, seat) for seat in range(s.players)]
    sections.append(memoise(_score, view))
    if view.seat >= 0 and (s.hand_n[view.seat] or s.phase != GAME_OVER):
        sections.append(memoise(_hand, view, view.seat))
    return sections


def holdings(view: View, seat: int) -> list[Section]:
    """Everything that a player has in the open."""
    counts = Section(view.words.seat(seat), row_items(_players(view), seat, view.words))
    table = _technology(view)
    rows = table.rows[COLOURS * seat : COLOURS * (seat + 1)]
    return [counts, Section(table.heading, header=table.header, rows=rows), _things(view, seat)]


def _round(view: View) -> Section:
    s: State = view.state
    words = view.words
    gone = sum(zone == 1 for zone in s.card_zone.values())
    items = [
        words("outline-start", player=s.start_player),
        centres_words(view),
        words("board-deck", count=s.deck_n),
        words("board-discard", count=gone),
        words("board-bag", dice=", ".join(words("board-bag-of", colour=c, count=s.bag[c]) for c in range(COLOURS))),
    ]
    return Section(words("board-round", round=max(1, s.round)), items)


def _bridge(view: View) -> Section:
    """Every die on the bridge, and the die in use."""
    s: State = view.state
    rows = []
    for i in range(BRIDGE):
        if s.bridge_col[i] >= 0:
            slot = bonus_words(s.bridge_slot[i]) if 0 <= s.bridge_slot[i] < SLOTS else "–"
            rows.append([str(i + 1), view.words(f"colour-{s.bridge_col[i]}"), FACES[s.bridge_face[i]], slot])
    items = []
    if s.die_col >= 0:
        final = s.final_col if s.final_col >= 0 else s.die_col
        items.append(view.words("board-in-use", face=s.die_face, colour=final))
        items.append(view.words("board-points-of-die", n=s.base_ap))
    header = [view.words(f"outline-{name}") for name in ("die", "colour", "face", "slot")]
    return Section(view.words("outline-bridge"), items, header if rows else [], rows)


def _space(view: View) -> Section:
    """All fields that are not empty."""
    s: State = view.state
    ships = [s.ship[p] for p in range(s.players)]
    shown = [h for h in range(FIELDS) if s.hex_kind[h] not in (PLAIN, UNUSED) or s.hex_owner[h] >= 0 or h in ships]
    return Section(view.words("outline-space"), [field_title(view, h) for h in shown])


def _players(view: View) -> Section:
    s: State = view.state
    names = ("player", "points", "fuel", "buck", "range", "drives", "waste", "cards", "colonies", "field")
    rows = []
    for p in range(s.players):
        waste = f"{s.waste_on[p]}/{s.waste_cap[p]} + {s.waste_off[p]}"
        drives = " ".join(["1"] + ["2"] * s.drv2[p] + ["1"] * s.drv1[p])
        points = with_minus(total(view, p))
        numbers = (s.fuel[p], s.buck[p], ship_range(s, p))
        ends = (s.hand_n[p], s.colonies_left[p], s.ship[p])
        rows.append([view.words.seat(p), points, *map(str, numbers), drives, waste, *map(str, ends), standing(view, p)])
    header = [*(view.words(f"outline-{name}") for name in names), ""]
    return Section(view.words("outline-players"), header=header, rows=rows)


def _technology(view: View) -> Section:
    """Level and column of every technology die, and the cubes of its row by storage column."""
    s: State = view.state
    rows = []
    for p in range(s.players):
        for c in range(COLOURS):
            cubes = " ".join(str(s.res[p, c, j]) for j in range(3))
            name = f"{view.words.seat(p)}, {view.words(f'colour-{c}')}"
            rows.append([name, str(s.level[p, c]), ROMAN[s.column[p, c]], cubes])
    header = [view.words(f"outline-{name}") for name in ("tech", "level", "column", "cubes")]
    return Section(view.words("outline-technology"), header=header, rows=rows)


def _things(view: View, seat: int) -> Section:
    """Planets, stations, outposts, missions, developments and used die fields of a player."""
    s: State = view.state
    words = view.words
    items = [words("board-pending", what=planet_title(view, p)) for p in planets_of(s, seat, PENDING)]
    items += [words("board-settled", what=planet_title(view, p)) for p in planets_of(s, seat, SETTLED)]
    built = sorted((s.st_order[seat, k], k) for k in range(STATIONS) if s.st_order[seat, k] > 0)
    items += [f"{station_title(view, k)} {words('board-station-built', number=order)}" for order, k in built]
    for m in range(MARKERS):
        if s.outpost_tile[seat, m] > 0:
            items.append(f"{marker_title(view, m)} {words('board-marker-used', tile=s.outpost_tile[seat, m] - 1)}")
    items += [mission_title(view, card) for card in played(s, seat, OPEN_MISSION)]
    for card in played(s, seat, DEVELOPED):
        used = f" {words('outline-space-used')}" if s.card_die[card] == 1 else ""
        items.append(development_title(view, card) + used)
    for card in played(s, seat, FULFILLED):
        items.append(words("outline-fulfilled", card=card, points=MISSION_POINTS[card]))
    held = [words("board-bag-of", colour=c, count=s.held[seat, c]) for c in range(COLOURS) if s.held[seat, c]]
    if held:
        items.append(words("outline-held", dice=", ".join(held)))
    if s.used_trans[seat] == 1:
        items.append(words("board-transform-used"))
    if s.used_res[seat] == 1:
        items.append(words("board-research-used"))
    return Section(words("outline-things", player=seat), items or [words("outline-none")])


def _hand(view: View, seat: int) -> Section:
    cards = [card_title(view, card) for card in hand_of(view, seat)]
    return Section(view.words("outline-hand"), cards or [view.words("outline-none")])


def _score(view: View) -> Section:
    """The thirteen lines of the score sheet as of now."""
    s: State = view.state
    rows = [[view.words.line(line.key), *map(with_minus, line.values)] for line in sheet(view)]
    header = [view.words("outline-line"), *(view.words.seat(p) for p in range(s.players))]
    return Section(view.words("outline-score"), header=header, rows=rows)
