"""The solver of integer programs, HiGHS: the package highspy, or in a browser its WebAssembly build."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

MOST_SECONDS = 60.0
"""Time limit of the solver. With all assumptions free it needs about half a second after 1,000 entries."""


class IntegerProgram(NamedTuple):
    """Variables with their costs, and equations: the sum of variables times factors equals a value.

    The first `choices` variables are 0 or 1. All others are 0 or more.
    """

    costs: Sequence[float]
    choices: int
    equations: Sequence[tuple[dict[int, int], int]]

    @property
    def begins(self) -> list[int]:
        """The number of terms before each equation."""
        found, n = [], 0
        for terms, _ in self.equations:
            found.append(n)
            n += len(terms)
        return found

    @property
    def columns(self) -> list[int]:
        """The variables of all terms."""
        return [column for terms, _ in self.equations for column in terms]

    @property
    def factors(self) -> list[int]:
        """The factors of all terms."""
        return [factor for terms, _ in self.equations for factor in terms.values()]

    @property
    def values(self) -> list[int]:
        """The values of the equations."""
        return [value for _, value in self.equations]


Solve = Callable[[IntegerProgram], Sequence[float] | None]


def solve_with_highspy(program: IntegerProgram) -> Sequence[float] | None:
    """Return the variables of the cheapest solution; None if there is none."""
    import highspy  # 4 MB that only a game at a real table needs
    import numpy as np

    solver, n, choices = highspy.Highs(), len(program.costs), program.choices  # type: ignore[no-untyped-call]
    for option, value in (("output_flag", False), ("threads", 1), ("time_limit", MOST_SECONDS)):
        solver.setOptionValue(option, value)
    upper = np.full(n, highspy.kHighsInf)
    upper[:choices] = 1
    solver.addVars(n, np.zeros(n), upper)
    solver.changeColsCost(n, np.arange(n, dtype=np.int32), np.array(program.costs, float))
    whole = np.full(choices, highspy.HighsVarType.kInteger)
    solver.changeColsIntegrality(choices, np.arange(choices, dtype=np.int32), whole)
    values, columns = np.array(program.values, float), np.array(program.columns, np.int32)
    begins, factors = np.array(program.begins, np.int32), np.array(program.factors, float)
    solver.addRows(len(values), values, values, len(columns), begins, columns, factors)
    solver.run()
    if solver.getInfo().primal_solution_status != highspy.SolutionStatus.kSolutionStatusFeasible:
        return None
    found: Sequence[float] = solver.getSolution().col_value
    return found


_solve: Solve = solve_with_highspy


def use_solver(solve: Solve) -> None:
    """Use another solver from now on: a browser brings its own."""
    global _solve
    _solve = solve


def solve_program(program: IntegerProgram) -> Sequence[float] | None:
    """Return the variables of the cheapest solution; None if there is none."""
    return _solve(program)
