"""The areas of a board on screens of other proportions: large enough, all of them, and none over another."""

from __future__ import annotations

from itertools import combinations

import pytest

import perihelion
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.draw import Scene
from perihelion.draw.layout import Arrangement, Place
from perihelion.draw.shapes import place_of

PHONE, TABLET = (374, 455), (796, 885)
"""What a phone of 390 × 844 leaves to a board above two rows of choices, and an upright tablet of 820 × 1180."""


def scene_of(game: str, players: int) -> Scene:
    """The board in a random game, as its first player sees it."""
    played, draws = perihelion.new(game, players=players), FastDraws(3)
    for _ in range(40):
        resolve_chance(played, draws)
        played.play(played.legal[draws.below(len(played.legal))])
    return played.game.board.draw(played.view(0))


def holds(place: Place, x: float, y: float) -> bool:
    return place.left <= x < place.left + place.width and place.top <= y < place.top + place.height


def overlap(one: Place, two: Place) -> bool:
    """Whether two places share a part of the screen."""

    def spans(place: Place) -> tuple[tuple[float, float], tuple[float, float]]:
        return (place.x, place.x + place.width * place.scale), (place.y, place.y + place.height * place.scale)

    return all(min(a[1], b[1]) - max(a[0], b[0]) > 0.5 for a, b in zip(spans(one), spans(two), strict=True))


def scales(arrangement: Arrangement, space: tuple[int, int], scene: Scene, keys: str) -> list[float]:
    """How large the things with these keys are in a space, in pixels per unit of the drawing."""
    fit = min(space[0] / arrangement.width, space[1] / arrangement.height)
    at = [place_of(scene.groups[key]) for key in keys.split()]
    return [fit * next(place.scale for place in arrangement.places if holds(place, *each)) for each in at]


@pytest.mark.parametrize(("game", "players"), [("solaris", 3), ("solaris", 5), ("solenia", 2), ("solenia", 4)])
def test_everything_is_in_one_place_of_each_arrangement(game: str, players: int):
    scene = scene_of(game, players)
    assert scene.arrangements
    for arrangement in scene.arrangements:
        for key, svg in scene.groups.items():
            assert sum(holds(place, *place_of(svg)) for place in arrangement.places) == 1, key
        assert not any(overlap(one, two) for one, two in combinations(arrangement.places, 2))


def test_solaris_on_a_phone_has_a_larger_ring_with_the_whole_hand_below_it():
    scene = scene_of("solaris", 3)
    hand = next(key for key in scene.groups if key.startswith("h-"))
    assert PHONE[1] / scene.height < 0.345, "as drawn"
    ring, display, own = max(scales(each, PHONE, scene, f"ED d0 {hand}") for each in scene.arrangements)
    assert ring > 0.36
    assert display > 0.38
    assert own > 0.42


def test_solenia_on_an_upright_tablet_is_as_wide_as_the_screen():
    scene = scene_of("solenia", 2)
    assert TABLET[1] / scene.height * scene.width < 0.8 * TABLET[0], "as drawn"
    islands, own = max(scales(each, TABLET, scene, "c3 own") for each in scene.arrangements)
    assert islands > 0.88
    assert own > 0.53
