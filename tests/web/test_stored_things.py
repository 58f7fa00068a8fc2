"""No stored thing makes its page unreadable: what cannot be shown is not stored, or the page shows the rest."""

from __future__ import annotations

import asyncio
import io
import logging
import time
import zipfile
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

import perihelion
from perihelion.companion.entered_game import ENTERED
from perihelion.core.log import Entry
from perihelion.store import companions, reports, schema, spaced_repetition
from perihelion.table import commands
from perihelion.web.table.viewers import Viewer
from perihelion.wire.schemas.companions import HistoryEntry
from perihelion.wire.study.companion import Companion, replay_moves
from perihelion.wire.study.companion_rest import NEAR, _parts
from perihelion.wire.study.spaced_repetition import write_decision
from tests.server.registries import ADA, lay, open_registry, run
from tests.web.in_process import Client, serving
from tests.web.test_live_tables import live_tables
from tests.web.test_spaced_repetition import DECISION, START

LEDUC = perihelion.games()["leduc"]


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    """What is logged is expected here."""
    caplog.set_level(logging.CRITICAL)


def fails(*given: Any) -> Any:
    raise KeyError("h-HQ.p")


def tell(folder: Path, story: Callable[[Client], Awaitable[None]], lang: str = "en") -> None:
    """Let a story happen at a server in this process."""

    async def happen() -> None:
        async with serving(folder, lang) as client:
            await story(client)

    asyncio.run(happen())


class Entered:
    """A game at a real table, over the API."""

    def __init__(self, client: Client):
        self.client, self.path, self.count = client, "", 0

    async def begin(self, game: str = "solari", **options: Any) -> Entered:
        answer = await self.client.post("/api/companions", json={"game": game, "options": options})
        assert answer.status_code == 201, answer.text
        self.path = f"/api/companions/{answer.json()['id']}"
        await self.look()
        return self

    async def look(self, **query: Any) -> dict[str, Any]:
        """The page as it is now; it always opens."""
        answer = await self.client.get(self.path, params=query)
        assert answer.status_code == 200, answer.text
        self.count = answer.json()["count"]
        return answer.json()

    async def send(self, what: str, **body: Any) -> Any:
        return await self.client.post(f"{self.path}/{what}", json={"count": self.count, **body})

    async def enter(self, *entries: str) -> dict[str, Any]:
        for entry in entries:
            answer = await self.send("enter", entry=entry)
            assert answer.status_code == 200, answer.text
            self.count = answer.json()["count"]
        return answer.json()


def break_after(monkeypatch: pytest.MonkeyPatch, length: int) -> None:
    """From now on no page of more moves can be made: its list of entries cannot be written."""
    history = Companion._history

    def broken(self: Companion, whole: bool) -> list[HistoryEntry]:
        return fails() if len(self.entered.kinds) > length else history(self, whole)

    monkeypatch.setattr(Companion, "_history", broken)


# games at a real table


@pytest.mark.parametrize(("lang", "said"), [("en", "was not entered"), ("de", "nicht eingegeben")])
def test_an_entry_that_cannot_be_shown_is_refused_and_nothing_is_stored(tmp_path, monkeypatch, lang, said):
    async def story(client: Client) -> None:
        game = await Entered(client).begin()
        before = await game.enter("2-5")
        monkeypatch.setattr(Companion, "_history", fails)
        refused = await game.send("enter", entry=before["choices"][0]["action"])
        assert (refused.status_code, refused.json()["error"]) == (409, "unshown")
        assert said in refused.json()["sentence"]
        corrected = await game.send("correct", at=0, entry="1-1")
        assert corrected.json()["error"] == "unshown"
        monkeypatch.undo()
        assert await game.look() == before

    tell(tmp_path, story, lang)


