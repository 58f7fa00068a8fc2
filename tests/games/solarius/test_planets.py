"""Planets: turning up, settling, the explorer bonus, finishing (sections 4.1 and 4.7)."""

import pytest

from perihelion.games.solarius.rules.geometry import FIELDS
from tests.covers import covers

from .base import at, of, only, options, player, refused, res, take, told


def backs(**fields):
    """Face-down planets: h8="Y"."""
    return ["KYTB".index(fields[f"h{h}"]) if f"h{h}" in fields else -1 for h in range(FIELDS)]


@covers("SOLARIUS-60", "SOLARIUS-97")
def test_a_planet_face_down_is_turned_up_by_chance():
    p = at("FLIGHT", player(ship=7), hex_back=backs(h8="Y"), seen=[9, 10, 14]).play(">h8")
    assert p.phase == "CHANCE_PLANET"
    assert p.outcomes == {f"~p{k}": 1 for k in (11, 12, 13, 15, 16, 17)}
    p.play("~p12")
    assert (told(p, "revealed"), told(p, "hex_back")[8], told(p, "hex_planet")[8]) == (1, -1, 12)
    assert options(p) == ["settle", "explore"]
    assert refused(p, "pass") == 61


@covers("SOLARIUS-96", "SOLARIUS-97")
def test_with_hidden_backs_the_colour_is_drawn_first():
    p = at("FLIGHT", player(ship=7), options={"planet_back_colour": False}, seen=[0, 1, 9]).play(">h8")
    assert (p.phase, p.outcomes) == ("CHANCE_BACK", {"~bK": 3, "~bY": 4, "~bT": 5, "~bB": 5})
    p.play("~bT")
    assert (p.phase, told(p, "back_left")) == ("CHANCE_PLANET", [3, 4, 4, 5])
    assert list(p.outcomes) == [f"~p{k}" for k in range(18, 27)]


@covers("SOLARIUS-61")
def test_the_explorer_bonus_is_stored_at_once_and_lapses_without_room():
    p = at("LAND", player(ship=8), face_up={8: 17}, revealed=1).play("explore")
    assert (told(p, "store_row"), told(p, "store_left")) == (4, 5)
    p.play("sK1", "sY1", "sY1", "sT1", "sB1")
    assert p.phase == "TURN_END"
    full = player(ship=8, res=dict.fromkeys("KYTB", (2, 0, 0)))
    p = at("LAND", full, face_up={8: 17}, revealed=1).play("explore")
    assert p.phase == "TURN_END"
    p = at("LAND", player(ship=8), face_up={8: 17}, revealed=1).play("explore", "sK1", ".")
    assert (p.phase, res(p)) == ("TURN_END", {"K": (1, 0, 0)})


@covers("SOLARIUS-62", "SOLARIUS-61")
def test_card_8_brings_a_cube_whenever_a_planet_is_revealed():
    p = at("LAND", player(ship=8, devs=[8]), face_up={8: 10}, revealed=1)
    assert told(p.copy().play("explore"), "store_left") == 3
    p.play("settle")
    assert (p.phase, told(p, "store_left")) == ("STORE", 1)
    assert p.play("sK1").phase == "OUTPOST"
    p = at("LAND", player(ship=8, devs=[8]), face_up={8: 10}, revealed=0).play("settle")
    assert p.phase == "OUTPOST"


@covers("SOLARIUS-62")
def test_settling_needs_a_colony():
    p = at("LAND", player(ship=8), face_up={8: 10}, revealed=1, colonies_left=[0, 12, 0, 0])
    assert options(p) == ["explore"]
    assert refused(p, "settle") == 62
    p = at("LAND", player(ship=8), face_up={8: 10}).play("settle")
    assert of(p, "colonies_left") == 11


@covers("SOLARIUS-63")
def test_anybody_may_settle_a_planet_face_up_without_bonus():
    p = at("FLIGHT", player(), player(ship=7), face_up={8: 10}, turn_player=1).play(">h8")
    assert (p.actor, options(p)) == (1, ["pass", "settle"])
    p.play("settle")
    assert (told(p, "planet_owner")[10], told(p, "hex_owner")[8], res(p, 1)) == (1, 1, {})


@covers("SOLARIUS-64")
def test_a_planet_whose_condition_holds_is_settled_at_once():
    p = at("LAND", player(ship=8, level={"K": 2, "Y": 2}), face_up={8: 18}).play("settle")
    assert told(p, "planet_zone")[18] == 3


@covers("SOLARIUS-64")
def test_planets_are_paid_in_the_own_turn():
    p = at("ACTION", player(fuel=5, buck=1, pending=[1, 9]), player(pending=[0]))
    assert only(p, "fin") == ["fin1"]
    assert refused(p, "fin9") == refused(p, "fin0") == 64
    p.play("fin1")
    assert (of(p, "fuel"), told(p, "planet_zone")[1]) == (2, 3)


@covers("SOLARIUS-64")
@pytest.mark.parametrize(("planet", "card", "price"), [(8, 25, 6), (0, 25, 0), (17, 26, 6), (9, 26, 0)])
def test_developments_make_planets_cheaper(planet, card, price):
    unit = "fuel" if planet < 9 else "buck"
    p = at("ACTION", player(pending=[planet], devs=[card], fuel=6, buck=6)).play(f"fin{planet}")
    assert of(p, unit) == 6 - price


@covers("SOLARIUS-64")
def test_turquoise_and_brown_planets_settle_by_themselves():
    p = take("T1", player(pending=[18], level={"K": 2})).play("@n", "II", "uY")
    assert told(p, "planet_zone")[18] == 3, "two dice of level 2"
    p = take("B1", player(pending=[27], column={"K": 3})).play("@n", "II", "pY")
    assert told(p, "planet_zone")[27] == 3
    p = take("T1", player(pending=[19], level={"K": 2})).play("@n", "II", "uY")
    assert told(p, "planet_zone")[19] == 2, "it asks for three"
    p = take("T1", player(pending=[19], level={"K": 2}, devs=[27])).play("@n", "II", "uY")
    assert told(p, "planet_zone")[19] == 3, "one fewer with card 27"
    p = take("T1", player(pending=[20], devs=[27])).play("@n", "II", "uY")
    assert told(p, "planet_zone")[20] == 2, "but at least one die of level 3"
    assert told(take("K1", player(pending=[23], level={"K": 6})), "planet_zone")[23] == 3, (
        "levels 5 and 6 are at least 4"
    )


@covers("SOLARIUS-64")
def test_progress_made_outside_the_turn_counts_when_the_turn_begins():
    """A push at round end (SOLARIUS-65) settles nothing yet."""
    owner = player(pending=[27], column={"K": 2, "Y": 2})
    p = at(
        "CHANCE_DIE", player(), owner, centres="A", turn_no=2, die_idx=0, resume=25, bridge="- Y1@1 T1@2 B1@3",
        turn_player=0,
    )  # fmt: skip
    assert told(p, "planet_zone")[27] == 2
    p.play("~K1")
    assert (p.phase, p.actor, told(p, "planet_zone")[27]) == ("TURN_START", 1, 3)
