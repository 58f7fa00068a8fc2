"""The scripts of a page: its entry modules, everything they import, and the words they use."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from functools import lru_cache
from pathlib import Path

from ..http.static_files import STATIC, client_version

MAIN = "main.js"
"""Starts every page. It imports the modules of all pages, each when its page is opened."""
IMPORT = re.compile(r'^(?:import|export)\b[^;]*?\bfrom "(\.[^"]+)"', re.MULTILINE)
IMPORT_LATER = re.compile(r'\bimport\("(\.[^"]+)"\)')
PAGE = re.compile(r'"?([\w-]+)"?: \(\) => import\("\./(pages/[\w-]+\.js)"\)')
"""A page in the list of `main.js`."""
NAME = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")
PLURAL = re.compile("-(zero|one|two|few|many|other)$")
NAME_START = re.compile(r"`([a-z][\w-]*-)\$\{")


def find_scripts(entries: Iterable[str], static: Path = STATIC, *, later: bool = False) -> list[str]:
    """Return these modules and everything they import; with `later`, also what they import when it is needed."""
    found: set[Path] = set()
    waiting = [static / name for name in entries]
    while waiting:
        path = waiting.pop().resolve()
        if path not in found:
            found.add(path)
            text = path.read_text(encoding="utf-8")
            names = IMPORT.findall(text)
            if later and path.name != MAIN:
                names += IMPORT_LATER.findall(text)
            waiting += [path.parent / name for name in names]
    return sorted(path.relative_to(static.resolve()).as_posix() for path in found)


def page_modules() -> dict[str, str]:
    """Return the module of each page, as `main.js` names it."""
    return dict(PAGE.findall((STATIC / MAIN).read_text(encoding="utf-8")))


def scripts_of_pages(pages: Container[str]) -> list[str]:
    """Return what these pages import, at once or when it is needed; `main.js` as well."""
    text = (STATIC / MAIN).read_text(encoding="utf-8")
    others = {module for page, module in page_modules().items() if page not in pages}
    needed = {name.removeprefix("./") for name in IMPORT_LATER.findall(text)} - others
    return find_scripts((MAIN, *sorted(needed)), later=True)


def find_used_words(entries: Iterable[str], known: Iterable[str]) -> list[str]:
    """Return those of the known words that these modules may use: whole names, or the start of a composed name."""
    names, starts = _find_names(tuple(entries), client_version())
    return [name for name in known if PLURAL.sub("", name) in names or name.startswith(starts)]


@lru_cache(maxsize=4)
def _find_names(entries: tuple[str, ...], version: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """Return every text in these modules that may be the name of a word, and every start of one."""
    texts = [(STATIC / name).read_text(encoding="utf-8") for name in find_scripts(entries, later=True)]
    names = frozenset(name for text in texts for name in NAME.findall(text))
    return names, tuple({start for text in texts for start in NAME_START.findall(text)})
