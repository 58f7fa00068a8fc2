"""The search bot: how the tree of tree.py is kept, grown and read."""

from __future__ import annotations

import math
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from ..core import runtime
from ..core.chance import FastDraws
from ..core.game import Game
from ..core.view import View, hide
from . import BUDGET, tree
from .room import Room

CHUNK = 128
"""Simulations between two looks at the clock and at the memory."""

LONG = 4
"""After so many decisions of one turn each gets less thought: forty small steps are not ten times as important."""

TRUST = 16
"""So many tries of an action count as much as one look ahead at it."""

DEEPEST = 400
"""How many decisions and outcomes a simulation follows the tree at most."""

SCALE, WARMTH, EXPLORE, FURTHER = 5.0, 8.0, 1.0, 1
"""What docs/contract.md says about them, for a game whose `judge` has none of its own."""


class Found(NamedTuple):
    """What the search found out about one action."""

    action: int
    visits: int
    share: float
    """The expected share of the win."""
    error: float
    """Its standard error."""
    points: float
    """The expected points."""


class Tree:
    """One tree, for one game and one seat; grown by one core."""

    def __init__(self, game: Game, seed: int, further: int | None = None):
        self.game = game
        self._room = room = Room(game, tree.__file__, 3)
        self._r, self._luck, self._fate = room.generator(seed), room.generator(0), (seed & 0xFFFFFFF) << 32
        self._seats = game.rules.seats
        self._ids = room.integers(room.actions)
        self._used, self._path = room.integers(1), room.integers(DEEPEST)
        self._looks, self._values = np.zeros(room.actions), np.zeros(8)
        self._nodes = np.zeros((1 << 12, 5), np.int32)
        self._worths = np.zeros((1 << 12, tree.MEANS + 8))
        self._used[0], self._root = 1, 0
        self._seat = 0
        self._expected = b""
        self.played = 0
        self.row = 0  # decisions of the running turn before this one
        judge: Any = game.part("judge")
        self._scale, self._warmth = float(getattr(judge, "SCALE", SCALE)), float(getattr(judge, "WARMTH", WARMTH))
        self._explore = float(getattr(judge, "EXPLORE", EXPLORE))
        self._turns = int(getattr(judge, "FURTHER", FURTHER)) if further is None else further

    def fits(self, game: Game) -> bool:
        """Whether it is for this game, and no faster runtime has become ready."""
        return game is self.game and runtime.best(game) is self._room.rules

    def begin(self, view: View) -> None:
        """Start at a view: in the tree grown so far where the view was expected, else anew."""
        seats = self._seats(view.state)
        if view.seat != self._seat or view.state.pack().tobytes() != self._expected:
            used = self._used[0]
            self._nodes[:used] = 0
            self._worths[:used] = 0
            if self._worths.shape[1] != tree.MEANS + seats:
                self._worths = np.zeros((len(self._nodes), tree.MEANS + seats))
            self._used[0], self._root = 2, 1
        self._seat = view.seat
        self._room.put(tree.VIEW, view.state)

    def grow(self, simulations: int) -> None:
        """Run simulations."""
        room = self._room
        most = CHUNK * (len(self._ids) + 2)
        if self._used[0] + most // 4 > len(self._nodes):
            self._nodes, self._worths = larger(self._nodes, most), larger(self._worths, most)
        self.played += room.loops.search(
            room.states, room.words, self._seat, room.facts, self._ids, room.weights, self._r, self._luck,
            self._fate, self._nodes, self._worths, self._used, self._looks, self._path, self._values,
            self._root, simulations, self._explore, self._scale, self._warmth, self._turns,
        )  # fmt: skip

    @property
    def visits(self) -> int:
        """How often the root was visited, by the search that came before included."""
        return int(self._nodes[self._root, tree.VISITS])

    @property
    def mean(self) -> tuple[float, float]:
        """The expected share of the win at the root, and its standard error."""
        return float(self._worths[self._root, tree.MEANS + self._seat]), self._error(self._root)

    def _error(self, node: int) -> float:
        visits = int(self._nodes[node, tree.VISITS])
        return math.sqrt(self._worths[node, tree.SPREAD] / visits / max(visits - 1, 1)) if visits else 1.0

    def found(self) -> list[Found]:
        """What is known about each action at the root.

        One that was never tried is as much worse than the one tried most as one look ahead says, and the first tries
        of one count little against that: the luckiest of many tried once is not the best.
        """
        children = []
        child = self._nodes[self._root, tree.FIRST]
        while child:
            children.append(child)
            child = self._nodes[child, tree.NEXT]
        if not children:
            return []
        most = max(children, key=lambda child: self._nodes[child, tree.VISITS])
        surplus = self._worths[most, tree.MEANS + self._seat] - self._worths[most, tree.LOOK]
        found = []
        for child in children:
            visits, row = int(self._nodes[child, tree.VISITS]), self._worths[child]
            look = max(0.0, row[tree.LOOK] + surplus)
            share = (visits * row[tree.MEANS + self._seat] + TRUST * look) / (visits + TRUST)
            label = int(self._nodes[child, tree.LABEL])
            found.append(Found(label, visits, float(share), self._error(child), float(row[tree.POINTS])))
        return found

    def step(self, view: View, action: int) -> None:
        """Remember where the action leads: if the same seat decides at once, the search goes on from there."""
        room = self._room
        s = room.rules.state(view.state)
        room.rules.sample(s, view.seat, self._r)
        room.rules.play(s, action)
        self._expected = b""
        if room.rules.actor(s) == view.seat:
            child = self._nodes[self._root, tree.FIRST]
            while child and self._nodes[child, tree.LABEL] != action:
                child = self._nodes[child, tree.NEXT]
            if child:
                self._root = int(child)
                self._expected = hide(self.game, room.rules.packed(s), view.seat).tobytes()
        # Whether the turn goes on after chance hardly depends on what falls: the likeliest stands for all.
        while room.rules.actor(s) == runtime.CHANCE:
            weights = room.rules.deals(s)
            room.rules.deal(s, weights.index(max(weights)))
        self.row = self.row + 1 if room.rules.actor(s) == view.seat else 0


