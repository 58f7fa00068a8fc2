"""Which functions carry out a rule and which tests check it: read from the sources, where they name its number."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from ..core.game import Game

CHECKOUT = Path(__file__).parents[2]


class Source(NamedTuple):
    """A function or a test, and its place."""

    name: str
    place: str
    """The file and the line."""


@cache
def functions(game: Game) -> dict[int, list[Source]]:
    """Return the functions whose docstrings name each rule: `SOLARIS-23, -24: ...`, `SOLARIS-46 to -58: ...`."""
    folder = Path(str(files(game.package)))
    found: dict[int, list[Source]] = {}
    for path in sorted(folder.rglob("*.py")) if folder.is_dir() else ():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                source = Source(node.name, f"{path.relative_to(folder.parent).as_posix()}:{node.lineno}")
                for number in dict.fromkeys(named_rules(game.prefix, ast.get_docstring(node) or "")):
                    found.setdefault(number, []).append(source)
    return found


@cache
def tests(game: Game) -> dict[int, list[Source]]:
    """Return the tests marked with each rule, `@covers("SOLARI-20")`; none outside a checkout."""
    folder, found = CHECKOUT / "tests", {}  # type: tuple[Path, dict[int, list[Source]]]
    for path in sorted([*(folder / "games" / game.key).rglob("*.py"), *folder.glob(f"test_{game.key}.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                source = Source(node.name, f"{path.relative_to(CHECKOUT).as_posix()}:{node.lineno}")
                for rule in covered_rules(node):
                    if rule.startswith(f"{game.prefix}-"):
                        found.setdefault(int(rule.rpartition("-")[2]), []).append(source)
    return found


def covered_rules(node: ast.AST) -> Iterator[str]:
    """Yield the rules named in the `covers(...)` decorators of a test."""
    for call in getattr(node, "decorator_list", ()):
        if isinstance(call, ast.Call) and getattr(call.func, "id", getattr(call.func, "attr", "")) == "covers":
            yield from (arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


def named_rules(prefix: str, text: str) -> Iterator[int]:
    """Yield 23 and 24 from "SOLARIS-23, -24", 46 to 58 from "SOLARIS-46 to -58"."""
    for found in re.finditer(rf"{prefix}-(\d+)((?:(?:,| and| to|,? or) (?:{prefix})?-\d+)*)", text):
        last = int(found.group(1))
        yield last
        for word, number in re.findall(r"(,|and|to|or) (?:[A-Z]+)?-(\d+)", found.group(2)):
            yield from range(last + 1, int(number) + 1) if word == "to" else [int(number)]
            last = int(number)
