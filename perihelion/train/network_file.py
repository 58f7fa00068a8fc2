"""Writes a trained network as a file that the bots read (`perihelion/bots/networks.py`)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import date
from itertools import groupby
from pathlib import Path

import numpy as np

from ..core.game import Game
from ..core.record import Record, numbers_in
from ..engine.batch import Batch
from ..errors import InvalidOptions
from .trainer import Trainer

WATCHED_GAMES, WATCHED_STEPS = 64, 400
MOST_VALUES = 8
"""The number of values tried for an option that has more; a field that depends on it shows with fewer."""


def settings_of(game: Game, options: Sequence[Mapping[str, object]], device: str) -> dict[str, list[int | list[int]]]:
    """Return the fields that hold options, such as the number of players, with the values used in training.

    Such a field depends on an option and never changes during a game, which random games show. A network is used only
    if each of these fields has a value used in training.
    """
    others = first_states(game, options[0])
    names = [field.name for field in game.rules.state.fields]
    names = [name for name in names if any(numbers_in(s, name) != numbers_in(others[0], name) for s in others)]
    starts = [game.new_state(game.read_options(given)) for given in options]
    for given, start in zip(options, starts, strict=True):
        batch, first = Batch(game, given, WATCHED_GAMES, seed=1, device=device), start.pack()
        for _ in range(WATCHED_STEPS):
            batch.random()
            states = batch.states
            names = [name for name in names if (states[name] == first[name]).all()]
    found = {name: sorted(numbers_in(start, name) for start in starts) for name in names}
    return {name: [value for value, _ in groupby(values)] for name, values in found.items()}


def first_states(game: Game, options: Mapping[str, object]) -> list[Record]:
    """Return the first states of games in which one of the options has another value."""
    states = []
    for option in game.options:
        for value in option.values[:MOST_VALUES]:
            try:
                states.append(game.new_state(game.read_options({**options, option.name: value})))
            except InvalidOptions:  # it excludes another option
                continue
    return states


def write_network(trainer: Trainer, file: Path, search: Mapping[str, float], command: str) -> None:
    """Write the network that acts, with everything needed to use it and to reproduce it."""
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
