"""A map made of characters, for people who see a terminal. Screen readers get the outline instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

HEX_WIDTH = 6
"""Columns from one hex to the next in its row; the left edge takes one of them."""
HEX_ROOM = HEX_WIDTH - 1
"""How many characters fit into a hex."""


class Span(NamedTuple):
    """A piece of a line: its text, its colour as `#rrggbb`, or quiet where it should step back."""

    text: str
    colour: str = ""
    quiet: bool = False


@dataclass(frozen=True)
class TextMap:
    """A heading, the lines of the map, and what its signs mean."""

    heading: str
    lines: list[list[Span]]
    legend: list[str] = field(default_factory=list)


def honeycomb(hexes: Mapping[tuple[int, int], Sequence[Span]]) -> list[list[Span]]:
    """Draw hexes that stand on a corner, by their axial coordinates (q, r), with one line of text in each."""
    left = min(HEX_WIDTH * q + HEX_WIDTH // 2 * r for q, r in hexes)
    top = min(r for _, r in hexes)
    drawn: dict[int, dict[int, Span]] = {}
    for (q, r), spans in hexes.items():
        x, y = HEX_WIDTH * q + HEX_WIDTH // 2 * r - left, 2 * (r - top)
        edges = {(x + 2, y): "╱", (x + 4, y): "╲", (x, y + 1): "│", (x + HEX_WIDTH, y + 1): "│"}
        edges |= {(x + 1, y + 2): "╲", (x + 5, y + 2): "╱"}
        for (column, line), sign in edges.items():
            drawn.setdefault(line, {})[column] = Span(sign, quiet=True)
        column = x + 1
        for span in (span for span in spans if span.text):
            drawn[y + 1][column] = span
            column += len(span.text)
    return [_joined(drawn[line]) for line in sorted(drawn)]


def _joined(line: dict[int, Span]) -> list[Span]:
    """The spans of a line by their columns, with blanks between them."""
    spans: list[Span] = []
    end = 0
    for column in sorted(line):
        if column > end:
            spans.append(Span(" " * (column - end)))
        spans.append(line[column])
        end = column + len(line[column].text)
    return spans


def as_lines(text_map: TextMap) -> list[str]:
    """The lines of a map as plain text."""
    return ["".join(span.text for span in line) for line in text_map.lines]
