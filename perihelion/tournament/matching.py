"""Perfect matchings in a graph: the pairs of a round for two.

`augment` is Edmonds' blossom algorithm (J. Edmonds, "Paths, Trees, and Flowers", 1965).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence

NOBODY = -1

Graph = Sequence[Collection[int]]
"""For each vertex its neighbours."""


class Matching:
    """A matching of a graph that becomes smaller: pairs that are decided are taken out."""

    def __init__(self, graph: Graph):
        self.graph = graph
        self.mate = [NOBODY] * len(graph)
        self.gone: set[int] = set()
        """The vertices that were taken out."""
        for vertex in range(len(graph)):
            if self.mate[vertex] == NOBODY:
                free = next((other for other in graph[vertex] if self.mate[other] == NOBODY), NOBODY)
                if free != NOBODY:
                    self.mate[vertex], self.mate[free] = free, vertex
        for vertex in range(len(graph)):
            if self.mate[vertex] == NOBODY:
                self._augment(vertex)

    def list_unmatched(self) -> list[int]:
        """Return the vertices without a partner in this largest matching."""
        return [vertex for vertex, mate in enumerate(self.mate) if mate == NOBODY and vertex not in self.gone]

    def take_out(self, one: int, other: int) -> bool:
        """Take a pair out if all others can still be matched, and return whether that is so.

        The matching must be perfect before.
        """
        mate = self.mate
        first, second = mate[one], mate[other]
        self.gone |= {one, other}
        if first == other:
            return True
        mate[first] = mate[second] = NOBODY
        if self._augment(first):
            return True
        mate[first], mate[second] = one, other
        self.gone -= {one, other}
        return False

    def _augment(self, root: int) -> bool:
        """Match a free vertex by an alternating path to another free one. Return False if there is none."""
        return _Search(self).run(root)


class _Search:
    """One search for an alternating path. Odd circles (blossoms) shrink to their base."""

    def __init__(self, matching: Matching):
        self.graph, self.mate, self.gone = matching.graph, matching.mate, matching.gone
        size = len(self.graph)
        self.reached, self.parent, self.base = [False] * size, [NOBODY] * size, list(range(size))
        self.queue: deque[int] = deque()

    def run(self, root: int) -> bool:
        self.reached[root] = True
        self.queue.append(root)
        while self.queue:
            vertex = self.queue.popleft()
            for other in self.graph[vertex]:
                if other in self.gone or self.base[vertex] == self.base[other] or self.mate[vertex] == other:
                    continue
                if other == root or (self.mate[other] != NOBODY and self.parent[self.mate[other]] != NOBODY):
                    self._shrink(vertex, other)
                elif self.parent[other] == NOBODY:
                    self.parent[other] = vertex
                    if self.mate[other] == NOBODY:
                        self._flip(other)
                        return True
                    self.reached[self.mate[other]] = True
                    self.queue.append(self.mate[other])
        return False

    def _flip(self, vertex: int) -> None:
        while vertex != NOBODY:
            before = self.parent[vertex]
            following = self.mate[before]
            self.mate[vertex], self.mate[before] = before, vertex
            vertex = following

    def _shrink(self, one: int, other: int) -> None:
        base, blossom = self._find_base(one, other), set[int]()
        for vertex, child in ((one, other), (other, one)):
            while self.base[vertex] != base:
                blossom |= {self.base[vertex], self.base[self.mate[vertex]]}
                self.parent[vertex] = child
                child = self.mate[vertex]
                vertex = self.parent[child]
        for vertex, mine in enumerate(self.base):
            if mine in blossom:
                self.base[vertex] = base
                if not self.reached[vertex]:
                    self.reached[vertex] = True
                    self.queue.append(vertex)

    def _find_base(self, one: int, other: int) -> int:
        """Return the base of the circle that the two paths to the root close."""
        seen = set()
        while True:
            one = self.base[one]
            seen.add(one)
            if self.mate[one] == NOBODY:
                break
            one = self.parent[self.mate[one]]
        while (other := self.base[other]) not in seen:
            other = self.parent[self.mate[other]]
        return other
