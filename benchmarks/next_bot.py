"""How often a player wins against the next bots: the lobby's bot is stronger after a win and weaker after a loss.

    python -m benchmarks.next_bot --keep

Players as strong as each level play 15 games one after the other, many times. Who wins is drawn by the ratings of
docs/leaderboard.md.
"""

from __future__ import annotations

import argparse
import random
import re

from perihelion.wire.fitting_bots import LEVELS, next_level

from .report import DOCS, measured_by, write_table

GAMES, SETTLED, PLAYERS = 15, 5, 3000


def read_ratings() -> dict[str, dict[str, int]]:
    """Return the ratings of the levels for each chapter of the leaderboard."""
    ratings: dict[str, dict[str, int]] = {}
    for line in (DOCS / "leaderboard.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapter = ratings[line.removeprefix("## ")] = {}
        elif (found := re.match(r"\| \d+ \| `(\w+)` \| ([+-]\d+)", line)) and found[1] in LEVELS:
            chapter[found[1]] = int(found[2])
    return {name: chapter for name, chapter in ratings.items() if len(chapter) == len(LEVELS)}


def play(ratings: dict[str, int], player: str, luck: random.Random) -> tuple[float, float]:
    """Return the share of games won among the first ones and among the later ones."""
    won = [0] * GAMES
    for _ in range(PLAYERS):
        outcomes: list[tuple[str, int]] = []
        level = LEVELS[0]
        for n in range(GAMES):
            wins = luck.random() < 1 / (1 + 10 ** ((ratings[level] - ratings[player]) / 400))
            won[n] += wins
            outcomes.append((level, 1 if wins else -1))
            level = next_level(outcomes)
    return sum(won[:SETTLED]) / SETTLED / PLAYERS, sum(won[SETTLED:]) / (GAMES - SETTLED) / PLAYERS


def main() -> None:
    """Print the table; with `--keep` docs/bots.md gets it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--keep", action="store_true", help="write the table into docs/bots.md")
    keep = parser.parse_args().keep
    luck = random.Random(1)
    games = read_ratings()
    head = f"| the player is as strong as | {' | '.join(games)} |\n|---|{'---:|' * len(games)}\n"
    rows = [
        f"| {level} | {' | '.join('{:.0%}, then {:.0%}'.format(*play(games[name], level, luck)) for name in games)} |"
        for level in LEVELS
    ]
    text = f"{measured_by('`python -m benchmarks.next_bot`')}.\n\n{head}" + "\n".join(rows)
    print(text)
    if keep:
        write_table("next bot", text, DOCS / "bots.md")


if __name__ == "__main__":
    main()
