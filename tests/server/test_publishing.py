"""Published games: only those whose people all agreed, without anything that leads to a person."""

from __future__ import annotations

import asyncio
import json
import time
import zipfile
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from sqlalchemy import update

import perihelion
from perihelion.server.publishing import list_months, publish
from perihelion.store import publishing, schema
from tests.server.registries import ADA, BOB, lay, open_registry
from tests.server.test_moderation import play_on, sit

parquet = pytest.importorskip("pyarrow.parquet")

NEXT_MONTH = datetime.now(UTC).replace(day=1) + timedelta(days=40)


async def agree(opened, *guests, agreed=True):
    for guest in guests:
        await publishing.set_consent(opened.database, guest.id, agreed)


async def play(opened, **settings):
    """A finished game of Ada and Bob; returns its id."""
    table = await lay(opened, ("me", "open"), **{"public": True, **settings})
    await sit(opened, BOB, table)
    await play_on(opened, table)
    return table


def run(tmp_path, test):
    async def whole():
        async with open_registry(tmp_path / "data") as opened:
            return await test(opened)

    return asyncio.run(whole())


def test_games_of_people_who_agreed_are_published_without_any_trace_of_them(tmp_path):
    folder = tmp_path / "games"

    async def test(opened):
        await agree(opened, ADA, BOB)
        tables = [await play(opened) for _ in range(3)]
        done = await publish(opened.database, folder, NEXT_MONTH)
        assert (done.games, len(done.months), done.unreadable) == (3, 1, 0)
        again = await publish(opened.database, folder, NEXT_MONTH)
        assert again.months == [], "a month is written once"
        return tables, done.months[0]

    tables, month = run(tmp_path, test)
    contents = b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())
    with zipfile.ZipFile(folder / month / "games.zip") as archive:
        texts = [archive.read(name).decode() for name in archive.namelist()]
        assert {info.date_time[0] for info in archive.infolist()} == {1980}
    contents += "".join(texts).encode()
    for trace in (*tables, ADA.id, BOB.id, ADA.name, BOB.name, str(int(time.time()))[:7]):
        assert trace.encode() not in contents, trace
    assert all(perihelion.replay(text).actor == perihelion.OVER for text in texts)
    assert all("# person, person" in text for text in texts)
    index = json.loads((folder / month / "index.json").read_text())
    assert [file["games"] for file in index["files"]] == [3, 3]
    card = (folder / "README.md").read_text()
    assert all(file["sha256"] in card for file in index["files"])
    assert "CC0" in (folder / "LICENSE").read_text()


def test_the_data_set_has_the_same_games(tmp_path):
    from perihelion.bots.dataset import observations

    async def test(opened):
        await agree(opened, ADA, BOB)
        await play(opened)
        done = await publish(opened.database, tmp_path / "games", NEXT_MONTH)
        return tmp_path / "games" / done.months[0]

    month = run(tmp_path, test)
    (row,) = parquet.read_table(month / "leduc-1.parquet").to_pylist()
    with zipfile.ZipFile(month / "games.zip") as archive:
        position = perihelion.replay(archive.read(archive.namelist()[0]).decode())
    assert row["ids"] == [entry.number for entry in position.entries]
    assert row["points"] == list(position.scores.points)
    assert sum(row["shares"]) == 1
    (game,) = observations(month / "leduc-1.parquet")
    assert len(game.actions) == sum(entry.actor >= 0 for entry in position.entries)


@pytest.mark.parametrize("why", ["nobody asked", "one disagrees", "revoked", "too late", "private", "deleted"])
def test_without_the_consent_of_all_nothing_is_published(tmp_path, why):
    async def test(opened):
        if why not in ("nobody asked", "too late"):
            await agree(opened, ADA, BOB)
        if why == "one disagrees":
            await agree(opened, BOB, agreed=False)
        table = await play(opened, public=why != "private")
        if why == "revoked":
            await agree(opened, BOB, agreed=False)
        elif why == "too late":
            await agree(opened, ADA, BOB)
        elif why == "deleted":
            p = schema.tables.players
            gone = update(p).where(p.c.table == table, p.c.guest == BOB.id).values(guest="gone-1")
            await opened.database.write((gone, None))
        return await publish(opened.database, tmp_path / "games", NEXT_MONTH)

    assert run(tmp_path, test).months == []
    assert not (tmp_path / "games").exists()


def test_the_present_month_is_not_published(tmp_path):
    async def test(opened):
        await agree(opened, ADA, BOB)
        await play(opened)
        return await publish(opened.database, tmp_path / "games", datetime.now(UTC))

    assert run(tmp_path, test).months == []


def test_months_are_whole_and_follow_each_other():
    months = list(list_months(datetime(2026, 3, 1, tzinfo=UTC)))
    assert [name for name, _, _ in months][::11] == ["2025-03", "2026-02"]
    assert all(end == begin for (_, _, end), (_, begin, _) in pairwise(months))
