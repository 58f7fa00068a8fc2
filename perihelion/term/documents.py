"""The documents of a game: the guide for players, the numbered rules, one rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from ..core.game import Game
from ..errors import PerihelionError

PACKAGE = Path(__file__).parent.parent
PLACES = (PACKAGE / "docs", PACKAGE.parent / "docs")
"""Inside an installed package, or beside it in a checkout."""


def guide(game: Game, lang: str) -> str | None:
    """How to play, in this language; None where nobody wrote it."""
    return _first(_candidates(game, f"play/{game.key}.{lang}.md", f"guide.{lang}.md"))


def reference(game: Game) -> str:
    """The numbered rules."""
    text = _first(_candidates(game, f"rules/{game.key}.md", "rules.md"))
    if text is None:
        raise PerihelionError(f"{game.key} comes without a document of its rules")
    return text


def rule(game: Game, number: str) -> str:
    """One rule, given as `20` or `SOLARI-20`."""
    wanted = number.upper().removeprefix(f"{game.prefix}-")
    rules = dict(numbered(game))
    if wanted not in rules:
        numbers = sorted(map(int, rules))
        known = f"{game.prefix}-{numbers[0]} to {game.prefix}-{numbers[-1]}" if numbers else "no numbered rules"
        raise PerihelionError(f"{game.key} has no rule {number}; it has {known}")
    return rules[wanted]


def numbered(game: Game) -> Iterator[tuple[str, str]]:
    """Number and text of every rule that the reference defines: a list item that begins with its name."""
    item = re.compile(rf"^[-*] \**{game.prefix}-(\d+)\b.*(?:\n[ \t]+\S.*)*", re.MULTILINE)
    for found in item.finditer(reference(game)):
        text = " ".join(found.group().split()).lstrip("-* ")
        yield found.group(1), text.replace("**", "").replace("`", "")


def _candidates(game: Game, shared: str, own: str) -> Iterator[Path]:
    """Where a document may stand: in the game's own package first."""
    yield Path(str(files(game.package))) / own
    for place in PLACES:
        yield place / shared


def _first(paths: Iterator[Path]) -> str | None:
    return next((path.read_text(encoding="utf-8") for path in paths if path.is_file()), None)
