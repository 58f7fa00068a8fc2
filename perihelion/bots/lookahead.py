"""Lookahead to the end of a seat's turn, for the greedy bot and for reports."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.game import Game
from ..core.generator import Integers
from ..core.runtime import RuntimeState
from ..core.view import View, hide, hide_packed
from ..core.vocabulary import OVER
from . import lookahead_loops
from .lookahead_loops import WIN, Stack
from .loop_types import Numbers, State
from .pauses import pause_point
from .workspace import Workspace

WORLDS = 4
"""The number of sampled states in which an action is tried if something is hidden."""

MAX_DEPTH = 32
"""The maximum number of decisions in a turn that the lookahead follows."""

MAX_LAST_ACTIONS = 12
"""With more legal actions than this, the last turn of a game is not searched to its end."""


class Lookahead:
    """Evaluates the actions of a seat in one game by the best possible end of its turn."""

    def __init__(self, game: Game):
        self.game = game
        self.worlds = WORLDS if game.hides else 1
        """The number of sampled states over which the values are summed."""
        self._workspace = workspace = Workspace(game, lookahead_loops.__file__, MAX_DEPTH + 1)
        rows = MAX_DEPTH + 1
        self._stack = Stack(
            workspace.states,
            workspace.words,
            workspace.facts,
            workspace.new_ids(rows),
            *(workspace.new_integers(rows) for _ in range(4)),
        )

    def is_current(self, game: Game) -> bool:
        """Return whether it belongs to this game and no faster runtime has become ready since."""
        return self._workspace.is_current(game)

    def values(self, view: View, budget: int, seed: int) -> list[int]:
        """Return the value of each legal action, summed over several states consistent with the view.

        `budget` is the total number of states that may be visited.
        """
        r = self._workspace.runtime.generator(seed, view.log)
        return self._values(self._workspace.record(view.state), view.legal, view.seat, budget, r)

    def values_at(self, s: RuntimeState, legal: Sequence[int], seat: int, budget: int, seed: int) -> list[int]:
        """Like `values`, for a state in the runtime's form, which is faster than making a view of it."""
        hidden = hide_packed(self.game, s, seat)[0] if self._workspace.is_compiled else hide(s.copy(), seat)
        return self._values(hidden, legal, seat, budget, self._workspace.runtime.generator(seed))

    def _values(self, start: State, legal: Sequence[int], seat: int, budget: int, r: Integers) -> list[int]:
        values = self._workspace.new_integers(len(legal))
        for _ in range(self.worlds):
            self._workspace.states[0] = start.copy()
            self._workspace.sample(0, seat, r)
            self._add_values(values, legal, seat, budget // (self.worlds * len(legal)))
            pause_point()
        return [int(value) for value in values]

    def values_in_one_state(self, view: View, actions: Sequence[int], budget: int, seed: int) -> list[int]:
        """Return the value of some actions in one state that fits the view; with budget 0, right after the action."""
        values = self._workspace.new_integers(len(actions))
        self._workspace.set_state(0, view.state)
        self._workspace.sample(0, view.seat, self._workspace.runtime.generator(seed, view.log))
        self._add_values(values, actions, view.seat, budget // len(actions))
        return [int(value) for value in values]

    def values_of_last_turn(self, view: View, budget: int, seed: int) -> list[int]:
        """Return the value of each legal action if every one decides the game in this turn, otherwise an empty list."""
        if len(view.legal) > MAX_LAST_ACTIONS or not self._may_end(view):
            return []
        values = self.values(view, budget, seed)
        return values if all(abs(value) > self.worlds * WIN // 2 for value in values) else []

    def _may_end(self, view: View) -> bool:
        """Return whether one of the legal actions ends the game."""
        runtime = self._workspace.runtime
        for action in view.legal:
            s = runtime.state(view.state)
            runtime.sample(s, view.seat, runtime.generator(0, view.log))
            runtime.play(s, action)
            if runtime.actor(s) == OVER:
                return True
        return False

    def best_action(self, s: RuntimeState, legal: Sequence[int], seat: int, budget: int) -> int:
        """Return the action with the greatest value in a state that is fully known, in the runtime's form."""
        if len(legal) == 1:
            return legal[0]
        values = self._workspace.new_integers(len(legal))
        self._workspace.states[0] = s.copy() if not self._workspace.is_compiled else s[0].copy()
        self._add_values(values, legal, seat, budget // len(legal))
        return max(zip(values, legal, strict=True), key=lambda each: (each[0], -each[1]))[1]

    def _add_values(self, values: Numbers, legal: Sequence[int], seat: int, budget: int) -> None:
        actions = self._workspace.new_integers(len(legal))
        actions[:] = legal
        self._workspace.loops.add_action_values(self._stack, actions, values, seat, budget)
