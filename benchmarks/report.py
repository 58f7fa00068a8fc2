"""Keeps the measured tables in the documents, each between two marks."""

from __future__ import annotations

from pathlib import Path

SPEED = Path(__file__).parent.parent / "docs" / "speed.md"


def keep(mark: str, table: str, document: Path = SPEED) -> None:
    """Put a table in place of the old one between `<!-- mark -->` and `<!-- /mark -->`."""
    text = document.read_text(encoding="utf-8")
    head, opening, rest = text.partition(f"<!-- {mark} -->\n")
    _, closing, tail = rest.partition(f"<!-- /{mark} -->")
    if not opening or not closing:
        raise ValueError(f"{document.name} has no place for {mark}")
    document.write_text(f"{head}{opening}{table.strip()}\n{closing}{tail}", encoding="utf-8")
