"""The loops around the rules of one game: Python calls them once, and the work stays in compiled code.

codegen.py replaces the lines between the two marker comments with the dispatch of a game, and loading.py imports the
result as a module. Here the marked lines only tell the reader, and the type checker, what the dispatch provides.

Related arrays are passed as named tuples, which Numba accepts as arguments. Callers use the classes from this module,
not from a generated one, so that cached machine code can name them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from perihelion.core.generator import below, seed_game, weighted
from perihelion.core.rule import rule
from perihelion.core.vocabulary import CHANCE, OVER
from perihelion.engine.arrays import ANY, NO_ACTION, NOTHING, REFRESH
from perihelion.engine.jit import loop

# dispatch begins

rules: Any = None
"""The game's RULES."""
ACTIONS = OUTCOMES = 0
"""The number of actions, and the maximum number of outcomes at a chance point."""


@rule
def actor(s: Any) -> int:
    """Return the seat to act, CHANCE or OVER."""
    raise NotImplementedError


@rule
def legal(s: Any, f: Any, ids: Any) -> int:
    """Write the legal ids in ascending order, and return their count."""
    raise NotImplementedError


@rule
def refuse(s: Any, f: Any, number: int) -> int:
    """Return 0, or the number of the rule that forbids this action."""
    raise NotImplementedError


@rule
def play(s: Any, number: int) -> None:
    """Carry out a legal action and everything that follows from it."""
    raise NotImplementedError


@rule
def deals(s: Any, weights: Any) -> int:
    """Write the weights of the outcomes, and return their count."""
    raise NotImplementedError


@rule
def deal(s: Any, outcome: int) -> None:
    """Carry out a possible outcome and everything that follows from it."""
    raise NotImplementedError


@rule
def seen(s: Any) -> int:
    """Return the bit mask of the seats that see the next choice."""
    raise NotImplementedError


@rule
def points(s: Any, seat: int) -> int:
    """Return the points of a seat."""
    raise NotImplementedError


@rule
def winners(s: Any) -> int:
    """Return the bit mask of the winning seats."""
    raise NotImplementedError


@rule
def sample(s: Any, seat: int, r: Any) -> None:
    """Replace what is hidden from the seat with a random guess consistent with what the seat knows."""
    raise NotImplementedError


@rule
def seats(s: Any) -> int:
    """Return the number of seats."""
    raise NotImplementedError


@rule
def team(s: Any, seat: int) -> int:
    """Return the team of a seat."""
    raise NotImplementedError


@rule
def prepare(s: Any, f: Any) -> None:
    """Fill the facts shared by the checks of one decision."""
    raise NotImplementedError


@rule
def worth(s: Any, f: Any, seat: int) -> int:
    """Return the judge's value of the position for a seat, in millionths of a point.

    A game without a judge uses the points.
    """
    raise NotImplementedError


# dispatch ends


class GameArrays(NamedTuple):
    """Many games of one kind: row g of each array belongs to game g, except those that all games share."""

    states: Any
    """The records."""
    words: Any
    """The memory of `states` as 8-byte words."""
    generators: Any
    """The two integers of the game's random generator."""
    legal: Any
    """The legal ids, or the possible outcomes if chance is to act. All games share one row if nothing reads the lists
    afterwards."""
    n_legal: Any
    """The number of legal ids or possible outcomes."""
    actors: Any
    """The seat to act, CHANCE or OVER. CHANCE occurs only if the last call left the outcomes to the caller."""
    actions: Any
    """The action or outcome to play next, or ANY, or NOTHING, or REFRESH."""
    counts: Any
    """The number of decisions and the number of outcomes so far."""
    points: Any
    """The points of each seat when the last game ended."""
    rewards: Any
    """The reward of each seat in the last call."""
    done: Any
    """Whether the game is over."""
    seed: Any
    """The seed and the slot number; the number is 0 in all slots if each has its own seed."""
    begun: Any
    """How many games have begun in this slot. Seed, number and this counter determine the draws of the next one."""
    start: Any
    """The record of a new game, as 8-byte words."""
    rewards_by_winners: Any
    """The rewards of all seats by the bit mask of the winners."""


class Scratch(NamedTuple):
    """Memory that the rules refill at each decision and each chance point; every thread needs its own."""

    facts: Any
    weights: Any


@rule
def team_worth(s: Any, f: Any, seat: int) -> int:
    """Return the sum of `worth` over a seat and its partners."""
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
def copy_words(words: Any, to: int, source: Any) -> None:
    """Copy a record into row `to` as 8-byte words: many times faster than field by field."""
    for w in range(source.shape[0]):
        words[to, w] = source[w]


