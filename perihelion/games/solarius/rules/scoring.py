"""Final scoring: the thirteen lines of section 6, as of now; the score sheet and the winners."""

from __future__ import annotations

from perihelion.rules import Line, rule, table

from .components import (
    CARDS,
    COLOURS,
    FULL,
    LAST_COLUMN,
    LEVEL_POINTS,
    MISSION_POINTS,
    OPEN,
    PLANET_COLOUR,
    PLANET_POINTS,
    PLANETS,
    STATION_POINTS,
)
from .geometry import FIELDS, bit, distance, is_in
from .space import centre_beside, ship_range
from .state import DOUBLE_CENTRE, FULFILLED, GAME_OVER, LINES, OPEN_MISSION, PENDING, SETTLED, State
from .stations import stations_built

RANK_POINTS = table([[2, 0, 0, 0], [4, 2, 0, 0], [6, 4, 2, 0]])
"""The points of line 13 by number of players - 2 and rank."""
LINE_KEYS = (
    "planets", "unsettled", "sets", "stations", "missions", "open-missions", "centres", "technology", "columns",
    "storage", "tracks", "waste", "connection",
)  # fmt: skip
"""The lines of section 6 in order."""


@rule
def planet_points(s: State, p: int) -> int:
    """Section 6, line 1: points of settled planets."""
    total = 0
    for planet in range(PLANETS):
        if s.planet_zone[planet] == SETTLED and s.planet_owner[planet] == p:
            total += PLANET_POINTS[planet]
    return total


