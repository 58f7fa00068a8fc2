"""Checkpoints: everything that determines how a batch continues, as arrays in the processor's memory.

A checkpoint from a GPU continues bit for bit on the processor, and vice versa.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..core.game import Game
from ..errors import InvalidOptions
from .arguments import read_seeds
from .arrays import Array

COPIED = ("words", "legal", "n_legal", "actors", "counts", "points", "rewards", "done")
"""The arrays that are copied with a game into another slot. Its generator may be copied, too."""

KEPT = (*COPIED, "generators", "seed", "begun")
"""The arrays of a checkpoint."""


class Checkpoint(NamedTuple):
    """A batch at one moment."""

    head: dict[str, Any]
    """Identifies the batch: game, rules version, options, number of games."""
    arrays: dict[str, Array]


def head_of(game: Game, options: Mapping[str, Any], games: int) -> dict[str, Any]:
    """Return the fields that identify the batch of a checkpoint."""
    return {"game": game.key, "rules": game.version, "options": dict(options), "games": games}


def check_head(head: Mapping[str, Any], ours: Mapping[str, Any]) -> None:
    """Raise InvalidOptions if a checkpoint belongs to another kind of batch."""
    other = [f"{name} {head.get(name)}, not {ours[name]}" for name in ours if head.get(name) != ours[name]]
    if other:
        raise InvalidOptions(f"this checkpoint is of another batch: {'; '.join(other)}")


def arrays_of(checkpoint: Checkpoint) -> dict[str, Array]:
    """Return the arrays in the current format. Older checkpoints have one seed for all games, not one per slot."""
    arrays = dict(checkpoint.arrays)
    if arrays["seed"].shape == (1,):
        arrays["seed"] = read_seeds(int(arrays["seed"][0]), checkpoint.head["games"])
    return arrays


def save(checkpoint: Checkpoint, file: Path) -> None:
    """Write a checkpoint as a NumPy archive (.npz)."""
    arrays: dict[str, Any] = {**checkpoint.arrays, "head": np.array(json.dumps(checkpoint.head))}
    with file.open("wb") as out:
        np.savez_compressed(out, **arrays)


def load(file: Path) -> Checkpoint:
    """Read a file written by `save`."""
    try:
        with np.load(file, allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
        return Checkpoint(json.loads(str(arrays.pop("head"))), arrays)
    except (KeyError, ValueError) as error:
        raise InvalidOptions(f"{file} is not a checkpoint of a batch: {error}") from None
