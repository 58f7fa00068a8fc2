"""Planets, stations, missions, trade-centre bonuses and outposts (section 4.7)."""

import pytest

from perihelion.games.solarius.rules.geometry import FIELDS, distance
from tests.covers import covers

from .base import COLONY, MISSION, STATION, at, of, only, options, player, refused, res, told
from .play import busy_game

RICH = dict.fromkeys("KYTB", (3, 2, 1))
WIDE = dict.fromkeys("KYTB", 5)


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


@covers("SOLARIUS-66", "SOLARIUS-88")
def test_stations_need_plain_ground_without_figure():
    who = player(ship=2, res=RICH, column=WIDE)
    assert only(at("LAND", who), "st")
    occupied = player(ship=2, res=RICH, column=WIDE, figures={2: COLONY})
    assert refused(at("LAND", occupied), "stKY>") == 66
    assert options(at("LAND", occupied)) == ["pass"]


@covers("SOLARIUS-67", "SOLARIUS-68")
@pytest.mark.parametrize(("built", "high", "low"), [([], 3, 2), ([1], 4, 3), ([1, 2], 5, 4), ([1, 2, 3], 6, 5)])
def test_prices_rise_with_each_station(built, high, low):
    p = at("LAND", player(ship=2, res=RICH, column=WIDE, stations=built))
    assert len(only(p, "st")) == 2 * (6 - len(built))
    p.play("stKY<")
    assert (told(p, "pay_row"), told(p, "pay_value")) == (1, high)
    p.play(p.legal[0])
    assert (told(p, "pay_row"), told(p, "pay_value")) == (0, low)
    p.play(p.legal[0])
    assert of(p, "st_order")[0] == len(built) + 1


@covers("SOLARIUS-67")
def test_the_builder_chooses_which_kind_pays_the_higher_price():
    p = at("LAND", player(ship=2, res={"K": (3, 0, 0), "Y": (3, 0, 0), "T": (2, 0, 0)}))
    assert only(p, "st") == ["stKY>", "stKY<", "stKT>", "stYT>"]
    assert refused(p, "stKT<") == 67


@covers("SOLARIUS-68")
def test_at_most_four_stations_and_each_once():
    p = at("LAND", player(ship=2, res=RICH, column=WIDE, stations=[0, 1, 2]))
    assert only(p, "st") == ["stYT>", "stYT<", "stYB>", "stYB<", "stTB>", "stTB<"]
    assert refused(p, "stKY>") == 68
    p = at("LAND", player(ship=2, res=RICH, column=WIDE, stations=[0, 1, 2, 5]))
    assert only(p, "st") == []
    assert refused(p, "stYT>") == 68


@covers("SOLARIUS-69")
def test_instant_effect_then_all_earlier_stations_in_free_order_then_the_outpost():
    who = player(ship=77, res=RICH, column=WIDE, stations=[0, 4, 2], fuel=0, buck=0)
    p = at("LAND", who).play("stKT>", "$111", "$120")
    assert (p.phase, told(p, "ap"), of(p, "st_order")) == ("UPGRADE", 3, [1, 4, 3, 0, 2, 0])
    p.play("uK", "uY", "uT")
    assert (p.phase, options(p)) == ("TRIGGER", ["tr0", "tr2", "tr4"])
    assert refused(p, "tr1") == 69
    p.play("tr4")
    assert of(p, "buck") == 1
    assert p.phase == "TRIGGER", "no die can be pushed further, so the push is passed over"
    p.play("tr0", "+f2", "tr2")
    assert (of(p, "fuel"), of(p, "buck")) == (3, 1)
    assert p.phase == "OUTPOST"


@covers("SOLARIUS-69")
@pytest.mark.parametrize(
    ("station", "field", "gain"),
    [("stKY>", "fuel", 2), ("stKY>", "buck", 2), ("stKB>", "drv1", 1), ("stTB>", "waste_on", -3)],
)
def test_instant_effects_without_a_decision(station, field, gain):
    before = at("LAND", player(ship=2, res=RICH, column=WIDE, waste=(3, 0)))
    after = before.copy().play(station)
    after.play(after.legal[0])
    after.play(after.legal[0])
    assert of(after, field) - of(before, field) == gain
    assert after.phase == "OUTPOST"


@covers("SOLARIUS-69")
@pytest.mark.parametrize(
    ("station", "fields"),
    [(1, {"fuel": 1}), (2, {"fuel": 1}), (3, {"buck": 1}), (4, {"buck": 1}), (5, {"waste_on": -1})],
)
def test_permanent_effects(station, fields):
    before = at("TRIGGER", player(stations=[station], waste=(2, 0)), trig_mask=1 << station)
    after = before.copy().play(f"tr{station}")
    assert {name: of(after, name) - of(before, name) for name in fields} == fields
    assert after.phase == {1: "UPGRADE", 4: "PUSH", 5: "STORE"}.get(station, "TURN_END")


