"""The cache of generated modules and their machine code.

The name of a cache folder contains a hash of everything that shapes the machine code: the rules and components of the
game, the engine's own files, the versions of Python, NumPy and Numba, and the processor. So an edited rule never runs
stale code, and Numba finds its own cache files beside the module.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import sys
import tempfile
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..core.components import changes_file
from ..core.game import Game
from ..operating_system import user_folder
from .jit import CUDA

ENGINE = (
    "core/actions", "core/contract", "core/default_rules", "core/events", "core/game", "core/generator", "core/memory",
    "core/packing", "core/recall", "core/record", "core/rule", "core/steps", "core/vocabulary", "engine/arrays",
    "engine/codegen", "engine/float_rules", "engine/jit", "engine/loading", "engine/loops", "engine/network_rules",
)  # fmt: skip
"""The files of Perihelion that shape machine code."""

NOT_RULES = (
    "automatic.py", "board", "board.py", "lessons", "limits.py", "measures.py", "observation.py", "prompts.py",
    "refusals.py", "search.toml", "styles.toml", "tour.py",
)  # fmt: skip
"""Files in a game's folder that do not shape machine code, besides the words files."""


def folder_of(game: Game, mode: str) -> Path:
    """Return the cache folder for the current state of this game, on this machine, with these versions."""
    return cache_root() / f"{game.key}-{mode}-{fingerprint(game, mode)}"


def shared_folder(mode: str, paths: list[Path]) -> Path:
    """Return the cache folder for files that do not belong to a game."""
    return cache_root() / f"all-{mode}-{_digest(mode, [*paths, *_engine_files()])}"


def cache_root() -> Path:
    """Return PERIHELION_CACHE, or `perihelion` in the user's cache folder."""
    given = os.environ.get("PERIHELION_CACHE")
    if given:
        return Path(given)
    return user_folder("cache")


def fingerprint(game: Game, mode: str) -> str:
    """Return a hash of everything that shapes the machine code of a game."""
    return _digest(mode, [*_files_of(game), *_engine_files()])


def digest_of_loops(path: Path) -> str:
    """Return a hash of a loop file and of all loop files and neighbouring files it imports.

    They all shape its machine code.
    """
    text = path.read_text(encoding="utf-8")
    digest = hashlib.sha256(text.encode())
    for package, module in re.findall(r"^from (?:([\w.]+)\.)?(\w+) import", text, re.MULTILINE):
        beside = path.with_name(f"{module}.py")
        elsewhere = find_spec(f"{package}.{module}") if package and module.endswith("_loops") else None
        needed = beside if elsewhere is None or elsewhere.origin is None else Path(elsewhere.origin)
        if needed.exists():
            digest.update(digest_of_loops(needed).encode())
    return digest.hexdigest()[:8]


def write_file(path: Path, text: str) -> None:
    """Write a file atomically: two processes may write it at the same time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(name, path)


def _digest(mode: str, paths: list[Path]) -> str:
    digest = hashlib.sha256(_versions(mode).encode())
    for path in paths:
        data = path.read_bytes()
        digest.update(f"{path.name} {len(data)} ".encode() + data)
    return digest.hexdigest()[:20]


@cache
def _versions(mode: str) -> str:
    """Return what shapes machine code besides files. A process reads it once: the metadata of packages is slow."""
    packages = ["numba", "llvmlite", "numpy", *(["numba-cuda"] if mode == CUDA else [])]
    parts: list[Any] = [sys.version, *map(version, packages), _processor(), mode]
    return repr(parts)


def _engine_files() -> list[Path]:
    root = Path(__file__).parent.parent
    return [root / f"{name}.py" for name in ENGINE]


def _files_of(game: Game) -> list[Path]:
    root = Path(str(files(game.package)))
    found = sorted(p for p in root.rglob("*") if p.suffix in (".py", ".toml"))
    changes = changes_file()
    return [p for p in found if p.relative_to(root).parts[0] not in NOT_RULES] + ([changes] if changes else [])


def _processor() -> str:
    """Return the processor's model and features, without importing LLVM."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return " ".join(line for line in lines[:40] if line.startswith(("model name", "flags", "CPU part", "Features")))
