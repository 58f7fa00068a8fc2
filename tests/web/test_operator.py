"""Operators in the browser and on the command line, and what a guest may do with their own data."""

import io
import json
import zipfile

import pytest

from perihelion.cli.app import main
from tests.web.test_late_tables import play_on
from tests.web.waiting import wait_for


def command(server, *words):
    """Run a command beside the running server."""
    with pytest.raises(SystemExit) as ended:
        main([*words, "--data", str(server.folder)])
    assert not ended.value.code


@pytest.fixture
def operator(server, capsys):
    """A guest who opened the link of the command line."""
    came = server.guest("Olga")
    command(server, "operator", "link", "--address", server.address)
    link = capsys.readouterr().out.strip()
    assert came.http.get(link).status_code == 200
    assert came.get("/operator").status_code == 404, "looking at the link does nothing"
    token = link.rpartition("/")[2]
    assert came.post(f"/api/operator/link/{token}").status_code == 200
    assert server.guest().post(f"/api/operator/link/{token}").status_code == 404, "it works once"
    return came


def found(operator, name):
    listed = operator.get("/api/operator/guests", find=name).json()
    (guest,) = [one for one in listed if one["name"] == name]  # a guest without a name may be called Hevelius
    return guest


def test_nobody_else_finds_anything(server, ada):
    assert ada.get("/operator").status_code == 404
    assert ada.get("/operator/link/guessed").status_code == 404
    paths = [path for path in ada.get("/openapi.json").json()["paths"] if path.startswith("/api/operator")]
    assert len(paths) >= 10
    for path in paths:
        for method in ada.get("/openapi.json").json()["paths"][path]:
            address = path.format(table="x", guest_id="x", n=1, token="x")
            answer = ada.http.request(method, address, json=BODIES.get(path, {}))
            assert answer.status_code == 404, (method, path, answer.text)
            assert ada.me["name"] not in answer.text


BODIES = {"/api/operator/message": {"text": "x"}, "/api/operator/maintenance": {"on": True}}


def test_an_operator_closes_and_deletes_tables(operator, ada, bob, table):
    other = ada.lay()
    listed = operator.get("/api/operator/tables", find="Ada").json()
    assert {table, other} <= {one["table"] for one in listed}
    with bob.live(table) as live:
        live.hear("snapshot")
        assert operator.post(f"/api/operator/tables/{table}/close").status_code == 200
        assert live.ended() == 4410
    assert bob.at(table)["closed"]
    with ada.live(other) as live:
        live.hear("snapshot")
        assert operator.post(f"/api/operator/tables/{other}/delete").status_code == 200
        assert live.ended() == 1012
    assert ada.get(f"/api/tables/{other}").status_code == 404
    assert other not in [one["table"] for one in ada.get("/api/tables").json()["mine"]]
    assert operator.post(f"/api/operator/tables/{other}/close").status_code == 404
    said = [line["what"] for line in operator.get("/api/operator").json()["log"]]
    assert said[:2] == ["delete", "close"]


def test_mute_rename_and_ban(server, operator, ada, table):
    eve = server.guest("Ekelname")
    eve.lay()
    guest = found(operator, "Ekelname")
    address = f"/api/operator/guests/{guest['guest']}"
    assert operator.post(address, mute=True).status_code == 200
    assert eve.order(table, "chat", text="hello").json()["error"] == "muted"
    assert operator.post(address, mute=False, name="Evelina").status_code == 200
    assert eve.order(table, "chat", text="hello").status_code == 201
    assert eve.get("/api/me").json()["name"] == "Evelina"
    with eve.live(table) as live:
        live.hear("snapshot")
        assert operator.post(address, ban=True).status_code == 200
        assert live.ended() == 4412
    with eve.live(table) as live:
        assert live.ended() == 4412
    why = eve.get("/api/me")
    assert (why.status_code, why.json()["error"]) == (403, "banned")
    assert eve.get("/api/words", lang="de").status_code == 200, "she reads in her language why she cannot play"
    assert eve.post("/api/tables", game="leduc", seats=["me", "open"]).json()["error"] == "banned"
    assert found(operator, "Evelina")["banned"]
    assert operator.post(address, ban=False).status_code == 200
    assert eve.get("/api/me").status_code == 200
    mine = operator.http.cookies["guest"].rpartition(".")[0]
    assert operator.post(f"/api/operator/guests/{mine}", ban=True).status_code == 409


def test_a_message_reaches_everybody(operator, ada, table):
    with ada.live(table) as live:
        live.hear("snapshot")
        operator.post("/api/operator/message", text="Tea at five")
        assert live.hear("announcement")["message"] == "Tea at five"
    assert ada.get("/api/me").json()["message"] == "Tea at five"
    operator.post("/api/operator/message", text="")
    assert ada.get("/api/me").json()["message"] is None


def test_maintenance_stops_moves_and_shows_a_page(operator, ada, bob, table):
    actor = next(guest for guest in (ada, bob) if guest.at(table)["yours"])
    choice = actor.at(table)["choices"][0]["action"]
    assert operator.post("/api/operator/maintenance", on=True).status_code == 200
    try:
        refused = actor.play(table, choice, after=actor.at(table)["count"])
        assert (refused.status_code, refused.json()["error"]) == (503, "maintenance")
        assert refused.headers["retry-after"]
        with actor.live(table) as live:
            count = live.hear("snapshot")["count"]
            live.send(type="play", action=choice, after=count)
            assert live.hear("refused")["error"] == "maintenance"
        page = ada.http.get("/", headers={"Accept": "text/html"})
        assert page.status_code == 503
        assert 'data-page="maintenance"' in page.text
        assert operator.http.get("/", headers={"Accept": "text/html"}).status_code == 200
        assert ada.get("/health").status_code == 200
    finally:
        operator.post("/api/operator/maintenance", on=False)
    assert actor.play(table, choice).status_code == 201


