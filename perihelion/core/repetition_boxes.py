"""The boxes of spaced repetition: what is solved comes again later and later (Leitner)."""

from __future__ import annotations

DAYS = (1, 3, 7, 21, 60)
"""Days until a mistake comes again, box by box: a solved one moves on, a missed one goes to the first box."""
SECONDS_A_DAY = 86_400
MOST_OF_GUEST = 300
"""Limit of mistakes that a guest practises; further ones are not added."""


def next_box(box: int, solved: bool) -> int | None:
    """Return the box after a try; None if everything is learned."""
    following = box + 1 if solved else 0
    return following if following < len(DAYS) else None


def due_again(box: int, now: float) -> float:
    """Return when something in this box comes again."""
    return now + DAYS[box] * SECONDS_A_DAY
