"""Faults that are planted into the rules of a game, to see whether the check finds them.

Each operator changes one place of the syntax so that the game breaks its contract: a secret field is declared public, a
choice is seen by everybody, an event tells a secret, a sampler leaves something out, a bound is too narrow, a refusal
names another rule, points do not agree with the sheet, legality depends on what the player cannot see. A change that
gives a different game, but keeps the contract, is no such fault.
"""

from __future__ import annotations

import ast
import inspect
import random
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType

from ..core.game import Game
from ..core.record import ALL, NOBODY, OWNER, Field
from .refusal_numbers import refusing_numbers
from .source import functions_from

KINDS = ("visibility", "seen", "events", "samplers", "bounds", "refusals", "points", "legality")
"""The kinds of faults."""

DECLARING = ("int8", "int16", "int32")


@dataclass(frozen=True)
class Mutant:
    """One changed place: its kind, the module and the file, the line, both texts of the place, and the whole text."""

    kind: str
    module: str
    file: str
    line: int
    before: str
    after: str
    text: str

    def __str__(self) -> str:
        return f"{Path(self.file).name}:{self.line} ({self.kind}): {_short(self.before)} -> {_short(self.after)}"


def find_mutants(game: Game, limit: int = 0, seed: int = 0) -> list[Mutant]:
    """Return all mutants of a game's rules, or a random selection of `limit` in which every kind is represented."""
    mutants = [mutant for source in _sources(game) for mutant in source.mutants()]
    if not 0 < limit < len(mutants):
        return mutants
    draws = random.Random(seed)
    by_kind = {kind: [mutant for mutant in mutants if mutant.kind == kind] for kind in KINDS}
    for found in by_kind.values():
        draws.shuffle(found)
    chosen: list[Mutant] = []
    while len(chosen) < limit:
        chosen += [found.pop() for found in by_kind.values() if found][: limit - len(chosen)]
    return sorted(chosen, key=mutants.index)


def _sources(game: Game) -> Iterator[_Source]:
    for module in _modules_of_rules(game):
        yield _Source(game, module.__name__, Path(str(module.__file__)))


def _modules_of_rules(game: Game) -> list[ModuleType]:
    """Return the modules of the rules in the order of their names, and import them if that was not done yet."""
    top = import_module(f"{game.package}.rules").__name__
    names = sorted(name for name in sys.modules if name == top or name.startswith(f"{top}."))
    return [sys.modules[name] for name in names if getattr(sys.modules[name], "__file__", None)]


