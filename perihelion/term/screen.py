"""What is shown: sentences, sections, score sheets; coloured and framed where the terminal can, else as plain text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import IO, Literal

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..draw.outline import Section, as_text

QUIET, TITLE, ASK, REFUSED, HAPPENED = "dim", "bold", "bold yellow", "red", "cyan"
SEATS = ("bright_cyan", "bright_magenta", "bright_green", "bright_blue", "orange1")
"""One colour for each seat; letters and numbers tell pieces apart as well."""

LONGEST_PIECE = 4
"""A cell of a table with at most so many characters is a piece, not a word."""


class Screen:
    """A terminal, or a file that takes the same text without colour."""

    def __init__(self, file: IO[str] | None = None):
        self.console = Console(file=file, highlight=False, markup=False, emoji=False)
        self.initials: dict[str, str] = {}
        """The first letter of each seat's name and the colour of its pieces."""

    def know_seats(self, names: Sequence[str]) -> None:
        """Colour pieces that begin with the letter of a seat; where two share a letter, none is coloured."""
        letters = [name[:1] for name in names]
        self.initials = {letter: SEATS[i] for i, letter in enumerate(letters) if letters.count(letter) == 1}

    @property
    def is_terminal(self) -> bool:
        """Whether a person is looking, who would like colour."""
        return self.console.is_terminal

    def say(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """One paragraph; a `whole` one is not broken into lines, so that it can be copied."""
        self.console.print(Text(text, style=style), soft_wrap=whole or not self.is_terminal)

    def tell(self, sentences: Sequence[str]) -> None:
        """What happened, one line each."""
        for sentence in sentences:
            self.say(f"· {sentence}", HAPPENED)

    def sections(self, sections: Sequence[Section]) -> None:
        """A position in words, or anything else made of sections."""
        if not self.is_terminal:
            self.say(as_text(sections))
            return
        for i, section in enumerate(sections):
            self.say(("\n" if i else "") + section.heading, TITLE)
            for item in section.items:
                self.console.print(Padding(Text(f"• {item}"), (0, 0, 0, 1)))
            if section.rows:
                self.console.print(self._table(section))

    def choices(self, choices: dict[str, str]) -> None:
        """Actions and what each would do."""
        width = max(map(len, choices), default=0)
        for text, says in choices.items():
            self.console.print(Text.assemble((f"  {text.ljust(width)}  ", ASK), says), soft_wrap=True)

    def clear(self) -> None:
        """Nothing of what stood there can be read any more, scrolled up or not."""
        if self.is_terminal:
            self.console.clear()
            self.console.file.write("\033[3J")
            self.console.file.flush()

    def _table(self, section: Section) -> Padding:
        """Columns in a light frame, those of a board all alike; the first one names its row."""
        table = Table(box=box.SIMPLE_HEAD, show_header=bool(section.header), show_edge=False, pad_edge=False)
        widest = max(len(cell) for row in section.rows for cell in row)
        width = widest if widest <= LONGEST_PIECE else None
        for i, heading in enumerate(section.header or [""] * len(section.rows[0])):
            table.add_column(
                Text(heading), style=QUIET if i == 0 else "", justify=_side(section, i), min_width=width if i else None
            )
        for row in section.rows:
            table.add_row(*(Text(cell, style=self._style(cell)) for cell in row))
        return Padding(table, (0, 0, 0, 1))

    def _style(self, cell: str) -> str:
        """Empty places step back, pieces show whose they are."""
        if cell in ("·", "-", ""):
            return QUIET
        return self.initials.get(cell[0], "") if len(cell) <= LONGEST_PIECE else ""


def _side(section: Section, column: int) -> Literal["left", "right"]:
    """Numbers stand to the right."""
    cells = [row[column] for row in section.rows]
    return "right" if column and all(cell.lstrip("-+").isdecimal() for cell in cells) else "left"
