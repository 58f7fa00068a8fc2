"""Frames: a position drawn and described for one seat in one language. Viewers who see the same share a frame."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from html import unescape
from typing import Any

from ..core.contract import About, Board, Line
from ..core.narration import choice, prompt
from ..core.position import Position
from ..core.view import ComparedArrays, HiddenArrays, View
from ..draw.scene import Groups
from ..words import Words
from .languages import table_words

COUNTS_KEPT = 4
"""How far the count of a cached frame may be from the newest one: the steps of one update are cached."""


@dataclass
class Frame:
    """One position as one seat sees it in one language. Each part is computed when first asked for."""

    position: Position
    view: View

    @property
    def _board(self) -> Board | None:
        return self.view.game.board

    @cached_property
    def scene(self) -> Any:
        """The drawing, or None where the game has no board."""
        return None if self._board is None else self._board.draw(self.view)

    @cached_property
    def groups(self) -> Groups:
        """The groups of the drawing: key -> SVG."""
        return self.scene.groups if self.scene is not None else Groups()

    @cached_property
    def board(self) -> dict[str, Any] | None:
        """The whole drawing, for a snapshot."""
        if self.scene is None:
            return None
        return {
            "width": self.scene.width,
            "height": self.scene.height,
            "static": self.scene.ground,
            "groups": self.scene.groups,
            "order": list(self.scene.groups),
            "seats": self.scene.seats,
            "parts": [{"name": name, "top": top} for name, top in self.scene.parts],
            "handTop": self.scene.hand_top,
            "arrangements": [asdict(arrangement) for arrangement in self.scene.arrangements],
        }

    @property
    def happened(self) -> list[str]:
        """The keys of the groups that the last turn changed."""
        return list(self.scene.happened) if self.scene is not None else []

    @property
    def scored(self) -> list[str]:
        """The keys of the groups with which the last entry won or lost points, or of what happened by default."""
        if self.scene is None or not self.view.log:
            return []
        keys = self.happened if self._board is None or self._board.scored is None else self._board.scored(self.view)
        return [key for key in keys if key in self.groups]

    @cached_property
    def outline(self) -> list[dict[str, Any]]:
        """The position in words."""
        outline = self._board.outline if self._board else None
        if outline is None:
            return []
        names = ("heading", "items", "header", "rows")
        return [{name: getattr(section, name) for name in names} for section in outline(self.view)]

    @cached_property
    def choices(self) -> list[dict[str, Any]]:
        """Every legal action of the seat that decides, with the things to touch; what the board puts last is last."""
        texts, family = self.view.game.actions.texts, self.view.game.actions.family
        last = self._board.last if self._board else ()
        return [
            {"action": texts[action], "touch": self.touch(action), "says": self.describe(action)} | self._note(action)
            for action in sorted(self.view.legal, key=lambda action: family(action)[0] in last)
        ]

    def _note(self, action: int) -> dict[str, Any]:
        """Return price, quietness and warning of an action, as far as it has them."""
        note = self._board.note(self.view, action) if self._board and self._board.note else None
        return {name: value for name, value in vars(note).items() if value} if note else {}

    def touch(self, action: int) -> list[str]:
        """Return the keys of what one touches to play an action, in their order."""
        touch = self._board.touch if self._board else None
        return list(touch(self.view, action)) if touch else []

    def about(self, key: str) -> About:
        """Return what a thing is; where the board does not say it, only the name of its drawing."""
        about = self._board.about if self._board else None
        known = about(self.view, key) if about and key in self.groups else None
        if known is not None:
            return known
        name = re.search("<title>(.*?)</title>", self.groups.get(key, ""))
        return About(unescape(name[1]) if name else "", "")

    def describe(self, action: int) -> str:
        """Return what an action does."""
        return choice(self.view, action)

    @cached_property
    def prompt(self) -> str:
        """What the seat that decides has to do."""
        return prompt(self.view)


class FrameCache:
    """The frames of one table."""

    def __init__(self) -> None:
        self._frames: dict[tuple[int, int, str, int], Frame] = {}
        self._shared: dict[tuple[int, int], tuple[dict[Any, Any], ComparedArrays]] = {}
        """Parts of drawings and comparisons that all who look at a position share, by count and who has to confirm."""
        self._hidden: HiddenArrays = {}

    def get(self, position: Position, count: int, seat: int, lang: str, confirming: int = -1) -> Frame:
        """Return the frame of a position; `count` is the table's count there, `confirming` as in the view."""
        key = (count, seat, lang, confirming)
        frame = self._frames.get(key)
        if frame is None:
            words = table_words(lang, position.game.package, players=position.seats)
            frame = Frame(position, position.recent_view(seat, words, confirming=confirming, made=self._hidden))
            before = next((f for k, f in reversed(self._frames.items()) if k[1:3] == (seat, lang)), None)
            if (count, confirming) not in self._shared:
                self._frames = {k: f for k, f in self._frames.items() if abs(k[0] - count) <= COUNTS_KEPT}
                self._shared = {k: parts for k, parts in self._shared.items() if abs(k[0] - count) <= COUNTS_KEPT}
                self._shared[count, confirming] = ({}, {})
            frame.view.memo.shared, compared = self._shared[count, confirming]
            if before is not None:
                frame.view.follow(before.view, compared)
            self._frames[key] = frame
        return frame

    def forget_before(self, count: int) -> None:
        """Forget the frames of earlier counts: nobody is behind any more, and each has states of its own."""
        self._frames = {key: frame for key, frame in self._frames.items() if key[0] >= count or key[0] < 0}
        self._shared = {key: parts for key, parts in self._shared.items() if key[0] >= count}


def changed_order(before: dict[str, str], after: dict[str, str]) -> list[str] | None:
    """Return the order of the groups where it changed, otherwise None."""
    return list(after) if list(before) != list(after) else None


def sheet_lines(sheet: Sequence[Line], words: Words) -> list[dict[str, Any]]:
    """Return a score sheet in words."""
    return [{"label": words.line(line.key), "values": list(map(int, line.values))} for line in sheet]
