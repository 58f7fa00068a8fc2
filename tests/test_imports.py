"""Imports only go down, and slow imports are lazy."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "perihelion"

MAY_IMPORT = {
    "errors": set(),
    "operating_system": set(),
    "json_types": set(),
    "languages": set(),
    "words": {"errors", "languages"},
    "core": {"operating_system", "errors", "json_types", "words"},
    "rules": {"core", "errors"},
    "documents": {"core", "errors", "languages"},
    "ask": {"core", "documents", "errors", "languages", "words"},
    "draw": {"errors"},
    "games": {"core", "draw", "rules"},
    "test_games": {"core", "draw", "rules"},
    "engine": {"operating_system", "core", "errors", "rules"},
    "workers": {"operating_system", "errors"},
    "bots": {"operating_system", "core", "documents", "draw", "engine", "errors", "languages", "words", "workers"},
    "report": {"bots", "core", "draw", "engine", "errors", "words"},
    "thinking": {"bots", "core", "engine", "errors", "fair", "json_types", "report", "words"},
    "metrics": {"table_log"},
    "store": {"core", "errors", "json_types", "metrics", "operating_system", "table", "table_log", "words"},
    "table_log": {"errors", "json_types"},
    "fair": {"core", "errors", "json_types", "table_log"},
    "companion": {"core", "errors", "json_types", "words"},
    "table": {"core", "errors", "fair", "json_types", "table_log", "words"},
    "tournament": {"json_types", "table"},
    "wire": {"ask", "bots", "companion", "core", "documents", "draw", "errors", "fair", "json_types", "languages",
             "report", "table", "table_log", "thinking", "words"},
    "local": {"bots", "core", "errors", "fair", "json_types", "table", "table_log", "thinking", "wire", "words"},
    "notices": {"core", "errors", "json_types", "metrics", "server", "store", "table", "table_log", "words"},
    "server": {"bots", "core", "engine", "errors", "fair", "json_types", "metrics", "operating_system", "report",
               "store", "table", "table_log", "thinking", "tournament", "words", "workers"},
    "adapters": {"bots", "core", "documents", "engine", "errors", "languages", "words"},
    "web": {"bots", "companion", "core", "documents", "draw", "engine", "errors", "fair", "json_types", "metrics",
            "languages", "notices", "operating_system", "report", "server", "store", "table", "table_log", "thinking",
            "tournament", "wire", "words"},
    "train": {"core", "engine", "errors"},
    "baselines": {"bots", "core", "engine", "errors", "train"},
    "term": {"ask", "bots", "core", "documents", "draw", "engine", "errors", "languages", "words"},
    "cli": {
        "adapters", "ask", "bots", "check", "core", "documents", "draw", "engine", "errors", "fair", "notices",
        "operating_system", "report", "server", "site", "store", "table", "table_log", "term", "thinking", "train",
        "web", "words", "workers",
    },
    "site": {"bots", "companion", "core", "documents", "engine", "errors", "json_types", "languages", "local",
             "operating_system",
             "thinking", "web", "wire", "words"},
    "template": {"check", "core", "draw", "rules"},
    "check": {"operating_system", "__init__", "bots", "core", "draw", "engine", "errors", "languages", "words",
              "workers"},
    "__main__": {"cli"},
    "__init__": {"bots", "core", "engine", "errors", "games"},
}  # fmt: skip
"""For each part of the package, the parts below it."""

MODULES = sorted(PACKAGE.rglob("*.py"))


@cache
def nodes(path: Path) -> list[ast.AST]:
    """Return all imports and constants of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom | ast.Constant)]


@cache
def import_time_nodes(path: Path) -> list[ast.AST]:
    """Return all imports that run when a file is imported: not those inside functions or for type checkers."""
    found: list[ast.AST] = []
    todo: list[ast.AST] = list(ast.parse(path.read_text(encoding="utf-8")).body)
    while todo:
        node = todo.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            todo += node.orelse
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            found.append(node)
        todo += ast.iter_child_nodes(node)
    return found


def imports(path: Path, at_import_time: bool = False) -> Iterator[str]:
    """Yield the full names of all modules that a file imports, also inside its functions unless `at_import_time`."""
    package = ["perihelion", *path.relative_to(PACKAGE).parts[:-1]]
    for node in import_time_nodes(path) if at_import_time else nodes(path):
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
    """Return the strongly connected components of a graph."""

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
    assert not wrong, "these import a part above them"


def test_there_are_no_import_cycles():
    """Imports inside functions and for type checkers also count."""
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


def test_a_game_imports_no_other_game_and_only_its_board_draws():
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


