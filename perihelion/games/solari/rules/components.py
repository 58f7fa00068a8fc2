"""Section 2: the board, its rim and sun, and where the pieces start: components.toml as tables for the rules."""

from __future__ import annotations

from typing import Any

from perihelion.rules import InvalidComponents, read_components, table

SIZE = 8
CELLS = SIZE * SIZE
COMETS = 6
HUNTER, BLOCKER, DOUBLER = 6, 7, 8
PIECES = 9
PIECE_LETTERS = "123456HBD"
EXTRAS = ("hunter", "blocker", "doubler")

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
WAYS = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
STEPS_OF_WAYS = ((-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1))
STRAIGHT = 4
"""The number of straight ways, which come first; comets and blockers move only along these."""

NO_CELL = -1


def name_of(cell: int) -> str:
    """SOLARI-2: row and column of a cell, 0 to 7 each, as one writes it."""
    return f"{cell // SIZE}{cell % SIZE}"


def cell_named(name: Any) -> int:
    """SOLARI-2: the cell, 8 * row + column, written as row and column; -1 if there is none of this name."""
    if isinstance(name, str) and len(name) == 2 and all(digit in "01234567" for digit in name):
        return int(name[0]) * SIZE + int(name[1])
    return NO_CELL


def beyond(cell: int, way: int, distance: int = 1) -> int:
    """SOLARI-16: the cell at this distance, or -1 beyond the edge."""
    down, right = STEPS_OF_WAYS[way]
    row, column = cell // SIZE + down * distance, cell % SIZE + right * distance
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else NO_CELL


def ring(size: int) -> list[int]:
    """SOLARI-3: the outer cells of the board, clockwise from the corner 00."""
    last = size - 1
    north = [(0, i) for i in range(last)]
    east = [(i, last) for i in range(last)]
    south = [(last, last - i) for i in range(last)]
    west = [(last - i, 0) for i in range(last)]
    return [row * size + column for row, column in north + east + south + west]


class Components:
    """The components, checked: every contradiction is an InvalidComponents that names the entry."""

    def __init__(self, data: dict[str, Any]):
        self.sun = self._cells(data, "board", "sun", 4)
        if any(self._distance(a, b) != 1 for a, b in zip(self.sun, self.sun[1:] + self.sun[:1], strict=True)):
            raise InvalidComponents("board.sun: the four cells must lie in a square, each beside the next")
        lap = data.get("track", {}).get("cells")
        if not isinstance(lap, int) or lap < 1:
            raise InvalidComponents(f"track.cells: a number of 1 or more, not {lap!r}")
        self.lap: int = lap
        seats = data.get("seat", [])
        if len(seats) != 4:
            raise InvalidComponents(f"seat: there are four of them, not {len(seats)}")
        self.letters = "".join(self._letter(seat, i) for i, seat in enumerate(seats))
        self.start = [self._start(seat, i) for i, seat in enumerate(seats)]
        self.facing = [self._facing(seat, i) for i, seat in enumerate(seats)]
        self._check_once()

    @staticmethod
    def _distance(a: int, b: int) -> int:
        return abs(a // SIZE - b // SIZE) + abs(a % SIZE - b % SIZE)

    @staticmethod
    def _cells(entry: dict[str, Any], group: str, key: str, count: int) -> list[int]:
        names = (entry.get(group) or {}).get(key)
        cells = [cell_named(name) for name in names] if isinstance(names, list) else []
        if len(set(cells)) != count or NO_CELL in cells:
            raise InvalidComponents(f'{group}.{key}: {count} different cells such as "33", not {names!r}')
        return cells

    @staticmethod
    def _letter(seat: dict[str, Any], i: int) -> str:
        letter = seat.get("letter")
        if not isinstance(letter, str) or len(letter) != 1 or not letter.isupper():
            raise InvalidComponents(f"seat {i}: letter is one capital, not {letter!r}")
        return letter

    def _start(self, seat: dict[str, Any], i: int) -> list[int]:
        """The nine start cells of a seat, in the order of the pieces."""
        cells = self._cells({f"seat {i}": seat}, f"seat {i}", "comets", COMETS)
        for extra in EXTRAS:
            cell = cell_named(seat.get(extra))
            if cell == NO_CELL:
                raise InvalidComponents(f'seat {i}: {extra} is a cell such as "52", not {seat.get(extra)!r}')
            cells.append(cell)
        if cells[DOUBLER] not in ring(SIZE):
            raise InvalidComponents(f"seat {i}: the doubler starts on the rim, not on {seat['doubler']}")
        return cells

    @staticmethod
    def _facing(seat: dict[str, Any], i: int) -> int:
        if seat.get("facing") not in WAYS[:STRAIGHT]:
            raise InvalidComponents(f"seat {i}: facing is N, E, S or W, not {seat.get('facing')!r}")
        return WAYS.index(seat["facing"])

    def _check_once(self) -> None:
        if len(set(self.letters)) != len(self.letters):
            raise InvalidComponents(f"seat: each has a letter of its own, not {self.letters}")
        cells = [cell for start in self.start for cell in start]
        for cell in cells:
            if cells.count(cell) > 1:
                raise InvalidComponents(f"seat: two pieces start on {name_of(cell)}")


COMPONENTS = Components(read_components(__package__.rpartition(".")[0]))

LETTERS = COMPONENTS.letters
LAP = COMPONENTS.lap
RIM_CELLS = ring(SIZE)
RIM_SIZE = len(RIM_CELLS)
SUN_CELLS = COMPONENTS.sun

START = table(COMPONENTS.start)
"""Cell of [seat, piece] at the start."""
START_FACING = table(COMPONENTS.facing)

RIM = table(RIM_CELLS)
"""The cell of each rim index."""
RIM_INDEX = table([RIM_CELLS.index(cell) if cell in RIM_CELLS else NO_CELL for cell in range(CELLS)])
ON_RIM = table([int(cell in RIM_CELLS) for cell in range(CELLS)])

STEPS_TO_EDGE = table(
    [[sum(beyond(cell, way, d) >= 0 for d in range(1, SIZE)) for way in range(8)] for cell in range(CELLS)]
)
"""How many steps one can go from [cell] in direction [way] without leaving the board."""
STRIDE = table([down * SIZE + right for down, right in STEPS_OF_WAYS])
"""What one step in a direction adds to a cell."""

SUN_FIRST = SUN_CELLS[0]
