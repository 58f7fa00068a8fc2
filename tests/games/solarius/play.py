"""Whole games on the interpreted rules: random ones, and busy ones that settle, build and fulfil a lot."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from perihelion.core.vocabulary import CHANCE, OVER
from perihelion.engine.runtimes import interpreted
from perihelion.games.solarius.rules.space import centre_beside

from .base import GAME

RULES = interpreted(GAME)
TEXTS = GAME.actions.texts
LIKED = {
    "settle": 3,
    "st": 400,
    "m": 400,
    "op": 20,
    "fly": 8,
    "drv": 8,
    "d12": 3,
    "I": 5,
    "fin": 6,
    "s": 6,
    "p": 4,
    "draw": 5,
}
"""How often a busy player chooses actions that begin with these texts, compared with any other one."""
DISLIKED = ("op-", "pass", "x", "y", ".")


def liking(s: Any, text: str) -> float:
    """How much a busy player likes an action."""
    if text.startswith(">h"):
        h = int(text[2:])
        worth_it = s.hex_back[h] >= 0 or s.hex_planet[h] >= 0 or (s.hex_kind[h] == 0 and centre_beside(s, h) >= 0)
        return 20 if worth_it else 1
    if text == "mis":
        return 3 if s.missions_started[s.to_act] < 3 else 0.3
    if text.startswith(DISLIKED):
        return 0.3
    return max([1, *(weight for start, weight in LIKED.items() if text.startswith(start))])


def game(seed: int, busy: bool = False, **options: Any) -> Iterator[tuple[Any, int]]:
    """Every state of a game with the id chosen there (-1 at chance and at the end); the state changes on."""
    dice = random.Random(seed)
    s = GAME.new_state(GAME.read_options(options))
    while RULES.actor(s) != OVER:
        if RULES.actor(s) == CHANCE:
            yield s, -1
            weights = RULES.deals(s)
            RULES.deal(s, dice.choices(range(len(weights)), weights)[0])
        else:
            legal = RULES.legal(s)
            weights = [liking(s, TEXTS[i]) for i in legal] if busy else [1] * len(legal)  # type: ignore[misc]
            chosen = dice.choices(legal, weights)[0]
            yield s, chosen
            RULES.play(s, chosen)
    yield s, -1


def busy_game(seed: int, **options: Any) -> Iterator[Any]:
    """Every state of a busy game."""
    return (s for s, _ in game(seed, busy=True, **options))
