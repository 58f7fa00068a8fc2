"""The files of networks: what training writes (`networks/*.npz` in a game's folder), and what a browser reads.

A browser has no NumPy. Its file holds the arrays as the search needs them, compressed: one line of JSON, then their
bytes.
"""

from __future__ import annotations

import json
import zlib
from io import BytesIO
from typing import TYPE_CHECKING, Any, NamedTuple, NotRequired, TypedDict

from ..core.game import Game, Options
from ..core.memory import from_bytes, zeros
from ..engine.network_rules import Network
from ..errors import PerihelionError

if TYPE_CHECKING:
    from ..engine.arrays import Array
    from ..engine.inputs import Inputs

ENDING, INDEX = ".network", ".json"
"""The endings of the files for browsers: a network, and the list of the networks of a game."""
ARRAYS = {"cells": "i4", "begins": "i8", "first": "i2", "second": "i2", "second_bias": "i4", "last": "f8",
          "last_bias": "f8", "first_sums": "i4"}  # fmt: skip
"""The arrays of such a file, in their order, with the kind of their numbers."""

NO_NETWORK = Network(
    cells=zeros((0, 0, 0), "i4"),
    begins=zeros((0, 0)),
    first=zeros((0, 0), "i2"),
    second=zeros((0, 0), "i2"),
    second_bias=zeros(0, "i4"),
    last=zeros((0, 0), "f8"),
    last_bias=zeros(0, "f8"),
    known=zeros(0, "u8"),
    sums=zeros(0, "i4"),
    activations=zeros(0, "i2"),
    outputs=zeros(0, "f8"),
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
    calibration: NotRequired[dict[str, Any]]
    """The powers that make its shares of the win true (calibration.py)."""


class Prepared(NamedTuple):
    """A network in the form that loops need."""

    about: AboutNetwork
    network: Network
    """The weights, without working memory."""
    first_sums: Array
    """The first layer of a record of zeros, by viewer."""


class Trained(NamedTuple):
    """The content of a trained file."""

    about: AboutNetwork
    weights: dict[str, Array]
    inputs: Inputs


def read_trained(game: Game, name: str, data: bytes) -> Trained:
    """Read a trained file. Raises PerihelionError if it is of another game, or if the inputs have changed since."""
    import numpy as np

    from ..engine.inputs import Inputs

    with np.load(BytesIO(data)) as file:
        about: AboutNetwork = json.loads(str(file["about"]))
        weights = {key: np.ascontiguousarray(file[key]) for key in file.files if key != "about"}
    if about["game"] != game.key:
        raise PerihelionError(f"the network {name} plays {about['game']}, not {game.key}")
    inputs = Inputs(game, about["options"])
    if inputs.hash != about["inputs"]:
        raise PerihelionError(
            f"the network {name} of {game.key} was trained on other inputs; train it again: {about['command']}"
        )
    return Trained(about, weights, inputs)


def prepare(trained: Trained) -> Prepared:
    """Return a trained network in the form that loops need."""
    import numpy as np

    about, weights, inputs = trained
    first, bias = weights["first"], weights["first_bias"]
    network = NO_NETWORK._replace(
        cells=inputs.cells,
        begins=inputs.begins,
        first=first,
        second=np.ascontiguousarray(weights["second"].T),
        second_bias=weights["second_bias"],
        last=weights["last"].astype(np.float64),
        last_bias=weights["last_bias"].astype(np.float64),
    )
    return Prepared(about, network, np.array([inputs.first_sums(first, bias, v) for v in range(inputs.seats)]))


def write_prepared(prepared: Prepared) -> bytes:
    """Return a network as a file for browsers."""
    about, network, first_sums = prepared
    arrays = {name: first_sums if name == "first_sums" else getattr(network, name) for name in ARRAYS}
    for name, kind in ARRAYS.items():
        assert arrays[name].dtype == kind, name
    head = {"about": about, "shapes": {name: array.shape for name, array in arrays.items()}}
    return zlib.compress(b"\n".join([json.dumps(head).encode(), b"".join(each.tobytes() for each in arrays.values())]))


def read_prepared(name: str, data: bytes) -> Prepared:
    """Read a file for browsers. Raises PerihelionError if it is damaged."""
    try:
        data = zlib.decompress(data)
        end = data.index(b"\n")
        head, begin, arrays = json.loads(data[:end]), end + 1, {}
        for array, kind in ARRAYS.items():
            shape, size = tuple(head["shapes"][array]), int(kind[1])
            for length in shape:
                size *= length
            arrays[array] = from_bytes(bytearray(data[begin : begin + size]), kind, shape)
            begin += size
        first_sums = arrays.pop("first_sums")
        return Prepared(head["about"], NO_NETWORK._replace(**arrays), first_sums)
    except (ValueError, KeyError, TypeError, zlib.error):
        raise PerihelionError(f"the file {name} is damaged; load it again") from None
