"""How the record becomes floats: cards and seats as choices, chips and counts as amounts."""

from __future__ import annotations

from perihelion.rules import LEFT_OUT, amount, choice, seat

from .rules import CARDS, MOST_RAISES, SEATS

MOST_CHIPS = 13
"""One as ante, two raises of two and two of four."""

PLANES = {
    "players": LEFT_OUT,
    "to_act": seat(),
    "round": choice(0, 1),
    "paid": amount(MOST_CHIPS, by_seat=True),
    "raises": amount(MOST_RAISES),
    "calls": amount(SEATS),
    "folded": seat(),
    "board": choice(0, CARDS - 1),
    "hand": choice(0, CARDS - 1),
}

OBSERVATION_HISTORY = (
    "The first layout, every field an amount of 127.",
    "Cards, seats and rounds are choices; chips, raises and calls are divided by their greatest number.",
)
"""What each version of the observations changed, oldest first."""