def test_a_fourth_drive_has_no_slot():
    """Ruling 8.29."""
    p = at("PICK", player(drv1=1, drv2=2)).play("tb2")
    assert (of(p, "drv1"), of(p, "drv2")) == (1, 2)


@covers("SOLARIUS-71", "SOLARIUS-72", "SOLARIUS-77")
def test_a_mission_beside_a_trade_centre_field():
    who = player(ship=38, open=[1, 21], hand=[5], res={"K": (3, 2, 0), "Y": (2, 0, 0)}, column=WIDE)
    p = at("LAND", who)
    assert only(p, "m") == ["m1", "m21"]
    assert refused(p, "m5") == refused(p, "m2") == 72
    p.play("m21")
    assert res(p) == {"K": (3, 0, 0), "Y": (2, 0, 0)}, "two black cubes of value 2"
    assert (p.phase, told(p, "pay_row"), told(p, "pay_value")) == ("PAY", 1, 2)
    p.play("$200")
    assert (told(p, "card_zone")[20], told(p, "hex_fig")[38], told(p, "hex_owner")[38]) == (3, MISSION, 0)
    assert of(p, "missions_started") == 2
    assert p.play("op-").phase == "TURN_END", "one mission a flight"
    far = at("LAND", player(ship=2, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)}))
    assert refused(far, "m1") == 71


@covers("SOLARIUS-72")
@pytest.mark.parametrize(
    ("card", "cubes", "payable"),
    [
        (21, {"K": (3, 1, 1), "Y": (2, 0, 0)}, False),
        (21, {"K": (0, 2, 0), "Y": (0, 1, 0)}, True),
        (25, {"K": (3, 2, 0), "T": (3, 0, 0)}, False),
        (25, {"K": (0, 0, 1), "T": (1, 1, 0)}, True),
        (17, {"K": (2, 1, 1)}, True),
        (17, {"K": (3, 0, 1)}, False),
        (29, {"K": (2, 1, 0), "Y": (2, 0, 0), "T": (0, 1, 0), "B": (0, 0, 1)}, True),
        (29, {"K": (2, 1, 0), "Y": (2, 0, 0), "T": (0, 1, 0), "B": (1, 0, 0)}, False),
    ],
)
def test_totals_and_exact_cubes(card, cubes, payable):
    p = at("LAND", player(ship=38, open=[card], res=cubes, column=WIDE))
    assert refused(p, f"m{card}") == (0 if payable else 72)


@covers("SOLARIUS-72")
def test_a_demand_lowered_to_nothing_is_skipped():
    """Card 32 lowers the first total, also where it stands after exact cubes."""
    who = player(ship=38, open=[21], devs=[32], res={"K": (0, 2, 0)}, column=WIDE)
    p = at("LAND", who).play("m21")
    assert p.phase == "OUTPOST"
    assert res(p) == {}


@covers("SOLARIUS-73", "SOLARIUS-82")
@pytest.mark.parametrize(
    ("bonus", "node"), [(0, "STORE"), (1, "RESEARCH"), (2, "OUTPOST"), (3, "BONUS"), (4, "UPGRADE"), (5, "PUSH")]
)
def test_the_bonus_of_a_trade_centre(bonus, node):
    who = player(ship=38, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)}, figures={95: COLONY}, outposts={95: 0})
    p = at("LAND", who, centres="B").play("m1", "$300", "$200")
    assert of(p, "tc_used")[1] == 1
    p.play(f"tb{bonus}")
    assert p.phase == node
    points = {0: "store_left", 3: "ap", 4: "ap", 5: "ap"}
    assert bonus not in points or told(p, points[bonus]) == (3 if bonus == 3 else 2)
    assert of(p, "drv1") == (1 if bonus == 2 else 0)
    assert of(p, "outpost_tile") == [5, 0, 0, 0, 0, 0], "no marker is used up by it"


@covers("SOLARIUS-74", "SOLARIUS-75")
def test_a_bonus_already_taken_does_not_come_again():
    waiting = [player(figures={40: MISSION}, used="B"), player(figures={38: MISSION})]
    p = at("CHANCE_CENTRE", *waiting).play("~zB")
    assert (p.phase, p.actor) == ("PICK", 1)
    assert p.play("tb2").phase == "TURN_START"


@covers("SOLARIUS-75")
def test_colonies_and_stations_beside_a_new_trade_centre_bring_no_bonus():
    p = at("CHANCE_CENTRE", player(figures={40: STATION, 43: COLONY})).play("~zB")
    assert p.phase == "TURN_START"


