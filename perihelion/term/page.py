"""One screenful for a decision: what happened, the board, the prompt and the numbered moves.

The moves come first, then the map or the first table, then as many other parts of the board as fit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

from .styles import ASK, QUIET

Line = list[Segment]

GAP = 2
"""Empty columns between two blocks or two columns of moves."""
INPUT = 1
"""Lines below the page, for typing."""
LEAST_NEWS = 1
"""Lines for what happened, if there is enough to tell; more if the board leaves room."""
NARROWEST_LIST = 18
"""A list may be folded to this width."""
MEANINGS = (24, 15)
"""The meaning of a move may be cut to these widths, to the smaller one only if that is needed to show all."""


@dataclass(frozen=True)
class Block:
    """A part of the board. `others` are forms of it that need fewer lines; a list may also be made narrower.

    `low` is a table without its heading, or a list as one paragraph, for a screen on which the block does not fit.
    """

    content: RenderableType
    others: tuple[RenderableType, ...] = ()
    is_list: bool = False
    low: RenderableType | None = None


@dataclass(frozen=True)
class Page:
    """What a decision needs: the blocks, most important first, and the moves with their meanings.

    `more` returns what is written after the moves if that many of them are not shown.
    """

    blocks: Sequence[Block]
    news: Sequence[RenderableType]
    prompt: RenderableType
    choices: Mapping[str, Text]
    more: Callable[[int], str]


def lay_out(page: Page, console: Console) -> list[Line]:
    """Return the lines of a page that fits on the screen, with a line left for typing."""
    width, height = console.width, console.height - INPUT
    prompt = _lines(console, page.prompt, width)
    height -= len(prompt)
    news = [line for said in page.news for line in _lines(console, said, width)]
    least = min((len(_lines(console, form, width)) for block in page.blocks[:1] for form in _forms(block)), default=0)
    moves = _moves(page, console, width, max(height - least - min(len(news), 1), 1))
    height -= len(moves)
    board = _board(page.blocks, console, width, height - min(len(news), LEAST_NEWS, max(height - least, 0)))
    newest = min(len(news), max(height - len(board), 0))
    return [*news[len(news) - newest :], *board, *prompt, *moves]


def _lines(console: Console, content: RenderableType, width: int) -> list[Line]:
    return console.render_lines(content, console.options.update(width=width, height=None), pad=False)


def _natural_width(console: Console, content: RenderableType) -> int:
    return Measurement.get(console, console.options.update(width=1000), content).maximum


def _forms(block: Block) -> tuple[RenderableType, ...]:
    return (block.content, *block.others)


# the board


@dataclass
class _Canvas:
    """Lines with free room: `skyline` has the first free line of every column."""

    width: int
    height: int

    def __post_init__(self) -> None:
        self.skyline = [0] * self.width
        self.placed: list[tuple[int, int, int, list[Line]]] = []

    def place(self, width: int, lines: list[Line]) -> bool:
        """Put a block where it ends highest, leftmost of several such places. Return False if it does not fit."""
        lefts = [0, *(left + GAP + other for _, left, other, _ in self.placed)]
        places = [(max(self.skyline[left : left + width]), left) for left in lefts if left + width <= self.width]
        top, left = min(places, default=(self.height, 0))
        if top + len(lines) > self.height:
            return False
        self.placed.append((top, left, width, lines))
        end = min(left + width + GAP, self.width)
        self.skyline[left:end] = [top + len(lines)] * (end - left)
        return True

    def lines(self) -> list[Line]:
        """Return what was placed, line by line."""
        drawn: list[Line] = []
        for row in range(max(self.skyline, default=0)):
            line: Line = []
            pieces = [(left, block[row - top]) for top, left, _, block in self.placed if top <= row < top + len(block)]
            for left, piece in sorted(pieces, key=lambda placed: placed[0]):
                line = [*Segment.adjust_line_length(line, left), *piece]
            drawn.append(line)
        return drawn


def _board(blocks: Sequence[Block], console: Console, width: int, height: int) -> list[Line]:
    """Return as many blocks as fit. Low forms of all blocks, or of the first, make room for the next three."""
    canvases = []
    lowered = [Block(block.content if block.low is None else block.low) for block in blocks]
    for form, others in [*((form, blocks) for form in (_forms(blocks[0]) if blocks else ())), (None, lowered)]:
        canvas = _Canvas(width, height)
        first = others[:1] if form is None else [Block(form, is_list=blocks[0].is_list, low=blocks[0].low)]
        shown = [_place(block, console, canvas) for block in (*first, *others[1:])]
        canvases.append((shown[:4], sum(shown), canvas))
    return max(canvases, key=lambda tried: tried[:2])[2].lines()


def _place(block: Block, console: Console, canvas: _Canvas) -> bool:
    natural = min(_natural_width(console, block.content), canvas.width)
    narrower = (natural * 3 // 4, natural // 2, NARROWEST_LIST) if block.is_list else ()
    widths = [natural, *(width for width in narrower if NARROWEST_LIST <= width < natural)]
    forms = [(block.content, width) for width in widths]
    if block.low is not None:
        forms += [(block.low, min(width, canvas.width)) for width in _low_widths(block.low, console, canvas)]
    return any(canvas.place(width, _lines(console, form, width)) for form, width in forms)


def _low_widths(low: RenderableType, console: Console, canvas: _Canvas) -> list[int]:
    """Return widths for a paragraph: the room beside each block, widest first, then the whole screen."""
    natural = _natural_width(console, low)
    beside = {canvas.width - left - width - GAP for _, left, width, _ in canvas.placed}
    return [min(width, natural) for width in sorted(beside, reverse=True) if width >= NARROWEST_LIST] + [natural]


# the moves


def _moves(page: Page, console: Console, width: int, height: int) -> list[Line]:
    """Return all moves by their meanings if these fit whole; else by what is typed and a cut meaning, or without it.

    They stand in as few columns as fit, whole meanings in as many, long ones on several lines. If there is no room for
    all, the first are shown.
    """
    figures, letters = len(str(len(page.choices))), max(map(len, page.choices), default=0)
    said, named, meant = [], [], []
    for number, (text, says) in enumerate(page.choices.items(), 1):
        numbered = Text.assemble((f"{number:>{figures}} ", QUIET), (text.ljust(letters), ASK))
        said.append(Text.assemble((f"{number:>{figures}} ", QUIET), says))
        named.append(numbered)
        meant.append(Text.assemble(numbered, "  ", says))
    longest = max(map(len, said), default=0)
    rows = -(-len(said) // max((width + GAP) // (longest + GAP), 1))
    if longest <= width and rows <= height:
        return _in_columns(said, rows, longest, console)
    wrapped = _wrapped(said, figures + 1, width, console)
    if len(wrapped) <= height:
        return wrapped
    name = figures + letters + 1
    for cells, least in (*((meant, name + 2 + meaning) for meaning in MEANINGS), (named, name)):
        natural = max(map(len, cells), default=0)
        most = (width + GAP) // (min(least, natural) + GAP)
        for columns in range(1 if cells is meant else most, most + 1):
            rows = -(-len(cells) // columns)
            if rows <= height:
                return _in_columns(cells, rows, min((width + GAP) // columns - GAP, natural), console)
    shown = named[: (width + GAP) // (name + GAP) * (height - 1)]
    more = Text(page.more(len(named) - len(shown)), QUIET)
    return [*_in_columns(shown, height - 1, name, console), *_lines(console, more, width)[:1]]


def _wrapped(cells: Sequence[Text], indent: int, width: int, console: Console) -> list[Line]:
    """Return the cells one below the other; further lines of one are indented."""
    lines: list[Line] = []
    for cell in cells:
        for i, part in enumerate(cell.wrap(console, width - indent)):
            lines += _lines(console, Text.assemble(" " * indent if i else "", part), width)
    return lines


def _in_columns(cells: Sequence[Text], rows: int, width: int, console: Console) -> list[Line]:
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
