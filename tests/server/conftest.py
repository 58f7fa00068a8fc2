"""A clock that can be put forward, and a stand-in for everything that sends notices."""

import asyncio
import time

import pytest

from perihelion.notices import notifier
from perihelion.notices.delivery import Outcome


@pytest.fixture
def clock(monkeypatch):
    """A clock that can be put forward: clock[0] are the seconds."""
    real, step = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + step[0])
    return step


@pytest.fixture
def sent(monkeypatch):
    """What was sent, as (address, message). `sent.outcomes` has what comes of it, by address."""

    class Sent(list):
        outcomes: dict = {}  # noqa: RUF012

    found = Sent()

    async def deliver(_, channel, message):
        found.append((channel.address, message))
        await asyncio.sleep(0.02)
        return found.outcomes.get(channel.address, Outcome.SENT)

    found.outcomes = {}
    monkeypatch.setattr(notifier, "deliver", deliver)
    return found
