"""What players of Solarius Mission count: points, fuel, SpaceBucks, cubes, waste, range, cards, and what is open."""

from __future__ import annotations

from collections.abc import Callable

from .rules.components import BLACK, BROWN, CARDS, COLOURS, PLANETS, TURQUOISE, YELLOW
from .rules.missions import can_fulfil
from .rules.scoring import points
from .rules.space import ship_range
from .rules.state import DEVELOPED, OPEN_MISSION, PENDING, State
from .rules.stations import stations_built

Measure = Callable[[State, int], int]


def unpaid(s: State, seat: int) -> int:
    """SOLARIUS-62: planets with a colony whose condition is not met yet."""
    return len(named_unpaid(s, seat))


def named_unpaid(s: State, seat: int) -> list[dict[str, int]]:
    """Return these planets."""
    owned = (planet for planet in range(PLANETS) if s.planet_owner[planet] == seat)
    return [{"planet": planet} for planet in owned if s.planet_zone[planet] == PENDING]


def open_missions(s: State, seat: int) -> int:
    """SOLARIUS-50: missions that are not fulfilled yet."""
    return len(_played_cards(s, seat, OPEN_MISSION))


def ready_missions(s: State, seat: int) -> int:
    """SOLARIUS-72: open missions for which all cubes are there."""
    return len(named_missions(s, seat))


def named_missions(s: State, seat: int) -> list[dict[str, int]]:
    """Return the cards of these missions."""
    return [{"card": card} for card in _played_cards(s, seat, OPEN_MISSION) if can_fulfil(s, seat, card)]


def stations(s: State, seat: int) -> int:
    """SOLARIUS-68: the stations built."""
    return stations_built(s, seat)


def fuel(s: State, seat: int) -> int:
    """SOLARIUS-40: the fuel."""
    return s.fuel[seat]


def bucks(s: State, seat: int) -> int:
    """SOLARIUS-40: the SpaceBucks."""
    return s.buck[seat]


def cubes(colour: int) -> Measure:
    """SOLARIUS-35: return what counts the cubes of one colour."""

    def count(s: State, seat: int) -> int:
        return sum(s.res[seat, colour, column] for column in range(3))

    return count


def developments(s: State, seat: int) -> int:
    """SOLARIUS-51: the cards used as developments."""
    return len(_played_cards(s, seat, DEVELOPED))


def named_developments(s: State, seat: int) -> list[dict[str, int]]:
    """Return these cards."""
    return [{"card": card} for card in _played_cards(s, seat, DEVELOPED)]


def levels(s: State, seat: int) -> int:
    """SOLARIUS-41: the levels of the technology dice."""
    return sum(s.level[seat, colour] for colour in range(COLOURS))


def columns(s: State, seat: int) -> int:
    """SOLARIUS-43: the columns of the technology dice."""
    return sum(s.column[seat, colour] for colour in range(COLOURS))


def reach(s: State, seat: int) -> int:
    """SOLARIUS-52: how far the ship flies."""
    return ship_range(s, seat)


def cards(s: State, seat: int) -> int:
    """SOLARIUS-46: the cards in hand."""
    return s.hand_n[seat]


def waste(s: State, seat: int) -> int:
    """SOLARIUS-31: all waste, on its spaces and beside the board."""
    return s.waste_on[seat] + s.waste_off[seat]


def _played_cards(s: State, seat: int, zone: int) -> list[int]:
    return [card for card in range(CARDS) if s.card_zone[card] == zone and s.card_owner[card] == seat]


MEASURES: dict[str, Measure] = {
    "points": points,
    "unpaid": unpaid,
    "open-missions": open_missions,
    "ready-missions": ready_missions,
    "stations": stations,
    "developments": developments,
    "levels": levels,
    "columns": columns,
    "range": reach,
    "fuel": fuel,
    "bucks": bucks,
    "black": cubes(BLACK),
    "yellow": cubes(YELLOW),
    "turquoise": cubes(TURQUOISE),
    "brown": cubes(BROWN),
    "cards": cards,
    "waste": waste,
}
NAMED = {"unpaid": named_unpaid, "ready-missions": named_missions, "developments": named_developments}
LESS_IS_BETTER = {"unpaid", "waste"}
