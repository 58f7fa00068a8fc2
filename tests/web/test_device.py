"""A page that thinks by itself: it gets what the seat may know, and makes the messages of the server."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from pathlib import Path
from types import SimpleNamespace

import pytest

import perihelion
from perihelion.engine.warmup import smallest_options
from perihelion.local.request import write_json
from perihelion.site.worker.device_side import DeviceSide
from perihelion.thinking.decisions import suggest_turn
from perihelion.thinking.packed_view import pack_view
from perihelion.thinking.report_work import begin_report, continue_report
from perihelion.thinking.view_data import read_view, write_view
from perihelion.web.routes import device as device_routes
from perihelion.web.site import device_files
from perihelion.wire.study.report_answers import describe_job, describe_report
from perihelion.wire.table.device_tasks import make_hint_task, make_report_task
from perihelion.wire.table.hint_steps import describe_hint
from tests.support import ALL_GAMES
from tests.table.tables import ADA, BOB, play, table, two
from tests.web.channels import shown
from tests.web.in_process import serving
from tests.web.test_channels import decide


async def load_nothing(name: str) -> None:
    """The native code needs no files."""


def new_side(kept: str = "", keep=lambda text: None) -> DeviceSide:
    return DeviceSide(load_nothing, keep, kept)


def ask(side: DeviceSide, kind: str, data: object, lang: str = "en") -> str | None:
    return asyncio.run(side.answer(kind, json.dumps(data), lang))


@pytest.mark.parametrize("key", [*ALL_GAMES, "tender"])
def test_a_view_crosses_as_json(key):
    game, chance = perihelion.games()[key], random.Random(3)
    position = perihelion.new(key, lang=None, **game.read_options(smallest_options(game)))
    for _ in range(40):
        if position.actor == perihelion.core.vocabulary.OVER:
            break
        position.play(f"~{chance.choice(list(position.outcomes))}" if position.actor < 0 else position.legal_ids[0])
    for seat in range(-1, position.seats):
        packed = pack_view(position.view(seat))
        assert read_view(json.loads(json.dumps(write_view(packed)))) == packed


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_hint_of_the_device_is_that_of_the_server(lang):
    made = table("leduc", ["me", "bot:random"])
    while made.awaited_seat(ADA) < 0:
        decide(made, SimpleNamespace(draw=lambda *_: 0))
    words, view = shown(made).words(lang), made.position.view(made.awaited_seat(ADA))
    task = make_hint_task(made, ADA, words)
    turn = suggest_turn(pack_view(view), {lang: words.names})
    answer = ask(new_side(), "hint", task, lang)
    assert answer == write_json(describe_hint(view, turn, words))
    assert json.loads(answer)["steps"]


def test_a_report_of_the_device_is_that_of_the_server_and_is_kept():
    made = two()
    play(made, ADA, "raise")
    play(made, BOB, "fold")
    task, kept = make_report_task(shown(made), ADA, made=False), []
    assert task["seats"] == [0]

    async def follow(side: DeviceSide) -> dict:
        await side.start()
        state = {"state": "working"}
        while state["state"] == "working":
            state = json.loads(await side.answer("report", json.dumps({"task": task, "seen": 0}), "en"))
            await asyncio.sleep(0)
        return state

    found = asyncio.run(follow(new_side(keep=kept.append)))
    begin_report(job := describe_job(shown(made)))
    while (known := continue_report(1.0)).state != "done":
        pass
    ours = describe_report(shown_to_readers(known), "en", [0])
    assert found["state"] == "done"
    assert (found["html"], found["beginning"]) == (ours.html, ours.beginning)
    assert "Your turning points" in found["beginning"]

    async def again() -> str:
        side = new_side(kept[-1])
        await side.start()
        return json.loads(await side.answer("file", json.dumps(task), "en"))

    assert asyncio.run(again()).startswith("<!doctype html>"), "the next page has it"
    assert job.game_file == task["file"]


def shown_to_readers(known):
    from perihelion.thinking.report_job import Known, read_contents

    return Known(known.state, known.done, known.of, 1, read_contents(known.contents))


def test_what_the_device_cannot_do_is_left_to_the_server():
    line = {"start": {"game": "leduc", "options": {}, "position": ""}, "moves": ["no such move"], "seat": None}
    assert ask(new_side(), "board", {"path": "/api/analysis/best", "body": line}) is None


def test_a_failure_is_told(monkeypatch):
    monkeypatch.setattr("perihelion.site.worker.device_side.answer_call", lambda name, payload: 1 / 0)
    line = {
        "start": {
            "game": "leduc",
            "options": {},
            "position": "",
        },
        "moves": ["~Q1", "~J1"],
        "seat": 0,
    }
    with pytest.raises(ZeroDivisionError):
        ask(new_side(), "board", {"path": "/api/analysis/best", "body": line})


def test_a_task_is_given_to_who_may_have_it(ada, bob, table):
    assert ada.order(table, "hint/task").json()["error"] == "no-hints"
    assert ada.get(f"/api/tables/{table}/report/task").json()["error"] == "running"
    alone = ada.lay(seats=("me", "bot:random"))
    assert set(ada.order(alone, "hint/task").json()) == {"view", "names", "seed"}
    assert bob.order(alone, "hint/task").json()["error"] == "not-your-turn"
    ada.play(table, "raise")
    bob.play(table, "fold")
    task = bob.get(f"/api/tables/{table}/report/task").json()
    assert (task["made"], task["seats"]) == (False, [1])


def test_files_are_compressed_once_and_kept_and_only_the_worker_may_compile(tmp_path: Path, monkeypatch):
    folder = tmp_path / "made"
    for name, data in (("packs/a.pack", b"packed"), ("scripts-1/worker.js", gzip.compress(b"let a;" * 999))):
        (folder / "files" / name).parent.mkdir(parents=True)
        (folder / "files" / name).write_bytes(data)
    index = {"ready": True, "later": False, "worker": "scripts-1/worker.js", "runtime": "r", "packs": {}}
    (folder / "index.json").write_text(json.dumps(index))
    maker = tmp_path / "maker_for_tests.py"
    maker.write_text(f"print({str(folder)!r})")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.delenv(device_files.SETTING)

    async def story() -> None:
        async with serving(tmp_path / "data") as client:
            client.services.device_files.maker = maker.stem
            assert (await client.get("/api/device")).json()["later"]
            await client.services.device_files._made
            assert (await client.get("/api/device")).json() == index
            script = await client.get("/device/scripts-1/worker.js")
            assert script.content == b"let a;" * 999
            assert script.headers["content-security-policy"] == device_routes.WORKER_POLICY
            assert "immutable" in script.headers["cache-control"]
            pack = await client.get("/device/packs/a.pack")
            assert pack.content == b"packed"
            assert "content-encoding" not in pack.headers
            for path in ("index.json", "../index.json", "%2e%2e/index.json", "packs"):
                assert (await client.get(f"/device/{path}")).status_code == 404

    asyncio.run(story())


def test_an_operator_keeps_all_thinking_at_the_server(tmp_path: Path, monkeypatch):
    monkeypatch.setenv(device_files.SETTING, device_files.OFF)

    async def story() -> None:
        async with serving(tmp_path) as client:
            client.services.device_files.maker = "no_such_module"
            found = (await client.get("/api/device")).json()
            assert not found["ready"]
            assert not found["later"]

    asyncio.run(story())


def test_without_an_interpreter_pages_are_told_so(tmp_path: Path, monkeypatch):
    monkeypatch.delenv(device_files.SETTING)

    async def story() -> None:
        async with serving(tmp_path) as client:
            client.services.device_files.maker = "no_such_module"
            await client.get("/api/device")
            await client.services.device_files._made
            assert (await client.get("/api/device")).json() == device_files.NOTHING

    asyncio.run(story())
