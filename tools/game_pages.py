"""Writes the page of a game for researchers: its actions, its observations, and its size, length and branching."""

from __future__ import annotations

import json
from typing import Any

import perihelion
from perihelion.bots import LADDER
from perihelion.core.game import Game
from perihelion.engine.observation import Layout
from perihelion.engine.warmup import smallest_options
from tools.measure import FILE
from tools.versions import versions

WIDTH = 118
NOT_MEASURED = "## Length, choices and points\n\nNot measured yet.\n"
NAMES = {"solari": "Solari", "solaris": "Solaris", "solenia": "Solenia", "solarius": "Solarius Mission"}


def game_page(game: Game) -> str:
    """Return the page of one game."""
    kept: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    options = smallest_options(game)
    said = ", ".join(f"{name} {value}" for name, value in options.items()) or "the usual options"
    parts = [
        f"# {NAMES[game.key]} for researchers\n",
        "Written by `python -m tools.reference`; the figures by `python -m tools.measure`. [Research](../research.md) "
        f"says how to use all this, [the rules](../rules/{game.key}.md) what the actions mean.\n",
        _sizes(game, options, said),
        _measured(kept[game.key], said) if game.key in kept else NOT_MEASURED,
        _versions(game),
        _actions(game),
    ]
    return "\n".join(parts)


def _sizes(game: Game, options: dict[str, Any], said: str) -> str:
    layout = Layout(game, options)
    hidden = ", ".join(f"`{field.name}`" for field in game.rules.state.secret_fields) or "nothing"
    rows = [
        ("actions", f"{len(game.actions)}"),
        ("outcomes of a chance point", f"at most {game.most_outcomes}"),
        (f"floats of an observation ({said})", f"{layout.size}, each from -1 to 1"),
        ("a record", f"{game.rules.state.dtype().itemsize} bytes"),
        ("hidden fields", hidden),
        ("rewards", "at the end: 1 for a single winner, shared by several; the others pay, so the sum is 0"),
    ]
    return "## Size\n\n| | |\n|---|---|\n" + "".join(f"| {name} | {value} |\n" for name, value in rows)


def _measured(figures: dict[str, Any], said: str) -> str:
    random = figures["random"]
    length, choices = random["decisions"], random["choices"]
    lines = [
        "## Length, choices and points\n",
        f"Measured on {figures['date']} with {said}. In {random['games']:,} random games there were {length[0]:g} ± "
        f"{length[1]:g} decisions in a game ({length[2]} to {length[3]}), and {choices[0]:g} ± {choices[1]:g} legal "
        f"actions at each (at most {choices[2]}). "
        "Behind ± stands half the width of the 95 % interval of a mean. A bot plays all seats.\n",
        "| all seats | games | " + " | ".join(f"points of seat {s}" for s in range(len(random["points"]))) + " |",
        "|---|---:|" + "---:|" * len(random["points"]),
        _row("random", random),
    ]
    found = figures.get("bots", {})
    lines += [_row(bot, found[bot]) for bot in ("moon", "greedy", *LADDER) if bot in found]
    return "\n".join(lines) + "\n"


def _row(name: str, figures: dict[str, Any]) -> str:
    points = " | ".join(f"{value:g} ± {error:g}" for value, error in figures["points"])
    return f"| {name} | {figures['games']:,} | {points} |"


def _versions(game: Game) -> str:
    found = versions(game)
    hashes = ", ".join(f"`{text}` with {seats} seats" for seats, text in found["observations"]["hashes"].items())
    lines = [
        "## Versions\n",
        f"Rules {game.version}. Actions {game.action_version}, hash `{found['actions']['hash']}`. "
        f"Observations {game.observation_version}, hash {hashes}.\n",
        *(f"* Actions {n}: {text}" for n, text in enumerate(game.action_history, 1)),
        *(f"* Observations {n}: {text}" for n, text in enumerate(game.observation_history, 1)),
        "",
        "[Observations](../observations.md) lists all parts.",
    ]
    return "\n".join(lines) + "\n"


def _actions(game: Game) -> str:
    lines = ["## Actions\n"]
    for family in game.actions.families:
        first = game.actions.first[family]
        ids = f"{first} to {first + family.size - 1}" if family.size > 1 else f"{first}"
        lines += [f"### {family.name}: {ids}\n", "```", *_columns(first, family.texts()), "```\n"]
    return "\n".join(lines)


def _columns(first: int, texts: list[str]) -> list[str]:
    """Return ids and texts in as many columns as fit into a line."""
    cells = [f"{first + k} {text}" for k, text in enumerate(texts)]
    wide = max(map(len, cells)) + 2
    per_line = max(1, WIDTH // wide)
    rows = [cells[k : k + per_line] for k in range(0, len(cells), per_line)]
    return ["".join(cell.ljust(wide) for cell in row).rstrip() for row in rows]


if __name__ == "__main__":
    for key in NAMES:
        print(game_page(perihelion.games()[key]))
