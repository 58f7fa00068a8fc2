"""What is printed: `components.toml`, checked, as names and tables (chapter "Game components")."""

from __future__ import annotations

from typing import Any

from perihelion.rules import InvalidComponents, read_components, rule, table

SEATS = 5
STATIONS = 6
COLOURS = 4
CARD_TYPES = STATIONS * COLOURS
BRIDGES = STATIONS + 2
HALVES = 5
HALF = 3
"""A half of a start tile has a number for three ring positions."""


def _check(right: bool, entry: str, wrong: str) -> None:
    if not right:
        raise InvalidComponents(f"components.toml of solaris, [{entry}]: {wrong}")


def _names(data: dict[str, Any], entry: str, key: str, count: int) -> tuple[str, ...]:
    names = tuple(data[entry][key])
    _check(
        len(names) == count == len(set(names)), entry, f"{key} must be {count} different names, not {', '.join(names)}"
    )
    return names


def _numbers(data: dict[str, Any], entry: str, key: str, count: int, most: int) -> list[int]:
    numbers = list(data[entry].get(key, ()))
    _check(
        len(numbers) == count and all(type(n) is int and 0 <= n <= most for n in numbers),
        entry,
        f"{key} must be {count} whole numbers from 0 to {most}, not {numbers}",
    )
    return numbers


def _halves(data: dict[str, Any], entry: str, letter: str) -> list[list[int]]:
    """SOLARIS-5: five halves; they all differ, since the record tells a dealt half by its numbers."""
    halves = [_numbers(data, entry, f"{letter}{i + 1}", HALF, 7) for i in range(HALVES)]
    for i, half in enumerate(halves):
        _check(half not in halves[:i], entry, f"{letter}{i + 1} has the numbers of an earlier half; all must differ")
    return halves


DATA = read_components(__package__.rpartition(".")[0])

STATION_CODES = _names(DATA, "stations", "codes", STATIONS)
COLOUR_LETTERS = _names(DATA, "colours", "letters", COLOURS)
COLOUR_NAMES = _names(DATA, "colours", "names", COLOURS)
SEAT_NAMES = _names(DATA, "players", "colours", SEATS)
CARD_NAMES = tuple(f"{station}.{colour}" for station in STATION_CODES for colour in COLOUR_LETTERS)
HALF_NAMES_A = tuple(f"A{i + 1}" for i in range(HALVES))
HALF_NAMES_B = tuple(f"B{i + 1}" for i in range(HALVES))

_rows = [_numbers(DATA, "deck", code, COLOURS, 18) for code in STATION_CODES]
_check(
    sum(map(sum, _rows)) == DATA["deck"]["total"],
    "deck",
    f"the copies add up to {sum(map(sum, _rows))}, the deck has {DATA['deck']['total']}",
)
_bridges = _numbers(DATA, "bridges", "copies", COLOURS, BRIDGES)
_check(sum(_bridges) == BRIDGES, "bridges", f"copies must add up to {BRIDGES}, not {sum(_bridges)}")

DECK_SIZE: int = DATA["deck"]["total"]
DECK = table([copies for row in _rows for copies in row])
"""SOLARIS-2: copies of each card type."""
BRIDGE_COPIES = table(_bridges)
"""SOLARIS-4: bridges of each colour."""
TILES_A = table(_halves(DATA, "tiles_a", "A"))
TILES_B = table(_halves(DATA, "tiles_b", "B"))


@rule
def station_of(card: int) -> int:
    """The station whose symbol the card shows."""
    return card // COLOURS


@rule
def colour_of(card: int) -> int:
    """The colour of the card."""
    return card % COLOURS
