"""The ids of tables and guests."""

import secrets

from perihelion.server.new_tables import new_id
from perihelion.store.ids import make_id


def test_no_id_begins_like_an_option_of_a_command(monkeypatch):
    drawn = iter(["-a", "--b", "c-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert make_id(15) == "c-"


def test_ids_are_long_and_differ():
    assert len({new_id() for _ in range(100)}) == 100
    assert len(new_id()) == 20
