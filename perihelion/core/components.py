"""The components of a game: `components.toml` of its package, as a dictionary.

`perihelion lab` plays with other numbers than those of the box, in processes of its own. There the environment names a
file of changes; they are made when the game is loaded, and the machine code is that of the changed game.
"""

from __future__ import annotations

import json
import os
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from ..errors import InvalidComponents, InvalidOptions

CHANGES = "PERIHELION_CHANGES"
"""The variable of the environment that names the file of changes."""


class Change(NamedTuple):
    """One other value: the place in components.toml, from the outermost table inwards."""

    place: list[str]
    value: Any

    @property
    def text(self) -> str:
        """The change as people write it."""
        return f"{'.'.join(self.place)}={json.dumps(self.value, ensure_ascii=False)}"


def read(package: str) -> dict[str, Any]:
    """Return the components of the game in this package. Raises InvalidComponents if the file is not TOML."""
    source = files(package) / "components.toml"
    try:
        components = tomllib.loads(source.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise InvalidComponents(f"{source}: {error}") from None
    for change in changes_of(package):
        make_change(components, change)
    return components


def changes_file() -> Path | None:
    """Return the file of changes, if there is one in this process."""
    return Path(os.environ[CHANGES]) if CHANGES in os.environ else None


def changes_of(package: str) -> list[Change]:
    """Return the changes of the game in this package."""
    file = changes_file()
    held = json.loads(file.read_text(encoding="utf-8")) if file else {}
    return [Change(place, value) for place, value in held.get(package, [])]


def read_change(text: str) -> Change:
    """Return a change written as `card.0:ws.copies=2`; the value is one of TOML."""
    place, is_change, value = text.partition("=")
    try:
        if is_change and place.strip():
            return Change(place.strip().split("."), tomllib.loads(f"value = {value}")["value"])
    except tomllib.TOMLDecodeError:
        pass
    raise InvalidOptions(f'{text!r} is no change; write PLACE=VALUE, such as setup.hand=4 or solar.stars="2 1"')


def make_change(components: dict[str, Any], change: Change) -> None:
    """Put another value into the components. Raises InvalidOptions if the place is unknown or has another kind."""
    *outer, last = change.place
    inside: Any = components
    for step in outer:
        inside = inside[_key(inside, step, change)]
    key = _key(inside, last, change)
    old = inside[key]
    numbers = (int, float)
    if not (type(old) is type(change.value) or (type(old) in numbers and type(change.value) in numbers)):
        raise InvalidOptions(
            f"{change.text}: the value was {json.dumps(old, ensure_ascii=False)}, which is another kind"
        )
    inside[key] = change.value


def _key(inside: Any, step: str, change: Change) -> str | int:
    """Return the key of a table, or the index of an element given by its number or by its `name`."""
    if isinstance(inside, dict):
        if step in inside:
            return step
        known = list(inside)
    elif isinstance(inside, list):
        names = [str(each.get("name", i)) if isinstance(each, dict) else str(i) for i, each in enumerate(inside)]
        if step in names:
            return names.index(step)
        if step.isdecimal() and int(step) < len(inside):
            return int(step)
        known = names
    else:
        known = []
    raise InvalidOptions(f"{change.text}: there is no {step!r} here; possible: {', '.join(known) or 'nothing'}")
