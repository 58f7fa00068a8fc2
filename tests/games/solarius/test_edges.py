"""Edge cases: TV-25 to TV-55 of the specification."""

import pytest

from perihelion.games.solarius.rules.scoring import set_points, unsettled_points
from tests.covers import covers

from .base import COLONY, MISSION, STATION, at, cards, of, only, options, player, refused, res, take, told


@covers("SOLARIUS-18", "SOLARIUS-84")
def test_tv_25_without_means_the_die_on_minus_1_is_not_offered_until_cubes_are_sold():
    p = at("TURN_START", player(fuel=0, buck=0, res={"K": (2, 0, 0)}), bridge="K1@-1 Y1@1 T1@2 B1@3")
    assert only(p, "d") == ["d2", "d3", "d4"]
    assert refused(p, "d1") == 18
    p.play("xK1", "xK1", "xf")
    assert of(p, "fuel") == 1
    assert only(p, "d") == ["d1", "d2", "d3", "d4"]


@covers("SOLARIUS-22", "SOLARIUS-23", "SOLARIUS-28", "SOLARIUS-29")
def test_tv_26_a_star_uses_the_technology_die_of_the_new_colour():
    who = player(level={"T": 4})
    p = take("K*", who).play("@tT")
    assert (told(p, "ap"), told(p, "final_col"), of(p, "waste_on")) == (4, 2, 2)
    p = take("K*", who).play("@n")
    assert (told(p, "ap"), of(p, "waste_on")) == (1, 0)


@covers("SOLARIUS-28", "SOLARIUS-30", "SOLARIUS-51")
def test_tv_27_points_of_developments_cause_no_waste():
    p = take("K2", player(devs=[9])).play("@n")
    assert (told(p, "base_ap"), told(p, "ap"), of(p, "waste_on")) == (2, 3, 0)
    p = take("K3", player(devs=[9])).play("@n")
    assert (told(p, "ap"), of(p, "waste_on")) == (4, 1)


@covers("SOLARIUS-24", "SOLARIUS-29", "SOLARIUS-51")
def test_tv_29_a_development_played_by_research_counts_for_the_same_die():
    p = take("T1", player(hand=[11])).play("@r", "rplay", "c11", "dev")
    assert p.phase == "ACTION"
    assert (told(p, "ap"), of(p, "waste_on")) == (2, 1)


@covers("SOLARIUS-37", "SOLARIUS-38")
def test_tv_30_a_row_with_gaps_is_filled_from_the_left_again():
    p = take("K1", player(res={"K": (1, 1, 0)}, column={"K": 5})).play("@n", "I")
    assert only(p, "s") == ["sK1"]
    assert refused(p, "sK2") == refused(p, "sK3") == 37


@covers("SOLARIUS-87")
@pytest.mark.parametrize(
    ("price", "row", "payments"),
    [
        pytest.param(2, (2, 0, 1), ["$001", "$200"], id="tv-32"),
        pytest.param(2, (0, 0, 1), ["$001"], id="tv-32-no-change"),
        pytest.param(5, (3, 2, 1), ["$011", "$120", "$201", "$310"], id="tv-33"),
        pytest.param(3, (3, 2, 1), ["$001", "$020", "$110", "$300"], id="three"),
    ],
)
def test_every_minimal_payment_and_no_other(price, row, payments):
    p = at("PAY", player(res={"Y": row}), pay_row=1, pay_value=price)
    assert p.legal == payments


@covers("SOLARIUS-87")
def test_tv_33_a_cube_that_is_not_needed_may_not_be_given():
    p = at("PAY", player(res={"Y": (3, 2, 1)}), pay_row=1, pay_value=5)
    assert refused(p, "$220") == refused(p, "$111") == 87
    assert refused(p, "$300") == 87
    assert refused(at("PAY", player(res={"Y": (1, 0, 1)}), pay_row=1, pay_value=2), "$200") == 87


@covers("SOLARIUS-84")
def test_tv_34_an_odd_rest_is_lost():
    p = at("ACTION", player(res={"K": (0, 0, 1)})).play("xK3")
    assert (p.phase, told(p, "sell_credit"), p.legal) == ("SELL", 3, ["xf", "xb"])
    p.play("xb")
    assert (told(p, "sell_credit"), p.legal) == (1, ["."])
    p.play(".")
    assert (p.phase, of(p, "buck"), of(p, "fuel"), told(p, "sell_credit")) == ("ACTION", 3, 2, 0)