@rule
def draw_outcomes(s: Any, weights: Any, r: Any, outcome: int, most: int) -> int:
    """Carry out at most `most` outcomes, the first one given or drawn (ANY), until chance is no longer to act.

    Also stops at a chance point without a possible outcome. Returns the number of outcomes.
    """
    came = 0
    while came < most and actor(s) == CHANCE:
        if outcome < 0:
            outcome = weighted(r, weights, deals(s, weights))
        if outcome < 0:
            break
        deal(s, outcome)
        outcome = ANY
        came += 1
    return came


@rule
def possible(s: Any, weights: Any, ids: Any) -> int:
    """Write the possible outcomes of a chance point in ascending order, and return their count."""
    n = 0
    for outcome in range(deals(s, weights)):
        if weights[outcome] > 0:
            ids[n] = outcome
            n += 1
    return n


@loop
def weigh(games: GameArrays, scratch: Scratch, out: Any, first: int, last: int) -> None:
    """Write the probability of each outcome in the games first..last-1 at a chance point, otherwise 0."""
    for g in range(first, last):
        n = deals(games.states[g], scratch.weights) if games.actors[g] == CHANCE else 0
        total = 0
        for outcome in range(n):
            total += scratch.weights[outcome]
        for outcome in range(out.shape[1]):
            out[g, outcome] = scratch.weights[outcome] / total if outcome < n else 0


@loop
def run(games: GameArrays, scratch: Scratch, first: int, last: int, steps: int, draws: int) -> int:
    """Make `steps` decisions in each of the games first..last-1, or play them to the end if `steps` is 0.

    The first decision is the given action, or a random one for ANY; all further ones are random. If chance is to act,
    the given action is an outcome. After it at most `draws` outcomes are drawn in a row: 0 leaves them to the caller. A
    game whose action is NOTHING is unchanged; REFRESH recomputes actor and legal list of a record that the caller has
    written. A game that is over, or not yet begun, begins instead; one that ends makes fewer decisions. One loop serves
    random games and batches, because for every loop that plays the compiler has to compile all rules once more.

    A game is stuck if it is not over, but nothing is legal or no outcome is possible. It is unchanged, without legal
    ids. Returns the last stuck game, or -1.
    """
    stuck = -1
    states, words, generators, lists = games.states, games.words, games.generators, games.legal
    n_legal, actors, actions, done = games.n_legal, games.actors, games.actions, games.done
    counts, scores, rewards = games.counts, games.points, games.rewards
    f, weights = scratch.facts[0], scratch.weights
    for g in range(first, last):
        was_stuck = actors[g] != OVER and n_legal[g] == 0 and actions[g] != REFRESH
        if was_stuck:
            stuck = g
        if was_stuck or actions[g] == NOTHING:
            for seat in range(rewards.shape[1]):
                rewards[g, seat] = 0
            continue
        s, r, ids = states[g], generators[g], lists[g if len(lists) > 1 else 0]
        decisions, drawn, n, left = 0, 0, 0, steps
        action, outcome, most = NO_ACTION, ANY, draws
        if actions[g] == REFRESH:
            pass
        elif actors[g] == OVER:
            copy_words(words, g, games.start)
            seed_game(r, games.seed[g, 0], games.seed[g, 1], games.begun[g])
            games.begun[g] += 1
        elif actors[g] == CHANCE:
            outcome = actions[g]
            most = max(1, draws)
        else:
            action = actions[g]
            if action == ANY:
                action = ids[below(r, n_legal[g])]
        while True:
            if action != NO_ACTION:
                play(s, action)
                decisions += 1
            drawn += draw_outcomes(s, weights, r, outcome, most)
            outcome, most = ANY, draws
            who = actor(s)
            n = 0
            if who < 0:
                break
            n = legal(s, f, ids)
            left -= 1
            if left == 0 or n == 0:
                break
            action = ids[below(r, n)]
        if who == CHANCE:
            n = possible(s, weights, ids)
        actors[g], n_legal[g], done[g] = who, n, who == OVER
        if n == 0 and who != OVER:
            stuck = g
        counts[g, 0] += decisions
        counts[g, 1] += drawn
        won = winners(s) if who == OVER else 0
        for seat in range(rewards.shape[1]):
            rewards[g, seat] = games.rewards_by_winners[won, seat]
            if who == OVER:
                scores[g, seat] = points(s, seat)
    return stuck
