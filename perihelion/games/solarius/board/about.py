"""Explanations of the things on the board of Solarius Mission, for a person who points at them.

The things of a player board are those of the viewer; a spectator looks at the first player's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from perihelion.draw.by_key import by_key
from perihelion.rules import About

from ..rules.bridge import die_points
from ..rules.components import (
    BLACK,
    BONUS,
    CENTRE,
    HAND_LIMIT,
    INSTANT,
    LAST_COLUMN,
    LAST_LEVEL,
    LETTERS,
    MARKER_OP,
    MISSION_POINTS,
    PERMANENT,
    PLACE,
    PLAIN,
    PLANET_COLOUR,
    PLANET_POINTS,
    PURCHASE,
    PUSH_COST,
    STATION_WASTE,
    UPGRADE_COST,
)
from ..rules.die_action import point_price
from ..rules.flight import flight_price, range_price
from ..rules.planets import planet_price
from ..rules.space import centre_beside, is_erected, ship_range, way_to
from ..rules.state import DEVELOPED, FULFILLED, OPEN_MISSION, SETTLED, State
from ..rules.stations import station_price
from .bridge import bag_words
from .chart import centres_words, field_title
from .hand import played
from .holdings import drives_of, figures_left
from .layout import FIRST_CELL, main_seat
from .names import bonus_words, demand_words, development_words, op_words, pair, planet_need, total
from .players import summary
from .rows import field_word, row_words
from .symbols import ROMAN

if TYPE_CHECKING:
    from perihelion.core.view import View


def _plain(word: str) -> Callable[[View], About]:
    """A thing whose name and effect never change."""
    return lambda view: About(view.words(word), view.words(f"{word}.effect"))


def _field(view: View, number: str) -> About:
    """SOLARIUS-54, -58 to -63, -66, -71: what can be done on a field, and the fuel the viewer needs to get there."""
    s: State = view.state
    h = int(number)
    if s.hex_owner[h] >= 0:
        said = view.words("about-figure", figure=s.hex_fig[h])
    elif s.hex_planet[h] >= 0:
        planet = s.hex_planet[h]
        said = view.words("about-planet-up", need=planet_need(view, planet), points=PLANET_POINTS[planet])
    elif s.hex_kind[h] == PLACE and s.hex_back[h] >= 0:
        said = view.words("about-planet-down")
    elif s.hex_kind[h] == CENTRE:
        said = view.words("about-centre", up=int(is_erected(s, h)))
    else:
        said = view.words(f"about-kind-{s.hex_kind[h]}")
        if s.hex_kind[h] == PLAIN and centre_beside(s, h) >= 0:
            said += " " + view.words("about-beside-centre")
    return About(field_title(view, h), said, _way_price(view, h))


def _way_price(view: View, h: int) -> str:
    """The fuel for range that the viewer's drives do not have."""
    s: State = view.state
    if view.seat < 0:
        return ""
    way = way_to(s, s.ship[view.seat], h, s.portal_open)
    fuel = flight_price(way, ship_range(s, view.seat), range_price(s, view.seat))
    return view.words("about-way", n=fuel) if fuel > 0 else ""


def _ship(view: View, number: str) -> About:
    """SOLARIUS-52, -54, -58: a ship and how far it flies."""
    s: State = view.state
    seat = int(number)
    name = view.words("board-ship", player=seat, number=s.ship[seat], own=int(seat == view.seat))
    return About(name, view.words("about-ship", range=ship_range(s, seat), fuel=range_price(s, seat)))


