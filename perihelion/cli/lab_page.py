"""The page of `perihelion lab`: what was played, the differences as pictures, and all figures in a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from html import escape
from importlib.metadata import version

from ..bots.ratings import Interval
from ..bots.rules_lab import Figure
from ..core.game import Game, Options
from ..draw.outline import Section
from ..draw.theme import stylesheet
from ..report.page import STYLE
from ..report.plot import Bar, intervals
from ..words import Words, write_minus

GROUPS = {"decisions": ("decisions",), "points": ("winner", "spread", "line"), "wins": ("seat",), "lead": ("won-by",)}
"""The pictures, each with the kinds of figures in one unit."""
TABLE_STYLE = """
.wide { overflow-x: auto; } table { border-collapse: collapse; } svg { width: 760px; height: auto; margin: 8px 0; }
th, td { border-bottom: 1px solid var(--line); padding: 6px 12px; text-align: right; }
th:first-child, td:first-child { text-align: left; } .differs td { font-weight: bold; }
"""

LABELS = 250
"""The width of the labels in a picture."""

NameFigure = Callable[[Figure, Words], str]


def write_page(
    game: Game, options: Options, figures: Sequence[Figure], table: Section, seed: int, name: NameFigure, words: Words
) -> str:
    """Return one HTML file, in the language of the words."""
    title = words("lab-page", game=words("game"))
    chosen = ", ".join(f"{option} {value}" for option, value in options.items())
    made = words(
        "lab-made", version=game.version, release=version("perihelion"), date=date.today().isoformat(), seed=seed
    )
    said = "".join(f"<p>{escape(text)}</p>" for text in (table.heading, f"{chosen}. {made}", words("lab-page-about")))
    pictures = "".join(f'<div class="wide">{picture}</div>' for picture in draw_differences(figures, name, words))
    return (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{stylesheet()}{STYLE}{TABLE_STYLE}</style></head><body><h1>{escape(title)}</h1>{said}{pictures}"
        f"{_write_table(table, figures)}<p>{escape(words('lab-star'))}</p></body></html>\n"
    )


def draw_differences(figures: Sequence[Figure], name: NameFigure, words: Words) -> Iterator[str]:
    """Yield a picture for each unit: the difference of each figure with its interval, and a line at 0."""
    for key, kinds in GROUPS.items():
        bars = [_bar(figure, name, words) for figure in figures if figure.kind in kinds]
        if bars:
            yield intervals(f"lab-{key}", words(f"lab-group-{key}"), bars, 0.0, LABELS)


def _bar(figure: Figure, name: NameFigure, words: Words) -> Bar:
    """Return a figure as a row of a picture, in percentage points if it is a share."""
    scale = 100 if figure.kind == "seat" else 1
    low, value, high = (scale * part for part in figure.difference)
    label = words.line(figure.of) if figure.kind in ("line", "won-by") else name(figure, words)
    return Bar(label, Interval(low, value, high), write_minus(f"{value:+.1f} ({low:+.1f} … {high:+.1f})"))


def _write_table(table: Section, figures: Sequence[Figure]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in table.header)
    body = "".join(
        f"<tr{' class=differs' if figure.differs else ''}>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>"
        for row, figure in zip(table.rows, figures, strict=True)
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
