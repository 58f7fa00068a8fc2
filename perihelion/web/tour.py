"""The first turn: what a newcomer is told at each decision, in the game's own words (`tour-<PHASE>`)."""

from __future__ import annotations

from pydantic import BaseModel

from ..words import Words
from .snapshot import Shown


class Tour(BaseModel):
    """What the tour says now."""

    welcome: str
    """What the game is about."""
    says: str
    """What to do at this decision, and why; empty where it is not mine or where there is nothing to add."""
    end: str
    """After the first turn."""
    skip: list[str]
    """How the actions begin that a newcomer is not shown yet."""


def tour(shown: Shown, guest: str, lang: str) -> Tour | None:
    """The tour at this table for this guest; None where the game has none."""
    words = shown.words(lang)
    if not words.has("tour-welcome"):
        return None
    skip = words("tour-skip").split() if words.has("tour-skip") else []
    return Tour(welcome=words("tour-welcome"), says=_says(shown, guest, words), end=words("tour-end"), skip=skip)


def _says(shown: Shown, guest: str, words: Words) -> str:
    """Only whoever decides is told what about: others might learn from it what the decision is."""
    table = shown.table
    actor = table.position.actor
    if table.waits_for != actor or actor not in table.seats_of(guest):
        return ""
    phase = getattr(table.position.state, table.game.phase_field)
    key = f"tour-{table.game.rules.PHASES[phase]}"
    return words(key) if words.has(key) else ""