@covers("SOLARIUS-53")
def test_tv_36_the_own_drive_never_opens_portals():
    p = at("FLIGHT", player())
    assert only(p, "o") == []
    assert refused(p, "o21") == refused(p, "o10") == refused(p, "o00") == 53
    p = at("FLIGHT", player(drv2=1))
    assert only(p, "o") == ["o21"]
    p.play("o21")
    assert (of(p, "drv1"), of(p, "drv2"), told(p, "portal_open")) == (1, 0, 1)
    assert only(p, "o") == []


@covers("SOLARIUS-52", "SOLARIUS-54", "SOLARIUS-56")
def test_tv_37_extra_range_costs_two_fuel_a_point():
    p = at("FLIGHT", player(fuel=2), player(ship=100), n=4)
    assert refused(p, ">h8") == 0
    assert refused(p, ">h13") == 0
    assert refused(p, ">h0") == 58, "two other ships are still at home"
    assert {refused(p, f">h{h}") for h in range(19, 133)} <= {54, 58}
    p.play(">h8")
    assert of(p, "fuel") == 0


@covers("SOLARIUS-57", "SOLARIUS-58")
def test_tv_38_a_ship_bars_its_own_field_only():
    free = at("FLIGHT", player(fuel=10), player(ship=100))
    barred = at("FLIGHT", player(fuel=10), player(ship=1))
    assert set(only(free, ">")) - set(only(barred, ">")) == {">h1"}
    assert set(only(barred, ">")) - set(only(free, ">")) <= {">h100"}
    assert refused(barred, ">h1") == 58


@covers("SOLARIUS-9")
def test_tv_39_places_not_in_use_with_two_players():
    p = at("LAND", player(ship=34, res={"K": (3, 0, 0), "Y": (3, 0, 0)}))
    assert [told(p, "hex_kind")[h] for h in (34, 29)] == [3, 3]
    assert options(p) == ["pass"]


@covers("SOLARIUS-73", "SOLARIUS-75")
def test_tv_40_the_bonus_comes_when_the_trade_centre_is_erected():
    who = player(ship=97, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)})
    p = at("LAND", who, centres="B").play("m1", "$300", "$200")
    assert p.phase == "OUTPOST", "no bonus while E is not up"
    assert of(p, "tc_used") == [0] * 6
    waiting = [player(figures={97: MISSION}), player(figures={95: MISSION})]
    p = at("CHANCE_CENTRE", *waiting, centres="BC", round=3, start_player=1, turn_player=1)
    other = p.copy()
    p.play("~zE")
    assert (p.phase, p.actor) == ("PICK", 1)
    p.play("tb2")
    assert (p.phase, p.actor) == ("PICK", 0)
    p.play("tb2")
    assert (p.phase, p.actor) == ("TURN_START", 1)
    assert [of(p, "tc_used", seat)[4] for seat in (0, 1)] == [1, 1]
    assert other.play("~zA").phase == "TURN_START"


@covers("SOLARIUS-74")
def test_tv_41_the_second_mission_at_a_trade_centre_brings_no_bonus():
    who = player(ship=38, open=[1], figures={40: MISSION}, used="B", res={"K": (3, 0, 0), "Y": (2, 0, 0)})
    p = at("LAND", who, centres="B").play("m1", "$300", "$200")
    assert p.phase == "OUTPOST"


@covers("SOLARIUS-76", "SOLARIUS-71")
def test_tv_42_overflow():
    around = {95: COLONY, 97: STATION, 99: MISSION, 106: MISSION}
    who = player(ship=96, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)})
    p = at("LAND", who, player(figures=around), centres="E")
    assert told(p, "hex_kind")[105] == 2
    assert only(p, "m") == ["m1"]
    p.play("m1", "$300", "$200")
    assert p.phase == "OUTPOST", "no bonus"
    assert (told(p, "overflow")[96], of(p, "tc_used")[4]) == (1, 1)
    del around[99]
    p = at("LAND", who, player(figures=around), centres="E")
    assert refused(p, "m1") == 71


@covers("SOLARIUS-65", "SOLARIUS-70", "SOLARIUS-92")
def test_tv_44_the_last_chance_to_pay():
    who = player(fuel=3, pending=[3, 27], stations=[2, 4], column={"K": 2})
    p = at(
        "CHANCE_DIE", who, centres="ABCD", turn_no=7, die_idx=0, resume=25, bridge="- Y1@1 T1@2 B1@3", bag=[1, 0, 0, 0]
    )
    p.play("~K1")
    assert (p.phase, p.actor) == ("TRIGGER", 0)
    p.play("tr2", "tr4", "pY")
    assert of(p, "column") == [2, 2, 1, 1]
    assert (p.phase, p.actor) == ("FINAL_SETTLE", 0)
    assert p.legal == [".", "fin3"]
    p.play("fin3", ".", ".")
    assert p.phase == "GAME_OVER"
    assert [told(p, "planet_zone")[planet] for planet in (3, 27)] == [3, 2]


