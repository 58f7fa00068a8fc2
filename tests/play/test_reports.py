"""Reports: made once in another process, and a failure is only the reader's."""

import asyncio

import pytest

import perihelion
from perihelion.play.errors import Conflict
from perihelion.play.reports import Reports


def test_a_report_is_made_once_and_a_failure_is_said():
    game_file = perihelion.new("leduc").play("Q1", "J1", "raise", "fold").transcript

    async def story():
        reports = Reports()
        page = await reports.get("a", "de", game_file)
        assert page.startswith("<!doctype html>")
        assert await reports.get("a", "de", "another file") is page
        with pytest.raises(Conflict, match="no-report"):
            await reports.get("b", "de", "no game file")
        assert await reports.get("a", "de", "") is page

    asyncio.run(story())
