"""The components: what the rulebook says about it, and errors that name what is wrong."""

import copy
from collections import Counter

import pytest

from perihelion import InvalidComponents
from perihelion.games.solarius.rules import components as c

PROVENANCES = {"rulebook", "public", "constructed"}


def test_every_entry_names_its_provenance():
    for name, entry in c.DATA.items():
        assert entry["provenance"] in PROVENANCES, name
        for row in entry.get("list", []):
            assert row.get("provenance", entry["provenance"]) in PROVENANCES


def test_planets_are_equally_good_in_every_colour():
    rows = [[c.PLANET_POINTS[9 * colour + i] for i in range(9)] for colour in range(4)]
    assert rows == [[1, 2, 2, 3, 3, 3, 4, 4, 5]] * 4
    assert (
        [c.PLANET_NEED[i] for i in range(9)] == [c.PLANET_NEED[9 + i] for i in range(9)] == [2, 3, 3, 4, 4, 5, 6, 7, 8]
    )
    pairs = [(c.PLANET_NEED[i], c.PLANET_LEVEL[i]) for i in range(18, 36)]
    assert pairs[:9] == pairs[9:] == [(2, 2), (3, 2), (1, 3), (4, 2), (2, 3), (1, 4), (3, 3), (2, 4), (4, 3)]


def test_missions_favour_no_colour():
    demanded = Counter()
    for card in range(32):
        for i in range(4):
            kind, colour, amount, value = (c.DEMAND[card, i, k] for k in range(4))
            demanded[colour] += amount if kind == c.TOTAL else amount * value if kind == c.EXACT else 0
    assert len(set(demanded.values())) == 1
    assert [c.MISSION_POINTS[k] for k in range(32)] == [3] * 8 + [4] * 12 + [5] * 8 + [6] * 4


def test_dice_and_wheel():
    assert [c.DICE[i] * 4 for i in range(3)] == [12, 16, 20]
    assert [c.SIXTHS[i] for i in range(5)] == [1, 1, 1, 2, 1]
    assert [c.BONUS[i] for i in range(5)] == [-1, 0, 1, 2, 3]


def test_start_cards_share_out_the_start_progress_cards():
    assert sorted(c.STARTS[i, k] + 1 for i in range(4) for k in (4, 5)) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [c.STARTS[3, k] + 1 for k in (4, 5)] == [4, 5]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("FUEL", "needs a number"),
        ("FUEL 0", "needs a number"),
        ("DRIVE 2", "takes no number"),
        ("GOLD 2", "is no effect"),
    ],
)
def test_effects_that_cannot_be_read(text, wrong):
    with pytest.raises(InvalidComponents, match=wrong):
        c.read_op("[stations] entry 1", text)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("LUCK", "is no development"),
        ("RANGE 2", "stands alone"),
        ("AP(X)", "is no colour"),
        ("INC(K: GOLD 1)", "is no effect"),
        ("INC(BUCK 1)", "is no colour"),
        ("SPACE", "is no effect"),
        ("WSPACE", "WSPACE must be"),
    ],
)
def test_developments_that_cannot_be_read(text, wrong):
    with pytest.raises(InvalidComponents, match=wrong):
        c.read_development("[cards] entry 7", text)


@pytest.mark.parametrize(
    ("text", "wrong"), [("K", "is no demand"), ("X 3", "is no demand"), ("2 x K 3", "a row never holds")]
)
def test_demands_that_cannot_be_read(text, wrong):
    with pytest.raises(InvalidComponents, match=wrong):
        c.read_demand("[cards] entry 7", text)


def read_again(monkeypatch, change):
    """Read the components after a change to its data."""
    import importlib

    data = copy.deepcopy(c.DATA)
    change(data)
    monkeypatch.setattr("perihelion.rules.read_components", lambda package: data)
    source = importlib.util.find_spec(c.__name__).loader.get_source(c.__name__)  # type: ignore[attr-defined]
    namespace = {"__package__": c.__package__, "__name__": c.__name__}
    exec(compile(source, c.__file__, "exec"), namespace)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lambda d: d["tiles"]["list"][0].update(portal=0), "entry 1: field 0 is named twice"),
        (lambda d: d["tiles"]["list"][1].update(trade_centre=7), "0 to 6"),
        (lambda d: d["tiles"]["list"][1].update(portal=19), "from 0 to 18"),
        (lambda d: d["planets"]["list"].pop(), "36 entries"),
        (lambda d: d["planets"]["list"][0].update(colour="Y"), "nine of each colour"),
        (lambda d: d["planets"]["list"][20].update(dice=5), "dice must be"),
        (lambda d: d["cards"]["list"][4].update(number=6), "number must be 5"),
        (lambda d: d["cards"]["list"][4].update(mission=["K 3", "K 2"]), "each colour once"),
        (lambda d: d["stations"]["list"][0].update(kinds="KT"), "kinds must be KY"),
        (lambda d: d["stations"]["list"][0].update(instant=[]), "one or two effects"),
        (lambda d: d["outposts"]["list"][0].update(figure="station"), "two of each"),
        (lambda d: d["starts"]["list"][0].update(push="Y"), "four colours"),
        (lambda d: d["dice"].update(sixths=[1, 1, 1, 2]), "sixths must be 5"),
    ],
)
def test_components_that_contradict_themselves(change, wrong, monkeypatch):
    with pytest.raises(InvalidComponents, match=wrong):
        read_again(monkeypatch, change)


def test_the_components_as_they_are_can_be_read(monkeypatch):
    read_again(monkeypatch, lambda data: None)
