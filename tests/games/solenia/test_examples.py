"""The worked examples of the rulebook, on the constructed data of the specification (section 9.1)."""

from tests.covers import covers
from tests.games.solenia.base import discarded, goods, lies_on, rl, row, stars


@covers("SOLENIA-12", "SOLENIA-13", "SOLENIA-20")
def test_natalie_gives_a_stone_and_a_wood_to_lay_three_fields_away():
    p = rl("1:w 1:s 1:a", cards={"d2": (0, "1:g")}, goods={0: [2, 0, 1, 0]})
    p.play("play 1:w", "at b1", "pay s", "pay w")
    assert goods(p) == [1, 0, 1, 0]
    assert lies_on(p, "b1") == (0, "1:w")
    assert p.state["advance"] == 0
    assert p.phase == "DRAW"


@covers("SOLENIA-20")
def test_amelie_lays_a_two_on_a_wood_island():
    p = rl("2:*w 1:s 1:a", cards={"a4": (0, "1:g")}, goods={0: [0, 1, 0, 0]})
    p.play("play 2:*w", "at a3")
    assert goods(p) == [2, 1, 0, 0]


@covers("SOLENIA-22", "SOLENIA-25", "SOLENIA-26", "SOLENIA-27")
def test_maria_delivers_wood_and_wheat_to_a_night_city():
    p = rl(
        "1:s 1:a 0:ws",
        cards={"c2": (0, "1:g")},
        goods={0: [1, 2, 0, 0]},
        display=([22, 23, 21], [46, 30, 47]),
        boards={0: {"night": [24]}},
    )
    p.play("play 1:s", "at b2")
    assert stars(p) == 1
    p.play("order 1")
    assert goods(p) == [0, 0, 0, 0]
    assert row(p, 0, 1) == [24, 30, -1, -1, -1, -1]
    assert (p.phase, p.state["cur_col"]) == ("REFILL", 1)
    p.play("tile 40")
    assert goods(p) == [0, 0, 0, 1]
    assert p.state["display"][1].tolist() == [46, 40, 47, -1]


@covers("SOLENIA-32", "SOLENIA-33", "SOLENIA-34", "SOLENIA-35", "SOLENIA-36", "SOLENIA-38")
def test_natalie_lays_a_zero_on_a_city_of_the_first_strip():
    p = rl(
        "0:gs 1:s 1:a",
        cards={"a2": (0, "1:g"), "d1": (1, "1:a")},
        goods={0: [1, 2, 1, 0]},
        display=([22, 23, 21], [40, 46, 47]),
    )
    p.play("play 0:gs", "at a1")
    assert (stars(p), p.state["advance"]) == (0, 1)
    p.play("order 0")
    assert goods(p) == [0, 0, 0, 0]
    p.play("tile 24")
    assert goods(p, 0) == [0, 1, 2, 0], "1 stone for the place, then wheat and stone for the card"
    assert goods(p, 1) == [0, 0, 0, 1]
    assert (discarded(p, 0), discarded(p, 1)) == (["0:gs"], ["1:a"])
    assert p.state["strip"].tolist() == [1, 4, 2, 3, 0]
    assert p.state["side"].tolist() == [1, 0, 0, 0, 0]
    assert lies_on(p, "a1") == (0, "1:g")
    assert p.state["advance"] == 0
    assert p.phase == "DRAW"


@covers("SOLENIA-37", "SOLENIA-38", "SOLENIA-39")
def test_four_kinds_of_bonus_on_one_strip():
    """Row 1 is N S W A N: a star card on wood, a pair card on water, another on a city, a water card anywhere."""
    p = rl(
        "0:ws 1:s 1:g",
        players=3,
        cards={"c1": (0, "2:*w"), "d1": (0, "0:kk"), "a1": (1, "0:kk"), "e1": (2, "1:a")},
    )
    p.play("play 0:ws", "at c4")
    assert (goods(p, 0), stars(p, 0)) == ([0, 0, 0, 2], 1)
    assert (goods(p, 1), stars(p, 1)) == ([0, 0, 0, 0], 2)
    assert (goods(p, 2), stars(p, 2)) == ([0, 0, 0, 1], 0)


@covers("SOLENIA-51")
def test_places_of_higher_levels_open_one_by_one():
    steps = {
        (): {0, 1},
        (0,): {1, 2, 3},
        (0, 2): {1, 4, 5},
        (0, 1, 2): {3, 4, 5},
        (0, 1, 2, 4): {3},
        (0, 1, 2, 3, 4): {5},
    }
    for filled, open_places in steps.items():
        p = rl(
            variant="winter",
            boards={0: {"day": dict(zip(filled, range(8), strict=False))}},
            phase="SLOT",
            cur_row=0,
            cur_tile=20,
            cur_pos=0,
            display=[[-1, 22, 23], [46, 47, 45]],
        )
        assert p.legal == [f"slot {column}" for column in sorted(open_places)]


@covers("SOLENIA-58", "SOLENIA-59", "SOLENIA-60")
def test_marias_level_1_tile_waits_for_both_places():
    p = rl(
        "2:*s 1:s 1:a",
        variant="upgrades",
        goods={0: [0, 0, 1, 1]},
        display=([0, 22, 23], [24, 46, 47]),
        l1_tile=[2, 1, -1, -1],
        l3_half=[[0, 1], [1, 0], [-1, -1], [-1, -1]],
    )
    p.play("play 2:*s", "at b3", "order 0", "slot 0", "tile 1")
    assert (goods(p), stars(p)) == ([0, 0, 0, 0], 2), "only the stars of the card: the first place gives nothing"
    assert p.state["l1_active"][0] == 0

    p = rl(
        "2:*s 1:s 1:a",
        variant="upgrades",
        cards={"c2": (0, "1:g")},
        goods={0: [1, 1, 0, 0]},
        display=([22, 23, 21], [24, 46, 47]),
        boards={0: {"day": [0]}},
        l1_tile=[2, 1, -1, -1],
        l3_half=[[0, 1], [1, 0], [-1, -1], [-1, -1]],
    )
    p.play("play 2:*s", "at b2", "order 0", "slot 0", "tile 25")
    assert (stars(p), p.state["l1_active"][0]) == (2 + 4, 1)

    p = rl(
        "2:*s 1:s 1:a",
        variant="upgrades",
        goods={0: [0, 0, 1, 1]},
        display=([0, 22, 23], [24, 46, 47]),
        boards={0: {"day": [1, 2, 3, 4]}},
        l1_tile=[2, 1, -1, -1],
        l3_half=[[0, 1], [1, 0], [-1, -1], [-1, -1]],
    )
    p.play("play 2:*s", "at b3", "order 0", "slot 5", "tile 5")
    assert stars(p) == 2 + 6
    assert p.state["l3_active"][0].tolist() == [1, 0]
