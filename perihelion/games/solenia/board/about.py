"""Explanations of the things on Solenia's board, for a person who points at them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw.by_key import by_key
from perihelion.rules import About

from ..rules.components import (
    CARD_GOODS,
    CARD_OF_KIND,
    CARD_STAR_ON,
    DEMAND,
    ORDER_STARS,
    PLACE_CHOICE,
    PLACE_GOODS,
    PLACE_STAR_PER_ORDER,
    PLACE_STARS,
    PLACE_STORAGE,
    VALUE,
)
from ..rules.families import FIELD_AXIS
from ..rules.reach import cost
from ..rules.state import CITY_DAY, DAY, MIDDLE, NIGHT, SUMMER, THE_RIVAL, TILES, TYPES, State, goods_of, kind, winter
from ..rules.upgrades import is_covered
from .hand import deck_of
from .layout import GOOD_LETTERS, is_laid, main_seat
from .names import card_title, field_title, order_title
from .players import total

if TYPE_CHECKING:
    from perihelion.core.view import View


def _field(view: View, name: str) -> About:
    """SOLENIA-8 to -13, -20 to -24: what a card brings on a field, and what the way costs the viewer."""
    s: State = view.state
    field = FIELD_AXIS.labels.index(name)
    if not is_laid(s, field // 5):
        return About(name, view.words("about-field-later"))
    at = kind(s, field)
    if s.card_owner[field] >= 0:
        return About(field_title(view, field), f"{view.words('about-taken')} {_card_effect(view, s.card_type[field])}")
    said = [view.words("about-city", light=at - CITY_DAY) if at >= CITY_DAY else view.words("about-island", good=at)]
    if field == (MIDDLE + 5 if s.advance else MIDDLE):
        said.append(view.words("about-airship"))
    if field < 5:
        said.append(view.words("about-first-strip"))
    goods = cost(s, view.seat, field) if 0 <= view.seat < s.players else 0
    return About(field_title(view, field), " ".join(said), view.words("about-way", n=goods) if goods else "")


def _card(view: View, seat: str, card: str, copy: str) -> About:
    return About(card_title(view, int(seat), int(card)), _card_effect(view, int(card)))


def _card_effect(view: View, card: int) -> str:
    """SOLENIA-20, -22, -32, -37 to -39: what a card brings when it is played, and when its strip is scored."""
    goods = [good for good in range(4) for _ in range(CARD_GOODS[card, good])]
    if CARD_STAR_ON[card] >= 0:
        later = view.words("about-card-star", good=CARD_STAR_ON[card])
    elif CARD_OF_KIND[card]:
        later = view.words("about-card-kind", n=CARD_OF_KIND[card])
    else:
        later = view.words("about-card-goods", goods=_list(view, goods, "about-and"))
    return f"{view.words('about-card', value=VALUE[card])} {later}"


def _list(view: View, goods: list[int], word: str) -> str:
    """Goods in words, joined by `and` or `or`."""
    return f" {view.words(word)} ".join(view.words(f"good-{good}") for good in goods)


def _order(view: View, number: str) -> About:
    """SOLENIA-23 to -26, -46: an order, wherever it lies."""
    s: State = view.state
    tile = int(number)
    light = tile // TILES
    stars = ORDER_STARS[tile]
    if any(s.display[light, position] == tile for position in range(4)):
        goods = [f"{DEMAND[tile, good]} {view.words(f'good-{good}')}" for good in range(4) if DEMAND[tile, good]]
        return About(order_title(view, tile), view.words("about-order", light=light, stars=stars), ", ".join(goods))
    return About(order_title(view, tile), view.words("about-order-done", stars=stars))


def _pile(view: View, row: str) -> About:
    s: State = view.state
    left = sum(s.pile[int(row), i] for i in range(TILES))
    return About(view.words("board-pile", light=int(row), count=left), view.words("about-pile"))


def _place(view: View, seat: str, row: str, number: str) -> About:
    """SOLENIA-26 to -28, -51, -52, -58, -59: what an order on this place brings."""
    s: State = view.state
    light, column = "dn".index(row), int(number)
    if s.variant == SUMMER:
        name = view.words("board-place-summer", light=light, number=column + 1)
    else:
        name = view.words("board-place", light=light, column=column)
    if is_covered(s, int(seat), light, column):
        said = _tile_effect(view, "upgrade", s.l1_tile[int(seat)]) if column == 0 else ""
        said = said or _tile_effect(view, "half", s.l3_half[int(seat), light])
        return About(name, view.words("about-covered", effect=said, both=int(column == 0)))
    return About(name, view.words("about-place", summer=int(s.variant == SUMMER), bonus=_bonus(view, light, column)))


def _bonus(view: View, light: int, column: int) -> str:
    """The bonus of a place in words."""
    board = winter(view.state)
    given = [good for good in range(4) for _ in range(PLACE_GOODS[board, light, column, good])]
    choice = [good for good in range(4) if PLACE_CHOICE[board, light, column] >> good & 1]
    said = []
    if PLACE_STARS[board, light, column]:
        said.append(view.words("about-stars", n=PLACE_STARS[board, light, column]))
    if given:
        said.append(_list(view, given, "about-and"))
    if choice:
        said.append(view.words("about-any-good") if len(choice) == 4 else _list(view, choice, "about-or"))
    if PLACE_STORAGE[board, light, column]:
        said.append(view.words("about-storage"))
    if PLACE_STAR_PER_ORDER[board, light, column]:
        said.append(view.words("about-per-order"))
    return f" {view.words('about-and')} ".join(said)


def _tile_effect(view: View, word: str, tile: int) -> str:
    return view.words("labelled", label=view.words(f"{word}-{tile}"), text=view.words(f"{word}-{tile}.about"))


def _upgrades(view: View, seat: int) -> list[str]:
    """SOLENIA-58 to -60: the upgrades of a player, and whether they work."""
    s: State = view.state
    tiles = [("upgrade", s.l1_tile[seat], s.l1_active[seat])]
    tiles += [("half", s.l3_half[seat, row], s.l3_active[seat, row]) for row in (DAY, NIGHT)]
    return [
        view.words("about-upgrade", effect=_tile_effect(view, word, tile), works=active)
        for word, tile, active in tiles
        if tile >= 0
    ]


def _store(view: View, seat: str, letter: str) -> About:
    """SOLENIA-21, -48: goods of one kind."""
    s: State = view.state
    good = GOOD_LETTERS.index(letter)
    name = view.words("board-goods", good=good, count=s.goods[int(seat), good])
    return About(name, view.words("about-goods", used=goods_of(s, int(seat)), capacity=s.capacity[int(seat)]))


def _player(view: View, seat: str) -> About:
    """SOLENIA-46 to -49: a player's stars, goods and upgrades."""
    s: State = view.state
    player = int(seat)
    name = view.words("board-points", player=player, points=total(view, player), stars=s.stars[player])
    if s.solo and player == THE_RIVAL:
        return About(name, view.words("about-rival"))
    values = {"pairs": int(s.variant == SUMMER), "used": goods_of(s, player), "capacity": s.capacity[player]}
    said = [view.words("about-player", **values)]
    return About(name, " ".join(said + _upgrades(view, player)))


