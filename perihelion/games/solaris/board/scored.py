"""The things on Solaris' board that scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.state import ENERGY_CENTRE
from .layout import station_key

if TYPE_CHECKING:
    from perihelion.core.view import View


def scored(view: View) -> list[str]:
    """Return the energy centre and the token that moved on the laser."""
    players = [event.values["player"] for event in view.log[-1].events or () if event.key == "laser"]
    return [key for player in players for key in (f"l{player}", station_key(ENERGY_CENTRE))]
