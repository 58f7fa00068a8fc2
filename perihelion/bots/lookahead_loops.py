"""Lookahead to the end of the turn, around the rules of one game: the value of the best continuation of an action.

While the same seat is to act and the budget allows it, all continuations are searched depth first. Then the game's
judge evaluates the resulting state.
"""

from __future__ import annotations

from typing import NamedTuple

from perihelion.bots.loop_types import Facts, NumberRows, Numbers, Records, RecordWords, State
from perihelion.core.rule import rule
from perihelion.core.vocabulary import OVER
from perihelion.engine.jit import loop
from perihelion.engine.loops import actor, copy_words, legal, play, points, seats, team, team_worth, winners

WIN = 10**15
"""What a win adds to the value of a finished game: more than any value of the judge."""
UNITS_PER_POINT = 10**6
"""The judge counts in millionths of a point."""


class Stack(NamedTuple):
    """The memory of a depth-first search: row d of each array belongs to depth d. Row 0 holds the first state."""

    states: Records
    """The states."""
    words: RecordWords
    """The memory of `states` as 8-byte words."""
    facts: Records
    """The facts of a decision, shared by all depths."""
    ids: NumberRows
    """The legal ids."""
    n_legal: Numbers
    """The number of legal ids."""
    tried: Numbers
    """The number of ids tried so far."""
    budget: Numbers
    """The number of states that may still be visited from here."""
    best: Numbers
    """The best value so far."""


@rule
def team_value(s: State, f: Facts, seat: int) -> int:
    """Return the value of a team: the points of a finished game, or the judge's estimate before that."""
    if actor(s) != OVER:
        return team_worth(s, f, seat)
    total = 0
    for p in range(seats(s)):
        if team(s, p) == team(s, seat):
            total += points(s, p) * UNITS_PER_POINT
    return total


@rule
def lead(s: State, f: Facts, seat: int) -> int:
    """Return the value of a state for a seat: the value of its team minus that of the best other team.

    In a finished game a win or a defeat comes first. The lead still breaks ties between equal results, so that a lost
    game is played well to its end.
    """
    n = seats(s)
    best, alone = -WIN, True
    for p in range(n):
        if team(s, p) != team(s, seat):
            best, alone = max(best, team_value(s, f, p)), False
    value = team_value(s, f, seat) - (0 if alone else best)
    if actor(s) == OVER:
        won, winning = winners(s), 0
        for p in range(n):
            winning += won >> p & 1
        if won >> seat & 1 == 0:
            value -= WIN
        elif winning < n:
            value += WIN
    return value


@rule
def count_continuations(stack: Stack, depth: int, seat: int) -> int:
    """Write the legal ids of a depth and return their count, or 0 if the search goes no deeper."""
    budget = stack.budget[depth]
    if budget <= 0 or depth >= len(stack.budget) - 1 or actor(stack.states[depth]) != seat:
        return 0
    n_legal = legal(stack.states[depth], stack.facts[0], stack.ids[depth])
    return n_legal if n_legal <= budget else 0


@rule
def action_value(stack: Stack, action: int, seat: int, budget: int) -> int:
    """Return the value of an action in the state of row 0. Each continuation gets an equal share of the budget."""
    words, best, tried, n_legal = stack.words, stack.best, stack.tried, stack.n_legal
    copy_words(words, 1, words[0])
    play(stack.states[1], action)
    stack.budget[1] = budget
    d = 1
    while True:
        n = count_continuations(stack, d, seat)
        if n > 0:
            n_legal[d], tried[d], best[d] = n, 0, -2 * WIN
        else:
            value = lead(stack.states[d], stack.facts[0], seat)
            d -= 1
            while d > 0:
                best[d] = max(best[d], value)
                if tried[d] < n_legal[d]:
                    break
                value = best[d]
                d -= 1
            if d == 0:
                return value
        copy_words(words, d + 1, words[d])
        play(stack.states[d + 1], stack.ids[d][tried[d]])
        stack.budget[d + 1] = stack.budget[d] // n_legal[d] - 1
        tried[d] += 1
        d += 1


@loop
def add_action_values(stack: Stack, actions: Numbers, values: Numbers, seat: int, budget: int) -> None:
    """Add the value of each action in the state of row 0 to `values`."""
    for i in range(len(actions)):
        values[i] += action_value(stack, actions[i], seat, budget)
