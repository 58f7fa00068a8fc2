"""The rules on a GPU: they compile to PTX on any machine; where there is a GPU, they play the very same games."""

import os
from types import SimpleNamespace

import numpy as np
import pytest

import perihelion
from perihelion.core import cuda, kernel, observing
from perihelion.core.game import game
from perihelion.core.jit import CUDA, numba_cuda
from perihelion.core.runtime import start
from perihelion.core.warm import smallest

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")

HOPPER = (9, 0)
SOAK = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
COMPILED = ["leduc", "solari"] + (["solaris", "solenia", "solarius"] if SOAK else [])


def gpu_is_here():
    return numba_cuda().is_available()


@pytest.fixture
def as_if_hopper(monkeypatch):
    """Numba asks the GPU at hand what it can do; without one we say it."""
    if not gpu_is_here():
        device = SimpleNamespace(compute_capability=HOPPER)
        monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: device)


def ptx(loop, *arguments):
    """The assembly of a loop for arguments like these."""
    from numba import typeof

    signature = tuple(typeof(argument) for argument in arguments)
    text, _ = numba_cuda().compile(loop.py_func, signature, device=False, abi="numba", cc=HOPPER, output="ptx")
    return text


def zeros(kind):
    return np.zeros(4, kind)


@pytest.mark.parametrize("key", COMPILED)
def test_the_rules_compile_to_ptx(as_if_hopper, key):
    loops = kernel.around(game(key), CUDA, str(cuda.LOOPS))
    words = zeros(np.int64)
    text = ptx(
        loops.run, words, words, words, zeros(np.int16), zeros(np.int32), zeros(np.int8), zeros(np.int16),
        zeros(np.int32), zeros(np.int32), zeros(np.float32), zeros(np.float32), zeros(np.bool_), zeros(np.int32),
        4, 2, 0,
    )  # fmt: skip
    assert ".entry" in text
    assert "atom" in text, "threads take one game after another"


def test_the_small_loops_compile_to_ptx(as_if_hopper):
    loops = kernel.around(game("leduc"), CUDA, str(cuda.LOOPS))
    shared = kernel.shared(CUDA, observing.__file__)
    words, ids, n, actors = zeros(np.int64), zeros(np.int16), zeros(np.int32), zeros(np.int8)
    cells = np.zeros((2, 3, observing.COLUMNS), np.int32)
    floats = zeros(np.float32)
    for text in (
        ptx(loops.sow, words, 7, 4),
        ptx(loops.take, words, ids, n, actors, ids, n, 4),
        ptx(shared.observe_on_gpu, words, cells, floats, actors, actors, 2, 4, floats, 4),
        ptx(shared.masks_on_gpu, ids, n, zeros(np.bool_), 3, 4),
    ):
        assert ".entry" in text


@pytest.mark.skipif(not gpu_is_here(), reason="no CUDA GPU here")
@pytest.mark.parametrize("key", ["leduc", "solari", "solaris", "solenia", "solarius"])
def test_a_gpu_plays_the_very_same_games(key):
    """Final records, and a stepped batch with all its arrays; `python -m benchmarks.gpu` does the same and measures."""
    from benchmarks.gpu import parity

    parity(game(key), smallest(game(key)), games=256)


def test_the_record_is_made_of_words():
    """Both kinds of memory are read as words of eight bytes."""
    for key in perihelion.games():
        found = game(key)
        assert start(found, found.read_options(smallest(found))).pack().nbytes % 8 == 0
