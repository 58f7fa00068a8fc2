"""The cardboard of a game: `components.toml` of its package, as a dictionary."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from ..errors import InvalidComponents


def read(package: str) -> dict[str, Any]:
    """The components of the game in this package."""
    source = files(package) / "components.toml"
    try:
        return tomllib.loads(source.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise InvalidComponents(f"{source}: {error}") from None
