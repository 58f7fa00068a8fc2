"""The lessons of the game, in the order in which one learns it."""

from __future__ import annotations

from perihelion.rules import Lesson

LEARNER = 0

LESSONS = (
    Lesson(
        key="last-stick",
        rules=(6, 4),
        options={"players": 2},
        state={"left": 6, "taken": [3, 3, 0, 0]},
        script=("1",),  # the other player takes one stick
        goal=lambda s: s.winner == LEARNER,
        solution=("2", "3"),
    ),
)
