"""The turns of a table in one sentence each, as messages have them: by the number of the turn."""

from __future__ import annotations

import logging

from ...core.story import PlayedTurn
from ...core.view import View
from ...table.turns import SETUP
from .presenter import TablePresenter

logger = logging.getLogger("perihelion.web")


def tell_turns(presenter: TablePresenter, view: View, first: int = SETUP + 1) -> dict[str, str]:
    """Return the stories of the turns from `first` on that are over."""
    try:
        stories = presenter.log_text.stories.tell(view, first)
    except Exception:  # a sentence of the game that fails must not lock people out of a stored game
        logger.exception("the turns of %s cannot be told", presenter.table.game.key)
        return {}
    return {str(turn): says for turn, says in stories.items()}


def tell_turns_since(presenter: TablePresenter, view: View, n: int) -> dict[str, str]:
    """Return the stories of the turns that entry `n` and later ones may have ended; empty for a turn that goes on."""
    turns = _turns_since(presenter, n)
    return {str(turn): "" for turn in turns} | tell_turns(presenter, view, turns.start)


def find_turns_since(presenter: TablePresenter, view: View, n: int) -> tuple[range, dict[int, PlayedTurn]]:
    """Return the numbers of the same turns, and those that are over for a device to tell."""
    turns = _turns_since(presenter, n)
    return turns, presenter.log_text.stories.find(view, turns.start)


def _turns_since(presenter: TablePresenter, n: int) -> range:
    turns = presenter.log_text.turns
    return range(max(SETUP + 1, turns.number(n) - 1), turns.number(presenter.table.log[-1].n) + 1)
