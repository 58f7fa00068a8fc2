"""The analysis board: where a finished game opens, its curve and luck, bots that play on, playing out, sealed files."""

from __future__ import annotations

import asyncio
from typing import Any
from xml.etree import ElementTree

import pytest

import perihelion
from perihelion.bots.playouts import play_out
from perihelion.core.recent_view import open_view
from perihelion.server.bot_worker import ANYBODY, BotWorker
from perihelion.thinking.decisions import choose_action
from perihelion.thinking.packed_view import pack_view
from perihelion.wire.schemas.analysis import AnalysisStart, LineRequest, ReplyRequest
from perihelion.wire.study.analysis import Lines, Unreadable, describe_line, read_text
from perihelion.wire.study.analysis_replies import play_on
from perihelion.wire.study.analysis_work import draw_animation
from tests.web.waiting import wait_for

from .test_analysis import DEALT, GAMES, LEDUC, wander

WHOLE = ["~K1", "~J1", "call", "call", "~K2", "call", "raise", "fold"]


def finish(ada, bob, table: str) -> None:
    """End the game of a table at once."""
    assert ada.play(table, "raise").status_code == 201
    assert bob.play(table, "fold").status_code == 201


def test_a_finished_game_opens_where_one_came_from_or_at_its_beginning(ada, bob, table):
    finish(ada, bob, table)
    path = f"/api/tables/{table}/analysis"
    read = ada.get(path).json()
    assert read["at"] == 0
    last = ada.get(f"/api/tables/{table}").json()["count"]
    assert ada.get(path, moment=last).json()["at"] == len(read["moves"])
    assert ada.get(path, moment=last - 1).json()["at"] == len(read["moves"]) - 1
    assert ada.get(path, moment=9999).status_code == 422


def test_a_sealed_game_is_read_and_a_changed_one_refused_with_its_line(ada, bob, table):
    finish(ada, bob, table)
    text = ada.get(f"/api/tables/{table}/sealed").text
    read = ada.get(f"/api/tables/{table}/analysis").json()
    assert read["names"] == ["Ada", "Bob"]
    assert ada.post("/api/analysis/read", text=text).json() == {**read, "names": []}
    with pytest.raises(Unreadable) as refused:
        read_text(text.replace("raise", "call"), None, "de")
    assert "Zeile" in refused.value.details["sentence"]


def test_the_curve_of_a_line_with_luck_and_mistakes(ada):
    body: dict[str, Any] = {"start": LEDUC, "moves": WHOLE}
    first = ada.post("/api/analysis/curve", **body).json()
    assert first["state"] in ("queued", "working", "done")
    seen = wait_for(lambda: (now := ada.post("/api/analysis/curve", **body).json())["state"] == "done" and now)
    assert len(seen["shares"]) == len(WHOLE) + 1
    assert all(sum(shares) == pytest.approx(1) for shares in seen["shares"])
    assert [seat["colour"][0] for seat in seen["seats"]] == ["#", "#"]
    drawn = [entry for entry, move in enumerate(WHOLE) if move.startswith("~")]
    assert [each["entry"] for each in seen["luck"]] == drawn
    assert all(sum(each["luck"]) == pytest.approx(0) for each in seen["luck"])
    assert [(each["entry"], each["seat"]) for each in seen["mistakes"]] == [(7, 0)]
    again = ada.post("/api/analysis/curve", **body, seen=seen["number"]).json()
    assert again["shares"] is None, "what the page has is not sent again"
    assert ada.post("/api/analysis/curve", start=LEDUC, moves=["nonsense"]).status_code == 422


def test_the_curve_of_a_written_position_runs_no_machine_code(ada, monkeypatch: pytest.MonkeyPatch):
    from perihelion.engine import runtimes
    from perihelion.thinking.report_job import ReportJob, read_analysis
    from perihelion.thinking.report_work import begin_report

    position = perihelion.new("leduc").play("K2", "Q1")
    text = read_text(position.text, "leduc", "en").position
    begun = perihelion.position("leduc", text).play("raise")
    job = ReportJob(begun.transcript, {"en": ["A", "B"]}, [0, 1], "", written=True)
    monkeypatch.setattr(runtimes, "_forced", "")
    monkeypatch.setattr(runtimes, "compiled", lambda *_: pytest.fail("machine code does not check its indices"))
    assert read_analysis(begin_report(job).analysis).shares


