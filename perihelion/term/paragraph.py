"""A heading and its items as one paragraph. Lines end between items, within one only if it is too wide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


@dataclass(frozen=True)
class Paragraph:
    """Something for rich to print."""

    heading: Text
    items: Sequence[Text]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the lines."""
        line = Text.assemble(self.heading, ":")
        for number, item in enumerate(self.items, 1):
            item = Text.assemble(item, ";" if number < len(self.items) else "")
            room = options.max_width - len(line) - 1
            if len(item) > room and len(item) <= options.max_width:
                yield line
                line = item
                continue
            *full, line = Text.assemble(line, " ", item).wrap(console, options.max_width)
            yield from full
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Return the width of the longest word and that of all items on one line."""
        words = [Measurement.get(console, options, text).minimum for text in (self.heading, *self.items)]
        return Measurement(max(words) + 1, len(self.heading) + sum(len(item) + 2 for item in self.items))