def _own(view: View) -> About:
    return _player(view, str(main_seat(view.seat)))


def _deck(view: View) -> About:
    count = deck_of(view, main_seat(view.seat))
    return About(view.words("board-deck", count=count), view.words("about-deck"))


def _discard(view: View) -> About:
    gone = sum(view.state.discard[main_seat(view.seat), card] for card in range(TYPES))
    return About(view.words("board-discard", count=gone), view.words("about-discard"))


def _hand(view: View, seat: str) -> About:
    name = view.words("board-hand", player=int(seat), count=view.state.hand_n[int(seat)])
    return About(name, view.words("about-hand"))


def _die(view: View) -> About:
    return About(view.words("board-die", face=view.state.die), view.words("about-die"))


def _rival_deck(view: View) -> About:
    left = sum(max(0, view.state.deck[THE_RIVAL, card]) for card in range(TYPES))
    return About(view.words("board-deck", count=left), view.words("about-rival-deck"))


def _offer_1(view: View, position: str) -> About:
    tile = view.state.l1_offer[int(position)]
    effect = f"{view.words(f'upgrade-{tile}.about')} {view.words('about-level-1')}"
    return About(view.words(f"upgrade-{tile}"), effect)


def _offer_3(view: View, position: str) -> About:
    halves = [view.state.l3_offer[int(position), row] for row in (DAY, NIGHT)]
    effects = [_tile_effect(view, "half", half) for half in halves if half >= 0]
    name = f" {view.words('about-and')} ".join(view.words(f"half-{half}") for half in halves if half >= 0)
    return About(name, f"{' '.join(effects)} {view.words('about-level-3')}")


def _taken(view: View, level: str, seat: str) -> About:
    """SOLENIA-58 to -60: the tile of level 1 or the pair of level 3 of a player, and whether it works."""
    said = _upgrades(view, int(seat))
    return About(view.words.seat(int(seat)), " ".join(said[:1] if level == "1" else said[-2:]))


about = by_key(
    {
        r"([a-e]\d)": _field,
        r"card-(\d)-(\d+)-(\d)": _card,
        r"tile-(\d+)": _order,
        r"pile-(\d)": _pile,
        r"place-(\d)-([dn])(\d)": _place,
        r"store-(\d)-(\w)": _store,
        r"player-(\d)": _player,
        r"own": _own,
        r"deck": _deck,
        r"discard": _discard,
        r"hand-(\d)": _hand,
        r"die": _die,
        r"rival-deck": _rival_deck,
        r"l1-(\d)": _offer_1,
        r"l3-(\d)": _offer_3,
        r"l([13])-of-(\d)": _taken,
    }
)
