"""Events: every kind is told by some rule, with all its numbers."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from types import ModuleType

from ..core.events import EventKind
from ..core.game import Game
from .modules import read_modules


def find_wrong_events(game: Game) -> Iterator[str]:
    """Yield a sentence for each kind that nothing tells, and for each `tell` with too many or too few numbers."""
    kinds, told, unsure = game.rules.events or (), set(), False
    for path, _, tree in read_modules(game):
        name = ".".join([game.package, *path.with_suffix("").parts]).removesuffix(".__init__")
        module = sys.modules.get(name)
        for call in _tells(tree):
            where = f"{path.as_posix()}, line {call.lineno}"
            for number in _values(call.args[1], module):
                if number is None:
                    unsure = True
                elif not 0 <= number < len(kinds):
                    yield f"{where}: there is no event {number}"
                else:
                    told.add(number)
                    kind, given = kinds[number], len(call.args) - 2
                    spread = any(isinstance(argument, ast.Starred) for argument in call.args)
                    if type(kind) is EventKind and given != len(kind.names) and not spread:
                        yield f"{where}: event {kind.key!r} has {len(kind.names)} numbers, but {given} are told"
    if not unsure:
        yield from (f"events: no rule tells {kind.key!r}" for i, kind in enumerate(kinds) if i not in told)


def _tells(tree: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tell":
            yield node


def _values(node: ast.expr, module: ModuleType | None) -> Iterator[int | None]:
    """Yield the values that an expression can have: numbers, constants and tables; None for anything else."""
    if isinstance(node, ast.IfExp):
        yield from _values(node.body, module)
        yield from _values(node.orelse, module)
        return
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        table = getattr(module, node.value.id, None)
        yield from table.values() if isinstance(table, dict) else [None]
        return
    value = node.value if isinstance(node, ast.Constant) else None
    if isinstance(node, ast.Name):
        value = getattr(module, node.id, None)
    yield value if isinstance(value, int) else None