def test_a_game_whose_first_page_cannot_be_shown_does_not_begin(tmp_path, monkeypatch):
    async def story(client: Client) -> None:
        monkeypatch.setattr(Companion, "_history", fails)
        answer = await client.post("/api/companions", json={"game": "solari"})
        assert (answer.status_code, answer.json()["error"]) == (409, "unshown")
        assert (await client.get("/api/companions")).json()["companions"] == []

    tell(tmp_path, story)


def test_a_stored_game_whose_last_entries_cannot_be_shown_opens_before_them(tmp_path, monkeypatch):
    """As an older version left it behind: stored, but its page cannot be made."""

    async def story(client: Client) -> None:
        game = await Entered(client).begin()
        before = await game.enter("2-5")
        move = before["choices"][0]["action"]
        other = (await game.enter(move))["choices"][0]["action"]
        stored = (await game.enter(other))["count"]
        break_after(monkeypatch, before["count"])
        shown = await game.look()
        assert (shown["at"], shown["count"], shown["unshown"]) == (before["count"], stored, [move, other])
        assert (shown["choices"], shown["pad"]) == ([], [])
        assert "cannot be shown" in shown["prompt"]
        assert shown["board"] == before["board"]
        earlier = await client.get(game.path, params={"at": stored - 1})
        assert (earlier.status_code, earlier.json()["error"]) == (409, "unshown")
        assert (await game.look())["count"] == stored, "nothing was deleted"
        taken_back = (await game.send("undo")).json()
        assert (taken_back["count"], taken_back["unshown"]) == (before["count"], None)
        assert taken_back["choices"] == before["choices"]
        monkeypatch.undo()
        game.count = taken_back["count"]
        assert (await game.enter(move))["entered"] == 2

    tell(tmp_path, story)


@pytest.mark.parametrize("lost", ["1W1", "no such move"])
def test_a_stored_game_with_moves_that_the_rules_do_not_know_opens_before_them(tmp_path, lost):
    """As if the rules had changed since."""

    async def story(client: Client) -> None:
        game = await Entered(client).begin()
        before = await game.enter("2-5")
        values = {"moves": ["~2-5", lost, "~1-1"], "kinds": [ENTERED] * 3}
        await companions.change(client.services.database, game.path.rpartition("/")[2], **values)
        shown = await game.look()
        assert (shown["at"], shown["count"], shown["unshown"]) == (before["count"], 3, [lost, "1-1"])
        for what, body in (("enter", {"entry": "1-1"}), ("correct", {"at": 0, "entry": "1-1"})):
            refused = await game.send(what, **body)
            assert (refused.status_code, refused.json()["error"]) == (409, "unshown")
        assert (await client.get(f"{game.path}/export")).status_code == 200
        assert (await client.get(f"{game.path}/analysis")).json()["moves"] == ["~2-5"]
        assert (await client.get(f"{game.path}/at/1", params={"seat": 0})).status_code == 200
        assert (await game.send("undo")).json()["count"] == 1
        assert (await game.look()) == before

    tell(tmp_path, story)


def test_a_game_that_cannot_be_shown_at_all_says_so_and_keeps_everything(tmp_path, monkeypatch):
    async def story(client: Client) -> None:
        game = await Entered(client).begin()
        before = await game.enter("2-5")
        monkeypatch.setattr(Companion, "_history", fails)
        answer = await client.get(game.path)
        assert (answer.status_code, answer.json()["error"]) == (409, "unshown")
        assert (await game.send("undo")).status_code == 409
        monkeypatch.undo()
        assert await game.look() == before

    tell(tmp_path, story)


def test_a_game_at_a_real_table_goes_on_though_its_board_cannot_be_drawn(tmp_path, monkeypatch):
    async def story(client: Client) -> None:
        game = await Entered(client).begin("leduc")
        board = LEDUC.board
        assert board is not None
        broken = replace(board, draw=fails, touch=fails, note=fails, picture=fails)
        monkeypatch.setattr(LEDUC, "board", broken)
        shown = await game.look()
        assert shown["board"] is None
        assert shown["outline"][0]["heading"] == "The board cannot be drawn here"
        assert len(shown["outline"]) > 1, "the position is there in words"
        assert (await game.enter(shown["choices"][0]["action"]))["entered"] == 1
        monkeypatch.undo()
        assert (await game.look())["board"] is not None

    tell(tmp_path, story)


