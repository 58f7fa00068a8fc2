"""Checks of a game's parts against the contract. Each check returns a sentence for everything missing or wrong."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from dataclasses import fields

from . import default_rules
from .contract import Judge, Rules
from .record import OWNER, Record

COMMON_FIELDS = ("phase", "players", "to_act")
"""Every state has these fields under these names."""


def check_rules(rules: Rules[Record, Record]) -> list[str]:
    """Check types, signatures, fields, steps and phases."""
    problems = _check_signatures(rules)
    state: object = rules.state
    if not (isinstance(state, type) and issubclass(state, Record)):
        return [*problems, "state: it must be a class derived from Record"]
    return [*problems, *_check_state(rules), *_check_steps(rules), *_check_phases(rules), *_check_choosing(rules)]


def check_judge(judge: Judge[Record, Record]) -> list[str]:
    """Check that every term has a whole number as its weight and a function of (s, f, seat)."""
    problems = []
    terms: Mapping[str, object] = judge.terms
    for name, term in terms.items():
        match term:
            case (int(), function) if callable(function):
                if len(inspect.signature(function).parameters) != 3:
                    problems.append(f"judge: {name!r} must take (s, f, seat), not {inspect.signature(function)}")
            case _:
                problems.append(f"judge: {name!r} must be (weight, function), not {term!r}")
    return problems


def _check_signatures(contract: Rules[Record, Record]) -> list[str]:
    """Compare the number of parameters of each function with the contract."""
    problems = []
    for part in fields(contract):
        value, signature = getattr(contract, part.name), part.metadata["signature"]
        declared = re.match(r"(?:@rule )?\(([^)]*)\) ->", signature)
        if declared is None or value is None:
            continue
        wanted = [name.strip() for name in declared[1].split(",") if name.strip()]
        if not callable(value):
            problems.append(f"{part.name}: it must be a function {signature}, not {value!r}")
        elif len(inspect.signature(value).parameters) != len(wanted):
            problems.append(f"{part.name}: it must take ({', '.join(wanted)}), not {inspect.signature(value)}")
    return problems


def _check_state(rules: Rules[Record, Record]) -> list[str]:
    names = [field.name for field in rules.state.fields]
    problems = [f"state: it has no field {name!r}" for name in COMMON_FIELDS if name not in names]
    for field in rules.state.fields:
        if not field.doc:
            problems.append(f"state: the field {field.name!r} has no line that says what it holds")
        if field.unless and field.unless not in names:
            problems.append(f"state: {field.name!r} opens by {field.unless!r}, but there is no such field")
        if field.seen == OWNER and not field.shape:
            problems.append(f"state: {field.name!r} belongs to its owner, so its first axis must be the seats")
    problems += [
        f"state: the former name {old!r} stands for {new!r}, but there is no such field"
        for old, new in rules.state.former_names.items()
        if new not in names
    ]
    return problems


def _check_steps(rules: Rules[Record, Record]) -> list[str]:
    problems = []
    for (phase, family), step in rules.steps.items():
        where = f"steps: {family.name!r} in phase {_phase_name(rules, phase)}"
        if family not in rules.families:
            problems.append(f"{where}: the family is not in `families`")
        axes = [axis.name for axis in family.axes]
        problems += [
            f"{where}: candidates for {a!r}, but its axes are {axes}" for a in step.candidates if a not in axes
        ]
        for name, function, first in (("may", step.may, 2), ("do", step.do, 1)):
            found = len(inspect.signature(function).parameters)
            if found != first + len(axes):
                wanted = ", ".join([*("s", "f")[:first], *axes])
                problems.append(f"{where}: `{name}` must take ({wanted}), not {inspect.signature(function)}")
    return problems


def _check_phases(rules: Rules[Record, Record]) -> list[str]:
    used = {phase for phase, _ in rules.steps} | set(rules.outcomes)
    problems = [f"phases: there is no phase {p}" for p in sorted(used) if not 0 <= p < len(rules.phases)]
    return problems + [
        f"phase_rules: {_phase_name(rules, phase)} has no rule"
        for phase in sorted(used)
        if phase not in rules.phase_rules
    ]


def _check_choosing(rules: Rules[Record, Record]) -> list[str]:
    """A simultaneous decision is turned to a seat by writing `to_act`, so `to_act` must be the seat to act."""
    if rules.choosing is None or rules.actor is default_rules.actor:
        return []
    return ["actor: a game with `choosing` leaves it out, because `to_act` names the seat that chooses"]


def _phase_name(rules: Rules[Record, Record], phase: int) -> str:
    return rules.phases[phase] if 0 <= phase < len(rules.phases) else str(phase)
