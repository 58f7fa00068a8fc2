"""The numbered moves of a page, in the longest form that fits. What distinguishes two of them is never cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.segment import Segment
from rich.text import Text

from .styles import ASK, QUIET

Line = list[Segment]

GAP = 2
"""Empty columns between two blocks or two columns of moves."""
MEANINGS = (24, 15)
"""The meaning of a move may be cut to these widths, to the smaller one only if that is needed to show all."""
CUT = "…"


class Meaning(NamedTuple):
    """What a move does: whole, and in a few words for a list that would be cut otherwise."""

    whole: Text
    brief: Text


def list_moves(
    choices: Mapping[str, Meaning], more: Callable[[int], str], console: Console, width: int, height: int
) -> list[Line]:
    """Return all moves by their meanings if these fit whole or brief; else what is typed and a cut meaning, or without.

    They stand in as few columns as fit, whole meanings in as many, long ones on several lines. If there is no room for
    all, the first are shown.
    """
    figures, letters = len(str(len(choices))), max(map(len, choices), default=0)
    numbers = [Text(f"{number:>{figures}} ", QUIET) for number in range(1, len(choices) + 1)]
    whole = [Text.assemble(number, says.whole) for number, says in zip(numbers, choices.values(), strict=True)]
    brief = [Text.assemble(number, says.brief) for number, says in zip(numbers, choices.values(), strict=True)]
    for cells in (whole, brief):
        longest = max(map(len, cells), default=0)
        rows = -(-len(cells) // max((width + GAP) // (longest + GAP), 1))
        if longest <= width and rows <= height:
            return in_columns(cells, rows, longest, console)
        wrapped = _wrapped(cells, figures + 1, width, console)
        if len(wrapped) <= height:
            return wrapped
    named = [Text.assemble(number, (text.ljust(letters), ASK)) for number, text in zip(numbers, choices, strict=True)]
    name = figures + letters + 1
    says = [says.brief for says in choices.values()]
    natural = max(map(len, says), default=0)
    for least in MEANINGS:
        most = (width + GAP) // (name + 2 + min(least, natural) + GAP)
        for columns in range(1, most + 1):
            rows = -(-len(named) // columns)
            if rows <= height:
                room = min((width + GAP) // columns - GAP - name - 2, natural)
                cells = [Text.assemble(*pair) for pair in zip(named, ["  "] * len(named), cut(says, room), strict=True)]
                return in_columns(cells, rows, name + 2 + room, console)
    columns = max((width + GAP) // (name + GAP), 1)
    if -(-len(named) // columns) <= height:
        return in_columns(named, -(-len(named) // columns), name, console)
    shown = named[: columns * (height - 1)]
    rest = Text(more(len(named) - len(shown)), QUIET)
    return [*in_columns(shown, height - 1, name, console), *_lines(console, rest, width)[:1]]


def cut(texts: Sequence[Text], room: int) -> list[Text]:
    """Cut texts to a width. Of texts that would look alike, what they share at the beginning is left out first."""
    short = [text.copy() for text in texts]
    for text in short:
        text.truncate(room, overflow="ellipsis")
    for alike in _alike(texts, short):
        shared = min(_shared_words([texts[i].plain for i in alike]), *(len(texts[i]) - 1 for i in alike))
        if shared > len(CUT):
            rest = cut([Text.assemble(CUT, texts[i][shared:]) for i in alike], room)
            for i, text in zip(alike, rest, strict=True):
                short[i] = text
    return short


def _alike(texts: Sequence[Text], short: Sequence[Text]) -> Iterator[list[int]]:
    """Yield the groups of different texts that have become the same."""
    for plain in dict.fromkeys(text.plain for text in short):
        group = [i for i, text in enumerate(short) if text.plain == plain]
        if len({texts[i].plain for i in group}) > 1:
            yield group


def _shared_words(texts: Sequence[str]) -> int:
    """Return the length of the whole words with which all texts begin."""
    shared = 0
    for letters in zip(*texts, strict=False):
        if len(set(letters)) > 1:
            break
        shared += 1
    return texts[0].rfind(" ", 0, shared) + 1


def in_columns(cells: Sequence[Text], rows: int, width: int, console: Console) -> list[Line]:
    """Return the cells from top to bottom, then from left to right."""
    drawn: list[Line] = []
    for row in range(rows):
        line = Text()
        for cell in cells[row::rows]:
            cell = cell.copy()
            cell.truncate(width, overflow="ellipsis", pad=True)
            line = Text.assemble(line, cell, " " * GAP)
        line.rstrip()
        drawn += _lines(console, line, console.width)[:1]
    return drawn


def _wrapped(cells: Sequence[Text], indent: int, width: int, console: Console) -> list[Line]:
    """Return the cells one below the other; further lines of one are indented."""
    lines: list[Line] = []
    for cell in cells:
        for i, part in enumerate(cell.wrap(console, width - indent)):
            lines += _lines(console, Text.assemble(" " * indent if i else "", part), width)
    return lines


def _lines(console: Console, content: Text, width: int) -> list[Line]:
    return console.render_lines(content, console.options.update(width=width, height=None), pad=False)
