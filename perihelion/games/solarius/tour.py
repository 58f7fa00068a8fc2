"""The first game of Solarius Mission: a die on a normal field, what its colour does, and a drive.

A flight without a goal is not a good first turn, and exchanges can wait.
"""

from __future__ import annotations

from perihelion.rules import Tour

TOUR = Tour(
    prefer={"PLACE_DIE": ("@n",), "B_MENU": ("drv", "draw", "end"), "DRIVES": (".",), "TURN_END": ("end",)},
    skip=("x", "y", "fin"),
)
