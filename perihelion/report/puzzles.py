"""Makes puzzles from games between bots: positions with one turn that is much better than every other.

A game is played first and then searched from its end: near the end a single move counts more, and a search costs less.
Only the first decision of a turn is a puzzle, because the solver plays the whole turn. Each is examined with longer and
longer searches, so that most are discarded early:

1. The lookahead to the end of the turn, which also plays the game, sees a gap between the best action and the second.
2. A glance sees a part of the gap, and a short search more. They try every choice several times: in a game with few
   simulations and many choices a fixed fraction of the simulations would see nothing.
3. A search of the highest level finds the same action. It is compared with the best other one, with the same budget
   for both, and is still ahead.
4. The same with ten times the simulations. Now the gap must be large and significant: with 95 % confidence above half
   of the minimum gap. If the highest level searches whole turns, it must also play the action.

The second best action has few visits in a short search, which makes its share too high. So the first searches need to
see only a part of the minimum gap.

Actions that read alike, such as taking one of two equal dice, count as one, and so do actions that begin the same turn
in another order. The turns of the best and the second action are planned to their ends. If they lead to the same
position nevertheless, they are one turn, and not a puzzle. A turn for which no amount speaks that players count is
none, either: the solver could not be told why it is better.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from ..bots.hints import one_of_each
from ..bots.judging import expected_terms, leading_term
from ..bots.levels import STRONGEST, Leveled
from ..bots.levels import simulations as simulations_of_level
from ..bots.lookahead import Lookahead
from ..bots.lookahead_loops import UNITS_PER_POINT
from ..bots.match import seed_of
from ..bots.networks import network_for, settings_for
from ..bots.protocol import BUDGET
from ..bots.ratings import Z
from ..bots.search import ActionValue, Search
from ..bots.turn_ends import starts_turn
from ..bots.turn_plan import begins_turn, continue_turn, simplify
from ..core import notation
from ..core.chance import FastDraws
from ..core.game import Game
from ..core.narration import choice
from ..core.position import Position
from ..core.puzzle import Puzzle
from ..core.registry import game as find_game
from ..core.story import Turn
from ..core.turn_spans import turn_phases
from ..core.view import View
from ..core.vocabulary import CHANCE, OVER
from ..engine import runtimes
from ..words import DEFAULT, Words
from .decisions import DecisionAnalysis
from .puzzle_rating import measure_difficulty
from .puzzle_turns import has_reason, refine_theme, same_end, turn_of

MIN_GAP = 0.12
"""The minimum lead of the best action, as a share of the win."""
DEEPER = 10
"""A puzzle is verified with this many times the simulations of the highest level."""
GLANCE, GLANCE_PER_CHOICE = 32, 4
"""The simulations of the glance, and the minimum per choice."""
SHORT_SEARCH_SHARE, SHORT_SEARCH_PER_CHOICE = 1 / 16, 16
"""The simulations of the short search as a fraction of those of the highest level, and the minimum per choice."""
MIN_CHOICES = 3
"""The minimum number of different choices in a puzzle."""
MOST_OF_GAME = 2
"""The maximum number of puzzles per game, for variety. They come from different turns."""
MOST_ACTIONS = 12
"""The maximum number of actions in the solution: nobody finds two dozen exchanges of cubes."""
LOOKAHEAD_GAP = 1 / 32
"""The minimum lead of the best action in the lookahead, as a fraction of the game's value scale."""
PATIENCE = 12
"""After this many decisions in a row without a gap at a glance, earlier ones of the game are skipped."""
DECIDED = 0.97
"""A position in which a seat has this share of the win anyway is not a puzzle."""


class Found(NamedTuple):
    """The best action, the second, and their shares. The second begins another turn."""

    best: ActionValue
    second: ActionValue
    turn: tuple[int, ...] = ()
    """The turn that begins with the best action."""

    @property
    def gap(self) -> float:
        """The difference of their shares."""
        return self.best.share - self.second.share


class Lead(NamedTuple):
    """The best other action, and the lead of the best one over it."""

    second: int
    gap: float
    error: float
    """The standard error of the gap."""
    simulations: int
    """The simulations with which they were compared."""


class Searched(NamedTuple):
    """The result of searching one game."""

    number: int
    examined: int
    """The number of examined decisions."""
    puzzles: list[Puzzle]
    complete: bool
    """True if the whole game was searched."""


