"""Bots with a style: how each differs from its plain level in a statistic, and how often it wins against it.

    python -m benchmarks.styles --games 200 --keep
    python -m benchmarks.styles solenia.hoarder --games 20

In every game the style has one seat and its level has the others; the seats rotate. With `--results FILE` the games are
also kept in a file, and those that are there already are not played again.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from perihelion.bots import bot
from perihelion.bots.match import Match, seed_of
from perihelion.bots.ratings import Interval, Z, wilson
from perihelion.core.registry import game as find
from perihelion.core.styles import LEVEL, game_of_style, styles_of
from perihelion.core.vocabulary import CHANCE
from perihelion.engine import runtimes
from perihelion.games.solari.measures import MEASURES as SOLARI
from perihelion.games.solaris.measures import MEASURES as SOLARIS
from perihelion.games.solarius.measures import MEASURES as SOLARIUS
from perihelion.games.solenia.measures import waiting
from perihelion.workers import ProcessWorkers, results_in_order

from .report import DOCS, measured_by, write_table

OPTIONS: dict[str, dict[str, object]] = {
    "solari": {"target": 36},
    "solaris": {"players": 3},
    "solarius": {"players": 2},
    "solenia": {"players": 2},
}
"""The options with which the styles of each game are measured."""
SEED = 43

Count = Callable[[Any, int], float]
"""Takes a plain record and a seat. Each game has records of its own, hence Any."""


def goods(s: Any, seat: int) -> int:
    """Return all goods in the store."""
    return sum(int(s.goods[seat, good]) for good in range(4))


def technology(s: Any, seat: int) -> int:
    """Return the levels and the columns of the technology dice."""
    return SOLARIUS["levels"](s, seat) + SOLARIUS["columns"](s, seat)


class Statistic(NamedTuple):
    """What is counted in a game: a measure at the ends of the seat's turns, or how often it plays a kind of action."""

    text: str
    measure: Count | None = None
    family: str = ""


STATISTICS = {
    "solari.architect": Statistic("pairs of comets in line", SOLARI["pairs"]),
    "solari.opportunist": Statistic("pairs of comets in line", SOLARI["pairs"]),
    "solari.brawler": Statistic("comets knocked out in a turn", family="put"),
    "solaris.collector": Statistic("cards in hand", SOLARIS["cards"]),
    "solaris.keeper": Statistic("energy at the outer stations", SOLARIS["energy"]),
    "solaris.centralist": Statistic("energy at the energy centre", SOLARIS["centre"]),
    "solarius.researcher": Statistic("levels and columns of the technology dice", technology),
    "solarius.pilot": Statistic("range of the ship", SOLARIUS["range"]),
    "solarius.builder": Statistic("stations", SOLARIUS["stations"]),
    "solenia.courier": Statistic("goods in store", goods),
    "solenia.hoarder": Statistic("goods in store", goods),
    "solenia.sower": Statistic("goods and stars that its cards on the board will bring", waiting),
}
"""What shows each style. It is a mean over the ends of the seat's turns."""


class StyleGame(NamedTuple):
    """One game: the statistic of the style, the mean of the others, and the style's share of the win."""

    style: float
    plain: float
    share: float
    seconds: float
    """The time of a decision of the style."""


@cache
def match_of(key: str) -> Match:
    """Return the match for a game."""
    return Match(find(key), OPTIONS[key])


def play_game(style: str, number: int) -> StyleGame:
    """Play a game between a style and its level."""
    match = match_of(game_of_style(style))
    runtimes.wait(match.game)
    deal, seat = divmod(number, match.seats)
    seats = [bot(style if p == seat else LEVEL, seed_of(SEED, deal, p, style)) for p in range(match.seats)]
    entries: list[tuple[int, int]] = []
    played = match.play(seats, seed_of(SEED, deal), entries)
    values = count(match, STATISTICS[style], entries)
    others = [value for p, value in enumerate(values) if p != seat]
    seconds = played.seconds[seat] / played.decisions[seat]
    return StyleGame(values[seat], sum(others) / len(others), played.shares[seat], seconds)


