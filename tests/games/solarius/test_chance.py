"""Chance: weights of every draw (section 4.10) and that nothing else is random."""

import perihelion
from tests.covers import covers
from tests.support import walk

from .base import at, player, told
from .play import RULES, game


@covers("SOLARIUS-100")
def test_tv_57_a_die_has_the_share_of_its_colour_in_the_bag():
    p = at("CHANCE_DIE", bag=[2, 0, 1, 3], round=1, die_idx=1, bridge="K1@0 - T1@2 B1@3")
    weights = RULES.deals(p.plain)
    assert weights == [2, 2, 2, 4, 2, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 3, 3, 3, 6, 3]
    assert sum(weights) == 36
    assert p.outcomes["~K*"] == 4
    p.play(3)
    assert told(p, "bag") == [1, 0, 1, 3]
    assert (told(p, "bridge_col")[1], told(p, "bridge_face")[1]) == (0, 3)


@covers("SOLARIUS-97")
def test_tv_59_planets_not_yet_seen_the_boxed_ones_included():
    for n in (2, 3, 4):
        p = at(
            "CHANCE_PLANET", player(ship=8), n=n, seen=[9, 10, 14], hex_back=[1 if h == 8 else -1 for h in range(133)]
        )
        assert p.outcome_ids == dict.fromkeys((11, 12, 13, 15, 16, 17), 1)


@covers("SOLARIUS-98")
def test_tv_61_letters_not_yet_seen():
    p = at("CHANCE_CENTRE", centres="AE", round=3)
    assert RULES.deals(p.plain) == [0, 1, 1, 1, 0, 1]
    p.play("~zF")
    assert told(p, "tc_up") == [1, 0, 0, 0, 2, 3]


def test_every_draw_of_a_game_has_an_outcome_and_small_weights():
    for seed in range(4):
        for s, _ in game(seed, busy=True, players=2 + seed % 3, start=("cards", "free")[seed % 2]):
            if s.to_act == -1:
                weights = RULES.deals(s)
                assert len(weights) <= 36
                assert 0 < sum(weights) <= 120
                assert 0 <= min(weights) <= max(weights) <= 10


def test_actions_and_outcomes_alone_lead_to_the_same_record():
    p = perihelion.new("solarius", players=3)
    for _ in walk(p, seed=5, steps=250):
        pass
    again = perihelion.replay(p.transcript)
    assert again.plain == p.plain
