"""The winter side: storage, places by level, their bonuses."""

import pytest

from tests.covers import covers
from tests.games.solenia.base import goods, rl, row, stars

EASY = ([0, 22, 23], [24, 46, 47])
DAY_ROWS = {0: [], 1: [], 2: [1], 3: [1], 4: {0: 1, 2: 2}, 5: {0: 1, 2: 2}}


def deliver(column, kind=0, have=None, boards=None):
    """Tile 0 or 24 delivered and put on this column."""
    filled = DAY_ROWS[column]
    if kind == 1:
        filled = {c: 24 + t for c, t in (filled.items() if isinstance(filled, dict) else enumerate(filled))}
    p = rl(
        "0:kk 1:g 1:k",
        variant="winter",
        cards={"c2": (0, "1:w")},
        goods={0: have or ([0, 0, 1, 1] if kind == 0 else [1, 1, 0, 0])},
        display=EASY,
        boards=boards or {0: {"day" if kind == 0 else "night": filled}},
    )
    return p.play("play 0:kk", "at b3" if kind == 0 else "at b2", "order 0")


@covers("SOLENIA-51")
def test_the_place_is_chosen_before_the_new_order_is_seen():
    p = deliver(0)
    assert (p.phase, p.legal) == ("SLOT", ["slot 0", "slot 1"])
    assert p.state["cur_tile"] == 0
    assert p.state["display"][0].tolist() == [-1, 22, 23, -1]
    p.play("slot 1")
    assert (p.phase, p.state["cur_tile"], p.state["cur_col"]) == ("REFILL", -1, 1)
    assert row(p, 0, 0) == [-1, 0, -1, -1, -1, -1]


@covers("SOLENIA-51")
def test_taken_and_closed_places_are_refused():
    p = deliver(2)
    assert p.legal == ["slot 1", "slot 2", "slot 3"], "level 1 stays allowed although level 2 is open"
    assert p.why_not("slot 0").rule == p.why_not("slot 4").rule == "SOLENIA-51"


@covers("SOLENIA-51")
def test_the_rows_of_day_and_night_are_counted_apart():
    p = deliver(0, kind=1, boards={0: {"day": [1, 2, 3, 4]}})
    assert p.legal == ["slot 0", "slot 1"]


@covers("SOLENIA-52")
@pytest.mark.parametrize(
    ("kind", "column", "gained", "starred"),
    [
        (0, 2, [1, 1, 0, 0], 0),
        (1, 2, [0, 0, 1, 1], 0),
        (0, 4, [0, 0, 0, 0], 5),
        (1, 4, [0, 0, 0, 0], 5),
        (0, 5, [0, 0, 0, 0], 0),
        (1, 5, [0, 0, 0, 0], 0),
    ],
)
def test_bonuses_of_the_winter_places(kind, column, gained, starred):
    p = deliver(column, kind).play(f"slot {column}", f"tile {24 * kind + 20}")
    assert (goods(p), stars(p)) == (gained, starred)


@covers("SOLENIA-52")
@pytest.mark.parametrize(
    ("kind", "column", "choice", "starred"),
    [
        (0, 0, ["take w", "take g"], 0),
        (1, 0, ["take s", "take a"], 0),
        (0, 3, ["take w", "take g", "take s", "take a"], 2),
        (1, 3, ["take w", "take g", "take s", "take a"], 2),
    ],
)
def test_places_with_a_choice(kind, column, choice, starred):
    p = deliver(column, kind).play(f"slot {column}", f"tile {24 * kind + 20}")
    assert (p.legal, stars(p)) == (choice, starred)
    if column == 0:
        other = "take s" if kind == 0 else "take w"
        assert p.why_not(other).rule == "SOLENIA-52"
    p.play(choice[-1])
    assert sum(goods(p)) == 1
    assert p.phase == "CARD" or p.phase == "DRAW"


@covers("SOLENIA-50", "SOLENIA-52")
def test_a_storage_place_gives_room_and_no_good():
    p = deliver(1, have=[2, 2, 1, 1]).play("slot 1", "tile 20")
    assert p.state["capacity"][0] == 7
    assert goods(p) == [2, 2, 0, 0]


@covers("SOLENIA-50")
def test_six_spaces_and_at_most_eight():
    p = rl("2:*s 1:g 1:k", variant="winter", goods={0: [0, 0, 6, 0]}).play("play 2:*s", "at d3")
    assert (p.phase, goods(p)) == ("DROP", [0, 0, 8, 0])
    both = rl(
        "2:*s 1:g 1:k", variant="winter", goods={0: [0, 0, 6, 0]}, boards={0: {"day": {1: 0}, "night": {1: 24}}}
    ).play("play 2:*s", "at d3")
    assert both.state["capacity"][0] == 8
    assert (both.phase, goods(both)) == ("DRAW", [0, 0, 8, 0])
