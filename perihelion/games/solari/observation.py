"""How the record becomes floats: cells, pieces and combinations as choices, all else as amounts."""

from __future__ import annotations

from perihelion.rules import LEFT_OUT, amount, choice, seat

PLANES = {
    "level": choice(1, 3),
    "players": LEFT_OUT,
    "teams": amount(1),
    "rand": choice(0, 3),
    "use_hunter": amount(1),
    "use_blocker": amount(1),
    "use_doubler": amount(1),
    "equal_turns": amount(1),
    "target": amount(999),
    "max_turns": amount(5000),
    "pos": choice(-3, 63, by_seat=True),
    "face": choice(0, 3, by_seat=True),
    "score": amount(100, by_seat=True),
    "turns": amount(100, by_seat=True),
    "to_act": seat(),
    "combo": choice(0, 20),
    "dice": choice(1, 6),
    "d2": choice(1, 6),
    "mover1": choice(0, 8),
    "mover2": choice(0, 8),
    "excl": amount(1),
    "n_vict": choice(0, 2),
    "vict": amount(63),
    "face_job": amount(5),
    "enter_piece": choice(0, 8),
    "start_cell": amount(63),
    "start_face": choice(0, 3),
    "tile_order": amount(20, by_seat=True),
    "tile_used": amount(1, by_seat=True),
    "last_gain": amount(36),
    "winner": seat(),
}

COMETS_ALIKE = (0,) * 6
INPUTS = {
    "target": LEFT_OUT,
    "max_turns": LEFT_OUT,
    "pos": choice(-3, 63, by_seat=True, alike=(*COMETS_ALIKE, 1, 2, 3)),
    "score": amount(40, by_seat=True),
    "turns": amount(60, by_seat=True),
    "start_cell": choice(0, 63, alike=COMETS_ALIKE),
    "tile_order": LEFT_OUT,
    "last_gain": LEFT_OUT,
}
"""For networks: comets are interchangeable below level 3, and what is the same in all games is left out."""

OBSERVATION_HISTORY = (
    "The first layout.",
    "Amounts stay between -1 and 1; the score is divided by 100.",
)
"""What each version of the observations changed, oldest first."""
