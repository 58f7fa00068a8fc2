"""The networks that come with games: files `networks/*.npz` in a game's folder, selected by the state to evaluate.

A file holds the weights as whole numbers and, as JSON under `about`: the game, the hash of the inputs, the field values
that a state must have (say two players at level 1), the search settings, and how it was trained. docs/training.md
explains how to train one. If no file fits, the judge evaluates.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from ..core.contract import SearchSettings
from ..core.game import Game
from ..core.memory import IN_BROWSER, zeros
from ..core.record import Record, numbers_in
from ..engine import network_loops
from ..engine.arrays import words_of
from ..engine.jit import MACHINE_CODE
from ..engine.loading import load_around, load_shared
from ..engine.network_rules import Network
from ..engine.wasm.loaded import folder
from ..errors import PerihelionError
from .calibration import Calibration
from .loop_types import State
from .network_files import ENDING, NO_NETWORK, AboutNetwork, Prepared, Trained, prepare, read_prepared, read_trained

if TYPE_CHECKING:
    from ..engine.arrays import Array
    from ..engine.inputs import Inputs

__all__ = ["NO_NETWORK", "LearnedJudge", "network_for", "networks_of", "settings_for"]

FOLDER = "networks"


class LearnedJudge:
    """A network read from a file. Several searches may share it."""

    def __init__(self, game: Game, name: str, data: bytes):
        self.game, self.name = game, name
        self._trained: Trained | None = None if IN_BROWSER else read_trained(game, name, data)
        self.prepared: Prepared = read_prepared(name, data) if self._trained is None else prepare(self._trained)
        """The weights as loops need them."""
        self.about, self._without_memory, self._first_sums = self.prepared
        self.seats = len(self._first_sums)
        """The number of seats in its games."""
        self.calibration = Calibration.read(self.about)
        """How sure it may be; None if it was never measured."""
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

    @property
    def trained(self) -> Trained:
        """The weights and inputs of the trained file, which a browser does not have."""
        assert self._trained is not None
        return self._trained

    @property
    def weights(self) -> dict[str, Array]:
        """The weights of the trained file."""
        return self.trained.weights

    @property
    def inputs(self) -> Inputs:
        """What the network reads."""
        return self.trained.inputs

    def fits(self, state: State) -> bool:
        """Return whether it was trained for games like this one."""
        return fits(self.about, state)

    def for_viewer(self, viewer: int) -> Network:
        """Return the network with its own working memory, for states as this seat sees them."""
        weights, sums = self._without_memory, self._first_sums[viewer].copy()
        return weights._replace(
            known=zeros(weights.begins.shape[1] - 1, "u8"),
            sums=sums,
            activations=zeros(len(sums), "i2"),
            outputs=zeros(len(weights.last_bias), "f8"),
        )

    def expect(self, words: Array, viewers: Array, judged: Array) -> tuple[Array, Array]:
        """Return the expected shares of the win and points of each seat in some states: state, seat.

        State i is seen by seat viewers[i], and `judged` holds the points that the judge expects.
        """
        import numpy as np

        shares, points = np.zeros((len(words), self.seats)), np.zeros((len(words), self.seats))
        for viewer in range(self.seats):
            rows = np.flatnonzero(viewers == viewer)
            seen = words[rows].view(np.uint64), np.ascontiguousarray(judged[rows], np.float64)
            shares[rows], points[rows] = self._expect(viewer, *seen)
        return shares, points

    def expect_shares(self, state: Record, judged: Sequence[float]) -> list[float]:
        """Return each seat's expected share in a plain state: the mean of what every seat's view says, calibrated."""
        words, points = words_of(state.pack()), zeros((1, self.seats), "f8")
        for seat, value in enumerate(judged):
            points[0, seat] = value
        found = [self._expect(viewer, words, points)[0] for viewer in range(self.seats)]
        mean = [float(sum(shares[0, seat] for shares in found)) / self.seats for seat in range(self.seats)]
        return mean if self.calibration is None else self.calibration.apply(state, mean)

    def _expect(self, viewer: int, words: Array, judged: Array) -> tuple[Array, Array]:
        """Return the expected shares and points of each seat in states seen by one viewer."""
        file = network_loops.__file__
        loops = load_around(self.game, MACHINE_CODE, file) if IN_BROWSER else load_shared(MACHINE_CODE, file)
        shares, points = (zeros((len(words), self.seats), "f8") for _ in range(2))
        scale = float(self.game.search_settings.value_scale)
        given = words, viewer, self.seats, judged, scale, self.upon_judge, shares, points
        loops.expect(self.for_viewer(viewer), *given)
        return shares, points


@cache
def networks_of(game: Game) -> tuple[LearnedJudge, ...]:
    """Return all networks of a game, by name. In a browser, their files lie beside the machine code."""
    place: Traversable = folder() if IN_BROWSER else files(game.package) / FOLDER
    begin, ending = (f"{game.key}.", ENDING) if IN_BROWSER else ("", ".npz")
    found = sorted(place.iterdir(), key=lambda file: file.name) if place.is_dir() else []
    mine = [file for file in found if file.name.startswith(begin) and file.name.endswith(ending)]
    names = [file.name.removeprefix(begin).removesuffix(ending) for file in mine]
    return tuple(LearnedJudge(game, name, file.read_bytes()) for name, file in zip(names, mine, strict=True))


def fits(about: AboutNetwork, state: State) -> bool:
    """Return whether a network was trained for games like the one of a plain state."""
    return all(numbers_in(state, field) in values for field, values in about["fields"].items())


def network_for(game: Game, state: State) -> LearnedJudge | None:
    """Return the network for games like the one of a plain state, or None."""
    return next((network for network in networks_of(game) if network.fits(state)), None)


def settings_for(game: Game, state: State) -> SearchSettings:
    """Return the search settings for games like the one of a plain state."""
    network = network_for(game, state)
    return game.search_settings if network is None else network.settings
