"""The things on Solaris' board that scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.state import ENERGY_CENTRE
from .layout import token_key

if TYPE_CHECKING:
    from perihelion.core.view import View


def scored(view: View) -> list[str]:
    """Return the tokens that moved: on the laser and at the energy centre."""
    players = [int(event.values["player"]) for event in view.log[-1].events or () if event.key == "laser"]
    return [key for player in players for key in (f"l{player}", token_key(player, ENERGY_CENTRE))]
