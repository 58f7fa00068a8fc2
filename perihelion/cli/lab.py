"""`perihelion lab`: plays a game with other numbers and compares it with the original."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..bots.rules_lab import Figure, compare, play_sample
from ..core.components import Change
from ..core.game import Game, Options
from ..draw.outline import Section
from ..term.screen import Screen
from ..term.styles import QUIET
from ..words import Words, write_minus
from .lab_page import write_page
from .progress import count_work

PERCENT = ("seat",)
"""The kinds of figures that are shares."""


def compare_rules(
    game: Game,
    options: Options,
    changes: Sequence[Change],
    level: str,
    games: int,
    seed: int,
    out: Path | None,
    words: Words,
) -> None:
    """Play both games, show the figures side by side, and write a page with pictures if `out` is given."""
    with count_work(games, words("lab-original")) as count:
        original = play_sample(game.key, options, level, games, seed=seed, tell=count)
    with count_work(games, words("lab-changed")) as count:
        changed = play_sample(game.key, options, level, games, changes, seed, count)
    figures = compare(original, changed)
    screen, own = Screen(), Words(words.lang, game.package)
    found = table(figures, changes, games, level, own)
    screen.sections([found])
    screen.say(words("lab-star"), QUIET)
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(write_page(game, options, figures, found, seed, figure_name, own), encoding="utf-8")
        screen.say(words("lab-written", file=str(out)), QUIET)


def table(figures: Sequence[Figure], changes: Sequence[Change], games: int, level: str, words: Words) -> Section:
    """Return the figures as a table; a star marks a difference whose interval leaves out 0."""
    heading = words("lab-heading", changes=", ".join(change.text for change in changes), games=games, level=level)
    header = [words(f"lab-{name}") for name in ("figure", "original", "changed", "difference")]
    return Section(heading, header=header, rows=[_row(figure, words) for figure in figures])


def _row(figure: Figure, words: Words) -> list[str]:
    """Return a figure as cells: name, original, changed, and the difference with its interval."""
    scale, unit = (100, " %") if figure.kind in PERCENT else (1, "")
    before, after = (f"{scale * each.value:.1f}{unit}" for each in (figure.original, figure.changed))
    low, middle, high = (f"{scale * part:+.1f}" for part in figure.difference)
    star = " *" if figure.differs else ""
    cells = (figure_name(figure, words), before, after, f"{middle} ({low} … {high}){star}")
    return [write_minus(cell) for cell in cells]


def figure_name(figure: Figure, words: Words) -> str:
    if figure.kind == "seat":
        return words("lab-seat", seat=int(figure.of))
    if figure.kind in ("line", "won-by"):
        return words(f"lab-{figure.kind}", line=words.line(figure.of))
    return words(f"lab-{figure.kind}")
