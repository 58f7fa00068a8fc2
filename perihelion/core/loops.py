"""The loops around the rules of one game: what Python calls once so that the work stays in compiled code.

kernel.py puts the dispatch of a game in place of the lines between the two marks and writes the result as a module.
Here the marked lines only tell the reader, and the type checker, what the dispatch provides.
"""

from __future__ import annotations

from typing import Any

from perihelion.core.jit import loop, rule
from perihelion.core.kit import below, seed, weighted

# dispatch begins

rules: Any = None
"""The module of the game's rules."""
ACTIONS = OUTCOMES = 0
"""How many actions there are, and how many outcomes a chance point has at most."""


@rule
def actor(s: Any) -> int:
    """The seat that decides, -1 chance, -2 over."""
    raise NotImplementedError


@rule
def legal(s: Any, f: Any, ids: Any) -> int:
    """Write the legal ids, rising, and return how many there are."""
    raise NotImplementedError


@rule
def refuse(s: Any, f: Any, number: int) -> int:
    """0, or the number of the rule that forbids this action."""
    raise NotImplementedError


@rule
def play(s: Any, number: int) -> None:
    """Carry out a legal action and all that follows from it."""
    raise NotImplementedError


@rule
def deals(s: Any, weights: Any) -> int:
    """Write the weights of the outcomes and return how many there are."""
    raise NotImplementedError


@rule
def deal(s: Any, outcome: int) -> None:
    """Let a possible outcome happen, and all that follows from it."""
    raise NotImplementedError


@rule
def seen(s: Any) -> int:
    """The seats that see what is chosen next."""
    raise NotImplementedError


@rule
def points(s: Any, seat: int) -> int:
    """The points of a seat."""
    raise NotImplementedError


@rule
def winners(s: Any) -> int:
    """The winning seats."""
    raise NotImplementedError


@rule
def sample(s: Any, seat: int, r: Any) -> None:
    """Fill what is hidden from the seat with a guess that fits."""
    raise NotImplementedError


@rule
def seats(s: Any) -> int:
    """The number of seats."""
    raise NotImplementedError


@rule
def team(s: Any, seat: int) -> int:
    """The team of a seat."""
    raise NotImplementedError


@rule
def prepare(s: Any, f: Any) -> None:
    """Facts that the checks of one decision share."""
    raise NotImplementedError


@rule
def worth(s: Any, f: Any, seat: int) -> int:
    """What the game's `judge` says the position is worth to a seat, in millionths; its points where there is none."""
    raise NotImplementedError


# dispatch ends


@rule
def side(s: Any, f: Any, seat: int) -> int:
    """What `judge` says the position is worth to a seat and its partners together."""
    total = 0
    for p in range(seats(s)):
        if team(s, p) == team(s, seat):
            total += worth(s, f, p)
    return total


@loop
def actor_at(states: Any, i: int) -> int:
    return actor(states[i])


@loop
def legal_at(states: Any, i: int, facts: Any, ids: Any) -> int:
    return legal(states[i], facts[0], ids)


@loop
def refuse_at(states: Any, i: int, facts: Any, number: int) -> int:
    return refuse(states[i], facts[0], number)


@loop
def play_at(states: Any, i: int, number: int) -> None:
    play(states[i], number)


@loop
def deals_at(states: Any, i: int, weights: Any) -> int:
    return deals(states[i], weights)


@loop
def deal_at(states: Any, i: int, outcome: int) -> None:
    deal(states[i], outcome)


@loop
def seen_at(states: Any, i: int) -> int:
    return seen(states[i])


@loop
def points_at(states: Any, i: int, seat: int) -> int:
    return points(states[i], seat)


@loop
def winners_at(states: Any, i: int) -> int:
    return winners(states[i])


@loop
def sample_at(states: Any, i: int, seat: int, r: Any) -> None:
    sample(states[i], seat, r)


@rule
def copy(words: Any, to: int, source: Any) -> None:
    """Copy a record as words of eight bytes: many times faster than field by field."""
    for w in range(source.shape[0]):
        words[to, w] = source[w]


@rule
def settle(s: Any, weights: Any, r: Any) -> int:
    """Draw outcomes until a seat decides or the game is over; return how many were drawn."""
    drawn = 0
    while actor(s) == -1:
        deal(s, weighted(r, weights, deals(s, weights)))
        drawn += 1
    return drawn


@loop
def sow(rs: Any, seeds: Any) -> None:
    """Start one generator for each game."""
    for g in range(len(seeds)):
        seed(rs[g], seeds[g])


@loop
def run(
    states: Any,
    words: Any,
    start: Any,
    facts: Any,
    weights: Any,
    rs: Any,
    ids: Any,
    n: Any,
    actors: Any,
    actions: Any,
    counts: Any,
    scores: Any,
    result: Any,
    rewards: Any,
    done: Any,
    first: int,
    last: int,
    steps: int,
) -> None:
    """Play on in the games first..last-1: `steps` decisions in each, fewer where it ends; to the end if that is 0.

    The first decision is the given action, or where that is -1, like all that follow, any legal one; where it is -2 the
    game stays as it is. A game that is over, or not yet begun, begins instead. This is one loop for all of it because
    every loop that plays makes the compiler work through all rules once more.
    """
    for g in range(first, last):
        if actions[g] == -2:
            for seat in range(rewards.shape[1]):
                rewards[g, seat] = 0
            continue
        s, r, row = states[g], rs[g], ids[g if len(ids) > 1 else 0]
        decisions, drawn, n_legal, left = 0, 0, 0, steps
        if actors[g] == -2:
            copy(words, g, start)
            action = -1
        else:
            action = actions[g]
            if action == -1:
                action = row[below(r, n[g])]
        while True:
            if action >= 0:
                play(s, action)
                decisions += 1
            drawn += settle(s, weights, r)
            who = actor(s)
            if who == -2:
                n_legal = 0
                break
            n_legal = legal(s, facts[0], row)
            left -= 1
            if left == 0:
                break
            action = row[below(r, n_legal)]
        actors[g], n[g], done[g] = who, n_legal, who == -2
        counts[g, 0] += decisions
        counts[g, 1] += drawn
        won = winners(s) if who == -2 else 0
        for seat in range(rewards.shape[1]):
            rewards[g, seat] = result[won, seat]
            if who == -2:
                scores[g, seat] = points(s, seat)
