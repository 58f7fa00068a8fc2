"""Reads the source of rules and reports what cannot be compiled, or would mean something else when compiled."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import fields
from pathlib import Path
from types import FunctionType

from ..core.game import Game
from ..core.rule import IS_RULE

CALLABLE = (range, min, max, abs)
"""The functions that a rule may call besides other rules."""

FORBIDDEN: dict[type[ast.AST], str] = {
    ast.Try: "`try`",
    ast.Raise: "`raise`",
    ast.With: "`with`",
    ast.Lambda: "`lambda`",
    ast.FunctionDef: "a function inside the function",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a comprehension",
    ast.Dict: "a dictionary",
    ast.List: "a list",
    ast.Set: "a set",
    ast.JoinedStr: "a string",
    ast.Slice: "a slice",
    ast.Global: "`global`",
}
"""Syntax that a rule may not contain, because rules are compiled with integers only."""


def read_source(game: Game) -> list[str]:
    """Return a sentence for everything in the rules and the judge that breaks the contract."""
    found: dict[FunctionType, str] = {}
    for name, function in _starting_points(game):
        _follow(game, function, f"`{name}`", found)
    return [problem for function, caller in found.items() for problem in _problems_of(game, function, caller)]


def functions_from(game: Game) -> Iterator[tuple[str, FunctionType]]:
    """Yield every function that the engine calls, and all that they call, each with the name of its part."""
    for name, function in _starting_points(game):
        yield from ((name, each) for each in functions_below(game, [function]))


def functions_below(game: Game, functions: Iterable[object]) -> list[FunctionType]:
    """Return these functions of the game's package and all that they call."""
    found: dict[FunctionType, str] = {}
    for function in functions:
        _follow(game, function, "", found)
    return list(found)


def _starting_points(game: Game) -> Iterator[tuple[str, object]]:
    """Yield every function that the engine calls, with the name of its part."""
    for part in fields(game.rules):
        if part.metadata["signature"].startswith("@rule"):
            yield part.name, getattr(game.rules, part.name)
    for name, (_, term) in game.judge.terms.items() if game.judge is not None else ():
        yield f"term {name}", term
    for (phase, family), step in game.rules.steps.items():
        where = f"{family.name} in {game.rules.phases[phase]}"
        yield f"may of {where}", step.may
        yield f"do of {where}", step.do
        for axis, candidates in step.candidates.items():
            yield f"candidates for {axis} of {where}", candidates


def _follow(game: Game, function: object, caller: str, found: dict[FunctionType, str]) -> None:
    """Collect a function of the game's package and all functions that it calls, each with its caller."""
    if not isinstance(function, FunctionType) or function in found or not _belongs(game, function):
        return
    if getattr(function, "only_reports", False):
        return
    found[function] = caller
    for name in function.__code__.co_names:
        called = function.__globals__.get(name)
        if isinstance(called, FunctionType):
            _follow(game, called, f"`{function.__name__}`", found)


def _belongs(game: Game, function: FunctionType) -> bool:
    return f"{function.__module__}.".startswith(f"{game.package}.")


def _problems_of(game: Game, function: FunctionType, caller: str) -> Iterator[str]:
    lines, first = inspect.getsourcelines(function)
    file = Path(inspect.getsourcefile(function) or "").name
    where = f"{file}, line {first}: `{function.__name__}`"
    if not getattr(function, IS_RULE, False):
        yield f"{where} is called by {caller}, but has no @rule, so it cannot be compiled"
        return
    tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    if tree.args.defaults or tree.args.kw_defaults:
        yield f"{where} has default arguments; a rule takes every argument by its place"
    returns = ast.unparse(tree.returns) if tree.returns else ""
    if returns in ("int", "bool") and _falls_through(tree.body):
        yield f"{where} can end without a return; it must return {_wanted(function)} on every path"
    if not returns:
        yield f"{where} does not say what it returns; write -> int or -> None"
    for node in (each for statement in tree.body for each in ast.walk(statement)):
        at = f"{file}, line {first + getattr(node, 'lineno', 1) - 1}: `{function.__name__}`"
        if type(node) in FORBIDDEN:
            yield f"{at} uses {FORBIDDEN[type(node)]}, which a rule may not"
        elif isinstance(node, ast.Call):
            yield from (f"{at} {problem}" for problem in _problems_of_call(function, node))


def _problems_of_call(function: FunctionType, call: ast.Call) -> Iterator[str]:
    if call.keywords:
        yield f"passes {call.keywords[0].arg!r} by name; a rule passes every argument by its place"
    if isinstance(call.func, ast.Name):
        called: object = function.__globals__.get(call.func.id, getattr(__import__("builtins"), call.func.id, None))
        if called is None:
            yield f"calls {call.func.id!r}, which does not exist"
        elif not isinstance(called, FunctionType) and called not in CALLABLE:
            yield f"calls {call.func.id!r}, which is no rule"


def _wanted(function: FunctionType) -> str:
    return "OK or no(the rule's number)" if function.__name__.startswith("may") else "an integer"


def _falls_through(body: list[ast.stmt]) -> bool:
    """Return whether control can reach the end of these statements."""
    last = body[-1]
    if isinstance(last, ast.Return | ast.Raise):
        return False
    if isinstance(last, ast.If):
        return not last.orelse or _falls_through(last.body) or _falls_through(last.orelse)
    if isinstance(last, ast.While):
        endless = isinstance(last.test, ast.Constant) and bool(last.test.value)
        return not endless or any(isinstance(node, ast.Break) for node in ast.walk(last))
    return True