class PuzzleMaker:
    """Searches one game between bots for puzzles; the seed selects the game."""

    def __init__(self, game: Game, options: Mapping[str, object], seed: int = 0, deeper: int = DEEPER):
        self.game, self.options, self.seed, self.deeper = game, game.read_options(options), seed, deeper
        self._words = Words(DEFAULT, game.package)
        self.examined = 0
        """The number of examined decisions."""
        self.without_gap = 0
        """The number of decisions, the last ones in a row, that showed nothing at a glance."""

    def play(self) -> Iterator[Puzzle | None]:
        """Let the greedy bot play a game and examine it from its end. Yields a puzzle or None after every decision."""
        found, solved = 0, CHANCE
        for position in self._decisions():
            if found == MOST_OF_GAME or self.without_gap >= PATIENCE:
                return
            if position.actor == solved:
                continue
            puzzle = self.examine(position, position.view(position.actor))
            yield puzzle
            solved = CHANCE if puzzle is None else position.actor  # skip the rest of this turn
            found += puzzle is not None

    def _decisions(self) -> Iterator[Position]:
        """Play a game as the greedy bot does. Yield the first decisions of turns with a gap, the last one first.

        If the game says in which phases every turn has a decision, a turn begins only there: a decision that another
        player's turn asks for is none.
        """
        needed = turn_phases(self.game.package)
        runtime, lookahead, draws = runtimes.best(self.game), Lookahead(self.game), FastDraws(self.seed)
        least = LOOKAHEAD_GAP * self.game.search_settings.value_scale * UNITS_PER_POINT * lookahead.worlds
        s, kept = runtime.state(self.game.new_state(self.options)), []
        decided = CHANCE
        while (actor := runtime.actor(s)) != OVER:
            if starts_turn(self.game, runtime.phase(s)):
                decided = CHANCE
            if actor == CHANCE:
                runtime.deal(s, draws.draw(runtime.deals(s)))
                continue
            legal = runtime.legal(s)
            values = lookahead.values_at(s, legal, actor, BUDGET, draws.below(1 << 30)) if len(legal) > 1 else [0]
            *_, second, first = sorted([-math.inf, *values])
            begins = actor != decided and (not needed or str(self.game.rules.phases[runtime.phase(s)]) in needed)
            if begins and len(legal) >= MIN_CHOICES and first - second >= least:
                kept.append(runtime.copy(s))
            decided = actor if len(legal) > 1 else decided
            best = [action for action, value in zip(legal, values, strict=True) if value == first]
            runtime.play(s, best[draws.below(len(best))])
        return (Position(self.game, self.options, runtime.plain(each)) for each in reversed(kept))

    def examine(self, position: Position, view: View) -> Puzzle | None:
        """Return the puzzle of a position, or None if it is not one."""
        self.examined += 1
        self.without_gap += 1
        if len({choice(view, action) for action in view.legal}) < MIN_CHOICES:
            return None
        highest = simulations_of_level(settings_for(self.game, view.state), STRONGEST)
        first = min(highest, max(int(highest * SHORT_SEARCH_SHARE), SHORT_SEARCH_PER_CHOICE * len(view.legal)))
        glance = self._search(view, min(first, max(GLANCE, GLANCE_PER_CHOICE * len(view.legal))))
        if glance.gap < MIN_GAP / 4 or glance.best.share > DECIDED:
            return None
        self.without_gap = 0
        look = self._search(view, first)
        if look.gap < MIN_GAP / 2 or look.best.share > DECIDED:
            return None
        best = look.best.action
        if self._confirm(view, best, highest, MIN_GAP / 2) is None:
            return None
        verified = self.verify(view, best)
        if verified is None:
            return None
        text, texts = position.text, self.game.actions.texts
        difficulty = measure_difficulty(view, best, self.seed)
        turn, second_turn = (self.plan(view, action) for action in (best, verified.second))
        if not _is_instructive(position, turn, second_turn):
            return None
        return Puzzle(
            key=hashlib.sha256(text.encode()).hexdigest()[:10],
            position=text,
            best=texts[best],
            turn=turn,
            second=texts[verified.second],
            second_turn=second_turn,
            gap=round(verified.gap, 4),
            error=round(verified.error, 4),
            theme=self._theme(view, best, verified.second, turn_of(position, turn)),
            rating=difficulty.rating,
            level=difficulty.level,
            simulations=verified.simulations,
        )

    def verify(self, view: View, best: int) -> Lead | None:
        """Return the lead of an action, or None if a search with ten times the highest level does not confirm it."""
        budget = self.deeper * simulations_of_level(settings_for(self.game, view.state), STRONGEST)
        lead = self._confirm(view, best, budget, MIN_GAP) if self._plays(view, best, budget) else None
        return lead if lead is not None and lead.gap - Z * lead.error >= MIN_GAP / 2 else None

    def plan(self, view: View, action: int) -> list[str]:
        """Return the turn that begins with an action and that a search of the highest level continues.

        Other actions that bring nothing are left out.
        """
        search = Search(self.seed, simulations=simulations_of_level(settings_for(self.game, view.state), STRONGEST))
        turn = continue_turn(view, action, search.choose, self.seed)
        shorter = simplify(view, turn, self.seed)
        return [self.game.actions.texts[each] for each in (shorter if action in shorter else turn)]

    def _confirm(self, view: View, best: int, simulations: int, least: float) -> Lead | None:
        """Return the lead of an action, or None if a search or a comparison with this budget contradicts it."""
        found = self._search(view, simulations)
        if found.gap < least or not self._is_best(view, found.best.action, found.turn, best):
            return None
        analysis, second = DecisionAnalysis(self.game, simulations, self.seed), found.second.action
        ours, other, error = analysis.compare(self.examined, view, best, second)
        gap = ours.share - other.share
        return Lead(second, gap, error, simulations) if gap >= least else None

    def _plays(self, view: View, best: int, budget: int) -> bool:
        """Return whether the highest level would also play an action, if it searches whole turns."""
        network = network_for(self.game, view.state)
        if network is None or not network.candidate_turns:
            return True
        action = Leveled(STRONGEST, self.seed).choose(view, budget)
        return self._is_best(view, action, [self.game.actions.ids[each] for each in self.plan(view, best)], best)

    def _is_best(self, view: View, found: int, turn: Sequence[int], best: int) -> bool:
        """Return whether an action reads like the best one, or begins the same turn in another order."""
        other = best if found in turn[:1] else found
        return choice(view, found) == choice(view, best) or begins_turn(view, turn, other, self.seed)

    def _search(self, view: View, simulations: int) -> Found:
        """Return the best two actions."""
        search = Search(seed_of(self.seed, self.examined, simulations))
        best, *others = one_of_each(view, search.evaluate_actions(view, max(16, simulations)))
        search.advance(view, best.action)
        turn = continue_turn(view, best.action, search.choose, self.seed)
        other = next((each for each in others if not begins_turn(view, turn, each.action, self.seed)), others[0])
        return Found(best, other, tuple(turn))

    def _theme(self, view: View, best: int, second: int, turn: Turn) -> str:
        """Return the term in which the best action has its largest lead, or what brings the points."""
        ours, other = (expected_terms(view, action, self.seed) for action in (best, second))
        return refine_theme(leading_term(ours, other), turn, self.game, self._words)


