"""Stored tables under changed records: the log decides, otherwise the record is carried over; no game ends."""

import json
import logging
import sqlite3
from contextlib import closing
from typing import ClassVar

import pytest

from perihelion.core.registry import game as find_game
from perihelion.rules import int8
from perihelion.store.sqlite import FILE
from perihelion.table import commands
from perihelion.table.errors import Conflict
from tests.server.registries import ADA, change_rules, lay, open_registry, run

State = find_game("leduc").rules.state


class Renamed(State):  # type: ignore[misc, valid-type]
    former_names: ClassVar = {"pot": "paid", "card_on_table": "board"}


class Larger(State):  # type: ignore[misc, valid-type]
    burnt = int8("Cards put away.", 3)


@pytest.fixture
def table(tmp_path):
    """A stored table after one raise."""

    async def play():
        async with open_registry(tmp_path) as opened:
            table = await lay(opened, ("me", "me"))
            await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, "raise", t.count))
            return table

    return run(play())


def change_record(folder, **values):
    """Change the stored record as if another version had written it: None takes a field away."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        record = json.loads(database.execute("SELECT record FROM tables").fetchone()[0])
        record = {name: value for name, value in (record | values).items() if value is not None}
        database.execute("UPDATE tables SET record = ?", (json.dumps(record),))
        database.commit()


def change_entry(folder, n, kind=None, **data):
    """Change what an entry of the stored log says."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        found = database.execute("SELECT kind, data FROM log WHERE n = ?", (n,)).fetchone()
        said = json.dumps(json.loads(found[1]) | data)
        database.execute("UPDATE log SET kind = ?, data = ? WHERE n = ?", (kind or found[0], said, n))
        database.commit()


def opened(folder, table, then=lambda opened: None):
    """The table as it is opened."""

    async def open_it():
        async with open_registry(folder) as registry:
            loaded = (await registry.open(table)).table
            await registry.run_command(table, then)
            return loaded

    return run(open_it())


def kinds(made):
    return [entry.kind for entry in made.log]


def number_of(made, text):
    return next(entry.n for entry in made.line if entry.data["text"] == text)


def test_a_record_with_former_names_is_the_same_record(tmp_path, table, monkeypatch):
    change_record(tmp_path, paid=None, pot=[3, 1], board=None, card_on_table=-1)
    change_rules(monkeypatch, state=Renamed)
    made = opened(tmp_path, table)
    assert "checkpoint" not in kinds(made)
    assert made.running
    assert made.position.plain.paid == {0: 3, 1: 1}


def test_other_values_under_former_names_are_another_record(tmp_path, table, monkeypatch):
    change_record(tmp_path, paid=None, pot=[5, 1])
    change_rules(monkeypatch, state=Renamed)
    made = opened(tmp_path, table)
    assert kinds(made)[-1] == "checkpoint"
    assert made.position.plain.paid == {0: 5, 1: 1}


@pytest.mark.parametrize("record", [{"rake": 4}, {"deck": [1, 1, 1, 1]}, {"calls": None}], ids=str)
def test_where_the_layout_changed_and_the_log_can_be_replayed_the_log_decides(tmp_path, table, monkeypatch, record):
    change_record(tmp_path, **record)
    change_rules(monkeypatch, state=Larger)
    made = opened(tmp_path, table)
    assert "checkpoint" not in kinds(made)
    assert made.running
    assert made.record()["burnt"] == [0, 0, 0]


def test_where_the_log_cannot_be_replayed_the_record_is_carried_over(tmp_path, table, monkeypatch, caplog):
    """All at once: a field that is gone, one that is new, one of another size."""
    raised = number_of(opened(tmp_path, table), "raise")
    change_record(tmp_path, rake=4, deck=[1, 1, 1, 1])
    change_entry(tmp_path, raised, text="double")
    change_rules(monkeypatch, state=Larger)
    caplog.set_level(logging.WARNING)
    made = opened(tmp_path, table)
    assert kinds(made)[-1] == "checkpoint"
    assert made.position.plain.paid == {0: 3, 1: 1}
    assert made.record()["burnt"] == [0, 0, 0]
    assert "dropped: rake; new: burnt; deck takes 6 numbers, not 4" in caplog.text
    made = opened(tmp_path, table, lambda t: commands.answer_rules_change(t, ADA.id, "Ada", True))
    assert made.running, "the game goes on"
    assert kinds(made).count("checkpoint") == 1
    made = opened(tmp_path, table, lambda t: commands.play_action(t, ADA.id, "call", t.count))
    assert made.position.plain.paid == {0: 3, 1: 3}


def test_a_checkpoint_with_former_names_is_read_every_time(tmp_path, table, monkeypatch):
    change_record(tmp_path, paid=[5, 1])
    assert kinds(opened(tmp_path, table))[-1] == "checkpoint"
    n = len(opened(tmp_path, table).log) - 1
    record = opened(tmp_path, table).log[n].data["record"]
    change_entry(tmp_path, n, record={**{k: v for k, v in record.items() if k != "paid"}, "pot": [5, 1]})
    change_rules(monkeypatch, state=Renamed)
    made = opened(tmp_path, table)
    assert made.position.plain.paid == {0: 5, 1: 1}
    assert kinds(made).count("checkpoint") == 1


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"kind": "__init__"}, "there is no entry of the kind '__init__'"),
        ({"seat": "one"}, "action: seat must be an integer, not 'one'"),
    ],
)
def test_an_entry_that_cannot_be_read_is_named_in_one_sentence(tmp_path, table, caplog, change, says):
    change_entry(tmp_path, number_of(opened(tmp_path, table), "raise"), **change)
    with pytest.raises(Conflict):
        opened(tmp_path, table)
    assert says in caplog.text
