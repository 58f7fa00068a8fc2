"""Every numbered rule is covered by a test and named in a docstring of the code."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

import perihelion
from perihelion.ask.sources import functions, named_rules
from perihelion.documents import numbered_rules

TESTS = Path(__file__).parent
GAMES = perihelion.games()


def carried(folder: Iterable[Path]) -> set[str]:
    """Return the rules named in `covers(...)` anywhere in these files, also in marks of single parameters."""
    named: set[str] = set()
    for path in folder:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "covers":
                named |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}  # type: ignore[misc]
    return named


def files_of(key: str) -> list[Path]:
    return [*(TESTS / "games" / key).rglob("*.py"), *TESTS.glob(f"test_{key}.py")]


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
    named = functions(GAMES[key])
    left_out = [rule for rule in rules(key) if int(rule.rpartition("-")[2]) not in named]
    assert not left_out


def test_numbers_are_read_as_people_write_them():
    assert list(named_rules("SOLARI", "SOLARI-23, -24: one. SOLARI-40 to -43, -50")) == [23, 24, 40, 41, 42, 43, 50]
    assert list(named_rules("SOLARI", "SOLARIS-23 is another game's")) == []
