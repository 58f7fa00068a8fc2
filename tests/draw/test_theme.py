"""The theme: legible in dark and light, and one stylesheet for all."""

import re

import pytest

from perihelion.draw import stylesheet, theme

THEMES = {"dark": theme.DARK, "light": theme.LIGHT}
GROUNDS = ("page", "sky-edge", "sky", "sky-glow", "surface", "raised")


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("ink", ["ink", "quiet"])
def test_text_is_legible_on_every_background(name: str, ground: str, ink: str):
    assert contrast(THEMES[name][ink], THEMES[name][ground]) >= 4.5


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("mark", ["touch", "happened", "refused"])
def test_marks_stand_out_from_every_background(name: str, ground: str, mark: str):
    assert contrast(THEMES[name][mark], THEMES[name][ground]) >= 3


def test_numbers_on_pieces_read_by_their_outline():
    assert contrast(theme.DARK["figure"], theme.DARK["figure-rim"]) >= 7
    assert theme.LIGHT["figure"] == theme.DARK["figure"]


def test_day_and_night_have_the_same_names():
    assert theme.DARK.keys() == theme.LIGHT.keys()


def test_every_colour_the_kit_names_is_in_the_stylesheet():
    named = {value[6:-1] for value in vars(theme).values() if isinstance(value, str) and value.startswith("var(--")}
    assert named <= theme.DARK.keys()
    css = stylesheet()
    assert set(re.findall(r"var\(--([a-z-]+)\)", css)) <= theme.DARK.keys()


def test_a_page_can_choose_and_otherwise_the_system_decides():
    night, day, chosen = stylesheet().splitlines()[:3]
    assert night.startswith(':root, [data-theme="dark"] {')
    assert day.startswith("@media (prefers-color-scheme: light) { :root:not([data-theme=")
    assert chosen.startswith('[data-theme="light"] {')
    assert "--ink: #f2f4ff;" in night
    assert "--ink: #1a2040;" in day
    assert "--ink: #1a2040;" in chosen


def test_a_board_has_colours_of_its_own():
    css = theme.themed("toy", {"rim": "#111111"}, {"rim": "#eeeeee"})
    assert css.count("--toy-rim: #eeeeee;") == 2
    assert css.count("--toy-rim: #111111;") == 1


def test_each_mark_has_its_own_line():
    """Dashed, solid, double: the three can be told apart without colour."""
    css = stylesheet()
    touch, happened, refused = (
        re.search(rf'\[data-mark~="{name}"\] > \.halo([.a-z]*) {{ (stroke: .*?) }}', css) for name in marks_in_order()
    )
    assert touch
    assert happened
    assert refused
    assert touch[1] == ".outer"
    assert "stroke-dasharray: 9 6" in touch[2]
    assert happened[1] == ".inner"
    assert "dasharray" not in happened[2]
    assert refused[1] == "", "both outlines: a double line"


def marks_in_order() -> tuple[str, str, str]:
    return "touch", "happened", "refused"
