"""A start does not wait for ever: whoever does not open their part is gone on without, also after a restart."""

import secrets

import pytest

from perihelion.fair.draw import compute_commitment
from perihelion.play import clock, commands, seal_commands
from perihelion.play.settings import Settings
from tests.play.registries import ADA, BOB, open_registry, run, until
from tests.play.tables import LEVELS

ONE, TWO = secrets.token_bytes(32), secrets.token_bytes(32)


@pytest.fixture(autouse=True)
def hurry(monkeypatch):
    monkeypatch.setattr(clock, "SEAL_SECONDS", 0.3)


async def sealed(opened):
    """Ada and Bob, both with a promise."""
    table = await opened.create(ADA, "leduc", {}, ("me", "open"), Settings(), LEVELS, compute_commitment(ONE))
    await opened.run_command(table, lambda t: commands.take_seat(t, BOB.id, BOB.name, 1, compute_commitment(TWO)))
    return table


def test_the_start_begins_anew_without_who_does_not_open(tmp_path):
    async def story():
        async with open_registry(tmp_path, jobs=True) as opened:
            table = await sealed(opened)
            await opened.run_command(table, lambda t: seal_commands.reveal(t, ADA.id, ONE.hex()))
            made = (await opened.open(table)).table
            await until(lambda: made.seal.round == 2)
            assert made.log[-1].data["without"] == [1]
            await opened.run_command(table, lambda t: seal_commands.commit(t, ADA.id, compute_commitment(TWO)))
            await opened.run_command(table, lambda t: seal_commands.reveal(t, ADA.id, TWO.hex()))
            assert made.running

    run(story())


def test_a_restart_in_between_does_not_leave_the_table_waiting(tmp_path):
    async def story():
        async with open_registry(tmp_path) as opened:
            table = await sealed(opened)
        async with open_registry(tmp_path, jobs=True) as opened:
            made = (await opened.open(table)).table
            assert made.awaits_seal
            await until(lambda: made.seal.complete)
            assert made.running, "nobody opened anything: the game begins with the server's part alone"
            assert made.seal.contributions == []

    run(story())
