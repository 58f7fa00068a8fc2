"""TD(lambda) by self-play: the network learns to predict its own later estimates, and the results of games.

The recipe follows TD-Gammon (Tesauro 1995) with afterstates, and uses the points besides the win as a second target, as
KataGo does (Wu 2019). docs/training.md explains it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from pathlib import Path

import torch
from torch import Tensor
from torch.nn.functional import huber_loss, log_softmax

from ..core.game import Game
from ..engine.arrays import Array
from ..engine.batch import Batch
from ..engine.inputs import Inputs
from ..errors import InvalidOptions
from .model import Model, restored
from .replies import search_replies
from .selfplay import Decisions, Rival, SelfPlay, Values, winner_logits
from .transfer import begin_with

FIRST_MARGIN_WEIGHT = 0.3
"""The weight of a lead at the beginning; points are learned sooner than wins."""


@dataclass(frozen=True)
class Recipe:
    """The settings of a training."""

    first: int = 256
    second: int = 32
    games: int = 8192
    """Games side by side, divided among the sets of options."""
    steps: int = 64
    """Decisions of each game between two rounds of learning."""
    fade: tuple[float, float] = (0.95, 0.90)
    """The lambda from one decision of a seat to its next, at the beginning and at the end."""
    margin_weight: float = 0.03
    """The final weight of a lead, per unit of the value scale, beside the share of the win, when choosing an action."""
    noise: tuple[float, float] = (0.02, 0.005)
    """The Gumbel noise on the scores."""
    explore: float = 0.01
    """How often an action is chosen at random."""
    led: float = 0.1
    """The fraction of the training, at its beginning, in which the judge chooses if the network does not build upon it.
    Otherwise no seat might ever score, and there would be nothing to learn from."""
    uses: int = 2
    """How many times each decision is used for learning."""
    batch: int = 8192
    rate: tuple[float, float] = (1e-3, 5e-5)
    way_back: tuple[float, float] = (0.1, 0.0003)
    """The fraction of a gradient that reaches a clipped number. At the beginning, when nothing is known, all rows of a
    sum move to one side; without a way back most sums would stay clipped for good. Later it would only make them
    linear."""
    averaging: float = 0.995
    """The decay of the running average; the average acts while the network learns."""
    points_weight: float = 0.5
    upon_judge: bool = False
    """True if the network only corrects the judge's estimate."""
    whole_turns: bool = False
    """True to try whole turns instead of single actions; for games whose turns have a few hundred ends."""
    candidates: int = 0
    """The number of actions of each decision whose replies are searched, or 0 to look one action ahead only."""
    against: str = ""
    """The name of a rival that plays all seats but one, or nothing for self-play."""
    worlds: int = 2
    """How many times each candidate is followed before half of them are dropped."""
    begin: float = 0.0
    """The part of the schedule that is left out: a network that knows the game needs no high rate."""
    evaluation_games: int = 4096
    seed: int = 1


@dataclass
class Progress:
    """The progress of a training."""

    seconds: float = 0.0
    rounds: int = 0
    decisions: int = 0
    games: int = 0
    curve: list[dict[str, float]] = field(default_factory=list)


