"""A report as data: its subject, what is known about it so far, and how that is stored."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from ..json_types import JsonObject

if TYPE_CHECKING:
    from ..report import Report

QUEUED, WORKING, DONE, FAILED = "queued", "working", "done", "failed"
"""The states of a report."""


class Content(NamedTuple):
    """The page in one language."""

    beginnings: list[str]
    """The result and the turning points as HTML, for the player of each seat, and last for all others."""
    html: str
    """Everything that follows the curve."""
    curve: JsonObject
    """The chances to win by turns; see `ReportCurve` of the web server."""


@dataclass(frozen=True)
class ReportJob:
    """The subject of a report."""

    game_file: str
    names: dict[str, list[str]]
    """The names of the seats, by language."""
    moments: list[int]
    """The moment of the table before each entry of the game's log."""
    link: str
    """The address of the replay."""
    written: bool = False
    """True if the game begins with a hand-written position, for which no machine code is prepared."""


class Slice(NamedTuple):
    """What is known about a game so far, as it is stored."""

    state: str
    done: int
    of: int
    contents: bytes
    """The pages, by language; see `read_contents`."""
    analysis: bytes
    """The report so far; see `read_analysis`."""


def write_contents(contents: dict[str, Content]) -> bytes:
    """Return pages in their stored form."""
    return zlib.compress(json.dumps(contents, ensure_ascii=False).encode())


def read_contents(stored: bytes) -> dict[str, Content]:
    """Return stored pages by language."""
    return {lang: Content(*content) for lang, content in json.loads(zlib.decompress(stored)).items()}


def write_analysis(report: Report) -> bytes:
    """Return a report in its stored form."""
    return zlib.compress(report.write().encode())


def read_analysis(stored: bytes) -> Report:
    """Return a stored report."""
    from ..report import Report

    return Report.read(zlib.decompress(stored).decode())


class Known(NamedTuple):
    """The progress of a report, and what is known: the pages or the data, as requested."""

    state: str
    done: int = 0
    of: int = 1
    number: int = 0
    """Number of updates stored."""
    contents: Mapping[str, Content] = MappingProxyType({})
    """By language."""
    report: Report | None = None

    @property
    def complete(self) -> Report | None:
        """The report if it is complete; otherwise None."""
        return self.report if self.state == DONE else None