def users_of(library: str) -> set[str]:
    """Return the files that import a library, also inside their functions."""
    return {
        path.relative_to(PACKAGE).as_posix()
        for path in MODULES
        for name in imports(path)
        if name.split(".")[0] == library
    }


def test_only_one_file_imports_numba():
    assert users_of("numba") == {"engine/jit.py", "engine/wasm/entries.py"}


def test_only_the_companion_imports_the_solver():
    assert users_of("highspy") == {"companion/solver.py"}


def test_core_imports_nothing_outside_the_standard_library():
    """Every module of core is imported while all other libraries are blocked."""
    code = """
import importlib, pkgutil, sys

class OnlyStandardLibrary:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in {"perihelion", *sys.stdlib_module_names}:
            raise ImportError(f"{name} is blocked")

sys.meta_path.insert(0, OnlyStandardLibrary())
import perihelion.core
for module in pkgutil.iter_modules(perihelion.core.__path__, "perihelion.core."):
    importlib.import_module(module.name)
print(sorted({name.split(".")[1] for name in sys.modules if name.startswith("perihelion.")}))
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "['core', 'errors', 'games', 'json_types', 'operating_system']", (
        "`games` is an empty package"
    )


IMPURE = {
    "aiohttp", "asyncio", "babel", "concurrent", "fluent", "highspy", "http", "httpx", "multiprocessing", "numba",
    "numpy", "psycopg", "pydantic", "queue", "sched", "select", "selectors", "smtplib", "socket", "socketserver",
    "sqlalchemy", "sqlite3", "ssl", "starlette", "subprocess", "threading", "time", "torch", "urllib",
    "uvicorn", "websockets",
}  # fmt: skip
"""Libraries of event loops, databases, networks, threads, processes, clocks and arrays."""


def import_closure(room: str) -> set[Path]:
    """The files of a room, and all files of the package that importing them imports."""
    by_name = {module_name(path): path for path in MODULES}
    found: set[Path] = set()
    todo = [path for path in MODULES if part(path) == room]
    while todo:
        path = todo.pop()
        if path in found:
            continue
        found.add(path)
        names = {known for name in imports(path, at_import_time=True) for known in (name, name.rpartition(".")[0])}
        todo += [by_name[name] for name in names if name in by_name]
    return found


@pytest.mark.parametrize(("room", "least"), [("table", 20), ("tournament", 10)])
def test_the_table_and_tournaments_are_pure(room: str, least: int):
    """No file of theirs uses an event loop, database, network, thread or array, even inside a function."""
    files = [path for path in MODULES if part(path) == room]
    assert len(files) > least
    wrong = {module_name(path): used for path in files if (used := {n.split(".")[0] for n in imports(path)} & IMPURE)}
    assert not wrong


@pytest.mark.parametrize(
    ("room", "allowed"), [("wire", {"fluent"}), ("local", {"asyncio", "time", "urllib"}), ("thinking", {"time"})]
)
def test_what_a_browser_runs_is_pure(room: str, allowed: set[str]):
    """No file uses a database, network, thread, array or pydantic, even inside a function; `local` has an event loop.

    tests/local/test_pure_device.py proves it for everything that they import.
    """
    files = [path for path in MODULES if part(path) == room]
    assert len(files) > 5
    impure = IMPURE | {"fastapi", "prometheus_client"}
    wrong = {
        module_name(path): used
        for path in files
        if (used := {name.split(".")[0] for name in imports(path)} & impure - allowed)
    }
    assert not wrong


def test_what_the_table_imports_is_pure():
    """The same holds for everything that is imported together with the table, and for the rules of the games."""
    closure = import_closure("table") | {path for path in MODULES if part(path) == "games" and "rules" in path.parts}
    assert {part(path) for path in closure} >= {"core", "errors", "fair", "games", "table", "table_log", "words"}
    wrong = {
        module_name(path): used
        for path in closure
        if (used := {name.split(".")[0] for name in imports(path, at_import_time=True)} & IMPURE)
    }
    assert not wrong


def test_the_table_reads_only_the_clock_that_it_is_given():
    """`TimeSource` has the time. Classes of `datetime` serve for calendars alone."""
    clocks = re.compile(r"\b(?:datetime|date)\.(?:now|today|utcnow)\(")
    for room in ("core", "fair", "table", "table_log", "tournament"):
        for path in MODULES:
            if part(path) == room:
                assert not clocks.search(path.read_text(encoding="utf-8")), path


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
    """It would take a tenth of a fresh server's memory."""
    code = """
import sys
from perihelion.web.app import create_app
print([name for name in ("webauthn", "cryptography") if name in sys.modules])
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "[]"
