"""The memory of the search (ismcts_loops.py): its tree, its buffers, its parameters, and the meaning of the columns.

The loops read these constants when they are compiled.
"""

from __future__ import annotations

from typing import NamedTuple

from ..engine.network_rules import Network
from .loop_types import Floats, Nodes, Numbers, Records, RecordWords, Stats

FIRST_OUTCOME = 10_000
"""Labels of edges: the id of an action, FIRST_OUTCOME + the id of an outcome, or UNSEEN_OUTCOME."""
UNSEEN_OUTCOME = 9_999

VIEW, WORLD, NEXT = 0, 1, 2
"""The states: what the seat knows, the determinization of this simulation, and the state after one of its actions."""

LABEL, FIRST_CHILD, NEXT_SIBLING, VISITS, AVAILABLE = range(5)
"""The columns of `Tree.nodes`: the label of the edge to the node, its first child, its next sibling, the number of its
visits, and how often its edge was available. Siblings are sorted by descending label, so one walk finds all legal
actions."""
NODE_COLUMNS = 5

PRIOR, LOOKAHEAD, POINTS, SQUARED_DEVIATIONS, MEANS = range(5)
"""The columns of `Tree.stats`: the prior, the lookahead value, the mean points of the searching seat, the sum of the
squared deviations of its value (Welford), and from MEANS on the mean value of each seat."""


class Tree(NamedTuple):
    """The search tree: row i of each array is node i. Node 0 is not used, so 0 means "no node"."""

    nodes: Nodes
    stats: Stats
    size: Numbers
    """One number: the count of rows in use."""


class Buffers(NamedTuple):
    """The working memory of a simulation."""

    states: Records
    """The states VIEW, WORLD and NEXT."""
    words: RecordWords
    """The memory of `states` as 8-byte words."""
    facts: Records
    """The facts of a decision."""
    ids: Numbers
    """The legal ids of a decision."""
    weights: Numbers
    """The weights of the outcomes of a chance point."""
    sample_generator: Numbers
    """Draws the determinizations."""
    chance_generator: Numbers
    """Draws the outcomes; it is reseeded in each simulation."""
    path: Numbers
    """The nodes of the current simulation, the root first."""
    lookahead: Floats
    """The value of each legal action by the lookahead."""
    values: Floats
    """The value of the state for each seat: its share of the win, 0 to 1. All teams together have 1."""
    leaf_values: Floats
    """The same for the leaf, if the network evaluates it before the rollout."""
    network: Network
    """The network that evaluates, or NO_NETWORK."""


class Params(NamedTuple):
    """The parameters of one call of `search`."""

    seat: int
    """The seat that searches."""
    root: int
    """The node at which simulations begin."""
    simulations: int
    capacity: int
    """The maximum number of nodes."""
    exploration: float
    """The constant of PUCT."""
    value_scale: float
    """The lead in points that makes a win e times as likely."""
    prior_sharpness: float
    """The exponent of the prior."""
    rollout_turns: int
    """How many turns of the searching seat a rollout lasts."""
    chance_seed: int
    """The first of the seeds of the common random numbers."""
    leaf_share: float
    """The weight of the network's value of the leaf; the rest is the value after the rollout."""
    upon_judge: bool
    """True if the network corrects the judge's estimate."""
