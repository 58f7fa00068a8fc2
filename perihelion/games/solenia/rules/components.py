"""What is printed on the components of Solenia: reads components.toml, checks it, and turns it into tables.

`Components(data)` raises InvalidComponents with a sentence that names the entry, what is wrong and what would be right.
"""

from __future__ import annotations

from typing import Any

from perihelion.rules import InvalidComponents, Table, read_components, table

GOODS = ("wood", "wheat", "stone", "water")
LETTERS = "wgsa"
FIELD_KINDS = "WGSADN"
COLUMNS = "abcde"
MIRROR = (2, 3, 0, 1)
"""By night stone and water take the place of wood and wheat by day."""

CARD_TYPES, DECK, TILES, PLACES, UPGRADE_TILES, HALF_KINDS = 14, 16, 24, 6, 8, 8

BONUS = ("stars", "storage", "star_per_order")
UPGRADE_EFFECTS = ("stars", "range", "workshop", "patronage", "haggler", "lookout", "salvage")
HALF_EFFECTS = (
    "stars",
    "take",
    "per_order",
    "per_pair",
    "per_good",
    "per_zero",
    "per_grand",
    "grand",
    "per_value",
    "most",
)


def wrong(where: str, what: str) -> InvalidComponents:
    """The error about one entry."""
    return InvalidComponents(f"components.toml of Solenia, {where}: {what}")


def need(where: str, given: Any, right: Any, what: str) -> None:
    """Raise InvalidComponents unless the two are equal."""
    if given != right:
        raise wrong(where, f"{what} must be {right}, not {given}")


def goods(where: str, text: str) -> list[int]:
    """The goods named in a text, as counts."""
    names = text.split()
    unknown = [name for name in names if name not in GOODS]
    if unknown:
        raise wrong(where, f"{unknown[0]!r} is no good; goods are {', '.join(GOODS)}")
    return [names.count(good) for good in GOODS]


def field_kinds(where: str, text: str) -> list[int]:
    """The five field kinds of one side of a strip."""
    names = text.split()
    need(where, len(names), 5, "the number of fields")
    unknown = [name for name in names if name not in FIELD_KINDS]
    if unknown:
        raise wrong(where, f"{unknown[0]!r} is no field kind; they are {', '.join(FIELD_KINDS)}")
    return [FIELD_KINDS.index(name) for name in names]


def field_id(where: str, name: str) -> int:
    """The id of a field written like c3."""
    if len(name) != 2 or name[0] not in COLUMNS or name[1] not in "12345":
        raise wrong(where, f"{name!r} is no field; fields are a1 to e5")
    return (int(name[1]) - 1) * 5 + COLUMNS.index(name[0])


def mirrored(vector: list[int]) -> list[int]:
    """Goods with wood and stone, wheat and water exchanged."""
    return [vector[MIRROR[j]] for j in range(4)]


def entries(where: str, data: Any, key: str, number: int) -> list[dict[str, Any]]:
    """The list of entries of this name; each must say where it comes from."""
    found: list[dict[str, Any]] = data.get(key, [])
    need(where, len(found), number, "the number of entries")
    for i, entry in enumerate(found):
        if not entry.get("provenance"):
            raise wrong(f"{where} {i}", "provenance is missing: rulebook, public or constructed")
    return found


