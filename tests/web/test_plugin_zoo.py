"""Broken packages are installed: each is named in a sentence, closes its own tables at most, and Solari goes on."""

import asyncio
import logging
import sys
import threading

import pytest

import perihelion
from perihelion.check.problems import find_problems
from perihelion.core import registry, slow_rules
from perihelion.errors import RuleTooSlow
from perihelion.wire import pictures
from tests import plugin_zoo
from tests.web.in_process import serving

CACHES = (registry._found, registry._load, pictures._try_boards, pictures.board_stylesheet, pictures.draw_preview)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("zoo")
    plugin_zoo.install(path)
    return path


@pytest.fixture(autouse=True)
def zoo(folder, monkeypatch, caplog):
    """The packages are installed, and patience is short."""
    caplog.set_level(logging.CRITICAL)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(slow_rules, "LIMIT_SECONDS", 0.5)
    monkeypatch.setattr(slow_rules, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(slow_rules, "IMPORT_FACTOR", 2)
    solari = {"solari": registry._own_games()["solari"]}
    monkeypatch.setattr(registry, "_own_games", lambda: solari)  # the others take time to draw
    forget()
    yield
    forget()


def forget():
    for cached in CACHES:
        cached.cache_clear()
    for name in [name for name in sys.modules if name.startswith("zoo_")]:
        del sys.modules[name]


def test_each_package_is_named_with_the_reason_and_the_rest_is_unharmed():
    broken = registry.broken()
    for key, why in plugin_zoo.SAID.items():
        assert broken[key].startswith(why)
    assert perihelion.games().keys() == {"solari", *plugin_zoo.ENDLESS}
    assert perihelion.games()["solari"].package == "perihelion.games.solari", "a game of ours cannot be replaced"


def test_the_command_line_says_the_same(perihelion_):
    code, said, _ = perihelion_("games")
    said = " ".join(said.split())
    assert code == 0
    assert all(f"{key} {why}" in said for key, why in plugin_zoo.SAID.items())
    for key, why in plugin_zoo.SAID.items():
        for command in ("play", "check") if key not in ("solari", "zoo_rules") else ():
            code, _, complained = perihelion_(command, key)
            assert code == 2
            assert f"the game '{key}' cannot be loaded: {why}" in complained
            assert "Traceback" not in complained
    code, said, _ = perihelion_("check", "zoo_rules")
    assert (code, "zoo_rules.rules has no RULES" in said) == (1, True)


def test_the_check_names_an_endless_rule():
    (problem,) = find_problems(perihelion.games()["zoo_endless"])
    assert problem.startswith(
        "do of 'raise': in phase BET `do_raise` had not ended after 0.5 seconds, so it was stopped"
    )
    assert "rules.py, line" in problem


async def lay(client, game):
    seats = {"players": 2} if game == "solari" else {}
    answer = await client.post("/api/tables", json={"game": game, "options": seats, "seats": ["me", "me"]})
    return answer.json()["table"]


async def play(client, table, action):
    """Play an action, or the first one that is legal."""
    shown = (await client.get(f"/api/tables/{table}")).json()
    action = action or shown["choices"][0]["action"]
    return await client.post(f"/api/tables/{table}/actions", json={"action": action, "after": shown["count"]})


def test_a_move_that_never_ends_closes_its_table_and_no_other(tmp_path):
    async def story():
        async with serving(tmp_path) as client:
            bad, good = await lay(client, "zoo_endless"), await lay(client, "solari")
            answer = await play(client, bad, "raise")
            assert (answer.status_code, answer.json()["error"]) == (409, "closed")
            assert "the rule “do_raise” of the game did not end" in answer.json()["sentence"]
            assert (await client.get("/health")).status_code == 200
            assert (await play(client, good, None)).status_code == 201
            answer = await client.get(f"/api/tables/{bad}")
            assert (answer.status_code, answer.json()["error"]) == (409, "closed"), "the game is not called again"
            await client.services.registry.finish()
        async with serving(tmp_path) as client:  # the end is stored, and everybody may look at the table
            assert (await client.get(f"/api/tables/{bad}")).json()["closed"]
            assert not (await client.get(f"/api/tables/{good}")).json()["closed"]

    asyncio.run(story())


@pytest.mark.parametrize(("key", "function"), [("zoo_endless", "do_raise"), ("zoo_late", "draw")])
def test_other_tables_and_the_server_answer_while_a_rule_does_not_end(tmp_path, key, function):
    """The rule runs until this test stops it, so nothing depends on how fast the machine is."""

    async def story():
        async with serving(tmp_path) as client:
            bad, good = await lay(client, key), await lay(client, "solari")
            for watch in threading.enumerate():
                if isinstance(watch, slow_rules._Watch):
                    watch.seconds = 3600.0
            asked = asyncio.create_task(play_and_look(client, bad))
            while (thread := thread_in(key, function)) is None:
                assert not asked.done(), (await asked).text
                await asyncio.sleep(0.01)
            try:
                assert (await client.get("/health")).status_code == 200
                assert (await play(client, good, None)).status_code == 201
                assert not asked.done(), "all this happened while the rule ran"
            finally:
                slow_rules._raise_in(thread, RuleTooSlow(function, "rules.py, line 1", 1.0))
            assert (await asked).json()["error"] == "closed"

    asyncio.run(story())


async def play_and_look(client, table):
    """Raise, and show the table if that could be played. Return the last answer."""
    answer = await play(client, table, "raise")
    return answer if answer.status_code == 409 else await client.get(f"/api/tables/{table}")


def thread_in(package, function):
    """Return the id of a thread that runs a function of this package, or None."""
    for thread, frame in sys._current_frames().items():
        while frame is not None:
            if frame.f_code.co_name == function and frame.f_globals["__name__"].partition(".")[0] == package:
                return thread
            frame = frame.f_back
    return None


def test_a_drawing_that_never_ends_is_not_in_the_lobby_or_closes_its_table(tmp_path):
    async def story():
        async with serving(tmp_path) as client:
            listed = {game["key"] for game in (await client.get("/api/games")).json()}
            assert "zoo_unseen" not in listed
            assert listed >= {"solari", "zoo_endless", "zoo_late"}
            broken = {game["key"]: game["reason"] for game in (await client.get("/api/games/broken")).json()}
            assert broken.keys() >= {*plugin_zoo.SAID, "zoo_unseen"}
            assert broken["zoo_unseen"].startswith("RuleTooSlow: `draw` had not ended after")
            assert (await client.get("/pictures/zoo_late.svg")).status_code == 404
            bad, good = await lay(client, "zoo_late"), await lay(client, "solari")
            assert (await play(client, bad, "raise")).status_code == 201
            answer = await client.get(f"/api/tables/{bad}")
            assert (answer.status_code, answer.json()["error"]) == (409, "closed")
            assert "“draw”" in answer.json()["sentence"]
            assert (await play(client, good, None)).status_code == 201

    asyncio.run(story())
