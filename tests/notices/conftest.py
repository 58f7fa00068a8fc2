"""A stand-in for everything that sends notices."""

import asyncio

import pytest

from perihelion.notices import notifier
from perihelion.notices.delivery import Outcome
from tests.server.conftest import clock as clock


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
