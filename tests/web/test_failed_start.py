"""If one part of a server fails to start, all parts are stopped, and another server can use the folder."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from perihelion.store import guests
from perihelion.store.database import Database
from perihelion.web import app as app_module
from perihelion.web.app import create_app
from perihelion.web.services import Services
from tests.server.registries import new_folder, run

STARTED = ["operations", "upkeep", "cluster", "scheduler", "notifier", "deals", "plans"]
"""The parts that have a start, in the order in which they are started."""

STOP_CALLS = [
    "stop operations",
    "stop upkeep",
    "stop computations",
    "stop plans",
    "stop scheduler",
    "finish registry",
    "stop notifier",
    "stop sign_in_mails",
    "stop deals",
    "stop recorder",
    "stop cluster",
    "close database",
]
"""How the parts are stopped, in this order."""


class Boom(Exception):
    """What a part raises that cannot start."""


class OtherProcesses:
    """Stands for the cluster: on SQLite there is none."""

    async def start(self, kind: str) -> None:
        """Find nobody."""

    async def stop(self) -> None:
        """Leave nobody."""


def explode(*_: Any) -> Any:
    raise Boom


def watch(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that gets the name of every part that is started or stopped."""
    services.cluster = OtherProcesses()  # type: ignore[assignment]
    calls: list[str] = []

    def note(name: str, method: str) -> None:
        part = getattr(services, name)
        call = getattr(part, method)

        def noted(*given: Any) -> Any:
            calls.append(f"{method} {name}")
            return call(*given)

        monkeypatch.setattr(part, method, noted)

    for name in STARTED:
        note(name, "start")
    for stop in STOP_CALLS:
        method, name = stop.split(" ")
        note(name, method)
    return calls


async def fail_to_start(folder: Path) -> None:
    """Start a server that cannot start; then another one on the same folder."""
    app, before = create_app(folder), asyncio.all_tasks()
    with pytest.raises(Boom):
        async with app.router.lifespan_context(app):
            raise AssertionError("it started")
    await asyncio.sleep(0)  # cancelled tasks end
    assert asyncio.all_tasks() == before, "nothing goes on"
    database = Database(folder)
    await database.open()  # the folder is no longer locked
    await database.close()


@pytest.mark.parametrize("failing", [*STARTED, "games"])
def test_all_parts_are_stopped_if_one_fails_to_start(failing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    open_services, calls = app_module.open_services, []

    async def open_watched(where: Any) -> Services:
        services = await open_services(where)
        if failing == "games":
            monkeypatch.setattr(app_module, "load_games", explode)
        calls.append(watch(services, monkeypatch))
        if failing != "games":
            monkeypatch.setattr(getattr(services, failing), "start", explode)
        return services

    monkeypatch.setattr(app_module, "open_services", open_watched)
    monkeypatch.setattr(app_module, "reduce_garbage_collection", lambda: None)
    run(fail_to_start(new_folder(tmp_path)))
    earlier = STARTED[: STARTED.index(failing)] if failing in STARTED else []
    assert calls == [[f"start {name}" for name in earlier] + STOP_CALLS]


@pytest.mark.parametrize("failing", ["open", "load_key"])
def test_the_database_is_closed_if_it_cannot_be_used(failing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folder = new_folder(tmp_path)
    with monkeypatch.context() as failed:
        if failing == "open":
            failed.setattr("perihelion.store.sqlite.open_engine", explode)
        else:
            failed.setattr(guests, "load_key", explode)
        app = create_app(folder)

        async def start() -> None:
            with pytest.raises(Boom):
                async with app.router.lifespan_context(app):
                    raise AssertionError("it started")

        run(start())

    async def open_again() -> None:
        database = Database(tmp_path)
        await database.open()
        await database.close()

    run(open_again())


def test_a_part_that_fails_to_stop_keeps_no_other_from_stopping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(app_module, "reduce_garbage_collection", lambda: None)

    async def story() -> list[str]:
        services = await app_module.open_services(new_folder(tmp_path))
        calls = watch(services, monkeypatch)
        monkeypatch.setattr(services.scheduler, "stop", explode)
        with pytest.raises(Boom):
            async with app_module.run_services(services):
                calls.clear()
        return calls

    assert run(story()) == [call for call in STOP_CALLS if call != "stop scheduler"]
