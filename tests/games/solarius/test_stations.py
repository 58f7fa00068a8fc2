"""Space stations: ground, prices, instant and permanent effects (section 4.7)."""

import pytest

from tests.covers import covers

from .base import COLONY, at, of, only, options, player, refused, told

RICH = dict.fromkeys("KYTB", (3, 2, 1))
WIDE = dict.fromkeys("KYTB", 5)


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
