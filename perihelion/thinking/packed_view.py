"""A view as data that can be pickled, for bots in another process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..core.log import Entry
from ..core.record import Record
from ..core.registry import game as find_game
from ..core.view import View
from ..json_types import JsonObject
from ..words import Words


class PackedView(NamedTuple):
    """A view as data that can be pickled: without game and words, which the other process has."""

    game: str
    seat: int
    options: JsonObject
    state: Record
    actor: int
    legal: list[int]
    log: list[Entry]
    happened: list[int]


def pack_view(view: View) -> PackedView:
    """Return a view as data that can be pickled."""
    return PackedView(
        view.game.key, view.seat, view.options, view.state, view.actor, view.legal, view.log, view.happened
    )


def unpack_view(packed: PackedView, lang: str, names: Sequence[str] = ()) -> View:
    """Return the view, with the words of a language and the names of the players."""
    key, seat, options, state, actor, legal, log, happened = packed
    game = find_game(key)
    words = Words(lang, game.package, players=int(game.rules.seats(state)), names=names)
    return View(game, seat, options, state, actor, legal, log, words, happened)
