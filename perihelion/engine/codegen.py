"""Writes the dispatch of one game from its table of steps.

The dispatch is the part of a game's loops that depends on its rules: which step serves which phase, and which id means
which axis values. It replaces the marked lines of loops.py, so that all calls between loops and rules are direct.
"""

from __future__ import annotations

from pathlib import Path

from ..core import default_rules
from ..core.actions import Family
from ..core.game import Game
from ..core.steps import Step

DISPATCHED = ("actor", "deals", "seen", "points", "winners", "sample", "prepare", "seats", "team")
"""The parts of the rules that loops call by name."""


def write_source(game: Game) -> str:
    """Return the module of one game: loops.py with its declarations replaced by the dispatch."""
    text = (Path(__file__).parent / "loops.py").read_text(encoding="utf-8")
    head, _, rest = text.partition("# dispatch begins\n")
    tail = rest.partition("# dispatch ends\n")[2]
    return head + "\n".join(_dispatch(game)) + tail


def _dispatch(game: Game) -> list[str]:
    rules, steps = game.rules, game.rules.steps
    names = {key: i for i, key in enumerate(steps)}
    asks: dict[
        tuple[int, Family], int
    ] = {}  # one function for each step, however many phases it serves: less to compile
    for (phase, family), step in steps.items():
        asks.setdefault((id(step), family), names[phase, family])
    lines = [f"from {game.package}.rules import RULES as rules", "", "STEPS = list(rules.steps.values())"]
    lines += [f"ACTIONS = {len(game.actions)}", f"OUTCOMES = {game.most_outcomes}"]
    for i, step in enumerate(steps.values()):
        lines += [f"may_{i} = STEPS[{i}].may", f"do_{i} = STEPS[{i}].do"]
        lines += [f"{axis}_{i} = STEPS[{i}].candidates[{axis!r}]" for axis in step.candidates]
    lines += [_part(game, name) for name in DISPATCHED]
    lines += ["deal_outcome = rules.deal"]
    lines += _worth(game)
    lines += ["advance = rules.advance"] if rules.advance else []
    then = ["    advance(s)"] if rules.advance else []

    phases = sorted({phase for phase, _ in steps})
    in_phase = {p: [f for f in rules.families if (p, f) in steps] for p in phases}
    first = game.actions.first

    by_name = dict(enumerate(steps.values()))
    for (_, family), i in asks.items():
        lines += _ask(family, by_name[i], i, first[family])
    lines += ["", "", "@rule", "def legal(s, f, ids):", "    prepare(s, f)", "    phase = s.phase", "    n = 0"]
    for branch, phase in enumerate(phases):
        lines.append(f"    {'if' if branch == 0 else 'elif'} phase == {phase}:")
        for family in in_phase[phase]:
            lines.append(f"        n = ask_{asks[id(steps[phase, family]), family]}(s, f, ids, n)")
    lines += ["    return n", ""]

    lines += ["", "@rule", "def refuse(s, f, number):", "    prepare(s, f)", "    phase = s.phase"]
    for phase in phases:
        lines.append(f"    if phase == {phase}:")
        for family in in_phase[phase]:
            i, start = names[phase, family], first[family]
            lines += _member(family, start, f"return may_{i}(s, f{{}})")
    lines += ["    return -1", ""]

    lines += ["", "@rule", "def do(s, number):", "    phase = s.phase"]
    for phase in phases:
        lines.append(f"    if phase == {phase}:")
        for family in in_phase[phase]:
            lines += _member(family, first[family], f"do_{names[phase, family]}(s{{}})", "return")
    lines += ["", "", "@rule", "def play(s, number):", "    do(s, number)", *then]
    lines += ["", "", "@rule", "def deal(s, outcome):", "    deal_outcome(s, outcome)", *then]
    return [*lines, ""]


def _part(game: Game, name: str) -> str:
    """Write the import of a part from the game's rules, or the default if the game leaves it out."""
    if getattr(game.rules, name) is getattr(default_rules, name, None):
        return f"from {default_rules.__name__} import {name}"
    return f"{name} = rules.{name}"


def _worth(game: Game) -> list[str]:
    """Write the sum of the weighted terms of the game's judge, or the points if the game has no judge."""
    head = ["", "", "@rule", "def worth(s, f, seat):"]
    if game.judge is None:
        return [*head, "    return points(s, seat) * 1000000"]
    imports = [f"from {game.package}.judge import JUDGE"]
    imports += [f"term_{i} = JUDGE.terms[{name!r}][1]" for i, name in enumerate(game.judge.terms)]
    terms = [f"{weight} * term_{i}(s, f, seat)" for i, (weight, _) in enumerate(game.judge.terms.values())]
    return [*imports, *head, f"    return {' + '.join(terms)}"]


def _ask(family: Family, step: Step, i: int, start: int) -> list[str]:
    """Write the function that calls `may` for every member of the family that might be legal."""
    lines, indent, member = ["", "", "@rule", f"def ask_{i}(s, f, ids, n):"], "    ", ""
    next_value: list[str] = []
    for axis in family.axes:
        a = f"a_{axis.name}"
        if axis.name in step.candidates:
            k = f"k_{axis.name}"
            lines += [
                f"{indent}{k} = 0",
                f"{indent}{a} = {axis.name}_{i}(s, f, 0)",
                f"{indent}while {a} >= 0:",
            ]
            indent += "    "
            next_value = [f"{indent}{k} += 1", f"{indent}{a} = {axis.name}_{i}(s, f, {k})", *next_value]
        else:
            lines.append(f"{indent}for {a} in range({len(axis)}):")
            indent += "    "
        member = f"({member}) * {len(axis)} + {a}" if member else a
    values = "".join(f", a_{axis.name}" for axis in family.axes)
    lines += [
        f"{indent}if may_{i}(s, f{values}) == 0:",
        f"{indent}    ids[n] = {start}" + (f" + {member}" if member else ""),
        f"{indent}    n += 1",
    ]
    return [*lines, *next_value, "    return n"]


def _member(family: Family, start: int, call: str, after: str = "") -> list[str]:
    """Write: if the number belongs to the family, split it into axis values and call."""
    lines = [f"        if {start} <= number < {start + family.size}:"]
    if family.axes:
        lines.append(f"            k = number - {start}")
    for axis in reversed(family.axes):
        lines += [f"            a_{axis.name} = k % {len(axis)}", f"            k = k // {len(axis)}"]
    if family.axes:
        lines.pop()
    lines.append("            " + call.format("".join(f", a_{axis.name}" for axis in family.axes)))
    return lines + ([f"            {after}"] if after else [])
