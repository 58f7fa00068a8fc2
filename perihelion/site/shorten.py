"""Leaves out what only readers of the source need: docstrings and comments. Lines keep their numbers.

The rules of games are not shortened, because tables remember a hash of their sources.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator

COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*\*(?:(?!\*/).)*\*/[ \t]*)$", re.MULTILINE | re.DOTALL)
"""A comment of a script that has its lines for itself. Comments inside a line stay."""


def shorten_python(text: str) -> str:
    """Return a module without docstrings, texts that document a name, and comments."""
    lines = text.encode().split(b"\n")  # columns are counted in bytes
    for statement, alone in _documenting(ast.parse(text)):
        first, last = statement.lineno - 1, (statement.end_lineno or statement.lineno) - 1
        rest = lines[last][statement.end_col_offset :]
        lines[first] = lines[first][: statement.col_offset] + (b"..." if alone else b"")
        for number in range(first + 1, last + 1):
            lines[number] = b""
        lines[last] = (lines[last] + rest).rstrip()
    return _without_comments(b"\n".join(lines).decode())


def _without_comments(text: str) -> str:
    lines = text.split("\n")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column].rstrip()
    return "\n".join(lines)


def _documenting(tree: ast.Module) -> Iterator[tuple[ast.Expr, bool]]:
    """Yield every statement that is only a text, and whether it is the only one of its block."""
    for node in ast.walk(tree):
        found = getattr(node, "body", None)
        body: list[ast.stmt] = found if isinstance(found, list) else []
        for statement in body:
            if isinstance(statement, ast.Expr) and isinstance(getattr(statement.value, "value", None), str):
                yield statement, len(body) == 1


def shorten_javascript(text: str) -> str:
    """Return a script without the comments that have lines for themselves."""
    return COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)
