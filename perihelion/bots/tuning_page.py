"""The page that `perihelion tune` writes: what was measured, the settings, and how strong the levels are."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date
from itertools import pairwise

from ..core.contract import SearchSettings
from ..core.game import SEARCH_FILE
from . import LADDER
from .calibrate import percent, table_of
from .tuning import Step, Tuned


def write_settings(settings: SearchSettings) -> str:
    """Return settings as the text of the file that a game reads."""
    values = {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(settings).items()}
    return "".join(f"{name} = {value!r}\n" for name, value in values.items())


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
        "The errors are spaced from the highest level down: the distance to the weakest bot, which chooses nearly by",
        "chance, is divided equally among the steps that remain. The temperature that is kept lies on a line through",
        "all that were tried.",
        "",
        "| level | level above against the weakest bot | target | tried: temperature, share | kept |",
        "|---|---|---|---|---|",
        *(
            f"| {step.level.capitalize()} | {percent(step.weakest)} | {step.target:.1%} | {_describe_tried(step)} | "
            f"{step.temperature:g} |"
            for step in tuned.steps
        ),
        "",
        "## The levels",
        "",
        table_of(tuned.levels),
    ])  # fmt: skip


def _describe_tried(step: Step) -> str:
    return ", ".join(f"{at:g}: {share.value:.1%}" for at, share in sorted(step.tried.items()))


def _verdict(tuned: Tuned) -> str:
    if tuned.ordered:
        return "Every level is stronger than the one below; each step is decided."
    said = [
        f"{higher.capitalize()} is not decidedly stronger than {lower.capitalize()}: "
        f"{percent(pairing.share(rows))} in {len(rows)} games."
        for (lower, higher), (pairing, rows) in zip(pairwise(LADDER), tuned.levels, strict=True)
        if not pairing.verdict(rows)
    ]
    return (
        f"Not every step is decided. {' '.join(said)} More games (`--games`), more simulations or a better judge may "
        "help; if chance decides most of a game, there is little room between the best bot and the weakest."
    )


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
