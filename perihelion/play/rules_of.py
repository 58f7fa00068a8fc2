"""Which rules a table follows: the version, a hash of the components and one of the sources; and the record as data."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from ..core.game import Game
from ..core.notation import set_field
from ..core.record import ALL
from ..core.runtime import start


@cache
def rules_of(game: Game) -> dict[str, Any]:
    """Version and hashes of the rules as they are installed."""
    root = Path(str(files(game.package)))
    components = root / "components.toml"
    sources = sorted([*root.glob("rules.py"), *(root / "rules").rglob("*.py")])
    return {
        "version": game.version,
        "components": _hash([components] if components.exists() else []),
        "sources": _hash(sources),
    }


def _hash(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        data = path.read_bytes()
        digest.update(f"{path.name} {len(data)} ".encode() + data)
    return digest.hexdigest()[:16]


def hides(game: Game, plain: Any) -> bool:
    """Whether the game, played with the options of this state, hides anything from anybody."""
    return any(
        field.seen != ALL and not (field.unless and getattr(plain, field.unless)) for field in game.rules.State.fields
    )


def record(plain: Any) -> dict[str, Any]:
    """A plain state as data: field names and numbers."""
    return {
        field.name: list(value.values()) if field.shape else value
        for field in plain.fields
        for value in [getattr(plain, field.name)]
    }


def state(game: Game, options: dict[str, Any], stored: dict[str, Any]) -> Any:
    """The plain state of a stored record; InvalidPosition where the fields are others today."""
    plain = start(game, options)
    for name, value in stored.items():
        set_field(game, plain, name, value)
    return plain