def _die(view: View, number: str) -> About:
    """SOLARIUS-16 to -18, -27, -28: a die on the bridge, with the points it brings the viewer."""
    s: State = view.state
    i, seat = int(number), main_seat(view.seat)
    colour, face, slot = s.bridge_col[i], s.bridge_face[i], s.bridge_slot[i]
    points = die_points(s, seat, colour, face)
    values = {"colour": colour, "face": face}
    bonus = BONUS[slot] if slot >= 0 else 0
    said = [view.words("about-die", points=points, action=view.words(f"about-die-{colour}")), _waste(view, points)]
    if bonus > 0:
        said.append(view.words("about-die-bonus", n=bonus))
    name = view.words("board-die", slot=bonus_words(slot), **values) if slot >= 0 else ""
    price = view.words("price-either") if bonus < 0 else ""
    return About(name or view.words("board-die-rolled", **values), " ".join(filter(None, said)), price)


def _waste(view: View, points: int) -> str:
    return view.words("about-die-waste") if points >= 3 else ""


def _die_in_use(view: View) -> About:
    s: State = view.state
    final = s.final_col if s.final_col >= 0 else s.die_col
    name = view.words("board-in-use", face=s.die_face, colour=final)
    action = view.words(f"about-die-{final}")
    return About(name, view.words("about-die", points=max(s.base_ap, 0), action=action))


def _tech(view: View, letter: str) -> About:
    """SOLARIUS-27, -36, -41 to -43: a technology die."""
    s: State = view.state
    seat, colour = main_seat(view.seat), LETTERS.index(letter)
    level, column = s.level[seat, colour], s.column[seat, colour]
    prices = []
    if 0 < level < LAST_LEVEL:
        prices.append(view.words("about-tech-up", n=UPGRADE_COST[level]))
    if 0 < column < LAST_COLUMN:
        prices.append(view.words("about-tech-push", n=PUSH_COST[column]))
    name = view.words("board-tech", colour=colour, level=level, at=ROMAN[column])
    return About(name, view.words("about-tech"), ", ".join(prices))


def _storage(view: View, letter: str, number: str) -> About:
    """SOLARIUS-36, -37, -83, -84: a storage field."""
    row, cell = LETTERS.index(letter), int(number)
    column = max(k for k in range(3) if FIRST_CELL[k] <= cell)
    word = field_word(view.state, main_seat(view.seat), row, column, cell - FIRST_CELL[column])
    name = view.words(word, colour=row, n=column + 1)
    return About(name, view.words(f"about-{word.removeprefix('board-')}", n=column + 1, colour=row))


def _row(view: View, letter: str) -> About:
    return About(row_words(view, main_seat(view.seat), LETTERS.index(letter)), view.words("about-row"))


def _track(key: str) -> Callable[[View], About]:
    """SOLARIUS-91: fuel or SpaceBucks."""

    def about(view: View) -> About:
        s: State = view.state
        units = (s.fuel if key == "fuel" else s.buck)[main_seat(view.seat)]
        price = point_price(s, main_seat(view.seat))
        return About(view.words(f"board-{key}", n=units), view.words(f"about-{key}", price=price))

    return about


def _drive(view: View, number: str) -> About:
    """SOLARIUS-45, -52, -53, -85: a drive or a free slot."""
    s: State = view.state
    seat, slot = main_seat(view.seat), int(number)
    value = 1 if slot == 0 else drives_of(s, seat)[slot - 1]
    word = "drive-own" if slot == 0 else "drive" if value else "drive-free"
    price = view.words(f"about-{word}-price", n=PURCHASE) if slot and value < 2 else ""
    return About(view.words(f"board-{word}", n=value), view.words(f"about-{word}", range=ship_range(s, seat)), price)


def _transform(view: View, letter: str) -> About:
    """SOLARIUS-22, -23, -29: the transformation field."""
    used = view.state.used_trans[main_seat(view.seat)]
    colour = LETTERS.index(letter)
    name = view.words("about-transform", colour=colour)
    return About(name, view.words("about-transform.effect", used=used, colour=colour), view.words("about-one-waste"))


def _research(view: View) -> About:
    """SOLARIUS-24, -29: the research field."""
    used = view.state.used_res[main_seat(view.seat)]
    effect = view.words("about-research.effect", used=used)
    return About(view.words("about-research"), effect, view.words("about-one-waste"))