def count(match: Match, statistic: Statistic, entries: Sequence[tuple[int, int]]) -> list[float]:
    """Return the statistic of each seat, the mean over the ends of its turns."""
    runtime, actions = runtimes.best(match.game), match.game.actions
    s = runtime.state(match.game.new_state(match.options))
    totals, turns, last = [0.0] * match.seats, [0] * match.seats, CHANCE
    for actor, choice in [*entries, (match.seats, -1)]:
        if actor not in (CHANCE, last):
            if last != CHANCE:
                turns[last] += 1
                totals[last] += statistic.measure(runtime.plain(s), last) if statistic.measure is not None else 0
            last = actor
        if actor == CHANCE:
            runtime.deal(s, choice)
        elif actor < match.seats:
            totals[actor] += bool(statistic.family) and actions.family(choice)[0].name == statistic.family
            runtime.play(s, choice)
    return [total / max(1, n) for total, n in zip(totals, turns, strict=True)]


def mean_of(values: Sequence[float]) -> Interval:
    """Return the mean with its 95 % interval."""
    mean = sum(values) / len(values)
    error = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
    return Interval(mean - Z * error, mean, mean + Z * error)


def describe(style: str, games: Sequence[StyleGame]) -> str:
    """Return a row of the table."""
    own = mean_of([each.style for each in games])
    plain = mean_of([each.plain for each in games])
    more = mean_of([each.style - each.plain for each in games])
    share = wilson(sum(each.share for each in games), len(games))
    milliseconds = 1000 * sum(each.seconds for each in games) / len(games)
    return (
        f"| `{style}` | {STATISTICS[style].text} | {own.value:.2f} | {plain.value:.2f} "
        f"| {more.value:+.2f} ({more.low:+.2f} to {more.high:+.2f}) "
        f"| {share.value:.0%} ({share.low:.0%} to {share.high:.0%}) | {len(games)} | {milliseconds:.0f} |"
    )


def read(file: Path | None) -> dict[str, list[StyleGame]]:
    """Return the games of a file of results by style, in their order."""
    found: dict[str, list[StyleGame]] = {}
    if file is not None and file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            style, number, *game = json.loads(line)
            known = found.setdefault(style, [])
            if number == len(known):
                known.append(StyleGame(*game))
    return found


def main() -> None:
    """Print the table; with `--keep` docs/bots.md gets it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("styles", nargs="*", help="all, if none is named")
    parser.add_argument("--games", type=int, default=200, help="games of each style")
    parser.add_argument("--results", type=Path, help="keep the games in this file")
    parser.add_argument("--keep", action="store_true", help="write the table into docs/bots.md")
    given = parser.parse_args()
    styles = given.styles or [style for key in OPTIONS for style in styles_of(find(key))]
    known, rows = read(given.results), []
    for key in dict.fromkeys(map(game_of_style, styles)):
        runtimes.wait(find(key))
    workers = ProcessWorkers()
    try:
        for style in styles:
            games = known.get(style, [])[: given.games]
            work = ((style, number) for number in range(len(games), given.games))
            for game in results_in_order(workers, play_game, work):
                if given.results is not None:
                    with given.results.open("a", encoding="utf-8") as file:
                        file.write(json.dumps([style, len(games), *game]) + "\n")
                games.append(game)
            rows.append(describe(style, games))
            print(rows[-1], flush=True)
    finally:
        workers.shutdown()
    head = "| bot | statistic | its mean | of the plain level | more | share of the wins | games | ms |\n"
    how = f"`python -m benchmarks.styles --games {given.games}`"
    text = f"{measured_by(how)}.\n\n{head}|---|---|---:|---:|---:|---:|---:|---:|\n" + "\n".join(rows)
    print(text)
    if given.keep:
        write_table("styles", text, DOCS / "bots.md")


if __name__ == "__main__":
    main()
