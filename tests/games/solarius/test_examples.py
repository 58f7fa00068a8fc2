"""The examples of the rulebook: TV-1 to TV-23 of the specification."""

import pytest

import perihelion
from perihelion.games.solarius.rules.scoring import column_points, storage_points
from perihelion.games.solarius.rules.storage import row_value
from tests.covers import covers

from .base import COLONY, MISSION, STATION, at, hand, of, only, options, player, refused, res, take, told


@covers("SOLARIUS-36")
def test_tv_1_a_cube_in_the_top_row_is_a_black_cube():
    p = at("ACTION", player(res={"K": (1, 0, 0)}))
    assert [row_value(p.plain, 0, colour) for colour in range(4)] == [1, 0, 0, 0]


@covers("SOLARIUS-11", "SOLARIUS-12")
def test_tv_2_start_card_4():
    p = perihelion.new("solarius", players=2, arrangement="fixed", planet_back_colour=False)
    p.play("~s0", "~sc4")
    assert hand(p) == [4, 5]
    assert of(p, "column") == [1, 1, 1, 2]
    assert of(p, "level") == [2, 1, 1, 1]
    assert res(p) == {"Y": (2, 0, 0), "T": (2, 0, 0)}
    assert (of(p, "fuel"), of(p, "buck")) == (2, 2)


@covers("SOLARIUS-27", "SOLARIUS-28")
def test_tv_3_a_star_is_worth_the_pips_of_the_technology_die():
    p = take("K*", player(level={"K": 2})).play("@n")
    assert told(p, "ap") == 2
    assert of(p, "waste_on") == 0


@covers("SOLARIUS-36", "SOLARIUS-37")
def test_tv_4_two_more_yellow_cubes_go_to_the_second_storage_column():
    p = take("Y2", player(res={"Y": (3, 0, 0)}, column={"Y": 3})).play("@n", "I")
    assert only(p, "s") == ["sY2"]
    p.play("sY2")
    assert only(p, "s") == ["sY2"]
    p.play("sY2")
    assert res(p) == {"Y": (3, 2, 0)}
    assert row_value(p.plain, 0, 1) == 7


@covers("SOLARIUS-36")
def test_tv_4_with_the_die_in_column_two_nothing_fits():
    p = take("Y2", player(res={"Y": (3, 0, 0)}, column={"Y": 2})).play("@n", "I")
    assert only(p, "s") == []
    assert refused(p, "sY1") == refused(p, "sY2") == 36


@covers("SOLARIUS-31", "SOLARIUS-32")
def test_tv_5_a_station_brings_waste_spaces_but_takes_up_no_old_waste():
    builder = player(res={"K": (3, 0, 0), "B": (2, 0, 0)}, waste=(3, 2), ship=2)
    p = at("LAND", builder).play("stKB>", "$300", "$200", "op-")
    assert (of(p, "waste_cap"), of(p, "waste_on"), of(p, "waste_off")) == (5, 3, 2)
    for _ in range(2):
        p = take("K3", player(stations=[2], waste=(of(p, "waste_on"), 2)), fuel=[2, 2, 0, 0]).play("@n")
    assert (of(p, "waste_cap"), of(p, "waste_on"), of(p, "waste_off")) == (5, 5, 2)
    assert p.scores.sheet[11].values[0] == -2


@covers("SOLARIUS-4", "SOLARIUS-58")
def test_tv_6_trade_centre_b_is_erected_on_field_39():
    p = at("CHANCE_CENTRE").play("~zB")
    assert told(p, "tc_up") == [0, 1, 0, 0, 0, 0]
    p = at("FLIGHT", player(ship=38), centres="B")
    assert refused(p, ">h39") == 58
    assert refused(at("FLIGHT", player(ship=38), centres="A"), ">h39") == 0


@covers("SOLARIUS-18")
def test_tv_7_the_malus_is_paid_with_fuel():
    p = take("K1", at_slot=-1).play("@n")
    assert p.phase == "MALUS"
    p.play("-f")
    assert (of(p, "fuel"), of(p, "buck")) == (1, 2)
    assert p.phase == "ACTION"


