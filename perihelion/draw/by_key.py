"""Dispatches a key to a function by the pattern it matches.

about = by_key({r"c(\\d)(\\d)": _cell, r"player-(\\w)": _player})
about(view, "c45")                  # calls _cell(view, "4", "5")
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any


def by_key(functions: Mapping[str, Callable[..., Any]]) -> Callable[[object, str], Any]:
    """Return a function of a view and a key. It calls the first function whose pattern matches the whole key."""
    patterns = [(re.compile(pattern), function) for pattern, function in functions.items()]

    def find(view: object, key: str) -> Any:
        for pattern, function in patterns:
            if found := pattern.fullmatch(key):
                return function(view, *found.groups())
        return None

    return find
