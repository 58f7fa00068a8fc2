"""Gymnasium's vector environment with arrays that stay where the games are: in a GPU's memory, as tensors of PyTorch.

    from perihelion.adapters.device_env import DeviceVectorEnv
    env = DeviceVectorEnv("solenia", num_envs=65536)  # device="cuda", arrays="torch"
    seen, info = env.reset(seed=7)
    seen, rewards, terminations, truncations, info = env.step(actions)

The games, seats, rewards and restarts are those of `perihelion.adapters.gymnasium.VectorEnv` with random opponents and
NEXT_STEP; with the same seed they are the same games. Three things differ: `arrays` names the library of all arrays
("torch", "cupy", or "numpy" on the processor); masks are booleans; and the arrays are shared, not copied, so the next
step writes into `seen["observation"]`: copy what you keep. On a GPU an illegal action leaves its game unchanged, and
`env.batch.refused` counts it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as Base
from gymnasium.vector.utils import batch_space

from ..core.registry import game as find
from ..core.vocabulary import OVER
from ..engine.arrays import ANY, NOTHING
from ..engine.batch import GPU, Batch
from ..engine.dlpack import share
from ..errors import InvalidAction, InvalidOptions

LIBRARIES = ("torch", "cupy", "numpy")


class DeviceVectorEnv(Base):
    """Many games on one device; see the module's docstring. Game g is played from seat g modulo the number of seats."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, game: str, num_envs: int = 1, *, device: str = GPU, arrays: str = "torch", **options: object):
        if arrays not in LIBRARIES:
            raise InvalidOptions(f"arrays cannot be {arrays!r}; possible: {', '.join(LIBRARIES)}")
        self._library: Any = import_module(arrays)
        self.batch = Batch(find(game), options, num_envs, threads=None, device=device, masks=True)
        self.num_envs, self.render_mode = num_envs, None
        layout, actions = self.batch.layout, len(self.batch.game.actions)
        self._seats = np.arange(num_envs) % layout.seats
        self.seat, self._rows = self._on_device(self._seats), self._on_device(np.arange(num_envs))
        """The learning seat of each game, and the number of each game."""
        self._actor, self._done = self._shared(self.batch.actor), self._shared(self.batch.done)
        self._rewards, self._masks = self._shared(self.batch.rewards), self._shared(self.batch.masks)
        self._out = self.batch.observe(self._seats)
        self._observations = self._shared(self._out)
        self.single_observation_space = spaces.Dict({
            "observation": spaces.Box(*layout.bounds, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.bool_),
        })  # fmt: skip
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._generator = seeding.np_random()[0]
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Any], dict[str, object]]:
        """Restart all games. The same seed gives the same draws."""
        if options and options.get("reset_mask") is not None:
            raise InvalidOptions("reset_mask is for games on the processor: perihelion.adapters.gymnasium.VectorEnv")
        if seed is not None:
            self._generator = seeding.np_random(seed)[0]
        self.batch.restart(int(self._generator.integers(1 << 60)))
        self._begun = True
        self._let_others_play(self._rewards[self._rows, self.seat] * 0)
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Make one decision of the learning seat in each game, then let the others play until it decides again."""
        if not self._begun:
            raise InvalidAction("step comes after reset, which begins the games")
        where = self._library.where
        rewards = self._step(where(self._done, ANY, actions))
        rewards = self._let_others_play(rewards)
        ended = self._done | False
        return self._seen(), rewards, ended, ended & False, {}

    def _let_others_play(self, rewards: Any) -> Any:
        """Play random actions for the other seats; return the rewards with those of the learning seat."""
        while True:
            waits = (self._actor != self.seat) & (self._actor != OVER)
            if not bool(waits.any()):
                return rewards
            rewards = rewards + self._step(self._library.where(waits, ANY, NOTHING))

    def _step(self, actions: Any) -> Any:
        """Step the batch and return the rewards of the learning seats."""
        self.batch.step(actions)
        return self._rewards[self._rows, self.seat]

    def _seen(self) -> dict[str, Any]:
        self.batch.observe(self._seats, out=self._out)
        return {"observation": self._observations, "action_mask": self._masks | self._done[:, None]}

    def _shared(self, array: Any) -> Any:
        """Return an array of the batch as one of the library, with the same memory."""
        return self._library.from_dlpack(share(array))

    def _on_device(self, values: Any) -> Any:
        """Return constant values as an array of the library in the memory of the device."""
        return self._shared(self.batch.upload(values))
