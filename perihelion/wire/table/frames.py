"""Frames: a position drawn and described for one seat in one language. Viewers who see the same share a frame."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from html import unescape
from typing import Any, Generic, TypeVar, overload

from ...core.contract import About, Board, Line
from ...core.narration import choice, prompt
from ...core.position import Position
from ...core.recent_view import recent_view
from ...core.scores import known_values
from ...core.view import HiddenArrays, View
from ...core.view_comparison import ComparedArrays, reuse_results
from ...core.view_memo import Results
from ...core.vocabulary import SPECTATOR
from ...draw.layout import Arrangement, Place
from ...draw.outline import Section
from ...draw.scene import Groups, Scene
from ...errors import RuleTooSlow
from ...words import Words
from ..schemas import board as messages
from ..schemas.snapshot import ScoreChange

COUNTS_KEPT = 4
"""Largest distance between the count of a cached frame and the newest count."""

T = TypeVar("T")

logger = logging.getLogger("perihelion.web")


class computed_once(Generic[T]):  # noqa: N801 (a decorator, like cached_property)
    """`functools.cached_property` without its lock.

    Until Python 3.12 all instances share that lock, so a drawing that does not end would hold up all other tables.
    """

    def __init__(self, make: Callable[[Any], T]):
        self.func, self._name, self.__doc__ = make, make.__name__, make.__doc__

    @overload
    def __get__(self, instance: None, owner: object) -> computed_once[T]: ...

    @overload
    def __get__(self, instance: object, owner: object) -> T: ...

    def __get__(self, instance: object, owner: object) -> computed_once[T] | T:
        """Return the value; from now on the instance has it as an attribute of its own."""
        if instance is None:
            return self
        made = instance.__dict__[self._name] = self.func(instance)
        return made


class DrawnView:
    """One view drawn and described. Each part is computed when first asked for."""

    def __init__(self, view: View, strict: bool = True):
        """`strict`: an error in the game's own drawings and sentences is raised.

        Otherwise only the part that fails is missing: a defect there must not lock people out of a stored game.
        """
        self.view, self.strict = view, strict
        self.failed = False
        """True if a part is missing."""

    def attempt(self, make: Callable[[], T], instead: T) -> T:
        """Return what a function of the game makes; `instead` if it fails and the frame is not strict."""
        try:
            return make()
        except RuleTooSlow:
            raise  # the next part would not end either
        except Exception:
            if self.strict:
                raise
            if not self.failed:
                game, seat = self.view.game, self.view.seat
                phase = game.rules.phases[self.view.state.phase]
                logger.exception("%s cannot be shown whole in phase %s to seat %d", game.key, phase, seat)
            self.failed = True
            return instead

    @property
    def _board(self) -> Board | None:
        return self.view.game.board

    @computed_once
    def scene(self) -> Scene | None:
        """The drawing, or None if the game has no board or it cannot be drawn."""
        board = self._board
        return None if board is None else self.attempt(lambda: board.draw(self.view), None)

    @computed_once
    def groups(self) -> Groups:
        """The groups of the drawing: key -> SVG."""
        return self.scene.groups if self.scene is not None else Groups()

    @computed_once
    def board(self) -> messages.Board | None:
        """The whole drawing, for a snapshot."""
        scene = self.scene
        if scene is None:
            return None
        return {
            "width": scene.width,
            "height": scene.height,
            "static": scene.ground,
            "groups": scene.groups,
            "order": list(scene.groups),
            "seats": scene.seats,
            "parts": [{"name": name, "top": top} for name, top in scene.parts],
            "arrangements": [_describe_arrangement(arrangement) for arrangement in scene.arrangements],
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
        scored = self._board.scored if self._board else None
        keys = self.happened if scored is None else self.attempt(lambda: scored(self.view), self.happened)
        return [key for key in keys if key in self.groups]

    @computed_once
    def outline(self) -> list[messages.OutlineSection]:
        """The position in words. If the board cannot be drawn, the first section says so."""
        outline = self._board.outline if self._board else None
        sections: list[Section] = [] if outline is None else self.attempt(lambda: list(outline(self.view)), [])
        written = describe_sections(sections)
        if self._board is not None and not self.strict and self.scene is None:
            words = self.view.words
            return [*describe_sections([Section(words("undrawn"), [words("undrawn-about")])]), *written]
        return written

    @computed_once
    def choices(self) -> list[messages.Choice]:
        """Every legal action of the seat to act, with the things to touch. The board puts some last."""
        family, last = self.view.game.actions.family, self._board.last if self._board else ()
        return [
            self._choice(action) for action in sorted(self.view.legal, key=lambda action: family(action)[0] in last)
        ]

    def _choice(self, action: int) -> messages.Choice:
        """Return an action as a choice, with what the board notes about it."""
        text = self.view.game.actions.texts[action]
        choice: messages.Choice = {"action": text, "touch": self.touch(action), "says": self.describe(action)}
        find = self._board.note if self._board else None
        note = None if find is None else self.attempt(lambda: find(self.view, action), None)
        if note and note.price:
            choice["price"] = note.price
        if note and note.quiet:
            choice["quiet"] = note.quiet
        if note and note.warning:
            choice["warning"] = note.warning
        if note and note.button:
            choice["button"] = note.button
        return choice

    def touch(self, action: int) -> list[str]:
        """Return the keys of the things to touch for an action, in their order."""
        touch = self._board.touch if self._board else None
        return [] if touch is None else self.attempt(lambda: list(touch(self.view, action)), [])

    def about(self, key: str) -> About:
        """Return what a thing is; if the board does not say it, only the name of its drawing."""
        about = self._board.about if self._board else None
        known = about(self.view, key) if about and key in self.groups else None
        if known is not None:
            return known
        name = re.search("<title>(.*?)</title>", self.groups.get(key, ""))
        return About(unescape(name[1]) if name else "", "")

    def describe(self, action: int) -> str:
        """Return what an action does, or its text if no sentence can be made."""
        return self.attempt(lambda: self._describe(action), self.view.game.actions.texts[action])

    def _describe(self, action: int) -> str:
        return choice(self.view, action)

    @computed_once
    def prompt(self) -> str:
        """What the seat to act has to do, in one sentence."""
        said = self.attempt(lambda: prompt(self.view), "")
        return said if said or self.strict else self.view.words("prompt-wait", player=self.view.actor)


class Frame(DrawnView):
    """One position as one seat sees it in one language."""

    def __init__(self, position: Position, view: View, strict: bool = True):
        super().__init__(view, strict)
        self.position = position


FrameKey = tuple[int, int, Words, int]
"""What distinguishes views of one table: the count, the seat, the words, and the seat to confirm."""


class FrameCache:
    """The frames of one table. They are not strict, so that players can go on if something cannot be drawn."""

    def __init__(self) -> None:
        self._frames: dict[FrameKey, Frame] = {}
        self._views: dict[FrameKey, View] = {}
        self._shared: dict[tuple[int, int], tuple[Results, ComparedArrays]] = {}
        """Drawn parts and comparisons that all viewers of a position share, by count and the seat to confirm."""
        self._hidden: HiddenArrays = {}

    def get(self, position: Position, count: int, seat: int, words: Words, confirming: int = -1) -> Frame:
        """Return the frame of a position; `count` is the table's count there, `confirming` as in the view."""
        key = (count, seat, words, confirming)
        frame = self._frames.get(key)
        if frame is None:
            frame = Frame(position.for_seat(seat), self.view(position, *key), strict=False)
            before = next((f for k, f in reversed(self._frames.items()) if k[1:3] == (seat, words)), None)
            if (count, confirming) not in self._shared:
                self._frames = _near(self._frames, count)
                self._shared = {k: parts for k, parts in self._shared.items() if abs(k[0] - count) <= COUNTS_KEPT}
                self._shared[count, confirming] = ({}, {})
            frame.view.memo.shared, compared = self._shared[count, confirming]
            if before is not None:
                reuse_results(frame.view, before.view, compared)
            self._frames[key] = frame
        return frame

    def view(self, position: Position, count: int, seat: int, words: Words, confirming: int = -1) -> View:
        """Return what a seat knows of a position; the arguments are those of `get`."""
        key = (count, seat, words, confirming)
        view = self._views.get(key)
        if view is None:
            self._views = _near(self._views, count)
            view = recent_view(position.for_seat(seat), seat, words, confirming=confirming, made=self._hidden)
            self._views[key] = view
        return view

    def forget_before(self, count: int) -> None:
        """Forget the frames of earlier counts, once every viewer is up to date."""
        self._frames = {key: frame for key, frame in self._frames.items() if key[0] >= count or key[0] < 0}
        self._views = {key: view for key, view in self._views.items() if key[0] >= count or key[0] < 0}
        self._shared = {key: parts for key, parts in self._shared.items() if key[0] >= count}


