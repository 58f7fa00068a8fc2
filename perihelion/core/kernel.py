"""Writes the dispatch of one game out of its table of steps, and loads it for a runtime.

The dispatch is a real module: interpreted it lives in memory, compiled it stands in a cache folder whose name is a
hash of everything that can change what the machine code does. So an edited rule never runs old code, and Numba finds
its own cache files beside the module.
"""

from __future__ import annotations

import hashlib
import importlib.util
import linecache
import os
import platform
import sys
import tempfile
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

from .actions import Family
from .game import Game
from .jit import CUDA, KIT, PLAIN, twin
from .steps import Step

ENGINE = ("actions", "jit", "kernel", "kit", "loops", "record", "steps")
"""The files of the engine that shape machine code."""

NOT_RULES = ("board", "board.py", "planes.py")
"""What in a game's folder does not, beside words."""


def source(game: Game) -> str:
    """The module of one game: loops.py with the dispatch in place of its declarations."""
    text = (Path(__file__).parent / "loops.py").read_text(encoding="utf-8")
    head, _, rest = text.partition("# dispatch begins\n")
    tail = rest.partition("# dispatch ends\n")[2]
    return head + "\n".join(_dispatch(game)) + tail


def _dispatch(game: Game) -> list[str]:
    rules = game.rules
    steps: dict[tuple[int, Family], Step] = rules.STEPS
    names = {key: i for i, key in enumerate(steps)}
    asks: dict[tuple[int, Family], int] = {}  # one function for a step, however many phases it serves: less to compile
    for (phase, family), step in steps.items():
        asks.setdefault((id(step), family), names[phase, family])
    lines = [f"import {game.package}.rules as rules", "", "STEPS = list(rules.STEPS.values())"]
    most = max((len(book) for book in game.outcomes.values()), default=1)
    lines += [f"ACTIONS = {len(game.actions)}", f"OUTCOMES = {most}"]
    for i, step in enumerate(steps.values()):
        lines += [f"may_{i} = STEPS[{i}].may", f"do_{i} = STEPS[{i}].do"]
        lines += [f"{axis}_{i} = STEPS[{i}].candidates[{axis!r}]" for axis in step.candidates]
    for name in ("actor", "deals", "seen", "points", "winners", "sample", "prepare", "seats", "team"):
        lines.append(f"{name} = rules.{name}")
    lines += _worth(game)
    then = ["    rules.advance(s)"] if hasattr(rules, "advance") else []

    phases = sorted({phase for phase, _ in steps})
    field = game.phase_field
    in_phase = {p: [f for f in rules.FAMILIES if (p, f) in steps] for p in phases}
    first = game.actions.first

    by_name = dict(enumerate(steps.values()))
    for (_, family), i in asks.items():
        lines += _ask(family, by_name[i], i, first[family])
    lines += ["", "", "@rule", "def legal(s, f, ids):", "    prepare(s, f)", f"    phase = s.{field}", "    n = 0"]
    for branch, phase in enumerate(phases):
        lines.append(f"    {'if' if branch == 0 else 'elif'} phase == {phase}:")
        for family in in_phase[phase]:
            lines.append(f"        n = ask_{asks[id(steps[phase, family]), family]}(s, f, ids, n)")
    lines += ["    return n", ""]

    lines += ["", "@rule", "def refuse(s, f, number):", "    prepare(s, f)", f"    phase = s.{field}"]
    for phase in phases:
        lines.append(f"    if phase == {phase}:")
        for family in in_phase[phase]:
            i, start = names[phase, family], first[family]
            lines += _member(family, start, f"return may_{i}(s, f{{}})")
    lines += ["    return -1", ""]

    lines += ["", "@rule", "def do(s, number):", f"    phase = s.{field}"]
    for phase in phases:
        lines.append(f"    if phase == {phase}:")
        for family in in_phase[phase]:
            lines += _member(family, first[family], f"do_{names[phase, family]}(s{{}})", "return")
    lines += ["", "", "@rule", "def play(s, number):", "    do(s, number)", *then]
    lines += ["", "", "@rule", "def deal(s, outcome):", "    rules.deal(s, outcome)", *then]
    return [*lines, ""]


def _worth(game: Game) -> list[str]:
    """The weighted terms of the game's judge added up, or the points."""
    judge: Any = game.part("judge")
    head = ["", "", "@rule", "def worth(s, f, seat):"]
    if judge is None:
        return [*head, "    return points(s, seat) * 1000000"]
    terms = [f"{weight} * judging.judge(s, f, seat, {term})" for term, weight in enumerate(judge.WEIGHTS)]
    return [f"import {game.package}.judge as judging", *head, f"    return {' + '.join(terms)}"]


