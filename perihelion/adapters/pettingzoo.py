"""PettingZoo: every game and option as an AEC environment, or as a parallel one.

    from perihelion.adapters.pettingzoo import env
    table = env("solaris", players=4)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        action = None if termination or truncation else table.action_space(agent).sample(info["action_mask"])
        table.step(action)

In a parallel environment all seats of a simultaneous decision choose in one step. In an AEC environment they choose
one after the other, and none sees the choices of the others.

The environment draws chance. An observation is the view of the seat (`perihelion.engine.observation`) and the mask of
its legal actions, all 0 while another seat decides. Rewards come at the end: `perihelion.engine.rewards`, or the
points.
"""

from __future__ import annotations

from operator import index

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from ..core.registry import game as find
from ..engine import runtimes
from ..engine.arrays import Array
from ..engine.single_game import SingleGame
from ..errors import InvalidAction, InvalidOptions
from .picture import RENDER_MODES, Rendered, render

REWARDS = ("result", "points")

Observation = dict[str, Array]
"""The view of a seat, and the mask of its legal actions."""
Infos = dict[str, dict[str, Array]]
"""By agent: the mask of its legal actions."""


class _Table:
    """One game, and everything that both kinds of environment share."""

    def __init__(
        self, game: str, render_mode: str | None, rewards: str, max_cycles: int | None, options: dict[str, object]
    ):
        if render_mode not in (None, *RENDER_MODES):
            raise InvalidOptions(f"render_mode cannot be {render_mode!r}; possible: {', '.join(RENDER_MODES)}")
        if rewards not in REWARDS:
            raise InvalidOptions(f"rewards cannot be {rewards!r}; possible: {', '.join(REWARDS)}")
        self.game, self.options = find(game), options
        self.single = SingleGame(self.game, options)
        self.seats = self.single.layout.seats
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self._by_points = rewards == "points"
        self.actions = len(self.game.actions)
        self.observation_space = spaces.Dict({
            "observation": spaces.Box(*self.single.layout.bounds, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
        })  # fmt: skip
        self.action_space = spaces.Discrete(self.actions)

    def begin(self, seed: int) -> None:
        """Begin a new game. The same seed gives the same draws."""
        self.single.restart(seed)

    @property
    def actor(self) -> int:
        """Return the seat that decides, or OVER."""
        return self.single.actor

    @property
    def choosing(self) -> list[int]:
        """Return the seats that decide now: several at a simultaneous decision."""
        choosing = self.game.rules.choosing
        open_seats = 0 if choosing is None else choosing(self.game.rules.state.unpack(self.single.states))
        return [p for p in range(self.seats) if open_seats >> p & 1] or [self.actor] * (self.actor >= 0)

    def mask(self, seat: int) -> Array:
        """Return the legal actions of a seat, as 0 and 1."""
        return self.single.mask() if seat == self.actor else np.zeros(self.actions, np.int8)

    def open_mask(self, seat: int) -> Array:
        """Return the legal actions of a seat that decides now, with others or alone."""
        if seat == self.actor or self.game.rules.choosing is None or seat not in self.choosing:
            return self.mask(seat)
        runtime, mask = runtimes.best(self.game), self.mask(seat)
        s = runtime.state(self.game.rules.state.unpack(self.single.states))
        runtime.turn(s, seat)
        mask[runtime.legal(s)] = 1
        return mask

    def observe(self, seat: int) -> Observation:
        """Return the view of a seat."""
        return {"observation": self.single.view(seat), "action_mask": self.mask(seat)}

    def rewards(self) -> list[float]:
        """Return the reward of each seat in the last step."""
        arrays = self.single.arrays
        rewards = arrays.points[0] * float(self.single.is_over) if self._by_points else arrays.rewards[0]
        return [float(reward) for reward in rewards]

    def render(self) -> Rendered:
        """Return the board in the render mode, seen by the seat that decides, or print it in the mode "human"."""
        return render(self.game, self.single.options, self.single.states, max(self.actor, -1), self.render_mode)

    def check(self, action: object) -> int:
        """Return an action as an id. Raises InvalidAction if it is not a whole number in range."""
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            raise InvalidAction(f"actions must be whole numbers, not {np.asarray(action).dtype}") from None
        if not 0 <= number < self.actions:
            raise InvalidAction(f"{number} is not an id; ids are 0 to {self.actions - 1}")
        return number


def _seed(generator: np.random.Generator) -> int:
    return int(generator.integers(1 << 60))


class _Spaces:
    """The observation and action spaces of both environments."""

    _table: _Table

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the observation space, which is the same for all agents."""
        return self._table.observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of all action ids of the game."""
        return self._table.action_space


class Aec(_Spaces, AECEnv):  # type: ignore[misc]
    """One seat after another, in the order of the game."""

    def __init__(self, table: _Table):
        super().__init__()
        self._table = table
        self.metadata = {"name": f"{table.game.key}_v{table.game.version}", "render_modes": list(RENDER_MODES),
                         "is_parallelizable": False, "render_fps": 1}  # fmt: skip
        self.render_mode = table.render_mode
        self.possible_agents = list(table.agents)
        self._seat = {name: seat for seat, name in enumerate(table.agents)}
        self._generator, _ = seeding.np_random()
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a new game. The same seed gives the same draws."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self._table.begin(_seed(self._generator))
        self._cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._next()

    def step(self, action: int | None) -> None:
        """Play a legal action of the selected seat, or raise IllegalAction. A seat of a finished game leaves."""
        if not self.agents:
            raise InvalidAction("there is no game; reset begins one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self._table.check(action)
        self._cumulative_rewards[agent] = 0.0
        self._table.single.play(number)
        self._cycles += 1
        table = self._table
        if table.single.is_over:
            for name, reward in zip(self.possible_agents, table.rewards(), strict=True):
                self.rewards[name] = reward
                self._cumulative_rewards[name] += reward
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos[agent] = {"action_mask": table.mask(-1)}
        else:
            if table.max_cycles is not None and self._cycles >= table.max_cycles * table.seats:
                self.truncations = dict.fromkeys(self.agents, True)
            self._next()
        if self.render_mode == "human":
            self.render()

    def _next(self) -> None:
        """Select the seat that decides and put the mask into its info."""
        seat = self._table.actor
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self._table.mask(seat)}

    def observe(self, agent: str) -> Observation:
        """Return what a seat sees now, whether it decides or not."""
        return self._table.observe(self._seat[agent])

    def render(self) -> Rendered:
        """Render as described in RENDER_MODES."""
        return self._table.render()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class Parallel(_Spaces, ParallelEnv):  # type: ignore[misc]
    """All seats at once, for learners that need it.

    Only the actions of the seats that decide count: one, or at a simultaneous decision all that have not chosen. If one
    of them is illegal, nothing changes, so that a learner that ignores the mask makes no progress instead of failing.
    """

    def __init__(self, table: _Table):
        self._table = table
        self.metadata = {"name": f"{table.game.key}_parallel_v{table.game.version}", "render_modes": list(RENDER_MODES)}
        self.render_mode = table.render_mode
        self.possible_agents = list(table.agents)
        self._generator, _ = seeding.np_random()
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Begin a new game. The same seed gives the same draws."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self._table.begin(_seed(self._generator))
        self.agents, self._cycles = list(self.possible_agents), 0
        return self._seen(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Make one decision, of one seat or of several at once."""
        if not self.agents:
            raise InvalidAction("there is no game; reset begins one")
        table = self._table
        chosen: dict[int, int] = {}
        for seat in table.choosing:
            decides = self.possible_agents[seat]
            if decides not in actions:
                raise InvalidAction(f"{decides} decides, but has no action")
            chosen[seat] = table.check(actions[decides])
        if all(table.open_mask(seat)[action] for seat, action in chosen.items()):
            for action in chosen.values():
                table.single.play(action)
        self._cycles += 1
        done = table.single.is_over
        cut = not done and table.max_cycles is not None and self._cycles >= table.max_cycles
        agents, rewards = self.agents, table.rewards() if done else [0.0] * table.seats
        if done or cut:
            self.agents = []
        return (
            self._seen(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, done),
            dict.fromkeys(agents, cut),
            self._infos(),
        )

    def _seen(self) -> dict[str, Observation]:
        seen = {agent: self._table.observe(seat) for seat, agent in enumerate(self.possible_agents)}
        for seat, agent in enumerate(self.possible_agents):
            seen[agent]["action_mask"] = self._table.open_mask(seat)
        return seen

    def _infos(self) -> Infos:
        return {agent: {"action_mask": self._table.open_mask(seat)} for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> Rendered:
        """Render as described in RENDER_MODES."""
        return self._table.render()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def env(
    game: str,
    *,
    render_mode: str | None = None,
    rewards: str = "result",
    max_cycles: int | None = None,
    **options: object,
) -> Aec:
    """Return a game as an AEC environment, truncated after `max_cycles` rounds of decisions."""
    return Aec(_Table(game, render_mode, rewards, max_cycles, options))


def parallel_env(
    game: str,
    *,
    render_mode: str | None = None,
    rewards: str = "result",
    max_cycles: int | None = None,
    **options: object,
) -> Parallel:
    """Return a game as a parallel environment, truncated after `max_cycles` decisions."""
    return Parallel(_Table(game, render_mode, rewards, max_cycles, options))
