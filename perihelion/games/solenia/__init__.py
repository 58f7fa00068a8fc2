"""Solenia: deliver by day what is found at night, and by night what grows by day."""

from __future__ import annotations

from perihelion.rules import Game, Option

GAME = Game(
    key="solenia",
    package=__name__,
    prefix="SOLENIA",
    version=1,
    options=(
        Option("players", range(1, 5), default=2, alias="n_players"),
        Option("variant", ("summer", "winter", "upgrades"), default="summer"),
        Option("layout", (0, 1, "random"), default="random"),
    ),
)
