"""Our own exponential and logarithm: as exact as the library's, and the same bits interpreted and compiled."""

import math
import random
from importlib import import_module

import pytest
from numba import njit

from perihelion.engine import float_rules
from perihelion.engine.float_rules import exp, log, power
from perihelion.engine.jit import COMPILED, import_for

ULP = 2**-52


def numbers(low, high, count=2000):
    rng = random.Random(7)
    return [rng.uniform(low, high) for _ in range(count)]


def test_the_exponential_is_exact():
    assert all(abs(exp(x) / math.exp(x) - 1) <= 2 * ULP for x in numbers(-690, 690))


def test_the_logarithm_is_exact():
    assert all(abs(log(math.exp(x)) - x) <= 4 * ULP * max(1, abs(x)) for x in numbers(-600, 600))


def test_powers_are_exact():
    for x, exponent in zip(numbers(1e-9, 1), numbers(0.3, 9), strict=True):
        assert power(x, exponent) == pytest.approx(x**exponent, rel=1e-13)


def test_the_ends():
    assert exp(0.0) == 1
    assert exp(-1e300) == 0
    assert log(1.0) == 0
    assert power(0.0, 2.0) == 0


def test_compiled_ones_give_the_same_bits():
    compiled = import_for(COMPILED, "perihelion.rules", lambda: import_module(float_rules.__name__))
    e, lg, p = compiled.exp, compiled.log, compiled.power
    call = njit(lambda x: (e(x), lg(x), p(x, 1.7)))
    for x in numbers(1e-6, 30, 500):
        assert call(x) == (exp(x), log(x), power(x, 1.7))
