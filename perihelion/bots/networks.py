"""The networks that come with games: files `networks/*.npz` in a game's folder, selected by the state to evaluate.

A file holds the weights as whole numbers and, as JSON under `about`: the game, the hash of the inputs, the field values
that a state must have (say two players at level 1), the search settings, and how it was trained. docs/training.md
explains how to train one. If no file fits, the judge evaluates.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, TypedDict

import numpy as np

from ..core.contract import SearchSettings
from ..core.game import Game, Options
from ..engine import network_loops
from ..engine.arrays import Array
from ..engine.inputs import Inputs, numbers_in
from ..engine.jit import COMPILED
from ..engine.loading import load_shared
from ..engine.network_rules import Network
from ..errors import PerihelionError
from .loop_types import State

FOLDER = "networks"

NO_NETWORK = Network(
    cells=np.zeros((0, 0, 0), np.int32),
    begins=np.zeros((0, 0), np.int64),
    first=np.zeros((0, 0), np.int16),
    second=np.zeros((0, 0), np.int16),
    second_bias=np.zeros(0, np.int32),
    last=np.zeros((0, 0)),
    last_bias=np.zeros(0),
    known=np.zeros(0, np.uint64),
    sums=np.zeros(0, np.int32),
    activations=np.zeros(0, np.int16),
    outputs=np.zeros(0),
)
"""Placeholder for searches in which the judge evaluates."""


class AboutNetwork(TypedDict):
    """What a file says about its network."""

    game: str
    rules: int
    options: Options
    fields: dict[str, list[int | list[int]]]
    """The values that a field of a state must have."""
    inputs: str
    """The hash of the inputs."""
    upon_judge: bool
    search: dict[str, Any]
    """The search settings; the class LearnedJudge reads them."""
    command: str
    """The command that trained it."""
    recipe: dict[str, object]
    date: str
    seconds: int
    games: int
    curve: list[dict[str, float]]


class LearnedJudge:
    """A network read from a file. Several searches may share it."""

    def __init__(self, game: Game, name: str, data: bytes):
        self.game, self.name = game, name
        with np.load(BytesIO(data)) as file:
            self.about: AboutNetwork = json.loads(str(file["about"]))
            self.weights = {key: np.ascontiguousarray(file[key]) for key in file.files if key != "about"}
        self.inputs = Inputs(game, self.about["options"])
        if self.inputs.hash != self.about["inputs"]:
            raise PerihelionError(
                f"the network {name} of {game.key} was trained on other inputs; train it again: {self.about['command']}"
            )
        self.upon_judge = bool(self.about["upon_judge"])
        search = dict(self.about["search"])
        self.leaf_share = float(search.pop("leaf_share", 0))
        """The weight of the leaf's value, next to the value after the rollout."""
        self.candidate_turns = int(search.pop("candidate_turns", 0))
        """Number of candidate turns whose replies the highest level searches; 0 to search action by action."""
        if self.candidate_turns and game.hides:
            raise PerihelionError(
                f"the network {name} of {game.key} searches whole turns, but the game hides something"
            )
        self.settings = replace(game.search_settings, **{"rollout_turns": 0, **search})
        """The search settings for this network."""
        first, bias = self.weights["first"], self.weights["first_bias"]
        self._first_sums = [self.inputs.first_sums(first, bias, viewer) for viewer in range(self.inputs.seats)]
        self._without_memory = NO_NETWORK._replace(
            cells=self.inputs.cells,
            begins=self.inputs.begins,
            first=first,
            second=np.ascontiguousarray(self.weights["second"].T),
            second_bias=self.weights["second_bias"],
            last=self.weights["last"].astype(np.float64),
            last_bias=self.weights["last_bias"].astype(np.float64),
        )

    def fits(self, state: State) -> bool:
        """Return whether it was trained for games like this one."""
        return all(numbers_in(state, field) in values for field, values in self.about["fields"].items())

    def for_viewer(self, viewer: int) -> Network:
        """Return the network with its own working memory, for states as this seat sees them."""
        weights = self._without_memory
        return weights._replace(
            known=np.zeros(self.inputs.words, np.uint64),
            sums=self._first_sums[viewer].copy(),
            activations=np.zeros(weights.first.shape[1], np.int16),
            outputs=np.zeros_like(weights.last_bias),
        )

    def expect(self, words: Array, viewers: Array, judged: Array) -> tuple[Array, Array]:
        """Return the expected shares of the win and points of each seat in some states: state, seat.

        State i is seen by seat viewers[i], and `judged` holds the points that the judge expects.
        """
        loops = load_shared(COMPILED, network_loops.__file__)
        seats, scale = self.inputs.seats, float(self.game.search_settings.value_scale)
        outputs = np.zeros((len(words), 2 * seats))
        for viewer in range(seats):
            rows = np.flatnonzero(viewers == viewer)
            found = np.zeros((len(rows), 2 * seats))
            loops.run_over(self.for_viewer(viewer), words[rows].view(np.uint64), viewer, seats, found)
            outputs[rows] = found
        turned = (np.arange(seats) - viewers[:, None]) % seats  # outputs are counted from the viewer
        logits, points = (np.take_along_axis(part, turned, 1) for part in np.split(outputs, 2, 1))
        if self.upon_judge:
            logits, points = logits + judged / scale, points + judged
        if seats == 1:  # an opponent without a seat, whose logit is 0, can win instead
            return 1 / (1 + np.exp(-logits)), points
        weights = np.exp(logits - logits.max(1, keepdims=True))
        return weights / weights.sum(1, keepdims=True), points


@cache
def networks_of(game: Game) -> tuple[LearnedJudge, ...]:
    """Return all networks of a game, by name."""
    folder = files(game.package) / FOLDER
    found = (
        sorted((f for f in folder.iterdir() if f.name.endswith(".npz")), key=lambda f: f.name)
        if folder.is_dir()
        else []
    )
    return tuple(LearnedJudge(game, file.name.removesuffix(".npz"), file.read_bytes()) for file in found)


def network_for(game: Game, state: State) -> LearnedJudge | None:
    """Return the network for games like the one of a plain state, or None."""
    return next((network for network in networks_of(game) if network.fits(state)), None)


def settings_for(game: Game, state: State) -> SearchSettings:
    """Return the search settings for games like the one of a plain state."""
    network = network_for(game, state)
    return game.search_settings if network is None else network.settings
