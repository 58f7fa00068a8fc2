"""Output: sentences, sections, score sheets; coloured and framed if the terminal can, else as plain text."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import IO, Literal

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..draw.outline import Section, as_text
from ..draw.text_map import TextMap, as_lines

QUIET, TITLE, ASK, REFUSED, HAPPENED = "dim", "bold", "bold yellow", "red", "cyan"
EMPTY = ("·", "-", "")
DARK, LIGHT = 80, 190
"""Colours darker or lighter than this are hard to read on a black or a white screen: they become the background."""
LONGEST_PIECE = 4
"""A table cell with at most this many characters is a piece, not a word."""


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
                self.console.print(self._table(section))

    def text_map(self, text_map: TextMap) -> None:
        """Print a map made of characters, unless it does not fit or the output is not a terminal."""
        width = max(map(len, as_lines(text_map)))
        if not self.is_terminal or self.console.is_dumb_terminal or width > self.console.width:
            return
        self.say("\n" + text_map.heading, TITLE)
        for line in text_map.lines:
            pieces = [(span.text, QUIET if span.quiet else ink_style(span.colour)) for span in line]
            self.console.print(Text.assemble(*pieces), no_wrap=True)
        for explained in text_map.legend:
            self.say(explained, QUIET)

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

    def _table(self, section: Section) -> Padding:
        """Return columns in a light frame, those of a board all alike; the first one names its row."""
        table = Table(box=box.SIMPLE_HEAD, show_header=bool(section.header), show_edge=False, padding=(0, 1, 0, 0))
        widest = max(len(cell) for row in section.rows for cell in row)
        width = widest if widest <= LONGEST_PIECE else None
        for i, heading in enumerate(section.header or [""] * len(section.rows[0])):
            table.add_column(self._inked(heading), justify=_side(section, i), min_width=width if i else None)
        for row in section.rows:
            table.add_row(*(self._inked(cell, QUIET if cell in EMPTY else "") for cell in row))
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
    """Align numbers to the right."""
    cells = [row[column] for row in section.rows]
    return "right" if column and all(cell.lstrip("-+").isdecimal() for cell in cells) else "left"
