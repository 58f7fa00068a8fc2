"""How often each level of bots agrees with Sun, and how often the operators' page would suspect it.

    python -m benchmarks.agreement --games solenia=30 solari=20 --file /tmp/agreement.txt

All seats of a game are played by the same level. A few decisions of each seat are compared with what Sun would choose,
as in a rated game on a server. Players of ten games are then drawn with replacement from the games of a level: the
share of them that stands out is the rate of false suspicions, or for Sun, of detections.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import perihelion
from perihelion.bots import LADDER, bot
from perihelion.bots.match import Match, seed_of
from perihelion.core.registry import game as find_game
from perihelion.engine.jit import COMPILED
from perihelion.engine.runtimes import force_runtime
from perihelion.server import bot_agreement
from perihelion.server.bot_agreement import LEVEL, ComparedGame, list_compared, measure_agreement

from .report import MEASUREMENTS, measured_by, write_table

LEVELS = ("moon", "greedy", *LADDER)
OPTIONS: dict[str, dict[str, Any]] = {"solaris": {"players": 3}, "solarius": {"players": 2}}
"""Options of games that need some; all others are the usual ones."""
GAMES_OF_PLAYER = (10, 20)
PLAYERS = 2000

Sample = tuple[str, str, int, int, int]
"""The game, the level, the number of seats, of decisions compared, and of those in which Sun would choose the same."""


def play_game(game: str, level: str, number: int) -> list[Sample]:
    """Play a game in which a level has all seats, and return a sample of each seat."""
    match = Match(find_game(game), OPTIONS.get(game, {}))
    entries: list[tuple[int, int]] = []
    seats = range(match.seats)
    match.play([bot(level, seed_of("play", game, level, number, seat)) for seat in seats], number, entries)
    position = perihelion.new(game, **OPTIONS.get(game, {}))
    for _, choice in entries:
        position.play(choice)
    counts = {seat: [0, 0] for seat in seats}
    for seat, view, action in list_compared(position, seats):
        counts[seat][0] += 1
        counts[seat][1] += bot(LEVEL, seed_of("compare", game, level, number, len(view.log))).choose(view) == action
    return [(game, level, match.seats, compared, same) for compared, same in counts.values()]


def describe(samples: list[Sample]) -> str:
    """Return the table."""
    found: dict[tuple[str, int], dict[str, list[ComparedGame]]] = defaultdict(lambda: defaultdict(list))
    for game, level, seats, compared, same in samples:
        found[game, seats][level].append(ComparedGame("", game, seats, compared, same))
    bot_agreement.JUPITER_SHARES.clear()
    for key, levels in found.items():
        if levels["jupiter"]:
            bot_agreement.JUPITER_SHARES[key] = round(_mean(levels["jupiter"]) + _error(levels["jupiter"]), 2)
    lines = [
        "| game | level | games | agrees with Sun | "
        + " | ".join(f"stands out after {n} games" for n in GAMES_OF_PLAYER)
        + " |",
        "|---|---|---:|---:|" + "---:|" * len(GAMES_OF_PLAYER),
    ]
    for (game, seats), levels in found.items():
        for level in LEVELS:
            if played := levels[level]:
                rates = " | ".join(f"{100 * _rate(played, n):.1f} %" for n in GAMES_OF_PLAYER)
                share = f"{100 * _mean(played):.0f} % ± {100 * _error(played):.0f}"
                lines.append(f"| {game}, {seats} players | {level} | {len(played)} | {share} | {rates} |")
    return "\n".join(lines)


def _mean(games: list[ComparedGame]) -> float:
    return sum(one.share for one in games) / len(games)


def _error(games: list[ComparedGame]) -> float:
    """Return half of the 95 % interval of the mean."""
    mean, count = _mean(games), len(games)
    return 1.96 * math.sqrt(sum((one.share - mean) ** 2 for one in games) / max(1, count - 1) / count)


def _rate(games: list[ComparedGame], count: int) -> float:
    """Return the share of players with this many games who stand out."""
    lots = random.Random(1)
    measured = [measure_agreement(lots.choices(games, k=count)) for _ in range(PLAYERS)]
    return sum(each is not None and each.stands_out for each in measured) / PLAYERS


def read_samples(file: Path | None) -> list[Sample]:
    """Return what an earlier run has stored."""
    lines = file.read_text().splitlines() if file and file.exists() else []
    return [(game, level, int(a), int(b), int(c)) for game, level, a, b, c in map(str.split, lines)]


def main() -> None:
    """Play, compare, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=["solenia=20"], help="games and how many of each level")
    parser.add_argument("--levels", nargs="*", default=list(LEVELS), choices=LEVELS)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="of processor time; then no game begins")
    parser.add_argument("--file", type=Path, help="stores the samples; a later run goes on from there")
    parser.add_argument("--keep", action="store_true", help="write the table into docs/measurements.md")
    given = parser.parse_args()
    samples = read_samples(given.file)
    with force_runtime(COMPILED):
        begun = time.process_time()
        for wanted in given.games:
            game, _, count = wanted.partition("=")
            seats = Match(find_game(game), OPTIONS.get(game, {})).seats
            for number in range(int(count or 20)):
                for level in given.levels:
                    have = sum(sample[:2] == (game, level) for sample in samples) // seats
                    if have <= number and time.process_time() - begun < given.seconds:
                        samples += play_game(game, level, number)
                        if given.file:
                            given.file.write_text("".join(" ".join(map(str, one)) + "\n" for one in samples))
    table = describe(samples)
    shares = ", ".join(f"{key}: {share}" for key, share in bot_agreement.JUPITER_SHARES.items())
    print(f"{table}\n\nJupiter: {shares}")
    if given.keep:
        about = measured_by("`python -m benchmarks.agreement`")
        write_table("agreement", f"{about}.\n\n{table}", MEASUREMENTS)


if __name__ == "__main__":
    main()
