"""A map made of characters, for sighted users of a terminal. Screen readers get the outline instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

HEX_WIDTH = 6
"""Columns from one hex to the next in its row; the left edge takes one of them."""
HEX_ROOM = HEX_WIDTH - 1
"""The number of characters that fit into a hex."""
CORNER = 20
"""Lines with this many empty columns at the left or at the right have room for explanations."""
SIGN_GAP = "  "
"""What stands between two explained signs."""


class Span(NamedTuple):
    """A piece of a line: its text, its colour as `#rrggbb`, and `quiet` if it should be dimmed."""

    text: str
    colour: str = ""
    quiet: bool = False


@dataclass(frozen=True)
class TextMap:
    """A heading, the lines of the map, its legend, and fewer lines that say the same on a low screen, if there are.

    The map may leave no room for anything else: `standings` says in one line for each player what they have.
    `signs` explains the signs in a few words each, for the empty corners of the map.
    """

    heading: str
    lines: list[list[Span]]
    legend: list[str] = field(default_factory=list)
    low_lines: list[list[Span]] = field(default_factory=list)
    standings: list[str] = field(default_factory=list)
    signs: list[str] = field(default_factory=list)


def honeycomb(hexes: Mapping[tuple[int, int], Sequence[Span]]) -> list[list[Span]]:
    """Draw pointy-top hexes by their axial coordinates (q, r), with one line of text in each."""
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


def without_edges(lines: Sequence[list[Span]]) -> list[list[Span]]:
    """Return only those lines of a honeycomb that have text: half as many, for a low screen."""
    return list(lines[1::2])


def with_signs(lines: Sequence[list[Span]], signs: Sequence[str]) -> list[list[Span]]:
    """Return the lines with the signs explained in the wide empty corners, as far as there is room."""
    width = max((sum(len(span.text) for span in line) for line in lines), default=0)
    indents = [len(line[0].text) if line and not line[0].text.strip() else 0 for line in lines]
    indents = [indent if indent >= CORNER else 0 for indent in indents]
    lefts, rights = [""] * len(lines), [""] * len(lines)
    ends = [sum(len(span.text) for span in line) for line in lines]
    for sign in (sign + SIGN_GAP for sign in signs):
        room = width - len(SIGN_GAP + sign.rstrip())
        at_left = (i for i, text in enumerate(lefts) if len(text + sign) <= indents[i])
        at_right = (i for i, text in enumerate(rights) if ends[i] <= width - CORNER and ends[i] + len(text) <= room)
        if (i := next(at_left, None)) is not None:
            lefts[i] += sign
        elif (i := next(at_right, None)) is not None:
            rights[i] += sign
    filled = []
    for line, indent, left, right in zip(lines, indents, lefts, rights, strict=True):
        begin = [Span(left.ljust(indent)), *line[1:]] if indent else line
        filled.append([*begin, *([Span(SIGN_GAP + right.rstrip())] if right else [])])
    return filled


def _joined(line: dict[int, Span]) -> list[Span]:
    """Return the spans of a line in the order of their columns, with spaces in between."""
    spans: list[Span] = []
    end = 0
    for column in sorted(line):
        if column > end:
            spans.append(Span(" " * (column - end)))
        spans.append(line[column])
        end = column + len(line[column].text)
    return spans


def as_lines(text_map: TextMap) -> list[str]:
    """Return the lines of a map as plain text."""
    return ["".join(span.text for span in line) for line in text_map.lines]
