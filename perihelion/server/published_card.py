"""The data card and the licence of published games."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

CARD, LICENCE = "published_card.md", "published_licence.txt"
"""The beginning of the card, and the licence; both lie beside this module."""


def write_card(folder: Path) -> None:
    """Write the card with all months that are in the folder, and the licence."""
    here = files("perihelion.server")
    lines = [here.joinpath(CARD).read_text(encoding="utf-8")]
    for index in sorted(folder.glob("*/index.json")):
        month = json.loads(index.read_text(encoding="utf-8"))
        lines += [
            f"| {month['month']} | {each['name']} | {each['games']} | `{each['sha256']}` |\n" for each in month["files"]
        ]
    (folder / "README.md").write_text("".join(lines), encoding="utf-8")
    (folder / "LICENSE").write_text(here.joinpath(LICENCE).read_text(encoding="utf-8"), encoding="utf-8")
