"""The components: `components.toml`, checked, as names and tables (section 2 of the rules)."""

from __future__ import annotations

import re
from typing import Any

from perihelion.rules import InvalidComponents, read_components, table

from .geometry import LOCALS

SEATS = 4
COLOURS = 4
LETTERS = "KYTB"
BLACK, YELLOW, TURQUOISE, BROWN = range(COLOURS)
TILES = "ABCDEF"
OUTER_TILES = len(TILES)
ROUNDS = 4
TURNS = 4
"""Turns of each player in a round."""
BRIDGE = 4
SLOTS = 5
FACES = 5
STAR, STAR_PLUS = 3, 4
"""Face codes; 0, 1, 2 are the faces 1, 2, 3."""
PLANETS = 36
PAID_PLANETS = 18
"""Planets 0..17 are black and yellow; their condition is a price."""
CARDS = 32
STATIONS = 6
MARKERS = 6
MOST_STATIONS = 4
MOST_MISSIONS = 6
COLONIES = 12
MOST_DRIVES = 3
HAND_LIMIT = 3
PURCHASE = 3
"""Fuel for a drive, and for turning one from 1 to 2."""
POINT_PRICE = 2
"""SpaceBucks for an action point, fuel for a point of range; half of it with a development."""
LAST_LEVEL = 6
LAST_COLUMN = 5
PIPS = 4
COLONY, STATION, MISSION = 1, 2, 3

(
    FUEL, BUCK, CURR, RES, UP, PUSH, DRIVE, CARD, RESEARCH, WREM, PICK, PAY, OUTPOST, TRIG, TAKE, FIGURE, BUILT,
) = range(1, 18)  # fmt: skip
"""Codes of the queue ops of section 2.9."""

OPS = {
    "FUEL": FUEL, "BUCK": BUCK, "CURR": CURR, "RES": RES, "UP": UP, "PUSH": PUSH, "DRIVE": DRIVE, "CARD": CARD,
    "RESEARCH": RESEARCH, "WREM": WREM,
}  # fmt: skip
"""The ops that a printed effect may name."""
BARE_OPS = (DRIVE, RESEARCH)
"""The ops without a number."""

KINDS = (
    "INC", "AP", "SPACE", "SPACE_COLOUR", "SPACE_AP", "RANGE", "RANGE_CHEAP", "AP_CHEAP", "PORTAL_FREE", "EXPLORE",
    "PDISC", "SDISC", "MDISC", "WSPACE",
)  # fmt: skip
"""Developments: the static effects of section 2.9."""
(
    INC, AP, SPACE, SPACE_COLOUR, SPACE_AP, RANGE, RANGE_CHEAP, AP_CHEAP, PORTAL_FREE, EXPLORE, PDISC, SDISC, MDISC,
    WSPACE,
) = range(len(KINDS))  # fmt: skip

TOTAL, EXACT = 1, 2
"""Kinds of demand: cubes worth a total, or cubes of exactly given value."""
DEMANDS = 4
"""A mission asks for at most one thing of each colour."""

PLAIN, HOME, PLACE, UNUSED, PORTAL, CENTRE = range(6)
"""Field kinds."""
PLACE_3, PLACE_4, CENTRE_3 = 6, 7, 8
"""Printed only: places with a digit, and the "3" of the centre, which is for three players alone."""


def _check(right: bool, entry: str, wrong: str) -> None:
    if not right:
        raise InvalidComponents(f"components.toml of solarius, {entry}: {wrong}")


def _numbers(entry: str, key: str, values: Any, count: int, least: int = 0, most: int = 36) -> list[int]:
    _check(
        isinstance(values, list)
        and len(values) == count
        and all(type(n) is int and least <= n <= most for n in values),
        entry,
        f"{key} must be {count} whole numbers from {least} to {most}, not {values!r}",
    )
    return list(values)


def _number(entry: str, key: str, value: Any, least: int, most: int) -> int:
    return _numbers(entry, key, [value], 1, least, most)[0]


