"""The die action: storing, turning, pushing, buying points (section 4.5)."""

import pytest

from tests.covers import covers

from .base import of, only, options, player, refused, res, take, told

COLUMNS = {1: (2, 0, 0), 2: (3, 0, 0), 3: (3, 2, 0), 4: (3, 2, 1), 5: (3, 2, 1)}


@covers("SOLARIUS-36")
@pytest.mark.parametrize("column", COLUMNS)
def test_fields_left_of_the_die_are_open(column):
    """Cubes are stored wherever the pyramid allows until the row is full."""
    p = take("K*+", player(column={"K": column}, level={"K": 6}, buck=10)).play("@n", "I")
    while True:
        store = only(p, "s")
        if store:
            p.play(store[-1])
        elif "$ap" in p.legal:
            p.play("$ap")
        else:
            break
    assert res(p) == {"K": COLUMNS[column]}


@covers("SOLARIUS-37")
@pytest.mark.parametrize(
    ("cubes", "fits"),
    [
        ((0, 0, 0), ["sK1"]),
        ((1, 0, 0), ["sK1"]),
        ((2, 0, 0), ["sK1", "sK2"]),
        ((2, 1, 0), ["sK1"]),
        ((3, 1, 0), ["sK2"]),
        ((3, 2, 0), ["sK3"]),
        ((2, 2, 0), ["sK1"]),
        ((3, 2, 1), []),
        ((2, 2, 1), ["sK1"]),
        ((3, 0, 1), ["sK2"]),
    ],
)
def test_the_pyramid(cubes, fits):
    p = take("K1", player(column={"K": 5}, res={"K": cubes})).play("@n", "I")
    assert only(p, "s") == fits


@covers("SOLARIUS-35", "SOLARIUS-34")
def test_cubes_of_the_colour_of_the_die_only_and_the_rest_lapses():
    p = take("T3").play("@n", "I")
    assert [told(p, name) for name in ("store_row", "store_left", "ap")] == [2, 3, 0]
    assert refused(p, "sK1") == 35
    p.play("sT1", "sT1")
    assert only(p, "s") == []
    assert told(p, "store_left") == 1, "it stays open, so that cubes may be sold to make room"
    assert "." in p.legal
    p.play(".")
    assert [told(p, name) for name in ("store_row", "store_left")] == [-1, 0]
    assert (p.phase, res(p)) == ("B_MENU", {"T": (2, 0, 0)})


@covers("SOLARIUS-34", "SOLARIUS-84")
def test_selling_makes_room_in_the_middle_of_storing():
    p = take("T2", player(res={"T": (2, 0, 0)}, buck=0)).play("@n", "I")
    assert only(p, "s") == []
    p.play("xT1", "xT1", "xb")
    assert (p.phase, told(p, "store_left")) == ("STORE", 2)
    p.play("sT1", "sT1")
    assert (p.phase, of(p, "buck")) == ("B_MENU", 1)


@covers("SOLARIUS-33")
def test_a_bought_point_must_be_used():
    p = take("T1", player(buck=4)).play("@n", "I", "sT1")
    assert options(p) == ["$ap", "."], "no point left: buy one or stop"
    p.play("$ap")
    assert (told(p, "must_use"), told(p, "store_left"), of(p, "buck")) == (1, 1, 2)
    assert refused(p, ".") == 33
    p.play("sT1")
    assert (told(p, "must_use"), p.phase) == (0, "B_MENU")


@covers("SOLARIUS-33")
def test_a_point_is_not_sold_where_it_is_of_no_use():
    assert refused(take("K1", player(buck=10)).play("@n", "I"), "$ap") == 33, "a point is left"
    full = player(buck=10, level={"K": 6, "Y": 6, "T": 6, "B": 6})
    assert refused(take("T3", full).play("@n", "II"), "$ap") == 33, "no step exists"
    poor = player(buck=1)
    assert take("T1", poor).play("@n", "II", "uK").phase == "B_MENU"
    dear = player(buck=3, level={"K": 4, "Y": 4, "T": 4, "B": 4})
    assert refused(take("T2", dear).play("@n", "II"), "$ap") == 33, "one point more does not pay for a step"
    assert refused(take("T2", player(buck=4, level={"K": 4, "Y": 4, "T": 4, "B": 4})).play("@n", "II"), "$ap") == 0


@covers("SOLARIUS-33")
def test_an_upgrade_with_a_bought_point():
    p = take("T1", player(buck=4, level={"K": 3})).play("@n", "II", "$ap")
    assert (told(p, "ap"), told(p, "must_use")) == (2, 1)
    assert refused(p, ".") == 33
    p.play("$ap", "uK")
    assert (of(p, "level"), of(p, "buck"), p.phase) == ([4, 1, 1, 1], 0, "B_MENU")


@covers("SOLARIUS-33")
def test_the_first_point_of_a_turn_is_cheaper_with_card_6():
    p = take("T1", player(buck=3, devs=[6])).play("@n", "I", "sT1", "$ap")
    assert (of(p, "buck"), told(p, "cheap_used")) == (2, 1)
    p.play("sT1")
    p = take("K1", player(buck=3, fuel=0, devs=[6])).play("@n", "II", "$ap", "$ap")
    assert (of(p, "buck"), of(p, "fuel"), p.phase) == (0, 3, "B_MENU")
    assert told(p, "cheap_used") == 1
    p = take("K1", player(buck=1, devs=[6])).play("@n", "II")
    assert options(p) == ["$ap", "."]


@covers("SOLARIUS-40", "SOLARIUS-33")
def test_yellow_brings_spacebucks_and_no_purchase():
    p = take("Y3", player(buck=4)).play("@n", "II")
    assert (of(p, "buck"), p.phase) == (7, "B_MENU")
    p = take("Y3", player(buck=9)).play("@n", "II")
    assert of(p, "buck") == 10


@covers("SOLARIUS-40")
def test_black_brings_fuel_and_more_may_be_bought():
    p = take("K2", player(fuel=0, buck=5)).play("@n", "II")
    assert (of(p, "fuel"), p.phase, options(p)) == (2, "FUEL_MORE", ["$ap", "."])
    p.play("$ap", "$ap")
    assert (of(p, "fuel"), of(p, "buck"), p.phase, told(p, "must_use")) == (4, 1, "B_MENU", 0)


@covers("SOLARIUS-41", "SOLARIUS-34")
def test_upgrades_on_several_dice():
    p = take("T*+", player(level={"T": 4, "K": 2}, buck=0)).play("@n", "II")
    assert told(p, "ap") == 5
    p.play("uK", "uY", "uB")
    assert (of(p, "level"), told(p, "ap")) == ([3, 2, 4, 2], 1)
    assert options(p) == ["."], "a point is left, but no step costs one"
    p.play(".")
    assert (p.phase, told(p, "ap")) == ("B_MENU", 0)


@covers("SOLARIUS-43")
def test_pushes_up_to_column_five():
    p = take("B*", player(level={"B": 4}, column={"K": 4, "Y": 5}, buck=0)).play("@n", "II")
    assert refused(p, "pY") == 43
    p.play("pK")
    assert (of(p, "column"), p.phase) == ([5, 5, 1, 1], "B_MENU")
    p = take("B1", player(column={"K": 3}, buck=0)).play("@n", "II")
    assert refused(p, "pK") == 43