def _near(kept: dict[FrameKey, T], count: int) -> dict[FrameKey, T]:
    """Return what was made of positions near a count."""
    return {key: made for key, made in kept.items() if abs(key[0] - count) <= COUNTS_KEPT}


def changed_order(before: dict[str, str], after: dict[str, str]) -> list[str] | None:
    """Return the order of the groups if it changed, otherwise None."""
    return list(after) if list(before) != list(after) else None


def describe_sections(sections: Sequence[Section]) -> list[messages.OutlineSection]:
    """Return the sections of an outline as messages have them."""
    return [
        {
            "heading": section.heading,
            "items": section.items,
            "header": section.header,
            "rows": section.rows,
            "legend": section.legend,
        }
        for section in sections
    ]


def _describe_arrangement(arrangement: Arrangement) -> messages.Arrangement:
    return {
        "width": arrangement.width,
        "height": arrangement.height,
        "places": [_describe_place(place) for place in arrangement.places],
    }


def _describe_place(place: Place) -> messages.Place:
    return {
        "left": place.left,
        "top": place.top,
        "width": place.width,
        "height": place.height,
        "x": place.x,
        "y": place.y,
        "scale": place.scale,
    }


def score_changes(gains: Sequence[Line], words: Words) -> list[ScoreChange]:
    """Return what an entry changed on the score sheet, in words."""
    return [
        {
            "label": words.line(line.key),
            "values": list(map(int, line.values)),
            "says": [words.gain(line.key, int(value)) if value else "" for value in line.values],
        }
        for line in gains
    ]


def sheet_lines(
    sheet: Sequence[Line], words: Words, seat: int = SPECTATOR, over: bool = True
) -> list[messages.SheetLine]:
    """Return a score sheet in words, as far as a seat knows it until the game is over."""
    return [
        {"label": words.line(line.key), "values": known_values(line, seat, over), "counts": line.counts}
        for line in sheet
    ]
