"""What a thing on the board is, what touching it does now, or why it does nothing."""

from __future__ import annotations

from ..core.vocabulary import SPECTATOR
from .frames import Frame
from .presenter import TablePresenter, choose_seat
from .refusals import decides, explain_touch
from .schemas.responses import Explanation


def explain_thing(presenter: TablePresenter, guest: str, lang: str, touched: list[str]) -> Explanation:
    """Explain the last of the things touched, as the guest sees it. Only the guest who decides is told a rule."""
    if not touched:
        return Explanation(sentence=None)
    seat = choose_seat(presenter.table, guest)
    frame = presenter.frame(seat, lang)
    about = frame.about(touched[-1])
    said = Explanation(sentence=None, name=about.name, effect=about.effect, price=about.price)
    if decides(presenter, guest):
        for path in (touched, touched[-1:]):
            actions = [action for action in frame.view.legal if frame.touch(action)[: len(path)] == path]
            if actions:
                said.now = _describe(presenter, frame, lang, actions)
                return said
    if seat == SPECTATOR:
        return said
    reason = explain_touch(presenter, guest, lang, touched)
    if reason.sentence is None and said.name:
        said.now = presenter.words(lang)("touch-does-nothing")
    return said.model_copy(update=reason.model_dump())


def _describe(presenter: TablePresenter, frame: Frame, lang: str, actions: list[int]) -> str:
    """Say what a touch leads to: the only action, or how many there are."""
    if len(actions) == 1:
        return frame.describe(actions[0])
    return presenter.words(lang)("touch-leads-to", n=len(actions))
