"""Leaves out what only readers and type checkers need: docstrings, comments, types of parameters and results.

Lines keep their numbers, and are indented by one space.

The rules of games are not shortened, because tables remember a hash of their sources.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from typing import NamedTuple

INDENT = 4
COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*\*(?:(?!\*/).)*\*/[ \t]*)$", re.MULTILINE | re.DOTALL)
"""A comment of a script that has its lines for itself. Comments inside a line stay."""


class Place(NamedTuple):
    """A line of a module and a column in it, both from 0."""

    line: int
    column: int


class Cut(NamedTuple):
    """A part of a module that is left out, and what takes its place."""

    begin: Place
    end: Place
    instead: bytes


def shorten_python(text: str) -> str:
    """Return a module without docstrings, texts that document a name, types of parameters and results, and comments."""
    lines = text.encode().split(b"\n")  # columns are counted in bytes
    tree = ast.parse(text)
    cuts = [*_documenting(tree), *_parameter_types(tree), *_result_types(tree, lines)]
    for begin, end, instead in sorted(cuts, reverse=True):  # from the back: what is before a cut stays in its place
        rest = lines[end.line][end.column :]
        lines[begin.line] = lines[begin.line][: begin.column] + instead
        for number in range(begin.line + 1, end.line + 1):
            lines[number] = b""
        lines[end.line] = (lines[end.line] + rest).rstrip()
    return _with_narrow_indents(_without_comments(b"\n".join(lines).decode()))


def _without_comments(text: str) -> str:
    lines = text.split("\n")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column].rstrip()
    return "\n".join(lines)


def _with_narrow_indents(text: str) -> str:
    """Return a module that is indented by one space instead of four. Texts of several lines stay as they are."""
    texts = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant | ast.JoinedStr)]
    within = {number for node in texts for number in range(node.lineno, node.end_lineno or node.lineno)}
    lines = text.split("\n")
    for number, line in enumerate(lines):  # from 0, so a text begins in the line before its own number
        if number not in within:
            bare = line.lstrip(" ")
            lines[number] = " " * ((len(line) - len(bare)) // INDENT) + bare
    return "\n".join(lines)


def _documenting(tree: ast.Module) -> Iterator[Cut]:
    """Yield every statement that is only a text. The only one of its block leaves an ellipsis."""
    for node in ast.walk(tree):
        found = getattr(node, "body", None)
        body: list[ast.stmt] = found if isinstance(found, list) else []
        for statement in body:
            if isinstance(statement, ast.Expr) and isinstance(getattr(statement.value, "value", None), str):
                begin = Place(statement.lineno - 1, statement.col_offset)
                yield Cut(begin, _end(statement), b"..." if len(body) == 1 else b"")


def _parameter_types(tree: ast.Module) -> Iterator[Cut]:
    """Yield the types of parameters. Those of the fields of classes stay, because messages are checked by them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation is not None:
            name = Place(node.lineno - 1, node.col_offset + len(node.arg.encode()))
            yield Cut(name, _end(node.annotation), b"")


def _result_types(tree: ast.Module, lines: list[bytes]) -> Iterator[Cut]:
    """Yield the types of results, with the arrow before each."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns is not None:
            line = node.returns.lineno - 1
            arrow = lines[line].rindex(b" -> ", 0, node.returns.col_offset)
            yield Cut(Place(line, arrow), _end(node.returns), b"")


def _end(node: ast.stmt | ast.expr) -> Place:
    return Place((node.end_lineno or node.lineno) - 1, node.end_col_offset or 0)


def shorten_javascript(text: str) -> str:
    """Return a script without the comments that have lines for themselves."""
    return COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)
