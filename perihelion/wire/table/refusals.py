"""Refusals of the rules, in the reader's language: why an action, or what was touched, is not possible."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Game
from ...core.notation import read_action
from ...core.position import Position
from ...core.recent_view import recent_view
from ...errors import IllegalAction, InvalidAction, Refusal
from ...table.table import NOBODY
from ...words import DEFAULT, Words
from ..errors import IllegalMove, UnknownAction, link_to_rule
from ..schemas.responses import Reason
from .frames import Frame
from .presenter import TablePresenter

MOST_ACTIONS = 400
"""Limit of actions that are checked to find a reason."""

NO_REASON = Reason(sentence=None)


def explain_action(presenter: TablePresenter, guest: str, lang: str, action: str) -> Reason:
    """Return why an action is not possible now. Only the guest to act gets a rule."""
    table = presenter.table
    early = _reason_not_to_decide(presenter, guest, lang)
    if early is not None:
        return early
    try:
        number = read_action(table.game, table.game.actions, action)
    except InvalidAction:
        raise UnknownAction(action) from None
    refusal = table.position.for_seat(table.awaited_seat(guest)).why_not(number)
    return _reason(table.game, presenter.words(lang), refusal, number)


def explain_touch(presenter: TablePresenter, guest: str, lang: str, touched: list[str]) -> Reason:
    """Return why touching these things does nothing. Only the guest to act gets a rule.

    Of all actions that are played by touching these things, it explains the one that the latest rule refuses.
    """
    early = _reason_not_to_decide(presenter, guest, lang)
    if early is not None:
        return early
    return find_reason(presenter.frame(presenter.table.awaited_seat(guest), lang), touched)


def find_reason(frame: Frame, touched: list[str]) -> Reason:
    """Return why touching these things does nothing, in the frame of the seat to act.

    While chance decides, and after the end, no rule refuses anything.
    """
    if not touched or frame.view.actor < 0:
        return NO_REASON
    if any(touched == frame.touch(action)[: len(touched)] for action in frame.view.legal):
        return NO_REASON
    actions = _actions_played_by(frame, touched)[:MOST_ACTIONS]
    refused = [(action, frame.position.why_not(action)) for action in actions]
    reasons = [(action, refusal) for action, refusal in refused if refusal is not None]
    if not reasons:
        return NO_REASON
    action, latest = max(reasons, key=lambda reason: _rule_order(frame, reason[1]))
    return _reason(frame.view.game, frame.view.words, latest, action)


def translate_refusal(presenter: TablePresenter, error: IllegalAction, lang: str) -> IllegalMove:
    """Return the refusal of an action at a table in the reader's language."""
    return illegal_move(presenter.table.game, presenter.words(lang), error)


def illegal_move(game: Game, words: Words, error: IllegalAction) -> IllegalMove:
    """Return the refusal of an action in the language of these words."""
    refusal = error.refusal
    sentence = _sentence(game, words, refusal, game.actions.ids[error.action])
    return IllegalMove(game.key, Refusal(refusal.rule, sentence, refusal.values))


def frame_after(start: Position, moves: Sequence[str], seat: int, words: Words) -> Frame:
    """Return the position after some moves as a seat sees it. Raises IllegalMove if one is illegal."""
    position = start.copy()
    try:
        position.play(*moves)
    except IllegalAction as error:
        raise illegal_move(position.game, words, error) from None
    return Frame(position, recent_view(position, seat, words))


def decides(presenter: TablePresenter, guest: str) -> bool:
    """True if this guest is to decide now."""
    return _reason_not_to_decide(presenter, guest, DEFAULT) is None


def _reason_not_to_decide(presenter: TablePresenter, guest: str, lang: str) -> Reason | None:
    """Return why this guest is not to decide now; None if the guest is."""
    table, words = presenter.table, presenter.words(lang)
    if not table.awaited:
        return Reason(sentence=words("error-over" if table.over else "error-waiting"))
    if table.awaited_seat(guest) == NOBODY:
        return Reason(sentence=words("error-not-your-turn"))
    if table.to_confirm() != NOBODY:
        return Reason(sentence=words("error-waiting-confirm"))
    return None


def _actions_played_by(frame: Frame, touched: list[str]) -> list[int]:
    """Return the actions that begin with the things touched; if there are none, those that need the last thing.

    Actions with things that are not on the board are left out: they explain nothing.
    """
    paths = {action: frame.touch(action) for action in range(len(frame.view.game.actions))}
    paths = {action: path for action, path in paths.items() if path and all(key in frame.groups for key in path)}
    begin = [action for action, path in paths.items() if path[: len(touched)] == touched]
    return begin or [action for action, path in paths.items() if touched[-1] in path]


def _rule_order(frame: Frame, refusal: Refusal) -> int:
    """Return the number of a rule; -1 if the action does not belong to this phase."""
    number = int(refusal.rule.rpartition("-")[2])
    return -1 if number == frame.view.game.phase_rule(frame.view.state) else number


def _sentence(game: Game, words: Words, refusal: Refusal, action: int) -> str:
    """Return the sentence of a refusal in the language of the words."""
    return words.refusal(refusal.rule, game.actions, action, **refusal.values)


def _reason(game: Game, words: Words, refusal: Refusal | None, action: int) -> Reason:
    if refusal is None:
        return NO_REASON
    sentence = _sentence(game, words, refusal, action)
    return Reason(sentence=sentence, rule=refusal.rule, link=link_to_rule(game.key, refusal.rule))