def _colour(entry: str, letter: Any) -> int:
    _check(
        isinstance(letter, str) and len(letter) == 1 and letter in LETTERS,
        entry,
        f"{letter!r} is no colour; colours are K, Y, T, B",
    )
    return LETTERS.index(letter)


def _rows(data: dict[str, Any], name: str, count: int) -> list[tuple[str, dict[str, Any]]]:
    """The entries of a list with the name each has in an error."""
    rows = data.get(name, {}).get("list", [])
    _check(len(rows) == count, f"[{name}]", f"there must be {count} entries, not {len(rows)}")
    return [(f"[{name}] entry {i + 1}", row) for i, row in enumerate(rows)]


def read_op(entry: str, text: str) -> list[int]:
    """Read an effect such as "FUEL 2" as code and number."""
    name, _, number = text.partition(" ")
    _check(name in OPS, entry, f"{text!r} is no effect; effects are {', '.join(OPS)}")
    op = OPS[name]
    if op in BARE_OPS:
        _check(number == "", entry, f"{name} takes no number, not {number!r}")
        return [op, 0]
    _check(number.isdecimal() and 1 <= int(number) <= 10, entry, f"{name} needs a number from 1 to 10, not {number!r}")
    return [op, int(number)]


def _ops(entry: str, texts: Any) -> list[list[int]]:
    """Read one or two effects, padded to two with zeros."""
    _check(isinstance(texts, list) and 1 <= len(texts) <= 2, entry, f"one or two effects, not {texts!r}")
    return [read_op(entry, text) for text in texts] + [[0, 0]] * (2 - len(texts))


def read_development(entry: str, text: str) -> list[int]:
    """Read a development such as "INC(K: BUCK 1)" as kind, colour, op and number."""
    found = re.fullmatch(r"([A-Z_]+)(?:\((.*)\)| (\d+))?", text)
    kind = KINDS.index(found[1]) if found and found[1] in KINDS else -1
    _check(found is not None and kind >= 0, entry, f"{text!r} is no development; they begin with {', '.join(KINDS)}")
    assert found is not None
    inside, number = found[2], found[3]
    if kind == INC:
        colour, _, op = (inside or "").partition(": ")
        return [kind, _colour(entry, colour), *read_op(entry, op)]
    if kind == SPACE:
        return [kind, 0, *read_op(entry, inside or "")]
    if kind in (AP, SPACE_COLOUR, PDISC):
        return [kind, _colour(entry, inside), 0, 0]
    if kind == WSPACE:
        return [kind, 0, 0, _number(entry, "WSPACE", int(number or 0), 1, 9)]
    _check(inside is None and number is None, entry, f"{found[1]} stands alone, not as {text!r}")
    return [kind, 0, 0, 0]


def read_demand(entry: str, text: str) -> list[int]:
    """Read a demand such as "K 3" or "2 x K 2" as kind, colour, value or number, and value of each cube."""
    found = re.fullmatch(r"(?:([1-3]) x )?([KYTB]) ([1-9]|10)", text)
    _check(found is not None, entry, f'{text!r} is no demand; it is written like "K 3" or "2 x K 2"')
    assert found is not None
    colour, value = LETTERS.index(found[2]), int(found[3])
    if found[1] is None:
        return [TOTAL, colour, value, 0]
    _check(value <= 3 and int(found[1]) <= 4 - value, entry, f"a row never holds {text!r}")
    return [EXACT, colour, int(found[1]), value]


def _mission(entry: str, texts: Any) -> list[list[int]]:
    """Read the demands of a mission, one for each colour at most, padded to four with zeros."""
    _check(isinstance(texts, list) and 1 <= len(texts) <= DEMANDS, entry, f"one to four demands, not {texts!r}")
    demands = [read_demand(entry, text) for text in texts]
    colours = [demand[1] for demand in demands]
    _check(len(set(colours)) == len(colours), entry, "a mission asks for each colour once at most")
    return demands + [[0, 0, 0, 0]] * (DEMANDS - len(demands))


