"""A clock that can be put forward, and a store on PostgreSQL."""

import time

import pytest

from perihelion.store.postgresql import read_url


@pytest.fixture
def clock(monkeypatch):
    """A clock that can be put forward: clock[0] are the seconds."""
    real, step = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + step[0])
    return step


@pytest.fixture
def url(postgresql):
    """A store without rows."""
    return read_url(postgresql.new_store())
