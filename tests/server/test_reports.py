"""Reports: asked for once, made by one process, followed while they are made, given up when nobody asks any more."""

from __future__ import annotations

import asyncio
import os
import zlib
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import insert, select, update

import perihelion
from perihelion.report import analyse
from perihelion.server import reports
from perihelion.server.cluster import new_number
from perihelion.server.report_process import continue_in_background
from perihelion.server.reports import Known, Reports
from perihelion.store import companions, erasure, retention, schema
from perihelion.store import reports as store
from perihelion.store.database import Database
from perihelion.store.reports import ANALYSIS, CONTENTS, DONE, FAILED, UNFINISHED, WORKING
from perihelion.table.errors import Conflict, UnknownTable
from perihelion.thinking import report_work
from perihelion.thinking.report_job import (
    Content,
    ReportJob,
    Slice,
    read_analysis,
    read_contents,
    write_analysis,
    write_contents,
)
from perihelion.thinking.report_work import begin_report
from perihelion.workers import ProcessWorkers
from tests.server.registries import ADA, BOB, lay, open_registry, run, until

GAME = perihelion.new("leduc").play("K1", "J1", "call", "call", "K2", "call", "raise", "fold")
JOB = ReportJob(GAME.transcript, {"en": ["Ada", "Bob"], "de": ["Ada", "Bob"]}, list(range(10, 20)), "/t/abc/replay")
SO_FAR = Slice(WORKING, 1, 4, write_contents({"en": Content([], "<p>so far</p>", {})}), b"")


@asynccontextmanager
async def opened(where, waits=lambda: False, busy=True):
    """The reports of a process; `waits` says whether people wait for bots, only a `busy` one makes reports."""
    database, number = Database(where), new_number()
    await database.open()
    made = Reports(database, str(number), lambda: True, waits)
    try:
        async with living(database, number):
            if busy:
                await made.start()
            yield made
            await made.stop()
    finally:
        await database.close()


@asynccontextmanager
async def living(database, number):
    """A process that others on the same database know to live."""
    if not database.shared:
        yield
        return
    from perihelion.store.listening import Listener

    async def connected():
        return None

    listener = Listener(database.backend.url, number)
    await listener.start(connected, lambda message: None)
    try:
        yield
    finally:
        await listener.stop()


async def follow(found: Reports, name: str, part: str = CONTENTS) -> Known:
    """Ask as a page does until the report is complete."""
    for _ in range(1200):
        known = await found.find(name, part)
        if known is None or known.state not in UNFINISHED:
            break
        await asyncio.sleep(0.05)
    assert known is not None
    return known


async def names(found: Reports) -> dict[str, str]:
    """The state of all stored reports."""
    return {row.name: row.state for row in await found.database.read(select(schema.study.reports))}


async def set_values(found: Reports, name: str, **values: Any) -> None:
    await found.database.write(
        (update(schema.study.reports).where(schema.study.reports.c.name == name).values(values), None)
    )


def test_a_report_is_made_once_and_names_the_players(where):
    async def story():
        async with opened(where) as found:
            assert (await found.begin("a", JOB)).state == "queued"
            await found.begin("a", JOB)  # somebody else at the same moment
            known = await follow(found, "a")
            assert await names(found) == {"a": DONE}
            content = known.contents["de"]
            assert "Ada" in content.html
            assert "1 großer Fehler" in content.html
            ada, bob, spectator = content.beginnings
            assert 'href="/t/abc/replay#17"' in ada, "the entry 7 of the game is the moment 17 of the table"
            assert 'data-moment="17"' in ada
            assert "Deine Wendepunkte" in ada
            assert bob.index("Kein eindeutiger Fehler") < bob.index("<details>") < bob.index('data-moment="17"')
            assert "Deine" not in spectator
            assert [seat["name"] for seat in content.curve["seats"]] == ["Ada", "Bob"]
            assert [turn["n"] for turn in content.curve["turns"]][-1] == 18
            assert [turn["mistake"] for turn in content.curve["turns"]].count(True) == 1
            assert (await found.find("a", CONTENTS, known.number)).contents == {}, "what was seen is not read again"
            assert (await found.find("a", ANALYSIS)).complete.mistakes()[0].entry == 7
            file = await found.write_file("a", "de")
            assert file.startswith("<!doctype html>")
            assert "Ada" in file

    run(story())