@rule
def unsettled_points(s: State, p: int) -> int:
    """Section 6, line 2: -1, -3, -6, -10, ... for pending planets."""
    pending = 0
    for planet in range(PLANETS):
        if s.planet_zone[planet] == PENDING and s.planet_owner[planet] == p:
            pending += 1
    return -(pending * (pending + 1) // 2)


@rule
def count_settled(s: State, p: int, colour: int) -> int:
    """Settled planets of a colour."""
    n = 0
    for planet in range(PLANETS):
        if s.planet_zone[planet] == SETTLED and s.planet_owner[planet] == p and PLANET_COLOUR[planet] == colour:
            n += 1
    return n


@rule
def set_points(s: State, p: int) -> int:
    """Section 6, line 3: 4 for each set of four colours, then 2 for each set of three."""
    fewest = 99
    second = 99
    for colour in range(COLOURS):
        n = count_settled(s, p, colour)
        if n < fewest:
            second = fewest
            fewest = n
        elif n < second:
            second = n
    return 4 * fewest + 2 * (second - fewest)


@rule
def station_points(s: State, p: int) -> int:
    """Section 6, line 4: 0, 0, 1, 3, 6 for the stations built."""
    total = 0
    for i in range(stations_built(s, p)):
        total += STATION_POINTS[i]
    return total


@rule
def mission_points(s: State, p: int) -> int:
    """Section 6, line 5: points of fulfilled missions."""
    total = 0
    for card in range(CARDS):
        if s.card_zone[card] == FULFILLED and s.card_owner[card] == p:
            total += MISSION_POINTS[card]
    return total


@rule
def open_mission_points(s: State, p: int) -> int:
    """Section 6, line 6: -1 for each open mission."""
    n = 0
    for card in range(CARDS):
        if s.card_zone[card] == OPEN_MISSION and s.card_owner[card] == p:
            n += 1
    return -n


@rule
def centre_points(s: State, p: int) -> int:
    """SOLARIUS-101, section 6, line 7: own figures next to erected trade centres; double on an outpost by option."""
    total = 0
    for h in range(FIELDS):
        if s.hex_owner[h] == p:
            letter = centre_beside(s, h)
            if letter >= 0 and s.tc_up[letter] > 0:
                total += 2 if s.hex_outpost[h] >= 0 and s.flags & DOUBLE_CENTRE != 0 else 1
    return total


@rule
def technology_points(s: State, p: int) -> int:
    """SOLARIUS-42, section 6, line 8: 2 for each die of level 5, 4 for each of level 6."""
    total = 0
    for colour in range(COLOURS):
        total += LEVEL_POINTS[s.level[p, colour]]
    return total


@rule
def column_points(s: State, p: int) -> int:
    """Section 6, line 9: 1 for each die in column IV or V."""
    n = 0
    for colour in range(COLOURS):
        if s.column[p, colour] >= LAST_COLUMN - 1:
            n += 1
    return n


@rule
def storage_points(s: State, p: int) -> int:
    """Section 6, line 10: in rows with the die in column V, 1 for each storage column that is full."""
    n = 0
    for row in range(COLOURS):
        if s.column[p, row] == LAST_COLUMN:
            for column in range(3):
                if s.res[p, row, column] == OPEN[LAST_COLUMN, column]:
                    n += 1
    return n


@rule
def track_points(s: State, p: int) -> int:
    """Section 6, line 11: fuel and SpaceBucks, each 1 from 5 on, 2 at 10."""
    return one_track_points(s.fuel[p]) + one_track_points(s.buck[p])


@rule
def one_track_points(units: int) -> int:
    """Section 6, line 11: the points of one track."""
    if units == FULL:
        return 2
    return 1 if units >= 5 else 0


@rule
def connection(s: State, p: int) -> int:
    """SOLARIUS-101, section 6, line 13: the heaviest group of own figures linked within the ship's range."""
    reach = ship_range(s, p)
    done_low = 0
    done_middle = 0
    done_high = 0
    heaviest = 0
    for first in range(FIELDS):
        if s.hex_owner[first] == p and not is_in(done_low, done_middle, done_high, first):
            low = bit(first, 0)
            middle = bit(first, 1)
            high = bit(first, 2)
            grown = 1
            while grown > 0:
                grown = 0
                for h in range(first, FIELDS):
                    if s.hex_owner[h] == p and not is_in(low, middle, high, h):
                        near = 0
                        for h2 in range(first, FIELDS):
                            if is_in(low, middle, high, h2) and distance(h, h2) <= reach:
                                near = 1
                        if near == 1:
                            low |= bit(h, 0)
                            middle |= bit(h, 1)
                            high |= bit(h, 2)
                            grown = 1
            weight = 0
            for h in range(first, FIELDS):
                if is_in(low, middle, high, h):
                    weight += 2 if s.hex_outpost[h] >= 0 else 1
            heaviest = max(heaviest, weight)
            done_low |= low
            done_middle |= middle
            done_high |= high
    return heaviest


@rule
def connection_points(s: State, p: int) -> int:
    """Section 6, line 13: points by rank; equal numbers share what their ranks bring, rounded down; 0 takes no rank."""
    own = connection(s, p)
    if own == 0:
        return 0
    ahead = 0
    level = 0
    for other in range(s.players):
        number = own if other == p else connection(s, other)
        if number > own:
            ahead += 1
        if number == own:
            level += 1
    shared = 0
    for rank in range(ahead, ahead + level):
        shared += RANK_POINTS[s.players - 2, rank]
    return shared // level


@rule
def line_points(s: State, p: int, line: int) -> int:
    """SOLARIUS-90: the points of a player in one of the thirteen lines, counted from 0."""
    if line == 0:
        return planet_points(s, p)
    if line == 1:
        return unsettled_points(s, p)
    if line == 2:
        return set_points(s, p)
    if line == 3:
        return station_points(s, p)
    if line == 4:
        return mission_points(s, p)
    if line == 5:
        return open_mission_points(s, p)
    if line == 6:
        return centre_points(s, p)
    if line == 7:
        return technology_points(s, p)
    if line == 8:
        return column_points(s, p)
    if line == 9:
        return storage_points(s, p)
    if line == 10:
        return track_points(s, p)
    if line == 11:
        return -s.waste_off[p]
    return connection_points(s, p)


@rule
def final_scoring(s: State) -> None:
    """SOLARIUS-90: every line of every player is written down."""
    for p in range(s.players):
        for line in range(LINES):
            s.score[p, line] = line_points(s, p, line)


@rule
def points(s: State, seat: int) -> int:
    """SOLARIUS-90: the result, or what the thirteen lines would give now."""
    total = 0
    for line in range(LINES):
        total += s.score[seat, line] if s.phase == GAME_OVER else line_points(s, seat, line)
    return total


@rule
def winners(s: State) -> int:
    """Section 6: most points, then most points of planets; still equal players share the victory."""
    if s.phase != GAME_OVER:
        return 0
    best = -10000
    mask = 0
    for p in range(s.players):
        rank = 100 * points(s, p) + s.score[p, 0]
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask += 1 << p
    return mask


def sheet(s: State) -> list[Line]:
    """SOLARIUS-90: the thirteen lines, final when the game is over, before that as of now."""
    return score_lines(s, s.phase == GAME_OVER)


def score_lines(s: State, over: bool) -> list[Line]:
    """SOLARIUS-90: the thirteen lines for who knows already whether the game is over, such as the board."""
    return [
        Line(key, [s.score[p, line] if over else int(line_points(s, p, line)) for p in range(s.players)])
        for line, key in enumerate(LINE_KEYS)
    ]
