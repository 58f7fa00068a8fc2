"""Entered games that cannot be shown completely, because of a defect or because the rules have changed since.

No entry may make its page unreadable. A new entry is shown before it is stored, and refused if that fails. A stored
game is shown up to the last moment that can be shown, and the person who entered it may take the rest back.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence

from ...companion.entered_game import ENTERED
from ...table.errors import Conflict
from ..schemas.companions import CompanionPosition, Correction
from .companion import Companion

NEAR = 12
"""Number of last entries that are dropped one by one until the rest can be shown; after that in longer steps."""

logger = logging.getLogger("perihelion.web")


def show_changed(companion: Companion) -> CompanionPosition:
    """Return the page of a changed game that is not stored yet. Raises Conflict if it cannot be shown."""
    try:
        return companion.show()
    except Exception:
        logger.exception("an entry in a game of %s cannot be shown", companion.row.game)
        raise Conflict("unshown", "error-companion-show") from None


def show_stored(
    companion: Companion, at: int | None = None, whole: bool = False, correction: Correction | None = None
) -> CompanionPosition:
    """Return the page of a stored game. If not all of it can be shown, it names the entries left out."""
    row = companion.row
    if companion.is_complete:
        try:
            return companion.show(at, whole, correction)
        except Exception:
            logger.exception("a stored game of %s cannot be shown", row.game)
            if at is not None and at < len(row.moves):
                raise Conflict("unshown", "error-companion-moment") from None
    shown, length = _show_part(companion, whole)
    left_out = zip(row.moves[length:], row.kinds[length:], strict=True)
    return {
        **shown,
        "count": len(row.moves),
        "prompt": companion.words("companion-unshown"),
        "choices": [],
        "pad": [],
        "unshown": [move.removeprefix("~") for move, kind in left_out if kind == ENTERED],
    }


def show_readable(companion: Companion) -> CompanionPosition:
    """Take back entries until the game can be shown, and return its page."""
    return _show_part(companion)[0]


def _show_part(companion: Companion, whole: bool = False) -> tuple[CompanionPosition, int]:
    """Return the page of the longest part of a game that can be shown, and its number of moves.

    Forced and assumed steps after them are made by today's rules.
    """
    entered = companion.entered
    for length in list(_parts(entered.kinds)):
        entered.cut(length)
        try:
            entered.play_forced_steps()
            return companion.show(whole=whole), length
        except Exception:
            logger.warning("%d moves of a game of %s cannot be shown", length, companion.row.game, exc_info=True)
    raise Conflict("unshown", "error-companion-nothing")


def _parts(kinds: Sequence[str]) -> Iterator[int]:
    """Yield the number of moves to show: all, then fewer, one entry at a time and finally in longer steps."""
    yield len(kinds)
    made = [i for i, kind in enumerate(kinds) if kind == ENTERED]
    left_out = 1
    while left_out < len(made):
        yield made[-left_out]
        left_out += 1 if left_out < NEAR else left_out
    if made:
        yield made[0]
