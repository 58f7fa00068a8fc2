"""A puzzle is a whole turn: where it ends, which turns solve it, and why one turn is better than another.

A turn is judged by the position that it leads to, so the order of its actions does not matter.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.judging import MIN_DIFFERENCE, lead_of_seat
from ..bots.reasons import Reason, amounts_of, differences
from ..core.game import Game
from ..core.narration import choice
from ..core.position import Position
from ..core.puzzle import Puzzle
from ..core.story import Turn
from ..errors import IllegalAction
from ..words import Words

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


def differences_of_turns(start: Position, ours: Sequence[str], other: Sequence[str]) -> tuple[Reason, ...]:
    """Return the amounts in which the ends of two legal turns differ."""
    game, seat = start.game, start.actor
    amounts = [amounts_of(game, start.copy().play(*turn).plain, seat) for turn in (ours, other)]
    return differences(*amounts)
