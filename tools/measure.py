"""Measure each game for its page in docs/games: length, choices and points of random games, and the points of bots.

    python -m tools.measure                          # random games, a minute
    python -m tools.measure --bots greedy,mercury --games 20 --only solenia

A bot plays all seats. The figures are kept in docs/games/measured.json; `python -m tools.reference` writes the pages.
"""

from __future__ import annotations

import argparse
import json
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np

from perihelion.bots import arena
from perihelion.bots.arena import Arena
from perihelion.bots.ratings import Z
from perihelion.core.game import Game
from perihelion.core.registry import game as find
from perihelion.engine.arrays import ANY, NOTHING
from perihelion.engine.batch import Batch
from perihelion.engine.warmup import smallest_options

FILE = Path(__file__).parent.parent / "docs" / "games" / "measured.json"
GAMES = ("solari", "solaris", "solenia", "solarius")


def mean(values: Any) -> list[float]:
    """Return a mean and half the width of its 95 % interval.

    The interval is Student's, since some bots play few games; its quantile comes from the series of Cornish and Fisher.
    """
    values = np.asarray(values, float)
    free = len(values) - 1
    quantile = Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)
    half = quantile * float(values.std(ddof=1)) / len(values) ** 0.5
    return [round(float(values.mean()), 2), round(half, 2)]


def random_games(game: Game, games: int) -> dict[str, Any]:
    """Return length, number of choices and points of random games."""
    batch = Batch(game, smallest_options(game), games, seed=0)
    decisions, choices, most = np.zeros(games, int), np.zeros(games, int), 0
    running = ~batch.done
    while running.any():
        decisions += running
        choices += np.where(running, batch.n, 0)
        most = max(most, int(batch.n[running].max()))
        batch.step(np.where(running, ANY, NOTHING))
        running &= ~batch.done
    return {
        "games": games,
        "decisions": [*mean(decisions), int(decisions.min()), int(decisions.max())],
        "choices": [*mean(choices / decisions), most],
        "points": [mean(batch.points[:, seat]) for seat in range(batch.layout.seats)],
    }


def bot_games(game: Game, bot: str, games: int) -> dict[str, Any]:
    """Return the points of a bot that plays all seats, and the length of its games."""
    rows = arena.play(Arena.of(game, smallest_options(game), [bot]), games).rows
    points = [mean([row.played.points[seat] for row in rows]) for seat in range(len(rows[0].bots))]
    decisions = mean([sum(row.played.decisions) for row in rows])
    return {"games": games, "points": points, "decisions": decisions, "date": date.today().isoformat()}


def main() -> None:
    """Measure, and store the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=GAMES)
    parser.add_argument("--bots", default="", help="also these, separated by commas")
    parser.add_argument("--games", type=int, default=20, help="games of each bot")
    given = parser.parse_args()
    kept: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for key in [given.only] if given.only else GAMES:
        game, figures = find(key), kept.setdefault(key, {})
        figures["random"] = random_games(game, 1000)
        for bot in filter(None, given.bots.split(",")):
            figures.setdefault("bots", {})[bot] = bot_games(game, bot, given.games)
        figures["date"] = date.today().isoformat()
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
