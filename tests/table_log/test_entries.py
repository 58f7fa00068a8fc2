"""Entries: stored as they were, read with checks, and without guests in sealed games."""

import json
import sqlite3
from contextlib import closing
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest

from perihelion.fair.sealed_file import read_objects, write_objects
from perihelion.table_log.bodies import BODIES, PRIVATE, ActionPlayed, OutcomeDrawn, RulesChanged
from perihelion.table_log.entries import (
    KINDS,
    TYPES,
    InvalidEntry,
    LogEntry,
    UnknownKind,
    read_entry,
    read_public,
    write_public,
)

STORED_FILES = Path(__file__).parents[1] / "stored"
SEAT = {"kind": "person", "guest": "guest-ada", "name": "Ada", "level": "", "keeps": ""}
STORED: dict[str, dict[str, Any]] = {
    "seats": {"seats": [SEAT, {"kind": "bot", "guest": "", "name": "", "level": "sun", "keeps": "guest-bob"}]},
    "start": {"by": ""},
    "action": {"seat": 0, "text": "call", "by": "guest-ada"},
    "outcome": {"text": "J1", "draw": 3, "of": 2, "phase": "DEAL", "odds": [["J1", 1], ["Q1", 2]], "to": 0},
    "confirm": {"seat": 0, "by": "guest-ada"},
    "undo": {"to": 4, "by": "guest-ada", "seat": 0, "agreed": True},
    "ask": {"by": "guest-ada", "seat": 0, "to": 4},
    "agree": {"by": "guest-ada", "seat": 0, "to": 4},
    "refuse": {"by": "guest-ada", "seat": 0, "to": 4},
    "seat": {"seat": 1, **SEAT, "why": "take", "by": "guest-ada", "who": "Ada"},
    "remove": {"guest": "guest-bob", "name": "Bob", "by": "guest-ada"},
    "late": {"seat": 0, "then": "move"},
    "pause": {"seat": 1, "until": 1800000000},
    "rules": {"version": 2, "components": "ab", "sources": "cd"},
    "checkpoint": {"record": {"phase": 2, "paid": [3, 1]}},
    "go_on": {"by": "guest-ada", "name": "Ada"},
    "close": {"by": "guest-ada", "why": "host"},
    "resign": {"by": "guest-ada", "seat": 0, "name": "Ada"},
    "offer": {"by": "guest-ada", "seat": 0},
    "accept": {"by": "guest-bob", "seat": 1},
    "decline": {"by": "guest-bob", "seat": 1, "why": "played"},
    "finish": {"why": "agreed"},
    "seal": {"round": 1, "commitment": "ab", "secret": "cd", "expected": ["guest-ada"], "without": [1]},
    "commit": {"round": 1, "k": 0, "by": "guest-ada", "seat": 0, "commitment": "ab"},
    "without": {"round": 1, "guests": ["guest-ada"], "seats": [0]},
    "commitments": {"round": 1, "hash": "ab"},
    "reveal": {"round": 1, "k": 0, "by": "guest-ada", "seat": 0, "value": "ab"},
    "sealed": {"round": 1, "seats": [0, 1]},
    "contribute": {"round": 1, "by": "guest-ada", "seat": 0, "value": "ab"},
}
"""An entry of each kind as the store keeps it, and as it was before format 4."""

NEW: dict[str, dict[str, Any]] = {
    "seats": {"seats": [SEAT | {"person": 0}]},
    "action": STORED["action"] | {"link": "ab"},
    "confirm": STORED["confirm"] | {"link": "ab"},
    "ask": STORED["ask"] | {"person": 0},
    "agree": STORED["agree"] | {"person": 1},
    "refuse": STORED["refuse"] | {"person": 1},
    "seat": STORED["seat"] | {"person": 1, "contributes": True},
    "resign": STORED["resign"] | {"person": 0},
    "offer": STORED["offer"] | {"person": 0},
    "accept": STORED["accept"] | {"person": 1},
    "decline": {"by": "guest-bob", "seat": 1, "person": 1, "why": "played"},
    "commit": STORED["commit"] | {"person": 0},
}
"""Entries with what format 4 adds: the numbers of persons, links, and whether a client takes part in the seal."""


def test_every_kind_has_an_example_and_every_field_a_type():
    assert list(KINDS) == list(STORED)
    assert len(KINDS) == len(BODIES)
    assert all(str(f.type) in TYPES for body in BODIES for f in fields(body))


EXAMPLES = [*STORED.items(), *NEW.items()]