class Components:
    """Everything printed, as plain lists. The constructor checks all of it."""

    def __init__(self, data: dict[str, Any]):
        self.strips = self._strips(data["strips"])
        self.cards = entries("card", data, "card", CARD_TYPES)
        self._cards()
        self.orders = self._orders(data["orders"])
        self.boards = [self._board(side, data[side]) for side in ("summer", "winter")]
        self.pairs = self._pairs(data["summer"]["pairs"])
        self.upgrades = self._effects(data, "upgrade", UPGRADE_TILES, UPGRADE_EFFECTS)
        self.upgrade_goods = [goods(f"upgrade {u['name']}", u.get("goods", "")) for u in data["upgrade"]]
        self.halves = self._effects(data, "half", HALF_KINDS, HALF_EFFECTS)
        self._setup(data["setup"])
        self._solo(data["solo"])

    def _strips(self, data: dict[str, Any]) -> list[list[list[int]]]:
        """Kinds by strip, side and column; the twilight strip is the last."""
        found = entries("strips", data, "strip", 4)
        sides = ("day", "night")
        strips = [[field_kinds(f"strip {i}, {side}", s[side]) for side in sides] for i, s in enumerate(found)]
        if data["mirrored"]:
            day, night = (self._totals(strips, side) for side in (0, 1))
            right = [*mirrored(day[:4]), day[5], day[4]]
            need("strips, night", night, right, f"with mirrored = true the totals of {FIELD_KINDS}")
        twilight = data["twilight"]
        return [*strips, [field_kinds(f"twilight, {side}", twilight[side]) for side in ("dawn", "dusk")]]

    @staticmethod
    def _totals(strips: list[list[list[int]]], side: int) -> list[int]:
        fields = [kind for strip in strips for kind in strip[side]]
        return [fields.count(kind) for kind in range(len(FIELD_KINDS))]

    def _cards(self) -> None:
        names = [card["name"] for card in self.cards]
        need("card", len(set(names)), len(names), "the number of different names")
        need("card", sum(card["copies"] for card in self.cards), DECK, "the sum of copies")
        for card in self.cards:
            where = f"card {card['name']}"
            if card["value"] not in (0, 1, 2):
                raise wrong(where, f"value must be 0, 1 or 2, not {card['value']}")
            need(where, sum(key in card for key in ("goods", "of_kind", "star_on")), 1, "the number of bonuses")
            if card.get("star_on", "wood") not in GOODS:
                raise wrong(where, f"{card['star_on']!r} is no good; goods are {', '.join(GOODS)}")
            goods(where, card.get("goods", ""))

    @staticmethod
    def _orders(data: dict[str, Any]) -> list[dict[str, Any]]:
        day, night = (entries(f"orders.{kind}", data, kind, TILES) for kind in ("day", "night"))
        for kind, tiles in (("day", day), ("night", night)):
            for i, tile in enumerate(tiles):
                where = f"orders.{kind} {i}"
                need(where, len(tile["demand"]), 4, "the number of goods listed")
                if not 2 <= sum(tile["demand"]) <= 6 or min(tile["demand"]) < 0:
                    raise wrong(where, f"the demand must be 2 to 6 goods, not {tile['demand']}")
                if tile["stars"] < 1:
                    raise wrong(where, f"stars must be 1 or more, not {tile['stars']}")
        if data["mirrored"]:
            for i, (d, n) in enumerate(zip(day, night, strict=True)):
                need(f"orders.night {i}", n["demand"], mirrored(d["demand"]), "with mirrored = true the demand")
                need(f"orders.night {i}", n["stars"], d["stars"], "with mirrored = true the number of stars")
        return [*day, *night]

    @staticmethod
    def _board(side: str, data: dict[str, Any]) -> dict[str, Any]:
        places = entries(f"{side}.place", data, "place", PLACES)
        levels = [place["level"] for place in places]
        if side == "winter":
            need("winter.place", levels, [1, 1, 2, 2, 3, 3], "the levels")
        rows: list[list[dict[str, Any]]] = []
        for row in ("day", "night"):
            line = []
            for column, place in enumerate(places):
                where = f"{side}.place {column}, {row}"
                unknown = sorted(set(place[row]) - {"goods", "choice", *BONUS})
                if unknown:
                    raise wrong(where, f"{unknown[0]!r} is no bonus; they are goods, choice, {', '.join(BONUS)}")
                choice = goods(where, place[row].get("choice", ""))
                line.append({
                    "goods": goods(where, place[row].get("goods", "")),
                    "choice": sum(1 << j for j in range(4) if choice[j]),
                    **{key: place[row].get(key, 0) for key in BONUS},
                })  # fmt: skip
            rows.append(line)
        gained = sum(place["storage"] for row in rows for place in row)
        most = data.get("most_storage", data["storage"])
        need(side, data["storage"] + gained, most, "storage with all its bonuses")
        return {"storage": data["storage"], "levels": levels, "rows": rows}

    @staticmethod
    def _pairs(steps: list[int]) -> list[int]:
        """Stars for 0 to 6 pairs."""
        if len(steps) > PLACES:
            raise wrong("summer", f"pairs can list {PLACES} steps at most, not {len(steps)}")
        return [sum(steps[:pairs]) for pairs in range(PLACES + 1)]

    @staticmethod
    def _effects(data: dict[str, Any], key: str, number: int, effects: tuple[str, ...]) -> list[list[int]]:
        found = entries(key, data, key, number)
        for tile in found:
            unknown = sorted(set(tile) - {"name", "goods", "provenance", *effects})
            if unknown:
                raise wrong(f"{key} {tile['name']}", f"{unknown[0]!r} is no effect; they are {', '.join(effects)}")
        return [[tile.get(effect, 0) for effect in effects] for tile in found]

    def _setup(self, data: dict[str, Any]) -> None:
        self.start_goods = [goods(f"setup, seat {p}", text) for p, text in enumerate(data["start_goods"])]
        need("setup", len(self.start_goods), 4, "the number of start_goods")
        self.display = data["display"]
        if len(self.display) != 4 or not all(1 <= d <= 4 for d in self.display):
            raise wrong("setup", f"display must be four numbers from 1 to 4, not {self.display}")
        self.hand = data["hand"]
        sides = {"D": 0, "N": 1, "dawn": 0, "dusk": 1}
        self.layouts = [[sides.get(word, -1) for word in text.split()] for text in data["layouts"]]
        for text, layout in zip(data["layouts"], self.layouts, strict=True):
            if len(layout) != 5 or -1 in layout or text.split()[2] not in ("dawn", "dusk"):
                raise wrong("setup", f"a layout is five of D, N with dawn or dusk in the middle, not {text!r}")
        need("setup", len(self.layouts), 2, "the number of layouts")

    def _solo(self, data: dict[str, Any]) -> None:
        self.targets = [field_id("solo, targets", name) for name in data["targets"]]
        need("solo", len(set(self.targets)), 5, "the number of different targets")
        self.rival_star_per_order = data["star_per_order"]
        self.ranks = data["ranks"]
        need("solo", self.ranks, sorted(set(self.ranks)), "ranks, rising,")


