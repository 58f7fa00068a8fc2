"""The search bot: keeps a search tree (ismcts_loops.py), runs simulations in it and reads the results."""

from __future__ import annotations

import math
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from ..core.chance import FastDraws
from ..core.game import Game
from ..core.memory import zeros
from ..core.view import View, hide_packed
from ..core.vocabulary import CHANCE
from ..engine.float_rules import exp
from . import ismcts_loops
from .evaluation_loops import VALUES
from .lookahead import Lookahead
from .loop_types import Nodes, Stats
from .networks import NO_NETWORK, network_for
from .pauses import pause_point
from .protocol import BUDGET
from .search_memory import (
    FIRST_CHILD,
    LABEL,
    LOOKAHEAD,
    MEANS,
    NEXT_SIBLING,
    NODE_COLUMNS,
    POINTS,
    SQUARED_DEVIATIONS,
    VIEW,
    VISITS,
    Buffers,
    Params,
    Tree,
)
from .workspace import Workspace

CHUNK = 128
"""The number of simulations between two checks of the clock. There is always memory for this number."""

TURN_PART = 4
"""If a turn is limited, a decision may use a quarter of the rest, so that the later ones get something, too."""
COUNTED_CHUNK = 16
"""The number of simulations between two checks of the budget and of that limit."""
UNLIMITED = 1 << 60
"""The limit of a turn that has none."""

PIECE_SECONDS, MOST_PIECE = 0.004, 32
"""The approximate time between two pause points, and the maximum number of simulations in between."""

FULL_BUDGET_DECISIONS = 4
"""The number of decisions of a turn that get the full budget. After that the n-th decision gets this number divided by
n of it, so that a turn of forty small decisions does not take ten times as long."""

LOOKAHEAD_VISITS = 16
"""The lookahead at an action counts as this many visits."""

MAX_DEPTH = 400
"""The maximum number of decisions and outcomes that a simulation follows in the tree."""

FIRST_NODES = 1 << 12
"""The number of nodes allocated for a new tree."""

Rows = TypeVar("Rows", Nodes, Stats)


class ActionValue(NamedTuple):
    """What the search found out about one action."""

    action: int
    visits: int
    share: float
    """The expected share of the win."""
    error: float
    """Its standard error."""
    points: float
    """The expected points."""