class Search:
    """Chooses by tree search.

    The budget is a number of simulations, or of `seconds` where given. `haste` makes it err: the greater, the larger
    the loss of an action that it still plays now and then. More `threads` grow more trees, which are added up.
    `further` overrides for how many turns a simulation plays on.
    """

    def __init__(
        self,
        seed: int = 0,
        simulations: int = BUDGET,
        seconds: float = 0,
        haste: float = 0,
        threads: int = 1,
        further: int | None = None,
    ) -> None:
        self._seed, self._simulations, self._seconds = seed, simulations, seconds
        self._haste, self._threads, self._further = haste, threads, further
        self._draws = FastDraws(seed)
        self._trees: list[Tree] = []

    def choose(self, view: View, budget: int = 0) -> int:
        """The action that was looked at most; with haste, one that is not much worse."""
        if len(view.legal) == 1:
            self._begin(view)
            action = view.legal[0]
        else:
            found = self.look(view, budget)
            best = max(found, key=lambda each: (each.visits, each.share))
            action = self._hasty(found) if self._haste else best.action
        for each in self._trees:
            each.step(view, action)
        return action

    def look(self, view: View, budget: int = 0) -> list[Found]:
        """What the search says about every legal action, best first."""
        self._begin(view)
        share = -(-(budget or self._simulations) // self._threads)

        def grow(each: Tree) -> None:
            end = time.monotonic() + self._seconds
            most = share * LONG // max(LONG, each.row + 1)
            while time.monotonic() < end if self._seconds else each.visits < most:
                each.grow(CHUNK if self._seconds else min(CHUNK, most - each.visits))

        if self._threads == 1:
            grow(self._trees[0])
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                list(pool.map(grow, self._trees))
        together = [added([each.found() for each in self._trees], action) for action in view.legal]
        return sorted(together, key=lambda each: (-each.visits, -each.share))

    def _begin(self, view: View) -> None:
        if not self._trees or not self._trees[0].fits(view.game):
            self._trees = [Tree(view.game, self._seed + i, self._further) for i in range(self._threads)]
        for each in self._trees:
            each.begin(view)

    def _hasty(self, found: list[Found]) -> int:
        best = max(each.share for each in found)
        weights = [int(1_000_000 * math.exp((each.share - best) / self._haste)) for each in found]
        return found[self._draws.draw(weights)].action


def larger(rows: Any, more: int) -> Any:
    """Twice the rows and more; the new ones are zero, and cost nothing before they are used."""
    wider = np.zeros((2 * len(rows) + more, rows.shape[1]), rows.dtype)
    wider[: len(rows)] = rows
    return wider


def added(trees: list[list[Found]], action: int) -> Found:
    """What several trees found about one action."""
    parts = [each for found in trees for each in found if each.action == action]
    visits = sum(each.visits for each in parts)
    if not visits:
        return Found(action, 0, max((each.share for each in parts), default=0.0), 1.0, 0.0)
    share = sum(each.share * each.visits for each in parts) / visits
    points = sum(each.points * each.visits for each in parts) / visits
    error = math.sqrt(sum((each.error * each.visits) ** 2 for each in parts)) / visits
    return Found(action, visits, share, error, points)
