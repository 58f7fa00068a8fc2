"""A scene: a constant ground, keyed groups that move, and a self-contained SVG."""

import re
from xml.etree import ElementTree

import pytest

from perihelion.draw import Scene, marks
from perihelion.draw.layout import columns
from perihelion.draw.marks import ring
from perihelion.draw.shapes import circle, group, radial, rect

SVG = "{http://www.w3.org/2000/svg}"


def small_scene() -> Scene:
    scene = Scene("toy", 200, 100, title="A & B", style=".toy { fill: red; }")
    sky = scene.define("sky", radial((0, "#fff"), (1, "#000", 0.5)))
    scene.stay(rect(200, 100, at=(100, 50), fill=sky))
    scene.put("b", group("b", "piece", (20, 30), circle(5), ring(9)))
    scene.put("a", group("a", "piece", (60.5, 30), circle(5), ring(9)))
    return scene


def test_a_standalone_picture_is_xml_with_its_stylesheet():
    root = ElementTree.fromstring(small_scene().svg())
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 200 100"
    assert root.findtext(f"{SVG}title") == "A & B"
    css = root.findtext(f"{SVG}style")
    assert css is not None
    assert "--ink:" in css
    assert ".toy { fill: red; }" in css


def test_an_embedded_board_brings_no_style_of_its_own():
    svg = small_scene().svg(standalone=False)
    assert "<style" not in svg
    assert "style=" not in svg
    assert "xmlns" not in svg


def test_groups_come_in_the_order_they_were_put():
    assert re.findall(r'data-key="(\w+)"', small_scene().svg()) == ["b", "a"]


def test_a_group_carries_its_place_in_its_transform_alone():
    assert 'data-key="a" class="piece" transform="translate(60.5,30)"' in small_scene().groups["a"]


def test_ids_carry_the_name_of_the_game():
    scene = small_scene()
    assert scene.define("sky", radial((0, "#f00"))) == "url(#toy-sky)"
    assert scene.ground.count('id="toy-sky"') == 1, "defined twice, written once"


def test_the_ground_holds_no_group():
    assert "data-key" not in small_scene().ground


def test_two_groups_cannot_share_a_key():
    scene = small_scene()
    with pytest.raises(ValueError, match="two groups have the key 'a'"):
        scene.put("a", group("a", "piece", (0, 0)))


def test_a_group_is_put_under_the_key_it_carries():
    with pytest.raises(ValueError, match="'c'"):
        small_scene().put("c", group("d", "piece", (0, 0)))


def test_marks_are_attributes_of_their_groups():
    svg = small_scene().svg(marks(touch=["a"], refused=["b"]))
    assert '<g data-mark="touch" data-key="a"' in svg
    assert '<g data-mark="refused" data-key="b"' in svg


def test_what_happened_is_marked_by_itself_and_beside_a_touch():
    scene = small_scene()
    scene.happened = ["a", "b"]
    svg = scene.svg(marks(touch=["b"]))
    assert '<g data-mark="happened" data-key="a"' in svg
    assert '<g data-mark="touch happened" data-key="b"' in svg


def test_a_mark_for_a_key_that_is_not_there_is_an_error():
    with pytest.raises(ValueError, match="no group has the key z"):
        small_scene().svg(marks(touch=["z"]))


def test_a_theme_can_be_asked_for():
    assert 'data-theme="light"' in small_scene().svg(theme="light")
    assert "data-theme" not in small_scene().svg().split(">", 1)[0]


def test_a_picture_for_a_notebook_fits_a_screen():
    high = Scene("toy", 880, 1290)
    root = ElementTree.fromstring(high.fitted())
    assert (root.get("width"), root.get("height")) == ("463.88", "680")
    assert root.get("viewBox") == "0 0 880 1290"
    small = ElementTree.fromstring(small_scene().fitted())
    assert small.get("width") == "200", "a small picture is not enlarged"


def test_a_very_high_board_is_arranged_side_by_side_in_a_notebook():
    scene = Scene("toy", 880, 2600)
    scene.stay(circle(5))
    scene.arrangements = [columns((880, [(0, 0, 880, 1300)]), (880, [(0, 1300, 880, 1300)]))]
    root = ElementTree.fromstring(scene.fitted())
    left, right = root.findall(f"{SVG}svg")
    assert left.get("viewBox") == "0 0 880 1300"
    assert right.get("viewBox") == "0 1300 880 1300"
    assert float(root.get("height", 0)) <= 680
    assert float(root.get("width", 0)) <= 960
    shown = root.find(f"{SVG}defs/{SVG}g")
    assert shown is not None
    assert [use.get("href") for use in root.iter(f"{SVG}use")] == [f"#{shown.get('id')}"] * 2