class SearchTree:
    """A search tree for one seat of one game. Not thread-safe."""

    def __init__(self, game: Game, seed: int, rollout_turns: int | None = None, learned: bool = True):
        self.game, self._learned, self._rollout_turns = game, learned, rollout_turns
        self._workspace = workspace = Workspace(game, ismcts_loops.__file__, 3)
        actions, settings = len(game.actions), game.search_settings
        self._buffers = Buffers(
            states=workspace.states,
            words=workspace.words,
            facts=workspace.facts,
            ids=workspace.new_integers(actions),
            weights=workspace.weights,
            sample_generator=workspace.runtime.generator(seed),
            chance_generator=workspace.runtime.generator(0),
            path=workspace.new_integers(MAX_DEPTH),
            lookahead=zeros(actions, "f8"),
            values=zeros(VALUES, "f8"),
            leaf_values=zeros(VALUES, "f8"),
            network=NO_NETWORK,
        )
        self._tree = Tree(
            nodes=zeros((FIRST_NODES, NODE_COLUMNS), "i4"),
            stats=zeros((FIRST_NODES, MEANS + VALUES), "f8"),
            size=workspace.new_integers(1),
        )
        self._tree.size[0] = 1
        self._params = Params(
            seat=0,
            root=0,
            simulations=0,
            capacity=0,
            exploration=float(settings.exploration),
            value_scale=float(settings.value_scale),
            prior_sharpness=float(settings.prior_sharpness),
            rollout_turns=settings.rollout_turns if rollout_turns is None else rollout_turns,
            chance_seed=(seed & 0xFFFFFFF) << 32,
            leaf_share=0.0,
            upon_judge=False,
        )
        self._expected = b""
        self._piece = 1.0
        """The number of simulations before the next pause point."""
        self.decisions_played = 0
        """The number of decisions played in all simulations so far, including the lookahead."""
        self.turn_decisions = 0
        """The number of decisions in this turn before this one."""
        self.played_before_turn = 0
        """The value of `decisions_played` when this turn began."""

    def is_current(self, game: Game) -> bool:
        """Return whether it belongs to this game and no faster runtime has become ready since."""
        return self._workspace.is_current(game)

    def set_root(self, view: View) -> None:
        """Start at a view. Keeps the subtree if `advance` expected this view, otherwise begins an empty tree."""
        if view.seat != self._params.seat or view.state.pack().tobytes() != self._expected:
            self._clear(self.game.rules.seats(view.state))
            self._choose_network(view)
        self._params = self._params._replace(seat=view.seat)
        self._workspace.set_state(VIEW, view.state)
        if self.game.rules.recalls:
            self._recall(view)

    def _recall(self, view: View) -> None:
        """Put what the seat has seen behind the generator of the samples, which draws on."""
        generator = self._workspace.runtime.generator(0, view.log)
        generator[0], generator[1] = self._buffers.sample_generator[0], self._buffers.sample_generator[1]
        self._buffers = self._buffers._replace(sample_generator=generator)

    def _choose_network(self, view: View) -> None:
        """Select the network for games like this one. An interpreted search uses none: it would take minutes."""
        network = network_for(self.game, view.state) if self._learned and self._workspace.is_compiled else None
        settings = self.game.search_settings if network is None else network.settings
        turns = settings.rollout_turns if self._rollout_turns is None else self._rollout_turns
        self._buffers = self._buffers._replace(network=NO_NETWORK if network is None else network.for_viewer(view.seat))
        self._params = self._params._replace(
            exploration=float(settings.exploration),
            value_scale=float(settings.value_scale),
            prior_sharpness=float(settings.prior_sharpness),
            rollout_turns=turns,
            leaf_share=0.0 if network is None or not turns else network.leaf_share,
            upon_judge=network is not None and network.upon_judge,
        )

    def _clear(self, seats: int) -> None:
        nodes, stats, size = self._tree
        nodes[: size[0]] = 0
        stats[: size[0]] = 0
        if stats.shape[1] != MEANS + seats:
            self._tree = self._tree._replace(stats=zeros((len(nodes), MEANS + seats), "f8"))
        size[0] = 2
        self._params = self._params._replace(root=1)

    def run(self, simulations: int) -> None:
        """Run simulations, with pause points in between."""
        while simulations > 0:
            piece, began = min(simulations, max(1, int(self._piece))), time.monotonic()
            self._run_piece(piece)
            simulations -= piece
            self._piece = min(MOST_PIECE, piece * PIECE_SECONDS / max(time.monotonic() - began, PIECE_SECONDS / 4))
            pause_point()

    def _run_piece(self, simulations: int) -> None:
        actions = len(self.game.actions)
        most = CHUNK * (actions + 2)
        if self._tree.size[0] + most // 4 > len(self._tree.nodes):
            self._tree = Tree(enlarge(self._tree.nodes, most), enlarge(self._tree.stats, most), self._tree.size)
        params = self._params._replace(simulations=simulations, capacity=len(self._tree.nodes) - actions - 2)
        self.decisions_played += self._workspace.loops.search(self._buffers, self._tree, params)

    @property
    def visits(self) -> int:
        """The number of visits of the root, including those before it became the root."""
        return int(self._tree.nodes[self._params.root, VISITS])

    @property
    def root_value(self) -> tuple[float, float]:
        """The expected share of the win at the root, and its standard error."""
        root = self._params.root
        return float(self._tree.stats[root, MEANS + self._params.seat]), self._standard_error(root)

    def _standard_error(self, node: int) -> float:
        visits = int(self._tree.nodes[node, VISITS])
        squares = self._tree.stats[node, SQUARED_DEVIATIONS]
        return math.sqrt(squares / visits / max(visits - 1, 1)) if visits else 1.0

    def _children(self) -> list[int]:
        """Return the children of the root."""
        children, nodes = [], self._tree.nodes
        child = int(nodes[self._params.root, FIRST_CHILD])
        while child:
            children.append(child)
            child = int(nodes[child, NEXT_SIBLING])
        return children

    def action_values(self) -> list[ActionValue]:
        """Return what is known about each action at the root.

        The share of an action is its mean, blended with its lookahead value relative to the most visited action. So the
        first visits of an action count little: the luckiest of many actions with one visit is not the best.
        """
        nodes, stats, _ = self._tree
        children, mean = self._children(), MEANS + self._params.seat
        if not children:
            return []
        most_visited = max(children, key=lambda child: nodes[child, VISITS])
        surplus = stats[most_visited, mean] - stats[most_visited, LOOKAHEAD]
        found = []
        for child in children:
            visits, row = int(nodes[child, VISITS]), stats[child]
            lookahead = max(0.0, row[LOOKAHEAD] + surplus)
            share = (visits * row[mean] + LOOKAHEAD_VISITS * lookahead) / (visits + LOOKAHEAD_VISITS)
            action, error = int(nodes[child, LABEL]), self._standard_error(child)
            found.append(ActionValue(action, visits, float(share), error, float(row[POINTS])))
        return found

    def left_of_turn(self, limit: int) -> int:
        """Return how many decisions the simulations of this turn may still play."""
        return max(0, limit - (self.decisions_played - self.played_before_turn))

    def advance(self, view: View, action: int) -> None:
        """Register the chosen action. If the same seat is to act again, the search continues from its child."""
        runtime, nodes = self._workspace.runtime, self._tree.nodes
        s = runtime.state(view.state)
        runtime.sample(s, view.seat, self._buffers.sample_generator)
        runtime.play(s, action)
        self._expected = b""
        if runtime.actor(s) == view.seat:
            child = next((child for child in self._children() if nodes[child, LABEL] == action), 0)
            if child:
                self._params = self._params._replace(root=child)
                self._expected = hide_packed(self.game, runtime.packed(s), view.seat).tobytes()
        # Whether the turn continues after chance hardly depends on the outcome, so only the likeliest one is tried.
        while runtime.actor(s) == CHANCE and any(weights := runtime.deals(s)):
            runtime.deal(s, weights.index(max(weights)))
        self.turn_decisions = self.turn_decisions + 1 if runtime.actor(s) == view.seat else 0
        if not self.turn_decisions:
            self.played_before_turn = self.decisions_played


