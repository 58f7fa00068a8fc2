"""Imports only go down, and what is slow to import is imported late."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "perihelion"

MAY_IMPORT = {
    "errors": set(),
    "words": {"errors"},
    "core": {"errors", "words"},
    "rules": {"core", "errors"},
    "documents": {"core", "errors"},
    "draw": {"errors"},
    "games": {"core", "draw", "rules"},
    "engine": {"core", "errors", "rules"},
    "workers": {"errors"},
    "bots": {"core", "draw", "engine", "errors", "words", "workers"},
    "report": {"bots", "core", "draw", "engine", "errors", "words"},
    "metrics": {"table_log"},
    "store": {"errors", "metrics", "table", "table_log", "words"},
    "table_log": {"errors"},
    "fair": {"core", "errors", "table_log"},
    "companion": {"core", "errors", "words"},
    "table": {"core", "errors", "fair", "table_log", "words"},
    "notices": {"core", "errors", "metrics", "server", "store", "table", "table_log", "words"},
    "server": {"bots", "core", "engine", "errors", "fair", "metrics", "report", "store", "table",
               "table_log", "words", "workers"},
    "adapters": {"bots", "core", "engine", "errors"},
    "web": {"bots", "companion", "core", "documents", "draw", "engine", "errors", "fair", "metrics", "notices",
            "report", "server", "store", "table", "table_log", "words"},
    "train": {"core", "engine", "errors"},
    "baselines": {"bots", "core", "engine", "errors", "train"},
    "term": {"bots", "core", "documents", "draw", "engine", "errors", "words"},
    "cli": {
        "bots", "check", "core", "documents", "draw", "engine", "errors", "fair", "notices", "report", "server",
        "store", "table", "table_log", "term", "train", "web", "words", "workers",
    },
    "template": {"check", "core", "draw", "rules"},
    "check": {"__init__", "bots", "core", "draw", "engine", "errors", "words"},
    "__main__": {"cli"},
    "__init__": {"core", "engine", "errors", "games"},
}  # fmt: skip
"""For each part of the package, the parts below it."""

MODULES = sorted(PACKAGE.rglob("*.py"))


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All imports and constants of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom | ast.Constant)]


def imports(path: Path) -> Iterator[str]:
    """The full names of all modules that a file imports, also inside its functions."""
    package = ["perihelion", *path.relative_to(PACKAGE).parts[:-1]]
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{start}.{alias.name}" for alias in node.names)


def module_name(path: Path) -> str:
    parts = ["perihelion", *path.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def strongly_connected(graph: dict[str, set[str]]) -> list[set[str]]:
    """The parts of a graph in which every node reaches every other."""

    def reach(start: str, edges: dict[str, set[str]]) -> set[str]:
        found, todo = {start}, [start]
        while todo:
            for name in edges[todo.pop()] - found:
                found.add(name)
                todo.append(name)
        return found

    back: dict[str, set[str]] = {name: set() for name in graph}
    for name, below in graph.items():
        for other in below:
            back[other].add(name)
    parts: list[set[str]] = []
    for name in graph:
        if not any(name in known for known in parts):
            parts.append(reach(name, graph) & reach(name, back))
    return parts


def part(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def test_imports_go_down():
    wrong = {}
    for path in MODULES:
        own = part(path)
        below = {name.split(".")[1] for name in imports(path) if name.startswith("perihelion.")} - {own}
        names = {name for name in below if (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").exists()}
        if names - MAY_IMPORT[own]:
            wrong[module_name(path)] = sorted(names - MAY_IMPORT[own])
    assert not wrong, "these import what lies above them"


def test_no_module_imports_itself_over_others():
    """Imports inside functions and those for type checkers count, too."""
    names = {module_name(path): path for path in MODULES}
    graph = {
        name: {found for full in imports(path) for found in (full, full.rpartition(".")[0]) if found in names} - {name}
        for name, path in names.items()
    }
    for package in [name for name, path in names.items() if path.name == "__init__.py"]:
        graph = {name: below - {package} if name.startswith(f"{package}.") else below for name, below in graph.items()}
    circles = [sorted(circle) for circle in strongly_connected(graph) if len(circle) > 1]
    assert not circles


def test_no_module_names_one_above_it_in_a_string():
    wrong = []
    for path in MODULES:
        own = part(path)
        for node in nodes(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                for name in re.findall(r"^perihelion\.(\w+)(?:\.\w+)+$", node.value):
                    if name != own and name in MAY_IMPORT and name not in MAY_IMPORT[own]:
                        wrong.append(f"{module_name(path)} names {node.value!r}")
    assert not wrong


def test_a_game_knows_no_other_game_and_only_its_board_draws():
    inside_games = [path for path in MODULES if part(path) == "games"]
    assert len(inside_games) > 50
    for path in inside_games:
        inside = path.relative_to(PACKAGE / "games").parts
        if len(inside) == 1:
            continue
        for name in imports(path):
            words = name.split(".")
            if words[:2] == ["perihelion", "games"] and len(words) > 2:
                assert words[2] == inside[0], path
            if words[:2] == ["perihelion", "draw"]:
                assert inside[1].startswith("board"), path


def test_only_one_file_imports_numba():
    users = {
        path.relative_to(PACKAGE).as_posix()
        for path in MODULES
        for name in imports(path)
        if name.split(".")[0] == "numba"
    }
    assert users == {"engine/jit.py"}


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


def test_a_server_loads_the_library_of_passkeys_when_it_needs_it():
    """It would be a tenth of a fresh server's memory."""
    code = """
import sys
from perihelion.web.app import create_app
print([name for name in ("webauthn", "cryptography") if name in sys.modules])
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "[]"
