"""The opening index of a game: what bots chose in the positions that came most often, in one small file.

`perihelion explorer GAME` makes it (bots/openings.py). A game ships one as `openings.bin`. The file begins with a line
of JSON; the rest are columns of integers, compressed: first the keys in rising order with their number of rows, then
the rows with action, player, games, wins and points.
"""

from __future__ import annotations

import json
import struct
import zlib
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple, TypedDict

from ..errors import InvalidOptions
from .game import Game

FILE = "openings.bin"
FORMAT = "perihelion openings 1"
ME, PEOPLE = "me", "people"
"""The players who are no bot: the guest who asks, and everybody at public tables."""
SHARES = 60
"""Wins are stored as multiples of 1/60, so that a win shared by up to six is exact."""


class Played(NamedTuple):
    """How often a player chose an action in a position, and what it came to: wins and points of the seat, added up."""

    action: int
    who: str
    n: int
    wins: float
    points: int


class IndexHead(TypedDict):
    """The first line of the file."""

    format: str
    game: str
    rules: int
    actions: int
    bots: list[str]
    games: int
    seed: int
    players: list[str]
    keys: int
    rows: int


class OpeningIndex:
    """The rows of a file, found by key."""

    def __init__(self, head: IndexHead, keys: tuple[int, ...], counts: tuple[int, ...], columns: list[tuple[int, ...]]):
        self.head, self._keys, self._columns = head, keys, columns
        self._starts = [0]
        for count in counts:
            self._starts.append(self._starts[-1] + count)

    def __len__(self) -> int:
        return len(self._keys)

    def find(self, key: int) -> Iterator[Played]:
        """Yield what was chosen in the position with this key."""
        i = bisect_left(self._keys, key)
        if i < len(self._keys) and self._keys[i] == key:
            players = self.head["players"]
            for row in range(self._starts[i], self._starts[i + 1]):
                action, who, n, wins, points = (column[row] for column in self._columns)
                yield Played(action, players[who], n, wins / SHARES, points)


def write_index(head: Mapping[str, object], rows: Mapping[int, Iterable[Played]]) -> bytes:
    """Return the file of an index; `rows` are by key."""
    keys = sorted(rows)
    listed = [sorted(rows[key]) for key in keys]
    flat = [row for each in listed for row in each]
    players = sorted({row.who for row in flat})
    columns = (
        ("q", keys),
        ("H", [len(each) for each in listed]),
        ("H", [row.action for row in flat]),
        ("B", [players.index(row.who) for row in flat]),
        ("I", [row.n for row in flat]),
        ("I", [round(row.wins * SHARES) for row in flat]),
        ("i", [row.points for row in flat]),
    )
    packed = b"".join(struct.pack(f"<{len(values)}{code}", *values) for code, values in columns)
    whole = {"format": FORMAT, **head, "players": players, "keys": len(keys), "rows": len(flat)}
    return json.dumps(whole).encode() + b"\n" + zlib.compress(packed, 9)


def read_index(data: bytes) -> OpeningIndex:
    """Return the index of a file. Raises InvalidOptions if it is not one."""
    first, _, rest = data.partition(b"\n")
    try:
        head: IndexHead = json.loads(first)
        if head["format"] != FORMAT:
            raise ValueError(head["format"])
        packed, start, columns = zlib.decompress(rest), 0, list[tuple[int, ...]]()
        for code in ("q", "H", "H", "B", "I", "I", "i"):
            layout = f"<{head['keys' if len(columns) < 2 else 'rows']}{code}"
            columns.append(struct.unpack_from(layout, packed, start))
            start += struct.calcsize(layout)
    except (KeyError, TypeError, ValueError, zlib.error, struct.error) as error:
        raise InvalidOptions(f"this is not an opening index: {error}") from None
    return OpeningIndex(head, columns[0], columns[1], columns[2:])


@cache
def index_of(game: Game) -> OpeningIndex | None:
    """Return the index that a game ships; None if it has none, or one of other rules."""
    file = files(game.package).joinpath(FILE)
    if not file.is_file():
        return None
    index = read_index(file.read_bytes())
    current = (index.head["rules"], index.head["actions"]) == (game.version, game.action_version)
    return index if current else None
