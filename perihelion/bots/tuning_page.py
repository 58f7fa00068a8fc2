"""The page that `perihelion tune` writes: what was measured, the settings, and how strong the levels are."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date

from ..core.contract import SearchSettings
from ..core.game import SEARCH_FILE
from . import LADDER
from .calibrate import percent, table_of
from .tuning import Tuned


def write_settings(settings: SearchSettings) -> str:
    """Return settings as the text of the file that a game reads."""
    return "".join(f"{name} = {value!r}\n" for name, value in asdict(settings).items())


def write_page(tuned: Tuned, command: str) -> str:
    """Return the page in Markdown."""
    options = ", ".join(f"{name} {value}" for name, value in tuned.options.items()) or "no options"
    return "\n".join([
        f"# The levels of {tuned.game.key}",
        "",
        f"Written on {date.today().isoformat()} by `{command}` ({options}).",
        "",
        _verdict(tuned),
        "",
        "## The judge",
        "",
        _describe_judge(tuned),
        "",
        "## The settings",
        "",
        f"`{SEARCH_FILE}` in the folder of the game:",
        "",
        "```toml",
        write_settings(tuned.settings).rstrip(),
        "```",
        "",
        _describe_rollouts(tuned),
        "",
        "The share of each level against the one below, with each error temperature that was tried:",
        "",
        f"| error_temperature | {' | '.join(level.capitalize() for level in LADDER[1:])} |",
        f"|---|{'---|' * (len(LADDER) - 1)}",
        *(
            f"| {temperature}{' (kept)' if temperature == tuned.settings.error_temperature else ''} | "
            f"{' | '.join(f'{share:.0%}' for share in shares)} |"
            for temperature, shares in tuned.steps.items()
        ),
        "",
        "## The levels",
        "",
        table_of(tuned.levels),
    ])  # fmt: skip


def _verdict(tuned: Tuned) -> str:
    if tuned.ordered:
        return "Every level is stronger than the one below; each step is decided."
    names = [
        pairing.name.removeprefix(f"{tuned.game.key}-") for pairing, rows in tuned.levels if not pairing.verdict(rows)
    ]
    return f"Not every step is decided: {', '.join(names)}. More games, more simulations or a better judge may help."


def _describe_judge(tuned: Tuned) -> str:
    found = tuned.accuracy
    where = f"In {found.positions} positions of games between greedy bots, the leader by points won"
    worth = f"A lead of {found.value_scale:g} points makes a win e times as likely (`value_scale`)."
    if tuned.game.judge is None:
        return f"The game has no judge, so points are counted. {where} {percent(found.by_points)} of the games. {worth}"
    if found.by_judge.low > found.by_points.value:
        so = "So the judge knows more than the points."
    elif found.by_judge.high < found.by_points.value:
        so = "So the judge misleads: counting points would be better."
    else:
        so = "So the judge is hardly better or worse than the points."
    return (
        f"{where} {percent(found.by_points)} of the games, and the leader by the judge {percent(found.by_judge)}. "
        f"{so} {worth}"
    )


def _describe_rollouts(tuned: Tuned) -> str:
    tried = [f"{turns}: {percent(share)}" for turns, share in tuned.rollouts.items()]
    return f"Other numbers of `rollout_turns`, and their share of the wins: {'; '.join(tried) or 'none were tried'}."
