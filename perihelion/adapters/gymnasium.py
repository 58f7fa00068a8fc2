"""Gymnasium: one game or many at once as an environment. One seat of each game learns, bots play the others.

    from perihelion.adapters.gymnasium import VectorEnv
    env = VectorEnv("solari", num_envs=256, opponents="random")
    seen, info = env.reset(seed=7)
    seen, rewards, terminations, truncations, info = env.step(actions)

`Env` is the same for a single game. Importing this module registers both for every installed game, so that
`gymnasium.make("perihelion/solari-v1")` and `make_vec` find them; the number is the version of the rules.

`seen["observation"]` is the view of the learning seat (`perihelion.engine.observation`), `seen["action_mask"]` its
legal actions. A game that has ended restarts with the next step, which ignores its action (Gymnasium's NEXT_STEP);
until then its mask is all 1. With `autoreset="same"` it restarts at once (SAME_STEP): what is seen belongs to the new
game, and `info["final_obs"][g]` has what was seen at the end of the old one. Random opponents play in compiled code;
every other bot chooses in Python, from its own seat's view.
"""

from __future__ import annotations

from numbers import Integral
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as Base
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike

from ..bots.agents import make_agent
from ..bots.protocol import Agent
from ..core.game import Game
from ..core.registry import game as find
from ..core.registry import games as installed
from ..core.vocabulary import OVER
from ..engine.arguments import read_actions, read_seeds
from ..engine.arrays import ANY, NOTHING, Array
from ..engine.batch import NEXT_STEP, SAME_STEP, Batch, read_autoreset
from ..errors import IllegalAction, InvalidAction, InvalidOptions
from .picture import RENDER_MODES, Rendered, render, view_of

REWARDS = ("result", "points")
ILLEGAL = ("lose", "raise")


class VectorEnv(Base):
    """Many games; see the module's docstring.

    `seat` is the learning seat; without it game g is played from seat g modulo the number of seats. `rewards` is
    "result" (`perihelion.engine.rewards`) or "points" (the points of the seat at the end).
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: str | Agent = "random",
        seat: int | None = None,
        rewards: str = "result",
        threads: int | None = None,
        autoreset: str = NEXT_STEP,
        **options: object,
    ):
        self.game, self.options = find(game), options
        self._same_step = read_autoreset(autoreset) == SAME_STEP
        mode = AutoresetMode.SAME_STEP if self._same_step else AutoresetMode.NEXT_STEP
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self.num_envs, self.render_mode = num_envs, None
        self.batch = Batch(self.game, options, num_envs, threads=threads, masks=True)
        seats = self.batch.layout.seats
        if seat is not None and not 0 <= seat < seats:
            raise InvalidOptions(f"there is no seat {seat}; seats are 0 to {seats - 1}")
        if rewards not in REWARDS:
            raise InvalidOptions(f"rewards cannot be {rewards!r}; possible: {', '.join(REWARDS)}")
        self._begun = False
        self.seat = np.arange(num_envs) % seats if seat is None else np.full(num_envs, seat)
        """The learning seat of each game."""
        self._by_points = rewards == "points"
        self._bot = None if opponents == "random" else make_agent(opponents)
        self._checked = dict(self.game.read_options(options))
        self._rows = np.arange(num_envs)
        actions = len(self.game.actions)
        self.single_observation_space = spaces.Dict({
            "observation": spaces.Box(*self.batch.layout.bounds, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        })  # fmt: skip
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._generators, self._each = [seeding.np_random()[0]], False
        """Draws the seeds of the batch: one generator for all games, or one for each."""

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Array], dict[str, object]]:
        """Restart all games, or those of `options["reset_mask"]`. The same seed gives the same draws.

        With a list every game has its own seed, and begins as `Env` does with that seed.
        """
        if seed is not None:
            numbers = read_seeds(seed, self.num_envs)[:, 0].tolist()
            self._each = not isinstance(seed, Integral)
            self._generators = [seeding.np_random(n)[0] for n in (numbers if self._each else numbers[:1])]
        mask = (options or {}).get("reset_mask")
        if mask is None:
            drawn = [int(generator.integers(1 << 60)) for generator in self._generators]
            self.batch.restart(drawn if self._each else drawn[0])
        elif not self._begun:
            raise InvalidOptions("reset_mask needs games that have begun; the first reset begins all of them")
        else:
            self.batch.begin(mask)
        self._begun = True
        self._others(np.zeros(self.num_envs))
        if self._same_step:
            self._begin_ended()  # the others may have ended a game before the learning seat decided
        return self._seen(), {}

    def step(self, actions: ArrayLike) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Make one decision of the learning seat in each game, then let the others play until it decides again."""
        if not self._begun:
            raise InvalidAction("step comes after reset, which begins the games")
        chosen = read_actions(actions, self.num_envs).copy()
        outside = (chosen < 0) & ~self.batch.done
        if outside.any():
            game = int(np.flatnonzero(outside)[0])
            last = len(self.game.actions) - 1
            raise InvalidAction(f"game {game}: {chosen[game]} is not an id; ids are 0 to {last}")
        chosen[self.batch.done] = ANY
        rewards = self._played(chosen)
        self._others(rewards)
        ended, info = self.batch.done.copy(), dict[str, Any]()
        if self._same_step and ended.any():
            seen = self._seen()
            for g in np.flatnonzero(ended).tolist():
                final = {name: array[g].copy() for name, array in seen.items()}
                info = self._add_info(info, {"final_obs": final, "final_info": {}}, g)
            self._begin_ended()
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _begin_ended(self) -> None:
        """Replace the games that ended by new ones, and play until the learning seats decide."""
        while self.batch.done.any():
            self.batch.begin(self.batch.done.copy())
            self._others(np.zeros(self.num_envs))

    def _others(self, rewards: Array) -> None:
        """Let the other seats play, and add what the learning seat gets to its rewards."""
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
        """Step the batch and return the rewards of the learning seats."""
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


