"""The fast generator: the same numbers on every runtime, and evenly spread."""

import itertools

import numba
import numpy as np

from perihelion.core import generator
from perihelion.engine.jit import COMPILED, import_for


def compiled_generator():
    import importlib

    return import_for(COMPILED, "nothing", lambda: importlib.import_module("perihelion.core.generator"))


def test_interpreted_and_compiled_draw_the_same_numbers():
    machine = compiled_generator()
    assert machine is not generator
    seed, below = machine.seed, machine.below

    @numba.njit
    def draws(r, numbers):
        seed(r, 2**61 + 12345)
        for i in range(len(numbers)):
            numbers[i] = below(r, 1000)

    numbers = np.zeros(500, np.int64)
    draws(np.zeros(2, np.int64), numbers)
    r = [0, 0]
    generator.seed(r, 2**61 + 12345)
    assert [generator.below(r, 1000) for _ in range(500)] == numbers.tolist()


def test_numbers_are_evenly_spread():
    """Chi square over 12 outcomes, 24,000 draws: 11 degrees of freedom, 31.3 is the 0.1 % bound."""
    r = [0, 0]
    generator.seed(r, 1)
    counts = [0] * 12
    for _ in range(24_000):
        counts[generator.below(r, 12)] += 1
    assert sum((c - 2000) ** 2 / 2000 for c in counts) < 31.3


def test_neighbouring_seeds_have_nothing_to_do_with_each_other():
    firsts = []
    for number in range(2000):
        r = [0, 0]
        generator.seed(r, number)
        firsts.append(generator.below(r, 2))
    assert 900 < sum(firsts) < 1100
    changes = sum(a != b for a, b in itertools.pairwise(firsts))
    assert 900 < changes < 1100


def test_weights_are_kept_and_what_weighs_nothing_never_comes():
    r = [0, 0]
    generator.seed(r, 5)
    counts = [0, 0, 0, 0]
    for _ in range(9000):
        counts[generator.weighted(r, [1, 0, 2, 0], 4)] += 1
    assert counts[1] == counts[3] == 0
    assert 2800 < counts[0] < 3200
