"""PPO in NumPy on the Gymnasium vector environment: a small network learns to beat an opponent in a few minutes.

    python examples/ppo.py solenia --updates 60          # against random play
    python examples/ppo.py leduc --updates 40 --envs 256

One hidden layer for the policy and one for the value, illegal actions masked, advantages by GAE. It is written to be
read; any library can use the same environment.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from perihelion.adapters.gymnasium import VectorEnv

Array = np.ndarray[Any, Any]

GAMMA, LAMBDA, CLIP, EPOCHS, ENTROPY = 1.0, 0.95, 0.2, 3, 0.01


class Network:
    """Observation -> hidden (tanh) -> output, with Adam."""

    def __init__(self, inside: int, hidden: int, outside: int, rate: float, rng: np.random.Generator):
        self.parameters = [
            rng.normal(0, 1 / np.sqrt(inside), (inside, hidden)), np.zeros(hidden),
            rng.normal(0, 0.01, (hidden, outside)), np.zeros(outside),
        ]  # fmt: skip
        self.first = [np.zeros_like(p) for p in self.parameters]
        self.second = [np.zeros_like(p) for p in self.parameters]
        self.rate, self.time = rate, 0

    def __call__(self, seen: Array) -> tuple[Array, Array]:
        """Return the output and the hidden layer."""
        hidden = np.tanh(seen @ self.parameters[0] + self.parameters[1])
        return hidden @ self.parameters[2] + self.parameters[3], hidden

    def learn(self, seen: Array, hidden: Array, slope: Array) -> None:
        """Make one step of Adam down the slope of the loss with respect to the output."""
        inner = slope @ self.parameters[2].T * (1 - hidden**2)
        slopes = [seen.T @ inner, inner.sum(0), hidden.T @ slope, slope.sum(0)]
        self.time += 1
        for p, m, v, g in zip(self.parameters, self.first, self.second, slopes, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            p -= self.rate * m / (1 - 0.9**self.time) / (np.sqrt(v / (1 - 0.999**self.time)) + 1e-8)


def chances(logits: Array, masks: Array) -> Array:
    """Return the probabilities of the legal actions."""
    logits = np.where(masks > 0, logits, -np.inf)
    weights = np.exp(logits - logits.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


class Ppo:
    """A learner in one environment."""

    def __init__(self, env: VectorEnv, steps: int, hidden: int = 128, rate: float = 1e-3, seed: int = 0):
        self.env, self.steps, self.rng = env, steps, np.random.default_rng(seed)
        size = env.single_observation_space["observation"].shape[0]  # type: ignore[index]
        self.policy = Network(size, hidden, int(env.single_action_space.n), rate, self.rng)  # type: ignore
        self.value = Network(size, hidden, 1, rate, self.rng)
        self.seen, _ = env.reset(seed=seed)
        self.rewards: list[float] = []
        """The reward of every finished game."""

    def update(self) -> None:
        """Play some steps, then learn from them."""
        memory = self._play()
        flat = [array.reshape(-1, *array.shape[2:]) for array in memory]
        keep = np.flatnonzero(flat[-1])  # not the steps that restart a game
        for _ in range(EPOCHS):
            self.rng.shuffle(keep)
            for part in np.array_split(keep, max(1, len(keep) // 1024)):
                self._learn(*(array[part] for array in flat[:-1]))

    def _play(self) -> list[Array]:
        steps: list[list[Array]] = []
        begins = np.zeros(self.env.num_envs, bool)
        for _ in range(self.steps):
            seen, masks = self.seen["observation"].copy(), self.seen["action_mask"]
            p = chances(self.policy(seen)[0], masks)
            actions = (p.cumsum(axis=1) > self.rng.random((len(p), 1))).argmax(axis=1)
            worth = self.value(seen)[0][:, 0]
            self.seen, rewards, done, _, _ = self.env.step(actions)
            steps.append([seen, masks, actions, p[np.arange(len(p)), actions], worth, rewards, done, ~begins])
            self.rewards += rewards[done].tolist()
            begins = done
        seen, masks, actions, p, worth, rewards, done, real = (np.stack(column) for column in zip(*steps, strict=True))
        following = np.append(worth[1:], self.value(self.seen["observation"])[0][None, :, 0], axis=0)
        advantage, ahead = np.zeros_like(worth), np.zeros(worth.shape[1])
        for t in reversed(range(self.steps)):
            error = rewards[t] + GAMMA * following[t] * ~done[t] - worth[t]
            ahead = advantage[t] = error + GAMMA * LAMBDA * ahead * ~done[t]
        return [seen, masks, actions, p, advantage, advantage + worth, real]

    def _learn(self, seen: Array, masks: Array, actions: Array, before: Array, advantage: Array, target: Array) -> None:
        logits, hidden = self.policy(seen)
        p = chances(logits, masks)
        rows = np.arange(len(seen))
        ratio = p[rows, actions] / before
        gain = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = np.zeros_like(p)
        push[rows, actions] = 1
        slope = -(free * ratio * gain)[:, None] * (push - p)
        log = np.log(np.maximum(p, 1e-12))
        slope += ENTROPY * p * (log - (p * log).sum(axis=1, keepdims=True))
        self.policy.learn(seen, hidden, slope / len(seen))
        worth, inner = self.value(seen)
        self.value.learn(seen, inner, 2 * (worth - target[:, None]) / len(seen))


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    """Train; return the mean reward of the first and of the last games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--envs", type=int, default=128)
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game between two updates")
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--opponents", default="random", help="any bot")
    parser.add_argument("--rewards", default="result", choices=("result", "points"))
    given = parser.parse_args(arguments)
    env = VectorEnv(given.game, given.envs, opponents=given.opponents, rewards=given.rewards)
    learner = Ppo(env, given.steps)
    tenth = max(1, given.updates // 10)
    for update in range(1, given.updates + 1):
        learner.update()
        if update % tenth == 0:
            last = learner.rewards[-500:]
            print(f"update {update}: {len(learner.rewards)} games, the last {len(last)} gave {np.mean(last):+.3f} each")
    quarter = max(1, len(learner.rewards) // 4)
    return float(np.mean(learner.rewards[:quarter])), float(np.mean(learner.rewards[-quarter:]))


if __name__ == "__main__":
    main()