@covers("SOLARIUS-28", "SOLARIUS-30", "SOLARIUS-33", "SOLARIUS-40")
def test_tv_8_a_fourth_point_is_bought_without_waste():
    p = take("K3", player(fuel=4, buck=2)).play("@n")
    assert of(p, "waste_on") == 1
    p.play("II")
    assert of(p, "fuel") == 7
    p.play("$ap")
    assert (of(p, "buck"), of(p, "fuel"), of(p, "waste_on")) == (0, 8, 1)
    assert p.phase == "B_MENU"


@covers("SOLARIUS-35", "SOLARIUS-37")
def test_tv_9_three_cubes_worth_four():
    p = take("T3", player(column={"T": 3})).play("@n", "I", "sT1", "sT1", "sT2")
    assert res(p) == {"T": (2, 1, 0)}
    assert row_value(p.plain, 0, 2) == 4


@covers("SOLARIUS-41")
def test_tv_10_three_turquoise_points_turn_one_die_twice_or_three_dice_once():
    p = take("T3", player(buck=0)).play("@n", "II", "uK", "uK")
    assert of(p, "level") == [3, 1, 1, 1]
    assert (p.phase, told(p, "ap")) == ("B_MENU", 0)
    p = take("T3", player(buck=0)).play("@n", "II", "uK", "uY", "uB")
    assert of(p, "level") == [2, 2, 1, 2]


@covers("SOLARIUS-43")
def test_tv_11_three_brown_points_push_two_dice():
    p = take("B3", player(column={"Y": 2}, buck=0)).play("@n", "II", "pK", "pY")
    assert of(p, "column") == [2, 3, 1, 1]
    assert (p.phase, told(p, "ap")) == ("B_MENU", 0)


@covers("SOLARIUS-49", "SOLARIUS-50")
def test_tv_13_card_9_as_a_mission():
    p = at("B_MENU", player(hand=[9, 1])).play("play", "c9", "mis")
    assert told(p, "card_zone")[8] == 2
    assert told(p, "card_owner")[8] == 0
    assert of(p, "missions_started") == 1
    assert hand(p) == [1]


@covers("SOLARIUS-53", "SOLARIUS-55")
def test_tv_14_a_flight_through_portals():
    p = at("FLIGHT", player(ship=84, drv1=2, drv2=1, fuel=0))
    assert refused(p, ">h38") == 54
    p.play("o10")
    assert (of(p, "drv1"), of(p, "drv2")) == (1, 1)
    p.play(">h38")
    assert (of(p, "ship"), of(p, "fuel")) == (38, 0)
    assert told(p, "hex_kind")[38] == 0


@covers("SOLARIUS-60", "SOLARIUS-61")
def test_tv_15_two_cubes_as_explorer_bonus():
    p = at("FLIGHT", player(ship=7, fuel=4), hex_back=[1 if h == 8 else -1 for h in range(133)])
    p.play(">h8", "~p10")
    assert told(p, "planet_zone")[10] == 1
    p.play("explore")
    assert (p.phase, told(p, "store_left"), told(p, "store_row")) == ("STORE", 2, 4)
    p.play("sK1", "sT1")
    assert res(p) == {"K": (1, 0, 0), "T": (1, 0, 0)}
    assert (told(p, "hex_planet")[8], told(p, "hex_fig")[8]) == (10, 0)


@covers("SOLARIUS-62", "SOLARIUS-64")
def test_tv_16_settling_instead():
    p = at("FLIGHT", player(ship=7, fuel=4, buck=2), hex_back=[1 if h == 8 else -1 for h in range(133)])
    p.play(">h8", "~p10", "settle")
    assert (told(p, "planet_zone")[10], told(p, "planet_owner")[10]) == (2, 0)
    assert (told(p, "hex_fig")[8], told(p, "hex_owner")[8], told(p, "hex_planet")[8]) == (COLONY, 0, -1)
    assert res(p) == {}
    assert refused(p, "fin10") == 64
    rich = at("TURN_END", player(pending=[10], buck=3))
    assert refused(rich, "fin10") == 0
    rich.play("fin10")
    assert (told(rich, "planet_zone")[10], of(rich, "buck")) == (3, 0)