def test_a_stored_report_is_the_same_one():
    made = analyse(GAME, simulations=30)
    assert read_analysis(write_analysis(made)) == made


@pytest.fixture
def slices(monkeypatch: pytest.MonkeyPatch) -> list[Slice]:
    """What the process of a report answers instead; it stays with the last one."""
    given = [SO_FAR]

    async def call(self: Reports, name: str, *arguments: Any) -> Slice:
        await asyncio.sleep(0.01)
        return given.pop(0) if len(given) > 1 else given[0]

    monkeypatch.setattr(Reports, "_call", call)
    return given


def test_a_failure_is_told_and_the_next_reader_may_try_again(
    where, slices: list[Slice], monkeypatch: pytest.MonkeyPatch
):
    async def story():
        async with opened(where) as found:
            slices[0] = "nonsense"  # type: ignore[call-overload]
            await found.begin("b", JOB)
            assert (await follow(found, "b")).state == FAILED
            assert (await found.find("b")).state == FAILED, "every reader is told"
            with monkeypatch.context() as later:
                later.setattr(store, "FAILED_SECONDS", 0.0)
                assert await found.find("b") is None
            slices[0] = SO_FAR._replace(state=DONE)
            await found.begin("b", JOB)
            assert (await follow(found, "b")).state == DONE

    run(story())


def test_what_is_known_so_far_is_there_before_the_end(where, slices: list[Slice]):
    async def story():
        async with opened(where) as found:
            await found.begin("a", JOB)
            while (known := await found.find("a", CONTENTS)).number < 2:
                await asyncio.sleep(0.01)
            assert known.contents["en"].html == "<p>so far</p>"
            assert (known.state, known.done, known.of) == (WORKING, 1, 4)
            slices[0] = slices[0]._replace(state=DONE)
            assert (await follow(found, "a")).state == DONE

    run(story())


def test_reports_that_nobody_asks_for_are_given_up(where, slices: list[Slice], monkeypatch: pytest.MonkeyPatch):
    """Otherwise a reader would wait behind every report whose readers are gone."""
    monkeypatch.setattr(store, "PATIENCE_SECONDS", 100.0)

    async def story():
        async with opened(where) as found:
            for n in range(4):
                await found.begin(f"left{n}", JOB, "mallory")
                await set_values(found, f"left{n}", wanted=0.0)
            await found.begin("mine", JOB, "ada")
            while not (await found.find("mine")).number:  # its turn comes
                await asyncio.sleep(0.01)
            assert await names(found) == {"mine": WORKING}

    run(story())


def test_guests_take_turns_and_have_only_so_many(where):
    async def story():
        async with opened(where, busy=False) as found:
            for n in range(reports.MOST_WANTED):
                await found.begin(f"many{n}", JOB, "mallory")
            with pytest.raises(Conflict, match="reports"):
                await found.begin("more", JOB, "mallory")
            await found.begin("mine", JOB, "ada")
            taken = [(await store.take(found.database, found.owner)).name for _ in range(3)]
            assert taken == ["many0", "mine", "many1"]

    run(story())


def test_people_who_wait_for_bots_come_first(where, slices: list[Slice], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reports, "YIELD_SECONDS", 100.0)
    waits = [True]

    async def story():
        async with opened(where, lambda: waits[0]) as found:
            await found.begin("a", JOB)
            await asyncio.sleep(0.2)
            assert (await found.find("a")).state == "queued", "it is not begun"
            waits[0] = False
            await found.find("a")  # the page asks again
            while not (known := await found.find("a")).number:
                await asyncio.sleep(0.01)
            waits[0] = True
            numbers = [-1, known.number]
            while numbers[-1] != numbers[-2]:  # it stands still while they wait
                await asyncio.sleep(0.5)
                numbers.append((await found.find("a")).number)
            monkeypatch.setattr(reports, "YIELD_SECONDS", 0.0)
            waits[0] = False
            while (await found.find("a")).number == numbers[-1]:
                await asyncio.sleep(0.05)

    run(story())


