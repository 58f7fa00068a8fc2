"""Rewrite the golden transcripts: `python tools/golden.py [GAME ...]`, only when a rules version changes.

The games are played half at random and half greedily, so that they reach rare situations and still score. Those of
RANDOM_GAMES are played entirely at random.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.progress import track

import perihelion
from perihelion.bots import bot
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.core.position import Position

FOLDER = Path(__file__).parent.parent / "tests" / "golden"

GAMES: dict[str, list[dict[str, Any]]] = {
    "solari": [
        {"level": 1, "target": 12},
        {"level": 2, "rand": "F", "first": -1},
        {"level": 3, "rand": "O", "use_hunter": 1, "use_blocker": 1, "use_doubler": 1},
        {"level": 3, "players": 4, "teams": 1, "rand": "V", "use_hunter": 1, "use_doubler": 1},
        {"level": 2, "players": 4, "max_turns": 12, "equal_turns": 1, "use_blocker": 1},
    ],
    "solaris": [
        {"players": 3, "max_rounds": 4},
        {"players": 4, "time_game": True},
        {"players": 5, "time_game": True, "layout": "random"},
    ],
    "solenia": [
        {"players": 1, "variant": "summer"},
        {"players": 2, "variant": "summer", "layout": 0},
        {"players": 3, "variant": "winter", "layout": 1},
        {"players": 4, "variant": "upgrades"},
    ],
    "solarius": [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 2}],
}

RANDOM_GAMES = {("solarius", 4): 482518}
"""Seeds of random games in which something rare happens: in this one a ship jumps between portals two fields apart."""


def played(key: str, options: dict[str, Any], number: int) -> Position:
    """Return a whole game: the one with this number in its GAMES."""
    at_random = (key, number) in RANDOM_GAMES
    seed = RANDOM_GAMES.get((key, number), number)
    draws = FastDraws(seed)
    greedy = bot("greedy", seed)
    position = resolve_chance(perihelion.new(key, **options), draws)
    while position.actor >= 0:
        view = position.view(position.actor)
        is_greedy = not at_random and draws.below(2)
        position.play(greedy.choose(view, 60) if is_greedy else view.legal[draws.below(len(view.legal))])
        resolve_chance(position, draws)
    return position


def main(keys: list[str]) -> None:
    """Write the transcripts of these games, or of all."""
    jobs = [(key, i, options) for key in keys or GAMES for i, options in enumerate(GAMES[key], 1)]
    for key, i, options in track(jobs, "playing"):
        path = FOLDER / f"{key}-{i}.game"
        path.parent.mkdir(exist_ok=True)
        path.write_text(played(key, options, i).transcript, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
