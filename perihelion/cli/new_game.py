"""`perihelion new-game NAME`: writes a small playable game as a starting point."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path

from ..core.registry import games
from ..errors import InvalidOptions
from ..words import Words

TEMPLATE = Path(__file__).parent.parent / "template"


def write(name: str, words: Words) -> Path:
    """Copy the template into a folder with this name, replacing `newgame` by the name. Nothing is overwritten."""
    if not re.fullmatch(r"[a-z][a-z0-9_]+", name) or keyword.iskeyword(name) or name in sys.stdlib_module_names:
        raise InvalidOptions(words("new-game-name", name=name))
    if name in games():
        raise InvalidOptions(words("new-game-installed", name=name))
    folder = Path(name)
    if folder.exists():
        raise InvalidOptions(words("new-game-exists", folder=str(folder)))
    for source in sorted(path for path in TEMPLATE.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        target = folder / _renamed(str(source.relative_to(TEMPLATE)), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
    return folder


def _renamed(text: str, name: str) -> str:
    """Replace the template's name, title and rule prefix by those of the game."""
    title = name.replace("_", " ").title()
    return text.replace("newgame", name).replace("NewGame", title).replace("NEWGAME", name.upper().replace("_", ""))
