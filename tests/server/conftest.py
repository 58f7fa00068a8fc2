"""A clock that can be put forward."""

import time

import pytest


@pytest.fixture
def clock(monkeypatch):
    """A clock that can be put forward: clock[0] are the seconds."""
    real, step = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + step[0])
    return step
