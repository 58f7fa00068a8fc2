"""What an action would do, before it is played: the pieces at their new places, and what it brings.

It is played from what the player knows, up to the next draw of chance or decision of another player, so it shows
nothing that is hidden.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ...core.game import Game
from ...core.position import Position
from ...core.recent_view import recent_view
from ...core.record import Record
from ...core.story import Turn, brief_moves, measure, tell_changes, tell_events
from ...core.view import filter_entry, hides_anything
from ...core.view_comparison import reuse_results
from ...draw.layout import Point
from ...draw.shapes import place_of, put_at
from ...table.errors import Conflict
from ...table.hypothetical import fingerprint, guess_hidden
from ...words import Words
from ..schemas.responses import Preview
from .frames import Frame
from .hint_steps import play_forced
from .presenter import TablePresenter
from .refusals import decides

MOVER, CARRIER = (re.compile(rf'<g [^>]*class="[^"]*\b{name}\b') for name in ("mover", "carrier"))
"""How pieces that players move across the board begin, and ground that moves with them (`draw/shapes.py`)."""
WORLDS = 2
"""Number of guesses if something is hidden. What differs between them is not known, and nothing is shown."""


class Outcome(NamedTuple):
    """The state before an action, and the position after it, in one guess."""

    before: Record
    after: Position


def preview_action(presenter: TablePresenter, guest: str, action: str, lang: str) -> Preview:
    """Return what an action of the guest to act would do."""
    if not decides(presenter, guest):
        raise Conflict("not-your-turn")
    frame = presenter.frame(presenter.table.awaited_seat(guest), lang)
    return imagine_action(frame, frame.position.number_of(action))


def imagine_action(shown: Frame, action: int) -> Preview:
    """Return what an action of the seat to act would change in its frame; nothing if it is illegal."""
    position, seat, words = shown.position, shown.view.seat, shown.view.words
    if action not in position.legal_ids:
        return Preview()
    outcomes = [_play(position, seat, action, world) for world in range(_worlds(position))]
    told = {(", ".join(_results(outcome, seat, words)), fingerprint(outcome.after, seat)) for outcome in outcomes}
    if len(told) > 1:
        return Preview()
    before, after = outcomes[0]
    frame = Frame(after, recent_view(after, seat, words), strict=False)
    reuse_results(frame.view, shown.view)
    points = _points(after.game, after.unchanged, seat) - _points(after.game, before, seat)
    return Preview(
        results=told.pop()[0],
        points=points,
        scored=frame.scored if points else [],
        groups=dict(_find_ghosts(shown, frame)),
    )


def _worlds(position: Position) -> int:
    return WORLDS if hides_anything(position.unchanged) else 1


def _play(position: Position, seat: int, action: int, world: int) -> Outcome:
    """Play an action and what the table plays by itself after it."""
    imagined = guess_hidden(position, seat, world)
    before = imagined.plain
    imagined.play(action)
    for _ in play_forced(imagined, seat):
        pass
    return Outcome(before, imagined)


def _results(outcome: Outcome, seat: int, words: Words) -> Iterator[str]:
    entries = [filter_entry(entry, seat) for entry in outcome.after.log]
    turn = Turn(seat, entries, outcome.before, outcome.after.unchanged)
    game = outcome.after.game
    found = [*tell_events(game, words, turn), *tell_changes(game, words, turn)]
    counted = [entry for entry in entries if "now" in (entry.values or {})]
    yield from found or brief_moves(game, words, turn._replace(entries=counted))


def _points(game: Game, s: Record, seat: int) -> int:
    return measure(game, s, seat).get("points", 0)


def _find_ghosts(before: Frame, after: Frame) -> Iterator[tuple[str, str]]:
    """Yield what happened and the pieces of the board that are new or lie elsewhere, by key.

    If the ground moves on with everything on it, they are drawn where they lie on the ground as it is before.
    """
    dx, dy = _find_way(before, after)
    for key, svg in after.groups.items():
        if key not in after.happened and not MOVER.match(svg):
            continue
        x, y = place_of(svg)
        place = (x - dx, y - dy)
        if key not in before.groups or place_of(before.groups[key]) not in ((x, y), place):
            yield key, put_at(svg, place)


def _find_way(before: Frame, after: Frame) -> Point:
    """Return how the ground moves: as most of its parts do, since one may be put from one end to the other."""
    places = [
        (place_of(before.groups[key]), place_of(svg))
        for key, svg in after.groups.items()
        if CARRIER.match(svg) and key in before.groups
    ]
    ways = Counter((x - a, y - b) for (a, b), (x, y) in places)
    return ways.most_common(1)[0][0] if ways else (0, 0)