def test_chance_and_bots_play_on_until_it_is_my_turn(ada):
    shown = ada.post("/api/analysis/reply", start=LEDUC, seat=1, level="greedy").json()
    assert [move[0] for move in shown["played"][:2]] == ["~", "~"]
    assert shown["actor"] in (1, perihelion.OVER)
    assert shown["hidden"] == [0], "the bot's card"
    again = ada.post("/api/analysis/reply", start=LEDUC, moves=shown["played"], seat=1, level="greedy").json()
    assert again["played"] == []
    assert ada.post("/api/analysis/reply", start=LEDUC, seat=1, level="nobody").status_code == 422
    assert ada.post("/api/analysis/reply", start=LEDUC, seat=9, level="greedy").status_code == 422
    assert ada.post("/api/analysis/reply", start=LEDUC, level="greedy").status_code == 422


def test_a_simple_bot_plays_on_in_a_written_position():
    position = perihelion.new("leduc").play("K2", "Q1")
    chosen = choose_action("sun", "", 1, pack_view(position.view(0)), written=True)
    assert chosen in position.legal_ids


def test_who_plays_on_knows_whether_the_position_was_written():
    """Machine code does not check its indices, so it must not see what somebody wrote; and bots play by chance."""
    text = read_text(perihelion.new("leduc").play("K2", "Q1").text, "leduc", "en").position
    told = []

    class Bots(BotWorker):
        async def choose(self, level, view, requester=ANYBODY, fixed_seed=None, written=False):
            told.append((fixed_seed, written))
            return view.legal[0]

    async def play(start: AnalysisStart) -> None:
        request, bots = ReplyRequest(start=start, moves=[], seat=1, level="greedy"), Bots(1)

        async def open_line():
            return Lines().play(request.start, request.moves)

        async def choose(level, view, written):
            return await bots.choose(level, view, written=written)

        await play_on(open_line, request, "en", choose, lambda: 0.0)

    for start in (AnalysisStart(game="leduc", position=text), AnalysisStart(game="leduc")):
        asyncio.run(play(start))
    assert (told[0], told[-1]) == ((None, True), (None, False))


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_played_out(key: str):
    """From near the end of a random game: `make test` has no machine code, and a whole game takes long without."""
    position = wander(key, 10**6)
    for _ in range(min(16, len(position.log) // 2)):
        position.undo()
    assert position.actor != perihelion.OVER
    found = play_out(open_view(position, position.words), True, 1, 0, 3)
    assert len(found) == 1, "one game however long it takes"
    assert len(found[0].points) == position.seats
    assert max(found[0].shares) > 0


def test_what_a_seat_cannot_know_is_sampled_when_a_position_is_played_out():
    """Ada has a king, and everything is called: with cards unknown she cannot always win or always lose."""
    position = perihelion.new("leduc").play("K1", "K2", "call")
    known = play_out(open_view(position, position.words), True, 1, 60, 30)
    sampled = play_out(position.view(0), False, 1, 60, 30)
    assert {each.shares for each in known} == {(0.5, 0.5)}
    assert len({each.shares for each in sampled}) > 1


def test_the_api_of_playing_out(ada):
    games = ada.post("/api/analysis/playouts", start=LEDUC, moves=DEALT, most=5).json()["games"]
    assert len(games) == 5
    assert all(sum(game["shares"]) == pytest.approx(1) for game in games)
    assert ada.post("/api/analysis/playouts", start=LEDUC, moves=WHOLE).status_code == 409
    assert ada.post("/api/analysis/playouts", start=LEDUC, most=51).status_code == 422


@pytest.mark.parametrize("key", ["leduc", "solari", "solarius"])
def test_an_animation_shows_every_board_of_a_line_in_turn(key: str):
    read = describe_line(wander(key, 16))
    body = LineRequest(start=AnalysisStart(game=key, options=dict(read.options)), moves=read.moves)
    drawn = draw_animation(Lines(), body, "en").svg
    if drawn is None:
        assert GAMES[key].board is None
        return
    root = ElementTree.fromstring(drawn)
    shown = root.findall(".//{*}animate[@attributeName='display']")
    assert shown
    for each in shown:
        times = [float(time) for time in each.attrib["keyTimes"].split(";")]
        assert times[0] == 0
        assert times == sorted(set(times))
        assert len(times) == len(each.attrib["values"].split(";"))


def test_an_animation_with_the_eyes_of_a_seat_hides_what_it_hides():
    """Whatever card the other one has: the file is the same."""
    files = {
        draw_animation(Lines(), LineRequest(start=AnalysisStart(game="leduc"), moves=["~K2", other], seat=0), "en").svg
        for other in ("~K1", "~Q1")
    }
    assert len(files) == 1
