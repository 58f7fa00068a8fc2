"""Replays games and says what was possible at every step. This file also runs under other versions of Perihelion.

`rules_check` gives its text to the Python of another version, with a line of JSON per game. So it uses only what every
version has: `perihelion.new`, `perihelion.position` and the position.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any


def trace_game(game: dict[str, Any]) -> dict[str, Any]:
    """Return what was possible before each move of a game, then its last position; `error` if a move is refused."""
    import perihelion

    steps: list[list[Any]] = []
    try:
        if game["begun"]:
            p = perihelion.position(game["game"], game["begun"])
        else:
            p = perihelion.new(game["game"], **game["options"])
        for text, seat in game["moves"]:
            steps.append(_describe(p))
            p.play(text, **({} if seat is None else {"seat": seat}))
        steps.append(_describe(p))
        return {"steps": steps, "text": p.text, "points": list(p.scores), "error": ""}
    except Exception as error:  # whatever another version raises is a difference
        return {"steps": steps, "text": "", "points": [], "error": f"{type(error).__name__}: {error}"}


def _describe(p: Any) -> list[Any]:
    """Return who is to act, the legal actions, and a hash of the possible outcomes with their weights."""
    outcomes = json.dumps(sorted(p.outcomes.items()))
    return [p.actor, sorted(p.legal), hashlib.sha256(outcomes.encode()).hexdigest()[:16]]


def main() -> None:
    """Print the folder of this version and the versions of its games, then a trace for each line that is read."""
    import perihelion

    versions = {key: getattr(game, "version", 0) for key, game in perihelion.games().items()}
    print(json.dumps({"file": perihelion.__file__, "versions": versions}), flush=True)
    for line in sys.stdin:
        print(json.dumps(trace_game(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