def search_game(key: str, options: Mapping[str, object], seed: int, number: int, end: float) -> Searched:
    """Search the game with this number for puzzles, until it ends or the time `end` is reached. Runs in a worker."""
    game = find_game(key)
    runtimes.wait(game)  # without machine code a deep search would take hours
    maker, found, complete = PuzzleMaker(game, options, seed_of(seed, number)), [], True
    for puzzle in maker.play():
        if puzzle is not None:
            found.append(puzzle)
        if time.time() > end:
            complete = False
            break
    return Searched(number, maker.examined, found, complete)


def _is_instructive(start: Position, turn: Sequence[str], second_turn: Sequence[str]) -> bool:
    """Return whether a turn is short enough to be found, and differs from the second best by a reason."""
    if len(turn) > MOST_ACTIONS or same_end(start, turn, second_turn):
        return False
    return has_reason(start, turn, second_turn)


def verify_puzzle(key: str, puzzle: Puzzle) -> Puzzle | None:
    """Return a puzzle as the current bots see it, or None if it no longer is one. Runs in a worker."""
    game = find_game(key)
    runtimes.wait(game)
    position = Position(game, *notation.read_position(game, puzzle.position))
    maker, view, texts = PuzzleMaker(game, position.options), position.view(position.actor), game.actions.texts
    best = game.actions.ids[puzzle.best]
    lead = maker.verify(view, best)
    if lead is None:
        return None
    turn, second_turn = (maker.plan(view, action) for action in (best, lead.second))
    if not _is_instructive(position, turn, second_turn):
        return None
    rating, level = measure_difficulty(view, best)
    return replace(
        puzzle,
        turn=turn,
        second=texts[lead.second],
        second_turn=second_turn,
        gap=round(lead.gap, 4),
        error=round(lead.error, 4),
        rating=rating,
        level=level,
        simulations=lead.simulations,
    )
