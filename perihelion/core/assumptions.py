"""The search for kinds of hidden cards that go with everything that was entered.

Each assumed outcome is a variable, and its value is the kind of card. An entry that takes a card from where there is
none is a *shortage*. The search changes one variable at a time, always one that can end a shortage, and takes the
change that leaves the fewest (min-conflicts with a tabu list). Such a change concerns two kinds of cards only and is
judged by counting, so that no rule runs before the answer is found.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from .card_flow import Transfer

TAKE, POUR, PUT = range(3)
"""What an event does with a card; within one entry in this order."""

SEARCHES = 120
"""So many searches are made. Each begins with what was assumed: where there is an answer, there is one close by."""
STEPS = 12
"""The first search gives up after so many changes, each later one after one more, up to MORE_STEPS more."""
MORE_STEPS = 60
RESTS = (3, 12)
"""A card that was changed stays as it is for a random number of steps, so that the search does not go in circles."""

Event = tuple[int, int, int, int]
"""The number of the entry, TAKE, POUR or PUT, the row, and the row that a POUR fills. Sorted, they are in order."""


Card = tuple[int, int]
"""A row, and a kind of card in it."""


class Shortage(NamedTuple):
    """Cards of one kind that are taken where there is none: how many, and when and where the first."""

    cards: int
    at: int
    row: int


class Assumptions:
    """The kinds of the assumed cards of a game, by the number of the entry, and the search for others."""

    def __init__(
        self,
        flow: Sequence[Transfer],
        start: Sequence[Sequence[int]],
        known: Mapping[int, int],
        assumed: Mapping[int, int],
    ):
        """Take the flow of the cards, the rows before the first entry, and the known and assumed outcomes."""
        self.flow, self.start, self.assumed = flow, start, assumed
        self.pours: list[Event] = [(i, POUR, *pour) for i, each in enumerate(flow) for pour in each.pours]
        self.fixed: list[list[Event]] = [list(self.pours) for _ in range(max(map(len, start)))]
        for i, each in enumerate(flow):
            for row, kind in each.taken:
                self.fixed[kind].append((i, TAKE, row, 0))
            for row, kind in each.put:
                self.fixed[kind].append((i, PUT, row, 0))
        for i, kind in known.items():
            self.fixed[kind] += self._events(i)
        self.events = {i: self._events(i) for i in assumed}
        self._begin()

    def _begin(self) -> None:
        """Begin with what was assumed."""
        self.kinds = dict(self.assumed)
        self.of_kind: list[set[int]] = [set() for _ in self.fixed]
        for i, kind in self.kinds.items():
            self.of_kind[kind].add(i)

    def find(self, needs: Iterable[Card]) -> Iterator[dict[int, int]]:
        """Yield kinds to change with which one of the needed cards is in its row in the end."""
        draws = random.Random(len(self.flow))
        open_needs = [need for need in needs if self._is_possible(need)]
        for search in range(SEARCHES):
            for row, kind in open_needs:
                self._begin()
                self.fixed[kind].append((len(self.flow), TAKE, row, 0))
                if self._search(draws, STEPS + min(search, MORE_STEPS)):
                    yield {i: new for i, new in self.kinds.items() if new != self.assumed[i]}
                self.fixed[kind].pop()

    def _is_possible(self, need: Card) -> bool:
        """Return whether the cards of the kind can be moved so that none is short, if all other kinds do not matter.

        There is one shortage, and each change moves it to an earlier row or ends it: a breadth-first search for an
        augmenting path.
        """
        row, kind = need
        self.fixed[kind].append((len(self.flow), TAKE, row, 0))
        queue, seen = deque([frozenset(self.of_kind[kind])]), dict[int, int]()
        found = False
        while queue and not found:
            assumed = queue.popleft()
            short = self._shortage(kind, assumed)
            found = not short.cards
            if not found and seen.get(short.row, -1) < short.at:
                seen[short.row] = short.at
                queue.extend(assumed ^ {i} for i, _ in self._changes(kind, short, assumed))
        self.fixed[kind].pop()
        return found

    def _search(self, draws: random.Random, steps: int) -> bool:
        """Change one card after the other; return whether nothing is short any more."""
        short = [self._shortage(kind, self.of_kind[kind]) for kind in range(len(self.fixed))]
        rests: dict[int, int] = {}
        for step in range(steps):
            wrong = [kind for kind, shortage in enumerate(short) if shortage.cards]
            if not wrong:
                return True
            lacking = draws.choice(wrong)
            free = [
                each
                for each in self._changes(lacking, short[lacking], self.of_kind[lacking])
                if rests.get(each[0], 0) <= step
            ]
            judged = [
                (left, -i * draws.random(), i, new) for i, kinds in free for left, new in self._judge(i, kinds, short)
            ]
            if not judged:
                return False
            _, _, i, new = min(judged)
            rests[i] = step + draws.randrange(*RESTS)
            old, self.kinds[i] = self.kinds[i], new
            self.of_kind[old].remove(i)
            self.of_kind[new].add(i)
            for kind in (old, new):
                short[kind] = self._shortage(kind, self.of_kind[kind])
        return False

    def _judge(self, i: int, kinds: Iterable[int], short: Sequence[Shortage]) -> Iterator[tuple[int, int]]:
        """Yield how many shortages each of these kinds would add, and the kind."""
        old = self.kinds[i]
        without = self._shortage(old, self.of_kind[old] - {i}).cards - short[old].cards
        for new in kinds:
            yield without + self._shortage(new, self.of_kind[new] | {i}).cards - short[new].cards, new

    def _changes(self, kind: int, shortage: Shortage, assumed: Collection[int]) -> Iterator[tuple[int, Sequence[int]]]:
        """Yield the cards that can end a shortage, with the kinds they can become. `assumed` ones are of the kind now.

        What comes into the row becomes this kind, or what took this kind out of it becomes another one.
        """
        rows, pours = {shortage.row}, [pour for pour in self.pours if pour[0] < shortage.at]
        for i in sorted(self.kinds, reverse=True):
            while pours and pours[-1][0] >= i:
                _, _, row, into = pours.pop()
                if into in rows:
                    rows.add(row)
            each = self.flow[i]
            if i in assumed:
                if i <= shortage.at and each.source in rows:
                    yield i, [new for new in range(len(self.start[each.source])) if new != kind]
            elif i < shortage.at and not rows.isdisjoint(each.targets):
                yield i, [kind]

    def _shortage(self, kind: int, assumed: Iterable[int]) -> Shortage:
        """Count the cards of a kind that are taken where there is none, if these assumed entries are of the kind."""
        events = self.fixed[kind] + [event for i in assumed for event in self.events[i]]
        events.sort()
        have = [cards[kind] if kind < len(cards) else 0 for cards in self.start]
        missing, first = 0, (-1, -1)
        for i, what, row, into in events:
            if what == PUT:
                have[row] += 1
            elif what == POUR:
                have[into] += have[row]
                have[row] = 0
            elif have[row]:
                have[row] -= 1
            else:
                first = first if missing else (i, row)
                missing += 1
        return Shortage(missing, *first)

    def _events(self, i: int) -> list[Event]:
        """Return what the outcome of an entry does: it is taken from its row and put into others."""
        each = self.flow[i]
        taken = [] if each.source is None else [(i, TAKE, each.source, 0)]
        return [*taken, *[(i, PUT, row, 0) for row in each.targets]]