@covers("SOLARIUS-67", "SOLARIUS-69")
def test_tv_17_the_first_station():
    p = at("LAND", player(res={"Y": (3, 0, 0), "B": (2, 0, 0)}, ship=2))
    assert only(p, "st") == ["stYB>"]
    p.play("stYB>")
    assert (told(p, "pay_row"), told(p, "pay_value")) == (1, 3)
    p.play("$300", "$200")
    assert res(p) == {}
    assert (told(p, "hex_fig")[2], told(p, "hex_owner")[2]) == (STATION, 0)
    assert (p.phase, told(p, "ap")) == ("PUSH", 3)
    p.play("pK", "pK")
    assert p.phase == "OUTPOST"


@covers("SOLARIUS-73")
def test_tv_18_the_bonus_of_the_first_mission_at_a_trade_centre():
    p = at("LAND", player(ship=38, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)}), centres="B")
    p.play("m1", "$300", "$200")
    assert p.phase == "PICK"
    assert options(p) == ["tb0", "tb1", "tb2", "tb3", "tb4", "tb5"]


@covers("SOLARIUS-81")
def test_tv_20_a_second_outpost_of_a_kind_needs_one_of_each():
    placed = player(figures={95: COLONY, 76: STATION}, outposts={95: 0, 76: 2}, ship=58)
    assert refused(settled_at_58(placed), "op1") == 81
    with_mission = player(figures={95: COLONY, 76: STATION, 40: MISSION}, outposts={95: 0, 76: 2, 40: 4}, ship=58)
    assert refused(settled_at_58(with_mission), "op1") == 0


def settled_at_58(who):
    """The player has just settled the planet on field 58."""
    return at("LAND", who, face_up={58: 0}).play("settle")


@covers("SOLARIUS-84")
def test_tv_21_cubes_of_value_1_and_3_for_two_units():
    p = at("ACTION", player(res={"K": (1, 0, 1)}))
    p.play("xK1", "xK3", "xf", "xb")
    assert (of(p, "fuel"), of(p, "buck"), res(p)) == (3, 3, {})
    assert (p.phase, told(p, "sell_credit"), told(p, "sell_return")) == ("ACTION", 0, -1)


def test_tv_22_full_storage_columns_beside_a_die_in_column_five():
    s = at("ACTION", player(column={"K": 5}, res={"K": (3, 2, 0)})).plain
    assert (storage_points(s, 0), column_points(s, 0)) == (2, 1)


@covers("SOLARIUS-41", "SOLARIUS-43", "SOLARIUS-67")
@pytest.mark.parametrize(
    ("die", "who", "action", "cost"),
    [
        ("T3", player(buck=0), "uK", 1),
        ("T3", player(buck=0, level={"K": 2}), "uK", 2),
        ("T3", player(buck=0, level={"K": 3}), "uK", 3),
        ("B3", player(buck=0), "pK", 1),
        ("B3", player(buck=0, column={"K": 2}), "pK", 2),
        ("B3", player(buck=0, column={"K": 3}), "pK", 3),
    ],
)
def test_tv_23_prices(die, who, action, cost):
    p = take(die, who).play("@n", "II", action)
    assert told(p, "ap") == 3 - cost


def test_a_turn_in_the_notation_of_the_specification():
    """Section 11.4, with dice and planets that fit it."""
    who = player(ship=36, fuel=3, column={"T": 3}, res={"T": (1, 0, 0)})
    p = at("TURN_START", who, bridge="K1@-1 B3@1 Y1@2 T1@3", hex_back=back_at(22, "T"))
    p.play(
        *["d2", "@n", "+f1", "II", "pK", "pY", ".", "fly", ">h22", "~p20", "settle", "op0", "sT1", "sT2", "end", "~K*"]
    )
    assert (p.phase, p.actor) == ("TURN_START", 1)
    assert told(p, "bridge_slot") == [1, 0, 4, 4]
    assert told(p, "hex_outpost")[22] == 0


def back_at(field, colour):
    return ["KYTB".index(colour) if h == field else -1 for h in range(133)]
