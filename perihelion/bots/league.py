"""The leaderboard: the standings of an arena as a chapter of a document, one for each game and its options."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

from .arena import Outcome
from .ratings import Interval

HEAD = """# Leaderboard

Ratings of bots and [agents](agents.md), each with its 95 % interval; 400 points more mean ten times the chances, and
the mean of a table is 0.
`perihelion arena GAME --bots BOT,BOT,... --league docs/leaderboard.md` rewrites the chapter of a game.
"""


def write_league(outcome: Outcome, document: Path) -> None:
    """Write the chapter of this arena into a document and keep the other chapters. A new document begins with HEAD."""
    text = document.read_text(encoding="utf-8") if document.exists() else HEAD
    heading, body = f"## {_title(outcome)}\n", _chapter(outcome)
    known = re.compile(rf"^{re.escape(heading)}.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    if known.search(text):
        text = known.sub(lambda _: f"{heading}{body}\n", text)
    else:
        text = f"{text.rstrip()}\n\n{heading}{body}\n"
    document.parent.mkdir(parents=True, exist_ok=True)
    document.write_text(text.rstrip() + "\n", encoding="utf-8")


def _title(outcome: Outcome) -> str:
    """Return the game and its non-default options."""
    game, options = outcome.arena.game, outcome.arena.options
    usual = {option.name: option.default for option in game.options}
    said = [f"{name} {value}" for name, value in options.items() if callable(usual[name]) or value != usual[name]]
    return f"{game.key.capitalize()} ({', '.join(said)})" if said else game.key.capitalize()


def _chapter(outcome: Outcome) -> str:
    game = outcome.arena.game
    lines = [
        f"\n{len(outcome.rows):,} games on {date.today().isoformat()}, seed {outcome.arena.seed}, "
        f"rules {game.version}, actions {game.action_version}, observations {game.observation_version}.\n",
        "| | agent | rating (95 %) | share of the wins (95 %) | points | games | failures |",
        "|---:|---|---|---|---:|---:|---:|",
    ]
    for place, each in enumerate(outcome.standings(), 1):
        rating = "–" if each.rating is None else _interval(each.rating, "{:+.0f}")
        share = _interval(Interval(*(100 * part for part in each.share)), "{:.1f}")
        name = f"`{each.bot}`".replace("|", "\\|")
        lines.append(
            f"| {place} | {name} | {rating} | {share} % | {each.points:.1f} | {each.games} | {each.failures} |"
        )
    return "\n".join(lines) + "\n"


def _interval(value: Interval, form: str) -> str:
    low, middle, high = (form.format(part) for part in value)
    return f"{middle} ({low} to {high})"
