"""The position after moves that a player imagines, made only from what this player knows.

Hidden things are guessed, as bots do it. So a player who plans ahead learns nothing about them: neither the board nor
the list of possible moves depends on them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ..core.position import Position
from ..core.record_data import write_record
from ..core.runtime import runtimes
from ..core.view import View, hides_anything, sees
from ..core.vocabulary import CHANCE
from ..errors import PerihelionError
from .errors import Conflict

WORLDS = 8
"""Number of guesses if something is hidden. A move is possible if it is possible in one of them."""
OUTCOME = "~"
"""The first character of a move that is an outcome of chance."""


@dataclass
class Imagined:
    """A position after imagined moves; `indices` has the index of each move in its log."""

    position: Position
    indices: list[int] = field(default_factory=list)


def imagine(position: Position, seat: int, moves: Sequence[str]) -> Imagined:
    """Return the position after these moves, in the first guess in which they are possible."""
    for imagined in imagine_all(position, seat, moves):
        return imagined
    raise Conflict("plan", "error-plan-line")


def imagine_all(position: Position, seat: int, moves: Sequence[str]) -> Iterator[Imagined]:
    """Yield the position after these moves in every guess in which they are possible."""
    hidden = hides_anything(position.unchanged)
    for world in range(WORLDS if hidden else 1):
        imagined = Imagined(guess_hidden(position, seat, world))
        try:
            for move in moves:
                _pass_by(imagined.position, seat, hidden)
                imagined.indices.append(len(imagined.position.log))
                imagined.position.play(move)
            _pass_by(imagined.position, seat, hidden)
        except PerihelionError:
            continue
        yield imagined


def guess_hidden(position: Position, seat: int, world: int = 0) -> Position:
    """Return the position as the seat knows it, with a guess for everything hidden, and without its log."""
    return guess_from_view(position.view(seat), world)


def guess_from_view(view: View, world: int = 0) -> Position:
    """Return the position that a view shows, with a guess for everything hidden, and without its log."""
    runtime = runtimes().interpreted(view.game)
    s = runtime.state(view.state)
    runtime.sample(s, view.seat, runtime.generator(world + 1, view.log))
    return Position(view.game, view.options, runtime.plain(s))


def _pass_by(imagined: Position, seat: int, hidden: bool) -> None:
    """Play on while nothing can be chosen: the seat does not see it, or only one thing can happen, as all can see."""
    while True:
        actor, unseen = imagined.actor, not sees(imagined.seen, seat)
        if actor == CHANCE and (unseen or len(imagined.outcome_ids) == 1):
            odds = imagined.outcomes
            imagined.play(OUTCOME + max(odds, key=lambda text: odds[text]))
        elif actor >= 0 and ((unseen and actor != seat) or (not hidden and len(imagined.legal_ids) == 1)):
            imagined.play(imagined.legal_ids[0])
        else:
            return


def fingerprint(position: Position, seat: int) -> str:
    """Return a hash of everything that a seat sees of a position. Two positions with the same hash look the same."""
    seen = {"actor": position.actor, **write_record(position.view(seat).state)}
    return hashlib.sha256(json.dumps(seen, separators=(",", ":"), ensure_ascii=False).encode()).hexdigest()
