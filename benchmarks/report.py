"""Writes measured tables into the documents, each between two marker comments."""

from __future__ import annotations

import os
import platform
from datetime import date
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"
SPEED = DOCS / "speed.md"
MEASUREMENTS = DOCS / "measurements.md"


def measured_by(how: str) -> str:
    """Return a sentence about when, how and on what machine a table was measured."""
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    return f"Measured on {date.today().isoformat()} by {how}; {machine}"


def write_table(mark: str, table: str, document: Path = SPEED) -> None:
    """Replace the table between `<!-- mark -->` and `<!-- /mark -->`."""
    text = document.read_text(encoding="utf-8")
    head, opening, rest = text.partition(f"<!-- {mark} -->\n")
    _, closing, tail = rest.partition(f"<!-- /{mark} -->")
    if not opening or not closing:
        raise ValueError(f"{document.name} has no place for {mark}")
    document.write_text(f"{head}{opening}{table.strip()}\n{closing}{tail}", encoding="utf-8")
