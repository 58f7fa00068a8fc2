"""Gymnasium: many games at once as a vector environment; one seat of each learns, bots of a level play the others.

    from perihelion.adapters.gymnasium import VectorEnv
    env = VectorEnv("solari", num_envs=256, opponents="random")
    seen, info = env.reset(seed=7)
    seen, rewards, terminations, truncations, info = env.step(actions)

`seen["observation"]` is what the learning seat sees (`perihelion.engine.observation`), `seen["action_mask"]` what it
may do. A game that ended begins anew with the next step, which ignores its action (Gymnasium's NEXT_STEP); until then
its mask is all 1. Random opponents play in compiled code; every other bot chooses in Python, from its own seat's view.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as Base
from gymnasium.vector.utils import batch_space

from ..bots.agents import make_agent
from ..core.registry import game as find
from ..core.vocabulary import OVER
from ..engine.arrays import ANY, NOTHING
from ..engine.batch import Batch
from ..errors import InvalidOptions
from .picture import view_of

Array = np.ndarray[Any, Any]


class VectorEnv(Base):
    """Many games; see the module's docstring.

    `seat` is the one that learns; without it game g is played from seat g modulo the number of seats. `rewards` is
    "result" (`perihelion.engine.rewards`) or "points" (the points of the seat at the end).
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: Any = "random",
        seat: int | None = None,
        rewards: str = "result",
        threads: int | None = None,
        **options: Any,
    ):
        self.game, self.options = find(game), options
        self.num_envs, self.render_mode = num_envs, None
        self.batch = Batch(self.game, options, num_envs, threads=threads, masks=True)
        seats = self.batch.layout.seats
        if seat is not None and not 0 <= seat < seats:
            raise InvalidOptions(f"there is no seat {seat}; seats are 0 to {seats - 1}")
        if rewards not in ("result", "points"):
            raise InvalidOptions(f"rewards cannot be {rewards!r}; possible: result, points")
        self.seat = np.arange(num_envs) % seats if seat is None else np.full(num_envs, seat)
        """The learning seat of each game."""
        self._by_points = rewards == "points"
        self._bot = None if opponents == "random" else make_agent(opponents)
        self._checked = dict(self.game.read_options(options))
        self._rows = np.arange(num_envs)
        size, actions = self.batch.layout.size, len(self.game.actions)
        self.single_observation_space = spaces.Dict({
            "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        })  # fmt: skip
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._generator, self._seed = seeding.np_random()

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Begin all games anew; the same seed draws the same."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed if isinstance(seed, int) else seed[0])
        self.batch.restart(int(self._generator.integers(1 << 60)))
        self._others(np.zeros(self.num_envs))
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """One decision of the learning seat in each game, then the others until it decides again or the game ends."""
        chosen = np.array(actions, np.int64)
        chosen[self.batch.done] = ANY
        rewards = self._played(chosen)
        self._others(rewards)
        return self._seen(), rewards, self.batch.done.copy(), np.zeros(self.num_envs, np.bool_), {}

    def _others(self, rewards: Array) -> None:
        """Let the other seats play; what the learning seat gets from that is added to its rewards."""
        while True:
            waits = (self.batch.actor != self.seat) & (self.batch.actor != OVER)
            if not waits.any():
                return
            actions = np.full(self.num_envs, NOTHING)
            actions[waits] = ANY if self._bot is None else self._choices(np.flatnonzero(waits))
            rewards += self._played(actions)

    def _choices(self, games: Array) -> list[int]:
        assert self._bot is not None
        states, actor = self.batch.states, self.batch.actor
        views = (view_of(self.game, self._checked, states[g : g + 1], int(actor[g])) for g in games.tolist())
        return [self._bot.choose(view) for view in views]

    def _played(self, actions: Array) -> Array:
        """Step the batch; what the learning seats got from that."""
        self.batch.step(actions)
        if not self._by_points:
            return np.asarray(self.batch.rewards[self._rows, self.seat], np.float64)
        ended = self.batch.done & (actions != NOTHING)
        return np.where(ended, self.batch.points[self._rows, self.seat], 0).astype(np.float64)

    def _seen(self) -> dict[str, Array]:
        assert self.batch.masks is not None
        masks = self.batch.masks.astype(np.int8)
        masks[self.batch.done] = 1
        return {"observation": self.batch.observe(self.seat), "action_mask": masks}
