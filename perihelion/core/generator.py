"""The fast random generator, written as rules: it gives the same numbers interpreted, compiled and on a GPU."""

from __future__ import annotations

from typing import Protocol

from .rule import rule


class Integers(Protocol):
    """A list or an array of integers."""

    def __getitem__(self, index: int, /) -> int: ...

    def __setitem__(self, index: int, value: int, /) -> None: ...


@rule
def bits(r: Integers) -> int:
    """Return 32 random bits out of the generator r, which is two integers.

    Multiply with carry: 1791398085 * 2**32 - 1 is a safe prime, so the period is about 2**62, and no
    product leaves 63 bits, so Python's integers and the machine's give the same numbers.
    """
    product = 1791398085 * r[0] + r[1]
    r[0] = product & 0xFFFFFFFF
    r[1] = product >> 32
    return int(r[0] ^ r[1])


@rule
def below(r: Integers, n: int) -> int:
    """Return a random number 0..n-1."""
    return (bits(r) * n) >> 32


@rule
def mixed(number: int) -> int:
    """Return a number of 32 bits all of whose bits depend on all bits of the given one."""
    for _ in range(2):
        number = ((number ^ (number >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    return number ^ (number >> 16)


@rule
def seed(r: Integers, number: int) -> None:
    """Start the generator r from a number 0 .. 2**62; neighbouring numbers give unrelated draws."""
    low = mixed((number & 0xFFFFFFFF) + 1)
    high = mixed((number >> 32) ^ low)
    r[0] = mixed(low ^ (high >> 1)) | 1
    r[1] = high >> 2
    bits(r)


@rule
def seed_game(r: Integers, number: int, game: int, count: int) -> None:
    """Start the generator r for one game of a batch: a hash of the seed (0 .. 2**63 - 1), the slot and the counter.

    `game` is the slot of the game in its batch, `count` the number of games that the slot has played before. Every step
    is a permutation of 64 bits, so two counters of one slot never give the same start. Any other two games do so with a
    probability of about 2**-62.
    """
    low, high = number & 0xFFFFFFFF, number >> 32
    for part in range(3):
        if part == 1:
            low ^= game & 0xFFFFFFFF
        if part == 2:
            low ^= count & 0xFFFFFFFF
        for step in range(4):
            low, high = high ^ mixed((low + 0x3C6EF35F * (4 * part + step + 1)) & 0xFFFFFFFF), low
    r[0] = low
    r[1] = 1 + ((high * (1791398085 - 2)) >> 32)


@rule
def weighted(r: Integers, weights: Integers, n: int) -> int:
    """Return an index 0..n-1, each with probability weight / sum of weights; -1 if all weights are 0."""
    total = 0
    for i in range(n):
        total += weights[i]
    if total <= 0:
        return -1
    rest = below(r, total)
    for i in range(n):
        rest -= weights[i]
        if rest < 0:
            return i
    return n - 1
