"""The numbers of rules that refuse actions: each `no(n)` belongs to a function whose docstring names rule n."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator

from ..core.game import Game
from .modules import read_modules
from .source import functions_below

GENERAL = 3
"""A rule that refuses in this number of functions is a general one, such as "that is too expensive"."""


def find_wrong_numbers(game: Game) -> Iterator[str]:
    """Yield a sentence for each rule that refuses in an unlikely place."""
    yield from _find_wrong_functions(game)
    yield from _find_wrong_phases(game)


def _find_wrong_functions(game: Game) -> Iterator[str]:
    """Yield a sentence for each `no(n)` whose rule is named neither by the function nor by one that it calls.

    Other functions of the same file may refuse by it and name it, too; a general rule may be named anywhere.
    """
    functions = [
        (path, node)
        for path, _, tree in read_modules(game)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    ]
    named = {node.name: _named_in(node) for _, node in functions}
    users = [(number, path) for path, node in functions for number in {number for number, _ in numbers_in(node)}]
    general = {number for number, _ in users if sum(number == other for other, _ in users) >= GENERAL}
    owned = {(n, path) for path, node in functions for n, _ in numbers_in(node) if n in _named_in(node)}
    for path, node in functions:
        known = _named_in(node).union(general, *(named[name] for name in _called_in(node) if name in named))
        for number, line in numbers_in(node):
            if number not in known and (number, path) not in owned:
                yield (
                    f"{path.as_posix()}, line {line}: `{node.name}` refuses by rule {number}, "
                    "which its docstring does not name"
                )


def _find_wrong_phases(game: Game) -> Iterator[str]:
    """Yield a sentence for each rule of a phase that nothing in the phase names, though others refuse by it."""
    rules = game.rules
    refusing = {number for _, _, tree in read_modules(game) for number, _ in numbers_in(tree)}
    numbers = list(rules.phase_rules.values())
    for phase, number in rules.phase_rules.items():
        if numbers.count(number) >= GENERAL:
            continue
        first = [part for (p, _), step in rules.steps.items() if p == phase for part in (step.may, step.do)]
        first += [rules.deals, rules.deal] if phase in rules.outcomes else []
        named = {n for function in functions_below(game, first) for n in _numbers_named(inspect.getdoc(function) or "")}
        if first and number in refusing and number not in named:
            name = rules.phases[phase]
            yield f"phase_rules: rule {number} refuses in phase {name}, but no docstring of that phase names it"


def _named_in(function: ast.FunctionDef) -> set[int]:
    """Return the rules that a docstring names: "GAME-3, -5", "-78 to -81"."""
    return _numbers_named(ast.get_docstring(function) or "")


def _numbers_named(text: str) -> set[int]:
    named = {int(number) for number in re.findall(r"-(\d+)", text)}
    for first, last in re.findall(r"-(\d+) to -(\d+)", text):
        named |= set(range(int(first), int(last) + 1))
    return named


def _called_in(function: ast.FunctionDef) -> set[str]:
    calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    return {call.id for call in calls if isinstance(call, ast.Name)}


def refusing_numbers(game: Game) -> set[int]:
    """Return the numbers of all rules that can refuse an action, those of the phases included."""
    found = set(game.rules.phase_rules.values())
    for path, text, tree in read_modules(game):
        found |= {number for number, _ in numbers_in(tree)}
        if path.name == "refusals.py":  # `phase_rule` returns bare numbers
            found |= {int(number) for number in re.findall(r"\b\d+\b", text)}
    return found


def numbers_in(tree: ast.AST) -> Iterator[tuple[int, int]]:
    """Yield the number and the line of every `no(n)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "no":
            for argument in node.args:
                for part in ast.walk(argument):
                    if isinstance(part, ast.Constant) and isinstance(part.value, int):
                        yield part.value, node.lineno
