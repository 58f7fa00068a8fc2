"""The documents of a game: the guide and the rules for players, the specification, one rule of it, pictures.

A game's own package is searched first (`guide.<lang>.md`, `rules.<lang>.md`, `rules.md`), then the documents of
Perihelion: inside an installed package, or beside it in a checkout. The web, the terminal and the command line all use
this module.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from .core.game import Game
from .errors import PerihelionError

PACKAGE = Path(__file__).parent
DOCS = (PACKAGE / "docs", PACKAGE.parent / "docs")
"""The folders that may hold Perihelion's own documents."""

NUMBERED = re.compile(r"((?:(?!\*\(\d).)*)\*\((\d+(?:, \d+)*)\)\*\.?")
"""A passage of the rules for players and the rule numbers in parentheses after it: `... *(15, 16)*`."""


def find_guide(game: Game, lang: str) -> str | None:
    """Return the guide in this language, or None if there is none."""
    return _read_first(_candidates(game, f"guide.{lang}.md", f"play/{game.key}.{lang}.md"))


def find_rules(game: Game, lang: str) -> str | None:
    """Return the rules for players in this language, or None if there are none."""
    return _read_first(_candidates(game, f"rules.{lang}.md", f"players/{game.key}.{lang}.md"))


def find_reference(game: Game) -> str:
    """Return the specification with all numbered rules, as Markdown."""
    text = _read_first(_candidates(game, "rules.md", f"rules/{game.key}.md"))
    if text is None:
        raise PerihelionError(f"{game.key} has no document of its rules")
    return text


def find_rule(game: Game, number: str) -> str:
    """Return one rule, given as `20` or `SOLARI-20`."""
    wanted = number.upper().removeprefix(f"{game.prefix}-")
    rules = dict(numbered_rules(game))
    if wanted not in rules:
        numbers = sorted(map(int, rules))
        known = f"{game.prefix}-{numbers[0]} to {game.prefix}-{numbers[-1]}" if numbers else "no numbered rules"
        raise PerihelionError(f"{game.key} has no rule {number}; it has {known}")
    return rules[wanted]


def numbered_rules(game: Game) -> Iterator[tuple[str, str]]:
    """Yield number and text of every rule that the reference defines: a list item that begins with its number."""
    item = re.compile(rf"^[-*] \**{game.prefix}-(\d+)\b.*(?:\n[ \t]+\S.*)*", re.MULTILINE)
    for found in item.finditer(find_reference(game)):
        text = " ".join(found.group().split()).lstrip("-* ")
        yield found.group(1), text.replace("**", "").replace("`", "")


def find_player_rule(game: Game, number: int, lang: str) -> str | None:
    """Return the passage of the rules for players with a rule's number, as Markdown, or else the specification's."""
    said = [
        text.strip().lstrip("-").strip()
        for line in (find_rules(game, lang) or "").splitlines()
        if not line.startswith("|")
        for text, numbers in NUMBERED.findall(line)
        if str(number) in numbers.split(", ")
    ]
    if said:
        return " ".join(said)
    try:
        return dict(numbered_rules(game)).get(str(number))
    except PerihelionError:
        return None


def find_glossary(game: Game) -> Iterator[tuple[str, str]]:
    """Yield English and German of each term in the specification's glossary."""
    text = _read_first(_candidates(game, "rules.md", f"rules/{game.key}.md")) or ""
    table = re.search(r"^## [\d.]* ?Glossary.*?\n(\|.*?)\n\n", text, re.MULTILINE | re.DOTALL)
    for row in table[1].splitlines()[2:] if table else ():
        german, english = (cell.strip().replace("`", "") for cell in row.strip("|").split("|")[:2])
        yield english, german


def heading_anchor(heading: str) -> str:
    """Return the id of a heading on the page of its document."""
    return re.sub(r"[^\w]+", "-", heading.casefold()).strip("-")


def find_picture(name: str) -> Path | None:
    """Return a picture of Perihelion's guides by its file name without `.svg`."""
    if not re.fullmatch(r"[\w-]+(\.[\w-]+)*", name):
        return None
    return next((path for docs in DOCS if (path := docs / "pictures" / f"{name}.svg").is_file()), None)


def _candidates(game: Game, own: str, shared: str) -> Iterator[Path]:
    """Yield the possible paths of a document: in the game's own package first."""
    yield Path(str(files(game.package))) / own
    yield from (docs / shared for docs in DOCS)


def _read_first(paths: Iterator[Path]) -> str | None:
    return next((path.read_text(encoding="utf-8") for path in paths if path.is_file()), None)
