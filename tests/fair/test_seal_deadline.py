"""A start does not wait for ever: a player who does not open their part is gone on without, also after a restart."""

import pytest

from perihelion.server.new_tables import create_table
from perihelion.table import commands, deadlines
from perihelion.table.settings import Settings
from tests.fair.contributor import Contributor
from tests.server.registries import ADA, BOB, open_registry, run, until
from tests.table.tables import LEVELS


@pytest.fixture(autouse=True)
def hurry(monkeypatch):
    monkeypatch.setattr(deadlines, "SEAL_SECONDS", 0.3)


async def lay(opened):
    """Ada and Bob, whose pages contribute and have not yet committed."""
    table = await create_table(opened, ADA, "leduc", {}, ("me", "open"), Settings(), LEVELS, contributes=True)
    await opened.run_command(table, lambda t: commands.take_seat(t, BOB.id, BOB.name, 1, contributes=True))
    made = (await opened.open(table)).table
    return table, Contributor(made, ADA.id), Contributor(made, BOB.id)


async def sealed(opened):
    """Ada and Bob, both with a promise."""
    table, ada, bob = await lay(opened)
    for page in (ada, bob):
        await opened.run_command(table, lambda t, page=page: page.commit())
    return table, ada, bob


def test_the_start_begins_anew_without_who_does_not_open(tmp_path):
    async def story():
        async with open_registry(tmp_path, jobs=True) as opened:
            table, ada, _ = await sealed(opened)
            await opened.run_command(table, lambda t: ada.reveal())
            made = (await opened.open(table)).table
            await until(lambda: made.seal.round == 2)
            assert made.log[-1].data["without"] == [1]
            await opened.run_command(table, lambda t: ada.commit())
            assert made.log[-1].kind == "commitments"
            await opened.run_command(table, lambda t: ada.reveal())
            assert made.running

    run(story())


def test_the_list_is_closed_without_who_does_not_commit(tmp_path):
    async def story():
        async with open_registry(tmp_path, jobs=True) as opened:
            table, ada, _ = await lay(opened)
            await opened.run_command(table, lambda t: ada.commit())
            made = (await opened.open(table)).table
            assert not made.seal.closing
            await until(lambda: made.seal.closing)
            assert [entry.kind for entry in made.log[-2:]] == ["without", "commitments"]
            await opened.run_command(table, lambda t: ada.reveal())
            assert made.running
            assert made.seal.round == 1
            assert BOB.id not in made.seal.commitments

    run(story())


def test_a_restart_in_between_does_not_leave_the_table_waiting(tmp_path):
    async def story():
        async with open_registry(tmp_path) as opened:
            table, _, _ = await sealed(opened)
        async with open_registry(tmp_path, jobs=True) as opened:
            made = (await opened.open(table)).table
            assert made.awaits_seal
            await until(lambda: made.seal.complete)
            assert made.running, "nobody opened anything: the game begins with the server's part alone"
            assert made.seal.contributions == []

    run(story())
