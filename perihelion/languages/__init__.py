"""Languages: each is a folder of files, found beside this file or in an installed package.

    perihelion/languages/de/language.toml            its own name, and what code needs to know about it
    perihelion/languages/de/words.ftl                the words of the package `perihelion`
    perihelion/languages/de/games/solari/words.ftl   those of `perihelion.games.solari`
    perihelion/languages/de/games/solari/guide.md    its guide for players; `rules.md` has the rules

A package of another author registers its folder by an entry point of the group `perihelion.languages`, whose name is
the code of the language and whose value is the package that is the folder. Words for a package that is not ours are in
a folder with the package's full name. docs/translating.md describes all files.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any

GROUP = "perihelion.languages"
DEFAULT = "en"
"""The language of messages that another one lacks."""
ABOUT = "language.toml"
OWN = "perihelion."

logger = logging.getLogger("perihelion.languages")


@dataclass(frozen=True)
class Pack:
    """The folder of a language."""

    code: str
    folder: Path

    @cached_property
    def about(self) -> dict[str, Any]:
        """What `language.toml` says."""
        return self.read_table(ABOUT)

    @property
    def name(self) -> str:
        """The name of the language in itself, such as Deutsch."""
        return str(self.about["name"])

    def read_table(self, name: str) -> dict[str, Any]:
        """Return a TOML file of the folder; an empty table if there is none."""
        import tomllib  # the command line starts without it

        path = self.folder / name
        return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}

    def folder_of(self, package: str) -> Path:
        """Return the folder with the words and documents of a package; it need not exist."""
        if package.startswith(OWN):
            return self.folder.joinpath(*package.removeprefix(OWN).split("."))
        return self.folder if package == OWN.rstrip(".") else self.folder / package


@cache
def packs() -> dict[str, Pack]:
    """Return all languages by code, English first. A folder of Perihelion comes before an installed package."""
    found = _own()
    for entry in entry_points(group=GROUP):
        if entry.name not in found and (folder := _installed(entry)) is not None:
            found[entry.name] = folder
    codes = sorted(found, key=lambda code: (code != DEFAULT, code))
    return {code: Pack(code, found[code]) for code in codes}


def _own() -> dict[str, Path]:
    """Return our own folders by code."""
    return {path.name: path for path in Path(__file__).parent.iterdir() if (path / ABOUT).is_file()}


def _installed(entry: EntryPoint) -> Path | None:
    """Return the folder of an installed package; None if it is broken: that must not affect other languages."""
    try:
        folder = Path(str(files(entry.value)))
    except (ImportError, TypeError) as error:
        logger.error("the language %s of %s cannot be read: %s", entry.name, entry.value, error)
        return None
    if not (folder / ABOUT).is_file():
        logger.error("the language %s of %s has no %s", entry.name, entry.value, ABOUT)
        return None
    return folder
