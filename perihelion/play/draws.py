"""Draws against expectation: how often each outcome came, how often it was to be expected, and how surprising that is.

The test: the sum of (drawn - expected)² / expected over all outcomes (Pearson's statistic). Where a deck changes with
every card its usual table does not hold, nor where there are few draws; so the same draws, each with the weights it
had, are drawn anew two thousand times, and the share of those that stray at least as far is the answer. For dice that
is the exact test, up to the number of repetitions; for a deck it takes the weights as they came.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..core import kit
from ..core.game import Game
from ..core.position import Position
from ..core.runtime import interpreted
from ..core.view import sees
from .entries import LogEntry
from .look import hidden
from .table import NOBODY, Table

REPETITIONS = 2000

Odds = tuple[tuple[str, int], ...]


class Draw(NamedTuple):
    """One draw: what kind of thing, for which seat, all outcomes with their weights, the one that came."""

    what: str
    seat: int
    odds: Odds
    text: str


@dataclass(frozen=True)
class Face:
    """An outcome: how often it came, how often it was to be expected."""

    text: str
    drawn: int
    expected: float


@dataclass(frozen=True)
class Group:
    """All draws of one kind. `chance`: the share of fair repetitions that stray at least as far."""

    what: str
    draws: int
    seats: dict[int, int]
    faces: list[Face]
    chance: float


def grouped(draws: Iterable[Draw]) -> list[Group]:
    """The draws by kind, the largest group first."""
    kinds: dict[str, list[Draw]] = defaultdict(list)
    for one in draws:
        kinds[one.what].append(one)
    groups = [_group(what, of_kind) for what, of_kind in kinds.items()]
    return sorted(groups, key=lambda group: (-group.draws, group.what))


def _group(what: str, draws: Sequence[Draw]) -> Group:
    came = Counter(one.text for one in draws)
    expected: dict[str, float] = defaultdict(float)
    for one in draws:
        total = sum(weight for _, weight in one.odds)
        for text, weight in one.odds:
            expected[text] += weight / total
    faces = [Face(text, came[text], share) for text, share in expected.items()]
    return Group(what, len(draws), dict(Counter(one.seat for one in draws)), faces, _chance(draws, faces))


def _chance(draws: Sequence[Draw], faces: Sequence[Face]) -> float:
    """How many of all fair repetitions stray as far from what is expected."""
    import numpy as np

    place = {face.text: i for i, face in enumerate(faces)}
    expected = np.array([face.expected for face in faces])
    far = float(((np.array([face.drawn for face in faces]) - expected) ** 2 / expected).sum())
    again = np.random.default_rng(len(draws))  # the same game is judged the same way every time
    came = np.zeros((REPETITIONS, len(faces)), np.int64)
    for odds, times in Counter(one.odds for one in draws).items():
        weights = np.array([weight for _, weight in odds], np.float64)
        at = [place[text] for text, _ in odds]
        came[:, at] += again.multinomial(times, weights / weights.sum(), size=REPETITIONS)
    strays = ((came - expected) ** 2 / expected).sum(axis=1)
    return float((1 + (strays >= far - 1e-9).sum()) / (1 + REPETITIONS))


# which draws somebody may know


def kind_of(game: Game, phase: str) -> str:
    """The kind of thing a chance phase draws: the name of its family."""
    return game.outcomes[game.rules.PHASES.index(phase)].families[0].name


def all_draws(game: Game, log: Sequence[LogEntry]) -> list[Draw]:
    """Every draw of a log, what was taken back included; for those who may see everything."""
    return [
        Draw(kind_of(game, entry.data["phase"]), whose(log, i), odds_of(entry), entry.data["text"])
        for i, entry in enumerate(log)
        if entry.kind == "outcome" and "odds" in entry.data
    ]


def odds_of(entry: LogEntry) -> Odds:
    """The outcomes of a draw with their weights."""
    return tuple((text, weight) for text, weight in entry.data["odds"])


def whose(log: Sequence[LogEntry], i: int) -> int:
    """The seat a draw is for: the only one that sees it, else the one that decides next, else the last one."""
    if "to" in log[i].data:
        return int(log[i].data["to"])
    for entry in (*log[i + 1 :], *reversed(log[:i])):
        if entry.kind == "action":
            return int(entry.data["seat"])
    return NOBODY


def seen_draws(table: Table, seat: int, known: dict[tuple[int, int], Odds | None]) -> list[Draw]:
    """The draws of a running game that a seat saw and whose odds it knows; `known` keeps what was found out before."""
    if not table.secrets:
        return all_draws(table.game, table.log)
    past, found = table.position.copy(), []
    for entry, happened in zip(reversed(table.line), reversed(table.position.log), strict=True):
        past.undo()
        if entry.kind != "outcome" or not sees(happened.seen, seat) or entry.data["of"] == 1:
            continue
        key = (entry.n, seat)
        if key not in known:
            known[key] = _odds_known_to(past, seat)
        odds = known[key]
        if odds is not None:
            phase = str(table.game.rules.PHASES[happened.phase])
            found.append(Draw(kind_of(table.game, phase), whose(table.log, entry.n), odds, happened.text))
    return found[::-1]


def _odds_known_to(position: Position, seat: int) -> Odds | None:
    """The odds of the next draw, where worlds that fit the seat's view agree on them; nothing else is asked."""
    guesses = set()
    for seed in range(3):
        world, luck = hidden(position.plain, seat), [0, 0]
        kit.seed(luck, seed)
        interpreted(position.game).sample(world, seat, luck)
        guesses.add(tuple(Position(position.game, position.options, world).outcomes.items()))
    return guesses.pop() if len(guesses) == 1 else None