class _Source:
    """One module of the rules."""

    def __init__(self, game: Game, module: str, path: Path):
        self.game, self.module, self.path = game, module, path
        self.text = path.read_text(encoding="utf-8")
        self.lines = self.text.splitlines(keepends=True)
        self.tree = ast.parse(self.text)
        rules = game.rules
        self.sampling = self._own(_only_for_sampling(game))
        self.seeing = self._own({rules.seen})
        self.scoring = self._own({rules.points, rules.winners, rules.sheet})
        self.asking = self._own({step.may for step in rules.steps.values()}) if game.hides else set()
        self.dealing = self._own({rules.deal}) if game.hides and rules.events else set()
        self.telling = _told_once(game)

    def mutants(self) -> Iterator[Mutant]:
        """Yield the mutants of this module."""
        for node in ast.walk(self.tree):
            match node:
                case ast.ClassDef() if node.name == self.game.rules.state.__name__:
                    for call in ast.walk(node):
                        if isinstance(call, ast.Call) and getattr(call.func, "id", "") in DECLARING:
                            yield from self._declared(call)
                case ast.Call(func=ast.Name(id="no"), args=[ast.Constant(value=int())]):
                    yield self._other_rule(node.args[0])
                case ast.Call(func=ast.Name(id="tell")) if len(node.args) > 2 and not _has_star(node):
                    yield self._replace("events", node.args[-1], "", comma=True)
                case ast.Assign(targets=[ast.Name(id="PHASE_RULES")], value=ast.Dict()):
                    for value in node.value.values:  # type: ignore[attr-defined]
                        if isinstance(value, ast.Constant):
                            yield self._other_rule(value)
                case ast.FunctionDef():
                    yield from self._function(node)
                case _:
                    pass

    def _function(self, node: ast.FunctionDef) -> Iterator[Mutant]:
        if node.name in self.seeing:
            yield from self._seen(node)
        if node.name in self.sampling:
            yield from self._sampler(node)
        if node.name in self.scoring:
            yield from self._scores(node)
        if node.name in self.asking:
            yield from self._legality(node)
        if node.name in self.dealing:
            yield from self._told_secret(node)
        for statement in ast.walk(node):
            match statement:
                case ast.Expr(value=ast.Call(func=ast.Name(id="tell"), args=[_, event, *_])):
                    if ast.unparse(event) in self.telling:
                        yield self._replace("events", statement, "pass")
                case _:
                    pass

    # one kind each

    def _declared(self, call: ast.Call) -> Iterator[Mutant]:
        """Declared visibility and bounds of a field."""
        for keyword in call.keywords:
            value = keyword.value
            if keyword.arg == "seen":
                now = {"OWNER": OWNER, "NOBODY": NOBODY}.get(ast.unparse(value), "")
                for other in (ALL, NOBODY) if now == OWNER else (ALL,):
                    yield self._replace("visibility", value, repr(other))
            elif keyword.arg == "unless":
                yield self._replace("visibility", value, '""')
            elif keyword.arg == "high":
                number = value.value if isinstance(value, ast.Constant) else 9
                yield self._replace("bounds", value, f"({ast.unparse(value)}) // 2" if number != 0 else "-1")
            elif keyword.arg == "low":
                yield self._replace("bounds", value, f"({ast.unparse(value)}) + 1")

    def _other_rule(self, number: ast.expr) -> Mutant:
        """A refusal by another rule of the game, or by one that does not exist."""
        now = ast.literal_eval(number)
        others = sorted(_refusing(self.game) - {now}) or [now + 1]
        return self._replace("refusals", number, str(others[(31 * number.lineno + number.col_offset) % len(others)]))

    def _seen(self, node: ast.FunctionDef) -> Iterator[Mutant]:
        """Who sees the next choice."""
        for statement in ast.walk(node):
            if isinstance(statement, ast.Return) and statement.value is not None:
                for value in _branches(statement.value):
                    if ast.unparse(value) == "EVERYBODY":
                        yield self._replace("seen", value, "1")
                    else:
                        yield self._replace("seen", value, "0xFF")
                        yield self._replace("seen", value, "0")
                    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.BitOr):
                        yield self._replace("seen", value, ast.unparse(value.left))
                        yield self._replace("seen", value, ast.unparse(value.right))

    def _sampler(self, node: ast.FunctionDef) -> Iterator[Mutant]:
        """Statements that are left out, loops that end early, conditions turned round, guesses without chance."""
        for part in ast.walk(node):
            match part:
                case ast.Assign(targets=[ast.Subscript()]) | ast.AugAssign(target=ast.Subscript()):
                    yield self._replace("samplers", part, "pass")
                case ast.Expr(value=ast.Call()):
                    yield self._replace("samplers", part, "pass")
                case ast.Call(func=ast.Name(id="below" | "weighted")):
                    yield self._replace("samplers", part, "0")
                case ast.Call(func=ast.Name(id="range"), args=[last]):
                    yield self._replace("samplers", last, f"{ast.unparse(last)} - 1")
                case ast.If(test=test):
                    yield self._replace("samplers", test, f"not ({ast.unparse(test)})")
                case _:
                    pass

    def _scores(self, node: ast.FunctionDef) -> Iterator[Mutant]:
        """Points, winners and the sheet."""
        for part in ast.walk(node):
            match part:
                case ast.Return(value=ast.expr() as value) if node.name == self.game.rules.points.__name__:
                    yield self._replace("points", value, f"({ast.unparse(value)}) + 1")
                case ast.BinOp(op=ast.Add(), left=left, right=right) if node.name == self.game.rules.points.__name__:
                    yield self._replace("points", part, ast.unparse(left))
                    yield self._replace("points", part, ast.unparse(right))
                case ast.AugAssign(op=ast.Add() | ast.BitOr()):
                    yield self._replace("points", part, "pass")
                case ast.Compare(ops=[ast.Gt() | ast.GtE()], left=left, comparators=[right]):
                    yield self._replace("points", part, f"{ast.unparse(left)} < {ast.unparse(right)}")
                case ast.Call(func=ast.Name(id="Line"), keywords=[]):
                    yield self._replace("points", part, f"{ast.unparse(part)[:-1]}, counts=False)")
                case ast.Call(func=ast.Name(id="Line"), keywords=[ast.keyword(arg="counts")]):
                    yield self._replace("points", part.keywords[0].value, "True")
                case _:
                    pass

    def _legality(self, node: ast.FunctionDef) -> Iterator[Mutant]:
        """A `may` that reads what the seat to act cannot see."""
        field = next(iter(self.game.rules.state.secret_fields))
        number = next((c.args[0] for c in ast.walk(node) if getattr(getattr(c, "func", 0), "id", "") == "no"), None)  # type: ignore[attr-defined]
        first, state = node.body[-1 if len(node.body) == 1 else 1], node.args.args[0].arg
        refused = ast.unparse(number) if number is not None else str(min(self.game.rules.phase_rules.values()))
        condition = f"if {state}.{field.name}[{_hidden_index(field, state)}] > 0: return {refused}"
        yield self._insert("legality", first, condition)

    def _told_secret(self, node: ast.FunctionDef) -> Iterator[Mutant]:
        """An event that tells the outcome."""
        kinds = [(len(kind.names), i) for i, kind in enumerate(self.game.rules.events) if kind.names]
        if kinds:
            names, kind = min(kinds)
            state, outcome = (argument.arg for argument in node.args.args)
            report = f"__import__('perihelion.rules').rules.tell({', '.join([state, str(kind), *[outcome] * names])})"
            yield self._insert("events", node.body[-1 if len(node.body) == 1 else 1], report)

    # changing the text

    def _replace(self, kind: str, node: ast.expr | ast.stmt, after: str, comma: bool = False) -> Mutant:
        start, end = self._offset(node.lineno, node.col_offset), self._offset(node.end_lineno, node.end_col_offset)
        if comma:
            start = self.text.rindex(",", 0, start)
        text = self.text[:start] + after + self.text[end:]
        return self._mutant(kind, node.lineno, self.text[start:end], after, text)

    def _insert(self, kind: str, node: ast.stmt, line: str) -> Mutant:
        start = self._offset(node.lineno, 0)
        text = f"{self.text[:start]}{' ' * node.col_offset}{line}\n{self.text[start:]}"
        return self._mutant(kind, node.lineno, "", line, text)

    def _mutant(self, kind: str, line: int, before: str, after: str, text: str) -> Mutant:
        return Mutant(kind, self.module, str(self.path), line, before, after, text)

    def _offset(self, line: int | None, column: int | None) -> int:
        assert line is not None
        assert column is not None
        before = sum(len(text) for text in self.lines[: line - 1])
        return before + len(self.lines[line - 1].encode()[:column].decode())

    def _own(self, functions: Iterable[object]) -> set[str]:
        """Return the names of the functions of this module among these."""
        return {f.__name__ for f in functions if isinstance(f, FunctionType) and f.__module__ == self.module}