@covers("SOLARIUS-76")
def test_overflow_missions_claim_no_bonus_later():
    """The marker stands two steps from the trade-centre field; an ordinary mission keeps its claim."""
    around = {95: COLONY, 97: STATION, 99: MISSION, 106: STATION}
    who = player(ship=96, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)})
    p = at("LAND", who, player(figures=around)).play("m1", "$300", "$200")
    assert of(p, "tc_used")[4] == 1, "a first mission spends the claim"
    del around[99]
    own = player(ship=96, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)}, figures={99: MISSION})
    p = at("LAND", own, player(figures=around)).play("m1", "$300", "$200")
    assert (of(p, "tc_used")[4], told(p, "overflow")[96]) == (0, 1)


@covers("SOLARIUS-76")
def test_overflow_along_a_chain_of_figures():
    around = {95: COLONY, 97: STATION, 99: MISSION, 106: STATION}
    kinds = told(at("LAND"), "hex_kind")
    beside_96 = [h for h in range(FIELDS) if distance(96, h) == 1 and kinds[h] == 0 and h not in around]
    end = next(h for h in beside_96 if not [figure for figure in around if distance(figure, h) == 1])
    p = at("LAND", player(ship=end, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)}), player(figures=around))
    assert refused(p, "m1") == 71
    chained = {**around, 96: COLONY}
    p = at("LAND", player(ship=end, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)}), player(figures=chained))
    assert refused(p, "m1") == 0


@covers("SOLARIUS-76")
def test_another_ship_occupies_a_neighbour():
    """Ruling 8.23."""
    around = {95: COLONY, 97: STATION, 106: STATION}
    who = player(ship=96, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)})
    assert refused(at("LAND", who, player(figures=around, ship=99)), "m1") == 0
    assert refused(at("LAND", who, player(figures=around)), "m1") == 71


def just_settled(who, field=58, **how):
    """The player has just settled the planet on a field of tile C."""
    return at("LAND", {**who, "ship": field}, face_up={field: 0}, **how).play("settle")


@covers("SOLARIUS-78", "SOLARIUS-82")
def test_an_outpost_of_the_figures_kind():
    p = just_settled(player())
    assert options(p) == ["op0", "op1", "op-"]
    assert refused(p, "op2") == 78
    p.copy().play("op-")
    assert p.copy().play("op-").phase == "TURN_END"
    p.play("op0")
    assert (told(p, "hex_outpost")[58], of(p, "outpost_tile")) == (0, [3, 0, 0, 0, 0, 0])
    assert (p.phase, told(p, "store_left")) == ("STORE", 2)


@covers("SOLARIUS-78")
def test_a_marker_is_used_once():
    p = just_settled(player(figures={95: COLONY, 76: STATION, 40: MISSION}, outposts={95: 0, 76: 2, 40: 4}))
    assert options(p) == ["op1", "op-"]
    assert refused(p, "op0") == 78


@covers("SOLARIUS-79")
def test_one_outpost_a_tile_and_none_on_the_centre():
    p = just_settled(player(figures={60: STATION}, outposts={60: 2}))
    assert refused(p, "op0") == 79
    p = just_settled(player(), field=8)
    assert (p.phase, options(p)) == ("OUTPOST", ["op-"])
    assert refused(p, "op0") == 79


@covers("SOLARIUS-80")
def test_only_under_the_first_figure_of_its_kind_on_a_tile():
    p = just_settled(player(figures={68: COLONY}))
    assert refused(p, "op0") == 80
    assert refused(just_settled(player(figures={60: STATION})), "op0") == 0


@covers("SOLARIUS-80")
def test_figures_of_others_do_not_matter():
    p = at("LAND", player(ship=58), player(figures={68: COLONY}), face_up={58: 0}).play("settle")
    assert options(p) == ["op0", "op1", "op-"]


@covers("SOLARIUS-82")
@pytest.mark.parametrize(("marker", "node"), [(2, "TURN_END"), (3, "BONUS")])
def test_the_bonus_of_a_station_outpost(marker, node):
    p = at("LAND", player(ship=60, res={"K": (3, 0, 0), "Y": (2, 0, 0)})).play("stKY>", "$300", "$200")
    assert options(p) == ["op2", "op3", "op-"]
    p.play(f"op{marker}")
    assert of(p, "drv1") == (1 if marker == 2 else 0)
    assert p.phase == node


@covers("SOLARIUS-89")
def test_figures_stay_for_the_whole_game():
    standing = {}
    for s in busy_game(players=4, seed=2):
        now = {h: (s.hex_owner[h], s.hex_fig[h]) for h in range(FIELDS) if s.hex_fig[h]}
        assert standing.items() <= now.items()
        standing = now
    assert len(standing) > 5
