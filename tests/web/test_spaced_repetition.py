"""Own mistakes come again: after 1, 3, 7, 21 and 60 days while they are solved, after one day when they are missed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import perihelion
from perihelion.bots.reasons import Reason
from perihelion.core.repetition_boxes import DAYS, MOST_OF_GUEST, SECONDS_A_DAY
from perihelion.report.model import Decision
from perihelion.store import spaced_repetition
from perihelion.wire.errors import WebError
from perihelion.wire.study.spaced_repetition import (
    RepetitionExercise,
    describe_practice,
    read_decision,
    require,
    write_decision,
)
from tests.store.test_store import run
from tests.web.waiting import wait_for

GAME = perihelion.games()["leduc"]
START = perihelion.new("leduc").play("K1", "K2", "raise")
DECISION = Decision(3, 1, "fold", "call", 0.5, 0.4, 0.01, 100, [Reason("points", 1.5)])


async def add(database: Any, source: str = "t 3", guest: str = "ada", now: float = 0) -> Any:
    """Put a mistake into the first box; return its row."""
    await spaced_repetition.add(database, guest, source, "leduc", START.text, write_decision(DECISION), now)
    rows = await spaced_repetition.list_of_guest(database, guest, "leduc")
    return await spaced_repetition.find(database, guest, rows[-1].id)


def test_a_solved_mistake_comes_again_later_and_later_and_is_learned_then(tmp_path: Path):
    async def test(database):
        now, row = 0.0, await add(database)
        for days in DAYS:
            assert (row.due - now) / SECONDS_A_DAY == pytest.approx(days)
            await spaced_repetition.move(database, row, True, row.due - 1)
            assert (await spaced_repetition.find(database, "ada", row.id)).box == row.box, "it is not due yet"
            now = row.due
            await spaced_repetition.move(database, row, True, now)
            row = await spaced_repetition.find(database, "ada", row.id)
        return row

    assert run(tmp_path, test) is None, "it is learned"


def test_a_missed_one_begins_anew_and_a_try_counts_once(tmp_path: Path):
    async def test(database):
        row = await add(database)
        await spaced_repetition.move(database, row, True, row.due)
        second = await spaced_repetition.find(database, "ada", row.id)
        assert second.box == 1
        await spaced_repetition.move(database, row, True, row.due)
        assert (await spaced_repetition.find(database, "ada", row.id)).box == 1, "another device was first"
        await spaced_repetition.move(database, second, False, second.due)
        missed = await spaced_repetition.find(database, "ada", row.id)
        assert (missed.box, missed.due - second.due) == (0, SECONDS_A_DAY)
        return await add(database)

    assert run(tmp_path, test).box == 0, "what is there already is not added again"


def test_everybody_has_their_own_up_to_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(spaced_repetition, "MOST_OF_GUEST", 2)

    async def test(database):
        mine = [await add(database, f"t {n}", now=n) for n in range(4)]
        other = await add(database, guest="bob")
        assert await spaced_repetition.find(database, "bob", mine[0].id) is None
        rows = await spaced_repetition.list_of_guest(database, "ada", "leduc")
        practice = describe_practice(rows, now=0)
        assert (practice["of"], practice["due"], practice["next"]) == (2, [], SECONDS_A_DAY)
        assert describe_practice(rows, now=2 * SECONDS_A_DAY)["due"] == [row.id for row in rows]
        assert require(other, GAME) is other
        with pytest.raises(WebError):
            require(other, perihelion.games()["solari"])

    run(tmp_path, test)
    assert MOST_OF_GUEST > 100


@pytest.mark.parametrize(
    ("lang", "move", "state"), [("en", "call", "done"), ("de", "fold", "missed"), ("de", "", "open")]
)
def test_a_stored_mistake_is_an_exercise_without_its_report(tmp_path: Path, lang: str, move: str, state: str):
    async def no_search(frame, best, action):
        raise AssertionError("no search is needed")

    async def test(database):
        first, second = await add(database), await add(database, "t 5", now=1)
        rows = await spaced_repetition.list_of_guest(database, "ada", "leduc")
        exercise = RepetitionExercise(GAME, first, lang)
        assert exercise.decision == DECISION == read_decision(write_decision(DECISION))
        shown = await exercise.show([move] if move else [], no_search, rows, SECONDS_A_DAY + 1)
        assert (shown["of"], shown["next"]["link"]) == (2, f"/puzzles/leduc/mine/{second.id}")
        assert exercise.hint(3)["action"] == "call"
        assert shown["seat"] == 1
        return shown

    shown = run(tmp_path, test)
    assert shown["state"] == state
    assert bool(shown["choices"]) == (state == "open")


def test_an_own_mistake_that_was_tried_is_practised(ada, bob, server, table):
    assert ada.play(table, "raise").status_code == 201
    assert bob.play(table, "fold").status_code == 201
    wait_for(lambda: ada.get(f"/api/tables/{table}/report").json()["state"] == "done")
    for guest in (ada, bob):
        for mistake in guest.get(f"/api/tables/{table}/mistakes").json()["mistakes"]:
            tried = guest.post(f"/api/tables/{table}/mistakes/{mistake['entry']}", moves=["call"]).json()
            assert tried["state"] in ("done", "missed")
            assert guest.get("/api/games/leduc/puzzles").json()["practice"]["of"] == 1
    assert server.guest("Eve").get("/api/games/leduc/puzzles").json()["practice"]["of"] == 0
