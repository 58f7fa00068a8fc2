"""Makes the ordinary messages of a table on the device of a viewer, out of what a server sends instead of drawings.

It is pure and runs in a browser. The messages are those that the server would send, byte for byte.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, cast

from ...core.contract import Line
from ...core.position import Position
from ...core.recent_view import recent_view
from ...core.registry import game as find_game
from ...core.story import AmountChange, PlayedTurn, tell_played_turn
from ...core.view import View
from ...core.view_comparison import reuse_results
from ...core.vocabulary import CHANCE
from ...draw.scene import Groups
from ...errors import PerihelionError
from ...json_types import JsonObject
from ...table.log_text import LineKind, tell_entry
from ..schemas.drawing import LineTask, StepTask, StoryTask, ViewBase
from ..schemas.live import Update, ViewsMessage
from ..schemas.snapshot import LogLine, Snapshot, StepView
from ..table_words import table_words
from .drawn_fields import DRAWN_FIELDS, add_drawn_fields, add_step_groups, find_drawing_changes
from .frames import DrawnView, score_changes
from .view_changes import read_change, read_entry, write_base, write_change

EMPTY_UPDATE = {"type", "count"}
"""The fields of an update that says nothing new."""

logger = logging.getLogger("perihelion.web")


class CannotDraw(PerihelionError):
    """The device cannot make a message; the server has to."""


class TableDrawing:
    """One table, as a device has drawn it so far."""

    def __init__(self) -> None:
        self._base: ViewBase | None = None
        self._now: DrawnView | None = None
        self._fields: dict[str, object] = {}
        """The drawn fields that the page has."""
        self._told: dict[str, str] = {}
        """The stories told so far, by turn."""

    def make(self, task: ViewsMessage) -> Snapshot | Update | None:
        """Return the ordinary message; None if nothing has changed."""
        before = self._now
        if task["base"] is not None:
            self._base, before = task["base"], None
        drawn = self._read_views(task, before)
        steps, now = drawn[: len(task["steps"])], drawn[-1] if drawn else before
        if now is None:
            raise CannotDraw("there is no view to begin with")
        groups = before.groups if before is not None else Groups()
        for each in drawn:  # one after the other, because a drawing reuses what did not change
            _ = each.groups
        self._now = now
        if task["message"]["type"] == "snapshot":
            return self._make_snapshot(task, steps, now)
        if before is not None and (before.scene is None) != (now.scene is None):
            raise CannotDraw("the ground of the board is missing")
        return self._make_update(task, steps, now, groups, before)

    def _read_views(self, task: ViewsMessage, before: DrawnView | None) -> list[DrawnView]:
        """Return the views of a message; parts of a board that did not change are reused."""
        base = self._base
        if base is None:
            raise CannotDraw("the game is not known")
        package, names = find_game(base["game"]).package, tuple(task["names"])
        words = table_words(task["lang"], package, players=len(names), names=names)
        drawn: list[DrawnView] = []
        for change in task["views"]:
            view = read_change(change, base, words, None if before is None else before.view)
            if before is not None:
                reuse_results(view, before.view)
            before = DrawnView(view, strict=False)
            drawn.append(before)
        return drawn

    def _make_snapshot(self, task: ViewsMessage, steps: Sequence[DrawnView], now: DrawnView) -> Snapshot:
        snapshot = cast(Snapshot, {**add_drawn_fields(now, task["message"], task["makes"]), "board": now.board})
        self._fields = {name: snapshot[name] for name in DRAWN_FIELDS}  # type: ignore[literal-required]
        self._told = {}
        if steps:
            snapshot["steps"] = [{**step, "groups": {}} for step in map(_tell_step, task["steps"], steps)]
        return snapshot

    def _make_update(
        self, task: ViewsMessage, steps: Sequence[DrawnView], now: DrawnView, groups: Groups, before: DrawnView | None
    ) -> Update | None:
        fields = add_drawn_fields(now, task["message"], task["makes"])
        known = {name for name in DRAWN_FIELDS if name in self._fields and self._fields[name] == fields[name]}  # type: ignore[literal-required]
        self._fields |= {name: fields[name] for name in DRAWN_FIELDS}  # type: ignore[literal-required]
        update: dict[str, Any] = {name: value for name, value in fields.items() if name not in known}
        if before is not None and now is not before:
            update |= find_drawing_changes(now, groups)
        if steps:
            told = list(map(_tell_step, task["steps"], steps))
            update["steps"] = add_step_groups(told, steps, now, update.get("groups", {}), groups)
        if task["log"] is not None:
            update["log"] = [line for each in task["log"] for line in _tell_line(each, now.view)]
            update["stories"] = self._tell_stories(task, now.view)
        return cast(Update, update) if update.keys() > EMPTY_UPDATE else None

    def _tell_stories(self, task: ViewsMessage, view: View) -> dict[str, str]:
        """Return the stories of turns. If one cannot be told, none is, as at a server."""
        begun = dict.fromkeys(task["stories"], "")
        told: dict[str, str] = {}
        for turn, story in task["stories"].items():
            try:
                if story is True:
                    told[turn] = self._told[turn]
                elif story is not False:
                    told[turn] = _tell_story(story, view)
            except Exception:
                logger.exception("the turns of %s cannot be told", view.game.key)
                return begun
        self._told |= told
        return begun | told


def _tell_step(task: StepTask, drawn: DrawnView) -> StepView:
    """Return a step with its sentences and what it changed; `drawn` is the view after it."""
    points, view = task["points"], drawn.view
    entry = view.log[-1]
    says = [line for _, line in tell_entry(view, entry, task["then"], _kind(entry.actor))]
    return {
        "n": task["n"],
        "seat": task["seat"],
        "turn": task["turn"],
        "says": " ".join(says if points else says[:1]),
        "happened": drawn.happened,
        "points": points,
        "scored": drawn.scored if points else [],
    }


def _kind(actor: int) -> LineKind:
    return "action" if actor >= 0 else "chance"


def _tell_line(task: LineTask, view: View) -> list[LogLine]:
    """Return a line of the log with the game's sentences: more than one make as many lines."""
    line, entry, score = task["line"], task["entry"], task["score"]
    if entry is None:
        return [line]
    told = tell_entry(view, read_entry(entry), task["then"], line["kind"])
    lines: list[LogLine] = [{**line, "kind": kind, "says": says} for kind, says in told]
    if lines and score is not None:
        gains = [Line(each["key"], each["values"]) for each in score]
        lines[-1]["score"] = score_changes(gains, view.words)
    return lines


def _tell_story(task: StoryTask, view: View) -> str:
    entries = [read_entry(entry) for entry in task["entries"]]
    changes = [AmountChange(**change) for change in task["changes"]]
    return tell_played_turn(view.game, view.words, PlayedTurn(task["seat"], entries, changes))


def draw_first_decision(key: str, options: JsonObject, lang: str) -> None:
    """Make a message at the first decision of a game, so that the next one is made fast."""
    game = find_game(key)
    options = game.read_options(options)
    position = Position(game, options, game.new_state(options))
    while position.actor == CHANCE:
        position.play(next(iter(position.outcome_ids)))
    view = recent_view(position, position.actor, table_words(lang, game.package, players=position.seats))
    TableDrawing().make(
        {
            "type": "views",
            "message": {"type": "update", "count": 0},
            "makes": ["outline", "prompt", "choices"],
            "lang": lang,
            "names": [""] * position.seats,
            "base": write_base(view),
            "views": [write_change(view, None)],
            "steps": [],
            "log": [],
            "stories": {},
        }
    )
