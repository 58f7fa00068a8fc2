"""Expectimax over whole turns, around the rules of one game.

A turn is a sequence of decisions of one seat, without chance in between. The search finds every state in which the turn
of a seat can end, and the network evaluates them all. It searches the best of them more deeply: every outcome of the
chance that follows, and every turn with which the next seat can reply (expectimax: Michie, Game-playing and
game-learning automata, 1966). Each seat takes the turn that is best for itself.

It suits games that hide nothing and whose turns have a few hundred ends.
"""

from __future__ import annotations

from typing import NamedTuple

from perihelion.bots.evaluation_loops import evaluate
from perihelion.bots.loop_types import Floats, Ints, NumberRows, Numbers, PackedStates, PackedWords, Paths, Records
from perihelion.core.rule import rule
from perihelion.core.vocabulary import CHANCE, OVER
from perihelion.engine.jit import loop
from perihelion.engine.loops import actor, copy_words, deal, deals, legal, play
from perihelion.engine.network_rules import Network

TOO_MANY = -1
"""Sentinel for a number of ends: more than the memory holds."""
UNKNOWN = -1.0
"""Sentinel for a share of the win: not searched."""
END_OF_PATH = -1
"""Stands after the last action of a path."""
FACTOR = -7046029254386353131
"""A large odd factor for hashing."""


class Params(NamedTuple):
    """The parameters of a search."""

    seat: int
    """The seat that searches."""
    value_scale: float
    """The lead in points that makes a win e times as likely."""
    upon_judge: bool
    """True if the network corrects the judge's estimate."""


class Turn(NamedTuple):
    """The memory for finding the ends of a turn. Row d of the first arrays belongs to depth d."""

    states: Records
    """The states along the turn; row 0 is its beginning."""
    words: PackedWords
    """The memory of `states` as 8-byte words."""
    facts: Records
    """The facts of a decision."""
    ids: NumberRows
    """The legal ids."""
    n_legal: Numbers
    """The number of legal ids."""
    tried: Numbers
    """The number of ids tried so far."""
    path: Numbers
    """The action being tried."""
    ends: PackedStates
    """The states in which the turn can end."""
    end_words: PackedWords
    """The memory of `ends` as 8-byte words."""
    end_paths: Paths
    """The actions that lead to each end, followed by END_OF_PATH."""
    hashes: Ints
    """A hash table with open addressing: the hashes of the ends, 0 for an empty slot. Its length is a power of 2."""


@rule
def hash_of(words: PackedWords, row: int) -> int:
    """Return a hash of a row, never 0."""
    h = 0
    for w in range(words.shape[1]):
        h = (h ^ int(words[row, w])) * FACTOR
        h ^= h >> 29
    return h | 1


@rule
def is_new(hashes: Ints, words: PackedWords, row: int) -> bool:
    """Add a row to the table; return whether it was new."""
    h, mask = hash_of(words, row), len(hashes) - 1
    place = h >> 20 & mask
    while hashes[place] != 0:
        if hashes[place] == h:
            return False
        place = place + 1 & mask
    hashes[place] = h
    return True


@rule
def find_ends(turn: Turn, seat: int) -> int:
    """Write every state in which the turn of a seat, begun in row 0, can end. Returns their number, or TOO_MANY."""
    states, words, ids, n_legal, tried, f = turn.states, turn.words, turn.ids, turn.n_legal, turn.tried, turn.facts[0]
    hashes, end_words, path, end_paths = turn.hashes, turn.end_words, turn.path, turn.end_paths
    for i in range(len(hashes)):
        hashes[i] = 0
    n, d, deepest = 0, 0, len(n_legal) - 1
    n_legal[0], tried[0] = legal(states[0], f, ids[0]), 0
    while d >= 0:
        if tried[d] == n_legal[d]:
            d -= 1
            continue
        path[d] = ids[d][tried[d]]
        tried[d] += 1
        copy_words(words, d + 1, words[d])
        play(states[d + 1], path[d])
        if actor(states[d + 1]) == seat and d < deepest:
            d += 1
            n_legal[d], tried[d] = legal(states[d], f, ids[d]), 0
        elif is_new(hashes, words, d + 1):
            if n == len(end_words):
                return TOO_MANY
            copy_words(end_words, n, words[d + 1])
            for k in range(d + 1):
                end_paths[n, k] = path[k]
            end_paths[n, d + 1] = END_OF_PATH
            n += 1
    return n


@rule
def value_of_answer(answer: Turn, network: Network, params: Params, values: Floats) -> float:
    """Return the value for the searching seat if the seat to act in row 0 takes the turn that is best for itself.

    The value is UNKNOWN if chance is to act or there are too many turns.
    """
    s, f = answer.states[0], answer.facts[0]
    who = actor(s)
    if who == CHANCE:
        return UNKNOWN
    if who == OVER:
        evaluate(s, f, answer.words, 0, network, params, values)
        return float(values[params.seat])
    best, value = UNKNOWN, UNKNOWN
    for i in range(find_ends(answer, who)):
        evaluate(answer.ends[i], f, answer.end_words, i, network, params, values)
        if values[who] > best:
            best, value = values[who], values[params.seat]
    return value


@rule
def value_after_answers(
    turn: Turn, i: int, answer: Turn, weights: Numbers, network: Network, params: Params, values: Floats
) -> float:
    """Return the value for the searching seat after end i of its turn, or UNKNOWN.

    Outcomes with an unknown value are left out.
    """
    s = turn.ends[i]
    if actor(s) != CHANCE:
        copy_words(answer.words, 0, turn.end_words[i])
        return value_of_answer(answer, network, params, values)
    total, weight = 0.0, 0
    for outcome in range(deals(s, weights)):
        if weights[outcome] > 0:
            copy_words(answer.words, 0, turn.end_words[i])
            deal(answer.states[0], outcome)
            value = value_of_answer(answer, network, params, values)
            if value != UNKNOWN:
                total += weights[outcome] * value
                weight += weights[outcome]
    return total / weight if weight > 0 else UNKNOWN


@loop
def search_turns(turn: Turn, network: Network, params: Params, values: Floats, at_once: Floats, later: Floats) -> int:
    """Write the immediate value of each end of the turn and return the number of ends. None is searched deeper yet."""
    n, f = find_ends(turn, params.seat), turn.facts[0]
    for i in range(n):
        evaluate(turn.ends[i], f, turn.end_words, i, network, params, values)
        at_once[i] = values[params.seat]
        later[i] = UNKNOWN
    return n


@loop
def search_answers(
    turn: Turn,
    n: int,
    answer: Turn,
    weights: Numbers,
    network: Network,
    params: Params,
    values: Floats,
    at_once: Floats,
    later: Floats,
) -> None:
    """Write the value after replies for the best of n ends that was not searched deeper yet."""
    best = -1
    for i in range(n):
        if later[i] == UNKNOWN and (best < 0 or at_once[i] > at_once[best]):
            best = i
    value = value_after_answers(turn, best, answer, weights, network, params, values)
    later[best] = value if value != UNKNOWN else at_once[best]
