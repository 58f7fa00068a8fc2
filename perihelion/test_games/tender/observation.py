"""How the record becomes floats: lots, cards and seats as choices."""

from __future__ import annotations

from perihelion.rules import LEFT_OUT, amount, choice, seat

from .rules import CARDS, LOTS, NONE, SEATS

PLANES = {
    "players": amount(SEATS),
    "to_act": LEFT_OUT,
    "dealt": LEFT_OUT,
    "lot": choice(NONE, LOTS - 1),
    "buyer": seat(),
    "offered": amount(1),
    "hand": amount(1, by_seat=True),
    "chosen": amount(1, by_seat=True),
    "bid": choice(NONE, CARDS - 1, by_seat=True),
    "favourite": choice(NONE, LOTS - 1, by_seat=True),
}
