"""components.toml: what is printed is checked, and an error names the entry."""

import tomllib
from copy import deepcopy
from importlib.resources import files

import pytest

from perihelion import InvalidComponents
from perihelion.games.solari.rules.components import COMPONENTS, Components, ring

DATA = tomllib.loads((files("perihelion.games.solari") / "components.toml").read_text(encoding="utf-8"))


def test_every_entry_names_its_provenance():
    entries = [DATA["board"], DATA["track"], *DATA["seat"]]
    assert {entry["provenance"] for entry in entries} <= {"rulebook", "public", "constructed"}


def test_the_components_as_they_are():
    assert (COMPONENTS.letters, COMPONENTS.lap, len(ring(8))) == ("USNJ", 36, 28)
    assert COMPONENTS.start[0] == [50, 12, 52, 10, 37, 34, 42, 49, 56]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("board", "sun"), ["33", "34", "44"], "board.sun: 4 different cells"),
        (("board", "sun"), ["33", "34", "43", "44"], "board.sun: the four cells must lie in a square"),
        (("track", "cells"), 0, "track.cells: a number"),
        (("seat",), [], "seat: there are four"),
        (("seat", 1, "letter"), "U", "a letter of its own"),
        (("seat", 1, "letter"), "saturn", "seat 1: letter is one capital"),
        (("seat", 2, "comets"), ["15"], "seat 2.comets: 6 different cells"),
        (("seat", 2, "comets"), ["15", "63", "13", "65", "32", "38"], "seat 2.comets: 6 different cells"),
        (("seat", 0, "hunter"), "9", "seat 0: hunter is a cell"),
        (("seat", 0, "doubler"), "33", "seat 0: the doubler starts on the rim"),
        (("seat", 3, "facing"), "NW", "seat 3: facing is N, E, S or W"),
        (("seat", 3, "hunter"), "52", "two pieces start on 52"),
    ],
)
def test_contradictions_are_named(path, value, message):
    data = deepcopy(DATA)
    entry = data
    for step in path[:-1]:
        entry = entry[step]
    entry[path[-1]] = value
    with pytest.raises(InvalidComponents, match=message):
        Components(data)
