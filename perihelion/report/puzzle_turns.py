"""A puzzle is a whole turn: where it ends, which turns solve it, and why one turn is better than another.

A turn is judged by the position that it leads to, so the order of its actions does not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..bots.greedy import Greedy
from ..bots.judging import MIN_DIFFERENCE, lead_of_seat
from ..bots.next_turn import likely_turn, play_on
from ..bots.reasons import (
    OWN,
    Amounts,
    Reason,
    amounts_of,
    describe_reasons,
    differences,
    differences_of_ends,
    is_advantage,
)
from ..bots.turn_ends import LOOKAHEAD_BUDGET
from ..core.chance import FastDraws
from ..core.game import Game
from ..core.narration import choice
from ..core.position import Position
from ..core.puzzle import Puzzle
from ..core.record import Record
from ..core.story import Turn
from ..core.turn_spans import turn_phases
from ..core.view import view_of_state
from ..core.vocabulary import CHANCE, OVER
from ..engine import runtimes
from ..errors import IllegalAction
from ..words import Words

MAX_ENTRIES = 200
"""The maximum number of decisions and outcomes after the last turn of a seat."""
VAGUE = ("points", "turn")
"""Terms of a judge that say little about a puzzle: the points so far, and what the turn still brings."""


def is_turn_over(position: Position, seat: int, played: Sequence[str]) -> bool:
    """Return whether these actions of a seat led to the end of its turn, or to an outcome of chance."""
    return bool(played) and (position.actor != seat or position.phase in position.game.turn_starts)


def end_of_turn(start: Position, turn: Sequence[str]) -> Position | None:
    """Return the position after these actions; None if one of them is illegal."""
    try:
        return start.copy().play(*turn)
    except IllegalAction:
        return None


def same_end(start: Position, turn: Sequence[str], other: Sequence[str]) -> bool:
    """Return whether two turns are legal and lead to the same position."""
    ends = [end_of_turn(start, each) for each in (turn, other)]
    return ends[0] is not None and ends[1] is not None and ends[0].text == ends[1].text


def solves(puzzle: Puzzle, start: Position, turn: Sequence[str]) -> bool:
    """Return whether a turn solves a puzzle.

    It leads to the same position as the solution, or it contains the best action and keeps at least half of the
    solution's lead over the second best turn.
    """
    if same_end(start, turn, puzzle.turn):
        return True
    tried, best, second = (_value(start, each) for each in (turn, puzzle.turn, puzzle.second_turn))
    return tried >= best - max(MIN_DIFFERENCE, (best - second) / 2) and _may_begin_with(puzzle.best, start, turn)


def falls_short(puzzle: Puzzle, start: Position, turn: Sequence[str]) -> bool:
    """Return whether a turn is worth clearly less than the solution, though it may solve the puzzle."""
    return _value(start, turn) < _value(start, puzzle.turn) - MIN_DIFFERENCE


def _value(start: Position, turn: Sequence[str]) -> float:
    """Return the lead of the seat at the end of its turn, as the judge counts it."""
    return lead_of_seat(start.game, start.copy().play(*turn).plain, start.actor)


def _may_begin_with(best: str, start: Position, turn: Sequence[str]) -> bool:
    """Return whether a turn leads to the same end if the best action, or one that reads like it, is played first."""
    view, ids = start.view(start.actor), start.game.actions.ids
    alike = {action for action in view.legal if choice(view, action) == choice(view, ids[best])}
    reordered = [[action, *turn[:i], *turn[i + 1 :]] for i, action in enumerate(turn) if ids[action] in alike]
    return any(same_end(start, turn, each) for each in reordered)


def next_action(puzzle: Puzzle, start: Position, played: Sequence[str]) -> str | None:
    """Return the next action on the way to the solution; None if these actions cannot become it."""
    left = list(puzzle.turn)
    for action in played:
        if action not in left:
            return None
        left.remove(action)
    return left[0] if left and same_end(start, [*played, *left], puzzle.turn) else None


def turn_of(start: Position, turn: Sequence[str]) -> Turn:
    """Return a legal turn, to be told as a story."""
    end = start.copy().play(*turn)
    return Turn(start.actor, end.log[len(start.log) :], start.plain, end.plain)


def wins(start: Position, turn: Sequence[str]) -> bool:
    """Return whether a legal turn ends the game, and the seat to act alone has won."""
    end = start.copy().play(*turn)
    return end.actor == OVER and int(end.game.rules.winners(end.plain)) == 1 << start.actor


def next_turn_after(start: Position, turn: Sequence[str]) -> Turn | None:
    """Return the likely next turn of the seat after a legal turn, if there is one and it brings something.

    All seats play greedily. Without machine code that would take seconds, so the answer is None.
    """
    if not runtimes.is_compiled(start.game):
        return None
    view, ids = start.view(start.actor), start.game.actions.ids
    return likely_turn(view, play_on(view, [ids[action] for action in turn]))


def refine_theme(theme: str, turn: Turn, game: Game, words: Words) -> str:
    """Return what brings the points if a puzzle is about points: the last event of the turn with a name as a theme.

    The name may be that of the event together with the action that caused it: planets settled by pushing a die.
    """
    if theme not in VAGUE:
        return theme
    for entry in reversed(turn.entries):
        family = game.actions.family(entry.number)[0].name if entry.actor >= 0 else ""
        for event in reversed(entry.events or ()):
            for key in (f"{event.key}-{family}", event.key):
                if words.has(f"term-{key}"):
                    return key
    return theme


class Differences(NamedTuple):
    """The amounts in which the ends of two turns differ."""

    reasons: tuple[Reason, ...]
    last: bool = False
    """True if it is the last turn of the seat. Then only points differ: nothing else helps any more."""


def differences_of_turns(start: Position, ours: Sequence[str], other: Sequence[str]) -> Differences:
    """Return the amounts in which the ends of two legal turns differ; after the last turn only points."""
    game, seat = start.game, start.actor
    ends = [start.copy().play(*turn).plain for turn in (ours, other)]
    if any(game.rules.actor(end) == OVER for end in ends):
        return Differences(differences(*(_points(game, end, seat) for end in ends)), True)
    finals = [finish_game(start, end) for end in ends]
    if None in finals:
        return Differences(differences_of_ends(game, seat, ends[:1], ends[1:]))
    reasons = differences(*(_points(game, final, seat) for final in finals if final is not None))
    return Differences(tuple(reason for reason in reasons if reason.seat == OWN), True)


def has_reason(start: Position, ours: Sequence[str], other: Sequence[str]) -> bool:
    """Return whether players can see why a turn is better than another one.

    The turn brings something, so that it is not the answer to leave everything undone, and an amount that players count
    speaks for it. If the other turn brings more points now, that amount has a name, such as an order that can be paid:
    nobody finds a move for a little more of something later. A game that names no amounts has puzzles without reasons.
    """
    game, seat, end = start.game, start.actor, end_of_turn(start, ours)
    if not game.measures:
        return True
    found = differences_of_turns(start, ours, other)
    good = [reason for reason in found.reasons if is_advantage(reason, game)]
    if end is None or not good or (brings_less_now(found) and not any(reason.named for reason in good)):
        return False
    changes = differences(*(amounts_of(game, position.plain, seat) for position in (end, start)))
    return any(is_advantage(change, game) for change in changes)


def _points(game: Game, s: Record, viewer: int) -> Amounts:
    points, seats = game.rules.points, range(int(game.rules.seats(s)))
    return {("points", OWN if seat == viewer else seat): float(points(s, seat)) for seat in seats}


def finish_game(start: Position, end: Record) -> Record | None:
    """Return the end of a game if the seat to act at the start has no turn after the state `end`, otherwise None.

    All seats play greedily. Without machine code that would take seconds, so the answer is None.
    """
    game, seat, words = start.game, start.actor, start.words
    if not runtimes.is_compiled(game):
        return None
    runtime, draws, greedy = runtimes.best(game), FastDraws(0), Greedy(0)
    s, needed = runtime.state(end), turn_phases(game.package)
    for _ in range(MAX_ENTRIES):
        actor = runtime.actor(s)
        if actor == OVER:
            final: Record = runtime.plain(s)
            return final
        if actor == seat and (not needed or str(game.rules.phases[runtime.phase(s)]) in needed):
            return None
        if actor == CHANCE:
            runtime.deal(s, draws.draw(runtime.deals(s)))
        else:
            view = view_of_state(runtime, s, actor, start.options, words)
            runtime.play(s, view.legal[0] if len(view.legal) == 1 else greedy.choose(view, LOOKAHEAD_BUDGET))
    return None


def tell_differences(found: Differences, game: Game, words: Words, key: str, worse: bool = False) -> str:
    """Return what speaks for the best turn, in a sentence; empty if players can count nothing of it.

    `worse`: the differences are those of a worse turn. If that one has more points, the best turn pays later.
    """
    good = [reason for reason in found.reasons if is_advantage(reason, game) != worse]
    why = describe_reasons(good, game, words, worse, key)
    if not brings_less_now(found, worse):
        return why
    return f"{why} {words('hint-later' if worse else 'hint-pays-later')}".strip()


def brings_less_now(found: Differences, worse: bool = False) -> bool:
    """Return whether the best of two turns has fewer points than the other one; `worse` as in `tell_differences`."""
    points = sum(reason.value for reason in found.reasons if reason.measure == "points" and reason.seat == OWN)
    return not found.last and (points > 0 if worse else points < 0)
