"""Single-observer information-set tree search around the rules of one game.

Each simulation draws a world that fits what the searching seat knows, walks down the tree through it, adds the position
where it leaves the tree, plays on from there for a few turns, judges what came of it and tells every node on the way
what it was worth to each seat. An edge is what the searching seat would observe: actions, and the outcomes it sees;
outcomes it does not see share one edge. So what the tree knows, the seat could know. All that is drawn from the first
outcome of a simulation on is given by how often its node was visited: what is compared meets the same luck.

Which way down: the action with the best mean so far, plus a bonus for what was tried seldom, larger where one look
ahead with `judge` liked it. In another world another list is legal, so an action counts how often it was available.
"""

from __future__ import annotations

import math
from typing import Any

from perihelion.core.jit import loop, rule
from perihelion.core.kit import seed, weighted
from perihelion.core.loops import (
    actor,
    copy,
    deal,
    deals,
    legal,
    play,
    points,
    sample,
    seats,
    seen,
    side,
    team,
    winners,
)

OUTCOME = 10_000
"""Labels of edges: an action's id, OUTCOME + an outcome's id, or UNSEEN for all outcomes the seat does not see."""
UNSEEN = 9_999

VIEW, WORLD, AHEAD = 0, 1, 2
"""Working states: the view, the world drawn from it, and one look ahead."""

MILLION = 1_000_000.0

TO_WIN = 0.9
"""How much of a final value is the win; the rest is the margin, so that a lost or a won game is still played well."""

YARDSTICK = 7
"""Who plays alone is measured by what came of one simulation before all others; it stands behind the seats' values."""
ALONE = 4
"""And plays on for so many decisions where others count their turns."""

SURE = 0.15
"""This part of the bonus is shared evenly, however little one look ahead liked an action."""

LABEL, FIRST, NEXT, VISITS, AVAILABLE = 0, 1, 2, 3, 4
"""Columns of the tree: an edge's label, the node's first child, its next sibling, how often it was visited, and how
often its edge was there to choose. Actions stand in falling order, so that one walk finds those of a legal list."""
PRIOR, LOOK, POINTS, SPREAD, MEANS = 0, 1, 2, 3, 4
"""Columns of what the nodes are worth: the bonus they deserve, what one look ahead found, the expected points of the
searching seat, the sum of the squared deviations of its value, and from MEANS on the mean value for each seat."""


@rule
def leads(s: Any, seat: int) -> bool:
    """Whether a seat is the first of its team."""
    first = seat
    for q in range(seat):
        if team(s, q) == team(s, seat):
            first = min(first, q)
    return first == seat


@rule
def result(s: Any, f: Any, seat: int) -> float:
    """The points a seat and its partners have, or will have as `judge` sees it."""
    if actor(s) != -2:
        return side(s, f, seat) / MILLION
    total = 0
    for p in range(seats(s)):
        if team(s, p) == team(s, seat):
            total += points(s, p)
    return total * 1.0


@rule
def shares(s: Any, f: Any, scale: float, values: Any) -> None:
    """What a position is worth to each seat as a share of the win: 0 to 1, all teams together 1."""
    n = seats(s)
    over = actor(s) == -2
    most = values[YARDSTICK] if n == 1 else -1e300
    for p in range(n):
        values[p] = result(s, f, p)
        most = max(most, values[p])
    total = math.exp((values[YARDSTICK] - most) / scale) if n == 1 else 0.0
    for p in range(n):
        values[p] = math.exp((values[p] - most) / scale)
        if leads(s, p):
            total += values[p]
    won, winning = winners(s) if over else 0, 0
    for p in range(n):
        if won >> p & 1 and leads(s, p):
            winning += 1
    for p in range(n):
        values[p] = values[p] / total
        if over:
            values[p] = (1.0 - TO_WIN) * values[p] + (TO_WIN / winning if won >> p & 1 else 0.0)


@rule
def find(tree: Any, node: int, label: int) -> int:
    """The child of a node by its edge, or 0."""
    child = tree[node, FIRST]
    while child != 0 and tree[child, LABEL] != label:
        child = tree[child, NEXT]
    return int(child)


@rule
def add(tree: Any, used: Any, node: int, after: int, label: int) -> int:
    """A new child of a node, after another one, or the first where that is 0."""
    child = used[0]
    used[0] += 1
    tree[child, LABEL] = label
    if after == 0:
        tree[child, NEXT] = tree[node, FIRST]
        tree[node, FIRST] = child
    else:
        tree[child, NEXT] = tree[after, NEXT]
        tree[after, NEXT] = child
    return int(child)


@rule
def look_ahead(
    states: Any, words: Any, who: int, f: Any, ids: Any, n: int, scale: float, values: Any, looks: Any
) -> None:
    """What one look ahead says that each of the n legal actions is worth to the seat that decides."""
    for i in range(n):
        copy(words, AHEAD, words[WORLD])
        play(states[AHEAD], ids[i])
        shares(states[AHEAD], f, scale, values)
        looks[i] = values[who]


