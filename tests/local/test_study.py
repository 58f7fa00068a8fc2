"""Studying on a device: lessons, puzzles, the analysis board and entered games answer as on the web server."""

from __future__ import annotations

import asyncio
import copy
import random
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from perihelion.companion import solver
from perihelion.companion.solver import IntegerProgram, solve_with_highspy
from perihelion.core.puzzle import puzzles_of
from perihelion.core.registry import game as find_game
from perihelion.local.store import MemoryStore
from perihelion.report.model import Decision
from perihelion.table.daily import day_of
from perihelion.table_log.bodies import OutcomeDrawn
from tests.local.both import Both, both_sides
from tests.local.devices import NOW, Person, make_device

DAY = 86_400


def test_lessons_puzzles_and_lines_are_those_of_the_web_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def study() -> None:
        async with both_sides(tmp_path, monkeypatch, "de") as both:
            listed = await both.ask("GET", "/api/games/solenia/lessons")
            for lesson in listed["lessons"][:2]:
                path = f"/api/games/solenia/lessons/{lesson['key']}"
                shown = await both.ask("POST", path, moves=[])
                await both.ask("POST", path, moves=[shown["choices"][0]["action"]])
                for step in (1, 2, 3):
                    await both.ask("POST", f"{path}/hint", moves=[], step=step)
                await both.ask("POST", f"{path}/why", moves=[], touch=[next(iter(shown["board"]["groups"]))])
            path = "/api/games/solari/puzzles"
            key = (await both.ask("GET", path))["puzzles"][0]["key"]
            puzzle = puzzles_of(find_game("solari"))[key]
            await both.ask("POST", f"{path}/{key}/hint", moves=[], step=3)
            solved = await both.ask("POST", f"{path}/{key}", moves=list(puzzle.turn))
            assert (solved["state"], solved["solver"] is not None) == ("done", True)
            ada = Person(both.device, "de")  # a server also moves the rating of the puzzle, which others see
            assert (await ada.post(f"{path}/{key}", moves=list(puzzle.turn)))["solver"] is None
            assert "<svg" in await both.ask("GET", f"{path}/{key}/board.svg?theme=dark")
            assert (await both.device.request("GET", path)).body.count(f'"{key}"') >= 3, "listed, solved and tried"
            line: dict[str, Any] = {"start": {"game": "leduc"}, "moves": ["~K1", "~J1", "call"]}
            for seat in (None, 0, 1, 7):
                await both.ask("POST", "/api/analysis/look", **line, seat=seat)
                await both.ask("POST", "/api/analysis/turns", **line, seat=seat)
                await both.ask("POST", "/api/analysis/files", **line, seat=seat)
            await both.ask("POST", "/api/analysis/why", **line, seat=1, touch=["x"])
            await both.ask("POST", "/api/analysis/animation", **line)
            await both.ask("POST", "/api/analysis/reply", **line, seat=1, level="greedy")
            answer = await ada.post("/api/analysis/reply", **line, seat=0, level="greedy")
            assert answer["actor"] in (0, -2), "bots and chance play on"

    asyncio.run(study())


def test_entered_games_are_those_of_the_web_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("perihelion.store.companions.secrets.token_urlsafe", lambda n=0: "entered")
    solved = list[IntegerProgram]()

    def solve(program: IntegerProgram) -> Sequence[float] | None:
        solved.append(program)
        return solve_with_highspy(program)

    monkeypatch.setattr(solver, "_solve", solve)

    async def enter() -> None:
        async with both_sides(tmp_path, monkeypatch) as both:
            vars(both.device)["new_id"] = lambda: "entered"
            await both.ask("POST", "/api/companions", game="leduc", names=["Ada", "Bob"], open_hands=True)
            path = "/api/companions/entered"
            count = (await both.ask("GET", path))["count"]
            for entry in ("K1", "J1", "call", "nothing", "raise"):
                shown = await both.ask("POST", f"{path}/enter", entry=entry, count=count)
                count = shown.get("count", count)
            await both.ask("POST", f"{path}/enter", entry="call", count=0)
            await both.ask("POST", f"{path}/correct", at=2, entry="raise", count=count)
            await both.ask("POST", f"{path}/undo", count=count)
            for what in ("", "/export", "/analysis", "/at/2?seat=1", "?at=1&whole=true", "/report"):
                await both.ask("GET", path + what)
            await both.ask("POST", f"{path}/end")
            await both.ask("POST", f"{path}/delete")
            await both.ask("GET", path)
            await enter_hidden_cards(both, solved)

    asyncio.run(enter())


async def enter_hidden_cards(both: Both, solved: list[IntegerProgram]) -> None:
    """Enter a game whose cards are hidden, until an entry contradicts what was assumed about them."""
    await both.ask("POST", "/api/companions", game="solenia", options={"players": 2, "layout": 0}, names=[])
    path, luck = "/api/companions/entered", random.Random(2)
    shown = await both.ask("GET", path)
    while not solved:
        entries = [each["action"] for each in (shown["pad"] or shown["choices"])]
        shown |= await both.ask("POST", f"{path}/enter", entry=luck.choice(entries), count=shown["count"])
    assert (await both.ask("GET", path))["count"] > 10


