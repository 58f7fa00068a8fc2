"""The changes of a board since it was last shown, so that a terminal need not print all of it after every move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from ..draw.outline import Section

Line = TypeVar("Line", str, list[str])

SHORT = 12
"""A changed list or table of at most this many lines is shown as a whole."""


def changed_sections(before: Sequence[Section], now: Sequence[Section]) -> list[Section]:
    """Return the sections that changed, identified by their headings; of long ones only the new lines."""
    known = {section.heading: section for section in before}
    news = []
    for section in now:
        old = known.get(section.heading)
        if old is not None:
            section = replace(
                section, items=_changed_lines(old.items, section.items), rows=_changed_lines(old.rows, section.rows)
            )
        if section.items or section.rows:
            news.append(section)
    return news


def _changed_lines(before: list[Line], now: list[Line]) -> list[Line]:
    if now == before:
        return []
    return now if len(now) <= SHORT else [line for line in now if line not in before]
