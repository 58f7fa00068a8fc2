"""Bots with a style: a level of the search bot that prefers some terms of the game's judge (core/styles.py).

Such a bot searches like its level. The level draws its errors at random. The style chooses its own: among the actions
that the search finds nearly as good as the best one, it takes the one that a judge with its factors prefers. So it
plays in character and throws nothing away.
"""

from __future__ import annotations

from ..core.chance import FastDraws
from ..core.game import Game
from ..core.record import Record
from ..core.runtime import Runtime, RuntimeState
from ..core.styles import LEVEL, Style, find_style
from ..core.view import View
from ..errors import InvalidOptions
from .levels import Leveled
from .lookahead_loops import UNITS_PER_POINT
from .match import seed_of
from .search import ActionValue
from .turn_ends import LOOKAHEAD_BUDGET, MAX_DECISIONS, play_chance, sample_state

LARGEST_LOSS = 4.0
"""How much worse an action may be than the best one, as a multiple of the error temperature of the level."""
WORLDS = 2
"""The number of sampled states in which a turn is played to its end."""


class Styled(Leveled):
    """A level of the search bot that plays in a style."""

    def __init__(self, name: str, seed: int = 0):
        super().__init__(LEVEL, seed)
        self.game, self.style = find_style(name)
        self._view: View | None = None

    def choose(self, view: View, budget: int = 0) -> int:
        """Search as the level does. Raises InvalidOptions in another game."""
        if view.game is not self.game:
            raise InvalidOptions(f"this bot plays {self.game.key}, not {view.game.key}")
        self._view = view
        return super().choose(view, budget)

    def _err(self, found: list[ActionValue]) -> int:
        """Return the action that the style prefers among those that are nearly as good as the best one."""
        assert self._view is not None
        best = max(each.share for each in found)
        close = [each for each in found if best - each.share <= LARGEST_LOSS * self._error_temperature]
        if len(close) == 1:
            return close[0].action
        slope = best * (1 - best) / self.game.search_settings.value_scale  # the share of the win that a point is worth
        expected = {each.action: each.share + slope * self._lean(self._view, each.action) for each in close}
        return max(close, key=lambda each: (expected[each.action], each.visits)).action

    def _lean(self, view: View, action: int) -> float:
        """Return how many points more than the judge the style gives to the end of the turn after an action."""
        total = 0.0
        for world in range(WORLDS if self.game.hides else 1):
            runtime, s = sample_state(view, self._seed, world)
            if runtime.refuse(s, action) == 0:
                runtime.play(s, action)
            self._finish_turn(runtime, s, view.seat, FastDraws(seed_of(self._seed, world)))
            total += lean_of_state(self.game, runtime.plain(s), view.seat, self.style)
        return total / (WORLDS if self.game.hides else 1)

    def _finish_turn(self, runtime: Runtime, s: RuntimeState, seat: int, draws: FastDraws) -> None:
        """Let the seat finish its turn greedily, in a state that is fully known."""
        assert self._lookahead is not None  # the search has looked ahead for the last turn of the game
        for _ in range(MAX_DECISIONS):
            play_chance(runtime, s, self.game, draws)
            if runtime.actor(s) != seat:
                return
            runtime.play(s, self._lookahead.best_action(s, runtime.legal(s), seat, LOOKAHEAD_BUDGET))


def lean_of_state(game: Game, s: Record, seat: int, style: Style) -> float:
    """Return how many points more than the judge a style gives to a plain state."""
    assert game.judge is not None
    rules, terms, f = game.rules, game.judge.terms, game.rules.facts()
    mine = rules.team(s, seat)
    teams = [rules.team(s, p) for p in range(rules.seats(s))]
    others = max(1, len(set(teams)) - 1)
    lean = 0.0
    for p, team in enumerate(teams):
        for name, factor in (style.own if team == mine else style.others).items():
            weight, term = terms[name]
            value = (factor - 1) * weight * term(s, f, p) / UNITS_PER_POINT
            lean += value if team == mine else -value / others
    return lean