@rule
def play_on(states: Any, words: Any, seat: int, turns: int, f: Any, ids: Any, weights: Any, r: Any) -> int:
    """From where the tree was left: all play what one look ahead likes best, until the seat's turn has come so often.

    Judged there, every leaf is judged at the same moment of a round; in the middle of turns `judge` would compare what
    one has just begun with what another has brought home. Returns how many decisions were played.
    """
    s = states[WORLD]
    played, decided, last = 0, 0, seat
    while turns > 0:
        who = actor(s)
        if who == -2:
            break
        if who == -1:
            deal(s, weighted(r, weights, deals(s, weights)))
            continue
        if who == seat and (last != seat or (seats(s) == 1 and decided == ALONE)):
            decided = 0
            turns -= 1
            if turns == 0:
                break
        last = who
        n = legal(s, f, ids)
        best, most = ids[0], -(1 << 60)
        if n > 1:
            for i in range(n):
                copy(words, AHEAD, words[WORLD])
                play(states[AHEAD], ids[i])
                value = side(states[AHEAD], f, who)
                if value > most:
                    best, most = ids[i], value
            played += n
        play(s, best)
        played += 1
        decided += 1
    return played


@rule
def expand(tree: Any, worths: Any, used: Any, node: int, who: int, ids: Any, n: int, looks: Any, warmth: float) -> None:
    """Give a node a child for each of the n legal actions, the last one first, and each what the look ahead found."""
    most = 0.0
    for i in range(n):
        most = max(most, looks[i])
    total = 0.0
    for i in range(n):
        child = add(tree, used, node, 0, ids[i])
        worths[child, PRIOR] = (looks[i] / (most + 1e-12)) ** warmth
        worths[child, LOOK] = worths[child, MEANS + who] = looks[i]
        total += worths[child, PRIOR]
    child = tree[node, FIRST]
    for _ in range(n):
        worths[child, PRIOR] = (1.0 - SURE) * worths[child, PRIOR] / total + SURE / n
        child = tree[child, NEXT]


@loop
def search(
    states: Any,
    words: Any,
    seat: int,
    facts: Any,
    ids: Any,
    weights: Any,
    r: Any,
    luck: Any,
    fate: int,
    tree: Any,
    worths: Any,
    used: Any,
    looks: Any,
    path: Any,
    values: Any,
    root: int,
    simulations: int,
    explore: float,
    scale: float,
    warmth: float,
    turns: int,
) -> int:
    """Run simulations from the root; returns how many decisions were played in them, looks ahead included."""
    played = 0
    f = facts[0]
    room = len(tree) - len(ids) - 2
    if seats(states[VIEW]) == 1 and tree[root, VISITS] == 0:
        copy(words, WORLD, words[VIEW])
        sample(states[WORLD], seat, r)
        seed(luck, fate)
        played += play_on(states, words, seat, turns, f, ids, weights, luck)
        values[YARDSTICK] = result(states[WORLD], f, seat)
    for _ in range(simulations):
        copy(words, WORLD, words[VIEW])
        s = states[WORLD]
        sample(s, seat, r)
        node, depth, inside, drawn = root, 0, True, False
        path[0] = root
        while inside and depth < len(path) - 2:
            who = actor(s)
            if who == -2:
                break
            if who == -1:
                if not drawn:
                    seed(luck, fate + int(tree[node, VISITS]))
                    drawn = True
                outcome = weighted(luck, weights, deals(s, weights))
                label = OUTCOME + outcome if seen(s) >> seat & 1 else UNSEEN
                deal(s, outcome)
                child = find(tree, node, label)
                if child == 0:
                    if used[0] >= room:
                        break
                    child = add(tree, used, node, 0, label)
            else:
                n = legal(s, f, ids)
                if tree[node, FIRST] == 0:
                    if used[0] >= room:
                        break
                    look_ahead(states, words, who, f, ids, n, scale, values, looks)
                    expand(tree, worths, used, node, who, ids, n, looks, warmth)
                    played += n
                    inside = depth == 0
                best, child, after, c = -1.0, 0, 0, int(tree[node, FIRST])
                for i in range(n - 1, -1, -1):
                    while c != 0 and tree[c, LABEL] > ids[i]:
                        after, c = c, int(tree[c, NEXT])
                    if c == 0 or tree[c, LABEL] != ids[i]:
                        if used[0] >= room:
                            continue
                        c = add(tree, used, node, after, ids[i])
                        worths[c, PRIOR] = 1.0 / n
                        worths[c, LOOK] = worths[c, MEANS + who] = worths[node, MEANS + who]
                    tree[c, AVAILABLE] += 1
                    bonus = explore * worths[c, PRIOR] * math.sqrt(tree[c, AVAILABLE]) / (1 + tree[c, VISITS])
                    if worths[c, MEANS + who] + bonus >= best:
                        best, child = worths[c, MEANS + who] + bonus, c
                if child == 0:
                    break
                play(s, tree[child, LABEL])
                played += 1
            node = child
            depth += 1
            path[depth] = node
        if not drawn:
            seed(luck, fate + int(tree[node, VISITS]))
        played += play_on(states, words, seat, turns, f, ids, weights, luck)
        shares(s, f, scale, values)
        came = result(s, f, seat)
        for d in range(depth + 1):
            c = path[d]
            tree[c, VISITS] += 1
            visits = tree[c, VISITS]
            worths[c, POINTS] += (came - worths[c, POINTS]) / visits
            before = values[seat] - (worths[c, MEANS + seat] if visits > 1 else values[seat])
            for p in range(worths.shape[1] - MEANS):
                mean = worths[c, MEANS + p] if visits > 1 else 0.0
                worths[c, MEANS + p] = mean + (values[p] - mean) / visits
            worths[c, SPREAD] += before * (values[seat] - worths[c, MEANS + seat])
    return played
