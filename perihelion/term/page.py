"""One screenful for a decision: what happened, the board, the prompt and the numbered moves.

The moves come first, then the map or the first table, then as many other parts of the board as fit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.segment import Segment

from .moves import GAP, Line, Meaning, list_moves
from .paragraph import Paragraph

INPUT = 1
"""Lines below the page, for typing."""
LEAST_NEWS = 1
"""Lines for what happened, if there is enough to tell; more if the board leaves room."""
NARROWEST_LIST = 18
"""A list may be folded to this width."""


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

    `more` returns what is written after the moves if that many of them are not shown. `summary` is a line for each
    player, shown above the prompt unless the board has room for all tables.
    """

    blocks: Sequence[Block]
    news: Sequence[RenderableType]
    prompt: RenderableType
    choices: Mapping[str, Meaning]
    more: Callable[[int], str]
    summary: Sequence[RenderableType] = ()


class _Renderer:
    """Renders the parts of a page. A layout tries them several times, so that what was rendered is remembered."""

    def __init__(self, console: Console):
        self._console = console
        self._rendered: dict[tuple[int, int], list[Line]] = {}
        self._measured: dict[int, Measurement] = {}
        self._contents: list[RenderableType] = []
        """They are kept, so that no other one gets the id of a part that is gone."""

    def lines(self, content: RenderableType, width: int) -> list[Line]:
        """Return the lines of a part at this width."""
        key = id(content), width
        if key not in self._rendered:
            options = self._console.options.update(width=width, height=None)
            self._rendered[key] = self._console.render_lines(content, options, pad=False)
            self._contents.append(content)
        return self._rendered[key]

    def measure(self, content: RenderableType) -> Measurement:
        """Return the least and the natural width of a part."""
        key = id(content)
        if key not in self._measured:
            self._measured[key] = Measurement.get(self._console, self._console.options.update(width=1000), content)
            self._contents.append(content)
        return self._measured[key]


def lay_out(page: Page, console: Console) -> list[Line]:
    """Return the lines of a page that fits on the screen, with a line left for typing."""
    width, height, render = console.width, console.height - INPUT, _Renderer(console)
    prompt = render.lines(page.prompt, width)
    summary = [line for said in page.summary for line in render.lines(said, width)]
    height -= len(prompt)
    news = [line for said in page.news for line in render.lines(said, width)]
    least = min((len(render.lines(form, width)) for block in page.blocks[:1] for form in _forms(block)), default=0)
    room = max(height - least - len(summary) - min(len(news), 1), 1)
    moves = list_moves(page.choices, page.more, console, width, room)
    height -= len(moves)

    def board(height: int) -> tuple[list[Line], bool]:
        return _board(page.blocks, render, width, height - min(len(news), LEAST_NEWS, max(height - least, 0)))

    drawn, has_tables = board(height)
    if summary and not has_tables:
        height -= len(summary)
        drawn, _ = board(height)
        prompt = [*summary, *prompt]
    newest = min(len(news), max(height - len(drawn), 0))
    return [*news[len(news) - newest :], *drawn, *prompt, *moves]


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

    def copy(self) -> _Canvas:
        """Return a canvas with the same blocks, to try something."""
        copied = _Canvas(self.width, self.height)
        copied.skyline, copied.placed = self.skyline.copy(), self.placed.copy()
        return copied

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


def _board(blocks: Sequence[Block], render: _Renderer, width: int, height: int) -> tuple[list[Line], bool]:
    """Return as many blocks as fit, and whether all tables do.

    Low forms of all blocks, or of the first, make room for the next three.
    """
    canvases = []
    lowered = [Block(block.content if block.low is None else block.low, is_list=block.is_list) for block in blocks]
    for form, others in [*((form, blocks) for form in (_forms(blocks[0]) if blocks else ())), (None, lowered)]:
        canvas = _Canvas(width, height)
        first = others[:1] if form is None else [Block(form, is_list=blocks[0].is_list, low=blocks[0].low)]
        shown = [_place(block, render, canvas) for block in (*first, *others[1:])]
        tables = all(fits for block, fits in zip(blocks, shown, strict=True) if not block.is_list)
        canvases.append((shown[:4], sum(shown), canvas, tables))
    _, _, best, tables = max(canvases, key=lambda tried: tried[:2], default=([], 0, _Canvas(width, height), True))
    return best.lines(), tables


def _place(block: Block, render: _Renderer, canvas: _Canvas) -> bool:
    """Put a block where it fits. A list may be folded; a table or a map is never narrower than its longest words."""
    natural = min(render.measure(block.content).maximum, canvas.width)
    if not block.is_list:
        forms = [form for form in (block.content, block.low) if form is not None]
        return any(_place_uncut(form, render, canvas) for form in forms)
    if block.low is None and isinstance(block.content, Paragraph):
        return _place_paragraph(block.content, render, canvas)
    widths = [natural, *(w for w in (natural * 3 // 4, natural // 2, NARROWEST_LIST) if NARROWEST_LIST <= w < natural)]
    if any(canvas.place(width, render.lines(block.content, width)) for width in widths):
        return True
    return block.low is not None and _place_paragraph(block.low, render, canvas)


def _place_uncut(form: RenderableType, render: _Renderer, canvas: _Canvas) -> bool:
    measured = render.measure(form)
    width = min(measured.maximum, canvas.width)
    return measured.minimum <= canvas.width and canvas.place(width, render.lines(form, width))


def _place_paragraph(low: RenderableType, render: _Renderer, canvas: _Canvas) -> bool:
    """Put a paragraph beside a block or below all: the board grows least, then the paragraph has the fewest lines."""
    natural = min(render.measure(low).maximum, canvas.width)
    beside = {canvas.width - left - width - GAP for _, left, width, _ in canvas.placed}
    tried = []
    for width in {natural, *(min(width, natural) for width in beside if width >= NARROWEST_LIST)}:
        lines, trial = render.lines(low, width), canvas.copy()
        if trial.place(width, lines):
            tried.append((max(trial.skyline), len(lines), width, lines))
    return bool(tried) and canvas.place(*min(tried, key=lambda each: each[:3])[2:])