def test_sentences_that_cannot_be_made_are_replaced(tmp_path, monkeypatch):
    async def story(client: Client) -> None:
        game = await Entered(client).begin("leduc")
        for name in ("choice", "prompt"):
            monkeypatch.setattr(f"perihelion.wire.table.frames.{name}", fails)
        monkeypatch.setattr("perihelion.wire.study.companion.choice", fails)
        shown = await game.look()
        assert {each["says"] for each in shown["choices"]} <= {"raise", "call", "fold"}
        assert shown["prompt"].endswith("to move.")

    tell(tmp_path, story)


def test_long_games_are_not_tried_out_entry_by_entry():
    assert list(_parts([])) == [0]
    assert list(_parts([ENTERED, "assumed", ENTERED])) == [3, 2, 0]
    tried = list(_parts([ENTERED] * 3000))
    assert tried[: NEAR + 1] == list(range(3000, 3000 - NEAR - 1, -1))
    assert tried[-1] == 0
    assert len(tried) < 2 * NEAR


def test_a_game_is_replayed_as_far_as_the_rules_can_play_it(monkeypatch):
    moves = ["~K1", "~Q1", "raise", "call"]
    assert replay_moves(LEDUC, {}, [*moves, "~K1", "raise"]).text == perihelion.new("leduc").play(*moves).text

    def half(rules: Any, s: Any, entry: Entry) -> Entry:
        rules.play(s, entry.number) if entry.actor >= 0 else rules.deal(s, entry.number)
        return fails() if entry.text == "call" else entry._replace(events=())

    monkeypatch.setattr("perihelion.engine.runtimes.Interpreted.carry_out", half)
    assert replay_moves(LEDUC, {}, moves).text == perihelion.new("leduc").play(*moves[:-1]).text


# tables


@pytest.mark.parametrize(("lang", "said"), [("en", "cannot be drawn"), ("de", "nicht zeichnen")])
def test_a_table_whose_board_cannot_be_drawn_shows_the_rest_and_is_played_on(tmp_path, monkeypatch, lang, said):
    async def story(client: Client) -> None:
        made = (await client.post("/api/tables", json={"game": "leduc", "seats": ["me", "me"]})).json()["table"]
        board = LEDUC.board
        assert board is not None
        monkeypatch.setattr(LEDUC, "board", replace(board, draw=fails))
        shown = (await client.get(f"/api/tables/{made}")).json()
        assert (shown["board"], said in shown["outline"][0]["heading"]) == (None, True)
        assert (len(shown["seats"]), bool(shown["log"]), bool(shown["choices"])) == (2, True, True)
        body = {"action": shown["choices"][0]["action"], "after": shown["count"]}
        assert (await client.post(f"/api/tables/{made}/actions", json=body)).status_code == 201
        plan = await client.post(f"/api/tables/{made}/plans/look", json={"moves": []})
        assert plan.json().get("error") != "broken"
        monkeypatch.undo()
        assert (await client.get(f"/api/tables/{made}")).json()["board"]

    tell(tmp_path, story, lang)


