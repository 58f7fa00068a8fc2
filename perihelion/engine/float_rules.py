"""Exponentials and logarithms made of additions, multiplications and divisions alone.

The mathematical libraries of processors, systems and browsers differ in the last bits of such functions. These give the
same bits everywhere, interpreted and compiled, so that the same seed gives the same play.
"""

from __future__ import annotations

from math import factorial

from ..core.rule import rule

LN_2_HIGH, LN_2_LOW = 0.693147180369123816490, 1.90821492927058770002e-10
"""ln 2 as a sum; a small multiple of the first part is exact."""
LOG_2_E = 1.4426950408889634
SQRT_HALF = 0.7071067811865476
EXP_SERIES = tuple(1.0 / factorial(n) for n in range(13, -1, -1))
"""The coefficients of e to the power r, the highest power first."""
LOG_SERIES = tuple(1.0 / n for n in range(21, 0, -2))
"""The coefficients of the inverse hyperbolic tangent."""
LEAST = -700.0
"""exp of anything below is taken as 0."""


@rule
def exp(x: float) -> float:
    """Return e to the power x, at most 700, with an error of a few units in the last place."""
    if x < LEAST:
        return 0.0
    scaled = x * LOG_2_E
    k = int(scaled + 0.5) if scaled >= 0 else -int(0.5 - scaled)
    r = (x - k * LN_2_HIGH) - k * LN_2_LOW  # |r| <= ln 2 / 2
    total = 0.0
    for coefficient in EXP_SERIES:
        total = total * r + coefficient
    while k < -30:
        total *= 1.0 / (1 << 30)
        k += 30
    while k > 30:
        total *= 1 << 30
        k -= 30
    return total / (1 << -k) if k < 0 else total * (1 << k)


@rule
def log(x: float) -> float:
    """Return the natural logarithm of a number above 0."""
    k = 0
    while x < SQRT_HALF / 1024:
        x *= 1024.0
        k -= 10
    while x < SQRT_HALF:
        x *= 2.0
        k -= 1
    while x > 2 * SQRT_HALF:
        x *= 0.5
        k += 1
    s = (x - 1.0) / (x + 1.0)
    square, total = s * s, 0.0
    for coefficient in LOG_SERIES:
        total = total * square + coefficient
    return (2.0 * s * total + k * LN_2_LOW) + k * LN_2_HIGH


@rule
def power(x: float, exponent: float) -> float:
    """Return x to the power of the exponent, for x from 0."""
    return 0.0 if x <= 0 else exp(exponent * log(x))
