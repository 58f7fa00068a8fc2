"""Tables that earlier code stored, over the web. `tests/test_stored.py` opens them and plays on."""

from __future__ import annotations

import perihelion
from perihelion.fair.verify import verify_sealed_game
from perihelion.store.backup import restore
from tests.test_stored import DATABASE, EXPECTED, GAMES, TABLES
from tests.web.prepared_server import PreparedServer


def test_the_server_shows_the_tables_to_those_who_played(tmp_path):
    """A browser's cookie of that time is still good; tables are listed and shown, finished games are downloaded."""
    restore(tmp_path, DATABASE)
    server = PreparedServer(tmp_path).start()
    try:
        ada = server.guest(Cookie=f"guest={EXPECTED['cookies']['guest-ada']}")
        assert ada.me["name"] == "Ada"
        assert {table["table"] for table in ada.get("/api/tables").json()["mine"]} == set(TABLES)
        for name in (f"{game}-{kind}" for game in GAMES for kind in ("running", "checkpoint", "finished")):
            shown, was = ada.at(name), TABLES[name]
            assert shown["count"] == was["count"]
            assert [seat["points"] for seat in shown["seats"]] == was["points"]
            if was["over"]:
                assert not verify_sealed_game(ada.get(f"/api/tables/{name}/sealed").content).findings
                assert perihelion.replay(ada.get(f"/api/tables/{name}/export").text).actor == perihelion.OVER
    finally:
        said = server.stop()
    assert "Traceback" not in said, said
