"""Checks that an agent's choice, an id or a text, is legal."""

from __future__ import annotations

from typing import SupportsIndex

from ..core.view import View
from ..errors import AgentFailed


def read_choice(name: str, view: View, chosen: object) -> int:
    """Return the id of a choice given as an id or a text. Raises AgentFailed if it is not legal."""
    actions = view.game.actions
    number = actions.ids.get(chosen, chosen) if isinstance(chosen, str) else chosen
    if not isinstance(number, bool) and isinstance(number, SupportsIndex) and int(number) in view.legal:
        return int(number)
    legal = ", ".join(f"{i} {actions.texts[i]}" for i in view.legal[:8]) + (", ..." if len(view.legal) > 8 else "")
    raise AgentFailed(name, f"chose {chosen!r}, which is not legal; legal: {legal}")
