"""Write the generated parts of the documents, and the types of the client.

`python -m tools.reference` writes them; tests/test_docs.py fails if a document is out of date.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from perihelion.core.contract import Board, Judge, Rules, SearchSettings, parts_of
from perihelion.core.record import ALL, NOBODY, Field
from perihelion.core.registry import game
from perihelion.engine.observation import Layout
from perihelion.engine.warmup import smallest_options
from tools.game_pages import game_page
from tools.message_tables import api_chapters
from tools.message_types import close_codes_module, type_declarations

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
STATIC = ROOT / "perihelion" / "web" / "static"
GAMES = ("solari", "solaris", "solenia", "solarius")

HEAD = """# Observations

What a seat sees, as floats: the parts of the observation of each game, in order, with the options named. Written by
`python -m tools.reference` out of each game's `observation.py` and the fields of its record; [Research](research.md)
says how to get and use them. Seats are counted from the viewer, who is number 0. What the viewer may not see is left
out.
"""


def documents() -> Iterator[tuple[Path, str]]:
    """Yield every document with generated parts, and the text it should have."""
    page = DOCS / "contract.md"
    text = page.read_text(encoding="utf-8")
    for contract in (Rules, Judge, SearchSettings, Board):
        text = _between(text, contract.__name__, _contract_table(contract))
    yield page, text
    page = DOCS / "api.md"
    text = page.read_text(encoding="utf-8")
    for name, chapter in api_chapters():
        text = _between(text, name, chapter)
    yield page, text
    yield STATIC / "types.d.ts", type_declarations()
    yield STATIC / "live" / "close-codes.js", close_codes_module()
    yield DOCS / "observations.md", _observations()
    for key in GAMES:
        yield DOCS / "games" / f"{key}.md", game_page(game(key))
        page = DOCS / "rules" / f"{key}.md"
        yield page, _between(page.read_text(encoding="utf-8"), "record", _record_table(game(key).rules.state.fields))


def _between(text: str, name: str, table: str) -> str:
    """Replace the text between the markers with this name."""
    marks = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end of {name} -->)", re.DOTALL)
    assert marks.search(text), f"the marks of {name} are missing"
    return marks.sub(lambda found: found[1] + table + found[2], text)


def _contract_table(contract: type[Any]) -> str:
    lines = ["| part | form | what | |", "|---|---|---|---|"]
    for name, signature, doc, is_required in parts_of(contract):
        lines.append(f"| `{name}` | `{signature}` | {doc} | {'' if is_required else 'optional'} |")
    return "\n".join(lines) + "\n"


def _record_table(fields: tuple[Field, ...]) -> str:
    lines = ["| field | type | seen by | holds |", "|---|---|---|---|"]
    for field in fields:
        shape = "".join(f"[{n}]" for n in field.shape)
        seen = {ALL: "all", NOBODY: "nobody"}.get(field.seen, "its owner")
        seen += f"; all if `{field.unless}`" if field.unless else ""
        lines.append(f"| `{field.name}` | int{8 * field.width}{shape} | {seen} | {field.doc} |")
    return "\n".join(lines) + "\n"


def _observations() -> str:
    chapters = [HEAD]
    for key in GAMES:
        found = game(key)
        options = smallest_options(found)
        layout = Layout(found, options)
        docs = {field.name: field.doc for field in found.rules.state.fields}
        said = ", ".join(f"{name} {value}" for name, value in options.items()) or "usual options"
        sizes = f"{layout.size} floats ({said}, {layout.seats} seats), {len(found.actions)} actions."
        version = f"Version {layout.version}, hash `{layout.hash}`. [Its history, its actions](games/{key}.md)."
        chapters.append(f"## {key.capitalize()}\n\n{sizes} {version}\n")
        lines = ["| part | first | shape | holds | as floats |", "|---|---:|---|---|---|"]
        for part in layout.parts:
            shape = " × ".join(map(str, part.shape))
            lines.append(f"| `{part.name}` | {part.start} | {shape} | {docs.get(part.name, '')} | {part.meaning} |")
        chapters.append("\n".join(lines) + "\n")
    return "\n".join(chapters)


if __name__ == "__main__":
    for path, text in documents():
        path.write_text(text, encoding="utf-8")