def test_a_game_with_hidden_cards_waits_for_its_solver():
    async def begin() -> None:
        loaded, device = [False], make_device()

        async def load() -> None:
            if not loaded[0]:
                raise OSError("no network")

        device._prepare_solver = load
        await device.start()
        ada = Person(device)
        game = {"game": "solaris", "options": {"players": 3}}
        refused = await ada.post("/api/companions", 501, **game)
        assert "not on this device yet" in refused["sentence"]
        assert (await ada.get("/api/companions"))["companions"] == []
        await ada.post("/api/companions", 201, **game, open_hands=True)
        assert device.lacks_solver
        loaded[0] = True
        made = await ada.post("/api/companions", 201, **game)
        shown = await ada.get(f"/api/companions/{made['id']}")
        assert shown["secrets"]
        assert not device.lacks_solver

    asyncio.run(begin())


def test_the_record_of_puzzles_and_kept_analyses_survive_a_restart():
    async def study() -> None:
        store = MemoryStore()
        device = make_device(store)
        ada = Person(device)
        await device.start()
        key, puzzle = next(iter(puzzles_of(find_game("solari")).items()))
        await ada.post(f"/api/games/solari/puzzles/{key}", moves=list(puzzle.turn))
        kept = await ada.post(
            "/api/analyses", 201, title="A line", start={"game": "leduc"}, nodes=[{"parent": -1, "move": "~K1"}]
        )
        await device.stop()
        again = make_device(store)
        ada = Person(again)
        await again.start()
        assert (await ada.get("/api/games/solari/puzzles"))["record"]["solved"] == [key]
        assert (await ada.get(f"/api/analyses/{kept['id']}"))["nodes"][0]["move"] == "~K1"
        await ada.post(f"/api/analyses/{kept['id']}", title="Another")
        assert [each["title"] for each in (await ada.get("/api/analyses"))["analyses"]] == ["Another"]
        await ada.post(f"/api/analyses/{kept['id']}/delete")
        assert (await ada.get("/api/analyses"))["analyses"] == []
        await again.stop()

    asyncio.run(study())


def test_the_deal_of_a_day_is_the_same_on_every_device_and_says_that_it_is_not_sealed():
    async def play(seed: int) -> tuple[list[str], str]:
        device = make_device(seed=seed)
        ada = Person(device)
        await device.start()
        begun = await ada.post("/api/daily", 201)
        assert (await ada.post("/api/daily", 409))["error"] == "deal"
        shown = await ada.at(begun["table"])
        drawn = [row.body for row in (await device.tables.open(begun["table"])).table.log]
        told = [body.text for body in drawn if isinstance(body, OutcomeDrawn)]
        day = await ada.get("/api/daily")
        assert day["mine"]["table"] == begun["table"]
        assert day["day"] == day_of(NOW).isoformat()
        assert (await ada.get("/api/daily/days"))[0]["day"] == day["day"]
        await device.stop()
        return told, shown["fair"]["says"]

    async def both() -> None:
        first, second = await play(1), await play(2)
        assert first == second
        assert first[0], "chance has decided something"
        assert "not sealed" in first[1]

    asyncio.run(both())


def test_a_finished_game_is_reported_and_its_mistakes_come_again(monkeypatch: pytest.MonkeyPatch):
    languages = ["en", "de"]
    monkeypatch.setattr("perihelion.local.reports.languages_of", lambda package: tuple(languages))

    async def study() -> None:
        now = [NOW]
        store = MemoryStore()
        device = make_device(store, now=lambda: now[0])
        ada = Person(device)
        await device.start()
        table = await ada.lay("leduc")
        await ada.play(table)
        known = await ada.get(f"/api/tables/{table}/report")
        for _ in range(600):
            if known["state"] == "done":
                break
            await asyncio.sleep(0.1)
            known = await ada.get(f"/api/tables/{table}/report?seen={known['number']}")
        whole = await ada.get(f"/api/tables/{table}/report")
        assert (whole["state"], len(whole["curve"]["seats"])) == ("done", 2)
        assert whole["html"]
        assert "<html" in (await ada.get(f"/api/tables/{table}/report/file"))
        known = device.reports.find(table, contents=True)
        assert known is not None
        assert list(known.contents) == languages, "a browser has no words of other languages"
        assert (await ada.get(f"/api/tables/{table}/mistakes"))["own"]
        position = find_game("leduc")
        decision = Decision(0, 0, "call", "raise", 0.6, 0.2, 0.01, 100)
        start = (await device.tables.open(table)).table.position.copy()
        while start.actor != 0:
            start.undo()
        await _practise(device, ada, now, start.text, copy.copy(decision), position.key)
        languages.append("fr")
        assert (await ada.get(f"/api/tables/{table}/report"))["state"] == "working", "it is made anew in French"
        await device.stop()

    asyncio.run(study())


async def _practise(device, ada, now, text, decision, game) -> None:
    from perihelion.local.practice import add_practised

    await add_practised(device.documents, "m1", "source", game, text, asdict(decision), now[0])
    assert (await ada.get(f"/api/games/{game}/puzzles"))["practice"]["due"] == []
    now[0] += DAY + 1
    assert (await ada.get(f"/api/games/{game}/puzzles"))["practice"]["due"] == ["m1"]
    shown = await ada.post(f"/api/games/{game}/mine/m1", moves=[])
    assert shown["state"] == "open"
    solved = await ada.post(f"/api/games/{game}/mine/m1", moves=["raise"])
    assert solved["state"] == "done"
    assert (await ada.get(f"/api/games/{game}/puzzles"))["practice"]["due"] == []
    assert device.documents.find("practice/m1")["box"] == 1
