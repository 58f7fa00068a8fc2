"""The first turn shown to a newcomer: the tour's preferences, and a short lookahead for the rest.

It does not search, so it answers within a tenth of a second even without machine code.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..core.tour import tour_of
from ..core.view import View
from .lookahead import Lookahead

BUDGET = 80
"""How many states the lookahead may visit."""


def choose_first_action(view: View) -> int:
    """Return the action that the tutorial suggests, always the same one in the same position."""
    open_to_choice = preferred_actions(view)
    if len(open_to_choice) == 1:
        return open_to_choice[0]
    values = Lookahead(view.game).values_in_one_state(view, open_to_choice, BUDGET, seed=1)
    return open_to_choice[values.index(max(values))]


def preferred_actions(view: View) -> list[int]:
    """Return the legal actions that the game's tour allows."""
    tour, texts = tour_of(view.game), view.game.actions.texts

    def beginning(actions: Iterable[int], start: str | tuple[str, ...]) -> list[int]:
        return [action for action in actions if texts[action].startswith(start)]

    waiting = beginning(view.legal, tour.skip)
    rest = [action for action in view.legal if action not in waiting] or list(view.legal)
    for start in tour.prefer.get(view.game.rules.phases[view.state.phase], ()):
        if found := beginning(rest, start):
            return found
    return rest
