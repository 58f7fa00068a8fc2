"""The processor time to pair 300 people: the next round of a tournament in every format, and quick pairing.

    python -m benchmarks.pairing --people 300 --keep

Each tournament is played to its last round with results by lots, several times. Every pairing is a new computation from
the results so far, as on a server.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from perihelion.table.quick_pairing import LIVE, NEAR, Choice, Waiting, choose_tables
from perihelion.tournament.pairing import pair_next
from perihelion.tournament.plan import (
    DUPLICATE,
    GROUPS,
    KNOCK_OUT,
    MOST_OF_ROUND_ROBIN,
    MOST_ROUNDS,
    ROUND_ROBIN,
    SWISS,
    Plan,
)
from perihelion.tournament.rounds import Entrant, Match, Result, Round, Tournament

from .report import DOCS, measured_by, write_table

ROUNDS = 9
TIES = 0.2
GAMES = (("solaris", 4), ("solari", 2), ("solenia", 2), ("solarius", 3), ("solaris", 5))
"""The choices of quick pairing, with their seats."""
PLANS = {
    "Swiss": Plan(SWISS, 2, rounds=ROUNDS),
    "Swiss, 20 rounds": Plan(SWISS, 2, rounds=MOST_ROUNDS),
    "knock-out": Plan(KNOCK_OUT, 2),
    "groups of three": Plan(GROUPS, 3, rounds=ROUNDS),
    "groups of four": Plan(GROUPS, 4, rounds=ROUNDS),
    "groups of five, with a final": Plan(GROUPS, 5, rounds=ROUNDS, final=True),
    "same luck, two at a table": Plan(DUPLICATE, 2, rounds=ROUNDS),
    "same luck, four at a table": Plan(DUPLICATE, 4, rounds=ROUNDS),
    "same luck, alone against bots": Plan(DUPLICATE, 4, rounds=ROUNDS, alone=True),
    f"round robin ({MOST_OF_ROUND_ROBIN} people, its limit)": Plan(ROUND_ROBIN, 2),
}


@dataclass
class Times:
    """The seconds of processor time of pairings."""

    seconds: list[float]

    def measure(self, pair: Callable[[], Round | None]) -> Round | None:
        """Return what a pairing returns, and note its time."""
        begun = time.process_time()
        paired = pair()
        self.seconds.append(time.process_time() - begun)
        return paired


def end_match(match: Match, lots: random.Random) -> Match:
    """Return a table with a result by lots."""
    points = [lots.randrange(100) for _ in match.seats]
    if lots.random() < TIES:
        points = [max(points)] * len(points)
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    return replace(match, result=Result(places, tuple(points)))


def play(plan: Plan, people: int, seed: int, times: Times) -> None:
    """Play a tournament to its end. In each round one of a hundred leaves, and in open formats one comes."""
    lots = random.Random(seed)
    tournament = Tournament(replace(plan, seed=str(seed)), tuple(Entrant(n) for n in range(min(people, plan.most))))
    while (paired := times.measure(partial(pair_next, tournament))) is not None:
        ended = Round(tuple(end_match(match, lots) for match in paired.matches), paired.byes)
        n = len(tournament.rounds) + 1
        entrants = [
            replace(one, last=n) if one.last is None and lots.random() < 0.01 else one for one in tournament.entrants
        ]
        if not plan.fixed:
            entrants.append(Entrant(len(entrants), first=n + 1))
        tournament = replace(tournament, rounds=(*tournament.rounds, ended), entrants=tuple(entrants))


def wait_for(people: int, seed: int, spread: float) -> list[Waiting]:
    """Return people in the queue of quick pairing: each would play several games; ratings by lots."""
    lots = random.Random(seed)
    choices = [Choice(game, "{}", seats) for game, seats in GAMES]
    return [
        Waiting(f"r{n}", f"g{n}", float(n), LIVE, False, NEAR, dict.fromkeys(mine, round(lots.gauss(1500, spread))))
        for n, mine in ((n, lots.sample(choices, lots.randint(1, len(choices)))) for n in range(people))
    ]


def measure(people: int, repeats: int) -> Iterator[tuple[str, Times]]:
    """Yield what was measured."""
    for name, plan in PLANS.items():
        times = Times([])
        for seed in range(repeats):
            play(plan, people - seed % 2, seed, times)
        yield name, times
    for name, spread in (("alike", 100.0), ("of all strengths", 500.0), ("far apart", 50_000.0)):
        times = Times([])
        for seed in range(repeats):
            waiting = wait_for(people, seed, spread)
            begun = time.process_time()
            choose_tables(waiting, [], float(people))
            times.seconds.append(time.process_time() - begun)
        yield f"quick pairing, five games, ratings {name}", times


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=300)
    parser.add_argument("--repeats", type=int, default=4)
    parser.add_argument("--keep", action="store_true", help="write the table into docs/tournaments.md")
    given = parser.parse_args()
    lines = ["| format | pairings | median, s | longest, s |", "|---|---:|---:|---:|"]
    for name, times in measure(given.people, given.repeats):
        middle, longest = statistics.median(times.seconds), max(times.seconds)
        lines.append(f"| {name} | {len(times.seconds)} | {middle:.2f} | {longest:.2f} |")
        print(lines[-1], flush=True)
    about = measured_by(f"`python -m benchmarks.pairing --people {given.people} --repeats {given.repeats}`")
    text = "\n".join([f"{about}; processor time of one core.", "", *lines])
    print(text)
    if given.keep:
        write_table("pairing", text, DOCS / "tournaments.md")


if __name__ == "__main__":
    main()