class Search:
    """Chooses by tree search.

    The budget is a number of simulations, or `seconds` if given. With an `error_temperature` the bot errs: it also
    plays worse actions, each with a weight of exp(-loss / error_temperature). With several `threads` each one has its
    own tree, and the results are merged. `rollout_turns` overrides the setting of the game. With `learned=False` the
    judge evaluates even if the game has a network.
    """

    turn_limit = UNLIMITED
    """The most decisions that all simulations of one turn may play, so that no turn takes too long."""

    def __init__(
        self,
        seed: int = 0,
        simulations: int = BUDGET,
        seconds: float = 0,
        error_temperature: float = 0,
        threads: int = 1,
        rollout_turns: int | None = None,
        learned: bool = True,
    ) -> None:
        self._seed, self._simulations, self._seconds = seed, simulations, seconds
        self._error_temperature, self._threads, self._rollout_turns = error_temperature, threads, rollout_turns
        self._learned = learned
        self._draws = FastDraws(seed)
        self._trees: list[SearchTree] = []
        self._lookahead: Lookahead | None = None
        self._knows_results = False  # True if the last decision was in the last turn of the game

    def __getstate__(self) -> dict[str, object]:
        """A copy draws the same errors, but begins a new tree."""
        return {**self.__dict__, "_trees": [], "_lookahead": None}

    def choose(self, view: View, budget: int = 0) -> int:
        """Return the most visited action, or with an error temperature one that is not much worse."""
        if len(view.legal) == 1:
            self._set_root(view)
            action = view.legal[0]
        else:
            found = self.evaluate_actions(view, budget)
            errs = self._error_temperature and not self._knows_results
            action = self._err(found) if errs else found[0].action
        self.advance(view, action)
        return action

    def advance(self, view: View, action: int) -> None:
        """Register an action that is carried out: the next decision of this turn continues the search."""
        for tree in self._trees:
            tree.advance(view, action)

    def evaluate_actions(self, view: View, budget: int = 0) -> list[ActionValue]:
        """Return the results of the search for every legal action, the most visited first.

        In the last turn of the game they are sorted by the results, which a lookahead to the end of the game knows.
        """
        self._set_root(view)
        budget_of_tree = -(-(budget or self._simulations) // self._threads)

        def run(tree: SearchTree) -> None:
            end = time.monotonic() + self._seconds
            most = budget_of_tree * FULL_BUDGET_DECISIONS // max(FULL_BUDGET_DECISIONS, tree.turn_decisions + 1)
            last = tree.decisions_played + tree.left_of_turn(self.turn_limit) // TURN_PART
            if self._seconds:
                while time.monotonic() < end:
                    tree.run(CHUNK)
            else:
                while tree.visits < most and tree.decisions_played <= last:
                    tree.run(min(COUNTED_CHUNK, most - tree.visits))

        if self._threads == 1:
            run(self._trees[0])
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                list(pool.map(run, self._trees))
        found = [tree.action_values() for tree in self._trees]
        merged = [merge_values(found, action) for action in view.legal]
        values = self._values_of_last_turn(view)
        self._knows_results = bool(values)
        if not values:
            return sorted(merged, key=lambda each: (-each.visits, -each.share))
        results = [each._replace(share=float(values[each.action] > 0), error=0.0) for each in merged]
        return sorted(results, key=lambda each: (-values[each.action], -each.visits))

    def _values_of_last_turn(self, view: View) -> dict[int, int]:
        """Return the value of each action if every one decides the game in this turn, otherwise an empty dictionary."""
        if self._lookahead is None or not self._lookahead.is_current(view.game):
            self._lookahead = Lookahead(view.game)
        values = self._lookahead.values_of_last_turn(view, BUDGET, self._seed)
        return dict(zip(view.legal, values, strict=True)) if values else {}

    def _set_root(self, view: View) -> None:
        if not self._trees or not self._trees[0].is_current(view.game):
            self._trees = [
                SearchTree(view.game, self._seed + i, self._rollout_turns, self._learned) for i in range(self._threads)
            ]
        for tree in self._trees:
            tree.set_root(view)

    def _err(self, found: list[ActionValue]) -> int:
        """Draw an action from a softmax over the expected shares."""
        best = max(each.share for each in found)
        weights = [int(1_000_000 * exp((each.share - best) / self._error_temperature)) for each in found]
        return found[self._draws.draw(weights)].action


def enlarge(rows: Rows, more: int) -> Rows:
    """Return the rows followed by as many zero rows plus `more`; those take no memory until they are used."""
    larger: Rows = zeros((2 * len(rows) + more, rows.shape[1]), rows.dtype)
    larger[: len(rows)] = rows
    return larger


def merge_values(trees: list[list[ActionValue]], action: int) -> ActionValue:
    """Return the merged results of several trees for one action."""
    parts = [each for found in trees for each in found if each.action == action]
    visits = sum(each.visits for each in parts)
    if not visits:
        return ActionValue(action, 0, max((each.share for each in parts), default=0.0), 1.0, 0.0)
    share = sum(each.share * each.visits for each in parts) / visits
    points = sum(each.points * each.visits for each in parts) / visits
    error = math.sqrt(sum((each.error * each.visits) ** 2 for each in parts)) / visits
    return ActionValue(action, visits, share, error, points)
