"""A suggested turn for the page: each action in words, and what to touch for it on the board as it is then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.forced import find_forced_action
from ...core.position import Position
from ...core.recent_view import recent_view
from ...core.view import View, hides_anything
from ...table.errors import Conflict, Forbidden
from ...table.hypothetical import guess_from_view
from ...table.table import NOBODY, Table
from ...thinking.answers import SuggestedTurn
from ...words import Words
from ..schemas.responses import Hint, HintStep
from .frames import Frame


def find_hinted_seat(table: Table, guest: str) -> int:
    """Return the seat for which a guest may ask for a hint now. Raises a TableError if there is none."""
    if not table.hints:
        raise Forbidden("no-hints")
    seat = table.awaited_seat(guest)
    if seat == NOBODY or table.to_confirm() != NOBODY:
        raise Conflict("not-your-turn")
    return seat


def describe_hint(view: View, turn: SuggestedTurn, words: Words) -> Hint:
    """Return a turn that was suggested for a view, in words."""
    says, why = turn.told.get(words.lang, ("", ""))
    steps = [] if turn.takes_back else list(describe_steps(view, turn.actions, words))
    return Hint(steps=steps, says=says or steps[0].says, why=why)


def describe_steps(view: View, actions: Sequence[int], words: Words, by_hand: bool = False) -> Iterator[HintStep]:
    """Yield the actions of a turn; without those that a table plays by itself, unless all are played `by_hand`.

    They are played from what the seat knows, so the board shows no more than that. The steps end early if an action is
    not possible there.
    """
    imagined, seat, planned = guess_from_view(view), view.seat, list(actions)
    while planned and planned[0] in imagined.legal_ids:
        action = planned.pop(0)
        frame = Frame(imagined, recent_view(imagined, seat, words), strict=False)
        text = view.game.actions.texts[action]
        yield HintStep(action=text, says=frame.describe(action), touch=frame.touch(action))
        imagined.play(action)
        for forced in () if by_hand else play_forced(imagined, seat):
            if forced in planned:
                planned.remove(forced)


def play_forced(imagined: Position, seat: int) -> Iterator[int]:
    """Play the forced actions of a seat, as a table does, and yield them."""
    hidden = hides_anything(imagined.unchanged)
    while imagined.actor == seat and (forced := find_forced_action(imagined, hidden)) is not None:
        imagined.play(forced)
        yield forced