def _ask(family: Family, step: Step, i: int, start: int) -> list[str]:
    """Ask `may` for every member of the family that is worth asking."""
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
    """If the number belongs to the family, split it into axis values and call."""
    lines = [f"        if {start} <= number < {start + family.size}:"]
    if family.axes:
        lines.append(f"            k = number - {start}")
    for axis in reversed(family.axes):
        lines += [f"            a_{axis.name} = k % {len(axis)}", f"            k = k // {len(axis)}"]
    if family.axes:
        lines.pop()
    lines.append("            " + call.format("".join(f", a_{axis.name}" for axis in family.axes)))
    return lines + ([f"            {after}"] if after else [])


def interpreted(game: Game) -> ModuleType:
    """The dispatch of a game on plain records."""
    return _in_memory(_name(game, PLAIN), source(game))


def _in_memory(name: str, text: str) -> ModuleType:
    """A module that stands in no file; a traceback shows its lines all the same."""
    module = sys.modules[name] = ModuleType(name)
    filename = f"<{name}>"
    linecache.cache[filename] = (len(text), None, text.splitlines(True), filename)
    exec(compile(text, filename, "exec"), module.__dict__)
    return module


def compiled(game: Game, mode: str) -> ModuleType:
    """The dispatch of a game on packed records; its machine code comes from the cache once it is there."""
    assert mode != PLAIN
    text = source(game)  # out of the plain rules, so before the twin is read
    return twin(game.package, mode, lambda: _module(_name(game, mode), folder(game, mode), text))


def around(game: Game, mode: str, file: str) -> ModuleType:
    """Loops of another part of Perihelion around the rules of a game: a file that imports `perihelion.core.loops`.

    It is loaded with the game's own dispatch in place of the declarations there.
    """
    inner = sys.modules.get(_name(game, mode)) or (interpreted(game) if mode == PLAIN else compiled(game, mode))
    text = Path(file).read_text(encoding="utf-8").replace("perihelion.core.loops", inner.__name__)
    if mode == PLAIN:
        return _in_memory(f"{Path(file).stem}_{inner.__name__}", text)
    name = f"{Path(file).stem}_{hashlib.sha256(text.encode()).hexdigest()[:8]}_{_name(game, mode)}"
    return twin(game.package, mode, lambda: _module(name, folder(game, mode), text))


def shared(mode: str, file: str) -> ModuleType:
    """Loops that know no game, compiled once for all of them."""
    text = Path(file).read_text(encoding="utf-8")
    name = f"perihelion_{Path(file).stem}_{mode}"
    digest = _digest(mode, [Path(file), *_engine()])
    return sys.modules.get(name) or twin(KIT, mode, lambda: _module(name, cache_root() / f"all-{mode}-{digest}", text))


def _name(game: Game, mode: str) -> str:
    return f"perihelion_kernel_{game.key}_{mode}"


def _module(name: str, where: Path, text: str) -> ModuleType:
    """The module of this name and text, as a file in the cache; Numba finds its machine code by both."""
    path = where / f"{name}.py"
    if not path.exists():
        _write(path, text)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _write(path: Path, text: str) -> None:
    """Write whole or not at all: two processes may come here at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(name, path)


def folder(game: Game, mode: str) -> Path:
    """The cache folder for this game as it is now, on this machine, with these versions."""
    return cache_root() / f"{game.key}-{mode}-{fingerprint(game, mode)}"


def cache_root() -> Path:
    """PERIHELION_CACHE, or `perihelion` in the user's cache folder."""
    given = os.environ.get("PERIHELION_CACHE")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "perihelion"


def fingerprint(game: Game, mode: str) -> str:
    """A hash of all that shapes the machine code: rules, data, engine, versions, processor."""
    return _digest(mode, [*_files_of(game), *_engine()])


def _digest(mode: str, paths: list[Path]) -> str:
    from importlib.metadata import version

    digest = hashlib.sha256()
    packages = ["numba", "llvmlite", "numpy", *(["numba-cuda"] if mode == CUDA else [])]
    parts: list[Any] = [sys.version, *map(version, packages), _processor(), mode]
    digest.update(repr(parts).encode())
    for path in paths:
        data = path.read_bytes()
        digest.update(f"{path.name} {len(data)} ".encode() + data)
    return digest.hexdigest()[:20]


def _engine() -> list[Path]:
    return [Path(__file__).parent / f"{name}.py" for name in ENGINE]


def _files_of(game: Game) -> list[Path]:
    root = Path(str(files(game.package)))
    found = sorted(p for p in root.rglob("*") if p.suffix in (".py", ".toml"))
    return [p for p in found if p.relative_to(root).parts[0] not in NOT_RULES]


def _processor() -> str:
    """The processor's model and abilities, without importing LLVM."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return " ".join(line for line in lines[:40] if line.startswith(("model name", "flags", "CPU part", "Features")))
