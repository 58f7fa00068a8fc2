"""What browsers get of our sources: nothing that only readers and type checkers need."""

from __future__ import annotations

import ast

from perihelion.site.python_files import read_package
from perihelion.site.shell_files import service_worker, shell_scripts
from perihelion.site.shorten import shorten_python

SOURCE = '''"""A module."""
from dataclasses import dataclass


@dataclass
class Message:
    """A message."""

    count: int = 0
    """How many."""


def add(
    first: int,  # the first one
    *more: dict[
        str, int
    ],
    name: str = "ü: é",
) -> tuple[int, str]:
    """Return something."""
    if first:
        name += f\'\'\'
        {first}
    \'\'\'
    return first + len(more), name


async def nothing(self, after: int | None = None) -> None: ...
'''
SHORT = """
from dataclasses import dataclass


@dataclass
class Message:


 count: int = 0



def add(
 first,
 *more

,
 name = "ü: é",
):

 if first:
  name += f\'\'\'
        {first}
    \'\'\'
 return first + len(more), name


async def nothing(self, after = None): ...
"""


def test_types_of_parameters_and_results_are_left_out_and_those_of_fields_stay():
    short = shorten_python(SOURCE)
    assert [line.rstrip() for line in short.split("\n")] == SHORT.split("\n")
    found: dict[str, object] = {}
    exec(short, found)
    assert found["add"](2, {}, name="x") == (3, "x\n        2\n    ")  # type: ignore[operator]


def test_every_shortened_module_can_be_read():
    for path, data in read_package().items():
        if path.endswith(".py"):
            ast.parse(data)


def test_scripts_of_the_window_come_without_their_comments():
    scripts = {**shell_scripts(), "service-worker.js": service_worker({}).encode()}
    for name, data in scripts.items():
        if name.endswith(".js"):
            assert not [line for line in data.decode().split("\n") if line.lstrip().startswith("//")], name
