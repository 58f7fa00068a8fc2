"""components.toml says where it comes from, and a mistake in it is named."""

import copy
from importlib.util import find_spec, module_from_spec

import pytest

from perihelion.core.components import read
from perihelion.errors import InvalidComponents
from perihelion.games.solaris.rules import components
from tests.covers import covers

from .base import DECK

DATA = read("perihelion.games.solaris")


def test_every_entry_names_its_provenance():
    assert {entry["provenance"] for entry in DATA.values()} <= {"rulebook", "public", "constructed"}


@covers("SOLARIS-2")
def test_rows_and_columns_of_the_deck_are_even():
    rows = [DATA["deck"][code] for code in DATA["stations"]["codes"]]
    assert [sum(row) for row in rows] == [18] * 6
    assert [sum(column) for column in zip(*rows, strict=True)] == [27] * 4
    assert [n for row in rows for n in row] == DECK


@covers("SOLARIS-5")
def test_at_the_start_no_two_players_tie_but_at_the_energy_centre():
    halves = [list(DATA[kind].values())[1:] for kind in ("tiles_a", "tiles_b")]
    columns = [column for kind in halves for column in zip(*kind, strict=True)]
    assert [len(set(column)) for column in columns] == [5, 5, 5, 5, 5, 1]
    assert set(columns[5]) == {1}


@pytest.fixture
def read_again(monkeypatch):
    """Read the components once more, with something changed in it."""

    def again(change):
        data = copy.deepcopy(DATA)
        change(data)
        monkeypatch.setattr("perihelion.rules.read_components", lambda package: data)
        spec = find_spec(components.__name__)
        spec.loader.exec_module(module_from_spec(spec))

    return again


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lambda d: d["deck"].update(ED=[5, 5, 4, 5]), r"\[deck\]: the copies add up to 109"),
        (lambda d: d["deck"].update(ED=[5, 5, 4]), r"\[deck\]: ED must be 4 whole numbers"),
        (lambda d: d["deck"].pop("HQ"), r"\[deck\]: HQ must be 4 whole numbers"),
        (lambda d: d["bridges"].update(copies=[2, 2, 2, 1]), r"\[bridges\]: copies must add up to 8"),
        (lambda d: d["tiles_a"].update(A2=[1, 3, 5]), r"\[tiles_a\]: A2 has the numbers of an earlier half"),
        (lambda d: d["tiles_b"].update(B1=[1, 8, 1]), r"\[tiles_b\]: B1 must be 3 whole numbers from 0 to 7"),
        (lambda d: d["stations"].update(codes=["ED", "HQ"]), r"\[stations\]: codes must be 6 different names"),
        (lambda d: d["colours"].update(letters=["p", "p", "b", "g"]), r"\[colours\]: letters must be 4 different"),
    ],
)
def test_a_mistake_is_named(read_again, change, wrong):
    with pytest.raises(InvalidComponents, match=wrong):
        read_again(change)


def test_the_printed_numbers_pass(read_again):
    read_again(lambda data: None)