def _planet(view: View, number: str) -> About:
    """SOLARIUS-64: a planet that waits or is settled."""
    s: State = view.state
    planet = int(number)
    name = view.words("about-planet", planet=planet)
    points = PLANET_POINTS[planet]
    if s.planet_zone[planet] == SETTLED:
        return About(name, view.words("about-planet-settled", points=points))
    effect = view.words("about-planet-waiting", points=points, need=planet_need(view, planet))
    price = planet_price(s, main_seat(view.seat), planet)
    if PLANET_COLOUR[planet] > 1 or not price:
        return About(name, effect)
    return About(name, effect, view.words("price-fuel" if PLANET_COLOUR[planet] == BLACK else "price-buck", n=price))


def _station(view: View, number: str) -> About:
    """SOLARIUS-66 to -70: a station card."""
    s: State = view.state
    station, seat = int(number), main_seat(view.seat)
    instant = ", ".join(op_words(view, op, n) for op, n in pair(INSTANT, station))
    lasting = ", ".join(op_words(view, op, n) for op, n in pair(PERMANENT, station))
    built = s.st_order[seat, station]
    said = [view.words("about-station-built" if built else "about-station", instant=instant, lasting=lasting)]
    if STATION_WASTE[station]:
        said.append(view.words("board-station-waste", n=STATION_WASTE[station]))
    high, low = station_price(s, seat, 1), station_price(s, seat, 0)
    price = view.words("about-station-price", station=station, high=high, low=low) if high and not built else ""
    return About(view.words(f"station-{station}"), " ".join(said), price)


def _outpost(view: View, number: str) -> About:
    """SOLARIUS-73, -78 to -82, -101: an outpost."""
    s: State = view.state
    marker = int(number)
    figure = view.words(f"board-figure-{marker // 2 + 1}")
    effect = op_words(view, MARKER_OP[marker, 0], MARKER_OP[marker, 1])
    tile = s.outpost_tile[main_seat(view.seat), marker]
    said = view.words("about-outpost", figure=figure, effect=effect)
    if tile > 0:
        said += " " + view.words("board-marker-used", tile=tile - 1)
    return About(view.words("about-outpost-name", marker=marker), said)


def _numbered_card(view: View, number: str) -> About:
    return _card(view, int(number) - 1)


def _card(view: View, card: int) -> About:
    """SOLARIUS-49 to -51, -71, -72: a card in hand, an open mission or a development."""
    s: State = view.state
    name = view.words(f"card-{card}")
    points = MISSION_POINTS[card]
    demand, effect = demand_words(view, card), development_words(view, card)
    if s.card_zone[card] == OPEN_MISSION:
        return About(name, view.words("about-mission", points=points), demand)
    if s.card_zone[card] == DEVELOPED:
        return About(name, view.words("about-development", effect=effect, used=s.card_die[card]))
    return About(name, view.words("about-card", demand=demand, points=points, effect=effect))


def _picked(view: View) -> About:
    return _card(view, view.state.picked_card)


def _half(mission: bool) -> Callable[[View], About]:
    """SOLARIUS-49: one half of the card that is being played."""

    def about(view: View) -> About:
        card = view.state.picked_card
        name = view.words("about-half", card=card, mission=int(mission))
        if mission:
            return About(name, view.words("about-mission", points=MISSION_POINTS[card]), demand_words(view, card))
        return About(name, view.words("about-development", effect=development_words(view, card), used=0))

    return about


def _hand(view: View) -> About:
    seat = main_seat(view.seat)
    name = view.words("board-hand", player=seat, count=view.state.hand_n[seat])
    return About(name, view.words("about-hand", most=HAND_LIMIT))


def _deck(view: View) -> About:
    return About(view.words("board-deck", count=view.state.deck_n), view.words("about-deck"))


def _discard(view: View) -> About:
    s: State = view.state
    gone = sum(s.card_zone[card] == 1 for card in range(len(s.card_zone)))
    return About(view.words("board-discard", count=gone), view.words("about-discard"))


