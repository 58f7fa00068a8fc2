"""The events that the rules report beside the action itself: gains, deliveries, the scoring of a strip, the Rival."""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.rules import Event, EventKind

from .components import DEMAND, GOODS, ORDER_STARS, RANKS, RIVAL_STAR_PER_ORDER
from .families import FIELD_AXIS
from .state import TILES


class OrderEvent(EventKind):
    """An event about an order tile, which the rules report as the last number.

    The event names what is printed on the tile: the goods it demands, its stars, and its light (0 day, 1 night).
    """

    def event(self, numbers: Sequence[int]) -> Event:
        """Return the event with the numbers that have names, and with what is printed on the tile."""
        tile = int(numbers[-1])
        demand = {good: DEMAND[tile, j] for j, good in enumerate(GOODS)}
        named = super().event(numbers[: len(self.names)]).values
        return Event(self.key, {**named, **demand, "stars": ORDER_STARS[tile], "light": tile // TILES})


class RivalOrderEvent(OrderEvent):
    """An order tile taken by the Rival, for whom it counts more stars than are printed on it."""

    def event(self, numbers: Sequence[int]) -> Event:
        """Return the event with the stars that the Rival gets beside those of the tile."""
        return Event(self.key, {**super().event(numbers).values, "extra": RIVAL_STAR_PER_ORDER})


def name_field(field: int) -> str:
    """Return the name of a field, like c3."""
    return str(FIELD_AXIS.labels[field])


def find_rank(points: int) -> int:
    """SOLENIA-61: the rank of a solo game, from 0 for a cabin boy to 4 for a legend."""
    return sum(points >= step for step in RANKS)


GAINS = (*GOODS, "stars")

EVENTS = (
    EventKind("island", "player", "good", "count"),
    EventKind("city", "player", "stars"),
    EventKind("advance"),
    OrderEvent("delivered", "player", "tile"),
    OrderEvent("order"),
    EventKind("last-order", "light"),
    EventKind("bonus", "player", *GAINS),
    EventKind("storage", "player", "count"),
    EventKind("upgrade", "player", "upgrade"),
    EventKind("half", "player", "half", "light"),
    EventKind("scored", "player", "card", *GAINS),
    EventKind("scored-nothing", "player", "card"),
    EventKind("salvage", "player", "stars"),
    EventKind("patronage", "player", "stars"),
    EventKind("cleared", "card"),
    EventKind("turned", "light"),
    EventKind("rival-at", "card", "field", field=name_field),
    EventKind("rival-misses", "card"),
    RivalOrderEvent("rival-order", "tile"),
    EventKind("rank", "rank", "points", rank=find_rank),
)

ISLAND_GOODS, CITY_STARS, ADVANCED, DELIVERED, NEW_ORDER, LAST_ORDER, PLACE_BONUS, MORE_STORAGE = range(8)
UPGRADE_ACTIVE, HALF_ACTIVE, SCORED, SCORED_NOTHING, SALVAGED, PATRON_PAID, CLEARED, STRIP_TURNED = range(8, 16)
RIVAL_PLACED, RIVAL_MISSED, RIVAL_ORDER, RANK_REACHED = range(16, len(EVENTS))
"""The indices of EVENTS, in the same order."""