class Trainer:
    """One network and the games it learns from. `planned` is the duration of the whole training in seconds."""

    def __init__(
        self, game: Game, options: Sequence[Mapping[str, object]], recipe: Recipe, device: str, planned: float
    ) -> None:
        self.game, self.options, self.recipe, self.device, self.planned = game, options, recipe, device, planned
        torch.manual_seed(recipe.seed)
        self.inputs = Inputs(game, options[0])
        self.progress = Progress()
        self.rival: Model | None = None
        sizes = self.inputs.size, self.inputs.cells.shape[1], recipe.first, recipe.second, self.inputs.seats
        self.model = Model(*sizes).to(device)
        self.acting = deepcopy(self.model)
        self.optimizer = torch.optim.Adam(self.model.parameters(), recipe.rate[0], fused=device == "cuda")
        each = recipe.games // len(options)
        self.plays = [self._play(given, each, recipe.seed * 1000 + i) for i, given in enumerate(options)]
        for i, play in enumerate(self.plays):
            play.spread()
            if recipe.candidates:
                play.replies = search_replies(play, recipe.candidates, recipe.worlds, recipe.seed * 1000 + 500 + i)

    def begin_with(self, inputs: Inputs, weights: dict[str, Array]) -> None:
        """Begin with the weights of a trained network of this game, which has these inputs."""
        begin_with(self.model, self.inputs, restored(inputs, weights, self.plays[0].value_scale), inputs)
        self.acting.load_state_dict(self.model.state_dict())

    def learn_against(self, inputs: Inputs, weights: dict[str, Array]) -> None:
        """Learn to beat a trained network with these inputs, which looks one action ahead in all seats but one."""
        if inputs.hash != self.inputs.hash:
            raise InvalidOptions(f"the network to play against is not one for {self.inputs.seats} seats")
        self.rival = restored(inputs, weights, self.plays[0].value_scale).to(self.device)
        self.learn_against_rival()

    def learn_against_rival(self) -> None:
        """Learn to beat the network given as the rival, or else the judge."""
        for play in self.plays:
            play.rival = self._rival_in(play)

    def _rival_in(self, play: SelfPlay) -> Rival:
        """Return who plays against the network in games: its rival, or the judge."""
        return play.judge_scores if self.rival is None else play.scores_of(self.rival, self.recipe.margin_weight)

    def _play(self, options: Mapping[str, object], games: int, seed: int) -> SelfPlay:
        batch = Batch(self.game, options, games, seed, device=self.device)
        scale, recipe = float(self.game.search_settings.value_scale), self.recipe
        return SelfPlay(batch, self.inputs, scale, recipe.upon_judge, recipe.whole_turns)

    @property
    def _led(self) -> bool:
        return not self.recipe.upon_judge and self.progress.seconds < self.recipe.led * self.planned

    def _now(self, ends: tuple[float, float]) -> float:
        """Return the current value of a setting that changes during the training."""
        begin = self.recipe.begin
        part = min(1.0, begin + (1 - begin) * self.progress.seconds / self.planned)
        return ends[0] * (ends[1] / ends[0]) ** part

    @property
    def _margin_weight(self) -> float:
        return self._now((FIRST_MARGIN_WEIGHT, self.recipe.margin_weight))

    def run(self, seconds: float, every: float, tell: Callable[[dict[str, float]], None]) -> None:
        """Train for `seconds`, and pass the strength of the network to `tell` every `every` seconds."""
        begin, told = time.monotonic(), self.progress.seconds
        before = self.progress.seconds
        while self.progress.seconds < before + seconds:
            self.round()
            self.progress.seconds = before + time.monotonic() - begin
            if self.progress.seconds >= told + every:
                told = self.progress.seconds
                self.progress.curve.append(self.evaluate())
                tell(self.progress.curve[-1])

    def round(self) -> None:
        """Play some decisions in all games and learn from them."""
        recipe = self.recipe
        weight, noise = self._margin_weight, self._now(recipe.noise)
        kept = []
        for play in self.plays:
            decisions = [
                play.decide(self.acting, weight, noise, recipe.explore, self._led) for _ in range(recipe.steps)
            ]
            kept.append(self._with_targets(decisions))
            self.progress.games += int(sum(each.ended.sum() for each in decisions))
        words, judge, shares, points = (torch.cat(parts) for parts in zip(*kept, strict=True))
        self.progress.decisions += len(words)
        for group in self.optimizer.param_groups:
            group["lr"] = self._now(recipe.rate)
        self.model.way_back = self._now(recipe.way_back)
        self.losses = self._learn(words, judge, shares, points)
        self.progress.rounds += 1

    def _with_targets(self, decisions: list[Decisions]) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Return the words, the judge's points and both targets of all decisions with a successor."""
        # While the judge leads, the network knows nothing yet that a target could build upon.
        fade = 1.0 if self._led else self._now(self.recipe.fade) ** (1 / self.inputs.seats)
        words, judges, shares, points = [], [], [], []
        later: Values | None = None  # the values after decision t + 1
        for t in range(len(decisions) - 1, -1, -1):
            now = decisions[t]
            ended = now.ended[:, None]
            if t == len(decisions) - 1:
                target, known = now.result, now.ended
            else:
                then = decisions[t + 1]
                assert later is not None
                follow = [
                    torch.where(then.explored[:, None], intended, (1 - fade) * chosen + fade * after)
                    for intended, chosen, after in zip(then.intended, then.chosen, later, strict=True)
                ]
                target = Values(*(torch.where(ended, r, f) for r, f in zip(now.result, follow, strict=True)))
                known = now.ended | then.decided
            usable = now.decided & known
            words.append(now.words[usable])
            judges.append(now.judge[usable])
            shares.append(target.shares[usable])
            points.append(target.points[usable])
            unknown = (~known)[:, None]  # the last decision of the round: the network's estimate replaces the rest
            later = Values(*(torch.where(unknown, c, g) for c, g in zip(now.chosen, target, strict=True)))
        return torch.cat(words), torch.cat(judges), torch.cat(shares), torch.cat(points)

    def _learn(self, words: Tensor, judge: Tensor, shares: Tensor, points: Tensor) -> tuple[float, float]:
        play, recipe = self.plays[0], self.recipe
        total = torch.zeros(2, device=self.device)
        batches = 0
        for _ in range(recipe.uses):
            order = torch.randperm(len(words), device=self.device)
            for first in range(0, len(order), recipe.batch):
                rows = order[first : first + recipe.batch]
                viewers = torch.randint(self.inputs.seats, (len(rows),), device=self.device)
                counts = play.count_inputs(words[rows], viewers)
                logits, expected = play.add_judge(self.model(counts), judge[rows], viewers)
                won = play.from_viewer(shares[rows], viewers)
                won = won if self.inputs.seats > 1 else torch.cat([won, 1 - won], 1)
                share_loss = -(won * log_softmax(winner_logits(logits), 1)).sum(1).mean()
                points_loss = huber_loss(expected, play.from_viewer(points[rows], viewers) / play.value_scale)
                loss = share_loss + recipe.points_weight * points_loss
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()  # type: ignore[no-untyped-call]
                torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
                self.optimizer.step()
                self.model.cut_off()
                self._average()
                total += torch.stack([share_loss.detach(), points_loss.detach()])
                batches += 1
        with torch.no_grad():
            first = (counts @ self.model.first.to(counts.dtype)).float() + self.model.first_bias
            self.alive = float(((first > 0) & (first < 1)).float().mean())
        means = (total / max(batches, 1)).tolist()
        return means[0], means[1]

    @torch.no_grad()
    def _average(self) -> None:
        acting, learning = list(self.acting.parameters()), list(self.model.parameters())
        torch._foreach_lerp_(acting, learning, 1 - self.recipe.averaging)

    def evaluate(self) -> dict[str, float]:
        """Return the progress of the training, and the share of wins against its rival, by default the judge."""
        shares, errors = [], []
        each = max(self.inputs.seats, self.recipe.evaluation_games // len(self.options))
        for options in self.options:
            seed = 999 + self.progress.rounds
            play = self._play(options, each, seed)
            share, error = play.share_against(self._rival_in(play), self.acting, self._margin_weight, seed)
            shares.append(share)
            errors.append(error)
        n = len(shares)
        return {  # the number of unclipped outputs of the first layer shows whether it still learns
            "seconds": round(self.progress.seconds, 1),
            "games": self.progress.games,
            "decisions": self.progress.decisions,
            "share_loss": round(self.losses[0], 4),
            "points_loss": round(self.losses[1], 4),
            "alive": round(self.alive, 3),
            "share": round(sum(shares) / n, 4),
            "error": round(sum(e * e for e in errors) ** 0.5 / n, 4),
        }

    def save(self, file: Path) -> None:
        """Write everything needed to continue."""
        torch.save(
            {
                "model": self.model.state_dict(),
                "acting": self.acting.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "progress": asdict(self.progress),
                "inputs": self.inputs.hash,
                "recipe": json.dumps(asdict(self.recipe)),
            },
            file,
        )

    def load(self, file: Path) -> None:
        """Continue from a checkpoint, with new games."""
        kept = torch.load(file, map_location=self.device, weights_only=True)
        self.model.load_state_dict(kept["model"])
        self.acting.load_state_dict(kept["acting"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.progress = Progress(**kept["progress"])
        for i, play in enumerate(self.plays):
            play.batch.restart(self.recipe.seed * 1000 + 100_000 * self.progress.rounds + i)
            play.spread()
