"""What a client gets that draws for itself: what its seat knows, and everything that is not drawn.

The device makes the ordinary message of it (`table_drawing`). So the server draws nothing and writes no sentence of a
game for this client, except for the log of a snapshot.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from ...core.contract import Line
from ...core.story import PlayedTurn
from ...core.view import View, filter_entry
from ...table.log_text import UntoldLine
from ...table.stored import ChatLine
from ...table.table import Step
from ...table.table_change import TableChange
from ..schemas.drawing import LineTask, ScoreTask, StoryTask
from ..schemas.live import Made, Update, ViewsMessage
from ..schemas.snapshot import ChangingFields, Snapshot
from .drawn_fields import DRAWN_FIELDS
from .presenter import TablePresenter
from .recap import describe_undrawn_step
from .snapshot import describe_lines, join_snapshot, undrawn_fields
from .stories import find_turns_since
from .view_changes import write_base, write_change, write_entry

logger = logging.getLogger("perihelion.web")


class DrawingViewer(Protocol):
    """A viewer whose client draws for itself (`viewers.Viewer`)."""

    guest: str
    lang: str
    seat: int
    reads: bool
    sent: dict[str, object]

    @property
    def live(self) -> TablePresenter:
        """The table."""


class OwnDrawing:
    """What the client of a viewer has, and the messages for it."""

    def __init__(self, viewer: DrawingViewer):
        self._viewer = viewer
        self._view: View | None = None
        self._asked: tuple[list[Made], str] | None = None
        """What the client was asked to make last, and the prompt that it got instead."""
        self._told: dict[int, PlayedTurn] = {}
        """The turns whose stories it told last."""

    def begin(self) -> ViewsMessage:
        """Return the first message: an update with all drawn fields, which the client has already."""
        fields, makes = self._fields()
        return self._write(self._update({name: fields[name] for name in DRAWN_FIELDS}), makes)  # type: ignore[literal-required]

    def make_snapshot(self, chat: list[ChatLine], steps: Sequence[Step]) -> ViewsMessage:
        """Return the whole table, with the steps that led to it."""
        viewer, (fields, makes) = self._viewer, self._fields()
        view = viewer.live.view(viewer.seat, viewer.lang)
        snapshot = join_snapshot(viewer.live, viewer.guest, view, chat, fields, None)
        viewer.sent = {name: value for name, value in fields.items() if name not in DRAWN_FIELDS}
        self._view, self._told = None, {}
        return self._write(snapshot, makes, steps)

    def make_update(self, change: TableChange, steps: Sequence[Step]) -> ViewsMessage | None:
        """Return what a change changed for the client; None if that is nothing."""
        sent, (fields, makes) = self._viewer.sent, self._fields()
        known = {name for name, value in fields.items() if name in sent and sent[name] == value}
        changed = {name: value for name, value in fields.items() if name not in known}
        sent |= {name: value for name, value in changed.items() if name not in DRAWN_FIELDS}
        same = self._asked == (makes, fields["prompt"]) and changed.keys() <= set(DRAWN_FIELDS)
        message = self._write(self._update(changed), makes, steps)
        if change.entries:
            self._add_sentences(message, change.entries[0].n)
        return None if same and not message["views"] and not change.entries else message

    def _fields(self) -> tuple[ChangingFields, list[Made]]:
        viewer = self._viewer
        view = viewer.live.view(viewer.seat, viewer.lang)
        return undrawn_fields(viewer.live, viewer.guest, view, viewer.reads)

    def _update(self, fields: Mapping[str, object]) -> Update:
        return cast(Update, {"type": "update", "count": self._viewer.live.table.count, **fields})

    def _write(self, message: Snapshot | Update, makes: list[Made], steps: Sequence[Step] = ()) -> ViewsMessage:
        """Return a message with the views after these steps and the present one."""
        viewer, live = self._viewer, self._viewer.live
        views = [live.view_after(step.position, step.count, viewer.seat, viewer.lang) for step in steps]
        tasks = [
            describe_undrawn_step(live, view, step.entry, step.count) for step, view in zip(steps, views, strict=True)
        ]
        now, before = live.view(viewer.seat, viewer.lang), self._view
        if now is not (views[-1] if views else before):
            views.append(now)
        self._view, self._asked = now, (makes, str(message.get("prompt", "")))
        return {
            "type": "views",
            "message": message,
            "makes": makes,
            "lang": now.lang,
            "names": list(now.words.names),
            "base": write_base(now) if before is None else None,
            "views": [write_change(view, known) for known, view in zip((before, *views), views, strict=False)],
            "steps": tasks,
            "log": None,
            "stories": {},
        }

    def _add_sentences(self, message: ViewsMessage, first: int) -> None:
        """Add what the device needs for the lines of the log from entry `first` on, and for the turns that ended."""
        viewer, live = self._viewer, self._viewer.live
        view = live.view(viewer.seat, viewer.lang)
        message["log"] = [_write_line(line, view) for line in live.log_text.untold_lines(view, first)]
        numbers, found = find_turns_since(live, view, first)
        message["stories"] = {str(turn): _write_story(found.get(turn), self._told.get(turn)) for turn in numbers}
        self._told = found


def _write_line(untold: UntoldLine, view: View) -> LineTask:
    line, happened, then = untold.line, untold.happened, untold.then
    if happened is None:
        return {"line": describe_lines([line], view.words)[0], "entry": None, "then": then, "score": None}
    return {
        "line": describe_lines([line._replace(score=None)], view.words)[0],
        "entry": write_entry(filter_entry(happened, view.seat)),
        "then": then,
        "score": None if line.score is None else [_write_gain(each) for each in line.score],
    }


def _write_gain(line: Line) -> ScoreTask:
    return {"key": line.key, "values": list(map(int, line.values))}


def _write_story(turn: PlayedTurn | None, told: PlayedTurn | None) -> StoryTask | bool:
    if turn is None or turn == told:
        return turn is not None
    return {
        "seat": turn.seat,
        "entries": [write_entry(entry) for entry in turn.entries],
        "changes": [{"seat": each.seat, "name": each.name, "change": each.change} for each in turn.changes],
    }
