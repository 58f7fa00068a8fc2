"""The version of a game's rules: a number set by the author, and hashes of the components and sources."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from pathlib import Path

from ..json_types import JsonObject
from .game import Game


@cache
def rules_version(game: Game) -> JsonObject:
    """Return version and hashes of the rules as they are installed. Equal values mean equal rules."""
    root = Path(str(files(game.package)))
    components = root / "components.toml"
    sources = sorted([*root.glob("rules.py"), *(root / "rules").rglob("*.py")])
    return {
        "version": game.version,
        "components": _hash_files([components] if components.exists() else []),
        "sources": _hash_files(sources),
    }


def _hash_files(paths: list[Path]) -> str:
    """Return a short hash over names and contents."""
    digest = hashlib.sha256()
    for path in paths:
        data = path.read_bytes()
        digest.update(f"{path.name} {len(data)} ".encode() + data)
    return digest.hexdigest()[:16]
