"""Information-set Monte Carlo tree search around the rules of one game.

The algorithm is single-observer ISMCTS (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, IEEE
Transactions on Computational Intelligence and AI in Games 4(2), 2012). Each simulation has four steps:

* It draws a determinization: a state consistent with what the searching seat knows.
* Selection walks down the tree through it. An edge is what the searching seat would observe: an action, or an outcome
  it sees. All outcomes that it does not see share one edge, so the tree holds nothing that the seat could not know.
  The child is chosen by PUCT (Rosin: Multi-armed bandits with episode context, 2011; in the form of AlphaZero, Silver
  et al. 2018). As in ISMCTS, the number of times an action was available replaces the visits of its parent, because
  other actions are legal in another determinization.
* Expansion gives a leaf one child for each legal action. The priors come from a one-step lookahead with the judge.
* The rollout plays greedily for a few turns, and the judge evaluates the resulting state. If the game has a network for
  such states, the network evaluates the leaf itself, without a rollout. Backup adds the result to every node on the
  path. Each seat has its own value (max^n: Luckhardt, Irani 1986).

Simulations that are compared use common random numbers: everything drawn after the first outcome of a simulation
depends only on the number of visits of the node at which it is drawn. So the n-th simulation through each of several
nodes draws the same outcomes, and their means differ less by chance alone.
"""

from __future__ import annotations

import math

from perihelion.bots.evaluation_loops import EXPECTED_POINTS, SOLO_BASELINE, evaluate
from perihelion.bots.loop_types import Facts, Floats, Nodes, Numbers, Records, RecordWords, State, Stats
from perihelion.bots.search_memory import (
    AVAILABLE,
    FIRST_CHILD,
    FIRST_OUTCOME,
    LABEL,
    LOOKAHEAD,
    MEANS,
    NEXT,
    NEXT_SIBLING,
    POINTS,
    PRIOR,
    SQUARED_DEVIATIONS,
    UNSEEN_OUTCOME,
    VIEW,
    VISITS,
    WORLD,
    Buffers,
    Params,
    Tree,
)
from perihelion.core.generator import seed, weighted
from perihelion.core.rule import rule
from perihelion.core.vocabulary import CHANCE, OVER
from perihelion.engine.float_rules import power
from perihelion.engine.jit import loop
from perihelion.engine.loops import (
    actor,
    copy_words,
    deal,
    deals,
    legal,
    play,
    sample,
    seats,
    seen,
    team_worth,
)
from perihelion.engine.network_rules import Network

UNIFORM_PRIOR_SHARE = 0.15
"""The part of the prior that is spread evenly over all legal actions, whatever the lookahead says."""

SOLO_TURN = 4
"""In a solo game this number of decisions counts as a turn of the rollout."""


# the tree


@rule
def find_child(nodes: Nodes, node: int, label: int) -> int:
    """Return the child of a node by the label of its edge, or 0."""
    child = nodes[node, FIRST_CHILD]
    while child != 0 and nodes[child, LABEL] != label:
        child = nodes[child, NEXT_SIBLING]
    return int(child)


@rule
def add_child(nodes: Nodes, size: Numbers, node: int, previous: int, label: int) -> int:
    """Add a child after its sibling `previous`, or as the first one if that is 0, and return the child."""
    child = size[0]
    size[0] += 1
    nodes[child, LABEL] = label
    if previous == 0:
        nodes[child, NEXT_SIBLING] = nodes[node, FIRST_CHILD]
        nodes[node, FIRST_CHILD] = child
    else:
        nodes[child, NEXT_SIBLING] = nodes[previous, NEXT_SIBLING]
        nodes[previous, NEXT_SIBLING] = child
    return int(child)


# the steps of a simulation; their arguments are the fields of Buffers, Tree and Params with the same names


@rule
def determinize(states: Records, words: RecordWords, seat: int, generator: Numbers) -> None:
    """Set WORLD to a random state consistent with what the seat knows."""
    copy_words(words, WORLD, words[VIEW])
    sample(states[WORLD], seat, generator)


