"""The judge: sensible about single decisions, and good enough that greedy play settles, builds and fulfils."""

import random

import pytest

from perihelion.core.vocabulary import CHANCE, OVER
from perihelion.games.solarius.judge import JUDGE
from perihelion.games.solarius.rules.state import Facts
from perihelion.games.solarius.worth import turns_left
from tests.support import standing

from .base import GAME, R, at, player, take
from .play import RULES


def value(s, seat, action):
    after = s.copy()
    RULES.play(after, action)
    return standing(GAME, after, seat)


def best(p):
    """The legal action whose position is worth most to the seat that decides."""
    return max(p.legal, key=lambda text: value(p.plain, p.actor, GAME.actions.ids[text]))


def test_a_planet_that_can_be_paid_is_paid():
    assert best(at("TURN_END", player(pending=[8], fuel=9))) == "fin8"


def test_a_station_is_built_where_it_can_be_paid():
    p = at("LAND", player(ship=2, res={"K": (3, 0, 0), "T": (2, 0, 0)}))
    assert best(p) == "stKT>"


def test_a_mission_is_fulfilled_where_it_can_be_paid():
    p = at("LAND", player(ship=38, open=[29], res={"K": (3, 1, 0), "Y": (2, 0, 0), "T": (2, 0, 0), "B": (2, 0, 0)}))
    assert best(p) == "m29"


def test_a_planet_within_reach_is_flown_to():
    p = at("FLIGHT", player(ship=7, fuel=2), hex_back=[0 if h == 8 else -1 for h in range(133)])
    assert best(p) == ">h8"


def test_a_planet_out_of_every_means_is_not_settled_in_the_last_turn():
    last = {"centres": "ABCD", "turn_no": 7, "turn_player": 1, "start_player": 0}
    assert best(at("LAND", player(), player(ship=8, fuel=0, buck=0), face_up={8: 8}, **last)) == "pass"


def test_a_free_waste_space_is_worth_something_and_waste_beside_the_board_costs_more():
    def with_waste(on, off):
        return standing(GAME, at("ACTION", player(waste=(on, off))).plain, 0)

    assert with_waste(0, 0) > with_waste(1, 0) > with_waste(3, 0) > with_waste(3, 1)


def test_an_outpost_is_founded():
    assert best(at("LAND", player(ship=58), face_up={58: 0}).play("settle")).startswith("op0")


@pytest.mark.parametrize(
    ("now", "turn_no", "left"), [(0, 0, [16, 16]), (1, 0, [15, 16]), (1, 1, [15, 15]), (4, 6, [0, 1]), (4, 7, [0, 0])]
)
def test_turns_left(now, turn_no, left):
    s = take("K1").plain
    s.round, s.turn_no, s.start_player = now, turn_no, 0
    assert [turns_left(s, p) for p in (0, 1)] == left


def test_judging_changes_nothing():
    facts = Facts()
    p = at("FLIGHT", player(ship=7, open=[1], pending=[20]))
    s = p.plain
    RULES.module.prepare(s, facts)
    for seat in range(2):
        for _, term in JUDGE.terms.values():
            term(s, facts, seat)
    assert s == p.plain


def test_greedy_play_beats_random_play_by_far():
    """One decision ahead against a random player: planets, stations and more than twenty points of difference."""
    dice = random.Random(4)
    s = GAME.new_state(GAME.read_options({"players": 2}))
    while RULES.actor(s) != OVER:
        if RULES.actor(s) == CHANCE:
            weights = RULES.deals(s)
            RULES.deal(s, dice.choices(range(len(weights)), weights)[0])
        elif RULES.actor(s) == 0:
            legal = RULES.legal(s)
            RULES.play(s, max(legal, key=lambda action: value(s, 0, action)) if len(legal) > 1 else legal[0])
        else:
            RULES.play(s, dice.choice(RULES.legal(s)))
    settled = sum(s.planet_zone[planet] == 3 and s.planet_owner[planet] == 0 for planet in range(36))
    assert settled >= 3
    assert sum(s.st_order[0, station] > 0 for station in range(6)) >= 1
    assert R.points(s, 0) - R.points(s, 1) > 20