def test_viewers_get_the_whole_table_when_its_board_can_no_longer_be_drawn_and_when_it_can_again(tmp_path, monkeypatch):
    """An update has only what changed; without the ground of the board that would show nothing."""

    async def test() -> list[tuple[str, bool]]:
        async with open_registry(tmp_path) as opened:
            table = await lay(opened, ("me", "me"))
            shown = await live_tables(opened).open(table)
            viewer = Viewer(shown, ADA.id, "en", 0)
            shown.viewers.append(viewer)
            viewer.send_snapshot()

            async def play() -> Any:
                while not viewer.outbox.empty():
                    viewer.outbox.get_nowait()
                await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, t.position.legal[0], t.count))
                return viewer.outbox.get_nowait()

            board = LEDUC.board
            assert board is not None
            kinds = []
            for draw in (fails, fails, board.draw):
                monkeypatch.setattr(LEDUC, "board", replace(board, draw=draw))
                message = await play()
                assert message != 1011, "the viewer is not sent away"
                kinds.append((message["type"], "board" in message and message["board"] is not None))
            return kinds

    kinds = run(test())
    assert kinds[0] == ("snapshot", False)
    assert kinds[-1] == ("snapshot", True)


# analyses


def test_an_analysis_that_cannot_be_opened_is_not_kept(tmp_path):
    """Its position can be read, but not drawn."""

    async def story(client: Client) -> None:
        position = f"{perihelion.new('solaris', players=3).text} phase:15"
        body = {"title": "Nothing", "start": {"game": "solaris", "position": position}, "nodes": []}
        answer = await client.post("/api/analyses", json=body)
        assert answer.status_code == 422, answer.text
        assert answer.json()["sentence"]
        assert (await client.get("/api/analyses")).json()["analyses"] == []

    tell(tmp_path, story)


# mistakes that are practised


async def practice(client: Client) -> list[str]:
    """The mistakes that are due."""
    return (await client.get("/api/games/leduc/puzzles")).json()["practice"]["due"]


@pytest.mark.parametrize("broken", ["position", "decision"])
def test_a_mistake_that_cannot_be_shown_does_not_stand_before_the_others(tmp_path, broken):
    """It was the first one that was due, and would have been for ever."""
    unknown = {"position": "phase:99", "decision": write_decision(replace(DECISION, played="no such move"))}

    async def story(client: Client) -> None:
        database = client.services.database
        await client.post("/api/me", json={"name": "Ada"})
        guest = (await database.read(select(schema.guests.guests.c.id)))[0].id
        for n, changed in enumerate(({broken: unknown[broken]}, {})):
            stored = {"position": START.text, "decision": write_decision(DECISION)} | changed
            await spaced_repetition.add(database, guest, f"t {n}", "leduc", now=float(n), **stored)
        first, second = await practice(client)
        answer = await client.post(f"/api/games/leduc/mine/{first}", json={"moves": []})
        assert (answer.status_code, answer.json()["error"]) == (409, "unshown")
        assert "cannot be shown any more" in answer.json()["sentence"]
        assert await practice(client) == [second]
        shown = await client.post(f"/api/games/leduc/mine/{second}", json={"moves": []})
        assert (shown.status_code, shown.json()["of"]) == (200, 1)
        kept = await spaced_repetition.find(database, guest, first)
        assert kept is not None, "nothing is deleted"
        assert (kept.box, kept.due > time.time()) == (0, True)

    tell(tmp_path, story)


# all data of a guest


def test_a_report_or_a_game_that_cannot_be_read_does_not_stop_the_export_of_all_data(tmp_path, monkeypatch):
    async def story(client: Client) -> None:
        game, database = await Entered(client).begin("leduc"), client.services.database
        guest, made = (await database.read(select(schema.guests.guests.c.id)))[0].id, game.path.rpartition("/")[2]
        await reports.request(database, "of another version", guest, {}, companion=made)
        garbage = update(schema.study.reports).values(state=reports.DONE, analysis=b"garbage")
        await database.write((garbage, None))
        body = {"game": "leduc", "seats": ["me", "bot:random"]}
        assert (await client.post("/api/tables", json=body)).status_code == 201
        await database.write((update(schema.tables.tables).values(open=False), None))
        monkeypatch.setattr("perihelion.web.people.personal_data.restore_table", fails)
        answer = await client.get("/api/me/export")
        assert answer.status_code == 200, answer.text
        with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
            assert {"companions.json", "tables.json"} <= set(archive.namelist())

    tell(tmp_path, story)
