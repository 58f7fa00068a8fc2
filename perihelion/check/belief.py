"""All states that fit what a viewer saw, as long as they are few: the log, not only the record."""

from __future__ import annotations

from ..core.game import Game
from ..core.log import Entry
from ..core.record import Record
from ..core.view import hide, sees
from ..core.vocabulary import CHANCE
from ..engine.runtimes import interpreted

MOST = 250
"""The number of states that are followed at most."""
MOST_TRIED = 2_000
"""The number of choices that are carried out at most."""

Numbers = tuple[object, ...]
"""All numbers of a state in the order of its fields."""


class Belief:
    """The set of states that a viewer thinks possible: every choice that it did not see may have been any."""

    def __init__(self, game: Game, seat: int, start: Record):
        self.game, self.seat, self.rules = game, seat, interpreted(game)
        self.tried = 0
        """The number of choices that were carried out so far."""
        self.states = {numbers_of(start): start.copy()}

    def __contains__(self, s: Record) -> bool:
        return numbers_of(s) in self.states

    def follow(self, entry: Entry, now: Record) -> bool:
        """Go on with an entry of the log that led to the state `now`. Return False if the states become too many."""
        seen = sees(entry.seen, self.seat)
        view = numbers_of(hide(now.copy(), self.seat))
        found: dict[Numbers, Record] = {}
        for s in self.states.values():
            if self.rules.actor(s) != entry.actor or sees(self.rules.seen(s), self.seat) != seen:
                continue
            possible = self._possible(s)
            for number in [entry.number] if seen else possible:
                if number not in possible:
                    continue
                self.tried += 1
                after = s.copy()
                (self.rules.deal if entry.actor == CHANCE else self.rules.play)(after, number)
                if numbers_of(hide(after.copy(), self.seat)) == view:
                    found[numbers_of(after)] = after
                if len(found) > MOST or self.tried > MOST_TRIED:
                    return False
        self.states = found
        return bool(found)

    def _possible(self, s: Record) -> list[int]:
        if self.rules.actor(s) == CHANCE:
            return [number for number, weight in enumerate(self.rules.deals(s)) if weight > 0]
        return self.rules.legal(s)


def numbers_of(s: Record) -> Numbers:
    """Return all numbers of a state."""
    return tuple(tuple(value.values()) if type(value) is dict else value for value in vars(s).values())
