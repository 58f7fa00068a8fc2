"""The components of a game: `components.toml` of its package, as a dictionary."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from ..errors import InvalidComponents


def read(package: str) -> dict[str, Any]:
    """Return the components of the game in this package. Raises InvalidComponents if the file is not TOML."""
    source = files(package) / "components.toml"
    try:
        return tomllib.loads(source.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise InvalidComponents(f"{source}: {error}") from None
