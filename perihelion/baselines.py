"""The trained networks as players of whole batches, for research.

    import perihelion
    from perihelion import baselines

    batch = perihelion.batch("solenia", games=1024, players=2)
    network = baselines.load("solenia", players=2)
    batch.step(network(batch))

A network looks one action ahead here, and it reads whole records: if a game hides something, it sees more than its seat
may. The search bots show it sampled worlds instead. docs/baselines.md compares them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .bots.networks import LearnedJudge, network_for, networks_of
from .core.registry import game
from .core.vocabulary import OVER
from .engine.afterstates import Afterstates
from .engine.arrays import ANY, Array
from .engine.batch import Batch
from .errors import InvalidOptions

if TYPE_CHECKING:
    from .train.model import Model


class Tries(NamedTuple):
    """Every legal action of every game in which a seat is to act; entry i of each array belongs to one action."""

    games: Array
    actions: Array
    shares: Array
    """The share of the win that each seat can expect after the action: entry, seat."""
    points: Array
    """The points that each seat can expect: entry, seat."""


class Baseline:
    """One network. Call it with a batch on the processor to get an action for each game."""

    def __init__(self, network: LearnedJudge):
        self.network = network
        self.about = network.about
        """How it was trained: command, recipe, date, learning curve."""

    def __call__(self, batch: Batch) -> Array:
        """Return the legal action with the best expected result for the seat to act, or ANY if no seat is to act."""
        return self.pick(batch, self.try_all(batch))

    def pick(self, batch: Batch, tries: Tries) -> Array:
        """Return the best action of each game among these tries."""
        best = np.full(len(batch), ANY, np.int64)
        alone = self.network.inputs.seats == 1  # without other seats only the points matter
        order = np.argsort(tries.points[:, 0] if alone else self.own_shares(batch, tries), kind="stable")
        best[tries.games[order]] = tries.actions[order]  # the last one written is the best
        return best

    def own_shares(self, batch: Batch, tries: Tries) -> Array:
        """Return the expected share of the seat to act after each action."""
        own: Array = tries.shares[np.arange(len(tries.games)), batch.actor[tries.games]]
        return own

    def try_all(self, batch: Batch) -> Tries:
        """Try every legal action on a copy and evaluate the results."""
        games, numbers, words, actors, shares, points = Afterstates(batch, self.network.inputs).try_all()
        expected_shares, expected_points = self.network.expect(words, batch.actor[games].astype(np.int64), points)
        over = (actors == OVER)[:, None]
        shares, points = np.where(over, shares, expected_shares), np.where(over, points, expected_points)
        return Tries(games, batch.legal[games, numbers], shares, points)

    def torch(self) -> Model:
        """Return the same network as a trainable PyTorch module; perihelion/train shows how to feed it."""
        from .train.model import restored

        scale = float(self.network.game.search_settings.value_scale)
        model: Model = restored(self.network.inputs, self.network.weights, scale)
        return model


def load(key: str, **options: object) -> Baseline:
    """Return the network of a game with these options."""
    found = game(key)
    network = network_for(found, found.new_state(found.read_options(options)))
    if network is None:
        there = ", ".join(str(each.about["fields"]) for each in networks_of(found)) or "none"
        raise InvalidOptions(f"{key} has no network for these options; networks of {key}: {there}")
    return Baseline(network)
