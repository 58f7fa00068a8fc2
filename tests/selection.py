"""Selects the cases of a product that `make test` runs; `make soak` runs all of them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import product
from typing import Any

SOAK = bool(os.environ.get("PERIHELION_SOAK"))
"""True in `make soak`: every case, and the long ones."""


def selection(*axes: Iterable[Any], whole: bool = SOAK) -> list[tuple[Any, ...]]:
    """Return cases with one value of each axis that use every value at least once; the whole product in `make soak`.

    There are as many cases as the longest axis has values; shorter axes are repeated.
    """
    values = [list(axis) for axis in axes]
    if whole:
        return list(product(*values))
    return [tuple(axis[n % len(axis)] for axis in values) for n in range(max(map(len, values)))]
