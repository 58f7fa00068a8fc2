"""Makes puzzles from games between bots: positions with one move that is much better than every other.

Each decision of a game is looked at with longer and longer searches, so that most fall out soon:

1. A short search sees a gap between the best action and the second. It tries every choice several times: in a game
   with few simulations and many choices a fixed part of the simulations would see nothing.
2. A search of the highest level sees it, too.
3. A search with ten times its simulations finds the same best action, and compares it with the best other one with
   the same budget for both. The gap must be large and clear: with 95 % confidence above half of the least gap.

The second best action has few visits in a short search, and its share is then too high. So the first two searches
need to see only half of the least gap.

Actions that read alike, such as taking one of two equal dice, count as one.
"""

from __future__ import annotations

import hashlib
import time
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
from ..core.registry import game as find_game
from ..core.view import View
from ..core.vocabulary import CHANCE, OVER
from ..engine import runtimes
from .decisions import DecisionAnalysis

MIN_GAP = 0.12
"""By how much of the win the best action must be ahead."""
DEEPER = 10
"""How many times the simulations of the highest level a puzzle is verified with."""
FIRST_LOOK, LOOKS_A_CHOICE = 1 / 16, 16
"""The first search runs this part of the simulations of the highest level, and at least so many for each choice."""
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


class Searched(NamedTuple):
    """One game that was looked through."""

    number: int
    looked: int
    """How many decisions were looked at."""
    puzzles: list[Puzzle]
    complete: bool
    """Whether it was looked through to its end."""


class PuzzleMaker:
    """Looks for puzzles in one game between bots; the seed says which one."""

    def __init__(self, game: Game, options: dict[str, Any], seed: int = 0, deeper: int = DEEPER):
        self.game, self.options, self.seed, self.deeper = game, game.read_options(options), seed, deeper
        self.looked = 0
        """How many decisions were looked at."""

    def play(self) -> Iterator[Puzzle | None]:
        """Play a game with the greedy bot at every seat. Yield after every decision a puzzle, or None."""
        position = Position(self.game, self.options, self.game.new_state(self.options))
        draws, bot = FastDraws(self.seed), Greedy(self.seed)
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
        first = min(highest, max(int(highest * FIRST_LOOK), LOOKS_A_CHOICE * len(view.legal)))
        look = self._search(view, first)
        if look is None or look.gap < MIN_GAP / 2 or look.best.share > DECIDED:
            return None
        for budget, gap in ((highest, MIN_GAP / 2), (self.deeper * highest, MIN_GAP)):
            again = self._search(view, budget)
            if again is None or again.best.action != look.best.action or again.gap < gap:
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


def search_game(key: str, options: dict[str, Any], seed: int, number: int, end: float) -> Searched:
    """Look for puzzles in the game of this number, until its end or until the clock says `end`. Runs in a worker."""
    game = find_game(key)
    runtimes.wait(game)  # without machine code a deep search would take hours
    maker, found, complete = PuzzleMaker(game, options, seed_of(seed, number)), [], True
    for puzzle in maker.play():
        if puzzle is not None:
            found.append(puzzle)
        if time.time() > end:
            complete = False
            break
    return Searched(number, maker.looked, found, complete)
