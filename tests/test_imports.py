"""Imports only go down, and what is slow to import is imported late."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "perihelion"

MAY_IMPORT = {
    "errors": set(),
    "words": {"errors"},
    "core": {"errors", "words"},
    "draw": {"errors"},
    "story": {"core"},
    "games": {"core", "draw", "errors"},
    "bots": {"core", "draw", "errors", "story", "words"},
    "warm": {"bots", "core", "words"},
    "store": {"errors"},
    "play": {"bots", "core", "errors", "store", "story", "words"},
    "adapters": {"bots", "core", "errors"},
    "web": {"bots", "core", "draw", "errors", "play", "store", "story", "words"},
    "term": {"bots", "core", "draw", "errors", "story", "words"},
    "cli": {"bots", "core", "draw", "errors", "term", "warm", "web", "words"},
    "__main__": {"cli"},
    "__init__": {"core", "errors"},
}
"""For each part of the package, the parts below it."""

MODULES = sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """The full names of all modules that a file imports, also inside its functions."""
    package = ["perihelion", *path.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{start}.{alias.name}" for alias in node.names)


def part(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_go_down(path: Path):
    own = part(path)
    below = {name.split(".")[1] for name in imports(path) if name.startswith("perihelion.")} - {own}
    names = {name for name in below if (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").exists()}
    assert names <= MAY_IMPORT[own], f"{path.name} may import {sorted(MAY_IMPORT[own])} only"


@pytest.mark.parametrize(
    "path", [p for p in MODULES if part(p) == "games"], ids=lambda path: str(path.relative_to(PACKAGE))
)
def test_a_game_knows_no_other_game_and_only_its_board_draws(path: Path):
    inside = path.relative_to(PACKAGE / "games").parts
    if len(inside) == 1:
        return
    for name in imports(path):
        words = name.split(".")
        if words[:2] == ["perihelion", "games"] and len(words) > 2:
            assert words[2] == inside[0]
        if words[:2] == ["perihelion", "draw"]:
            assert inside[1].startswith("board")


def test_only_one_file_imports_numba():
    users = {
        path.relative_to(PACKAGE).as_posix()
        for path in MODULES
        for name in imports(path)
        if name.split(".")[0] == "numba"
    }
    assert users == {"core/jit.py"}


def test_help_and_the_list_of_games_import_no_numpy():
    code = """
import sys
from perihelion.cli import main
for words in (["--help"], ["play", "solari", "--help"], ["games"]):
    try:
        main(words)
    except SystemExit as end:
        assert end.code in (0, None)
print([name for name in ("numpy", "numba", "prompt_toolkit") if name in sys.modules])
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "[]"