def test_the_next_maker_does_not_show_less(where, slices: list[Slice]):
    """The maker died after half of the work: the next one starts again, and readers keep what they have."""
    slices[:] = [SO_FAR, SO_FAR._replace(done=2), SO_FAR._replace(done=3)]

    async def story():
        async with opened(where, busy=False) as found:
            await found.begin("a", JOB)
            number = new_number()
            dead = str(number)
            async with living(found.database, number):
                assert (await store.take(found.database, dead)).name == "a"
                assert await store.renew(found.database, "a", dead, **SO_FAR._replace(done=3)._asdict())
                assert await store.take(found.database, found.owner) is None, "somebody makes it"
            await set_values(found, "a", lease=0.0)
            await found.start()
            await until(lambda: len(slices) == 1)
            while (known := await found.find("a")).number < 3:
                assert known.done == 3
                await asyncio.sleep(0.01)
            assert not await store.renew(found.database, "a", dead), "it is not theirs any more"
            await store.finish(found.database, "a", dead, DONE)
            assert (await found.find("a")).state == WORKING

    run(story())


def test_a_report_that_kills_its_makers_is_not_tried_for_ever(where, slices: list[Slice]):
    async def story():
        async with opened(where, busy=False) as found:
            await found.begin("a", JOB)
            await set_values(found, "a", tries=store.MOST_TRIES)
            await found.start()
            assert (await follow(found, "a", "")).state == FAILED

    run(story())


def test_only_the_last_complete_reports_are_kept(where, slices: list[Slice], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(store, "MOST_KEPT", 2)
    slices[0] = slices[0]._replace(state=DONE)

    async def story():
        async with opened(where) as found:
            for name in "abc":
                await found.begin(name, JOB)
                await follow(found, name)
            assert set(await names(found)) == {"b", "c"}
            await set_values(found, "b", wanted=0.0)
            await found.begin("waits", JOB)
            await found.database.write(store.forget_old(store.time.time()))
            assert set(await names(found)) == {"c", "waits"}
            await retention.delete_due_rows(found.database, retention.TidySettings())

    run(story())


def test_a_report_of_another_version_is_made_again(where):
    async def story():
        async with opened(where, busy=False) as found:
            await found.begin("a", JOB)
            await set_values(found, "a", state=DONE, number=1, analysis=zlib.compress(b'{"seats": []}'))
            assert await found.find("a", ANALYSIS) is None
            assert await names(found) == {}

    run(story())


def test_nothing_is_left_of_a_table_a_guest_or_an_entered_game(where):
    async def story():
        async with open_registry(where) as registry:
            found = Reports(registry.database, "here", lambda: True, lambda: False)
            gone, kept = [await lay(registry, ("me", "me")) for _ in range(2)]
            for table in (gone, kept):
                await found.begin(table, JOB, BOB.id, table=table)
            game = {"options": {}, "names": [], "open_hands": False, "moves": [], "kinds": []}
            entered, other = [await companions.add(registry.database, ADA.id, "leduc", **game) for _ in range(2)]
            for name, companion in (("one", entered), ("two", entered), ("three", other)):
                await found.begin(name, JOB, ADA.id, companion=companion)
            await found.begin("line", JOB, ADA.id)
            assert set(await names(found)) == {gone, kept, "two", "three", "line"}, "one for each entered game"
            await companions.remove(registry.database, entered)
            await erasure.delete_tables(registry.database, [gone], "delete", "")
            assert set(await names(found)) == {kept, "three", "line"}
            with pytest.raises(UnknownTable):
                await found.begin(gone, JOB, BOB.id, table=gone)
            player = {"table": kept, "guest": BOB.id}
            await registry.database.write((insert(schema.tables.players), player))  # so that the table stays
            await erasure.erase_guest(registry.database, ADA.id, "")
            assert await names(found) == {}, "reports have names"

    run(story())


def test_nobody_waits_for_the_machine_code(monkeypatch: pytest.MonkeyPatch):
    """A report begins at once; before, it slept until the game was compiled."""
    monkeypatch.setattr("perihelion.engine.runtimes.is_settled", lambda game: False)
    work = report_work._Work(JOB)
    for _ in range(100):
        known = work.run(0.2)
        if known.state == DONE:
            break
    assert "1 big mistake" in read_contents(known.contents)["en"].html
    assert work.worked == 0, "what is done meanwhile is no part of the time for a report"


def test_what_comes_after_the_first_result_has_a_lower_priority():
    workers = ProcessWorkers(1, 2)
    try:
        workers.submit(begin_report, JOB).result()
        assert workers.submit(os.nice, 0).result() >= 2
        for _ in range(2):
            workers.submit(continue_in_background, 0.01, 7).result()
            assert workers.submit(os.nice, 0).result() == max(7, min(os.nice(0) + 2, 19))
    finally:
        workers.shutdown()
