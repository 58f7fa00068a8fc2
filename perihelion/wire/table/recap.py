"""Steps and recaps: what entries of the log did, for pages that show it on the board."""

from __future__ import annotations

from ...core.recent_view import recent_view
from ...core.view import View
from ...table.score_log import sum_gains
from ...table.table import NOBODY
from ...table.turns import find_turns_since
from ...table_log.entries import LogEntry
from ..schemas.drawing import StepTask
from ..schemas.snapshot import Recap, StepView
from .frames import Frame
from .presenter import TablePresenter

MOST_RECAPPED = 80
"""Limit of steps in a recap; if there are more, it has the last ones."""


def describe_step(presenter: TablePresenter, frame: Frame, entry: LogEntry, count: int) -> StepView:
    """Return what an entry did, as the frame after it shows it. A step that scored tells everything that followed."""
    lines = presenter.log_text.lines(frame.view, entry.n, entry.n + 1)
    points = sum_gains(presenter.table.gains_known_to(frame.view.seat, entry.n))
    return {
        "n": count,
        "seat": getattr(entry.body, "seat", NOBODY),
        "turn": presenter.log_text.turns.number(entry.n),
        "says": " ".join(line.says for line in (lines if points else lines[:1])),
        "happened": frame.happened,
        "points": points,
        "scored": frame.scored if points else [],
    }


def describe_undrawn_step(presenter: TablePresenter, view: View, entry: LogEntry, count: int) -> StepTask:
    """Return what a device needs to know of an entry beside the view after it, for the same step."""
    return {
        "n": count,
        "seat": getattr(entry.body, "seat", NOBODY),
        "turn": presenter.log_text.turns.number(entry.n),
        "points": sum_gains(presenter.table.gains_known_to(view.seat, entry.n)),
        "then": presenter.log_text.find_next(entry, view),
    }


def make_recap(presenter: TablePresenter, seat: int, lang: str, seen: int | None = None) -> Recap:
    """Return the turns of the other players since this seat's last turn, or since the count `seen`.

    `groups` lead from the board of now back to the first step; each step has its changes against the one before.
    """
    table = presenter.table
    span = find_turns_since(presenter.log_text.turns, seat, seen)[-MOST_RECAPPED:]
    frames = _frames(presenter, span, seat, lang)
    steps: list[StepView] = []
    for i, k in enumerate(span):
        step = describe_step(presenter, frames[i + 1], table.line[k], table.moments[k])
        steps.append({**step, "groups": frames[i + 1].groups.find_changed(frames[i].groups)})
    now = presenter.frame(seat, lang).groups
    return {"count": table.count, "groups": frames[0].groups.find_changed(now) if span else {}, "steps": steps}


def _frames(presenter: TablePresenter, span: range, seat: int, lang: str) -> list[Frame]:
    """Return the frames before a part of the line and after each entry of it.

    The present one is that of the table: it shows who still has to confirm a turn.
    """
    table = presenter.table
    words = presenter.words(lang)
    position, frames = table.position.copy(), []
    for _ in range(len(table.line) - span.stop):
        position.undo()
    for _ in span:
        frames.append(Frame(position.copy(), recent_view(position, seat, words), strict=False))
        position.undo()
    frames.append(Frame(position, recent_view(position, seat, words), strict=False))
    if span.stop == len(table.line):
        frames[0] = presenter.frame(seat, lang)
    return frames[::-1]
