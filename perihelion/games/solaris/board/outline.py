"""Solaris' position in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Section, memoise
from perihelion.draw.outline import row_items
from perihelion.draw.to_play import to_play

from ..rules.components import CARD_NAMES, CARD_TYPES, COLOURS, STATION_CODES, STATIONS
from ..rules.state import DISPLAY_SLOTS, LAYOUT, NONE, OVER, TIME_GAME_ROUNDS, State, active
from .layout import bridges_laid, spares_laid, stations_laid

if TYPE_CHECKING:
    from perihelion.core.view import View


def outline(view: View) -> list[Section]:
    """Round, stations with everybody's energy, bridges, shuttles, cards, players, one's own hand."""
    parts = [_round, _stations, _bridges, _shuttles, _table, _players]
    s: State = view.state
    if view.seat >= 0 and (s.hand_n[view.seat] or s.phase != OVER):
        parts.append(_hand)
    return [memoise(part, view) for part in parts]


def holdings(view: View, seat: int) -> list[Section]:
    """Everything that a player has in the open."""
    s: State = view.state
    counts = [
        item for item in row_items(_players(view), seat, view.words) if not item.startswith(view.words("outline-known"))
    ]
    known = [kind for kind in range(CARD_TYPES) if s.open_hand[seat, kind]]
    names = [view.words("board-hand-card", card=kind, count=s.open_hand[seat, kind]) for kind in known]
    energy = _stations(view)
    rows = [[row[0], row[1 + seat]] for row in energy.rows]
    seen = [Section(view.words("outline-known"), names)] if names else []
    return [
        Section(view.words.seat(seat), counts),
        *seen,
        Section(energy.heading, header=[energy.header[0], energy.header[1 + seat]], rows=rows),
    ]


def _round(view: View) -> Section:
    s: State = view.state
    words = view.words
    items = [words("outline-round", round=s.round, last=TIME_GAME_ROUNDS if s.time_game else 0)]
    if s.phase < LAYOUT:
        items.append(words("outline-active", station=active(s)))
        waiting = [p for p in range(s.players) if not s.on_rim[p]]
        waiting.sort(key=lambda p: (-s.energy[p, active(s)], -s.height[p, active(s)]))
        if waiting and any(s.on_rim.values()):
            items.append(words("outline-next", players=", ".join(words.seat(p) for p in waiting)))
    return Section(words("game"), items)


def _stations(view: View) -> Section:
    """A row for each station in ring order; the number of tokens underneath in brackets, `*` on the rim."""
    s: State = view.state
    rows = []
    for position, station in stations_laid(s).items():
        here = position == s.pos and s.phase < LAYOUT
        cells = [_energy(s, p, station, here) for p in range(s.players)]
        rows.append([f"{STATION_CODES[station]} {view.words(f'station-{station}')}", *cells])
    header = [view.words("outline-station"), *(view.words.seat(p) for p in range(s.players))]
    return Section(view.words("outline-stations"), header=header, rows=rows)


def _energy(s: State, p: int, station: int, here: bool) -> str:
    rim = "*" if here and s.on_rim[p] else ""
    under = f" ({s.height[p, station]})" if s.height[p, station] else ""
    return f"{s.energy[p, station]}{rim}{under}"


def _bridges(view: View) -> Section:
    s: State = view.state
    items = []
    for slot in bridges_laid(s):
        ends = {"first": STATION_CODES[s.ring[slot]], "second": STATION_CODES[s.ring[(slot + 1) % STATIONS]]}
        items.append(view.words("outline-bridge", colour=s.bridge[slot], **ends))
    items += [view.words("board-spare", colour=s.spare[i]) for i in spares_laid(s)]
    return Section(view.words("outline-bridges"), items, first=True)


def _shuttles(view: View) -> Section:
    s: State = view.state
    items = []
    for colour in range(COLOURS):
        if s.shuttle[colour] == NONE:
            items.append(view.words("board-supply", colour=colour))
        else:
            items.append(view.words("board-docked", colour=colour, station=s.shuttle[colour]))
    return Section(view.words("board-shuttles"), items)


def _table(view: View) -> Section:
    s: State = view.state
    words = view.words
    items = []
    for i in range(DISPLAY_SLOTS):
        kind = s.display[i]
        if kind == NONE:
            items.append(words("board-gap", slot=i + 1))
        else:
            items.append(f"{words('board-open', slot=i + 1, card=kind)} ({CARD_NAMES[kind]})")
    items.append(words("board-stack", cards=s.stack_n))
    pile = " ".join(f"{CARD_NAMES[kind]}×{s.discard[kind]}" for kind in range(CARD_TYPES) if s.discard[kind])
    items.append(words("board-discard", cards=sum(s.discard.values())) + (f": {pile}" if pile else ""))
    return Section(words("outline-cards"), items)


def _players(view: View) -> Section:
    s: State = view.state
    words = view.words
    rows = []
    for p in range(s.players):
        known = [CARD_NAMES[kind] for kind in range(CARD_TYPES) for _ in range(s.open_hand[p, kind])]
        cards = str(s.hand_n[p]) + (f" + {s.stolen_n[p]}" if s.stolen_n[p] else "")
        winner = words("outline-winner") if s.winners[p] else ""
        turn = words("outline-turn") if to_play(view, s.to_act) == p else winner
        rows.append([words.seat(p), str(s.laser[p]), cards, " ".join(known), turn])
    header = [words(f"outline-{name}") for name in ("player", "laser", "hand-size", "known")]
    legend = words("outline-legend", example=CARD_NAMES[0], card=0)
    return Section(words("outline-players"), header=[*header, ""], rows=rows, legend=[legend])


def _hand(view: View) -> Section:
    """Every kind of card with the code to type to play it."""
    s: State = view.state
    items = []
    for kind in range(CARD_TYPES):
        if s.hand[view.seat, kind]:
            name = view.words("board-hand-card", card=kind, count=s.hand[view.seat, kind])
            items.append(f"{CARD_NAMES[kind]}: {name}")
        items += [view.words("board-taken", card=kind)] * s.stolen[view.seat, kind]
    return Section(view.words("outline-hand"), items or [view.words("board-empty-hand")])
