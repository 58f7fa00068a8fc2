"""Forced decisions: only one action is possible, and all players can see that."""

from __future__ import annotations

from .position import Position


def find_forced_action(position: Position, has_secrets: bool) -> int | None:
    """Return the only possible action, if all players can see that it is the only one.

    In a game without secrets, all players see what is legal. Other games say it by `asides`.
    """
    asides = frozenset[str]()
    if has_secrets:
        public = position.game.asides(position.unchanged)
        if public is None:
            return None
        asides = public
    actions = position.game.actions
    deciding = [action for action in position.legal_ids if actions.family(action)[0].name not in asides]
    return deciding[0] if len(deciding) == 1 else None