COMPONENTS = Components(read_components(__package__.rpartition(".")[0]))

CARD_NAMES = tuple(card["name"] for card in COMPONENTS.cards)
UPGRADE_GOODS = table(COMPONENTS.upgrade_goods)
UPGRADE_EFFECT = table(COMPONENTS.upgrades)
HALF_EFFECT = table(COMPONENTS.halves)

STRIP_KIND = table(COMPONENTS.strips)
"""Field kind by strip, side and column."""


def _mask(kinds: list[int], wanted: tuple[int, ...]) -> int:
    return sum(1 << column for column, kind in enumerate(kinds) if kind in wanted)


STRIP_MASK = table([
    [[_mask(kinds, wanted) for wanted in ((0, 1, 2, 3), (4,), (5,))] for kinds in strip] for strip in COMPONENTS.strips
])  # fmt: skip
"""Columns of islands, day cities and night cities by strip and side, as bits."""

VALUE = table([card["value"] for card in COMPONENTS.cards])
COPIES = table([card["copies"] for card in COMPONENTS.cards])
CARD_GOODS = table([goods(card["name"], card.get("goods", "")) for card in COMPONENTS.cards])
CARD_OF_KIND = table([card.get("of_kind", 0) for card in COMPONENTS.cards])
CARD_STAR_ON = table([GOODS.index(card["star_on"]) if "star_on" in card else -1 for card in COMPONENTS.cards])

DEMAND = table([tile["demand"] for tile in COMPONENTS.orders])
DEMAND_SUM = table([sum(tile["demand"]) for tile in COMPONENTS.orders])
LEAST_DEMAND = min(sum(tile["demand"]) for tile in COMPONENTS.orders)
ORDER_STARS = table([tile["stars"] for tile in COMPONENTS.orders])


def _places(key: str) -> Table:
    return table([[[place[key] for place in row] for row in board["rows"]] for board in COMPONENTS.boards])


PLACE_GOODS, PLACE_CHOICE = _places("goods"), _places("choice")
PLACE_STARS, PLACE_STORAGE, PLACE_STAR_PER_ORDER = (_places(key) for key in BONUS)
"""Bonuses by side of the player board (0 summer, 1 winter), row and column."""
LEVEL = table(COMPONENTS.boards[1]["levels"])
STORAGE = table([board["storage"] for board in COMPONENTS.boards])
PAIR_STARS = table(COMPONENTS.pairs)

DISPLAY = table(COMPONENTS.display)
START_GOODS = table(COMPONENTS.start_goods)
LAYOUTS = table(COMPONENTS.layouts)
HAND = int(COMPONENTS.hand)
TARGETS = table(COMPONENTS.targets)
RIVAL_STAR_PER_ORDER = int(COMPONENTS.rival_star_per_order)
RANKS = tuple(COMPONENTS.ranks)
"""The fewest stars for each rank of the solo game above the lowest."""
