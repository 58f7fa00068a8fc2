"""What all boards have in common: parts that fill a phone, a ground drawn once, small updates, their own colours."""

from __future__ import annotations

import gzip
import re
from functools import cache
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

import perihelion
from perihelion.core.position import Position
from perihelion.core.vocabulary import SPECTATOR
from perihelion.draw import Scene
from perihelion.draw.theme import DARK, LIGHT
from tests.draw.test_theme import contrast
from tests.support import walk

GAMES: dict[str, dict[str, Any]] = {
    "solari": {"players": 4, "level": 3, "use_hunter": True, "use_blocker": True, "use_doubler": True, "rand": "F"},
    "solaris": {"players": 5},
    "solenia": {"players": 4, "variant": "upgrades"},
    "solarius": {"players": 4},
}
MOST_SENT, MOST_OF_A_GROUP = 30_000, 20_000
SMALLEST = 8
"""Smaller text is a letter in a picture whose meaning is also given in another way."""

GROUNDS = {
    "solari": (),
    "solaris": ("rim", "energy", "hull", "hull-lit", "hull-dark", "dial"),
    "solenia": ("crate", "place"),
    "solarius": ("tile", "centre", "console", "slot", "field", "closed"),
}
"""The colours of each board that are behind quiet text."""


@cache
def positions(game: str) -> list[Position]:
    """Return positions from a game that has everything."""
    p = perihelion.new(game, **GAMES[game])
    return [q.copy() for n, q in enumerate(walk(p, 3, 260)) if n % 40 == 0]


def scenes(game: str) -> list[Scene]:
    return [p.game.board.draw(p.view(max(SPECTATOR, p.actor))) for p in positions(game)]


@pytest.mark.parametrize("game", GAMES)
def test_all_boards_are_equally_wide_on_a_phone(game: str):
    assert {scene.width for scene in scenes(game)} == {880}


@pytest.mark.parametrize("game", GAMES)
def test_parts_are_stacked_and_none_is_taller_than_two_phones(game: str):
    for scene in scenes(game):
        tops = [top for _, top in scene.parts]
        edges = [*tops, scene.height]
        assert tops[0] == 0
        assert edges == sorted(set(edges))
        assert all(b - a <= 2 * scene.width for a, b in pairwise(edges))
        assert len({name for name, _ in scene.parts}) == len(scene.parts)


@pytest.mark.parametrize("game", GAMES)
def test_the_ground_is_drawn_once(game: str):
    for p in positions(game):
        view = p.view(max(SPECTATOR, p.actor))
        one, other = (p.game.board.draw(view) for _ in range(2))
        assert one.ground == other.ground
        assert all(a is b for a, b in zip(one.still, other.still, strict=True)), "the same text object"
        one.stay("<g/>")
        one.define("more", lambda name: f'<g id="{name}"/>')
        assert p.game.board.draw(view).ground == other.ground, "a scene does not change the ground of another"


@pytest.mark.parametrize("game", GAMES)
def test_updates_are_small(game: str):
    for scene in scenes(game):
        assert len(gzip.compress(scene.svg(standalone=False).encode())) < MOST_SENT
        assert max(map(len, scene.groups.values())) < MOST_OF_A_GROUP


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_too_small(game: str):
    for scene in scenes(game):
        for key, svg in scene.groups.items():
            for size, words in sizes(ElementTree.fromstring(svg), 1):
                assert size >= SMALLEST, f"{key}: {words}"


def sizes(node: ElementTree.Element, scale: float) -> list[tuple[float, str]]:
    """Return the size of every text in a drawing, in the board's own units."""
    scaled = re.search(r"scale\(([\d.]+)\)", node.get("transform", ""))
    scale *= float(scaled[1]) if scaled else 1
    own = [(float(node.get("font-size", 0)) * scale, node.text or "")] if node.tag == "text" else []
    return own + [pair for child in node for pair in sizes(child, scale)]


@pytest.mark.parametrize("game", GAMES)
def test_text_is_legible_on_the_boards_own_backgrounds(game: str):
    style: str = perihelion.new(game, **GAMES[game]).game.board.style
    night, *_, day = (dict(re.findall(rf"--{game}-([\w-]+): (#\w{{6}})", line)) for line in style.splitlines())
    for theme, own in ((DARK, night), (LIGHT, day)):
        for ground in GROUNDS[game]:
            assert contrast(theme["ink"], own[ground]) >= 4.5
            assert contrast(theme["quiet"], own[ground]) >= 4.5, ground
