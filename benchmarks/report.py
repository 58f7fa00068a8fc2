"""Writes measured tables into the documents, each between two marks."""

from __future__ import annotations

from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"
SPEED = DOCS / "speed.md"
MEASUREMENTS = DOCS / "measurements.md"


def write_table(mark: str, table: str, document: Path = SPEED) -> None:
    """Replace the table between `<!-- mark -->` and `<!-- /mark -->`."""
    text = document.read_text(encoding="utf-8")
    head, opening, rest = text.partition(f"<!-- {mark} -->\n")
    _, closing, tail = rest.partition(f"<!-- /{mark} -->")
    if not opening or not closing:
        raise ValueError(f"{document.name} has no place for {mark}")
    document.write_text(f"{head}{opening}{table.strip()}\n{closing}{tail}", encoding="utf-8")
