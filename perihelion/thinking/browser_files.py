"""Writes what a browser needs to think fast about a game.

* GAME.wasm: the machine code
* GAME.NAME.network: a network of the game
* GAME.json: the files of its networks, each with the fields that a state must have
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

from ..bots.network_files import ENDING, INDEX, write_prepared
from ..bots.networks import networks_of
from ..core.game import Game

Progress = Callable[[int, int], None]


def write_files(game: Game, folder: Path, tell: Progress = lambda done, of: None) -> list[Path]:
    """Write the files of a game into a folder and return them. The module is compiled unless it is in the cache."""
    from ..engine.wasm.build import build

    folder.mkdir(parents=True, exist_ok=True)
    written = [folder / f"{game.key}.wasm"]
    shutil.copyfile(build(game, tell), written[0])
    index: dict[str, object] = {}
    for network in networks_of(game):
        written.append(folder / f"{game.key}.{network.name}{ENDING}")
        written[-1].write_bytes(write_prepared(network.prepared))
        index[written[-1].name] = {"fields": network.about["fields"]}
    written.append(folder / f"{game.key}{INDEX}")
    written[-1].write_text(json.dumps(index), encoding="utf-8")
    return written
