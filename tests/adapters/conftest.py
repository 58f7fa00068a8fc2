"""Adapters run the compiled games and draw small pictures."""

from functools import partial

import pytest

from perihelion.adapters import picture
from perihelion.engine.runtimes import force_runtime


@pytest.fixture(autouse=True)
def machine_code():
    with force_runtime("compiled"):
        yield


@pytest.fixture(autouse=True)
def small_pictures(monkeypatch):
    """A board in its own size has half a million pixels, which takes seconds; small ones have the same properties."""
    monkeypatch.setattr(picture, "pixels", partial(picture.pixels, width=100))
