"""What a thing on the board is, what touching it does now, or why it does nothing."""

from __future__ import annotations

from dataclasses import replace

from ...core.vocabulary import SPECTATOR
from ..schemas.responses import Explanation, Reason
from .frames import Frame
from .presenter import TablePresenter, choose_seat
from .refusals import decides, explain_touch, find_reason


def explain_thing(presenter: TablePresenter, guest: str, lang: str, touched: list[str]) -> Explanation:
    """Explain the last of the things touched, as the guest sees it. Only the guest to act gets a rule."""
    if not touched:
        return Explanation(sentence=None)
    seat = choose_seat(presenter.table, guest)
    frame = presenter.frame(seat, lang)
    said = name_thing(frame, touched[-1])
    if decides(presenter, guest) and _tell_effect(frame, touched, said):
        return said
    if seat == SPECTATOR:
        return said
    return _add_reason(frame, said, explain_touch(presenter, guest, lang, touched))


def explain_in_frame(frame: Frame, touched: list[str]) -> Explanation:
    """Explain the last of the things touched, in the frame of the seat to act."""
    if not touched:
        return Explanation(sentence=None)
    said = name_thing(frame, touched[-1])
    return said if _tell_effect(frame, touched, said) else _add_reason(frame, said, find_reason(frame, touched))


def name_thing(frame: Frame, key: str) -> Explanation:
    """Return what a thing is, and nothing about what could be done with it."""
    about = frame.about(key)
    return Explanation(sentence=None, name=about.name, effect=about.effect, price=about.price)


def _tell_effect(frame: Frame, touched: list[str], said: Explanation) -> bool:
    """Add what the touch leads to: the only action, or the number of actions. Return False if there are none."""
    for path in (touched, touched[-1:]):
        actions = [action for action in frame.view.legal if frame.touch(action)[: len(path)] == path]
        if actions:
            several = frame.view.words("touch-leads-to", n=len(actions))
            said.now = frame.describe(actions[0]) if len(actions) == 1 else several
            return True
    return False


def _add_reason(frame: Frame, said: Explanation, reason: Reason) -> Explanation:
    if reason.sentence is None and said.name:
        said.now = frame.view.words("touch-does-nothing")
    return replace(said, sentence=reason.sentence, rule=reason.rule, link=reason.link)
