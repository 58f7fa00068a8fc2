"""Write the versions and hashes of all actions and observations, with which a test detects every change of them.

`python -m tools.versions` writes tests/engine/versions.json. Before that, add a line to the history in observation.py.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import perihelion
from perihelion.core.game import Game
from perihelion.engine.observation import Layout
from perihelion.engine.warmup import smallest_options

FILE = Path(__file__).parent.parent / "tests" / "engine" / "versions.json"
GAMES = ("leduc", "solari", "solaris", "solenia", "solarius")


def versions(game: Game) -> dict[str, Any]:
    """Return the versions and hashes of one game; an observation depends on the number of seats."""
    players = next((option.values for option in game.options if option.name == "players"), ())
    hashes = {}
    for given in [{**smallest_options(game), "players": n} for n in players] or [smallest_options(game)]:
        layout = Layout(game, given)
        hashes[str(layout.seats)] = layout.hash
    return {
        "actions": {"version": game.action_version, "hash": game.actions.hash},
        "observations": {"version": game.observation_version, "hashes": hashes},
    }


if __name__ == "__main__":
    found = {key: versions(perihelion.games()[key]) for key in GAMES}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
