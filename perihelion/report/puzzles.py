"""Makes puzzles from games between bots: positions with one move that is much better than every other.

Each decision of a game is looked at with longer and longer searches, so that most fall out soon:

1. A short search sees a large gap between the best action and the second.
2. A search of the highest level sees it, too.
3. A search with ten times its simulations finds the same best action, and compares it with the best other one with
   the same budget for both. The gap must be large and clear: with 95 % confidence above half of the least gap.

Actions that read alike, such as taking one of two equal dice, count as one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, NamedTuple

from ..bots.greedy import Greedy
from ..bots.hints import OTHERS, differences, expected_terms, one_of_each
from ..bots.levels import simulations as simulations_of_level
from ..bots.match import seed_of
from ..bots.networks import settings_for
from ..bots.ratings import Z
from ..bots.search import ActionValue, Search
from ..core.chance import FastDraws
from ..core.game import Game
from ..core.position import Position
from ..core.puzzle import Puzzle
from ..core.view import View
from ..core.vocabulary import CHANCE, OVER
from ..engine import runtimes
from .decisions import DecisionAnalysis

MIN_GAP = 0.12
"""By how much of the win the best action must be ahead."""
DEEPER = 10
"""How many times the simulations of the highest level a puzzle is verified with."""
FIRST_LOOK = 1 / 16
"""The part of the simulations of the highest level that the first search runs."""
MIN_CHOICES = 3
"""A puzzle has at least so many different choices."""
DECIDED = 0.97
"""A position in which a seat wins by such a share anyway is no puzzle."""
EASIEST, STEP = 900, 200
"""The rating of a puzzle that everybody finds, and what each search that misses it adds."""
PROBES = (1 / 128, 1 / 32, 1 / 8)
"""The searches that are asked for the rating, as parts of the simulations of the highest level."""


class Found(NamedTuple):
    """The best action, the second, and how far they are apart."""

    best: ActionValue
    second: ActionValue

    @property
    def gap(self) -> float:
        """The difference of their shares."""
        return self.best.share - self.second.share


class PuzzleMaker:
    """Looks for puzzles in games of one game and one choice of options."""

    def __init__(self, game: Game, options: dict[str, Any], seed: int = 0, deeper: int = DEEPER):
        self.game, self.options, self.seed, self.deeper = game, options, seed, deeper
        self.looked = 0
        """How many decisions were looked at."""

    def puzzles(self, games: int, first: int = 0) -> Iterator[Puzzle | None]:
        """Yield what was found after every decision: a puzzle, or None."""
        for number in range(first, first + games):
            yield from self._play(seed_of(self.seed, number))

    def _play(self, seed: int) -> Iterator[Puzzle | None]:
        """Play a game: the greedy bot at every seat, with chance of this seed."""
        position = Position(self.game, self.options, self.game.new_state(self.options))
        draws, bot = FastDraws(seed), Greedy(seed)
        while position.actor != OVER:
            if position.actor == CHANCE:
                weights = position.outcome_ids
                outcomes = list(weights)
                position.play(outcomes[draws.draw([weights[each] for each in outcomes])])
                continue
            view = position.view(position.actor)
            yield self.examine(position, view)
            position.play(bot.choose(view))

    def examine(self, position: Position, view: View) -> Puzzle | None:
        """Return the puzzle of a position, or None where it is none."""
        self.looked += 1
        highest = simulations_of_level(settings_for(self.game, view.state), "sun")
        look = self._search(view, int(highest * FIRST_LOOK))
        if look is None or look.gap < MIN_GAP or look.best.share > DECIDED:
            return None
        for budget in (highest, self.deeper * highest):
            again = self._search(view, budget)
            if again is None or again.best.action != look.best.action or again.gap < MIN_GAP:
                return None
            look = again
        best, second = look.best.action, look.second.action
        analysis = DecisionAnalysis(self.game, self.deeper * highest, self.seed)
        ours, other, error = analysis.compare(self.looked, view, best, second)
        gap = ours.share - other.share
        if gap < MIN_GAP or gap - Z * error < MIN_GAP / 2:
            return None
        text, texts = position.text, self.game.actions.texts
        return Puzzle(
            key=hashlib.sha256(text.encode()).hexdigest()[:10],
            position=text,
            best=texts[best],
            second=texts[second],
            gap=round(gap, 4),
            error=round(error, 4),
            theme=self._theme(view, best, second),
            rating=self._rate(view, best, highest),
            simulations=self.deeper * highest,
        )

    def _search(self, view: View, simulations: int) -> Found | None:
        """Return the best two actions, or None where there are too few choices."""
        search = Search(seed_of(self.seed, self.looked, simulations))
        found = one_of_each(view, search.evaluate_actions(view, max(16, simulations)))
        return Found(found[0], found[1]) if len(found) >= MIN_CHOICES else None

    def _rate(self, view: View, best: int, highest: int) -> int:
        """Return how hard the best action is to find: who looks shortly, or only at this turn, may miss it."""
        missed = sum(
            found is None or found.best.action != best
            for found in (self._search(view, int(highest * part)) for part in PROBES)
        )
        return EASIEST + STEP * (missed + (Greedy(self.seed).choose(view) != best))

    def _theme(self, view: View, best: int, second: int) -> str:
        """Return in which term the best action is ahead most."""
        ours, other = (expected_terms(view, action, self.seed) for action in (best, second))
        ahead = [reason for reason in differences(ours, other) if reason.value > 0]
        return ahead[0].term if ahead else OTHERS


def prepare(game: Game) -> None:
    """Wait for the machine code: without it a deep search would take hours."""
    runtimes.wait(game)
