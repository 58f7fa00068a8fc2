"""Whether playing a forced action by itself takes an option away: all other actions are tried before and after it."""

from __future__ import annotations

from collections import deque
from collections.abc import Set

from perihelion.core.position import Position
from tests.selection import SOAK

MOST_STATES = 2_000 if SOAK else 60
"""The number of states of one decision that are searched by default."""


def find_loss(position: Position, forced: int, asides: Set[str], most: int = MOST_STATES) -> str:
    """Return what a player can do only before the forced action, as text; empty if there is nothing.

    `asides` are the families of actions that are not part of the decision. Every sequence of them is tried, with
    whatever such an action asks for. At each moment of the decision the forced action has to be the only other one, and
    the same sequence after the forced action has to lead to the same state.
    """
    waiting = deque([(position.copy(), position.copy().play(forced), "")])
    seen = {position.plain.pack().tobytes()}
    while waiting and len(seen) < most:
        before, after, said = waiting.popleft()
        here = before.phase == position.phase
        if here and said:
            deciding = [a for a in before.legal_ids if family(before, a) not in asides]
            if deciding != [forced]:
                return f"after {said}: {[before.game.actions.texts[a] for a in deciding]}"
            if before.copy().play(forced).plain.pack().tobytes() != after.plain.pack().tobytes():
                return f"{said} first ends in another state"
        for action in before.legal_ids:
            if here and family(before, action) not in asides:
                continue
            text = f"{said} {before.game.actions.texts[action]}".strip()
            if after.actor != before.actor or action not in after.legal_ids:
                return f"{text} is not possible any more"
            first = before.copy().play(action)
            key = first.plain.pack().tobytes()
            if key not in seen:
                seen.add(key)
                waiting.append((first, after.copy().play(action), text))
    return ""


def family(position: Position, action: int) -> str:
    """Return the name of an action's family."""
    return position.game.actions.family(action)[0].name
