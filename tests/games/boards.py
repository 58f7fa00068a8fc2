"""What the tests of all boards ask: where a thing is drawn, and what is touched for an action."""

from __future__ import annotations

import re

from perihelion.core.position import Position
from perihelion.draw import Scene


def place(scene: Scene, key: str) -> tuple[float, float]:
    """Where a group is drawn."""
    found = re.search(r'transform="translate\(([-\d.]+),([-\d.]+)\)"', scene.groups[key])
    assert found
    return float(found[1]), float(found[2])


def drawn(p: Position, seat: int | None = None) -> Scene:
    """The board as a seat sees it, otherwise as the one that decides."""
    return p.game.board.draw(p.view(p.actor if seat is None else seat))


def touched(p: Position, action: str) -> list[str]:
    """What the seat that decides touches to play an action."""
    return p.game.board.touch(p.view(p.actor), p.game.actions.ids[action])
