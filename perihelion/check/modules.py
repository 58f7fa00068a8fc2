"""The Python files of a game's package, as text and as syntax trees."""

from __future__ import annotations

import ast
import linecache
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from ..core.game import Game


def read_modules(game: Game) -> Iterator[tuple[Path, str, ast.Module]]:
    """Yield path, text and syntax tree of every Python file of a game. `linecache` may hold a changed text."""
    root = Path(str(files(game.package)))
    for path in sorted(root.rglob("*.py")):
        text = "".join(linecache.getlines(str(path)))
        yield path.relative_to(root), text, ast.parse(text)
