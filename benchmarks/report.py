"""Keeps the measured tables in docs/speed.md, each between two marks."""

from __future__ import annotations

from pathlib import Path

SPEED = Path(__file__).parent.parent / "docs" / "speed.md"


def keep(mark: str, table: str) -> None:
    """Put a table in place of the old one between `<!-- mark -->` and `<!-- /mark -->`."""
    text = SPEED.read_text(encoding="utf-8")
    head, opening, rest = text.partition(f"<!-- {mark} -->\n")
    _, closing, tail = rest.partition(f"<!-- /{mark} -->")
    if not opening or not closing:
        raise ValueError(f"{SPEED.name} has no place for {mark}")
    SPEED.write_text(f"{head}{opening}{table.strip()}\n{closing}{tail}", encoding="utf-8")
