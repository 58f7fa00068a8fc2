"""The map of space in a terminal: every field with its number, and what lies on it."""

from __future__ import annotations

import re

import pytest

import perihelion
from perihelion.draw.text_map import as_lines
from perihelion.games.solarius.board import BOARD
from perihelion.games.solarius.rules.components import CENTRE, COLONY, PORTAL
from perihelion.games.solarius.rules.geometry import COORDINATES, FIELDS, NEIGHBOUR


def drawn(position: perihelion.Position) -> list[str]:
    assert BOARD.text_map is not None
    return as_lines(BOARD.text_map(position.view(0)))


@pytest.fixture
def position() -> perihelion.Position:
    p = perihelion.new("solarius", players=4, lang="en")
    while p.actor == perihelion.CHANCE:
        p.play(next(iter(p.outcome_ids)))
    return p


def test_every_field_stands_on_the_map_between_its_neighbours(position):
    lines = drawn(position)
    places = {
        int(found[1]): (found.start(), y) for y, line in enumerate(lines) for found in re.finditer(r"│(\d+)", line)
    }
    assert sorted(places) == list(range(FIELDS))
    for h in range(FIELDS):
        x, y = places[h]
        assert y == 2 * (COORDINATES[h][1] + 7) + 1
        if NEIGHBOUR[h, 0] >= 0:
            assert places[NEIGHBOUR[h, 0]] == (x + 6, y)
        if NEIGHBOUR[h, 1] >= 0:
            assert places[NEIGHBOUR[h, 1]] == (x + 3, y - 2)
    assert max(map(len, lines)) < 80, "it fits the usual terminal"


def test_what_lies_on_a_field(position):
    s = position.view(0).state
    text = "\n".join(drawn(position))
    assert "│0RGBV│" in text, "four ships leave no room for the sign of home"
    for h in range(FIELDS):
        if s.hex_kind[h] == PORTAL:
            assert re.search(rf"│{h} *◎│", text)
        elif s.hex_kind[h] == CENTRE:
            assert re.search(rf"│{h} *[□▣][A-F]│", text)
        elif s.hex_back[h] >= 0:
            assert re.search(rf"│{h} *○[KYTB]│", text)


def test_a_figure_and_a_ship_share_a_field(position):
    view = position.view(0)
    view.state.hex_owner[130], view.state.hex_fig[130], view.state.ship[0] = 1, COLONY, 130
    view.state.hex_planet[130] = -1
    text = "\n".join(as_lines(BOARD.text_map(view)))
    assert "│130■R│" in text


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_legend_names_every_sign_and_player(lang):
    p = perihelion.new("solarius", players=2, lang=lang)
    said = " ".join(BOARD.text_map(p.view(-1)).legend)
    assert all(sign in said for sign in "☉◎○●□▣■▲◆")
    assert all(f"{p.words.seat(seat)[0]} {p.words.seat(seat)}" in said for seat in range(2))
