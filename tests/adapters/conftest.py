"""Adapters run the compiled games and draw small pictures."""

from functools import partial

import pytest

from perihelion.adapters import picture


@pytest.fixture(autouse=True)
def compiled_games(machine_code):
    """Adapters run the compiled games."""


@pytest.fixture(autouse=True)
def small_pictures(monkeypatch):
    """A board in its own size has half a million pixels, which takes seconds; small ones have the same properties."""
    monkeypatch.setattr(picture, "pixels", partial(picture.pixels, width=100))
