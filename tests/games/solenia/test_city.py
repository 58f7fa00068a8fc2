"""A card on a city: which order, what it costs, where the tile goes, what the place gives."""

import pytest

from perihelion import IllegalAction
from tests.covers import covers
from tests.games.solenia.base import fields, goods, rl, row, stars

EASY_DAY = ([0, 22, 23], [46, 47, 45])
"""Tile 0 asks for 1 stone and 1 water and is worth 3 stars."""


@covers("SOLENIA-22")
@pytest.mark.parametrize(("card", "gain"), [("0:ws", 0), ("1:w", 1), ("2:*s", 2)])
def test_a_city_gives_as_many_stars_as_the_card_says(card, gain):
    p = rl(f"{card} 1:g 1:k", goods={0: [0, 0, 1, 1]}, display=EASY_DAY).play(f"play {card}", "at b3")
    assert stars(p) == gain
    assert p.phase == "ORDER"


@covers("SOLENIA-23")
def test_exactly_one_order_must_be_fulfilled():
    p = rl("1:w 1:g 1:k", goods={0: [0, 0, 2, 2]}, display=([0, 1, 23], [46, 47, 45])).play("play 1:w", "at b3")
    assert p.legal == ["order 0", "order 1"], "two equal tiles are two options, and there is no way out"
    p.play("order 1", "tile 4")
    assert row(p, 0, 0) == [1, -1, -1, -1, -1, -1]
    assert p.phase == "DRAW"
    assert p.state["display"][0, 0] == 0


@covers("SOLENIA-23")
def test_a_city_is_closed_while_no_order_can_be_paid():
    p = rl("1:w 1:g 1:k", goods={0: [0, 0, 1, 0]}, display=EASY_DAY).play("play 1:w")
    assert p.why_not("at b3").rule == "SOLENIA-23"
    with pytest.raises(IllegalAction, match="In this city you have to fulfil"):
        p.play("at b3")


@covers("SOLENIA-12", "SOLENIA-23")
def test_a_city_is_too_far_when_the_way_eats_up_the_order():
    """d4 is a day city two steps from the airship, b3 one."""
    p = rl("1:w 1:g 1:k", goods={0: [0, 0, 1, 1]}, display=EASY_DAY).play("play 1:w")
    assert "b3" in fields(p)
    assert p.why_not("at d4").rule == "SOLENIA-23"


@covers("SOLENIA-12", "SOLENIA-23", "SOLENIA-65")
def test_only_goods_the_order_does_not_need_can_pay_the_way():
    p = rl("1:w 1:g 1:k", goods={0: [1, 0, 1, 1]}, display=EASY_DAY).play("play 1:w", "at d4")
    assert (p.phase, p.legal) == ("PAY", ["pay w"])
    assert p.why_not("pay s").rule == "SOLENIA-23"
    assert p.why_not("pay g").rule == "SOLENIA-12"
    p.play("pay w")
    assert (p.phase, p.legal) == ("ORDER", ["order 0"])


@covers("SOLENIA-24")
def test_the_citys_kind_decides_also_on_the_twilight_strip():
    """Dawn has a day city at b3, dusk a night city at d3."""
    have = {0: [1, 1, 1, 1]}
    display = ([0, 22, 23], [24, 46, 47])
    dawn = rl("1:w 1:g 1:k", goods=have, display=display).play("play 1:w", "at b3")
    assert dawn.state["cur_row"] == 0
    dusk = rl("1:w 1:g 1:k", goods=have, display=display, side=[0, 0, 1, 1, 1]).play("play 1:w", "at d3")
    assert dusk.state["cur_row"] == 1
    dusk.play("order 0")
    assert row(dusk, 0, 1)[0] == 24


@covers("SOLENIA-25")
def test_the_demanded_goods_are_gone_and_nothing_else():
    p = rl("1:w 1:g 1:k", goods={0: [2, 0, 3, 1]}, display=([10, 22, 23], [46, 47, 45])).play("play 1:w", "at b3")
    p.play("order 0")
    assert goods(p) == [1, 0, 1, 1]
    assert p.state["display"][0].tolist() == [-1, 22, 23, -1]


@covers("SOLENIA-25")
def test_an_order_whose_goods_are_missing_is_refused():
    p = rl("1:w 1:g 1:k", goods={0: [0, 0, 1, 1]}, display=EASY_DAY).play("play 1:w", "at b3")
    assert p.why_not("order 1").rule == "SOLENIA-25"
    assert p.why_not("order 3").rule == "SOLENIA-30"


@covers("SOLENIA-26")
def test_the_tile_is_placed_then_the_display_refilled_then_the_bonus_given():
    p = rl("1:w 1:g 1:k", goods={0: [0, 0, 1, 1]}, display=EASY_DAY).play("play 1:w", "at b3", "order 0")
    assert (p.phase, p.actor) == ("REFILL", -1)
    assert row(p, 0, 0)[0] == 0
    assert p.state["display"][0].tolist() == [-1, 22, 23, -1]
    assert (p.state["cur_row"], p.state["cur_pos"], p.state["cur_col"], p.state["cur_tile"]) == (0, 0, 0, -1)
    assert goods(p) == [0, 0, 0, 0]
    p.play("tile 9")
    assert p.state["display"][0].tolist() == [9, 22, 23, -1]
    assert goods(p) == [1, 0, 0, 0]
    assert p.state["cur_col"] == -1


