"""Everything that a viewer receives of a position, each channel by its name."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ..core.narration import choice, narrate, prompt
from ..core.position import Position
from ..core.recent_view import recent_view
from ..core.scores import known_points, known_values
from ..core.story import measure
from ..core.view import View, filter_entry
from ..core.vocabulary import OVER
from ..words import LANGUAGES, Words

Channels = dict[str, object]


def record_of(position: Position, seat: int) -> bytes:
    """Return the record as a viewer sees it."""
    state = recent_view(position, seat, _words("en", position.game.package, position.seats)).state
    return bytes(state.pack().tobytes())


def channels(position: Position, seat: int, first: int = 0, draw: bool = True) -> Channels:
    """Return what a viewer receives; of the log only the entries from `first` on. The board takes time to draw."""
    found: Channels = {}
    for lang in LANGUAGES[:2] if draw else LANGUAGES[:1]:  # two languages show that both are filtered
        view = recent_view(position, seat, _words(lang, position.game.package, position.seats))
        if not found:
            found |= _plain_channels(position, view, first)
        log = [filter_entry(entry, seat) for entry in position.shared_log[first:]]
        found[f"the sentences of the log ({lang})"] = narrate(replace(view, log=log))
        if view.actor == seat >= 0:
            found[f"the prompt ({lang})"] = prompt(view)
            found[f"the choices ({lang})"] = [choice(view, number) for number in view.legal]
        if draw:
            found |= {f"{name} ({lang})": text for name, text in _drawings(view).items()}
    return found


def _plain_channels(position: Position, view: View, first: int) -> Channels:
    """Return what needs no words."""
    seat = view.seat
    found: Channels = {
        "the record": view.state.pack().tobytes(),
        "the seat to act": view.actor,
        "the legal actions": view.legal,
        "the events": [filter_entry(entry, seat).events for entry in position.shared_log[first:]],
        "the log": [filter_entry(entry, seat)[:5] for entry in position.shared_log[first:]],
        "the last turn": view.happened,
    }
    if view.actor != OVER:  # then the cards are on the table
        scores = position.scores
        found["the points"] = known_points(scores.points, scores.sheet, seat, over=False)
        found["the score sheet"] = [(line.key, known_values(line, seat, over=False)) for line in scores.sheet]
        found["the measures"] = [measure(position.game, position.unchanged, p) for p in range(position.seats)]
    return found


def _drawings(view: View) -> Channels:
    """Return the board in all its forms."""
    board = view.game.board
    if board is None:
        return {}
    found: Channels = {"the board": board.draw(view).svg()}
    if board.outline is not None:
        found["the outline of the board"] = repr(board.outline(view))
    if board.text_map is not None:
        found["the map of the board"] = repr(board.text_map(view))
    return found


def difference(one: Channels, other: Channels) -> str | None:
    """Return the name of the first channel that differs."""
    return next((name for name in one if one[name] != other.get(name)), None)


@cache
def _words(lang: str, package: str, players: int) -> Words:
    return Words(lang, package, players=players)
