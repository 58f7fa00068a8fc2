"""Self-play: many games side by side, in which every legal action is tried and the network chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

import torch
from torch import Tensor

from ..engine.arrays import ANY, NOTHING
from ..engine.batch import Batch
from ..engine.inputs import Inputs
from ..engine.network_rules import FIRST_BITS
from .afterstate_search import NO_ACTION, OneAction, Tries, WholeTurns
from .model import Model, padded

WAITS = -2
"""Sentinel for a try: the game is left unchanged."""

MOST_ROWS = 1 << 20
"""The maximum number of states evaluated at once, to limit memory."""


class Values(NamedTuple):
    """Expected shares and points in some states, by seat."""

    shares: Tensor
    points: Tensor


class Tried(NamedTuple):
    """All possible tries in all games, carried out and evaluated."""

    tries: Tries
    values: Values

    @property
    def games(self) -> Tensor:
        """The game of each try."""
        return self.tries.games


class Decisions(NamedTuple):
    """One decision of each game: the chosen afterstate."""

    words: Tensor
    judge: Tensor
    chosen: Values
    intended: Values
    """The values of the action that would have been chosen without exploring."""
    explored: Tensor
    decided: Tensor
    """True if there was a decision; False in a game that was just beginning."""
    ended: Tensor
    """True if the game was over afterwards."""
    result: Values
    """The result of a game that ended."""


def winner_logits(logits: Tensor) -> Tensor:
    """Return the logits of all possible winners. In a solo game the last one is an opponent with logit 0."""
    return logits if logits.shape[1] > 1 else torch.cat([logits, torch.zeros_like(logits)], 1)


class Deeper(Protocol):
    """A search that improves the values of the best tries (replies.py)."""

    def improve(self, model: Model, tried: Tried, scores: Tensor, margin_weight: float) -> tuple[Tried, Tensor]:
        """Return the tries with better values, and their scores: -inf for those that must not be chosen."""
        ...


Rival = Callable[[Tried], Tensor]
"""Gives each try a score for the seat that acts."""


class SelfPlay:
    """Games of one kind that a model plays against itself, or from one seat against a rival in the others."""

    def __init__(self, batch: Batch, inputs: Inputs, value_scale: float, upon_judge: bool, whole_turns: bool):
        self.batch, self.inputs = batch, inputs
        self.seats, self.value_scale, self.upon_judge = inputs.seats, value_scale, upon_judge
        self.trying = WholeTurns(batch, inputs) if whole_turns else OneAction(batch, inputs)
        self.device, self.tensor = self.trying.device, self.trying.tensor
        self.replies: Deeper | None = None
        """The search for replies; without it the network's values at one action ahead are final."""
        self.rival: Rival | None = None
        """Who plays all seats but one of each game; without it the network plays them all."""
        self.own_seats = torch.arange(len(batch), device=self.device) % self.seats
        """The seat of the network in each game against a rival."""
        # The first layer of a state is computed from that of a record of zeros, as each viewer sees it.
        self._empty = self.zeros(self.seats, inputs.words, kind=torch.int64)
        self._empty_counts = self.count_inputs(self._empty, torch.arange(self.seats, device=self.device)).double()

    def like(self, batch: Batch) -> SelfPlay:
        """Return self-play with the same settings in other games."""
        whole_turns = isinstance(self.trying, WholeTurns)
        return SelfPlay(batch, self.inputs, self.value_scale, self.upon_judge, whole_turns)

    def spread(self) -> None:
        """Bring the games to different stages by random play.

        Games of equal length that begin together would end together, and a round would show only one stage of a game.
        """
        games = len(self.batch)
        length = 0
        while not bool(self.tensor(self.batch.done).any()):
            self.batch.step(self.trying.native(torch.full((games,), ANY, device=self.device)))
            length += 1
        numbers = torch.arange(games, device=self.device)
        for step in range(length):
            goes_on = numbers * length < step * games
            self.batch.step(self.trying.native(torch.where(goes_on, ANY, NOTHING)))

    def zeros(self, *shape: int, kind: torch.dtype) -> Tensor:
        return torch.zeros(shape, dtype=kind, device=self.device)

    def by_seat(self, relative: Tensor, viewers: Tensor) -> Tensor:
        """Convert values counted from a viewer to values by seat."""
        seats = torch.arange(self.seats, device=self.device)
        return relative.gather(1, (seats[None] - viewers[:, None]) % self.seats)

    def from_viewer(self, by_seat: Tensor, viewers: Tensor) -> Tensor:
        """Convert values by seat to values counted from a viewer."""
        seats = torch.arange(self.seats, device=self.device)
        return by_seat.gather(1, (seats[None] + viewers[:, None]) % self.seats)

    def count_inputs(self, words: Tensor, viewers: Tensor) -> Tensor:
        """Return how often each input of the network is active in each state, as its viewer sees it."""
        none = self.inputs.size
        places = torch.empty((len(words), self.inputs.cells.shape[1]), dtype=torch.int64, device=self.device)
        native = self.trying.native
        self.trying.afterstates.find_inputs(native(words), native(viewers), none, native(places))
        kind = torch.bfloat16 if self.device.type == "cuda" else torch.float32
        counts = torch.zeros((len(words), padded(none)), dtype=kind, device=self.device)
        counts.scatter_add_(1, places, torch.ones((), dtype=kind, device=self.device).expand_as(places))
        counts[:, none] = 0
        return counts

    def add_judge(self, outputs: tuple[Tensor, Tensor], judge: Tensor, viewers: Tensor) -> tuple[Tensor, Tensor]:
        """Return logits of the shares, and points in units of the scale, counted from the viewer."""
        logits, points = outputs
        if self.upon_judge:
            expected = self.from_viewer(judge, viewers) / self.value_scale
            logits, points = logits + expected, points + expected
        return logits, points

    def follow(
        self, weights: Tensor, bases: Tensor, base_sums: Tensor, base_of: Tensor, words: Tensor, viewers: Tensor
    ) -> Tensor:
        """Return the first layer of each state from that of its base: only the changes are added."""
        sums = self.zeros(len(words), weights.shape[1], kind=torch.int32)
        if len(words):
            given = weights, bases, base_sums, base_of, words, viewers, sums
            self.trying.afterstates.follow_states(*map(self.trying.native, given))
        return sums

    def try_all(self, model: Model, judged: bool, n_games: int | None = None) -> Tried:
        """Try all possibilities and evaluate the results, in all games or in the first `n_games`.

        The judge evaluates only if `judged`.
        """
        tries = self.trying.try_all(judged, n_games)
        return Tried(tries, self.evaluate(model, tries))

    @torch.no_grad()
    def evaluate(self, model: Model, tries: Tries) -> Values:
        """Return what a model expects after each try, as the seat sees it that acts before."""
        movers = self.tensor(self.batch.actor).long().clamp(min=0)
        viewers = movers[tries.games]
        shares, points = torch.zeros_like(tries.shares), torch.zeros_like(tries.judge)
        weights, bias = model.whole_first()
        states = self.tensor(self.batch.words).view(torch.int64).contiguous()
        empty_sums = (self._empty_counts[:, : len(weights)] @ weights.double()).int() + bias
        before = self.follow(weights, self._empty, empty_sums, movers, states, movers)
        for first in range(0, len(viewers), MOST_ROWS):
            part = slice(first, first + MOST_ROWS)
            sums = self.follow(weights, states, before, tries.games[part], tries.words[part], viewers[part])
            outputs = model.after_first(sums / (1 << FIRST_BITS))
            logits, expected = self.add_judge(outputs, tries.judge[part], viewers[part])
            shares[part] = self.by_seat(winner_logits(logits).softmax(1)[:, : self.seats], viewers[part])
            points[part] = self.by_seat(expected, viewers[part]) * self.value_scale
        ended = tries.over[:, None]
        return Values(torch.where(ended, tries.shares, shares), torch.where(ended, tries.judge, points))

    def scores(self, tried: Tried, margin_weight: float) -> Tensor:
        """Return the score of each try for the seat that acts: its share, and a little of its lead in points."""
        viewers = self.tensor(self.batch.actor).long()[tried.games][:, None]
        own = tried.values.shares.gather(1, viewers)[:, 0]
        return own + margin_weight * self.lead(tried.values.points, viewers) / self.value_scale

    def lead(self, points: Tensor, viewers: Tensor) -> Tensor:
        """Return the points of a seat minus those of the best other one."""
        others = points.scatter(1, viewers, -1e9)
        rival = others.max(1).values if self.seats > 1 else torch.zeros_like(points[:, 0])
        return points.gather(1, viewers)[:, 0] - rival

    def own_turns(self) -> Tensor:
        """Return in which games the seat of the network is to act."""
        return self.tensor(self.batch.actor).long() == self.own_seats

    def scores_of(self, model: Model, margin_weight: float) -> Rival:
        """Return a rival that plays by a model of these games."""
        return lambda tried: self.scores(Tried(tried.tries, self.evaluate(model, tried.tries)), margin_weight)

    def judge_scores(self, tried: Tried) -> Tensor:
        """Return the judge's score of each try for the seat that acts."""
        viewers = self.tensor(self.batch.actor).long()[tried.games][:, None]
        return (
            self.lead(tried.tries.judge, viewers)
            + 1000.0 * tried.tries.over * tried.values.shares.gather(1, viewers)[:, 0]
        )

    def pick(self, tried: Tried, scores: Tensor) -> Tensor:
        """Return the try with the highest score in each game, or -1 if there is nothing to decide."""
        games = len(self.batch)
        best = torch.full((games,), -torch.inf, device=self.device).scatter_reduce(0, tried.games, scores, "amax")
        rows = torch.nonzero(scores >= best[tried.games])[:, 0]
        return torch.full((games,), -1, device=self.device).scatter(0, tried.games[rows], rows)

    def play(self, tried: Tried, picked: Tensor) -> tuple[Tensor, Values]:
        """Play the picked tries; games without one restart. Return which games are over, and their results."""
        if len(tried.games):
            paths = torch.where(picked[:, None] >= 0, tried.tries.paths[picked.clamp(min=0)].long(), NO_ACTION)
        else:
            paths = torch.full((len(picked), 1), NO_ACTION, device=self.device)
        paths[:, 0] = torch.where(picked == -1, ANY, paths[:, 0])
        ended, result = self.zeros(len(picked), kind=torch.bool), self.results()
        for actions in paths.T:
            plays = actions != NO_ACTION
            if not bool(plays.any()):
                break
            self.batch.step(self.trying.native(torch.where(plays, actions, NOTHING)))
            ends = self.tensor(self.batch.done).bool() & plays
            result = Values(
                *(torch.where(ends[:, None], new, old) for new, old in zip(self.results(), result, strict=True))
            )
            ended |= ends
        return ended, result

    @torch.no_grad()
    def decide(self, model: Model, margin_weight: float, noise: float, explore: float, led: bool) -> Decisions:
        """Make one decision in each game. With `led` the judge chooses, otherwise the model; both explore.

        A rival does not explore, and while it plays there is nothing to be led to.
        """
        tried = self.try_all(model, judged=self.upon_judge or led or self.rival is not None)
        by_rival = None if self.rival is None else self.pick(tried, self.rival(tried))
        scores = self.judge_scores(tried) / self.value_scale / 4 if led else self.scores(tried, margin_weight)
        uniform = torch.rand_like(scores).clamp(1e-9, 1 - 1e-7)
        gumbel = -torch.log(-torch.log(uniform))
        if self.replies is not None and not led:
            tried, scores = self.replies.improve(model, tried, scores + noise * gumbel, margin_weight)
        intended = self.pick(tried, scores + noise * gumbel)
        wild = torch.rand(len(self.batch), device=self.device) < explore
        picked = torch.where(wild, self.pick(tried, gumbel), intended)
        if by_rival is not None:
            is_own = self.own_turns()
            intended, picked = torch.where(is_own, intended, by_rival), torch.where(is_own, picked, by_rival)
        rows, intended_rows = picked.clamp(min=0), intended.clamp(min=0)
        words, judge = tried.tries.words[rows], tried.tries.judge[rows]
        chosen = Values(*(each[rows] for each in tried.values))
        instead = Values(*(each[intended_rows] for each in tried.values))
        ended, result = self.play(tried, picked)
        return Decisions(
            words,
            judge,
            chosen,
            instead,
            explored=picked != intended,
            decided=picked >= 0,
            ended=ended,
            result=result,
        )

    def results(self) -> Values:
        """Return the results of the finished games."""
        rewards = self.tensor(self.batch.rewards).float()
        shares = rewards.clamp(min=0)
        if self.seats > 1:
            total = shares.sum(1, keepdim=True)
            shares = torch.where(total > 0, shares, 1 / self.seats)
        return Values(shares, self.tensor(self.batch.points).float().clone())

    @torch.no_grad()
    def share_against(self, rival: Rival, model: Model, margin_weight: float, seed: int) -> tuple[float, float]:
        """Let one seat follow the model and the others the scores of `rival`. Return the share of wins and its error.

        In a solo game both play alone, from the same beginnings, and the one with more points wins.
        """

        def scores(tried: Tried) -> Tensor:
            is_own = self.own_turns()[tried.games]
            return torch.where(is_own, self.scores(tried, margin_weight), rival(tried))

        if self.seats == 1:
            lead = self.play_out(model, scores, seed).points - self.play_out(model, rival, seed).points
            result = lead[:, 0].sign() / 2 + 0.5
        else:
            result = self.play_out(model, scores, seed).shares.gather(1, self.own_seats[:, None])[:, 0]
        return float(result.mean()), float(result.std() / len(result) ** 0.5)

    def play_out(self, model: Model, scores: Rival, seed: int) -> Values:
        """Play one game in each slot to its end, always with the highest score, and return the results."""
        self.batch.restart(seed)
        finished = self.zeros(len(self.batch), kind=torch.bool)
        result = self.results()
        while not bool(finished.all()):
            tried = self.try_all(model, judged=True)
            ended, ends = self.play(tried, torch.where(finished, WAITS, self.pick(tried, scores(tried))))
            ended &= ~finished
            result = Values(*(torch.where(ended[:, None], new, old) for new, old in zip(ends, result, strict=True)))
            finished |= ended
        return result
