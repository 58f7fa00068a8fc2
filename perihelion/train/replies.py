"""Search inside training: the best actions of each game are tried again, with what happens after them.

A candidate is followed into sampled worlds: what its seat cannot know is guessed, chance draws, and the next seat takes
the action that is best for itself (the next decision may also belong to the same seat). Half of the candidates remain,
and are followed into as many worlds again, until one is left: sequential halving, as in Gumbel AlphaZero (Danihelka et
al., Policy improvement by planning with Gumbel, 2022). The means are what the game learns from.
"""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from ..core.game import Game
from ..core.record import OWNER, UNKNOWN, Field
from ..engine.arrays import Array, words_of
from ..engine.batch import Batch
from .model import Model
from .selfplay import SelfPlay, Tried, Values


class Blindfold:
    """Takes what a seat cannot know out of states, given as words."""

    def __init__(self, game: Game, seats: int, device: torch.device):
        self._secrets: list[tuple[Tensor, ...]] = []
        for secret in game.rules.state.secret_fields:
            shows = np.zeros(1, game.rules.state.dtype())
            if secret.unless:
                shows[secret.unless] = -1
            cells = [hidden_cells(game, secret, seats, value) for value in (-1, UNKNOWN)]
            words = [words_of(each).view(np.int64).copy() for each in (*cells, shows)]
            self._secrets.append(tuple(torch.from_numpy(each).to(device) for each in words))

    def put_on(self, words: Tensor, viewers: Tensor) -> Tensor:
        """Return the states as their viewers know them."""
        for cells, unknown, shows in self._secrets:
            is_closed = ((words & shows) == 0).all(1)[:, None]
            words = torch.where(is_closed, words & ~cells[viewers] | unknown[viewers], words)
        return words


def hidden_cells(game: Game, secret: Field, seats: int, value: int) -> Array:
    """Return a record for each seat with this value in the cells of a field that the seat cannot see, otherwise 0."""
    records = np.zeros(seats, game.rules.state.dtype())
    for seat in range(seats):
        records[secret.name][seat] = value
        if secret.seen == OWNER:
            records[secret.name][seat, seat] = 0
    return records


class Replies:
    """Looks at replies to the best candidates in each game of `play`."""

    def __init__(self, play: SelfPlay, ahead: SelfPlay, candidates: int, worlds: int):
        """`ahead` has a game for each world of each candidate of each game."""
        self.play, self.ahead, self.candidates, self.worlds = play, ahead, candidates, worlds
        self._seed = 1
        self._blindfold = Blindfold(ahead.batch.game, ahead.seats, ahead.device)

    def improve(self, model: Model, tried: Tried, scores: Tensor, margin_weight: float) -> tuple[Tried, Tensor]:
        """Return the tries with the values found, and their scores: only a candidate that is left has one."""
        values = Values(*(each.clone() for each in tried.values))
        followed = torch.zeros_like(scores)
        sums = Values(*map(torch.zeros_like, values))
        left = self.candidates
        while True:
            rows = self._best(tried, scores, left)
            found = self._follow(model, tried, rows, margin_weight)
            followed[rows] += 1
            for total, each, mean in zip(sums, found, values, strict=True):
                total[rows] += each
                mean[rows] = total[rows] / followed[rows, None]
            tried = tried._replace(values=values)
            scores = torch.full_like(scores, -torch.inf)
            scores[rows] = self.play.scores(tried, margin_weight)[rows]
            if left <= 2:
                return tried, scores
            left = (left + 1) // 2

    def _best(self, tried: Tried, scores: Tensor, n: int) -> Tensor:
        """Return the rows of the n best tries in each game."""
        order = scores.argsort(descending=True)
        order = order[torch.isfinite(scores[order])]
        order = order[tried.games[order].argsort(stable=True)]
        games = tried.games[order]
        numbers = torch.bincount(games, minlength=len(self.play.batch))
        ranks = torch.arange(len(order), device=order.device) - (numbers.cumsum(0) - numbers)[games]
        return order[ranks < n]

    def _follow(self, model: Model, tried: Tried, rows: Tensor, margin_weight: float) -> Values:
        """Return the mean values after the best replies to some tries."""
        ahead, n = self.ahead, len(rows) * self.worlds
        movers = self.play.tensor(self.play.batch.actor).long()[tried.games[rows]]
        words = tried.tries.words[rows].repeat_interleave(self.worlds, 0)
        values = Values(*(each[rows].repeat_interleave(self.worlds, 0) for each in tried.values))
        if n:
            native = ahead.trying.native
            if ahead.batch.game.hides:
                viewers = movers.repeat_interleave(self.worlds)
                words = self._blindfold.put_on(words, viewers)
                ahead.trying.afterstates.sample_worlds(native(words), native(viewers), self._seed)
                self._seed += n
            ahead.batch.set_states(native(words), native(torch.arange(n, device=rows.device)))
            replies = ahead.try_all(model, ahead.upon_judge, n)
            if len(replies.games):
                picked = ahead.pick(replies, ahead.scores(replies, margin_weight))[:n]
                has_reply = (picked >= 0)[:, None]
                values = Values(
                    *(
                        torch.where(has_reply, each[picked.clamp(min=0)], before)
                        for each, before in zip(replies.values, values, strict=True)
                    )
                )
        return Values(*(each.reshape(len(rows), self.worlds, -1).mean(1) for each in values))


def search_replies(play: SelfPlay, candidates: int, worlds: int, seed: int) -> Replies:
    """Return a search for replies, with its own games."""
    batch = play.batch
    games = len(batch) * candidates * worlds
    ahead = play.like(Batch(batch.game, batch.options, games, seed, device=batch.device))
    return Replies(play, ahead, candidates, worlds)
