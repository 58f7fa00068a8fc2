"""The rules lab: what happens to a game if a number of its components is another one.

    original = play_sample("solenia", {"players": 2}, "mars", 400)
    changed = play_sample("solenia", {"players": 2}, "mars", 400, [read_change("setup.hand=4")])
    for figure in compare(original, changed): ...

The same bot sits in all seats. Changed games are played in processes of their own, in which the game is loaded with the
changes and compiled again. Every figure is a mean over games with its 95 % interval.
"""

from __future__ import annotations

import json
import math
import os
import tempfile
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

from ..core.components import CHANGES, Change, make_change, read
from ..core.game import Options
from ..core.registry import game as find
from ..core.vocabulary import CHANCE
from ..engine import runtimes
from ..workers import ProcessWorkers, results_in_order
from . import bot
from .match import Match, seed_of
from .ratings import Interval, Z


class LabGame(NamedTuple):
    """What is counted in one game."""

    decisions: int
    points: tuple[int, ...]
    shares: tuple[float, ...]
    """The share of the win of each seat."""
    lines: dict[str, tuple[int, ...]]
    """The lines of the score sheet that count, with a value for each seat."""


class Figure(NamedTuple):
    """A mean in the original game and in the changed one, and their difference.

    `kind` is decisions, winner, spread, seat, line or won-by; `of` the seat, or the key of the line.
    """

    kind: str
    of: str
    original: Interval
    changed: Interval
    difference: Interval

    @property
    def differs(self) -> bool:
        """Whether the interval of the difference leaves out 0."""
        return not self.difference.low <= 0 <= self.difference.high


def check_changes(package: str, changes: Sequence[Change]) -> None:
    """Raise InvalidOptions if a place or the kind of a value is wrong."""
    components = read(package)
    for change in changes:
        make_change(components, change)


def play_sample(
    key: str,
    options: Options,
    level: str,
    games: int,
    changes: Sequence[Change] = (),
    seed: int = 0,
    tell: Callable[[], None] = lambda: None,
) -> list[LabGame]:
    """Play games in which a bot of this level sits in all seats. `tell` is called after each."""
    package = find(key).package
    check_changes(package, changes)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "changes.json"
        file.write_text(json.dumps({package: changes}, sort_keys=True), encoding="utf-8")
        prepare = partial(_set_environment, {CHANGES: str(file)} if changes else {})
        workers = ProcessWorkers(prepare=prepare)
        try:
            workers.submit(_compile, key).result()  # by one process, before all of them need it
            work = ((key, options, level, seed, number) for number in range(games))
            played = []
            for each in results_in_order(workers, _play_one, work):
                played.append(each)
                tell()
            return played
        finally:
            workers.shutdown()


def _set_environment(values: Mapping[str, str]) -> None:
    os.environ.update(values)


def _compile(key: str) -> None:
    runtimes.wait(find(key))


def _play_one(key: str, options: Options, level: str, seed: int, number: int) -> LabGame:
    match, entries = _match(key, tuple(sorted(options.items()))), list[tuple[int, int]]()
    seats = [bot(level, seed_of(seed, number, seat)) for seat in range(match.seats)]
    played = match.play(seats, seed_of(seed, number), entries)
    runtime = runtimes.best(match.game)
    s = runtime.state(match.game.new_state(match.options))
    for actor, choice in entries:
        (runtime.deal if actor == CHANCE else runtime.play)(s, choice)
    sheet = match.game.rules.sheet(runtime.plain(s))
    lines = {line.key: tuple(map(int, line.values)) for line in sheet if line.counts}
    return LabGame(sum(played.decisions), played.points, played.shares, lines)


@cache
def _match(key: str, options: tuple[tuple[str, object], ...]) -> Match:
    return Match(find(key), dict(options))


def compare(original: Sequence[LabGame], changed: Sequence[LabGame]) -> list[Figure]:
    """Return all figures of both samples, side by side."""
    figures = []
    for name, read_figure in _figures(original[0]):
        before, after = list(map(read_figure, original)), list(map(read_figure, changed))
        figures.append(Figure(*name, _mean(before), _mean(after), _difference(before, after)))
    return figures


def _figures(game: LabGame) -> list[tuple[tuple[str, str], Callable[[LabGame], float]]]:
    """Return the name of each figure and the function that reads it from a game."""
    found: list[tuple[tuple[str, str], Callable[[LabGame], float]]] = [
        (("decisions", ""), lambda each: each.decisions),
        (("winner", ""), lambda each: max(each.points)),
    ]
    if len(game.points) > 1:
        found.append((("spread", ""), lambda each: max(each.points) - min(each.points)))
        found += [(("seat", str(seat)), partial(_share, seat)) for seat in range(len(game.points))]
    found += [(("line", key), partial(_points_of_line, key)) for key in game.lines]
    if len(game.points) > 1:
        found += [(("won-by", key), partial(_lead_in_line, key)) for key in game.lines]
    return found


def _share(seat: int, game: LabGame) -> float:
    return game.shares[seat]


def _points_of_line(key: str, game: LabGame) -> float:
    """Return the points of a line, as the mean of all seats."""
    values = game.lines.get(key, (0,))
    return sum(values) / len(values)


def _lead_in_line(key: str, game: LabGame) -> float:
    """Return how many more points of a line the winners have than the others, or 0 if all or none have won."""
    values = game.lines.get(key, ())
    won = [value for value, share in zip(values, game.shares, strict=True) if share]
    lost = [value for value, share in zip(values, game.shares, strict=True) if not share]
    return sum(won) / len(won) - sum(lost) / len(lost) if won and lost else 0.0


def _mean(values: Sequence[float]) -> Interval:
    mean, error = _mean_and_error(values)
    return Interval(mean - Z * error, mean, mean + Z * error)


def _difference(first: Sequence[float], second: Sequence[float]) -> Interval:
    """Return the difference of two means (Welch: the samples may spread differently)."""
    (before, error), (after, other) = _mean_and_error(first), _mean_and_error(second)
    half = Z * math.hypot(error, other)
    return Interval(after - before - half, after - before, after - before + half)


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(variance / len(values))
