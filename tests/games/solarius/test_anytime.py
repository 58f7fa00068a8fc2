"""The any-time actions: exchange and better drives (section 4.1)."""

import pytest

from tests.covers import covers

from .base import R, at, of, only, options, player, refused, res, take, told


@covers("SOLARIUS-83")
@pytest.mark.parametrize(("action", "fuel", "buck"), [("yffT", 0, 2), ("yfbT", 1, 1), ("ybbT", 2, 0)])
def test_two_units_for_a_cube(action, fuel, buck):
    p = at("ACTION", player(res={"T": (1, 0, 0)})).play(action)
    assert (of(p, "fuel"), of(p, "buck"), res(p)) == (fuel, buck, {"T": (2, 0, 0)})
    assert p.phase == "ACTION"
    assert refused(p, "yffT") == (83 if fuel < 2 else 36)


@covers("SOLARIUS-83", "SOLARIUS-36")
def test_a_cube_is_bought_into_the_first_storage_column_only():
    p = at("ACTION", player(res={"T": (3, 0, 0)}, column={"T": 5}))
    assert refused(p, "yffT") == 36
    assert refused(p, "yffK") == 0
    p.play("yffK")
    assert refused(p, "ybbK") == 0, "as often as wanted"


@covers("SOLARIUS-84")
def test_cubes_worth_less_than_a_unit_are_not_sold():
    p = at("ACTION", player(res={"K": (1, 0, 0)}))
    assert refused(p, "xK1") == 84
    p = at("ACTION", player(res={"K": (1, 0, 0), "B": (1, 0, 0)}))
    assert only(p, "x") == ["xK1", "xB1"]
    p.play("xK1")
    assert p.legal == [".", "xB1"]
    assert refused(p, "xf") == refused(p, "xb") == 84
    p.play("xB1")
    assert p.legal == ["xf", "xb"]
    assert refused(p, ".") == refused(p, "xK1") == 84


@covers("SOLARIUS-84", "SOLARIUS-91")
def test_selling_with_full_tracks():
    cubes = {"K": (0, 1, 0)}
    p = at("ACTION", player(res=cubes, fuel=10)).play("xK2")
    assert p.legal == ["xb"]
    assert refused(p, "xf") == 91
    p = at("ACTION", player(res=cubes, buck=10)).play("xK2")
    assert p.legal == ["xf"]
    assert refused(p, "xb") == 91
    p = at("ACTION", player(res=cubes, fuel=10, buck=10)).play("xK2")
    assert p.legal == ["xf", "xb"]
    p.play("xf")
    assert (of(p, "fuel"), of(p, "buck"), p.phase) == (10, 10, "ACTION")


@covers("SOLARIUS-84")
def test_what_a_phase_is_about_is_kept_while_selling():
    p = at("TRIGGER", player(stations=[0, 4], res={"K": (0, 1, 0)}), trig_mask=17).play("xK2")
    assert (p.phase, told(p, "trig_mask"), told(p, "sell_return")) == ("SELL", 17, R.phases.index("TRIGGER"))
    p.play("xf")
    assert (p.phase, told(p, "trig_mask"), options(p)) == ("TRIGGER", 17, ["tr0", "tr4"])
    p = take("Y1", player(res={"K": (0, 1, 0)}), at_slot=2).play("@n", "xK2")
    assert (p.phase, told(p, "ap")) == ("SELL", 2)
    assert options(p.play("xf")) == ["+f0", "+f1", "+f2"]


@covers("SOLARIUS-85")
def test_a_drive_from_1_to_2():
    p = at("ACTION", player(fuel=7, drv1=1)).play("d12")
    assert (of(p, "fuel"), of(p, "drv1"), of(p, "drv2")) == (4, 0, 1)
    assert refused(p, "d12") == 85
    assert refused(at("ACTION", player(fuel=2, drv1=1)), "d12") == 85