@rule
def follow_chance(
    s: State, weights: Numbers, generator: Numbers, nodes: Nodes, size: Numbers, node: int, params: Params
) -> int:
    """Draw an outcome and return the child that matches the seat's observation.

    Returns 0 if the tree is full or no outcome is possible.
    """
    outcome = weighted(generator, weights, deals(s, weights))
    if outcome < 0:
        return 0
    label = FIRST_OUTCOME + outcome if seen(s) >> params.seat & 1 else UNSEEN_OUTCOME
    deal(s, outcome)
    child = find_child(nodes, node, label)
    if child == 0 and size[0] < params.capacity:
        child = add_child(nodes, size, node, 0, label)
    return child


@rule
def select(
    nodes: Nodes, stats: Stats, size: Numbers, node: int, who: int, ids: Numbers, n_legal: int, params: Params
) -> int:
    """Return the legal child with the greatest mean plus bonus (PUCT) for the seat to act, or 0 if it has no child.

    An action that is legal here for the first time gets its own child, unless the tree is full.
    """
    mean = MEANS + who
    best, chosen, previous, child = -1.0, 0, 0, int(nodes[node, FIRST_CHILD])
    for i in range(n_legal - 1, -1, -1):
        while child != 0 and nodes[child, LABEL] > ids[i]:
            previous, child = child, int(nodes[child, NEXT_SIBLING])
        if child == 0 or nodes[child, LABEL] != ids[i]:
            if size[0] >= params.capacity:
                continue
            child = add_child(nodes, size, node, previous, ids[i])
            stats[child, PRIOR] = 1.0 / n_legal
            stats[child, LOOKAHEAD] = stats[child, mean] = stats[node, mean]
        nodes[child, AVAILABLE] += 1
        bonus = (
            params.exploration * stats[child, PRIOR] * math.sqrt(nodes[child, AVAILABLE]) / (1 + nodes[child, VISITS])
        )
        if stats[child, mean] + bonus >= best:
            best, chosen = stats[child, mean] + bonus, child
    return chosen


@rule
def look_ahead(
    states: Records,
    words: RecordWords,
    f: Facts,
    ids: Numbers,
    n_legal: int,
    who: int,
    network: Network,
    params: Params,
    values: Floats,
    lookahead: Floats,
) -> None:
    """Write the value of each legal action of WORLD for the seat to act, right after the action."""
    for i in range(n_legal):
        copy_words(words, NEXT, words[WORLD])
        play(states[NEXT], ids[i])
        evaluate(states[NEXT], f, words, NEXT, network, params, values)
        lookahead[i] = values[who]


@rule
def expand(
    nodes: Nodes,
    stats: Stats,
    size: Numbers,
    node: int,
    who: int,
    ids: Numbers,
    n_legal: int,
    lookahead: Floats,
    params: Params,
) -> None:
    """Give a leaf one child for each legal action, with a prior from the lookahead."""
    most, total = 0.0, 0.0
    for i in range(n_legal):
        most = max(most, lookahead[i])
    for i in range(n_legal):  # ids ascend and each child is prepended, so labels descend
        child = add_child(nodes, size, node, 0, ids[i])
        stats[child, PRIOR] = power(lookahead[i] / (most + 1e-12), params.prior_sharpness)
        stats[child, LOOKAHEAD] = stats[child, MEANS + who] = lookahead[i]
        total += stats[child, PRIOR]
    child = nodes[node, FIRST_CHILD]
    for _ in range(n_legal):
        stats[child, PRIOR] = (1.0 - UNIFORM_PRIOR_SHARE) * stats[child, PRIOR] / total + UNIFORM_PRIOR_SHARE / n_legal
        child = nodes[child, NEXT_SIBLING]


@rule
def rollout(
    states: Records,
    words: RecordWords,
    f: Facts,
    ids: Numbers,
    weights: Numbers,
    generator: Numbers,
    seat: int,
    turns: int,
) -> int:
    """Play greedily, one step ahead for all seats, in WORLD until `turns` turns of the seat have begun.

    Every rollout ends at the same moment of a round: in the middle of a turn the judge would compare what one seat has
    just begun with what another has already scored. A stuck state also ends the rollout. Returns the number of
    decisions played, including the lookahead.
    """
    s = states[WORLD]
    played, decided, last = 0, 0, seat
    while turns > 0:
        who = actor(s)
        if who == OVER:
            break
        if who == CHANCE:
            outcome = weighted(generator, weights, deals(s, weights))
            if outcome < 0:
                break
            deal(s, outcome)
            continue
        if who == seat and (last != seat or (seats(s) == 1 and decided == SOLO_TURN)):
            decided = 0
            turns -= 1
            if turns == 0:
                break
        last = who
        n_legal = legal(s, f, ids)
        if n_legal == 0:
            break
        best, most = ids[0], -(1 << 60)
        if n_legal > 1:
            for i in range(n_legal):
                copy_words(words, NEXT, words[WORLD])
                play(states[NEXT], ids[i])
                value = team_worth(states[NEXT], f, who)
                if value > most:
                    best, most = ids[i], value
            played += n_legal
        play(s, best)
        played += 1
        decided += 1
    return played


