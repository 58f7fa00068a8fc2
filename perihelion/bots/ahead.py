"""One turn ahead, around the rules of one game: what the best way on from an action is worth to a seat.

Where the same seat decides again before anything else happens, its best way on counts, as far as the budget reaches;
then the game's `judge` says what the position is worth.
"""

from __future__ import annotations

from typing import Any

from perihelion.core.jit import loop, rule
from perihelion.core.loops import actor, copy, legal, play, seats, side, team, winners

WIN = 10**15
"""A game won is worth more than anything `judge` can say."""


@rule
def standing(s: Any, f: Any, seat: int) -> int:
    """What a position is worth to a seat: the judgement of its side minus that of the best other."""
    n = seats(s)
    if actor(s) == -2:
        won, winning = winners(s), 0
        for p in range(n):
            winning += won >> p & 1
        if won >> seat & 1 == 0:
            return -WIN
        return WIN if winning < n else 0
    best, alone = -WIN, True
    for p in range(n):
        if team(s, p) != team(s, seat):
            best, alone = max(best, side(s, f, p)), False
    return side(s, f, seat) - (0 if alone else best)


@rule
def way(
    states: Any,
    words: Any,
    action: int,
    seat: int,
    f: Any,
    ids: Any,
    n: Any,
    done: Any,
    share: Any,
    best: Any,
    budget: int,
) -> int:
    """The value of an action in the world of states[0]: all ways on, depth first, each with its share of the budget.

    At depth d stand the position states[d], its n[d] legal actions, how many of them are done, and the best value.
    """
    copy(words, 1, words[0])
    play(states[1], action)
    d = 1
    share[1] = budget
    while True:
        s = states[d]
        ways = 0
        if share[d] > 0 and d < len(share) - 1 and actor(s) == seat:
            ways = legal(s, f, ids[d])
            if ways > share[d]:
                ways = 0
        if ways > 0:
            n[d], done[d], best[d] = ways, 0, -2 * WIN
        else:
            value = standing(s, f, seat)
            d -= 1
            while d > 0:
                best[d] = max(best[d], value)
                if done[d] < n[d]:
                    break
                value = best[d]
                d -= 1
            if d == 0:
                return value
        copy(words, d + 1, words[d])
        play(states[d + 1], ids[d][done[d]])
        share[d + 1] = share[d] // n[d] - 1
        done[d] += 1
        d += 1


@loop
def ways(
    states: Any,
    words: Any,
    actions: Any,
    values: Any,
    seat: int,
    facts: Any,
    ids: Any,
    n: Any,
    done: Any,
    share: Any,
    best: Any,
    budget: int,
) -> None:
    """Add to each action's value what it is worth in this world."""
    for i in range(len(actions)):
        values[i] += way(states, words, actions[i], seat, facts[0], ids, n, done, share, best, budget)
