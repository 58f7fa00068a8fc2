"""How the record becomes floats: strips, fields, cards and tiles as choices, goods and stars as amounts."""

from __future__ import annotations

from perihelion.rules import LEFT_OUT, amount, choice, seat

PLANES = {
    "players": LEFT_OUT,
    "variant": choice(0, 2),
    "solo": amount(1),
    "strip": choice(0, 4),
    "side": choice(0, 1),
    "card_owner": seat(),
    "card_type": choice(0, 13),
    "hand": amount(2),
    "hand_n": amount(3, by_seat=True),
    "deck": amount(2),
    "discard": amount(2, by_seat=True),
    "goods": amount(12, by_seat=True),
    "stars": amount(40, by_seat=True),
    "capacity": amount(8, by_seat=True),
    "places": amount(47, by_seat=True),
    "rival_tiles": amount(1),
    "pile": amount(1),
    "display": choice(0, 47),
    "l1_offer": choice(0, 7),
    "l3_offer": choice(0, 7),
    "l1_tile": choice(0, 7, by_seat=True),
    "l3_half": choice(0, 7, by_seat=True),
    "l1_active": amount(1, by_seat=True),
    "l3_active": amount(1, by_seat=True),
    "active": seat(),
    "to_act": seat(),
    "turn": amount(64),
    "cur_card": choice(0, 13),
    "cur_field": choice(0, 24),
    "cur_row": choice(0, 1),
    "cur_pos": choice(0, 3),
    "cur_tile": choice(0, 47),
    "cur_col": choice(0, 5),
    "pay_left": amount(3),
    "take_left": amount(3),
    "take_mask": amount(15),
    "advance": amount(1),
    "score_seat": seat(),
    "draft_step": amount(8),
    "die": choice(1, 6),
}

OBSERVATION_HISTORY = (
    "The first layout.",
    "Amounts stay between -1 and 1; goods are divided by 12.",
)
"""What each version of the observations changed, oldest first."""
