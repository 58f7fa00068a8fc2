"""Solaris: companies on a ring-shaped station send energy to the laser before a red giant."""

from __future__ import annotations

from perihelion.rules import Game, Option


def read_layout(given: object) -> str:
    """SOLARIS-75: `standard`, `random`, or six station codes in ring order, text or list, the energy centre last."""
    from .rules.components import STATION_CODES

    if given is None:
        return "standard"
    words = given.replace(",", " ").split() if isinstance(given, str) else given
    names = [str(word).upper() for word in words] if isinstance(words, list | tuple) else []
    if names in (["STANDARD"], ["RANDOM"]):
        return names[0].lower()
    if sorted(names) != sorted(STATION_CODES) or names[-1] != STATION_CODES[-1]:
        right = f"standard, random, or {' '.join(STATION_CODES)} in any order with {STATION_CODES[-1]} last"
        raise ValueError(f"{given!r} is no layout; possible: {right}")
    return "standard" if names == list(STATION_CODES) else " ".join(names)


GAME = Game(
    key="solaris",
    package=__name__,
    prefix="SOLARIS",
    version=1,
    options=(
        Option("players", (3, 4, 5)),
        Option("time_game", (False, True), default=False),
        Option("layout", ("standard", "random"), default="standard", read=read_layout),
        Option("max_rounds", range(1, 101), default=12),
    ),
)
