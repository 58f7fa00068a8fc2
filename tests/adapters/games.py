"""Short games for the tests of the adapters."""

from typing import Any

SHORT: dict[str, dict[str, Any]] = {
    "leduc": {},
    "solari": {"max_turns": 6},
    "solaris": {"players": 3, "max_rounds": 1},
    "solenia": {"players": 2},
    "solarius": {"players": 2},
}


def spiel_name(key, ending=""):
    """Return the name under which OpenSpiel loads such a game; with the ending `_points` the utility is the points."""
    inside = ",".join(f"{name}={value}" for name, value in SHORT[key].items())
    return f"perihelion_{key}{ending}({inside})" if inside else f"perihelion_{key}{ending}"
