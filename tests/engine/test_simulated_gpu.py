"""Copies, checkpoints and chosen outcomes on a GPU, in Numba's simulator: the same as on the processor, bit for bit."""

import pytest

from .stranger import SIMULATED_GPU, run

SCRIPT = """
import pickle
import numpy as np
import perihelion
from perihelion.engine.arrays import ANY, NOTHING
from perihelion.engine.batch import random_games

def make(device, games=5, seed=4):
    return perihelion.batch("leduc", games=games, seed=seed, threads=1, device=device, masks=True, observations=True)

def host(array):
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array

def alike(one, other, says):
    assert one.states.tobytes() == other.states.tobytes(), says
    for name in ("n", "actor", "rewards", "points", "done", "masks", "observations"):
        assert (host(getattr(one, name)) == host(getattr(other, name))).all(), (says, name)
    for g, n in enumerate(host(one.n)):
        assert (host(one.legal)[g, :n] == host(other.legal)[g, :n]).all(), says
    here, there = one.checkpoint().arrays, other.checkpoint().arrays
    for name in ("generators", "begun", "seed"):
        assert (here[name] == there[name]).all(), (says, name)

def both(one, other, call, says):
    call(one)
    call(other)
    alike(one, other, says)

one, other = make("cpu"), make("cuda")
alike(one, other, "begin")
for _ in range(12):  # long enough for second and third games in a slot
    both(one, other, lambda b: b.random(), "random")
assert host(one.checkpoint().arrays["begun"]).max() > 2
print("seeds")

twin, pickled = other.copy(), pickle.loads(pickle.dumps(other))
there, here = make("cuda", seed=9), make("cpu", seed=9)
there.restore(one.checkpoint())
here.restore(other.checkpoint())
for _ in range(4):
    for batch in (one, other, twin, pickled, there, here):
        batch.random()
    for batch in (other, twin, pickled, there, here):
        alike(one, batch, "checkpoints")
print("checkpoints")

index = np.array([2, 2, -1, 0, 4])
source = make("cpu", seed=7), make("cuda", seed=7)
one.copy_from(source[0], index)
other.copy_from(source[1], index)
alike(one, other, "copy_from")
both(one, other, lambda b: b.copy_from(b, np.array([4, 3, 2, 1, 0]), generators=False), "copy_from itself")
print("copies")

waiting = perihelion.new("leduc").play("K1", "Q1", "call", "call").state
both(one, other, lambda b: b.set_states(np.array([waiting] * 4), games=[0, 1, 2, 4], draw=False), "set_states")
assert (host(other.chances()) == one.chances()).all()
assert one.chances()[0].tolist() == [0.25, 0.25, 0, 0.25, 0, 0.25]
both(one, other, lambda b: b.deal([0, 1, NOTHING, 0, ANY]), "deal")
assert other.states["board"].tolist()[:3] == [0, 1, -1]
both(one, other, lambda b: b.step(np.full(5, ANY), draw=False), "open chance")
both(one, other, lambda b: b.set_states(source[0].states), "records of all games")
before = other.states.tobytes()
other.deal([77] * 5)
assert other.states.tobytes() == before, "no game waits for chance"
other.set_states(np.array([waiting] * 5), draw=False)
other.deal([77] * 5)
assert other.refused == 5
print("outcomes")

whole = [random_games(perihelion.games()["leduc"], {}, 6, seed=3, device=device) for device in ("cpu", "cuda")]
assert whole[0].states.tobytes() == whole[1].states.tobytes()
print("games")

from perihelion.engine import input_loops
from perihelion.engine.inputs import Inputs
from perihelion.engine.jit import COMPILED, CUDA
from perihelion.engine.loading import load_shared

inputs = Inputs(perihelion.games()["leduc"], {})
numbers = np.random.default_rng(1)
weights = numbers.integers(-900, 900, (inputs.size, 6)).astype(np.int16)
bases, states = (np.ascontiguousarray(batch.words).view(np.int64) for batch in source[:1] + (one,))
base_sums = numbers.integers(-9, 9, (5, 6)).astype(np.int32)
viewers = np.array([0, 1, 1, 0, 1])
sums = np.zeros((2, 5, 6), np.int32)
given = inputs.cells, inputs.seats, weights, bases, base_sums, index.clip(0), states, viewers
load_shared(COMPILED, input_loops.__file__).follow_states(*given, sums[0])
load_shared(CUDA, input_loops.__file__).follow_states_on_gpu[5, 4](*given, sums[1])
assert (sums[0] == sums[1]).all() and (sums[0] != base_sums[index.clip(0)]).any()
print("layers")
"""


def test_a_simulated_gpu_copies_and_deals_like_the_processor(stranger):
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
    out = run(stranger, SIMULATED_GPU + SCRIPT, NUMBA_ENABLE_CUDASIM="1")
    assert out == ["seeds", "checkpoints", "copies", "outcomes", "games", "layers"]
