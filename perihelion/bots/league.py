"""The leaderboard: the standings of an arena as a chapter of a document, one for each game and its options."""

from __future__ import annotations

import re
from pathlib import Path

from . import bots_of
from .arena import Outcome
from .language_model import PREFIX, read_usage
from .ratings import Interval

HEAD = """# Leaderboard

Ratings of bots and [agents](agents.md), each with its 95 % interval; 400 points more mean ten times the chances, and
the mean of a table is 0. Each chapter says what was run.
`perihelion arena GAME --bots BOT,BOT,... --league docs/leaderboard.md` rewrites the chapter of a game.
"""
NO_MODEL = "No [language model](language-models.md) has been run."
"""The head ends with this sentence as long as it is true."""


def write_league(outcome: Outcome, document: Path, chats: Path | None = None) -> None:
    """Write the chapter of this arena into a document and keep the other chapters. A new document begins with HEAD.

    `chats` is the file in which the language models of this arena wrote their chats.
    """
    text = document.read_text(encoding="utf-8") if document.exists() else HEAD
    heading, body = f"## {_title(outcome)}\n", _chapter(outcome, chats)
    known = re.compile(rf"^{re.escape(heading)}.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    if known.search(text):
        text = known.sub(lambda _: f"{heading}{body}\n", text)
    else:
        text = f"{text.rstrip()}\n\n{heading}{body}\n"
    document.parent.mkdir(parents=True, exist_ok=True)
    document.write_text(_say_models(text).rstrip() + "\n", encoding="utf-8")


def _say_models(text: str) -> str:
    """Say that no model has been run if no chapter has one, otherwise leave that out."""
    head, begins, chapters = text.partition("\n## ")
    head = head.replace(NO_MODEL, "").rstrip()
    if f"| `{PREFIX}" not in chapters:
        head += f" {NO_MODEL}"
    return f"{head}\n{begins}{chapters}"


def _title(outcome: Outcome) -> str:
    """Return the game and its non-default options."""
    game, options = outcome.arena.game, outcome.arena.options
    usual = {option.name: option.default for option in game.options}
    said = [f"{name} {value}" for name, value in options.items() if callable(usual[name]) or value != usual[name]]
    return f"{game.key.capitalize()} ({', '.join(said)})" if said else game.key.capitalize()


def _chapter(outcome: Outcome, chats: Path | None) -> str:
    game, arena, made = outcome.arena.game, outcome.arena, outcome.made
    when = f"begun on {made['began']} with Perihelion {made['release']}" if made["began"] else "on an unknown day"
    lines = [
        f"\n{len(outcome.rows):,} games, {when}, rules {game.version}, actions {game.action_version}, "
        f"observations {game.observation_version}:",
        f"`{_command(outcome)}`\n",
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
    if any(name not in bots_of(game) for name in arena.bots):
        lines.append(f"\nAn agent may take {arena.seconds:g} s for a decision.")
    return "\n".join([*lines, *_models(outcome, chats)]) + "\n"


def _command(outcome: Outcome) -> str:
    """Return the command that plays these games."""
    arena = outcome.arena
    bots = ",".join(arena.bots)
    options = " ".join(f"--{name.replace('_', '-')} {value}" for name, value in arena.options.items())
    quoted = f'"{bots}"' if " " in bots else bots
    return (
        f"perihelion arena {arena.game.key} --bots {quoted} --games {len(outcome.rows)} --seed {arena.seed} {options}"
    )


def _models(outcome: Outcome, chats: Path | None) -> list[str]:
    """Return a table of what the language models needed, if some took part."""
    models = [name for name in dict.fromkeys(outcome.arena.bots) if name.startswith(PREFIX)]
    if not models:
        return []
    used = read_usage(chats, outcome.arena.game.key) if chats is not None and chats.exists() else {}
    lines = [
        "\n| model | answers | refused | tokens read | tokens written | seconds an answer |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name in models:
        if name in used:
            each = used[name]
            seconds = each.seconds / max(1, each.chats)
            tokens = f"{each.prompt_tokens:,} | {each.completion_tokens:,}"
            lines.append(f"| `{name}` | {each.chats:,} | {each.refused:,} | {tokens} | {seconds:.1f} |")
        else:
            lines.append(f"| `{name}` | not recorded | | | | |")
    return lines


def _interval(value: Interval, form: str) -> str:
    low, middle, high = (form.format(part) for part in value)
    return f"{middle} ({low} to {high})"
