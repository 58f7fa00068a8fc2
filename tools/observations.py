"""Write docs/observations.md: every float of every game's observation, out of the games themselves."""

from __future__ import annotations

from pathlib import Path

from perihelion.core.game import game
from perihelion.core.tensor import Layout
from perihelion.core.warm import smallest

DOCUMENT = Path(__file__).parent.parent / "docs" / "observations.md"
GAMES = ("solari", "solaris", "solenia", "solarius")

HEAD = """# Observations

What a seat sees, as floats: the parts of the observation of each game, in order, with the options named. Written by
`python tools/observations.py` out of each game's `planes.py`; [Research](research.md) says how to get and use them. The
names are those of the record: section 11 of the rules of [Solari](rules/solari.md), [Solaris](rules/solaris.md),
[Solenia](rules/solenia.md) and [Solarius Mission](rules/solarius.md). Seats are counted from the viewer, who is number
0. What the viewer may not see is not there.
"""


def text() -> str:
    """The whole document."""
    chapters = [HEAD]
    for key in GAMES:
        found = game(key)
        options = smallest(found)
        layout = Layout(found, options)
        said = ", ".join(f"{name} {value}" for name, value in options.items()) or "usual options"
        sizes = f"{layout.size} floats ({said}, {layout.seats} seats), {len(found.actions)} actions."
        chapters.append(f"## {key.capitalize()}\n\n{sizes}\n")
        lines = ["| part | first | shape | meaning |", "|---|---:|---|---|"]
        for part in layout.parts:
            shape = " × ".join(map(str, part.shape))
            lines.append(f"| `{part.name}` | {part.start} | {shape} | {part.meaning} |")
        chapters.append("\n".join(lines) + "\n")
    return "\n".join(chapters)


if __name__ == "__main__":
    DOCUMENT.write_text(text(), encoding="utf-8")