class Env(gymnasium.Env[dict[str, Array], int]):
    """One game. `illegal` says what an illegal action does: "lose" ends the game with a reward of -1 and the refusal in
    `info["illegal"]`, "raise" raises IllegalAction. Everything else is as in VectorEnv.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Agent = "random",
        seat: int = 0,
        rewards: str = "result",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: object,
    ):
        if render_mode not in (None, *RENDER_MODES):
            raise InvalidOptions(f"render_mode cannot be {render_mode!r}; possible: {', '.join(RENDER_MODES)}")
        if illegal not in ILLEGAL:
            raise InvalidOptions(f"illegal cannot be {illegal!r}; possible: {', '.join(ILLEGAL)}")
        given = {**options, "autoreset": NEXT_STEP}
        self._many = VectorEnv(game, 1, opponents=opponents, seat=seat, rewards=rewards, threads=1, **given)  # type: ignore[arg-type]
        self.observation_space = self._many.single_observation_space
        self.action_space = self._many.single_action_space
        self.render_mode, self._illegal = render_mode, illegal
        self._runs = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Array], dict[str, object]]:
        """Begin a new game. The same seed gives the same draws."""
        super().reset(seed=seed)
        self._many._generators = [self.np_random]
        seen, info = self._many.reset()
        while self._many.batch.done[0]:  # the others may end a game before the seat decides
            seen, _, _, _, info = self._many.step([0])
        self._runs = True
        return _first(seen), info

    def step(self, action: object) -> tuple[dict[str, Array], float, bool, bool, dict[str, object]]:
        """Make one decision of the learning seat, then let the others play until it decides again or the game ends."""
        if not self._runs:
            raise InvalidAction("the game has not begun or is over; reset begins the next one")
        try:
            seen, rewards, over, _, info = self._many.step(np.asarray(action)[None])
        except (IllegalAction, InvalidAction) as refused:
            if self._illegal == "raise" or not isinstance(refused, IllegalAction):
                raise
            self._runs = False
            return _first(self._many._seen()), -1.0, True, False, {"illegal": str(refused)}
        self._runs = not over[0]
        if self.render_mode == "human":
            self.render()
        return _first(seen), float(rewards[0]), bool(over[0]), False, info

    def render(self) -> Rendered:
        """Return the board in the render mode, seen by the learning seat."""
        batch = self._many.batch
        return render(self._many.game, batch.options, batch.states, int(self._many.seat[0]), self.render_mode)


def _first(seen: dict[str, Array]) -> dict[str, Array]:
    """Return the view of the only seat."""
    return {name: array[0].copy() for name, array in seen.items()}


def register(game: Game) -> str:
    """Register a game with Gymnasium and return its id."""
    name = f"perihelion/{game.key}-v{game.version}"
    if name not in gymnasium.registry:
        gymnasium.register(
            name,
            entry_point=f"{__name__}:Env",
            vector_entry_point=f"{__name__}:VectorEnv",
            kwargs={"game": game.key},
            disable_env_checker=True,
        )
    return name


for _found in installed().values():
    register(_found)
