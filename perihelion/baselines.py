"""The trained networks as players of whole batches, for research.

    import perihelion
    from perihelion import baselines

    batch = perihelion.batch("solenia", games=1024, players=2)
    network = baselines.load("solenia", players=2)
    batch.step(network(batch))

A network looks one action ahead here, and it reads whole records: where a game hides something, it sees more than its
seat may. The search bots show it sampled worlds instead. docs/baselines.md compares them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .bots.networks import LearnedJudge, network_for, networks_of
from .core.registry import game
from .core.vocabulary import OVER
from .engine import network_loops
from .engine.afterstates import Afterstates
from .engine.arrays import ANY, Array
from .engine.batch import Batch
from .engine.jit import COMPILED
from .engine.loading import load_shared
from .errors import InvalidOptions

if TYPE_CHECKING:
    from .train.model import Model


class Tries(NamedTuple):
    """Every legal action of every game where a seat is to act; entry i of each array belongs to one action."""

    games: Array
    actions: Array
    shares: Array
    """The share of the win that each seat can expect afterwards: entry, seat."""
    points: Array
    """The points that each seat can expect: entry, seat."""


class Baseline:
    """One network. Call it with a batch on the processor to get an action for each game."""

    def __init__(self, network: LearnedJudge):
        self.network = network
        self.about: dict[str, Any] = network.about
        """How it was made: command, recipe, date, learning curve."""

    def __call__(self, batch: Batch) -> Array:
        """Return the legal action after which the seat to act can expect most, or ANY where no seat is to act."""
        return self.pick(batch, self.try_all(batch))

    def pick(self, batch: Batch, tries: Tries) -> Array:
        """Return the same from what was tried."""
        best = np.full(len(batch), ANY, np.int64)
        alone = self.network.inputs.seats == 1  # then nobody shares the win, and points count
        order = np.argsort(tries.points[:, 0] if alone else self.own_shares(batch, tries), kind="stable")
        best[tries.games[order]] = tries.actions[order]  # the last one written is the best
        return best

    def own_shares(self, batch: Batch, tries: Tries) -> Array:
        """Return what the seat to act can expect after each action."""
        own: Array = tries.shares[np.arange(len(tries.games)), batch.actor[tries.games]]
        return own

    def try_all(self, batch: Batch) -> Tries:
        """Try every legal action on a copy and evaluate what comes of it."""
        inputs = self.network.inputs
        seats, scale = inputs.seats, float(self.network.game.search_settings.value_scale)
        games, numbers, words, actors, shares, points = Afterstates(batch, inputs).try_all()
        over = actors == OVER
        viewers = batch.actor[games].astype(np.int64)
        turned = (np.arange(seats) - viewers[:, None]) % seats  # outputs are counted from the viewer
        logits, expected = (np.take_along_axis(part, turned, 1) for part in np.split(self._run(words, viewers), 2, 1))
        if self.network.upon_judge:
            logits, expected = logits + points / scale, expected + points
        weights = np.exp(logits - logits.max(1, keepdims=True))
        shares = np.where(over[:, None], shares, weights / weights.sum(1, keepdims=True))
        return Tries(games, batch.legal[games, numbers], shares, np.where(over[:, None], points, expected))

    def _run(self, words: Array, viewers: Array) -> Array:
        """Return the outputs of the network for states as these seats see them."""
        loops: Any = load_shared(COMPILED, network_loops.__file__)
        seats = self.network.inputs.seats
        outputs = np.zeros((len(words), 2 * seats))
        for viewer in range(seats):
            rows = np.flatnonzero(viewers == viewer)
            found = np.zeros((len(rows), 2 * seats))
            loops.run_over(self.network.for_viewer(viewer), words[rows].view(np.uint64), viewer, seats, found)
            outputs[rows] = found
        return outputs

    def torch(self) -> Model:
        """Return the same network as a PyTorch module that can learn on; perihelion/train shows how it is fed."""
        from .train.model import restored

        scale = float(self.network.game.search_settings.value_scale)
        model: Model = restored(self.network.inputs, self.network.weights, scale)
        return model


def load(key: str, **options: Any) -> Baseline:
    """Return the network of a game with these options."""
    found = game(key)
    network = network_for(found, found.new_state(found.read_options(options)))
    if network is None:
        there = ", ".join(str(each.about["fields"]) for each in networks_of(found)) or "none"
        raise InvalidOptions(f"{key} has no network for these options; networks of {key}: {there}")
    return Baseline(network)
