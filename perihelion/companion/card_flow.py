"""The flow of hidden cards in an entered game. It does not depend on the kinds that were assumed.

How many cards a player draws, and from which stack, is public; only their kinds are secret. So the flow of cards
between the hidden rows of the record (a hand, a stack) is the same in all games with the same entries, and an assumed
outcome is one card of an unknown kind in it. `companion/assumptions.py` searches for the kinds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ..core.game import Game
from ..core.log import Entry
from ..core.position import Position
from ..core.record import NOBODY, OWNER, Index, Record
from ..core.runtime import runtimes
from ..core.vocabulary import CHANCE


class Transfer(NamedTuple):
    """What one entry does to the hidden rows."""

    source: int | None
    """The row that the outcome comes from."""
    targets: tuple[int, ...]
    """The rows that it goes to."""
    taken: tuple[tuple[int, int], ...]
    """Other cards that are taken, as (row, kind of card)."""
    put: tuple[tuple[int, int], ...]
    """Other cards that are put."""
    pours: tuple[tuple[int, int], ...]
    """Rows that are emptied, each with the row that all its cards go to."""


class Row(NamedTuple):
    """One hidden row of a record: the number of cards of each kind in it."""

    field: str
    owner: int | None
    """The seat whose row it is; None for a field with one row only."""
    kinds: int

    def cell(self, kind: int) -> Index:
        """Return the index of the number of cards of a kind."""
        return kind if self.owner is None else (self.owner, kind)

    def read(self, plain: Record) -> tuple[int, ...]:
        """Return the number of cards of each kind."""
        cells = getattr(plain, self.field)
        return tuple([cells[self.cell(kind)] for kind in range(self.kinds)])

    def add(self, plain: Record, kind: int) -> None:
        """Put one more card into the row of a record."""
        getattr(plain, self.field)[self.cell(kind)] += 1


@cache
def hidden_rows(game: Game) -> tuple[Row, ...]:
    """Return the rows of a game's record that count hidden cards."""
    secret = game.rules.state.secret_fields
    shared = [Row(f.name, None, f.shape[0]) for f in secret if f.seen == NOBODY and len(f.shape) == 1]
    owned = [
        Row(f.name, seat, f.shape[1])
        for f in secret
        if f.seen == OWNER and len(f.shape) == 2
        for seat in range(f.shape[0])
    ]
    return (*shared, *owned)


class CardFlow:
    """The flow of the hidden cards of one game: it grows with the log, and does not depend on what was assumed."""

    def __init__(self, transfers: Sequence[Transfer] = ()):
        self.transfers = list(transfers)

    def cut(self, length: int) -> None:
        """Forget everything after the first `length` entries."""
        del self.transfers[length:]

    def follow(self, position: Position) -> None:
        """Add the entries of a log that are not yet known."""
        known, log = len(self.transfers), position.entries
        twin, found = position.copy(), []
        after = twin.unchanged
        for k in range(len(log) - 1, known - 1, -1):
            twin.undo()
            before = twin.unchanged
            found.append(_describe(twin, before, after, log[k]))
            after = before
        self.transfers += reversed(found)


def _describe(position: Position, before: Record, after: Record, entry: Entry) -> Transfer:
    """Return what an entry does to the hidden rows; the position is the one before it."""
    rows = hidden_rows(position.game)
    change: dict[int, list[int]] = {}
    old = {}
    for r, row in enumerate(rows):
        if getattr(before, row.field) is getattr(after, row.field):
            continue
        old[r], new = row.read(before), row.read(after)
        if old[r] != new:
            change[r] = [b - a for a, b in zip(old[r], new, strict=True)]
    pours = []
    for r in list(change):
        if any(old[r]) and not any(rows[r].read(after)):
            into = _where_poured(position, before, after, entry, r)
            if into is not None:
                pours.append((r, into))
                change.setdefault(into, [0] * rows[into].kinds)
                for kind, n in enumerate(old[r]):
                    change[r][kind] += n
                    change[into][kind] -= n
    source, targets = None, []
    if entry.actor == CHANCE:
        source = _find_source(position, before, entry.number, change)
        if source is not None:
            change.setdefault(source, [0] * rows[source].kinds)[entry.number] += 1
            targets = [r for r, cards in change.items() if r != source and len(cards) > entry.number]
            targets = [r for r in targets if change[r][entry.number] > 0]
            for r in targets:
                change[r][entry.number] -= 1
    moved = [(r, kind, n) for r, cards in change.items() for kind, n in enumerate(cards) if n]
    taken = [(r, kind) for r, kind, n in moved for _ in range(-n)]
    put = [(r, kind) for r, kind, n in moved for _ in range(n)]
    return Transfer(source, tuple(targets), tuple(taken), tuple(put), tuple(pours))


def _find_source(position: Position, before: Record, number: int, change: dict[int, list[int]]) -> int | None:
    """Return the row that an outcome comes from: its cards are the weights."""
    weights = position.outcome_ids
    alike = [
        r
        for r, row in enumerate(hidden_rows(position.game))
        if number < row.kinds and {kind: n for kind, n in enumerate(row.read(before)) if n} == weights
    ]
    falling = [r for r in alike if r in change and change[r][number] < 0]
    return next(iter(falling or alike), None)


def _where_poured(position: Position, before: Record, after: Record, entry: Entry, emptied: int) -> int | None:
    """Return the row that the cards of an emptied row go to: one more card in the one is one more in the other."""
    rows, best = hidden_rows(position.game), runtimes().best(position.game)
    kinds, old = rows[emptied].kinds, rows[emptied].read(before)
    extra = next((kind for kind in range(kinds) if not old[kind] and kind != entry.number), None)
    if extra is None:
        return None
    probe = before.copy()
    rows[emptied].add(probe, extra)
    s = best.state(probe)
    if entry.actor == CHANCE:
        best.deal(s, entry.number)
    else:
        best.play(s, entry.number)
    probe = best.plain(s)
    more = [
        r
        for r, row in enumerate(rows)
        if r != emptied and row.kinds == kinds and row.read(probe)[extra] > row.read(after)[extra]
    ]
    return more[0] if len(more) == 1 else None
