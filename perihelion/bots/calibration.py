"""True figures: networks are surer of the result than they should be, most of all early in a game.

Every share of the win is raised to a power, and the shares are divided by their sum: a temperature of 1/power. The
powers are fitted to games (`benchmarks/reliability.py`), one for each phase. A phase is told by a clock, a number of
the record that grows or shrinks during a game. Reports use the result; the search does not, so bots play as before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..core.record import numbers_in
from ..engine.float_rules import power
from .loop_types import State

LEAST = 1e-9
"""The least share of the win before it is raised to a power."""


class Calibration(NamedTuple):
    """The powers of the phases of a game."""

    clock: str
    """The field of the record that tells the phase; the numbers of an array are added up."""
    bounds: tuple[int, ...]
    """The first value of the clock in each phase but the first."""
    powers: tuple[float, ...]

    @staticmethod
    def read(about: Mapping[str, Any]) -> Calibration | None:
        """Return what the file of a network says, if anything."""
        said = about.get("calibration")
        return said and Calibration(said["clock"], tuple(said["bounds"]), tuple(said["powers"]))

    def apply(self, state: State, shares: Sequence[float]) -> list[float]:
        """Return the true shares from those that the network expects in a plain state.

        In a solo game an opponent without a seat has the rest.
        """
        value = numbers_in(state, self.clock)
        time = sum(value) if isinstance(value, list) else value
        exponent = self.powers[sum(time >= bound for bound in self.bounds)]
        everybody = shares if len(shares) > 1 else (*shares, 1 - shares[0])
        weights = [power(max(share, LEAST), exponent) for share in everybody]
        return [weight / sum(weights) for weight in weights[: len(shares)]]
