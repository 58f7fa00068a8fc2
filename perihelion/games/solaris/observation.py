"""How the record becomes floats: seats, stations and cards as choices, energy and counts as amounts."""

from __future__ import annotations

from perihelion.rules import LEFT_OUT, amount, choice, seat

PLANES = {
    "players": LEFT_OUT,
    "time_game": amount(1),
    "max_rounds": amount(100),
    "ring": choice(0, 5),
    "round": amount(100),
    "pos": choice(0, 5),
    "to_act": seat(),
    "draw_for": seat(),
    "draw_left": amount(30),
    "placed": amount(1, by_seat=True),
    "victim": seat(),
    "swap_card": choice(0, 23),
    "energy": amount(7, by_seat=True),
    "height": amount(4, by_seat=True),
    "on_rim": amount(1, by_seat=True),
    "laser": amount(7, by_seat=True),
    "hand": amount(5),
    "hand_n": amount(21, by_seat=True),
    "open_hand": amount(5, by_seat=True),
    "stolen": amount(5),
    "stolen_n": amount(4, by_seat=True),
    "stack_n": amount(108),
    "discard": amount(5),
    "display": choice(0, 23),
    "bridge": choice(0, 3),
    "spare": choice(0, 3),
    "shuttle": choice(0, 5),
    "steps": amount(7),
    "cards_played": amount(7),
    "draws_owed": amount(3),
    "deck_count": amount(7),
    "robbed": amount(1, by_seat=True),
    "limit_hit": amount(1),
    "winners": amount(1, by_seat=True),
}

OBSERVATION_HISTORY = (
    "The first layout.",
    "Amounts stay between -1 and 1: rounds, hands and cards played are divided by the greatest number that occurs.",
)
"""What each version of the observations changed, oldest first."""
