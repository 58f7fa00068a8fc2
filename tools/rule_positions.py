"""Find a position for every rule that refuses something: `python -m tools.rule_positions [GAME ...]`.

Random games with fixed seeds are played, and at each decision every action is tried. Of all positions in which a rule
refuses an action and another action is legal, the simplest is kept: few options differ from the defaults, the action
belongs to the phase, it is early in the game. The result is written to `rule_positions.jsonl` of the game.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from rich.progress import track

import perihelion
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.core.game import Game
from perihelion.core.position import Position
from perihelion.core.refusals import WRONG_PHASE
from perihelion.core.rule_position import FILE, RulePosition
from perihelion.engine.runtimes import best, wait

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "solari": [
        {},
        {"use_hunter": 1, "use_blocker": 1, "use_doubler": 1},
        {"level": 3},
        {"rand": "F"},
        {"rand": "O"},
        {"rand": "V"},
        {"level": 3, "rand": "F", "use_hunter": 1, "use_blocker": 1, "use_doubler": 1},
        {"players": 4, "teams": 1},
        {"first": -1},
    ],
    "solaris": [{"players": 3}, {"players": 4}, {"players": 3, "time_game": 1}],
    "solenia": [
        {"players": 2},
        {"players": 2, "variant": "winter"},
        {"players": 2, "variant": "upgrades"},
        {"players": 1},
    ],
    "solarius": [{"players": 2}, {"players": 3}, {"players": 2, "start": "free"}],
}
"""The options of the random games, the simplest first."""
GAMES = {"solari": 20, "solaris": 12, "solenia": 20, "solarius": 12}
"""Number of random games for each set of options."""


class Found(NamedTuple):
    """A position and how far it is from a simple one; the smallest is kept."""

    simplicity: tuple[int, ...]
    position: RulePosition


def find(key: str) -> dict[int, RulePosition]:
    """Return the simplest position found for each rule of a game."""
    kept: dict[int, Found] = {}
    for place, options in enumerate(OPTIONS[key]):
        for seed in track(range(GAMES[key]), f"{key} {options}"):
            _search_game(perihelion.new(key, **options), seed, place, kept)
    return {rule: kept[rule].position for rule in sorted(kept)}


def _search_game(position: Position, seed: int, place: int, kept: dict[int, Found]) -> None:
    """Play a random game and keep what is simpler than what is known, for each rule that refuses an action."""
    draws, decisions, texts = FastDraws(seed), 0, position.game.actions.texts
    resolve_chance(position, draws)
    while position.actor >= 0:
        decisions += 1
        for rule, (strangeness, refused) in _refused(position).items():
            simplicity = (strangeness, place, decisions, seed)
            if rule not in kept or simplicity < kept[rule].simplicity:
                legal = _nearest(position, refused)
                kept[rule] = Found(simplicity, RulePosition(rule, position.text, texts[refused], texts[legal]))
        position.play(position.legal_ids[draws.below(len(position.legal_ids))])
        resolve_chance(position, draws)


def _refused(position: Position) -> dict[int, tuple[int, int]]:
    """Return an action that each rule refuses, after its strangeness.

    An action like a legal one is the least strange, and one that belongs to another phase the most.
    """
    game, runtime = position.game, best(position.game)
    state = runtime.state(position.plain)
    possible = {game.actions.family(action)[0].name for action in position.legal_ids}
    found: dict[int, tuple[int, int]] = {}
    for action in range(len(game.actions)):
        rule = runtime.refuse(state, action)
        strangeness = FOREIGN if rule == WRONG_PHASE else game.actions.family(action)[0].name not in possible
        rule = game.phase_rule(position.unchanged) if rule == WRONG_PHASE else rule
        if rule:
            found[rule] = min(found.get(rule, (strangeness, action)), (strangeness, action))
    return found


FOREIGN = 2
"""The strangeness of an action that belongs to another phase."""


def _nearest(position: Position, refused: int) -> int:
    """Return the legal action that is most like the refused one: of the same kind, with as many equal parts."""
    family, axes = position.game.actions.family(refused)

    def likeness(action: int) -> tuple[bool, int]:
        other, own = position.game.actions.family(action)
        return other is family, sum(one == two for one, two in zip(axes, own, strict=False))

    return max(position.legal_ids, key=likeness)


def path(game: Game) -> Path:
    """Return the file with the positions of a game."""
    return Path(str(files(game.package))) / FILE


def main() -> None:
    """Write the files of the games named on the command line, or of all."""
    for key in sys.argv[1:] or OPTIONS:
        game = perihelion.games()[key]
        wait(game)
        found = find(key)
        path(game).write_text("".join(f"{each.line()}\n" for each in found.values()), encoding="utf-8")
        print(key, len(found), "rules")


if __name__ == "__main__":
    main()
