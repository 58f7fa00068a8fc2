"""Solenia's position in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Section, memoise
from perihelion.draw.outline import row_items

from ..rules.components import CARD_NAMES, COLUMNS, DISPLAY, LETTERS, ORDER_STARS
from ..rules.scoring import rival_points
from ..rules.state import DAY, NIGHT, PLACES, TILES, TYPES, UPGRADES, State, goods_of, kind
from .layout import cards_of, is_laid, main_seat
from .names import demand_words, order_title
from .players import standing, total

if TYPE_CHECKING:
    from perihelion.core.view import View


def outline(view: View) -> list[Section]:
    """The window from the front to the first strip, orders, players, the hand, upgrades."""
    s: State = view.state
    parts = [_window, _orders, _players, _boards]
    if s.variant == UPGRADES:
        parts.append(_upgrades)
    if s.solo == 1 or view.seat >= 0:
        parts.append(_hand)
    return [section for section in (memoise(part, view) for part in parts) if section.items or section.rows]


def holdings(view: View, seat: int) -> list[Section]:
    """Everything that a player has in the open."""
    s: State = view.state
    counts = Section(view.words.seat(seat), row_items(_players(view), seat, view.words))
    if seat >= s.players:  # the Rival
        taken = [order_title(view, tile) for tile in range(2 * TILES) if s.rival_tiles[tile] == 1]
        return [counts, Section(view.words("outline-boards"), taken or ["–"])]
    tiles = [s.places[seat, row, column] for row in (DAY, NIGHT) for column in range(PLACES)]
    orders = Section(view.words("outline-boards"), [order_title(view, tile) for tile in tiles if tile >= 0] or ["–"])
    if s.variant != UPGRADES:
        return [counts, orders]
    owned = [("upgrade", s.l1_tile[seat]), *(("half", s.l3_half[seat, row]) for row in (DAY, NIGHT))]
    upgrades = [_said(view, word, tile) for word, tile in owned if tile >= 0]
    return [counts, orders, Section(view.words("outline-upgrades"), upgrades or ["–"])]


def _window(view: View) -> Section:
    """Kind of each field, then the card on it: the owner's seat and the card."""
    s: State = view.state
    rows = []
    for row in range(4, -1, -1):
        light = view.words("outline-unknown")
        cells = ["?"] * 5
        if is_laid(s, row):
            light = view.words(f"light-{s.side[row] + (2 if s.strip[row] == 4 else 0)}")
            cells = [_cell(view, row * 5 + column) for column in range(5)]
        note = (
            view.words("outline-next") if row == 0 else view.words("outline-airship") if row == _airship_row(s) else ""
        )
        rows.append([str(row + 1), *cells, light, note])
    legend = [view.words("outline-legend")]
    if any(owner >= 0 for owner in s.card_owner.values()):
        legend.append(view.words("outline-legend-cards"))
    return Section(view.words("outline-window"), header=["", *COLUMNS, "", ""], rows=rows, legend=legend)


def _airship_row(s: State) -> int:
    return 3 if s.advance == 1 else 2


def field_signs(view: View) -> str:
    """The kinds of fields in one letter of the language each: islands, day and night city."""
    return view.words("outline-signs")


def _cell(view: View, field: int) -> str:
    """The sign of a field, then the card on it: its owner and its name, goods in the letters of the language."""
    s: State = view.state
    signs = field_signs(view)
    sign = signs[kind(s, field)]
    if s.card_owner[field] < 0:
        return sign
    goods = str.maketrans(LETTERS, signs[: len(LETTERS)].lower())
    return f"{sign}/{s.card_owner[field]}={CARD_NAMES[s.card_type[field]].translate(goods)}"


