"""Tries all possibilities in each game of a batch on copies, one action ahead or to the end of the turn."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..core.vocabulary import OVER
from ..engine.afterstates import Afterstates
from ..engine.arrays import Array
from ..engine.batch import Batch
from ..engine.inputs import Inputs

MOST_DECISIONS = 8
"""The maximum number of decisions in a turn."""
SCRATCH_GAMES = 1 << 18
"""The number of states played at a time."""
NO_ACTION = -9
"""Padding: neither an action nor one of the sentinels of a batch."""


class Tries(NamedTuple):
    """Row i of each tensor belongs to try i."""

    games: Tensor
    """The game of each try."""
    paths: Tensor
    """The actions played in it, padded with NO_ACTION."""
    words: Tensor
    """The resulting state."""
    actors: Tensor
    """The actor of that state."""
    shares: Tensor
    """Each seat's share of the win if the game is over, otherwise 0."""
    judge: Tensor
    """Each seat's points if the game is over, otherwise the judge's estimate, or 0 without a judge."""

    def rows(self, which: Tensor) -> Tries:
        """Return the selected tries."""
        return Tries(*(each[which] for each in self))

    @property
    def over(self) -> Tensor:
        """True if the game is over."""
        return self.actors == OVER


def joined(parts: list[Tries]) -> Tries:
    """Return the tries of all parts."""
    return Tries(*map(torch.cat, zip(*parts, strict=True)))


class OneAction:
    """Tries every legal action of each game."""

    def __init__(self, batch: Batch, inputs: Inputs):
        self.batch, self.inputs = batch, inputs
        self.afterstates = Afterstates(batch, inputs)
        self.device = torch.device("cuda" if batch.device == "cuda" else "cpu")

    def native(self, tensor: Tensor) -> Any:
        """Return a tensor in the form that the loops expect."""
        return tensor if self.device.type == "cuda" else tensor.numpy()

    def tensor(self, array: Array) -> Tensor:
        """Return an array of the batch as a tensor that shares its memory."""
        return torch.as_tensor(array, device=self.device)

    def try_all(self, judged: bool, n_games: int | None = None) -> Tries:
        """Try every legal action in all games, or in the first `n_games`. The judge evaluates only if `judged`."""
        legal, seats = self.tensor(self.batch.legal), self.inputs.seats
        n = torch.where(self.tensor(self.batch.actor) >= 0, self.tensor(self.batch.n).long(), 0)[:n_games]
        games = torch.repeat_interleave(torch.arange(len(n), device=self.device), n)
        numbers = torch.arange(len(games), device=self.device) - (n.cumsum(0) - n)[games]
        paths = torch.full((len(games), MOST_DECISIONS), NO_ACTION, dtype=torch.int16, device=self.device)
        paths[:, 0] = legal[games, numbers]

        def zeros(*shape: int, kind: torch.dtype) -> Tensor:
            return torch.zeros(len(games), *shape, dtype=kind, device=self.device)

        shares, judge = zeros(seats, kind=torch.float32), zeros(seats, kind=torch.float32)
        words, actors = zeros(self.inputs.words, kind=torch.int64), zeros(kind=torch.int8)
        if len(games):
            given = games, numbers, words, actors, shares, judge
            self.afterstates.try_actions(*map(self.native, given), judged=judged)
        return Tries(games, paths, words, actors, shares, judge)


class WholeTurns(OneAction):
    """Tries every way to play the turn in each game, up to chance or another seat. Equal ends are tried once."""

    def __init__(self, batch: Batch, inputs: Inputs):
        super().__init__(batch, inputs)
        games = SCRATCH_GAMES if self.device.type == "cuda" else len(batch)
        self._scratch = OneAction(Batch(batch.game, batch.options, games, device=batch.device), inputs)
        generator = torch.Generator().manual_seed(1)
        factors = torch.randint(-(1 << 62), 1 << 62, (inputs.words,), generator=generator)
        self._factors = factors.to(self.device) | 1

    def try_all(self, judged: bool, n_games: int | None = None) -> Tries:
        """Try every turn in all games, or in the first `n_games`. The judge evaluates only if `judged`."""
        movers = self.tensor(self.batch.actor)
        tries, ended = super().try_all(judged, n_games), []
        for decision in range(1, MOST_DECISIONS):
            goes_on = tries.actors == movers[tries.games]
            ended.append(tries.rows(~goes_on))
            if not bool(goes_on.any()):
                break
            tries = self._play_on(tries.rows(goes_on), decision, judged)
        else:
            ended.append(tries)
        return self._distinct(joined(ended))

    def _play_on(self, tries: Tries, decision: int, judged: bool) -> Tries:
        """Try every action that is legal after these tries."""
        further = []
        for first in range(0, len(tries.games), len(self._scratch.batch)):
            before = tries.rows(torch.arange(first, min(first + len(self._scratch.batch), len(tries.games))))
            slots = torch.arange(len(before.games), device=self.device)
            self._scratch.batch.set_states(self.native(before.words), self.native(slots), draw=False)
            found = self._scratch.try_all(judged, len(slots))
            paths = before.paths[found.games]
            paths[:, decision] = found.paths[:, 0]
            further.append(found._replace(games=before.games[found.games], paths=paths))
        return joined(further)

    def _distinct(self, tries: Tries) -> Tries:
        """Drop tries that lead to the same state as another one of their game, found by a hash."""
        mixed = tries.words * self._factors
        keys, order = ((mixed ^ (mixed >> 31)) * self._factors.flip(0)).sum(1).add(tries.games * 2654435761).sort()
        first = torch.ones_like(keys, dtype=torch.bool)
        first[1:] = keys[1:] != keys[:-1]
        return tries.rows(order[first])