@rule
def backup(
    nodes: Nodes, stats: Stats, path: Numbers, depth: int, seat: int, values: Floats, final_points: float
) -> None:
    """Add the values of the reached state, and the seat's points, to the means of all nodes on the path."""
    for d in range(depth + 1):
        node = path[d]
        nodes[node, VISITS] += 1
        visits = nodes[node, VISITS]
        stats[node, POINTS] += (final_points - stats[node, POINTS]) / visits
        deviation = values[seat] - (stats[node, MEANS + seat] if visits > 1 else values[seat])
        for p in range(stats.shape[1] - MEANS):
            mean = stats[node, MEANS + p] if visits > 1 else 0.0  # before the first visit it held the lookahead
            stats[node, MEANS + p] = mean + (values[p] - mean) / visits
        stats[node, SQUARED_DEVIATIONS] += deviation * (values[seat] - stats[node, MEANS + seat])


@loop
def search(buffers: Buffers, tree: Tree, params: Params) -> int:
    """Run simulations from the root. Returns the number of decisions played, including the lookahead.

    The fields are unpacked from their tuples once, because each access inside the loop would count references.
    """
    states, words, f, ids, weights = buffers.states, buffers.words, buffers.facts[0], buffers.ids, buffers.weights
    path, lookahead, values, leaf_values = buffers.path, buffers.lookahead, buffers.values, buffers.leaf_values
    sampler, chance, network = buffers.sample_generator, buffers.chance_generator, buffers.network
    nodes, stats, size = tree.nodes, tree.stats, tree.size
    seat, root, turns, played = params.seat, params.root, params.rollout_turns, 0
    if seats(states[VIEW]) == 1 and nodes[root, VISITS] == 0:  # the baseline of a solo game
        determinize(states, words, seat, sampler)
        seed(chance, params.chance_seed)
        played += rollout(states, words, f, ids, weights, chance, seat, turns)
        evaluate(states[WORLD], f, words, WORLD, network, params, values)
        values[SOLO_BASELINE] = leaf_values[SOLO_BASELINE] = values[EXPECTED_POINTS]
    for _ in range(params.simulations):
        determinize(states, words, seat, sampler)
        s = states[WORLD]
        node, depth, at_leaf, chance_is_seeded = root, 0, False, False
        path[0] = root
        while not at_leaf and depth < len(path) - 2:
            who = actor(s)
            if who == OVER:
                break
            if who == CHANCE:
                if not chance_is_seeded:
                    seed(chance, params.chance_seed + int(nodes[node, VISITS]))
                    chance_is_seeded = True
                child = follow_chance(s, weights, chance, nodes, size, node, params)
            else:
                n_legal = legal(s, f, ids)
                if nodes[node, FIRST_CHILD] == 0:
                    if size[0] >= params.capacity:
                        break
                    look_ahead(states, words, f, ids, n_legal, who, network, params, values, lookahead)
                    expand(nodes, stats, size, node, who, ids, n_legal, lookahead, params)
                    played += n_legal
                    at_leaf = depth > 0
                child = select(nodes, stats, size, node, who, ids, n_legal, params)
                if child != 0:
                    play(s, nodes[child, LABEL])
                    played += 1
            if child == 0:
                break
            node = child
            depth += 1
            path[depth] = node
        if not chance_is_seeded:
            seed(chance, params.chance_seed + int(nodes[node, VISITS]))
        if params.leaf_share > 0:
            evaluate(s, f, words, WORLD, network, params, leaf_values)
        played += rollout(states, words, f, ids, weights, chance, seat, turns)
        evaluate(s, f, words, WORLD, network, params, values)
        if params.leaf_share > 0:
            for i in range(EXPECTED_POINTS + 1):
                values[i] += params.leaf_share * (leaf_values[i] - values[i])
        backup(nodes, stats, path, depth, seat, values, values[EXPECTED_POINTS])
    return played
