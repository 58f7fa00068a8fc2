"""The tutorial of the first turn: what a newcomer is told at each decision, from the game's words `tour-<PHASE>`."""

from __future__ import annotations

from ..words import Words
from .presenter import TablePresenter
from .schemas.responses import TutorialStep


def find_step(presenter: TablePresenter, guest: str, lang: str) -> TutorialStep | None:
    """Return what the tutorial tells this guest now; None where the game has no tutorial."""
    words = presenter.words(lang)
    if not words.has("tour-welcome"):
        return None
    return TutorialStep(
        welcome=words("tour-welcome"),
        says=_explain_decision(presenter, guest, words),
        end=words("tour-end"),
        skip=words("tour-skip").split() if words.has("tour-skip") else [],
    )


def _explain_decision(presenter: TablePresenter, guest: str, words: Words) -> str:
    """Return the words about the decision to the guest who decides; others might learn from it what is decided."""
    table = presenter.table
    actor = table.position.actor
    if table.waits_for != actor or actor not in table.seats_of(guest):
        return ""
    key = f"tour-{table.position.phase}"
    return words(key) if words.has(key) else ""
