"""How the record becomes floats for learners."""

from __future__ import annotations

from perihelion.rules import LEFT_OUT, amount, choice, seat

PLANES = {
    "players": LEFT_OUT,
    "to_act": seat(),
    "left": choice(0, 20),
    "taken": amount(20, by_seat=True),
    "winner": seat(),
}
