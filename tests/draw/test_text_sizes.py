"""No text on a board is smaller than 9 pixels on a laptop of 1366 × 768."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

import perihelion
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.core.position import Position
from perihelion.games.solarius.board.planets import face
from perihelion.games.solarius.rules.components import PLANET_POINTS

LEAST = {"solari": 17.0, "solaris": 17.0, "solenia": 17.2, "solarius": 18.9}
"""The size on the board that becomes 9 pixels at the smallest scale; measured in Chromium."""
SETS: list[tuple[str, dict[str, Any]]] = [
    ("solari", {"players": 2}),
    ("solari", {"players": 2, "rand": "F"}),
    ("solari", {"players": 4, "level": 3, "use_hunter": True, "use_blocker": True, "use_doubler": True}),
    ("solaris", {"players": 3}),
    ("solaris", {"players": 5}),
    ("solenia", {"players": 1}),
    ("solenia", {"players": 4, "variant": "upgrades"}),
    ("solarius", {"players": 2}),
    ("solarius", {"players": 4}),
]
MOMENTS = (3, 40, 150)
"""Numbers of decisions in a random game after which a board is drawn."""
SCALE = re.compile(r"scale\(([\d.]+)\)")


def moments(game: str, options: dict[str, Any]) -> list[Position]:
    """Return positions of a random game."""
    played, draws, found = perihelion.new(game, lang="en", **options), FastDraws(5), []
    for n in range(max(MOMENTS) + 1):
        resolve_chance(played, draws)
        if played.actor < 0:
            break
        if n in MOMENTS:
            found.append(played.copy())
        played.play(played.legal[draws.below(len(played.legal))])
    return found


def small_texts(node: ElementTree.Element, least: float, scale: float = 1) -> list[str]:
    """Return the texts below a node that are smaller than this."""
    for found in SCALE.findall(node.get("transform", "")):
        scale *= float(found)
    size = float(node.get("font-size", "99")) * scale
    small = [f"{node.text} {size:.1f}"] if node.tag == "text" and node.text and size < least else []
    return small + [each for child in node for each in small_texts(child, least, scale)]


@pytest.mark.parametrize(("game", "options"), SETS, ids=lambda each: each if isinstance(each, str) else None)
def test_no_text_of_a_board_is_too_small_on_a_laptop(game: str, options: dict[str, Any]):
    found = moments(game, options)
    assert found
    for position in found:
        board = position.game.board
        assert board is not None
        scene = board.draw(position.view(position.actor))
        svg = "".join(scene.groups.values())
        tree = ElementTree.fromstring(f"<svg>{svg}</svg>")
        assert not small_texts(tree, LEAST[game])


@pytest.mark.parametrize("radius", [25, 30])
def test_the_points_of_a_planet_of_solarius_mission_can_be_read(radius: int):
    """On the chart and on the board of a player, which random games reach late."""
    small = small_texts(ElementTree.fromstring(face(34, radius, "B")), LEAST["solarius"])
    assert not [each for each in small if each.startswith(f"{PLANET_POINTS[34]} ")]
