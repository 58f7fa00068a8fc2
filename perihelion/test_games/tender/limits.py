"""How long a game can last and how many points it can bring."""

from __future__ import annotations

from typing import Any

from perihelion.rules import Limits

from .rules import EXTRA, LOTS


def limits(options: dict[str, Any]) -> Limits:
    """TENDER-4, -8, -9: everybody bids once for each lot; one player may buy them all."""
    return Limits(0, LOTS * (LOTS + 1) // 2 + EXTRA, decisions=LOTS * int(options["players"]))