def _orders(view: View) -> Section:
    s: State = view.state
    items = []
    for row in (DAY, NIGHT):
        tiles = [s.display[row, position] for position in range(DISPLAY[s.players - 1])]
        orders = " | ".join(demand_words(view, tile) for tile in tiles if tile >= 0)
        left = sum(s.pile[row, i] for i in range(TILES))
        items.append(view.words("outline-row", light=row, orders=orders or "–", left=left))
    return Section(view.words("outline-orders"), items, first=True)


def _players(view: View) -> Section:
    s: State = view.state
    words = view.words
    goods = [words(f"good-{kind}") for kind in range(4)]
    header = [
        words("outline-player"),
        words("outline-points"),
        words("outline-stars"),
        *goods,
        words("outline-storage"),
    ]
    header += [words("outline-cards"), ""]
    rows = []
    for seat in range(s.players):
        counts = [str(s.goods[seat, kind]) for kind in range(4)]
        storage = f"{goods_of(s, seat)}/{s.capacity[seat]}"
        name = f"{words.seat(seat)} ({seat})"
        rows.append(
            [
                name,
                str(total(view, seat)),
                str(s.stars[seat]),
                *counts,
                storage,
                str(s.hand_n[seat]),
                standing(view, seat),
            ]
        )
    if s.solo == 1:
        rows.append([f"{words.seat(1)} (1)", str(rival_points(s)), *[""] * 8])
    return Section(words("outline-players"), header=header, rows=rows)


def _boards(view: View) -> Section:
    """The stars of the orders on every player board, place by place; rows without an order are left out."""
    s: State = view.state
    items = []
    for seat in range(s.players):
        for row in (DAY, NIGHT):
            tiles = [s.places[seat, row, column] for column in range(PLACES)]
            said = ", ".join(
                view.words("outline-place", column=column, stars=ORDER_STARS[tile])
                for column, tile in enumerate(tiles)
                if tile >= 0
            )
            if said:
                items.append(view.words("outline-board", player=seat, light=row, tiles=said))
    if s.solo == 1:
        taken = [view.words("measure-points", n=ORDER_STARS[tile]) for tile in range(2 * TILES) if s.rival_tiles[tile]]
        if taken:
            items.append(view.words("outline-rival", player=1, tiles=", ".join(taken)))
    return Section(view.words("outline-boards"), items)


def _upgrades(view: View) -> Section:
    """The offers, and what everybody has; an active tile is named so."""
    s: State = view.state
    items = []
    for position in range(s.players):
        if s.l1_offer[position] >= 0:
            items.append(
                view.words(
                    "outline-offer", level=1, position=position, tiles=_said(view, "upgrade", s.l1_offer[position])
                )
            )
        if s.l3_offer[position, DAY] >= 0:
            halves = [
                _said(view, "half", s.l3_offer[position, row]) for row in (DAY, NIGHT) if s.l3_offer[position, row] >= 0
            ]
            items.append(view.words("outline-offer", level=3, position=position, tiles=" / ".join(halves)))
    for seat in range(s.players):
        owned = [("upgrade", s.l1_tile[seat], s.l1_active[seat])]
        owned += [("half", s.l3_half[seat, row], s.l3_active[seat, row]) for row in (DAY, NIGHT)]
        for word, tile, active in owned:
            if tile >= 0:
                key = "outline-active" if active else "outline-waiting"
                items.append(view.words(key, player=seat, tiles=_said(view, word, tile)))
    return Section(view.words("outline-upgrades"), items)


def _said(view: View, word: str, tile: int) -> str:
    return f"{view.words(f'{word}-{tile}')} ({view.words(f'{word}-{tile}.about')})"


def _hand(view: View) -> Section:
    s: State = view.state
    seat = main_seat(view.seat)
    items = []
    for card, _, open_card in cards_of(view, seat):
        name = view.words(f"card-{card}")
        items.append(view.words("outline-open", card=name) if open_card else name)
    left = sum(max(0, s.deck[seat, card]) for card in range(TYPES))
    return Section(view.words("outline-hand", count=left), items)
