"""The draws of a table: all of them, or those that a seat may know while the game runs."""

from __future__ import annotations

from collections.abc import Sequence

from ..core import generator
from ..core.game import Game
from ..core.position import Position
from ..core.runtime import runtimes
from ..core.view import hide, hides_anything, sees
from ..table_log.bodies import ActionPlayed, Odds, OutcomeDrawn
from ..table_log.entries import LogEntry
from .draw_statistics import Draw

NO_SEAT = -1
"""The seat of a draw that belongs to no seat."""

SAMPLED_WORLDS = 3
"""In how many guessed states the odds must agree before they count as known to a seat."""

KnownOdds = dict[tuple[int, int], Odds | None]
"""By number of the entry and seat: the odds as the seat knows them; None if it does not know them."""


def all_draws(game: Game, log: Sequence[LogEntry]) -> list[Draw]:
    """Return every draw of a log, undone ones included. The caller may see everything."""
    return [
        Draw(kind_of_draw(game, entry.body.phase), seat_of_draw(log, i), entry.body.odds, entry.body.text)
        for i, entry in enumerate(log)
        if isinstance(entry.body, OutcomeDrawn) and entry.body.odds is not None
    ]


def known_draws(
    position: Position, line: Sequence[LogEntry], log: Sequence[LogEntry], seat: int, known: KnownOdds
) -> list[Draw]:
    """Return the draws of a running game that a seat saw and whose odds it knows.

    `line` has the entries of the position's own log, `log` all entries of the table. `known` keeps what was found.
    """
    if not hides_anything(position.game.new_state(position.options)):
        return all_draws(position.game, log)
    past, found = position.copy(), []
    for entry, happened in zip(reversed(line), reversed(position.log), strict=True):
        past.undo()
        if not isinstance(entry.body, OutcomeDrawn) or not sees(happened.seen, seat) or entry.body.of == 1:
            continue
        key = (entry.n, seat)
        if key not in known:
            known[key] = _odds_known_to(past, seat)
        odds = known[key]
        if odds is not None:
            phase = str(position.game.rules.phases[happened.phase])
            found.append(Draw(kind_of_draw(position.game, phase), seat_of_draw(log, entry.n), odds, happened.text))
    return found[::-1]


def kind_of_draw(game: Game, phase: str) -> str:
    """Return what a chance phase draws: the name of its family."""
    return game.outcomes[game.rules.phases.index(phase)].families[0].name


def seat_of_draw(log: Sequence[LogEntry], i: int) -> int:
    """Return the seat a draw is for: the only one that sees it, else the next to act, else the last that acted."""
    body = log[i].body
    if isinstance(body, OutcomeDrawn) and body.to is not None:
        return body.to
    for entry in (*log[i + 1 :], *reversed(log[:i])):
        if isinstance(entry.body, ActionPlayed):
            return entry.body.seat
    return NO_SEAT


def _odds_known_to(position: Position, seat: int) -> Odds | None:
    """Return the odds of the next draw if all guessed states that fit the seat's view agree on them."""
    guesses = set()
    for seed in range(SAMPLED_WORLDS):
        world, r = hide(position.plain, seat), [0, 0]
        generator.seed(r, seed)
        runtimes().interpreted(position.game).sample(world, seat, r)
        guesses.add(tuple(Position(position.game, position.options, world).outcomes.items()))
    return guesses.pop() if len(guesses) == 1 else None