def _fields(entry: str, tile: dict[str, Any], outer: bool) -> list[int]:
    """Read what is printed on the 19 fields of a tile."""
    printed = [PLAIN] * LOCALS
    if outer:
        single = {"trade_centre": CENTRE, "portal": PORTAL}
        several = {"places": PLACE, "places_3": PLACE_3, "places_4": PLACE_4}
    else:
        printed[0] = HOME
        single, several = {}, {"places": PLACE, "places_3": CENTRE_3}
    for key, mark in {**single, **several}.items():
        values = tile.get(key, []) if key in several else [tile.get(key)]
        for local in _numbers(entry, key, values, len(values), 0, LOCALS - 1):
            _check(printed[local] == PLAIN, entry, f"field {local} is named twice")
            printed[local] = mark
    if outer:
        _check(tile["trade_centre"] <= 6, entry, "trade_centre must be 0 to 6, so that no field touches two of them")
    return printed


def _planet(entry: str, number: int, row: dict[str, Any]) -> list[int]:
    """Read a planet as colour, price or number of dice, level or column asked for, and points."""
    colour = _colour(entry, row.get("colour"))
    _check(colour == number // 9, entry, f"planets come nine of each colour in the order {LETTERS}")
    points = _number(entry, "points", row.get("points"), 1, 9)
    if colour in (BLACK, YELLOW):
        return [colour, _number(entry, "price", row.get("price"), 0, 10), 0, points]
    dice = _number(entry, "dice", row.get("dice"), 1, COLOURS)
    return [colour, dice, _number(entry, "at_least", row.get("at_least"), 2, LAST_COLUMN), points]


def _start(entry: str, row: dict[str, Any]) -> list[int]:
    """Read a start card as colour pushed, colour turned, the two others, and two card indices."""
    colours = [_colour(entry, letter) for letter in [row["push"], row["upgrade"], *row["cubes"]]]
    _check(sorted(colours) == [0, 1, 2, 3], entry, "push, upgrade and cubes must name the four colours")
    return colours + [number - 1 for number in _numbers(entry, "cards", row["cards"], 2, 1, CARDS)]


DATA = read_components(__package__.rpartition(".")[0])

DICE = table(_numbers("[dice]", "of_each_colour", DATA["dice"]["of_each_colour"], 3, 2, 5))
SIXTHS = table(_numbers("[dice]", "sixths", DATA["dice"]["sixths"], FACES, 1, 4))
FACE_TEXTS = tuple(DATA["dice"]["faces"])
BONUS = table(_numbers("[wheel]", "bonus", DATA["wheel"]["bonus"], SLOTS, -1, 3))
UPGRADE_COST = table([0, *_numbers("[technology]", "upgrade", DATA["technology"]["upgrade"], 5, 1, 9), 99])
LEVEL_POINTS = table([0, *_numbers("[technology]", "points", DATA["technology"]["points"], 6)])
PUSH_COST = table([0, *_numbers("[columns]", "push", DATA["columns"]["push"], 4, 1, 9), 99])
OPEN = table([[0, 0, 0], *(_numbers("[storage]", "open", row, 3, 0, 3) for row in DATA["storage"]["open"])])
"""Open storage fields by column of the die, which counts from 1, and storage column."""
START_TRACK: int = _number("[tracks]", "start", DATA["tracks"]["start"], 0, 10)
FULL: int = _number("[tracks]", "most", DATA["tracks"]["most"], 10, 10)
WASTE_SPACES: int = _number("[tracks]", "waste_spaces", DATA["tracks"]["waste_spaces"], 0, 9)
HIGH_PRICE = table(_numbers("[station_prices]", "high", DATA["station_prices"]["high"], MOST_STATIONS, 1, 10))
LOW_PRICE = table(_numbers("[station_prices]", "low", DATA["station_prices"]["low"], MOST_STATIONS, 1, 10))
STATION_POINTS = table(_numbers("[station_prices]", "points", DATA["station_prices"]["points"], MOST_STATIONS))
BACKS = table(_numbers("[planets_in_play]", "of_each_colour", DATA["planets_in_play"]["of_each_colour"], 3, 1, 8))
"""Planets in play of each colour by number of players - 2."""

PRINTED = table(
    [_fields("[centre]", DATA["centre"], False), *(_fields(entry, row, True) for entry, row in _rows(DATA, "tiles", 6))]
)
"""What is printed by tile (0 the centre) and local index."""
CENTRE_LOCAL = table([row["trade_centre"] for row in DATA["tiles"]["list"]])
PORTAL_LOCAL = table([row["portal"] for row in DATA["tiles"]["list"]])
KIND_AT = table(
    [
        [PLAIN, HOME, PLACE, UNUSED, PORTAL, CENTRE, PLACE if n >= 3 else UNUSED, PLACE if n == 4 else UNUSED,
         PLACE if n == 3 else UNUSED]
        for n in (2, 3, 4)
    ]
)  # fmt: skip
"""SOLARIUS-8, -9: the field kind by number of players - 2 and what is printed."""

_planets = [_planet(entry, i, row) for i, (entry, row) in enumerate(_rows(DATA, "planets", PLANETS))]
PLANET_COLOUR = table([row[0] for row in _planets])
PLANET_NEED = table([row[1] for row in _planets])
"""The price, or the number of dice."""
PLANET_LEVEL = table([row[2] for row in _planets])
PLANET_POINTS = table([row[3] for row in _planets])

_cards = _rows(DATA, "cards", CARDS)
for _i, (_entry, _row) in enumerate(_cards):
    _check(_row.get("number") == _i + 1, _entry, f"number must be {_i + 1}")
DEMAND = table([_mission(entry, row["mission"]) for entry, row in _cards])
"""By card index and place: kind, colour, value or number, value of each cube."""
MISSION_POINTS = table([_number(entry, "points", row["points"], 0, 20) for entry, row in _cards])
_developments = [read_development(entry, row["development"]) for entry, row in _cards]
DEV_KIND = table([row[0] for row in _developments])
DEV_COLOUR = table([row[1] for row in _developments])
DEV_OP = table([row[2] for row in _developments])
DEV_NUMBER = table([row[3] for row in _developments])


def _cards_with(kind: int, colour: int) -> list[int]:
    return [card for card, row in enumerate(_developments) if row[:2] == [kind, colour]]


_most = max(len(_cards_with(kind, colour)) for kind in range(len(KINDS)) for colour in range(COLOURS))
EFFECT_CARDS = table(
    [
        [(_cards_with(kind, colour) + [-1] * (_most + 1))[: _most + 1] for colour in range(COLOURS)]
        for kind in range(len(KINDS))
    ]
)
"""The cards with a development by kind and colour (0 if it has none), then -1."""

_stations = _rows(DATA, "stations", STATIONS)
for (_entry, _row), _kinds in zip(_stations, ("KY", "KT", "KB", "YT", "YB", "TB"), strict=True):
    _check(_row.get("kinds") == _kinds, _entry, f"kinds must be {_kinds}, since ids and words follow this order")
STATION_KINDS = table([[_colour(entry, kind) for kind in row["kinds"]] for entry, row in _stations])
STATION_NAMES = tuple(row["kinds"] for _, row in _stations)
INSTANT = table([_ops(entry, row["instant"]) for entry, row in _stations])
PERMANENT = table([_ops(entry, row["permanent"]) for entry, row in _stations])
STATION_WASTE = table([_number(entry, "waste_spaces", row["waste_spaces"], 0, 9) for entry, row in _stations])

_outposts = _rows(DATA, "outposts", MARKERS)
_figures = [row["figure"] for _, row in _outposts]
_check(
    _figures == ["colony", "colony", "station", "station", "mission", "mission"],
    "[outposts]",
    f"figures must be colony, station, mission, two of each in this order, not {', '.join(_figures)}",
)
MARKER_OP = table([read_op(entry, row["bonus"]) for entry, row in _outposts])

STARTS = table([_start(entry, row) for entry, row in _rows(DATA, "starts", SEATS)])
"""By start card - 1: colour pushed, colour turned, two colours with cubes, two card indices."""