@pytest.mark.parametrize(
    ("counts", "points"),
    [((3, 2, 2, 1), 6), ((2, 2, 1, 1), 4), ((2, 2, 2, 0), 4), ((5, 1, 0, 0), 0), ((2, 2, 2, 2), 8), ((0, 2, 3, 4), 4)],
)
def test_tv_45_sets_of_colours(counts, points):
    settled = [9 * colour + i for colour, n in enumerate(counts) for i in range(n)]
    assert set_points(at("ACTION", player(settled=settled)).plain, 0) == points


@covers("SOLARIUS-33", "SOLARIUS-42")
def test_tv_47_beyond_four_pips():
    p = take("T3", player(level={"K": 4, "Y": 6, "T": 6, "B": 6}, buck=2)).play("@n", "II")
    assert (refused(p, "uK"), refused(p, "uY")) == (41, 42)
    assert options(p) == ["$ap", "."]
    p.play("$ap", "uK")
    assert of(p, "level") == [5, 6, 6, 6]
    p = take("T*", player(level={"K": 5, "Y": 6, "T": 6, "B": 6}, buck=0)).play("@n", "II", "uK")
    assert of(p, "level") == [6, 6, 6, 6]


@covers("SOLARIUS-46", "SOLARIUS-48")
def test_tv_48_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw():
    gone = [k for k in range(1, 33) if k not in (1, 2, 3, 4, 5, 6)]
    p = at("B_MENU", player(devs=gone), discarded=[2, 3, 4, 5, 6]).play("draw")
    assert (p.phase, p.outcomes) == ("CHANCE_CARD", {"~c1": 1})
    p.play("~c1")
    assert p.outcomes == {"~c2": 1, "~c3": 1, "~c4": 1, "~c5": 1, "~c6": 1}
    p.play("~c4")
    assert (told(p, "deck_n"), cards(told(p, "deck"))) == (4, [2, 3, 5, 6])
    assert told(p, "card_zone").count(1) == 0
    assert (p.phase, p.legal) == ("DISCARD", ["c1", "c4"])
    p.play("c1")
    assert (p.phase, told(p, "card_zone")[0]) == ("TURN_END", 1)


@covers("SOLARIUS-40", "SOLARIUS-91")
def test_tv_49_fuel_above_ten_is_lost():
    p = take("K*+", player(fuel=9, buck=10, level={"K": 3})).play("@n", "II")
    assert (of(p, "fuel"), p.phase) == (10, "B_MENU")


@covers("SOLARIUS-50")
def test_tv_51_a_seventh_mission_is_impossible():
    p = at("PLAY_SIDE", player(open=[1, 2, 3], fulfilled=[4, 5, 6]), picked_card=8)
    assert p.legal == ["dev"]
    assert refused(p, "mis") == 50


@covers("SOLARIUS-67", "SOLARIUS-72")
def test_tv_52_developments_lower_prices():
    who = player(ship=38, open=[4], devs=[32], res={"B": (1, 0, 0), "K": (2, 0, 0)})
    p = at("LAND", who).play("m4")
    assert (told(p, "pay_row"), told(p, "pay_value")) == (3, 1)
    p.play("$100")
    assert (told(p, "pay_row"), told(p, "pay_value")) == (0, 2)
    p = at("LAND", player(ship=2, devs=[31], res={"K": (2, 0, 0), "Y": (1, 0, 0)}))
    assert only(p, "st") == ["stKY>"]
    p.play("stKY>")
    assert told(p, "pay_value") == 2
    p.play("$200")
    assert told(p, "pay_value") == 1


@covers("SOLARIUS-56", "SOLARIUS-63")
def test_tv_54_a_flight_of_no_length():
    p = at("B_MENU", player(ship=8), face_up={8: 10}).play("fly", ">h8")
    assert options(p) == ["pass", "settle"]
    assert refused(p, "explore") == 63


@pytest.mark.parametrize(("pending", "points"), [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10)])
def test_tv_55_pending_planets_at_the_end(pending, points):
    s = at("ACTION", player(pending=[8, 17, 7, 16][:pending])).plain
    assert unsettled_points(s, 0) == points


@covers("SOLARIUS-38", "SOLARIUS-39")
def test_cubes_leave_any_field_and_the_others_stay():
    p = at("PAY", player(res={"K": (3, 2, 1)}), pay_row=0, pay_value=1).play("$100")
    assert res(p) == {"K": (2, 2, 1)}
