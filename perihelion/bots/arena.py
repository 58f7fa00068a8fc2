"""The arena: bots against bots, with rotated seats, the same chance for all, and a log that can be continued.

    from perihelion.bots.arena import Arena, play
    three = Arena.of("solenia", {"players": 3}, ["sun", "mars", "greedy"])
    play(three, games=300).standings()[0].share    # the share of wins, with its 95 % interval

The games come in deals. All games of a deal have the same chance seed: each line-up in each rotation of the seats. Game
number i depends only on the arena and i, so a stopped arena can continue from the end of its log.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from importlib.metadata import version
from itertools import combinations
from pathlib import Path
from typing import NamedTuple, TypedDict, TypeVar

from ..core.events import Value
from ..core.game import Game, Options
from ..core.registry import game as find
from ..core.styles import level_of, styles_of
from ..engine import runtimes
from ..errors import InvalidOptions
from ..workers import ProcessWorkers, Workers, results_in_order
from . import BOTS, bot, bots_of
from .agents import SECONDS, check_agent, close_agent, make_agent, name_of
from .match import SEAT_FIELDS, Match, Played, seed_of
from .protocol import Agent
from .ratings import Interval, Result, ratings, wilson

T = TypeVar("T")
Tell = Callable[["Row"], None]
COLUMNS = ("bot", "points", "share", "decisions", "seconds", "slowest", "turn")
"""The columns of the log for each seat."""


class Row(NamedTuple):
    """One game of the log."""

    number: int
    deal: int
    bots: tuple[str, ...]
    played: Played


class Made(TypedDict):
    """When and with what an arena began. Logs of older versions do not say it."""

    began: str
    release: str


def made_now() -> Made:
    """Return what an arena that begins now says."""
    return Made(began=date.today().isoformat(), release=version("perihelion"))


class ArenaHead(TypedDict):
    """The first line of a log, which identifies the arena."""

    game: str
    rules: int
    options: Options
    bots: list[str]
    levels: dict[str, list[float]]
    seed: int


@dataclass(frozen=True)
class Arena:
    """The bots, the game and its options."""

    game: Game
    options: Options
    bots: tuple[str, ...]
    seed: int = 0
    objects: Mapping[str, Agent] = field(default_factory=dict, compare=False)
    """The agents given as objects, by name."""
    seconds: float = field(default=SECONDS, compare=False)
    """The time limit of a custom agent for one decision."""

    @staticmethod
    def of(
        game: str | Game,
        options: Mapping[str, object],
        bots: Sequence[str | Agent],
        seed: int = 0,
        seconds: float = SECONDS,
    ) -> Arena:
        """Return an arena after checking options and bots. The last bot also takes the remaining seats.

        A bot is a name, or a custom agent (agents.py).
        """
        found = find(game) if isinstance(game, str) else game
        for agent in bots:
            check_agent(agent, found)
        if not bots:
            raise InvalidOptions(f"an arena needs bots; possible: {', '.join(BOTS)}")
        objects = {name_of(agent): agent for agent in bots if not isinstance(agent, str)}
        names = [name_of(agent) for agent in bots]
        chosen = found.read_options(options)
        seats = Match(found, chosen).seats
        return Arena(found, chosen, (*names, *[names[-1]] * (seats - len(names))), seed, objects, seconds)

    @property
    def match(self) -> Match:
        """The match that plays the games."""
        return _match(self.game.key, tuple(sorted(self.options.items())))

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """All bots together, or every combination of as many bots as there are seats."""
        return list(combinations(self.bots, self.match.seats))

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """Every line-up in every rotation, without duplicates, which would play the same game."""
        turns = range(self.match.seats)
        return list(dict.fromkeys(bots[-turn:] + bots[:-turn] for bots in self.line_ups for turn in turns))

    def line_up(self, number: int) -> tuple[int, tuple[str, ...]]:
        """Return the deal of game `number`, and the bot in each seat."""
        seatings = self.seatings
        deal, rest = divmod(number, len(seatings))
        return deal, seatings[rest]

    def head(self) -> ArenaHead:
        """Return the first line of a log, which identifies the arena."""
        return {
            "game": self.game.key,
            "rules": self.game.version,
            "options": self.options,
            "bots": list(self.bots),
            "levels": {name: _strength(self.match, name) for name in sorted(set(self.bots))},
            "seed": self.seed,
        }


class Outcome:
    """The games of an arena so far, the date of the first one, and the version of Perihelion that played it."""

    def __init__(self, arena: Arena, rows: list[Row], made: Made | None = None):
        self.arena, self.rows, self.made = arena, rows, made or made_now()

    def standings(self) -> list[Standing]:
        """Return the results of every bot, the best first."""
        teams = self.arena.match.teams
        results = [Result(row.bots, teams, row.played.shares, row.deal) for row in self.rows]
        rated = ratings(results) if results and len(set(teams)) > 1 else {}
        found = [_standing(name, self.rows, rated.get(name)) for name in dict.fromkeys(self.arena.bots)]
        return sorted(found, key=lambda each: -(each.rating.value if each.rating else each.share.value))


class Standing(NamedTuple):
    """The results of one bot."""

    bot: str
    games: int
    share: Interval
    """The share of the win, averaged over its seats."""
    rating: Interval | None
    points: float
    seconds: float
    """The mean time per decision."""
    slowest: float
    """The time of its slowest decision."""
    turn: float
    """The time of its slowest turn."""
    failures: int
    """The number of games it lost because it failed."""


def play(
    arena: Arena,
    games: int,
    log: Path | None = None,
    workers: Workers | None = None,
    tell: Tell = lambda row: None,
    stop: Callable[[list[Row]], bool] = lambda rows: False,
    ahead: int = 0,
) -> Outcome:
    """Play up to `games` games of an arena, or until `stop` returns True. With a log, continue it.

    `tell` is called with each game, including those of the log. `ahead` is the number of games that workers get before
    their results are needed.
    """
    rows = read(arena, log) if log is not None and log.exists() else []
    made = read_made(log) if rows and log is not None else made_now()
    for row in rows:
        tell(row)
    if len(rows) >= games or stop(rows):
        return Outcome(arena, rows, made)
    runtimes.wait(arena.game)
    own = workers is None
    workers = workers or ProcessWorkers()
    try:
        numbers = range(len(rows), games)
        head, tail = (arena.game.key, arena.options, arena.seed), (dict(arena.objects), arena.seconds)
        work = ((*head, number, *arena.line_up(number), *tail) for number in numbers)
        done = results_in_order(workers, play_one, work, ahead)
        for row in done:
            rows.append(row)
            if log is not None:
                write(arena, log, row)
            tell(row)
            if stop(rows):
                done.close()
                break
    finally:
        if own:
            workers.shutdown()
    return Outcome(arena, rows, made)


def play_one(
    key: str,
    options: Options,
    seed: int,
    number: int,
    deal: int,
    bots: tuple[str, ...],
    objects: Mapping[str, Agent] | None = None,
    seconds: float = SECONDS,
    *,
    entries: list[tuple[int, int]] | None = None,
) -> Row:
    """Play one game of an arena and add every choice to `entries` (match.py). Workers call this."""
    match = _match(key, tuple(sorted(options.items())))
    runtimes.wait(match.game)  # a worker may be on another machine
    twins = [bots[:seat].count(name) for seat, name in enumerate(bots)]
    for name in set(bots) & set(bots_of(match.game)):
        _load(match, name)
    sit = []
    try:
        for name, twin in zip(bots, twins, strict=True):
            sit.append(make_agent((objects or {}).get(name, name), seed_of(seed, deal, name, twin), seconds))
        return Row(number, deal, bots, match.play(sit, seed_of(seed, deal), entries))
    finally:
        for agent in sit:
            close_agent(agent)


@lru_cache(maxsize=64)
def _match(key: str, options: tuple[tuple[str, Value], ...]) -> Match:
    return Match(find(key), dict(options))


@lru_cache(maxsize=64)
def _load(match: Match, name: str) -> None:
    """Load the machine code that a bot needs, so that its first decision is not its slowest."""
    bot(name).choose(match.first_view(), 1)


def _strength(match: Match, name: str) -> list[float]:
    """Return the simulations and the error temperature of a level, and the factors of a style.

    A log with other values is not continued.
    """
    from .levels import LEVELS, error_temperature, simulations
    from .networks import settings_for

    level = level_of(name)
    if level not in LEVELS:
        return []
    settings = settings_for(match.game, match.first_view().state)
    style = styles_of(match.game).get(name)
    factors = [*style.own.values(), *style.others.values()] if style is not None else []
    return [simulations(settings, level), error_temperature(settings, level), *factors]


def _standing(name: str, rows: list[Row], rating: Interval | None) -> Standing:
    took = [(row.played, seat) for row in rows for seat, each in enumerate(row.bots) if each == name]
    games = sum(name in row.bots for row in rows)
    n = max(1, len(took))
    decisions = max(1, sum(played.decisions[seat] for played, seat in took))
    return Standing(
        name,
        games,
        wilson(sum(played.shares[seat] for played, seat in took) / n * games, games),
        rating,
        sum(played.points[seat] for played, seat in took) / n,
        sum(played.seconds[seat] for played, seat in took) / decisions,
        max((played.slowest[seat] for played, seat in took), default=0.0),
        max((played.turns[seat] for played, seat in took), default=0.0),
        sum(played.failure.startswith(f"seat {seat}:") for played, seat in took),
    )


# the log


def write(arena: Arena, log: Path, row: Row) -> None:
    """Add a game to the log."""
    new = not log.exists()
    with log.open("a", encoding="utf-8", newline="") as file:
        if new:
            file.write(f"# {json.dumps({**arena.head(), **made_now()})}\n")
        lines = csv.writer(file, lineterminator="\n")
        seats = range(len(row.bots))
        if new:
            lines.writerow(["number", "deal", *(f"{name}{seat}" for seat in seats for name in COLUMNS), "failure"])
        of_seat = list(zip(*row.played[:SEAT_FIELDS], strict=True))
        values = [value for seat in seats for value in (row.bots[seat], *map(_short, of_seat[seat]))]
        lines.writerow([row.number, row.deal, *values, row.played.failure.replace("\n", " ")])


def read(arena: Arena, log: Path) -> list[Row]:
    """Return the games of a log. Raises InvalidOptions for the log of another arena; drops an unfinished last line."""
    text = log.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    first, _, rest = whole.partition("\n")
    try:
        head = json.loads(first.removeprefix("# "))
    except ValueError:
        raise InvalidOptions(f"{log} is not the log of an arena") from None
    ours = json.loads(json.dumps(arena.head()))
    other = [f"{key} {head.get(key)}, not {ours[key]}" for key in ours if head.get(key) != ours[key]]
    if other:
        raise InvalidOptions(f"{log} is the log of another arena: {'; '.join(other)}. Name another file.")
    if whole != text:
        log.write_text(whole, encoding="utf-8")
    return [_row(line, arena.match.seats) for line in csv.DictReader(rest.splitlines())]


def read_made(log: Path) -> Made:
    """Return when a log began, as far as it says so."""
    head = json.loads(log.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# "))
    return Made(began=head.get("began", ""), release=head.get("release", ""))


def _row(line: dict[str, str], seats: int) -> Row:
    def column(name: str, kind: Callable[[str], T]) -> tuple[T, ...]:
        return tuple(kind(line[f"{name}{seat}"]) for seat in range(seats))

    played = Played(
        column("points", int),
        column("share", float),
        column("decisions", int),
        column("seconds", float),
        column("slowest", float),
        column("turn", float),
        line.get("failure") or "",
    )
    return Row(int(line["number"]), int(line["deal"]), column("bot", str), played)


def _short(value: float) -> str:
    return str(value) if isinstance(value, int) else f"{value:.6g}"
