"""Planes: how the numbers of a field become floats in an observation."""

from __future__ import annotations

from typing import NamedTuple

AMOUNT, CHOICE, SEAT, KNOWN = range(4)
"""The kinds: a scaled number, one of several values, a seat counted from the viewer, whether a field is visible."""


class Plane(NamedTuple):
    """How the numbers of a field become floats."""

    kind: int
    low: int = 0
    high: int = 0
    most: float = 1
    by_seat: bool = False
    """Whether the first axis of the field is the seats."""
    alike: tuple[int, ...] = ()
    """For networks: a class for each place of the last axis. Pieces of one class are interchangeable."""


def amount(most: float, *, by_seat: bool = False) -> Plane:
    """One float: the number divided by `most`, limited to the range -1 to 1."""
    return Plane(AMOUNT, most=most, by_seat=by_seat)


def choice(low: int, high: int, *, by_seat: bool = False, alike: tuple[int, ...] = ()) -> Plane:
    """A float for each value low..high, 1 for the number and 0 for the others; all 0 for a number outside."""
    return Plane(CHOICE, low, high, by_seat=by_seat, alike=alike)


def seat(*, by_seat: bool = False) -> Plane:
    """A float for each seat, counted from the viewer; all 0 if the number is not a seat."""
    return Plane(SEAT, by_seat=by_seat)


LEFT_OUT = Plane(KNOWN)
"""A field that tells a player nothing."""
