"""What a game is worth to a seat, and who wins. Section 6."""

from __future__ import annotations

from perihelion.rules import Line, only_reports, rule, tell

from .components import ORDER_STARS, PAIR_STARS, PLACE_STAR_PER_ORDER, RIVAL_STAR_PER_ORDER, VALUE
from .events import RANK_REACHED
from .state import DAY, END, NIGHT, PLACES, SUMMER, THE_RIVAL, TILES, TYPES, UPGRADES, WINTER, State, goods_of, winter
from .upgrades import GRAND, MOST, PER_GOOD, PER_GRAND, PER_ORDER, PER_PAIR, PER_VALUE, PER_ZERO, at_the_end, is_covered

LAST = PLACES - 1


@rule
def tiles_in(s: State, p: int, row: int) -> int:
    """How many order tiles the row holds."""
    tiles = 0
    for column in range(PLACES):
        if s.places[p, row, column] >= 0:
            tiles += 1
    return tiles


@rule
def own_tiles(s: State, p: int) -> int:
    """How many order tiles the seat has."""
    return tiles_in(s, p, DAY) + tiles_in(s, p, NIGHT)


@rule
def pairs(s: State, p: int) -> int:
    """SOLENIA-47: day/night pairs of order tiles."""
    return min(tiles_in(s, p, DAY), tiles_in(s, p, NIGHT))


@rule
def order_stars(s: State, p: int) -> int:
    """SOLENIA-46: the stars of the own order tiles."""
    stars = 0
    for row in range(2):
        for column in range(PLACES):
            tile = s.places[p, row, column]
            if tile >= 0:
                stars += ORDER_STARS[tile]
    return stars


@rule
def pair_stars(s: State, p: int) -> int:
    """SOLENIA-47, -53: 0, 1, 3, 6, 10 stars for the pairs in summer; none in winter."""
    return PAIR_STARS[pairs(s, p)] if s.variant == SUMMER else 0


@rule
def goods_stars(s: State, p: int) -> int:
    """SOLENIA-48, -60: 1 star for two goods; with an active Market as much as it says for each."""
    per_good = max(at_the_end(s, p, DAY, PER_GOOD), at_the_end(s, p, NIGHT, PER_GOOD))
    return goods_of(s, p) * per_good if per_good > 0 else goods_of(s, p) // 2


@rule
def last_place_stars(s: State, p: int) -> int:
    """SOLENIA-54: each printed last place of the winter side that holds a tile and is not covered."""
    stars = 0
    for row in range(2):
        if s.places[p, row, LAST] >= 0 and not is_covered(s, p, row, LAST):
            stars += PLACE_STAR_PER_ORDER[winter(s), row, LAST] * own_tiles(s, p)
    return stars


@rule
def half_stars(s: State, p: int) -> int:
    """SOLENIA-46, -60: what active halves of level 3 give at the end."""
    stars = 0
    for row in range(2):
        if s.l3_active[p, row] == 1:
            stars += at_the_end(s, p, row, PER_ORDER) * own_tiles(s, p)
            stars += at_the_end(s, p, row, PER_PAIR) * pairs(s, p)
            stars += at_the_end(s, p, row, PER_GRAND) * grand_orders(s, p, at_the_end(s, p, row, GRAND))
            most = at_the_end(s, p, row, MOST)
            stars += min(most, at_the_end(s, p, row, PER_ZERO) * discarded_zeros(s, p))
            stars += min(most, at_the_end(s, p, row, PER_VALUE) * different_values(s, p))
    return stars


@rule
def grand_orders(s: State, p: int, grand: int) -> int:
    """SOLENIA-60: own order tiles worth at least this number of stars."""
    tiles = 0
    for row in range(2):
        for column in range(PLACES):
            tile = s.places[p, row, column]
            if tile >= 0 and ORDER_STARS[tile] >= grand:
                tiles += 1
    return tiles


@rule
def discarded_zeros(s: State, p: int) -> int:
    """SOLENIA-60: 0-cards in the own discard pile."""
    zeros = 0
    for card in range(TYPES):
        if VALUE[card] == 0:
            zeros += s.discard[p, card]
    return zeros


@rule
def different_values(s: State, p: int) -> int:
    """SOLENIA-60: how many different numbers of stars the own order tiles show."""
    met = 0
    different = 0
    for row in range(2):
        for column in range(PLACES):
            tile = s.places[p, row, column]
            if tile >= 0 and met >> ORDER_STARS[tile] & 1 == 0:
                met |= 1 << ORDER_STARS[tile]
                different += 1
    return different


@rule
def rival_points(s: State) -> int:
    """SOLENIA-61: the stars of the Rival's tiles and 1 for each tile."""
    stars = 0
    for tile in range(2 * TILES):
        if s.rival_tiles[tile] == 1:
            stars += ORDER_STARS[tile] + RIVAL_STAR_PER_ORDER
    return stars


@rule
def points(s: State, seat: int) -> int:
    """SOLENIA-45, -46: the total if the game ended now; cards on the board count nothing."""
    if s.solo == 1 and seat == THE_RIVAL:
        return rival_points(s)
    stars = s.stars[seat] + order_stars(s, seat) + pair_stars(s, seat) + goods_stars(s, seat)
    if s.variant != SUMMER:
        stars += last_place_stars(s, seat) + half_stars(s, seat)
    return stars


@only_reports
def tell_rank(s: State) -> None:
    """SOLENIA-61: a solo game is rated by the own total."""
    total = points(s, 0)
    tell(s, RANK_REACHED, total, total)


@rule
def winners(s: State) -> int:
    """SOLENIA-44, -49, -61: all seats with the most stars; in solo seat 0 or the Rival (bit 1)."""
    if s.phase != END:
        return 0
    if s.solo == 1:
        return 1 if points(s, 0) > rival_points(s) else 1 << THE_RIVAL
    most = 0
    won = 0
    for p in range(s.players):
        total = points(s, p)
        if p == 0 or total > most:
            most = total
            won = 0
        if total == most:
            won |= 1 << p
    return won


def sheet(s: State) -> list[Line]:
    """SOLENIA-46: the final scoring line by line; lines that cannot occur in the variant are left out."""
    everybody = range(s.players)
    lines = [
        Line("stars", [s.stars[p] for p in everybody]),
        Line("orders", [order_stars(s, p) for p in everybody]),
    ]
    if s.variant == SUMMER:
        lines.append(Line("pairs", [pair_stars(s, p) for p in everybody]))
    lines.append(Line("goods", [goods_stars(s, p) for p in everybody]))
    if s.variant == WINTER:
        lines.append(Line("last-places", [last_place_stars(s, p) for p in everybody]))
    if s.variant == UPGRADES:
        lines.append(Line("halves", [half_stars(s, p) for p in everybody]))
    lines.append(Line("total", [points(s, p) for p in everybody], counts=False))
    if s.solo == 1:
        lines.append(Line("rival", [rival_points(s)], counts=False, opponent=True))
    return lines
