"""WebAssembly: the same random games and the same searches as on the processor, byte by byte."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import perihelion
from perihelion.bots.search import SearchTree
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.core.registry import game
from perihelion.engine.arguments import read_seeds
from perihelion.engine.arrays import ALL_DRAWS
from perihelion.engine.cpu import CpuGames
from perihelion.engine.jit import COMPILED
from perihelion.engine.runtimes import force_runtime
from perihelion.engine.warmup import smallest_options
from perihelion.engine.wasm.build import build
from tests.selection import SOAK

pytestmark = [
    pytest.mark.skipif(not SOAK, reason="compiling games for WebAssembly takes minutes: make soak"),
    pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed"),
]

GAMES = ["leduc", "solari", "solaris", "solarius", "solenia"]
RANDOM_GAMES, DECISIONS, SIMULATIONS = 1000, 30, 200
BASE = 1 << 20
"""The address of the first array: constants and the stack are below."""
RUNNER = Path(__file__).with_name("run_wasm.mjs")


@pytest.fixture(scope="module", params=GAMES)
def module(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wasm")
    build(game(request.param), folder)
    return folder / f"{request.param}.wasm"


def flatten(value: Any) -> Iterator[Any]:
    """Yield the arrays and numbers of arguments, in the order of the slots."""
    if isinstance(value, tuple):
        for each in value:
            yield from flatten(each)
    else:
        yield value


def call(module: Path, entry: str, *arguments: Any) -> None:
    """Call an entry point in Node.js. The arrays change as it leaves them."""
    image, places = bytearray(), {}
    block: list[np.int64 | np.float64] = [np.int64(0)]
    for value in flatten(arguments):
        if isinstance(value, np.ndarray):
            memory = value.__array_interface__["data"][0]
            if memory not in places:  # two arrays may be two views of one memory
                image += bytes(-len(image) % 16)
                places[memory] = len(image), value
                image += value.tobytes()
            block += [np.int64(BASE + places[memory][0]), *map(np.int64, value.shape)]
        else:
            block.append(np.float64(value) if isinstance(value, float) else np.int64(value))
    image += bytes(-len(image) % 16)
    address = BASE + len(image)
    image += b"".join(each.tobytes() for each in block)
    file = module.with_suffix(".memory")
    file.write_bytes(image)
    subprocess.run(["node", RUNNER, module, entry, file, str(BASE), str(address)], check=True)
    after = file.read_bytes()
    for place, array in places.values():
        array.view(np.uint8).reshape(-1)[:] = np.frombuffer(after, np.uint8, array.nbytes, place)


def test_random_games_end_in_the_same_records(module: Path) -> None:
    kind = game(module.stem)
    ours, theirs = (CpuGames(kind, smallest_options(kind), RANDOM_GAMES, rows=1) for _ in range(2))
    for many in (ours, theirs):
        many.reset(read_seeds(7, RANDOM_GAMES))
    ours.run(0, threads=1)
    call(module, "run", theirs.arrays, theirs._scratch(), 0, RANDOM_GAMES, 0, ALL_DRAWS)
    assert (ours.arrays.counts == theirs.arrays.counts).all()
    assert (ours.arrays.points == theirs.arrays.points).all()
    assert ours.states.tobytes() == theirs.states.tobytes()


def test_searches_grow_the_same_trees(module: Path) -> None:
    kind, draws = game(module.stem), FastDraws(3)
    options: dict[str, Any] = dict(smallest_options(kind))
    position = resolve_chance(perihelion.new(kind.key, **options), draws)
    with force_runtime(COMPILED):
        for _ in range(DECISIONS):
            ours, theirs = SearchTree(kind, 5), SearchTree(kind, 5)
            for tree in (ours, theirs):
                tree.set_root(position.view(position.actor))
                tree._tree = tree._tree._replace(
                    nodes=np.zeros((1 << 15, tree._tree.nodes.shape[1]), np.int32),
                    stats=np.zeros((1 << 15, tree._tree.stats.shape[1])),
                )
            ours._run_piece(SIMULATIONS)
            params = theirs._params._replace(simulations=SIMULATIONS, capacity=(1 << 15) - len(kind.actions) - 2)
            call(module, "search", theirs._buffers, theirs._tree, params)
            assert ours._tree.nodes.tobytes() == theirs._tree.nodes.tobytes()
            assert ours._tree.stats.tobytes() == theirs._tree.stats.tobytes()
            position.play(position.legal_ids[draws.below(len(position.legal_ids))])
            if resolve_chance(position, draws).actor == perihelion.OVER:
                break
