"""The files that a call needs in a browser: the machine code of its game, and a network (browser_files.py).

while missing := missing_files("suggest_turn", payload):
    ...  # load these files into the folder of the modules
answer = answer_call("suggest_turn", payload)
"""

from __future__ import annotations

import json
import pickle

from ..bots.levels import STRONGEST
from ..bots.network_files import INDEX
from ..bots.networks import fits, networks_of
from ..core.game import Game
from ..core.record import Record
from ..core.registry import game as find_game
from ..core.replay import replay
from ..engine.wasm.loaded import folder, path_of
from .decisions import choose_action
from .packed_view import PackedView
from .report_job import ReportJob


def missing_files(name: str, payload: bytes) -> list[str]:
    """Return the names of the files that a call would use and that are not in the folder of the modules yet.

    The network depends on the list of networks, so ask again when the files are there. Without them the call still
    works, but slowly and less well.
    """
    arguments = pickle.loads(payload)
    about = _game_of(arguments)
    if about is None:
        return []
    game, state = about
    first = [path.name for path in (path_of(game), folder() / f"{game.key}{INDEX}") if not path.exists()]
    if first or not _uses_network(name, arguments):
        return first
    index = json.loads((folder() / f"{game.key}{INDEX}").read_text(encoding="utf-8"))
    fitting = [file for file, about_network in index.items() if fits(about_network, state)][:1]
    missing = [file for file in fitting if not (folder() / file).exists()]
    if missing:
        networks_of.cache_clear()  # it will list the new file
    return missing


def _game_of(arguments: tuple[object, ...]) -> tuple[Game, Record] | None:
    """Return the game that a call is about and a state of it, or None if the call goes on with an earlier one."""
    for given in arguments:
        if isinstance(given, PackedView):
            return find_game(given.game), given.state
        if isinstance(given, ReportJob):
            position = replay(given.game_file)
            return position.game, position.plain
    return None


def _uses_network(name: str, arguments: tuple[object, ...]) -> bool:
    """Return whether a call uses a network: of the bots, only the strongest does."""
    return name != choose_action.__name__ or arguments[0] == STRONGEST