@pytest.mark.parametrize(("kind", "data"), EXAMPLES)
def test_an_entry_is_stored_as_it_was_read(kind, data):
    entry = read_entry(7, kind, data, 1.5)
    assert (entry.n, entry.kind, entry.time) == (7, kind, 1.5)
    assert entry.data == data
    assert list(entry.data) == list(data), "the keys keep their order"


@pytest.mark.parametrize(("kind", "data"), EXAMPLES)
def test_a_sealed_game_names_no_guest_and_is_read_again(kind, data):
    line = write_public(read_entry(7, kind, data, 1.5))
    assert "guest-" not in str(line)
    assert "contributes" not in line
    assert line["kind"] == kind
    assert write_public(read_public(line)) == line
    for name in ("person", "link"):
        assert line.get(name) == data.get(name), "what format 4 adds is public"


def test_what_is_not_said_is_not_stored():
    assert LogEntry(0, ActionPlayed(seat=0, text="call", by=""), 0.0).data == {"seat": 0, "text": "call", "by": ""}
    assert LogEntry(0, RulesChanged(version=2), 0.0).data == {"version": 2}
    outcome = read_entry(0, "outcome", {"text": "J1", "draw": 0, "of": 1}, 0.0).body
    assert outcome == OutcomeDrawn(text="J1", draw=0, of=1), "as the first tables stored it"


@pytest.mark.parametrize(
    ("kind", "change", "says"),
    [
        ("action", {"seat": True}, "action: seat must be an integer, not 'True'"),
        ("action", {"text": 3}, "action: text must be a text, not '3'"),
        ("action", {"auto": 1}, "action: auto must be true or false, not '1'"),
        ("outcome", {"odds": [["J1"]]}, "outcome: odds must be a list of outcomes and weights, not \"[['J1']]\""),
        ("outcome", {"odds": None}, "outcome: odds must be a list of outcomes and weights, not 'None'"),
        ("checkpoint", {"record": []}, "checkpoint: record must be an object, not '[]'"),
        ("action", {"link": "xyz"}, "action: link must be bytes in hexadecimal, not 'xyz'"),
        ("action", {"link": None}, "action: link must be bytes in hexadecimal, not 'None'"),
        ("commit", {"person": True}, "commit: person must be an integer, not 'True'"),
        ("reveal", {"value": "xyz"}, "reveal: value must be bytes in hexadecimal, not 'xyz'"),
        ("sealed", {"seats": ["0"]}, "sealed: seats must be a list of integers, not \"['0']\""),
        ("without", {"guests": "ada"}, "without: guests must be a list of texts, not 'ada'"),
        ("seats", {"seats": [3]}, "seats: seats must be a list of seats, not '[3]'"),
    ],
)
def test_a_wrong_type_is_named(kind, change, says):
    with pytest.raises(InvalidEntry) as error:
        read_entry(0, kind, STORED[kind] | change, 0.0)
    assert str(error.value) == says


@pytest.mark.parametrize("kind", ["apply", "__init__", "Action", ""])
def test_an_unknown_kind_is_named(kind):
    with pytest.raises(UnknownKind, match=f"there is no entry of the kind '{kind}'"):
        read_entry(0, kind, {}, 0.0)


def test_a_missing_key_is_named():
    for kind, data in STORED.items():
        for f in fields(KINDS[kind]):
            if f.default is not MISSING:
                continue
            rest = {name: value for name, value in data.items() if name != f.name}
            with pytest.raises(InvalidEntry, match=f"^{kind}: {f.name} is missing$"):
                read_entry(0, kind, rest, 0.0)
            if f.metadata == PRIVATE:
                read_public({"n": 0, "kind": kind, **{("holds" if k == "kind" else k): v for k, v in rest.items()}})


@pytest.mark.parametrize("line", [{}, {"n": "0", "kind": "start"}, {"n": 0}, {"n": 0, "kind": ["start"]}])
def test_a_line_without_number_or_kind_is_refused(line):
    with pytest.raises(InvalidEntry, match="an entry of the log needs"):
        read_public(line)


def test_what_earlier_code_stored_is_written_as_it_was():
    """Every entry of a database, key by key, and every sealed game, byte by byte."""
    with closing(sqlite3.connect(f"file:{STORED_FILES / '94be2ed.sqlite'}?mode=ro", uri=True)) as database:
        for kind, text in database.execute("SELECT kind, data FROM log"):
            data = json.loads(text)
            assert json.dumps(read_entry(0, kind, data, 0.0).data) == json.dumps(data)
    for file in STORED_FILES.glob("*.sealed"):
        head, *entries, result = read_objects(file.read_bytes())
        again = write_objects([head, *(write_public(read_public(entry)) for entry in entries), result])
        assert again.encode() == file.read_bytes()
