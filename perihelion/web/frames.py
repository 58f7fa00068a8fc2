"""Frames: a position drawn and said for one seat in one language, kept for all who see the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from .. import story
from ..core.game import Game
from ..core.position import Position
from ..core.view import View
from ..draw.outline import Section
from ..play.look import look
from .visitors import table_words

KEPT = 4
"""For how many counts back frames are kept: the last steps."""


@dataclass
class Frame:
    """One position as one seat sees it in one language; drawn when first asked for."""

    position: Position
    view: View

    def _board(self, name: str) -> Any:
        """A function of the game's board, or None where it has none of this name."""
        function = getattr(self.view.game.part("board"), name, None)
        return function if callable(function) else None

    @cached_property
    def scene(self) -> Any:
        """The drawing, or None where the game has none."""
        draw = self._board("draw")
        return draw(self.view) if draw else None

    @property
    def groups(self) -> dict[str, str]:
        """The keyed groups of the drawing."""
        return self.scene.groups if self.scene is not None else {}

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
            "parts": [{"name": name, "top": top} for name, top in self.scene.parts],
        }

    @property
    def happened(self) -> list[str]:
        """The keys of what the last turn changed."""
        return list(self.scene.happened) if self.scene is not None else []

    @cached_property
    def outline(self) -> list[dict[str, Any]]:
        """The position in words."""
        outline = self._board("outline")
        return [_section(section) for section in outline(self.view)] if outline else []

    @cached_property
    def choices(self) -> list[dict[str, Any]]:
        """Every action of the seat that decides, with the things to touch."""
        texts = self.view.game.actions.texts
        return [
            {"action": texts[number], "touch": self.touch(number), "says": self.says(number)}
            for number in self.view.legal
        ]

    def touch(self, number: int) -> list[str]:
        """What one touches to play an action."""
        touch = self._board("touch")
        return list(touch(self.view, number)) if touch else []

    def says(self, number: int) -> str:
        """What an action does."""
        view = self.view
        return _says(view.game, view.words.lang, view.words.players, view.seat, number)

    @cached_property
    def prompt(self) -> str:
        """What the seat that decides has to do."""
        return story.prompt(self.view)


def _section(section: Section) -> dict[str, Any]:
    return {"heading": section.heading, "items": section.items, "header": section.header, "rows": section.rows}


@lru_cache(maxsize=20_000)
def _says(game: Game, lang: str, players: int, seat: int, number: int) -> str:
    """The sentence of an action; it depends on nothing else."""
    words = table_words(lang, game.package, players=players)
    return words.action("act", game.actions, number, player=seat)


class Frames:
    """The frames of one table."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, int, str], Frame] = {}

    def get(self, position: Position, count: int, seat: int, lang: str) -> Frame:
        """The frame of a position, which is the one at this count of the table."""
        key = (count, seat, lang)
        frame = self._kept.get(key)
        if frame is None:
            words = table_words(lang, position.game.package, players=position.seats)
            frame = Frame(position, look(position, seat, words))
            self._kept = {k: f for k, f in self._kept.items() if abs(k[0] - count) <= KEPT}
            self._kept[key] = frame
        return frame


def changed(before: dict[str, str], after: dict[str, str]) -> dict[str, str | None]:
    """The groups that differ; None where one is gone."""
    differ: dict[str, str | None] = {key: svg for key, svg in after.items() if before.get(key) != svg}
    differ |= dict.fromkeys(before.keys() - after.keys())
    return differ


def order_changed(before: dict[str, str], after: dict[str, str]) -> list[str] | None:
    """The order of the groups, where it is another."""
    return list(after) if list(before) != list(after) else None


def lines(sheet: Sequence[Any], words: Any) -> list[dict[str, Any]]:
    """A score sheet in words."""
    return [{"label": words.line(line.key), "values": list(map(int, line.values))} for line in sheet]
