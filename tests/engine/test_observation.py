"""Observations: every float matches the name and meaning of its part, and nothing hidden reaches one."""

import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import perihelion
from perihelion import InvalidGame
from perihelion.check.worlds import another_world
from perihelion.core.game import Game
from perihelion.core.planes import AMOUNT, CHOICE, LEFT_OUT, amount
from perihelion.core.record import ALL, NOBODY, OWNER
from perihelion.core.view import hide_packed
from perihelion.engine.observation import Layout, plane_of
from perihelion.engine.warmup import smallest_options
from tests.support import ALL_GAMES, PLAYED_GAMES, positions
from tools.versions import versions


def observed(position, seat):
    """Return the floats of one seat."""
    layout = Layout(position.game, position.options)
    out = np.full((1, layout.size), np.nan, np.float32)
    layout.write(position.state.reshape(1), np.array([position.actor]), np.array([seat]), out)
    return layout, out[0]


def read(position, seat):
    """Return the same floats from a plain reading of the view, part by part: a second opinion that uses no cells."""
    game, seats = position.game, position.seats
    view = hide_packed(game, position.state.reshape(1), seat)[0]
    parts = {}
    for field in game.rules.state.fields:
        plane = plane_of(game, field)
        if plane is LEFT_OUT or (field.seen == NOBODY and not field.unless):
            continue
        values = np.atleast_1d(view[field.name])
        if plane.by_seat or field.seen == OWNER:
            rows = 1 if field.seen == OWNER and not field.unless else seats
            values = np.stack([values[(k + seat) % seats] for k in range(rows)])
        opened = field.seen == ALL or not field.unless or view[field.unless] != 0
        if field.unless:
            parts[f"{field.name}_known"] = np.array([float(opened)])
        known = np.ones(values.shape, bool)
        if not opened:
            known[1:] = False
        if plane.kind == AMOUNT:
            floats = np.clip(values / plane.most, -1, 1)
        elif plane.kind == CHOICE:
            floats = np.stack([values == v for v in range(plane.low, plane.high + 1)], -1).astype(float)
        else:
            there = (values >= 0) & (values < seats)
            floats = np.stack([there & ((values - seat) % seats == k) for k in range(seats)], -1).astype(float)
        parts[field.name] = np.where(known if floats.ndim == known.ndim else known[..., None], floats, 0)
    decides = (position.actor - seat) % seats if position.actor >= 0 else -1
    parts["decides"] = np.array([float(decides == k) for k in range(seats)])
    parts["viewer"] = np.array([float(seat == k) for k in range(seats)])
    return parts


@pytest.mark.parametrize("key", PLAYED_GAMES)
@given(data=st.data())
def test_every_part_is_what_its_name_says_and_nothing_hidden_shows(key, data):
    """One walk through a game checks the parts, their size, and the same floats in another world that fits."""
    p = data.draw(positions(key))
    seat = data.draw(st.integers(0, p.seats - 1), label="seat")
    layout, floats = observed(p, seat)
    assert not np.isnan(floats).any(), "a float was not written"
    low, high = layout.bounds
    assert (low >= -1).all()
    assert (high <= 1).all()
    assert ((floats >= low) & (floats <= high)).all(), "a float leaves the declared space"
    expected = read(p, seat)
    assert {part.name for part in layout.parts} == set(expected)
    assert sum(part.size for part in layout.parts) == layout.size
    for part in layout.parts:
        found = floats[part.start : part.start + part.size].reshape(part.shape)
        assert np.allclose(found, expected[part.name].reshape(part.shape), atol=1e-6), part.name
    if p.game.hides:
        other = another_world(p, seat, data.draw(st.integers(0, 1000), label="world"))
        assert (floats == observed(other, seat)[1]).all()


def test_a_wrong_buffer_is_named():
    layout = Layout(perihelion.games()["leduc"], {})
    state = perihelion.new("leduc").state.reshape(1)
    with pytest.raises(ValueError, match="float32 array of shape"):
        layout.write(state, np.array([0]), np.array([0]), np.zeros((1, layout.size)))


def test_a_plane_of_no_field_is_named():
    known = perihelion.games()["leduc"]
    game = Game(known.key, known.package, known.prefix, known.version, known.options)
    game.planes = {"card": amount(1)}
    with pytest.raises(InvalidGame, match="card"):
        Layout(game, {})


@pytest.mark.parametrize("key", ALL_GAMES)
def test_every_field_of_our_games_has_a_plane(key):
    """The default is for third-party games; ours specify every field."""
    game = perihelion.games()[key]
    said = set(game.planes) | {"phase"}
    hidden = {field.name for field in game.rules.state.fields if field.seen == NOBODY}
    assert {field.name for field in game.rules.state.fields} - hidden == said
    assert Layout(game, smallest_options(game)).size > 0


VERSIONS = json.loads((Path(__file__).parent / "versions.json").read_text(encoding="utf-8"))
"""The versions of every game's actions and observations, and their hashes for every number of seats."""


@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_change_of_observations_or_actions_gets_a_new_version(key):
    """To change them, add a line to the history in observation.py, then run `python -m tools.versions`."""
    found, known = versions(perihelion.games()[key]), VERSIONS[key]
    assert found["actions"] == known["actions"], f"the actions changed: add a line to ACTION_HISTORY of {key}"
    assert found["observations"] == known["observations"], f"they changed: add a line to OBSERVATION_HISTORY of {key}"
    hashes = list(found["observations"]["hashes"].values())
    assert len(set(hashes)) == len(hashes), "each number of seats has its own layout"


def test_a_hash_follows_every_plane():
    known = perihelion.games()["leduc"]
    game = Game(known.key, known.package, known.prefix, known.version, known.options)
    before = Layout(game, {}).hash
    assert before == Layout(known, {}).hash
    game.planes = {**known.planes, "paid": amount(14, by_seat=True)}
    assert Layout(game, {}).hash != before


def test_amounts_beyond_their_greatest_value_are_cut_off():
    layout = Layout(perihelion.games()["leduc"], {})
    p = perihelion.position("leduc", state={"paid": [100, 1], "phase": 2})
    _, floats = observed(p, 0)
    paid = next(part for part in layout.parts if part.name == "paid")
    assert floats[paid.start : paid.start + 2].tolist() == pytest.approx([1, 1 / 13])
