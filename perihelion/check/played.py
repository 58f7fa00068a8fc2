"""Whole random games, interpreted: the positions at which the checks look, spread over the length that games have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from functools import cache

from ..core.chance import FastDraws
from ..core.game import Game, Options
from ..core.log import Entry
from ..core.notation import stuck_game
from ..core.position import Position
from ..core.record import Record
from ..core.vocabulary import CHANCE, OVER
from ..engine.runtimes import interpreted
from ..errors import InvalidOptions
from .options import values, variety

MOST_STEPS = 4_000
"""Decisions and outcomes after which a random game is given up."""
STEPS, FEWEST, MOST = 4_000, 5, 60
"""The games for the checks have about STEPS steps together; there are at least FEWEST and at most MOST games."""
TRIES = 8
"""Further actions that an eager player compares at each decision."""
MOST_JUDGED = 1_000
"""Actions of a game that the judge compares; then points decide, because a large judge takes time."""
PLAYERS = (RANDOM, EAGER, CURIOUS) = ("random", "eager", "curious")
"""How players choose."""
GOLDEN = 0.6180339887
"""Multiples of it, without the whole part, are spread evenly, whatever their number."""


class PlayedGame:
    """A random game from its first position to its last. `at` returns any position of it.

    Players choose by chance; EAGER ones take the best of a few random actions and get further; CURIOUS ones take the
    action that was played least, so that rare things happen.
    """

    def __init__(self, game: Game, options: Options, seed: int, players: str = RANDOM, limit: int = MOST_STEPS):
        self.game, self.seed, self.judged, self.tried = game, seed, 0, Counter[object]()
        read = game.read_options(options)
        self.last = Position(game, read, game.new_state(read), lang="en")
        draws = FastDraws(seed)
        while self.length < limit and self.last.actor != OVER:
            choice = draw_choice(self.last, draws)
            if self.last.actor >= 0 and players == EAGER:
                choice = max({choice, *(draw_choice(self.last, draws) for _ in range(TRIES))}, key=self._worth_after)
            elif self.last.actor >= 0 and players == CURIOUS:
                choice = self._least_tried(draws)
            self.last.repeat(choice)

    def _least_tried(self, draws: FastDraws) -> int:
        """Return the legal action whose step and id were played least; chance decides between equals."""
        legal, actions, phase = self.last.legal_ids, self.game.actions, self.last.phase
        steps = {action: (phase, actions.family(action)[0]) for action in legal}
        start = draws.below(len(legal))
        least = min(legal[start:] + legal[:start], key=lambda action: (self.tried[steps[action]], self.tried[action]))
        self.tried.update((least, steps[least]))
        return least

    def _worth_after(self, action: int) -> int:
        """Return what the position is worth to the seat to act after an action: by the judge, or in points."""
        rules, s, seat = interpreted(self.game), self.last.plain, self.last.actor
        rules.play(s, action)
        self.judged += 1
        if self.game.judge is None or self.judged > MOST_JUDGED:
            return int(self.game.rules.points(s, seat))
        return sum(weight * int(term(s, rules.facts, seat)) for weight, term in self.game.judge.terms.values())

    @property
    def length(self) -> int:
        """The number of decisions and outcomes."""
        return len(self.last.entries)

    @property
    def states(self) -> list[Record]:
        """All states, from the first to the last. They must not be changed."""
        return [*self.last._past, self.last.unchanged]

    def at(self, step: int) -> Position:
        """Return the position before entry `step` of the log, with the log up to there."""
        position = self.last.copy()
        if step < self.length:
            position._s = position._runtime.copy(position._past[step])
            del position._past[step:], position._log[step:]
            position._forget_readings()
        return position


def draw_choice(position: Position, draws: FastDraws) -> int:
    """Return the id of a random legal action, or of a random outcome. Raises StuckGame if there is none."""
    if position.actor == CHANCE:
        outcomes = position.outcome_ids
        if outcomes:
            return list(outcomes)[draws.draw(list(outcomes.values()))]
    elif legal := position.legal_ids:
        return legal[draws.below(len(legal))]
    raise stuck_game(position.game, position.options, position.plain)


def played_games(game: Game) -> tuple[PlayedGame, ...]:
    """Return random games that between them use many values of the options; short games are played more often."""
    games: list[PlayedGame] = []
    while len(games) < MOST and (len(games) < FEWEST or sum(played.length for played in games) < STEPS):
        games.append(played_game(game, len(games)))
    return tuple(games)


@cache
def played_game(game: Game, number: int) -> PlayedGame:
    """Return one of them by its number: the players are random, eager and curious in turn."""
    choices, players = variety(game), PLAYERS[number % len(PLAYERS)]
    mixed = players != RANDOM
    options = _mixed_options(game, number) if mixed else choices[int(number * GOLDEN % 1 * len(choices))]
    return PlayedGame(game, options, seed=number, players=players)


def _mixed_options(game: Game, seed: int) -> Options:
    """Return a random value of every option; the smallest game if they exclude each other."""
    draws = FastDraws(seed)
    options = {option.name: values(option)[draws.below(len(values(option)))] for option in game.options}
    try:
        game.new_state(game.read_options(options))
    except InvalidOptions:
        return variety(game)[0]
    return options


def spread_positions(game: Game, count: int) -> Iterator[Position]:
    """Yield positions spread evenly over the games played and over the length of each."""
    games = played_games(game)
    for number in range(count):
        played = games[number % len(games)]
        yield played.at(int((0.5 + number) * GOLDEN % 1 * (played.length + 1)))


def points_by_phase(game: Game, count: int) -> Iterator[Position]:
    """Yield up to `count` positions for every phase and every set of seats that see what is chosen there."""

    def kind(entry: Entry) -> Hashable:
        everybody = bin(entry.seen).count("1") if entry.seen >= 0 else -1
        return entry.phase, everybody, entry.actor == CHANCE

    return _points(game, count, kind)


def points_by_step(game: Game, count: int) -> Iterator[Position]:
    """Yield up to `count` positions for every phase and every family of actions that was played there."""
    return _points(game, count, lambda entry: entry.actor >= 0 and (entry.phase, game.actions.family(entry.number)[0]))


def _points(game: Game, count: int, kind: Callable[[Entry], Hashable]) -> Iterator[Position]:
    """Yield up to `count` positions for every kind of entry that followed them."""
    places: dict[Hashable, list[tuple[PlayedGame, int]]] = {}
    for played in played_games(game):
        for step, entry in enumerate(played.last.entries):
            places.setdefault(kind(entry), []).append((played, step))
    for found in places.values():
        chosen = {int((0.5 + number) * GOLDEN % 1 * len(found)) for number in range(count)}
        for index in sorted(chosen):
            played, step = found[index]
            yield played.at(step)
