"""Code inside the sentences of the documents: its commands, options, calls, names and files exist.

Blocks of code are run by other tests. A piece in single backticks is often not complete, so it is not run: a command is
parsed, a call of ours is bound to the signature of its function, and every other name is looked up.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import re
import shlex
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from perihelion.cli.app import name_of
from perihelion.cli.commands import COMMANDS, OF_A_GAME
from perihelion.core.registry import games
from tests.test_docs import DOCUMENTS, ROOT

PAGES = [
    path
    for path in DOCUMENTS
    if path.name != "CHANGELOG.md" and not {"history", "rules"} & set(path.relative_to(ROOT).parts)
]
"""What changed and what was measured is about the names of its time; the specifications define names of their own."""
MIGRATION = ROOT / "docs" / "migration.md"
"""Its tables have old names in the first column and new ones in the last."""
SOURCES = ("perihelion", "tools", "examples", "tests")
NAMES = {name_of(command): command for command in COMMANDS}
NO_CODE = (
    "hand_size(s, p)", "may_x(s, f, *axes)", "do_x(s, *axes)",  # functions that an author would write
    "perihelion.loops",  # a group of entry points
    "perihelion seal 2", "perihelion sealed game 1", "perihelion sealed game 2", "perihelion sealed game 3",  # files
    "perihelion_solaris(players=4,time_game=True)",  # a name in OpenSpiel
)  # fmt: skip


def pieces(path: Path) -> list[str]:
    """Return the code in single backticks, outside of blocks."""
    text = re.sub(r"^ *```.*?^ *```", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    if path == MIGRATION:
        text = re.sub(r"^\|[^|]*\|", "", text, flags=re.MULTILINE)
    return list(dict.fromkeys(re.findall(r"(?<!`)`([^`\n]+)`(?!`)", text)))


def all_pieces() -> Iterator[tuple[str, str]]:
    for path in PAGES:
        for piece in pieces(path):
            yield str(path.relative_to(ROOT)), piece


@cache
def defined() -> frozenset[str]:
    """Return every name that some file defines or uses as an attribute."""
    found = re.compile(r"(?:def|class) +(\w+)|\.(\w+)|^ *(\w+)(?=: | = )", re.MULTILINE)
    names = set(dir(builtins))
    for folder in SOURCES:
        for path in {*(ROOT / folder).rglob("*.py")} - {Path(__file__)}:
            names |= {name for match in found.findall(path.read_text(encoding="utf-8")) for name in match}
    return frozenset(names)


def resolve(dotted: str) -> Any:
    """Return the object with a dotted name of ours; raises AttributeError or ImportError."""
    parts = dotted.split(".")
    found: Any = import_module(parts[0])
    for n, part in enumerate(parts[1:], 2):
        if not hasattr(found, part):
            found = import_module(".".join(parts[:n]))
        else:
            found = getattr(found, part)
    return found


def find_mistake(piece: str) -> str | None:
    """Return what is wrong with a piece of code, or None."""
    words = _split(piece)
    if words[0] == "perihelion" and len(words) > 1:
        return _wrong_command(words[1:])
    if words[0] == "make" and len(words) > 1 and words[1].islower():
        target = re.search(rf"^{re.escape(words[1])}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        return None if target else "there is no such target of make"
    try:
        tree = ast.parse(piece, mode="eval").body
    except (SyntaxError, ValueError):
        return None
    if not isinstance(tree, ast.Call | ast.Attribute):
        return None
    name = ast.unparse(tree.func if isinstance(tree, ast.Call) else tree)
    if name.startswith("perihelion."):
        return _wrong_name(name, tree if isinstance(tree, ast.Call) else None)
    if isinstance(tree, ast.Call) and re.fullmatch(r"[\w.]+", name) and name.split(".")[-1] not in defined():
        return "nothing is called so"
    return None


def _split(piece: str) -> list[str]:
    try:
        return shlex.split(piece) or [""]
    except ValueError:
        return piece.split() or [""]


def _wrong_command(words: list[str]) -> str | None:
    if words[0] not in NAMES:
        return None if words[0].startswith(("-", "/")) or not words[0].islower() else "there is no such command"
    command = NAMES[words[0]]
    known = {"--" + name.replace("_", "-") for name in inspect.signature(command).parameters} | {"--help", "--lang"}
    if command in OF_A_GAME:
        known |= {"--" + option.name.replace("_", "-") for game in games().values() for option in game.options}
    for word in words[1:]:
        flag = word.partition("=")[0]
        if re.fullmatch(r"--[a-z][a-z-]*", flag) and flag not in known and flag.replace("--no-", "--") not in known:
            return f"perihelion {words[0]} has no option {flag}"
    return None


def _wrong_name(name: str, call: ast.Call | None) -> str | None:
    try:
        found = resolve(name)
    except (ImportError, AttributeError) as error:
        return str(error)
    if call is None or any(ast.unparse(argument).startswith(("*", "...")) for argument in call.args):
        return None
    try:
        inspect.signature(found).bind(*call.args, **{word.arg: word.value for word in call.keywords if word.arg})
    except TypeError as error:
        return str(error)
    return None


def test_commands_calls_and_names_in_sentences_exist():
    found = {piece: (page, why) for page, piece in all_pieces() if (why := find_mistake(piece))}
    assert found.keys() >= set(NO_CODE), "the list of exceptions is up to date"
    wrong = [f"{page}: `{piece}`: {why}" for piece, (page, why) in found.items() if piece not in NO_CODE]
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    "piece",
    [
        "perihelion.random_play('solari')",
        "perihelion.new()",
        "perihelion.batch('solari', players=2)",
        "perihelion plays solari",
        "perihelion arena solari --bots sun --gmaes 3",
        "make nothing",
        "batch.obserev()",
    ],
)
def test_a_mistake_is_found(piece: str):
    assert find_mistake(piece)
