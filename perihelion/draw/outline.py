"""The position in words: sections with a heading and a list or a table.

A board's `outline(view)` returns them as data; the page shows them to screen readers, the terminal prints them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Section:
    """A heading, then items, or a table of a header row and rows; the first column of a table names its row.

    The legend explains the signs of the table. A small screen shows a section with `first` before all other lists.
    """

    heading: str
    items: list[str] = field(default_factory=list)
    header: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    legend: list[str] = field(default_factory=list)
    first: bool = False


def row_items(section: Section, row: int, words: Callable[..., str]) -> list[str]:
    """Return a row of a table as items: each cell but the first and empty ones, with the name of its column."""
    cells = zip(section.header[1:], section.rows[row][1:], strict=True)
    return [words("labelled", label=name, text=cell) if name else cell for name, cell in cells if cell]


def as_text(sections: Sequence[Section]) -> str:
    """Return the sections for a terminal: headings, dashed items, aligned columns."""
    return "\n\n".join("\n".join(_lines(section)) for section in sections)


def _lines(section: Section) -> list[str]:
    table = ([section.header] if section.header else []) + section.rows
    return [section.heading, *(f"- {item}" for item in section.items), *_columns(table), *section.legend]


def _columns(table: list[list[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in table]
