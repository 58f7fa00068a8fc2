"""Reports: made once in another process, followed while they are made, given up when nobody asks any more."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import perihelion
from perihelion.play import reports as module
from perihelion.play.reports import DONE, FAILED, NOTHING, WORKING, Content, Making, ReportJob, Reports, Slice

GAME = perihelion.new("leduc").play("K1", "J1", "call", "call", "K2", "call", "raise", "fold")
JOB = ReportJob(GAME.transcript, {"en": ["Ada", "Bob"], "de": ["Ada", "Bob"]}, list(range(10, 20)), "/t/abc/replay")


async def follow(reports: Reports, table: str) -> Making:
    """Ask as a page does until the report is complete."""
    for _ in range(600):
        making = reports.find(table)
        if making is None or making.slice.state in (DONE, FAILED):
            break
        await asyncio.sleep(0.1)
    assert making is not None
    return making


def test_a_report_is_made_once_and_names_the_players():
    async def story():
        reports = Reports()
        begun = reports.begin("a", JOB)
        assert begun.slice.state == "queued"
        making = await follow(reports, "a")
        assert making is begun is reports.find("a")
        content = making.slice.contents["de"]
        assert "Ada" in content.html
        assert "1 großer Fehler" in content.html
        assert 'href="/t/abc/replay#17"' in content.html, "the entry 7 of the game is the moment 17 of the table"
        assert 'data-moment="17"' in content.html
        assert content.curve.startswith("<svg")
        assert "Bob" in content.curve
        file = await reports.write_file(making, "de")
        assert file.startswith("<!doctype html>")
        assert "Ada" in file
        await reports.stop()

    asyncio.run(story())


def test_a_failure_is_told_and_the_next_reader_may_try_again():
    async def story():
        reports = Reports()
        making = reports.begin("b", ReportJob("no game file", {"en": []}, [], ""))
        for _ in range(600):
            if making.slice.state == FAILED:
                break
            await asyncio.sleep(0.1)
        assert making.slice.state == FAILED
        assert reports.find("b") is None

    asyncio.run(story())


@pytest.fixture
def slices(monkeypatch: pytest.MonkeyPatch) -> list[Slice]:
    """What the process of a report answers instead; it stays with the last one."""
    given = [NOTHING._replace(state=WORKING, contents={"en": Content("<p>so far</p>", "<svg/>")})]

    async def call(workers: Any, function: Any, *arguments: Any) -> Slice:
        await asyncio.sleep(0.001)
        return given.pop(0) if len(given) > 1 else given[0]

    monkeypatch.setattr(Reports, "_call", staticmethod(call))
    return given


def test_what_is_known_so_far_is_there_before_the_end(slices: list[Slice]):
    async def story():
        reports = Reports()
        making = reports.begin("a", JOB)
        while making.number < 2:
            await asyncio.sleep(0.001)
        assert making.slice.contents["en"].html == "<p>so far</p>"
        assert making.slice.state == WORKING
        slices[0] = slices[0]._replace(state=DONE)
        assert (await follow(reports, "a")).slice.state == DONE
        await reports.stop()

    asyncio.run(story())


def test_reports_that_nobody_asks_for_are_given_up(slices: list[Slice], monkeypatch: pytest.MonkeyPatch):
    """Otherwise a reader would wait behind every report whose readers are gone."""
    monkeypatch.setattr(module, "PATIENCE_SECONDS", 0.05)

    async def story():
        reports = Reports()
        for n in range(4):
            reports.begin(f"left{n}", JOB, "mallory")
        await asyncio.sleep(0.2)
        mine = reports.begin("mine", JOB, "ada")
        for _ in range(200):
            mine.asked = asyncio.get_running_loop().time()
            if mine.number:
                break
            await asyncio.sleep(0.005)
        assert mine.number, "its turn has come"
        assert [reports.find(f"left{n}") for n in range(4)] == [None] * 4
        await reports.stop()

    asyncio.run(story())


def test_only_the_last_complete_reports_are_kept(slices: list[Slice], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "MAX_KEPT", 2)
    slices[0] = slices[0]._replace(state=DONE)

    async def story():
        reports = Reports()
        for name in "abc":
            reports.begin(name, JOB)
            await follow(reports, name)
            await asyncio.gather(*reports._tasks)
        assert reports.find("a") is None
        assert reports.find("c") is not None

    asyncio.run(story())


def test_nobody_waits_for_the_machine_code(monkeypatch: pytest.MonkeyPatch):
    """A report begins at once; before, it slept until the game was compiled."""
    monkeypatch.setattr("perihelion.engine.runtimes.is_settled", lambda game: False)
    work = module._Work(JOB)
    for _ in range(100):
        known = work.run(0.2)
        if known.state == DONE:
            break
    assert "1 big mistake" in known.contents["en"].html
    assert work.worked == 0, "what is done meanwhile is no part of the time for a report"
