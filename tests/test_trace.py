"""Every numbered rule is covered by a test and named in a docstring of the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import perihelion
from perihelion.documents import numbered_rules

TESTS = Path(__file__).parent
GAMES = perihelion.games()


def carried(folder: Iterable[Path]) -> set[str]:
    """Return the rules named in `covers(...)` in these files."""
    named: set[str] = set()
    for path in folder:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "covers":
                named |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}  # type: ignore[misc]
    return named


def files_of(key: str) -> list[Path]:
    return [*(TESTS / "games" / key).rglob("*.py"), *TESTS.glob(f"test_{key}.py")]


def documented(key: str) -> set[str]:
    """Return the rules named in docstrings of the game: `SOLARIS-23, -24: ...`, `SOLARIS-46 to -58: ...`."""
    game = GAMES[key]
    named: set[str] = set()
    for path in Path(str(files(game.package))).rglob("*.py"):
        for text in docstrings(path):
            named |= {f"{game.prefix}-{n}" for n in numbers(game.prefix, text)}
    return named


def docstrings(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def numbers(prefix: str, text: str) -> Iterator[int]:
    """Yield 23 and 24 from "SOLARIS-23, -24", 46 to 58 from "SOLARIS-46 to -58"."""
    for found in re.finditer(rf"{prefix}-(\d+)((?:(?:,| and| to|,? or) (?:{prefix})?-\d+)*)", text):
        last = int(found.group(1))
        yield last
        for word, number in re.findall(r"(,|and|to|or) (?:[A-Z]+)?-(\d+)", found.group(2)):
            yield from range(last + 1, int(number) + 1) if word == "to" else [int(number)]
            last = int(number)


@pytest.fixture(params=sorted(GAMES))
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def rules(key: str) -> list[str]:
    return [f"{GAMES[key].prefix}-{number}" for number, _ in numbered_rules(GAMES[key])]


def test_rules_are_numbered_without_a_gap_and_none_twice(key: str):
    assert sorted(int(rule.rpartition("-")[2]) for rule in rules(key)) == list(range(1, len(rules(key)) + 1))


def test_every_rule_is_covered_by_a_test(key: str):
    tested = carried(files_of(key))
    left_out = [rule for rule in rules(key) if rule not in tested]
    assert not left_out


def test_no_test_names_a_rule_that_does_not_exist(key: str):
    prefix = GAMES[key].prefix
    named = {rule for rule in carried(files_of(key)) if rule.startswith(f"{prefix}-")}
    assert named <= set(rules(key))


def test_every_rule_is_named_in_a_docstring(key: str):
    named = documented(key)
    left_out = [rule for rule in rules(key) if rule not in named]
    assert not left_out


def test_numbers_are_read_as_people_write_them():
    assert list(numbers("SOLARI", "SOLARI-23, -24: one. SOLARI-40 to -43, -50")) == [23, 24, 40, 41, 42, 43, 50]
    assert list(numbers("SOLARI", "SOLARIS-23 is another game's")) == []
