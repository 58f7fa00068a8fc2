"""The numbers of rules that refuse actions: each `no(n)` belongs to a function whose docstring names rule n."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator, Sequence

from ..core.game import Game
from .modules import read_modules
from .source import functions_below


def find_wrong_numbers(game: Game) -> Iterator[str]:
    """Yield a sentence for each rule that refuses in an unlikely place."""
    yield from _find_wrong_functions(game)
    yield from _find_wrong_phases(game)


def _find_wrong_functions(game: Game) -> Iterator[str]:
    """Yield a sentence for each `no(n)` in a function whose docstring does not name rule n."""
    for path, _, tree in read_modules(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                named = _numbers_named(ast.get_docstring(node) or "")
                for number, line in numbers_in(node):
                    if number not in named:
                        yield (
                            f"{path.as_posix()}, line {line}: `{node.name}` refuses by rule {number}, "
                            "which its docstring does not name"
                        )


def _find_wrong_phases(game: Game) -> Iterator[str]:
    """Yield a sentence for each rule of a phase that no function of the phase names."""
    for phase, number in game.rules.phase_rules.items():
        functions, where = _functions_of(game, phase)
        if all(number not in _numbers_named(inspect.getdoc(function) or "") for function in functions):
            name = game.rules.phases[phase]
            yield f"phase_rules: rule {number} refuses in phase {name}, but no docstring of {where} names it"


def _functions_of(game: Game, phase: int) -> tuple[Sequence[object], str]:
    """Return the functions of which one names the rule of a phase, and what they are."""
    rules = game.rules
    if actions := [part for (p, _), step in rules.steps.items() if p == phase for part in (step.may, step.do)]:
        return actions, "its actions"
    if phase in rules.outcomes:
        return [rules.deals, rules.deal], "`deals` and `deal`"
    return functions_below(game, [rules.winners, rules.points]), "`winners` and `points`"


def _numbers_named(text: str) -> set[int]:
    """Return the rules that a docstring names: "GAME-3, -5", "-78 to -81"."""
    named = {int(number) for number in re.findall(r"-(\d+)", text)}
    for first, last in re.findall(r"-(\d+) to -(\d+)", text):
        named |= set(range(int(first), int(last) + 1))
    return named


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