@covers("SOLENIA-27", "SOLENIA-28")
@pytest.mark.parametrize(
    ("kind", "column", "gained", "starred"),
    [
        (0, 0, [1, 0, 0, 0], 0),
        (0, 1, [0, 1, 0, 0], 0),
        (0, 3, [1, 1, 0, 0], 0),
        (0, 4, [0, 0, 0, 0], 5),
        (0, 5, [0, 0, 0, 0], 5),
        (1, 0, [0, 0, 1, 0], 0),
        (1, 1, [0, 0, 0, 1], 0),
        (1, 3, [0, 0, 1, 1], 0),
        (1, 4, [0, 0, 0, 0], 5),
        (1, 5, [0, 0, 0, 0], 5),
    ],
)
def test_the_first_free_place_of_the_summer_board_and_its_bonus(kind, column, gained, starred):
    name, field, have, tiles = (
        ("day", "b3", [0, 0, 1, 1], range(1, 1 + column))
        if kind == 0
        else ("night", "b2", [1, 1, 0, 0], range(25, 25 + column))
    )
    p = rl(
        "0:kk 1:g 1:k",
        cards={"c2": (0, "1:w")},
        goods={0: have},
        display=([0, 22, 23], [24, 46, 47]),
        boards={0: {name: list(tiles)}},
    )
    p.play("play 0:kk", f"at {field}", "order 0")
    assert row(p, 0, kind)[column] == 24 * kind
    p.play(f"tile {24 * kind + 20}")
    assert (goods(p), stars(p)) == (gained, starred)


@covers("SOLENIA-28")
def test_the_third_place_lets_one_choose():
    p = rl("1:w 1:g 1:k", goods={0: [2, 2, 2, 2]}, display=EASY_DAY, boards={0: {"day": [1, 2]}})
    p.play("play 1:w", "at b3", "order 0", "tile 5")
    assert (p.phase, p.legal) == ("TAKE", ["take w", "take g"])
    assert (p.state["take_left"], p.state["take_mask"]) == (1, 3)
    assert p.why_not("take s").rule == "SOLENIA-28"
    p.play("take w")
    assert goods(p) == [3, 2, 1, 1]
    assert (p.state["take_left"], p.state["take_mask"], p.phase) == (0, 0, "DRAW")


@covers("SOLENIA-28")
def test_the_third_place_at_night_offers_stone_or_water():
    p = rl(
        "1:w 1:g 1:k",
        cards={"c2": (0, "1:a")},
        goods={0: [1, 1, 0, 0]},
        display=([22, 23, 21], [24, 46, 47]),
        boards={0: {"night": [25, 26]}},
    )
    assert p.play("play 1:w", "at b2", "order 0", "tile 30").legal == ["take s", "take a"]


@covers("SOLENIA-29")
def test_a_full_row_takes_no_seventh_order():
    p = rl(
        "1:w 1:g 1:k",
        cards={"c2": (0, "1:a")},
        goods={0: [1, 1, 1, 1]},
        display=([0, 22, 23], [24, 46, 47]),
        boards={0: {"day": [1, 2, 3, 4, 5, 6]}},
    ).play("play 1:w")
    assert p.why_not("at b3").rule == "SOLENIA-29"
    assert "b2" in fields(p), "night cities stay open"


@covers("SOLENIA-30")
def test_an_empty_pile_leaves_the_position_empty():
    p = rl(
        "1:w 1:g 1:k",
        goods={0: [0, 1, 1, 1]},
        display=([4, 9, 17], [46, 47, 45]),
        pile=[[0] * 24, [1] * 21 + [0] * 3],
    )
    p.play("play 1:w", "at b3", "order 1")
    assert p.state["display"][0].tolist() == [4, -1, 17, -1]
    assert goods(p) == [1, 0, 0, 0], "the bonus follows at once"
    assert p.phase == "DRAW"
    assert p.state["cur_col"] == -1


@covers("SOLENIA-30")
def test_without_displayed_orders_a_kind_cannot_be_served():
    p = rl("1:w 1:g 1:k", goods={0: [2, 2, 2, 2]}, display=([-1, -1, -1], [46, 47, 45]), pile=[[0] * 24] * 2)
    assert p.play("play 1:w").why_not("at b3").rule == "SOLENIA-30"


@covers("SOLENIA-31")
def test_the_bonus_of_the_place_cannot_help_to_pay_for_its_order():
    """Tile 8 asks for wood, stone, water; the first day place gives the wood that is missing."""
    p = rl("1:w 1:g 1:k", goods={0: [0, 0, 1, 1]}, display=([8, 22, 23], [46, 47, 45])).play("play 1:w")
    assert p.why_not("at b3").rule == "SOLENIA-23"


@covers("SOLENIA-32")
def test_a_zero_on_a_city_moves_the_airship_before_the_order():
    p = rl("0:ws 1:g 1:k", goods={0: [0, 0, 1, 1]}, display=EASY_DAY).play("play 0:ws", "at b3")
    assert (p.phase, p.state["advance"]) == ("ORDER", 1)
    assert p.state["strip"].tolist() == [0, 1, 4, 2, 3], "the strip is scored at the end of the turn"
