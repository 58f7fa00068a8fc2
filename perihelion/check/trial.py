"""Plays random games interpreted, and reports what the rules do wrong in sentences, before anything is compiled.

Machine code checks no index and no bound, so a mistake that is harmless here may crash a compiled process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar, TypeVarTuple

from ..core import generator
from ..core.game import Game
from ..core.record import Record
from ..core.vocabulary import CHANCE, OVER
from ..engine.runtimes import interpreted
from ..errors import RuleTooSlow
from .options import variety
from .played import MOST_STEPS, played_games

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

STEPS = 400
"""The number of decisions and outcomes that are watched in each game; the first games are watched to their end."""
WHOLE = 3
"""The number of games that are watched to their end."""


class Mistake(Exception):
    """A mistake of the rules, as a sentence."""


class Weights(dict[int, int]):
    """The weights of one chance point. Raises Mistake for an outcome that does not exist, or a negative weight."""

    def __init__(self, most: int, phase: str):
        super().__init__(dict.fromkeys(range(most), 0))
        self.most, self.phase = most, phase

    def __setitem__(self, outcome: int, weight: int) -> None:
        if not 0 <= outcome < self.most:
            raise Mistake(
                f"deals: it weighs outcome {outcome} in phase {self.phase}, whose outcomes are 0 to {self.most - 1}"
            )
        if weight < 0:
            raise Mistake(
                f"deals: outcome {outcome} in phase {self.phase} has the weight {weight}; a weight is 0 or more"
            )
        super().__setitem__(outcome, weight)


def watch_games(game: Game) -> Iterator[str]:
    """Yield what went wrong in random games over all options, and values out of bounds in games that went further."""
    found = False
    for number, options in enumerate(variety(game)):
        try:
            start = game.new_state(game.read_options(options))
            Trial(game, start, seed=number).run(MOST_STEPS if number < WHOLE else STEPS)
        except Mistake as mistake:
            found = True
            yield str(mistake)
    for played in () if found else played_games(game):
        for s in played.states:
            try:
                Trial(game, s, seed=0).check_bounds()
            except Mistake as mistake:
                yield str(mistake)


class Trial:
    """A random game from one state on, watched."""

    def __init__(self, game: Game, s: Record, seed: int):
        self.game, self.rules, self.s = game, interpreted(game), s
        self.r = self.rules.generator(seed)

    def run(self, steps: int) -> None:
        """Play until the game is over, or for this number of steps. Raises Mistake."""
        for _ in range(steps):
            self.check_bounds()
            actor = self._call("actor", self.rules.actor, self.s)
            if actor == OVER:
                self._check_end()
                return
            if actor == CHANCE:
                self._deal()
            else:
                self._decide(actor)

    def _deal(self) -> None:
        phase = self._phase
        most = (
            len(self.game.outcomes.get(self.s.phase, ())) if self.game.rules.member is None else self.game.most_outcomes
        )
        if not most:
            raise Mistake(f"actor: chance decides in phase {phase}, but `outcomes` has no family for it")
        weights = Weights(most, phase)
        count = self._call("deals", self.rules.module.deals, self.s, weights)
        if not isinstance(count, int) or not 0 < count <= most:
            raise Mistake(
                f"deals: it returns {count} in phase {phase}; it must return how many outcomes it weighed, 1 to {most}"
            )
        chances = [weights[outcome] for outcome in range(count)]
        if not any(chances):
            raise Mistake(f"deals: all weights are 0 in phase {phase}, so no outcome is possible")
        self._call("deal", self.rules.deal, self.s, generator.weighted(self.r, chances, count))

    def _decide(self, actor: int) -> None:
        seats = self._call("seats", self.rules.module.seats, self.s)
        if not 0 <= actor < seats:
            raise Mistake(
                f"actor: it returns {actor} in phase {self._phase}; "
                f"the seats are 0 to {seats - 1}, CHANCE is -1, OVER is -2"
            )
        legal = self._call("may", self.rules.legal, self.s)
        if not legal:
            raise Mistake(f"steps: no action is legal in phase {self._phase}, though the game is not over")
        number = legal[generator.below(self.r, len(legal))]
        self._call(f"do of {self.game.actions.texts[number]!r}", self.rules.play, self.s, number)

    def check_bounds(self) -> None:
        """Raise Mistake if a field holds anything but integers within its bounds."""
        for field in self.game.rules.state.fields:
            value = getattr(self.s, field.name)
            if field.shape and len(value) > len(field.indices):
                index = next(index for index in value if index not in field.indices)
                raise Mistake(f"state: the index {index} of {field.name} was written, but it does not exist")
            cells = value.values() if field.shape else (value,)
            if field.low <= min(cells) and max(cells) <= field.high and set(map(type, cells)) == {int}:
                continue
            for cell in cells:
                if not isinstance(cell, int) or isinstance(cell, bool):
                    raise Mistake(f"state: {field.name} holds {cell!r} in phase {self._phase}; a field holds integers")
                if not field.low <= cell <= field.high:
                    raise Mistake(
                        f"state: {field.name} is {cell} in phase {self._phase}, "
                        f"but it is declared from {field.low} to {field.high}"
                    )

    def _check_end(self) -> None:
        seats = self._call("seats", self.rules.module.seats, self.s)
        winners = self._call("winners", self.rules.module.winners, self.s)
        if seats > 1 and not 0 < winners < 1 << seats:
            raise Mistake(f"winners: it returns {winners} at the end; it must be a bit mask of the {seats} seats")

    @property
    def _phase(self) -> str:
        phases = self.game.rules.phases
        return phases[self.s.phase] if 0 <= self.s.phase < len(phases) else str(self.s.phase)

    def _call(self, part: str, function: Callable[[*Arguments], T], *given: *Arguments) -> T:
        """Call a part of the rules; anything it raises becomes a Mistake."""
        phase = self._phase
        try:
            return function(*given)
        except Mistake:
            raise
        except RuleTooSlow as error:
            raise Mistake(f"{part}: in phase {phase} {error}") from None
        except KeyError as error:
            raise Mistake(
                f"{part}: in phase {phase} it uses the index {error}, which the field does not have"
            ) from None
        except Exception as error:
            raise Mistake(f"{part}: in phase {phase} it raises {type(error).__name__}: {error}") from None
