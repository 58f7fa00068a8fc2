"""The browser's solver for hidden cards: the same answers as highspy. Runs in Node.js."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence

import pytest

from perihelion.companion import solver
from perihelion.companion.solver import IntegerProgram, solve_with_highspy
from perihelion.site.interpreter import CHECKOUT
from perihelion.site.shell_files import SHELL
from perihelion.site.solver_files import FILES, read_solver
from perihelion.site.worker import table_side
from tests.companion import test_assumptions

HIGHS = CHECKOUT / "node_modules/highs/build" / FILES[0]
SCRIPT = """
import { readFileSync } from "node:fs";
const { default: load } = await import(process.argv[1]);
const { solve } = await import(process.argv[2]);
const highs = await load();
const programs = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(programs.map((program) => solve(highs, JSON.parse(program)))));
"""


def solve_in_node(texts: list[str]) -> list[str | None]:
    """Return what the browser's solver says to integer programs as JSON."""
    command = ["node", "--input-type=module", "-e", SCRIPT, str(HIGHS), str(SHELL / "solver.js")]
    run = subprocess.run(command, input=json.dumps(texts), capture_output=True, text=True, check=True)
    found: list[str | None] = json.loads(run.stdout)
    return found


@pytest.mark.skipif(not shutil.which("node") or not HIGHS.exists(), reason="this needs Node.js and npm ci")
def test_the_solver_of_the_browser_finds_what_highspy_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs of the tests of assumptions: with a solution, without one, and with many."""
    programs: list[IntegerProgram] = []
    expected: list[Sequence[float] | None] = []

    def note(program: IntegerProgram) -> Sequence[float] | None:
        programs.append(program)
        expected.append(solve_with_highspy(program))
        return expected[-1]

    monkeypatch.setattr(solver, "_solve", note)
    for name in dir(test_assumptions):
        if name.startswith("test_"):
            getattr(test_assumptions, name)()
    texts: list[str] = []
    send = table_side.read_solver(texts.append)
    assert [send(program) for program in programs] == [None] * len(programs)
    answers = iter(solve_in_node(texts))
    solve = table_side.read_solver(lambda _: next(answers))
    assert len(programs) > 20
    assert None in expected
    for program, other in zip(programs, expected, strict=True):
        found = solve(program)
        assert (found is None) == (other is None)
        if found is not None and other is not None:
            assert cost(program, found) == cost(program, other)
            for terms, value in program.equations:
                assert sum(found[column] * factor for column, factor in terms.items()) == pytest.approx(value)
    assert set(read_solver()) == set(FILES)


def cost(program: IntegerProgram, values: Sequence[float]) -> int:
    """Return what a solution costs; its choices are whole numbers."""
    return round(sum(cost * value for cost, value in zip(program.costs, values, strict=True)))