def _player(view: View, number: str) -> About:
    return About(view.words.seat(int(number)), summary(view, int(number)))


def _own(view: View) -> About:
    seat = main_seat(view.seat)
    return About(view.words("board-points", player=seat, points=total(view, seat)), view.words("about-own"))


def _bonus(view: View, fuel: str) -> About:
    """SOLARIUS-17: a mix of fuel and SpaceBucks."""
    name = view.words("board-bonus", fuel=int(fuel), buck=max(0, view.state.ap - int(fuel)))
    return About(name, view.words("about-bonus"))


def _act_1(view: View) -> About:
    s: State = view.state
    return About(view.words("board-act-1", colour=s.final_col), view.words("about-act-1", points=s.ap))


def _act_2(view: View) -> About:
    s: State = view.state
    effect = view.words(f"about-act-2-{s.final_col}", points=s.ap)
    return About(view.words(f"board-act-2-{s.final_col}"), effect)


def _more_points(view: View) -> About:
    """SOLARIUS-33, -34: points left, and one more to buy."""
    s: State = view.state
    price = view.words("price-buck", n=point_price(s, main_seat(view.seat)))
    return About(view.words("about-ap"), view.words("about-ap.effect"), price)


def _portals(view: View) -> About:
    """SOLARIUS-53, -55: the portals."""
    word = "board-portals-open" if view.state.portal_open else "board-portals-closed"
    price = "" if view.state.portal_open else view.words("about-portals.price")
    return About(view.words(word), view.words("about-portals"), price)


def _bag(view: View) -> About:
    return About(bag_words(view), view.words("about-bag"))


def _waste_spaces(view: View) -> About:
    """SOLARIUS-31, -32: waste."""
    s: State = view.state
    seat = main_seat(view.seat)
    name = view.words("board-waste", n=s.waste_on[seat], cap=s.waste_cap[seat], off=s.waste_off[seat])
    return About(name, view.words("about-waste"))


def _left(view: View) -> About:
    return About(figures_left(view, main_seat(view.seat)), view.words("about-left"))


def _fulfilled(view: View) -> About:
    done = played(view.state, main_seat(view.seat), FULFILLED)
    name = view.words("board-fulfilled", count=len(done), points=sum(MISSION_POINTS[card] for card in done))
    return About(name, view.words("about-fulfilled"))


def _round(view: View) -> About:
    s: State = view.state
    return About(
        view.words("board-round", round=max(1, s.round)), f"{centres_words(view)}. {view.words('about-round')}"
    )


about = by_key(
    {
        r"h(\d+)": _field,
        r"ship-(\d)": _ship,
        r"die-(\d)": _die,
        r"in-use": _die_in_use,
        r"tech-(\w)": _tech,
        r"field-(\w)-(\d)": _storage,
        r"row-(\w)": _row,
        r"fuel": _track("fuel"),
        r"buck": _track("buck"),
        r"drive-(\d)": _drive,
        r"field-normal": _plain("about-normal"),
        r"as-(\w)": _transform,
        r"field-research": _research,
        r"planet-(\d+)": _planet,
        r"station-(\d)": _station,
        r"outpost-(\d)": _outpost,
        r"card-(\d+)": _numbered_card,
        r"picked": _picked,
        r"side-mission": _half(mission=True),
        r"side-dev": _half(mission=False),
        r"hand": _hand,
        r"deck": _deck,
        r"discard": _discard,
        r"player-(\d)": _player,
        r"own": _own,
        r"bonus-(\d)": _bonus,
        r"act-1": _act_1,
        r"act-2": _act_2,
        r"ap": _more_points,
        r"portals": _portals,
        r"explore": _plain("about-explore"),
        r"bag": _bag,
        r"waste": _waste_spaces,
        r"left": _left,
        r"fulfilled": _fulfilled,
        r"round": _round,
    }
)
