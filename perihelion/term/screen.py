"""Output: sentences, sections, score sheets; coloured and framed if the terminal can, else as plain text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import IO, Literal

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from ..draw.outline import Section, as_text
from ..draw.text_map import Span, TextMap, as_lines, with_signs
from .moves import Meaning
from .page import Block, Page, lay_out
from .paragraph import Paragraph
from .styles import ASK, HAPPENED, QUIET, REFUSED, TITLE

EMPTY = ("·", "-", "")
NUMBER = re.compile(r"^([-+−]?\d+|\?)(\*?(?: \(\d+\))?)$")
"""A number in a table, perhaps with a sign, and what stands behind it: a star or a number in brackets."""
DARK, LIGHT = 80, 190
"""Colours darker or lighter than this are hard to read on a black or a white screen: they become the background."""
LONGEST_PIECE = 4
"""A table cell with at most this many characters is a piece, not a word."""
LONG_LIST = 12
"""Lists with more items than this come last on a page."""


class Screen:
    """A terminal, or a file that gets the same text without colour."""

    def __init__(self, file: IO[str] | None = None):
        self.console = Console(file=file, highlight=False, markup=False, emoji=False)
        self._inks: list[tuple[re.Pattern[str], str]] = []

    def know_inks(self, inks: Mapping[str, str]) -> None:
        """From now on write text that matches these patterns in their colours, given as `#rrggbb`."""
        self._inks = [(re.compile(pattern), ink_style(colour)) for pattern, colour in inks.items()]

    @property
    def is_terminal(self) -> bool:
        """True if a person is looking, who would like colour."""
        return self.console.is_terminal

    def say(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """Print one paragraph. With `whole` it is not wrapped, so that it can be copied."""
        self.console.print(self._inked(text, style), soft_wrap=whole or not self.is_terminal)

    @contextmanager
    def waiting(self, text: str) -> Iterator[Callable[[str], None]]:
        """Show a text while the person waits; what is yielded changes it. A file or a pipe gets only the first."""
        if not self.has_pages:
            self.say(text, QUIET)
            yield lambda text: None
            return
        with self.console.status(Text(text, QUIET)) as status:
            yield lambda text: status.update(Text(text, QUIET))

    def tell(self, sentences: Sequence[str]) -> None:
        """Print what happened, one line each."""
        for sentence in sentences:
            self.say(f"· {sentence}", HAPPENED)

    def sections(self, sections: Sequence[Section]) -> None:
        """Print a position in words, or anything else made of sections."""
        if not self.is_terminal:
            self.say(as_text(sections))
            return
        for i, section in enumerate(sections):
            self.say(("\n" if i else "") + section.heading, TITLE)
            for item in section.items:
                self.console.print(Padding(self._inked(f"• {item}"), (0, 0, 0, 1)))
            if section.rows:
                self.console.print(self._table(section, box.SIMPLE_HEAD))
            for explained in section.legend:
                self.say(explained, QUIET)

    def text_map(self, text_map: TextMap) -> None:
        """Print a map made of characters, unless it does not fit or the output is not a terminal."""
        width = max(map(len, as_lines(text_map)))
        if not self.is_terminal or self.console.is_dumb_terminal or width > self.console.width:
            return
        self.say("\n" + text_map.heading, TITLE)
        self.console.print(self._drawn(text_map.lines), no_wrap=True)
        for explained in text_map.legend:
            self.say(explained, QUIET)

    @property
    def has_pages(self) -> bool:
        """True if a person looks at a screen whose cursor can be moved, so that a decision can fill it."""
        return self.is_terminal and not self.console.is_dumb_terminal

    def page(
        self,
        board: tuple[Sequence[Section], TextMap | None],
        news: Sequence[str],
        note: str,
        prompt: str,
        choices: Mapping[str, tuple[str, str]],
        more: Callable[[int], str],
    ) -> None:
        """Fill the screen with a decision; `note` says why the last try was refused.

        `choices` has what every move does, whole and in a few words.
        """
        told = [Text(f"· {sentence}", HAPPENED) for sentence in news]
        summary = [self._inked(said) for said in (board[1].standings if board[1] is not None else ())]
        asked = Group(*([Text(note, REFUSED)] if note else []), self._inked(prompt, TITLE))
        meanings = {text: Meaning(*map(self._inked, says)) for text, says in choices.items()}
        lines = lay_out(Page(self._blocks(*board), told, asked, meanings, more, summary), self.console)
        self.console.clear()
        for line in lines:
            self.console.print(Segments([*line, Segment.line()]), end="", no_wrap=True, crop=True)

    def _blocks(self, sections: Sequence[Section], text_map: TextMap | None) -> list[Block]:
        """Return the map, the tables, the lists (the last one, a hand, comes early, long ones last), legends."""
        blocks = []
        if text_map is not None:
            forms = filter(None, (text_map.lines, text_map.low_lines))
            lines, *lows = (with_signs(form, text_map.signs) for form in forms)
            blocks.append(Block(self._drawn(lines), tuple(map(self._drawn, lows))))
        tables = [section for section in sections if section.rows]
        lists = [section for section in sections if not section.rows]
        lists.sort(key=lambda s: (not s.first, len(s.items) > LONG_LIST, s is not sections[-1]))
        for section in (*tables, *lists):
            parts: list[RenderableType] = [self._inked(section.heading, TITLE)]
            parts += [self._inked(f"• {item}") for item in section.items]
            if section.rows:
                parts.append(self._table(section, None))
            low = Paragraph(self._inked(section.heading), [self._inked(item) for item in section.items])
            blocks.append(Block(Group(*parts), is_list=not section.rows, low=parts[-1] if section.rows else low))
        legends = [section.legend for section in tables] + ([text_map.legend] if text_map is not None else [])
        blocks += [Block(Text(" ".join(legend), QUIET), is_list=True) for legend in legends if legend]
        return blocks

    @staticmethod
    def _drawn(lines: Sequence[Sequence[Span]]) -> Group:
        spans = ([(span.text, QUIET if span.quiet else ink_style(span.colour)) for span in line] for line in lines)
        return Group(*(Text.assemble(*line, no_wrap=True) for line in spans))

    def choices(self, choices: dict[str, str]) -> None:
        """Print actions and their meaning."""
        width = max(map(len, choices), default=0)
        for text, says in choices.items():
            self.console.print(Text.assemble((f"  {text.ljust(width)}  ", ASK), self._inked(says)), soft_wrap=True)

    def clear(self) -> None:
        """Clear the screen and its scrollback, so that nothing can be read any more."""
        if self.is_terminal:
            self.console.clear()
            self.console.file.write("\033[3J")
            self.console.file.flush()

    def _table(self, section: Section, frame: box.Box | None) -> Padding:
        """Return columns, those of a board all alike; the first one names its row."""
        table = Table(box=frame, show_header=bool(section.header), show_edge=False, padding=(0, 1, 0, 0))
        widest = max(len(cell) for row in section.rows for cell in row)
        width = widest if widest <= LONGEST_PIECE else None
        for i, heading in enumerate(section.header or [""] * len(section.rows[0])):
            table.add_column(self._inked(heading), justify=_side(section, i), min_width=width if i else None)
        columns = [_aligned(column) if i else list(column) for i, column in enumerate(zip(*section.rows, strict=True))]
        for row in zip(*columns, strict=True):
            table.add_row(*(self._inked(cell, QUIET if cell.strip() in EMPTY else "") for cell in row))
        return Padding(table, (0, 0, 0, 1))

    def _inked(self, text: str, style: str = "") -> Text:
        """Return a text in which seats, goods and pieces have their colours."""
        inked = Text(text, style=style)
        for pattern, ink in self._inks:
            inked.highlight_regex(pattern, ink)
        return inked


def ink_style(colour: str) -> str:
    """Return a style in which a colour is legible on a dark and on a light screen."""
    if not colour:
        return ""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    luma = 0.299 * red + 0.587 * green + 0.114 * blue
    if luma < DARK:
        return f"#ffffff on {colour}"
    return f"#000000 on {colour}" if luma > LIGHT else colour


def _side(section: Section, column: int) -> Literal["left", "right"]:
    """Align plain numbers to the right; those with something behind them are aligned already."""
    cells = [row[column] for row in section.rows]
    numbers = [NUMBER.match(cell) for cell in cells if cell not in EMPTY]
    return "right" if column and numbers and all(number and not number[2] for number in numbers) else "left"


def _aligned(cells: Sequence[str]) -> list[str]:
    """Put numbers below each other, what stands behind some of them to their right: `4`, `0 (1)`."""
    numbers = [NUMBER.match(cell) for cell in cells]
    if not all(number or cell in EMPTY for number, cell in zip(numbers, cells, strict=True)):
        return list(cells)
    longest = max((len(number[1]) for number in numbers if number), default=0)
    shifts = [longest - len(number[1]) if number else 0 for number in numbers]
    return [" " * shift + cell for cell, shift in zip(cells, shifts, strict=True)]