def test_players_report_and_operators_read_it(operator, ada, bob, table):
    ada.order(table, "complaint", seat=1, text="calls me names")
    assert ada.order(table, "complaint", seat=0, text="myself").status_code == 422
    assert bob.order(table, "complaint", seat=7, text="nobody").status_code == 422
    (report,) = [one for one in operator.get("/api/operator").json()["complaints"] if one["table"] == table]
    assert (report["by"], report["about"], report["text"]) == ("Ada", "Bob", "calls me names")
    path = f"/api/operator/complaints/{report['n']}"
    assert ada.post(path, decision="nothing").status_code == 404
    assert operator.post(path, decision="shout").status_code == 422
    assert operator.post(path, decision="mute", answer="Please be friendly.").status_code == 200
    assert operator.post(path, decision="nothing").status_code == 404, "it is decided once"
    (told,) = bob.get("/api/me/account/conduct").json()
    assert (told["mine"], told["decision"], told["answer"]) == (False, "mute", "Please be friendly.")
    (told,) = ada.get("/api/me/account/conduct").json()
    assert (told["mine"], told["decision"], told["answer"]) == (True, None, ""), "what follows is not hers to know"
    assert bob.order(table, "chat", text="hello").json()["error"] == "muted"
    done = [line["what"] for line in operator.get("/api/operator").json()["log"]]
    assert {"complaint-mute", "mute"} <= set(done)
    assert [one for one in operator.get("/api/operator").json()["complaints"] if one["table"] == table] == []


def test_an_operator_sees_who_came_to_rated_games_from_the_same_network(server, operator):
    ann, ben, cat = (server.guest(name) for name in ("Ann", "Ben", "Cat"))
    iphone, windows = "Mozilla/5.0 (iPhone) Safari/605.1", "Mozilla/5.0 (Windows) Firefox/140.0"
    for other, agent in ((ben, iphone), (cat, windows)):
        played = ann.lay(minutes=60, rated=True)
        assert other.take(played)
        for guest, browser in ((ann, iphone), (other, agent)):
            with guest.live(played, **{"User-Agent": browser, "X-Forwarded-For": "203.0.113.9"}) as live:
                live.hear("snapshot")
        while not ann.at(played)["over"]:
            play_on(played, ann, other)

    def evidence():
        listed = operator.get("/api/operator/evidence").json()
        return {(one["kind"], *sorted(one["names"])): one["games"] for one in listed if "Ann" in one["names"]}

    wait_for(lambda: len(evidence()) == 2)
    assert evidence() == {("browser", "Ann", "Ben"): 1, ("network", "Ann", "Cat"): 1}
    assert ann.post("/api/me/delete", name="Ann").status_code == 200
    assert ("browser", "Ann", "Ben") not in evidence()


def test_the_command_line_works_beside_the_server(server, operator, bob, capsys):
    table = bob.lay()
    mine = bob.http.cookies["guest"].rpartition(".")[0]
    command(server, "guest", "rename", mine, "--name", "Robert")
    wait_for(lambda: bob.get("/api/me").json()["name"] == "Robert")
    command(server, "table", "list", table)
    assert table in capsys.readouterr().out
    command(server, "table", "close", table)
    wait_for(lambda: bob.at(table)["closed"])
    command(server, "guest", "ban", mine)
    wait_for(lambda: bob.get("/api/me").status_code == 403)
    command(server, "guest", "delete", mine)
    command(server, "operator", "list")
    known = capsys.readouterr().out
    olga = operator.http.cookies["guest"].rpartition(".")[0]
    assert olga in known
    command(server, "operator", "remove", olga)
    wait_for(lambda: operator.get("/operator").status_code == 404)


def test_a_guest_takes_everything_along(ada, bob, table):
    ada.order(table, "chat", text="good luck")
    bob.order(table, "chat", text="thanks a lot")
    for _ in range(9):
        actor = next((guest for guest in (ada, bob) if guest.at(table)["yours"]), None)
        if actor:
            actor.play(table, actor.at(table)["choices"][0]["action"])
    running = ada.lay("leduc", ("me", "open"))
    bob.take(running)
    wait_for(lambda: ada.get(f"/api/tables/{table}/report").json()["state"] == "done")
    answer = ada.get("/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    assert json.loads(files["guests.json"])[0]["name"] == "Ada"
    assert {one["table"] for one in json.loads(files["tables.json"])} >= {table, running}
    assert f"games/leduc-{table}.game" in files
    assert len(json.loads(files[f"reports/{table}.json"])["seats"]) == 2
    assert not any(running in name for name in files), "hands of a running game stay hidden"
    everything = "".join(files.values())
    assert "good luck" in everything
    assert "thanks a lot" not in everything
    assert bob.http.cookies["guest"].rpartition(".")[0] not in everything


def test_a_guest_deletes_everything(server, ada, bob, table):
    eve = server.guest("Evangeline")
    watched = ada.lay("leduc", ("me", "open"))
    eve.take(watched)
    eve.order(watched, "chat", text="bye")
    assert eve.post("/api/me/delete", name="Eve").status_code == 422
    with ada.live(watched) as live:
        live.hear("snapshot")
        assert eve.post("/api/me/delete", name="Evangeline").status_code == 200
        live.ended()
    seen = ada.http.get(f"/api/tables/{watched}").text
    assert "Evangeline" not in seen
    assert "a player who left" in seen
    assert "bye" not in json.dumps(json.loads(seen)["chat"])
    assert eve.get("/api/me").json()["name"] != "Evangeline"
    assert eve.get("/api/tables").json()["mine"] == []
