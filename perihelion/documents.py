"""The documents of a game: the guide and the rules for players, the specification, one rule of it, pictures.

A game's own package is searched first (`guide.<lang>.md`, `rules.<lang>.md`, `rules.md`), then the folder of the
language (`games/<game>/guide.md`, `games/<game>/rules.md`). The specifications are inside an installed package, or
beside it in a checkout. The web, the terminal and the command line all use this module.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path

from .core.game import Game
from .errors import PerihelionError
from .languages import DEFAULT, packs
from .languages.glossary import translated_terms
from .languages.typography import typeset

PACKAGE = Path(__file__).parent
DOCS = (PACKAGE / "docs", PACKAGE.parent / "docs")
"""The folders that may hold Perihelion's own documents."""

NUMBERED = re.compile(r"((?:(?!\*\(\d).)*)\*\((\d+(?:, \d+)*)\)\*\.?")
"""A passage of the rules for players and the rule numbers in parentheses after it: `... *(15, 16)*`."""


def find_guide(game: Game, lang: str) -> str | None:
    """Return the guide in this language, or None if there is none."""
    return _find_document(game, "guide", lang)


def find_rules(game: Game, lang: str) -> str | None:
    """Return the rules for players in this language, or None if there are none."""
    return _find_document(game, "rules", lang)


def find_reference(game: Game) -> str:
    """Return the specification with all numbered rules, as Markdown."""
    text = _read_first(_references(game))
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


def find_glossary(game: Game, lang: str) -> Iterator[tuple[str, str]]:
    """Yield each term of a game in a language, with the English one; none if the language has no glossary of the game.

    The glossary of a game's own specification has English and German.
    """
    if known := list(translated_terms(game.package, lang)):
        yield from known
        return
    text = _read_first(_references(game)) or ""
    table = re.search(r"^## [\d.]* ?Glossary.*?\n(\|.*?)\n\n", text, re.MULTILINE | re.DOTALL)
    for row in table[1].splitlines()[2:] if table else ():
        german, english = (cell.strip().replace("`", "") for cell in row.strip("|").split("|")[:2])
        if lang == "de":
            yield german, english


def heading_anchor(heading: str) -> str:
    """Return the id of a heading on the page of its document."""
    return re.sub(r"[^\w]+", "-", heading.casefold()).strip("-")


def find_picture(name: str) -> Path | None:
    """Return a picture of Perihelion's guides: `solari-sun`, or `solari.de` for one in a language, else in English."""
    if not re.fullmatch(r"[\w-]+(\.[\w-]+)?", name):
        return None
    stem, _, lang = name.partition(".")
    folders = [packs()[code].folder for code in (lang, DEFAULT) if code in packs()] if lang else list(DOCS)
    paths = (folder / "pictures" / f"{stem}.svg" for folder in folders)
    return next((path for path in paths if path.is_file()), None)


def _find_document(game: Game, name: str, lang: str) -> str | None:
    """Return a document of the game's package in a language, else that in the folder of the language."""
    paths = (Path(str(files(game.package))) / f"{name}.{lang}.md", packs()[lang].folder_of(game.package) / f"{name}.md")
    text = _read_first(paths)
    return None if text is None else typeset(text, lang)


def _references(game: Game) -> Iterator[Path]:
    """Yield the possible paths of a specification: in the game's own package first."""
    yield Path(str(files(game.package))) / "rules.md"
    yield from (docs / "rules" / f"{game.key}.md" for docs in DOCS)


def _read_first(paths: Iterable[Path]) -> str | None:
    return next((path.read_text(encoding="utf-8") for path in paths if path.is_file()), None)
