"""Writes a trained network as a file that the bots read (`perihelion/bots/networks.py`)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np

from ..core.game import Game
from ..engine.batch import Batch
from .trainer import Trainer

WATCHED_GAMES, WATCHED_STEPS = 64, 400


def settings_of(game: Game, options: Sequence[Mapping[str, Any]], device: str) -> dict[str, list[int]]:
    """Return the fields that stay what they are all game long, such as the number of players, and their values.

    They are found by watching random games. A network is used only where all of them have a value it was trained with.
    """
    found: dict[str, set[int]] = {}
    scalars = [field.name for field in game.rules.state.fields if not field.shape]
    for given in options:
        batch = Batch(game, given, WATCHED_GAMES, seed=1, device=device)
        first = batch.states[:1].copy()
        constant = set(scalars)
        for _ in range(WATCHED_STEPS):
            batch.random()
            states = batch.states
            constant = {name for name in constant if (states[name] == first[name][0]).all()}
        scalars = [name for name in scalars if name in constant]
        for name in scalars:
            found.setdefault(name, set()).add(int(first[name][0]))
    return {name: sorted(found[name]) for name in scalars}


def write_network(trainer: Trainer, file: Path, search: Mapping[str, Any], command: str) -> None:
    """Write the network that acts, with all that is needed to use it and to make it again."""
    game, progress = trainer.game, trainer.progress
    about = {
        "game": game.key,
        "rules": game.version,
        "options": dict(trainer.options[0]),
        "fields": settings_of(game, trainer.options, trainer.device),
        "inputs": trainer.inputs.hash,
        "upon_judge": trainer.recipe.upon_judge,
        "search": dict(search),
        "command": command,
        "recipe": asdict(trainer.recipe),
        "date": date.today().isoformat(),
        "seconds": round(progress.seconds),
        "games": progress.games,
        "curve": progress.curve,
    }
    weights = trainer.acting.quantised(trainer.plays[0].value_scale)
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as out:
        np.savez_compressed(out, about=np.array(json.dumps(about)), **weights)
