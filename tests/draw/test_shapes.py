"""Shapes, marks, places and symbols."""

import re
from math import dist, isclose
from xml.etree import ElementTree

import pytest

from perihelion.draw import Scene, marks
from perihelion.draw.goods import GOODS, SUITS, suit
from perihelion.draw.layout import Grid, Hexes, around, border, hexagon, sector, spread
from perihelion.draw.marks import frame, hexframe, ring
from perihelion.draw.planets import PLANETS, planet
from perihelion.draw.shapes import circle, figure, g, group, num, rect, shorten, text, title
from perihelion.draw.symbols import card, card_back, die, domino, pips, stars, sun


@pytest.mark.parametrize(
    ("value", "written"), [(3.0, "3"), (2.504, "2.5"), (-0.001, "0"), (-1.25, "-1.25"), (100, "100")]
)
def test_numbers_are_written_short(value: float, written: str):
    assert num(value) == written


def test_words_cannot_break_out_of_the_picture():
    evil = '<script>"&'
    for svg in (text(evil), figure(evil), title(evil), group(evil, evil, (0, 0)), circle(3, fill=evil)):
        assert "<script>" not in svg
        ElementTree.fromstring(svg)


def test_a_shape_is_drawn_around_its_place():
    assert rect(10, 4, at=(20, 30)) == '<rect x="15" y="28" width="10" height="4"/>'


def test_empty_looks_are_left_out():
    assert circle(3, fill="", classes="") == '<circle r="3"/>'


def test_a_group_without_a_key_moves_turns_and_scales():
    assert g("", at=(1, 2), turn=90, scale=2) == '<g transform="translate(1,2) rotate(90) scale(2)"/>'
    assert g(circle(1)) == '<g><circle r="1"/></g>'


def test_numbers_on_pieces_have_an_outline_behind_them():
    assert 'paint-order="stroke"' in figure("7")
    assert 'stroke="var(--figure-rim)"' in figure("7")


@pytest.mark.parametrize("halo", [ring(40), frame(80, 50), hexframe(40)])
def test_a_halo_is_two_outlines(halo: str):
    assert re.findall(r'class="halo (\w+)', halo) == ["outer", "inner"]


def test_the_marks_of_a_key_are_gathered():
    assert marks(touch=["a", "b", "a"], happened=["b"]) == {"a": "touch", "b": "touch happened"}


def test_the_border_of_ten_by_ten_is_one_lap_of_36_clockwise():
    cells = border(10)
    assert len(cells) == len(set(cells)) == 36
    assert [cells[i] for i in (0, 9, 18, 27, 35)] == [(0, 0), (0, 9), (9, 9), (9, 0), (1, 0)]


def test_cells_of_a_grid():
    assert Grid(10, 20, 30, 40).at(0, 1) == (55, 40)


def test_neighbouring_hexes_share_a_side():
    hexes = Hexes((0, 0), 50)
    for q, r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
        shared = [a for a in hexes.corners(0, 0) for b in hexes.corners(q, r) if dist(a, b) < 0.001]
        assert len(shared) == 2


def test_a_pointy_hex_has_a_corner_at_the_top_and_a_flat_one_a_side():
    assert isclose(hexagon(10)[0][1], -10)
    assert isclose(min(y for _, y in hexagon(10, flat=True)), -8.66, abs_tol=0.01)


def test_angles_start_at_the_top_and_run_clockwise():
    x, y = around((5, 5), 10, 90)
    assert (round(x, 6), round(y, 6)) == (15, 5)


def test_a_sector_goes_the_long_way_round_where_it_is_wide():
    assert "A20 20 0 0 1" in sector((0, 0), 10, 20, 0, 90)
    assert "A20 20 0 1 1" in sector((0, 0), 10, 20, 0, 270)


def test_things_in_a_row_are_spread_evenly():
    assert spread(2, 0, 100) == [25, 75]
    assert spread(0, 0, 100) == []


@pytest.mark.parametrize("value", range(7))
def test_a_die_has_as_many_pips_as_its_value(value: int):
    assert pips(value, 40).count("<circle") == value
    assert die(value, 40).count("<circle") == value


def test_a_used_die_and_a_used_tile_look_different_without_colour():
    assert die(3, 40, used=True).count("<path") == die(3, 40).count("<path") + 1
    assert domino(2, 5, 30).count("<circle") == 7
    assert domino(2, 5, 30, used=True).count("<circle") == 0
    assert re.findall(r">(\d)<", domino(2, 5, 30, used=True)) == ["2", "5"]


def test_the_same_seed_gives_the_same_sky():
    assert stars(100, 100, seed=4) == stars(100, 100, seed=4)
    assert stars(100, 100, seed=4) != stars(100, 100, seed=5)
    assert stars(100, 100, count=30).count("h0") == 30


def without_colours(svg: str) -> str:
    return re.sub(r"#[0-9a-f]{3,8}|url\([^)]*\)", "", svg)


def test_planets_differ_in_shape_as_well_as_in_colour():
    scene = Scene("toy", 10, 10)
    assert len({without_colours(planet(scene, kind, 20)) for kind in PLANETS}) == len(PLANETS)


def test_suits_and_goods_differ_in_shape_as_well_as_in_colour():
    assert len({without_colours(suit(colour, 20)) for colour in SUITS}) == len(SUITS)
    assert len({without_colours(GOODS[good](20)) for good in GOODS}) == len(GOODS)


def test_everything_that_is_painted_is_defined():
    scene = Scene("toy", 10, 10)
    drawn = sun(scene, 10) + card(scene, 20, 30) + card_back(scene, 20, 30) + planet(scene, "saturn", 10)
    painted = set(re.findall(r"url\(#([\w-]+)\)", drawn))
    assert painted
    assert painted <= set(re.findall(r'id="([\w-]+)"', scene.ground))


def test_a_name_that_is_cut_keeps_its_number():
    assert shorten("Random bot 2", width=60, size=10) == "Random… 2"
    assert shorten("Random bot", width=60, size=10) == "Random bot"
    assert shorten("A name without a number", width=60, size=10) == "A name wi…"
