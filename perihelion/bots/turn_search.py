"""The search over whole turns: plans a turn (turn_search_loops.py) and plays it action by action."""

from __future__ import annotations

from ..core.game import Game
from ..core.memory import records, zeros
from ..core.view import View
from ..engine.arrays import words_of
from . import turn_search_loops
from .evaluation_loops import VALUES
from .networks import LearnedJudge
from .pauses import pause_point
from .turn_search_loops import END_OF_PATH, Params, Turn
from .workspace import Workspace

MAX_DECISIONS = 12
"""The maximum number of decisions in a turn."""
OWN_ENDS, ANSWER_ENDS = 1 << 16, 1 << 12
"""The number of ends of the seat's own turn, and of a reply, that there is memory for."""


class TurnSearch:
    """Plans the turns of one seat in one game. The game must hide nothing, and its rules must be compiled."""

    def __init__(self, game: Game):
        self.game = game
        self._workspace = Workspace(game, turn_search_loops.__file__, MAX_DECISIONS + 1)
        answers = Workspace(game, turn_search_loops.__file__, MAX_DECISIONS + 1)
        self._turn, self._answer = self._memory(self._workspace, OWN_ENDS), self._memory(answers, ANSWER_ENDS)
        self._at_once, self._later = zeros(OWN_ENDS, "f8"), zeros(OWN_ENDS, "f8")
        self._plan: list[int] = []
        self._expected = b""

    def _memory(self, workspace: Workspace, ends: int) -> Turn:
        states = records(self.game.rules.state, ends)
        return Turn(
            states=workspace.states,
            words=workspace.packed_words,
            facts=workspace.facts,
            ids=workspace.new_ids(MAX_DECISIONS),
            n_legal=workspace.new_integers(MAX_DECISIONS),
            tried=workspace.new_integers(MAX_DECISIONS),
            path=workspace.new_integers(MAX_DECISIONS),
            ends=states,
            end_words=words_of(states),
            end_paths=zeros((ends, MAX_DECISIONS + 1), "i2"),
            hashes=zeros(4 * ends),
        )

    def is_current(self, game: Game) -> bool:
        """Return whether it belongs to this game and no faster runtime has become ready since."""
        return self._workspace.is_current(game)

    def choose(self, view: View, network: LearnedJudge, candidates: int) -> int | None:
        """Return the next action of the best turn, or None if there are too many turns to search."""
        if not self._plan or view.state.pack().tobytes() != self._expected:
            self._plan = self._best_turn(view, network, candidates)
        if not self._plan:
            return None
        action, runtime = self._plan.pop(0), self._workspace.runtime
        s = runtime.state(view.state)
        runtime.play(s, action)
        self._expected = runtime.packed(s).tobytes()
        return action

    def _best_turn(self, view: View, network: LearnedJudge, candidates: int) -> list[int]:
        """Return the actions of the best turn, or an empty list if there are too many turns."""
        workspace = self._workspace
        workspace.set_state(0, view.state)
        params = Params(view.seat, float(network.settings.value_scale), network.upon_judge)
        judge = (network.for_viewer(view.seat), params, zeros(VALUES, "f8"), self._at_once, self._later)
        n = workspace.loops.search_turns(self._turn, *judge)
        if n <= 0:
            return []
        for _ in range(min(candidates, n)):
            workspace.loops.search_answers(self._turn, n, self._answer, workspace.weights, *judge)
            pause_point()
        later = self._later[:n].tolist()
        path: list[int] = self._turn.end_paths[later.index(max(later))].tolist()
        return path[: path.index(END_OF_PATH)]
