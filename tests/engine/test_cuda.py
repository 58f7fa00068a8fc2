"""The rules on a GPU: they compile to PTX on any machine; with a GPU they play exactly the same games."""

from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import perihelion
from perihelion.core.registry import game
from perihelion.engine import afterstate_loops, copy_loops, cuda, encoder_loops, loading, whole_game_loops
from perihelion.engine.cache import digest_of_loops, folder_of, write_file
from perihelion.engine.encoder_loops import Encoding
from perihelion.engine.jit import CUDA, numba_cuda
from perihelion.engine.loops import GameArrays
from perihelion.engine.warmup import smallest_options
from perihelion.engine.whole_game_loops import BEGINNING, Groups, Slots
from perihelion.engine.whole_games import group_actions
from tests.selection import SOAK

pytestmark = pytest.mark.skipif(find_spec("numba_cuda") is None, reason="numba-cuda is not installed")

HOPPER = (9, 0)
COMPILED = ["leduc", "solari"] + (["solaris", "solenia", "solarius"] if SOAK else [])


def gpu_is_here():
    return numba_cuda().is_available()


@pytest.fixture
def as_if_hopper(monkeypatch):
    """Numba asks the GPU for its capabilities; without one this answers."""
    if not gpu_is_here():
        device = SimpleNamespace(compute_capability=HOPPER)
        monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: device)


def ptx(loop, *arguments):
    """Return the assembly of a loop for such arguments; optimised only in `make soak`, which takes twice as long."""
    from numba import typeof

    signature = tuple(typeof(argument) for argument in arguments)
    text, _ = numba_cuda().compile(
        loop.py_func, signature, device=False, abi="numba", cc=HOPPER, output="ptx", opt=SOAK
    )
    return text


def zeros(kind):
    return np.zeros(4, kind)


def game_arrays():
    """Return arrays of the types that GpuGames has, with one axis as the loops need them."""
    words, counts, ids = zeros(np.int64), zeros(np.int32), zeros(np.int16)
    return GameArrays(
        states=words, words=words, generators=words, legal=ids, n_legal=counts, actors=zeros(np.int8), actions=ids,
        counts=counts, points=counts, rewards=zeros(np.float32), done=zeros(np.bool_),
        seed=words, begun=words, start=words, rewards_by_winners=zeros(np.float32),
    )  # fmt: skip


def ptx_of_games(key):
    """Return the assembly of whole games, from the cache of this machine unless anything that shapes it has changed."""
    file = whole_game_loops.__file__
    kept = folder_of(game(key), CUDA) / f"play_{digest_of_loops(Path(file))}_{'fast' if SOAK else 'plain'}.ptx"
    if not kept.exists():
        loops = loading.load_around(game(key), CUDA, file)
        counts, words, ids = zeros(np.int32), zeros(np.int64), zeros(np.int16)
        slots, groups = Slots(counts, words, ids), Groups(counts, counts)
        write_file(kept, ptx(loops.play_groups, game_arrays(), slots, groups, groups, counts, counts, ids, 2, 32))
    return kept.read_text(encoding="utf-8")


@pytest.mark.parametrize("key", COMPILED)
def test_the_rules_compile_to_ptx(as_if_hopper, key):
    text = ptx_of_games(key)
    assert ".entry" in text
    assert "atom" in text, "threads take one game after another"


def test_the_small_loops_compile_to_ptx(as_if_hopper):
    loops = loading.load_around(game("leduc"), CUDA, str(cuda.LOOPS))
    shared = loading.load_shared(CUDA, encoder_loops.__file__)
    copier = loading.load_shared(CUDA, copy_loops.__file__)
    tries = loading.load_around(game("leduc"), CUDA, afterstate_loops.__file__)
    games, floats = game_arrays(), zeros(np.float32)
    encoding = Encoding(np.zeros((2, 3, encoder_loops.COLUMNS), np.int32), np.zeros((2, 3), np.float32), None, 2, 4)
    for text in (
        ptx(loops.run, games, 2, 1, 1 << 30),
        ptx(loops.weigh, games, floats),
        ptx(loops.take_actions, zeros(np.int64), games, zeros(np.int32), False),
        ptx(copier.copy_games, games.words, games.words, zeros(np.int64), 4, 4),
        ptx(copier.write_states, games.words, games.actions, np.zeros((4, 1), np.int64), zeros(np.int64)),
        ptx(copier.wait_all, games.actions),
        ptx(tries.sample_worlds_on_gpu, np.zeros((4, 2), np.int64), zeros(np.int64), 1),
        ptx(shared.observe_on_gpu, encoding, games.words, games.actors, games.actors, floats),
        ptx(shared.write_masks_on_gpu, games.legal, games.n_legal, games.actors, zeros(np.bool_), 3),
    ):
        assert ".entry" in text


@pytest.mark.parametrize("key", ["leduc", "solari", "solaris", "solenia", "solarius"])
def test_threads_side_by_side_play_the_same_step(key):
    """Every action has a group in each phase in which it can be played, and a group holds one family in one phase."""
    found = game(key)
    group_of, n_groups = group_actions(found)
    by_phase = group_of.reshape(-1, len(found.actions))
    members = {}
    for phase, action in np.argwhere(by_phase != BEGINNING):
        members.setdefault(int(by_phase[phase, action]), set()).add((int(phase), found.actions.family(action)[0]))
    assert {step for steps in members.values() for step in steps} == set(found.rules.steps)
    assert all(len(steps) == 1 for steps in members.values())
    assert n_groups == len(members) + 1


@pytest.mark.parametrize("key", ["leduc", "solari", "solaris", "solenia", "solarius"])
def test_a_gpu_plays_exactly_the_same_games(key):
    """Final records, and a stepped batch with all its arrays; `python -m benchmarks.gpu` does the same and measures."""
    if not gpu_is_here():
        pytest.skip("no CUDA GPU here")
    from benchmarks.gpu import check_parity

    check_parity(game(key), smallest_options(game(key)), games=256)


def test_the_record_is_made_of_words():
    """Both kinds of memory are read as 8-byte words."""
    for key in perihelion.games():
        found = game(key)
        assert found.new_state(found.read_options(smallest_options(found))).pack().nbytes % 8 == 0