@cache
def _only_for_sampling(game: Game) -> set[FunctionType]:
    """Return `sample` and the functions that nothing but `sample` calls."""
    if not game.hides:
        return set()
    others = {function for name, function in functions_from(game) if name != "sample"}
    return {function for name, function in functions_from(game) if name == "sample"} - others


@cache
def _told_once(game: Game) -> set[str]:
    """Return the constants of the events that exactly one place of the rules tells."""
    told: list[str] = []
    for module in _modules_of_rules(game):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "tell":
                told.append(ast.unparse(node.args[1]))
    return {name for name in told if told.count(name) == 1}


@cache
def _refusing(game: Game) -> frozenset[int]:
    return frozenset(refusing_numbers(game))


def _branches(value: ast.expr) -> Iterator[ast.expr]:
    if isinstance(value, ast.IfExp):
        yield from _branches(value.body)
        yield from _branches(value.orelse)
    else:
        yield value


def _has_star(call: ast.Call) -> bool:
    return any(isinstance(argument, ast.Starred) for argument in call.args)


def _hidden_index(field: Field, state: str) -> str:
    """Return an index of a cell that the seat to act cannot see."""
    rest = [str(size // 2) for size in field.shape]
    if field.seen == OWNER:
        rest[0] = f"({state}.to_act + 1) % {state}.players"
    return ", ".join(rest)


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else f"{line[:57]}..."
