"""Data stored by earlier versions: databases, sealed games, game files and positions open today, and games continue.

tests/stored/README.md describes the files. They are never rewritten: a changed layout of records has to read them as
they are, through the `former_names` of a game's rules.
"""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import perihelion
from perihelion.fair.verify import verify_sealed_game
from perihelion.store.backup import restore
from perihelion.store.sqlite import FILE
from perihelion.table import commands, seal_commands
from perihelion.table.sealed_game import write_sealed_game
from tests.selection import SOAK
from tests.server.registries import ADA, open_registry, run

pytestmark = pytest.mark.xdist_group("stored")  # one process opens the database for all

STORED = Path(__file__).parent / "stored"
GAMES = ("solari", "solaris", "solenia", "solarius")
DATABASE = STORED / "94be2ed.sqlite"
EXPECTED = json.loads((STORED / "94be2ed.json").read_text(encoding="utf-8"))
TABLES = EXPECTED["tables"]
GOING_ON = [name for name, table in TABLES.items() if not table["over"] and not table["closed"]]
TO_THE_END = {"solari-running", "solaris-checkpoint", "solenia-running", "solarius-checkpoint"}
if SOAK:
    TO_THE_END |= {name for name in GOING_ON if name.endswith(("-running", "-checkpoint"))}
"""Tables that are played to the end of the game; all others for a while."""
IN_EVERY_GAME = ("-asked", "-checkpoint", "-running", "-seats", "-undo")
PLAYED_ON = [
    name
    for name in GOING_ON
    if SOAK
    or name in TO_THE_END | {"solaris-asked", "solenia-seats", "solari-undo"}
    or not name.endswith(IN_EVERY_GAME)
]
"""All kinds of tables that continue; in `make soak` each kind in every game. All tables are opened in any case."""
A_WHILE = 200 if SOAK else 15
LATER_KINDS = {"rules"}
"""Entries that opening a table may add to its log, because the source of the rules has changed."""


# comparing records


def today(game, stored):
    """Return a stored record with the current names of its fields."""
    former = perihelion.games()[game].rules.state.former_names
    return {former.get(name, name): value for name, value in stored.items()}


def values(position, names):
    """Return these fields of a position, arrays as flat lists."""
    state = position.state
    cells = {name: np.asarray(state[name]) for name in names}
    return {name: cell.ravel().tolist() if cell.shape else int(cell) for name, cell in cells.items()}


def assert_record(position, stored):
    """Assert that the position has the values of a stored record."""
    wanted = today(position.game.key, stored)
    assert values(position, wanted) == wanted


# reading the database without the code under test


@cache
def rows(path):
    """Return record and log of each table, as stored in a database file."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        records = {name: json.loads(text) for name, text in connection.execute("SELECT id, record FROM tables")}
        logs = {name: [] for name in records}
        for name, *row, data in connection.execute('SELECT "table", n, kind, time, data FROM log ORDER BY "table", n'):
            logs[name].append([*row, json.loads(data)])
    return records, logs


# opening


def described(table):
    """Return what the expectations say about a table."""
    position = table.position
    return {
        "game": position.game.key,
        "entries": len(table.log),
        "count": table.count,
        "actor": position.actor,
        "phase": position.phase,
        "waits_for": table.waits_for,
        "to_confirm": table.to_confirm(),
        "started": table.started,
        "over": table.over,
        "closed": table.closed,
        "asked_to_go_on": table.continue_votes is not None,
        "asked_to_undo": table.undo_request is not None,
        "sealing": table.awaits_seal,
        "points": list(position.scores.points),
        "winners": list(position.scores.winners),
        "legal": position.legal,
        "seats": [[seat.kind, seat.guest, seat.level, seat.keeps] for seat in table.seats],
        "line": [entry.text for entry in position.log],
    }


async def try_each(names, attempt):
    """Return the result of `attempt(name)` for each name, or its exception, so that a bad table fails one test only."""
    results = {}
    for name in names:
        try:
            results[name] = await attempt(name)
        except Exception as error:
            results[name] = error
    return results


def result(results, name):
    """Return a result of `try_each`, or raise its exception."""
    if isinstance(results[name], Exception):
        raise results[name]
    return results[name]


async def open_tables(folder, names):
    """Return these tables as a server opens them that starts on this folder."""
    async with open_registry(folder) as here:

        async def open_one(name):
            return (await here.open(name)).table

        return await try_each(names, open_one)


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    """Every table as a server opens it, and the rows of the database after that."""
    folder = tmp_path_factory.mktemp("opened")
    assert restore(folder, DATABASE) == len(TABLES)
    return run(open_tables(folder, TABLES)), rows(folder / FILE)


@pytest.mark.parametrize("name", TABLES)
def test_a_table_opens_as_it_was_stored(opened, name):
    table, (_, logs) = result(opened[0], name), opened[1]
    now, was = described(table), dict(TABLES[name])
    was.pop("verified", None)
    later = [entry[1] for entry in logs[name][was["entries"] :]]
    assert set(later) <= LATER_KINDS, "in particular no checkpoint: the log still leads to the stored record"
    assert now == was | {"entries": was["entries"] + len(later)}
    assert_record(table.position, rows(DATABASE)[0][name])


@pytest.mark.parametrize("name", TABLES)
def test_stored_data_stays_in_the_database(opened, name):
    """The log keeps every entry; records keep every value, under whatever names."""
    game, (records, logs), (old_records, old_logs) = TABLES[name]["game"], opened[1], rows(DATABASE)
    assert today(game, records[name]).items() >= today(game, old_records[name]).items()
    for (*now, now_data), (*was, was_data) in zip(logs[name], old_logs[name], strict=False):
        assert now == was
        if was[1] == "checkpoint":
            assert today(game, now_data["record"]).items() >= today(game, was_data["record"]).items()
        else:
            assert now_data == was_data


# playing on


def begin(table):
    """Let a table continue that waits for a seat, a part of the seal, or an answer."""
    for number, seat in enumerate(table.seats):
        if seat.kind == "free":
            commands.give_seat_to_bot(table, ADA.id, number, "random", ["random"])
    while table.awaits_seal:
        seal_commands.end_wait(table, table.seal.round, table.seal.phase(table.persons()))
    for guest in sorted(table.persons()):
        commands.answer_rules_change(table, guest, guest, True)


def play_on(table):
    """Make random decisions, to the end of the game or for a while. Return the record."""
    rng = random.Random(table.head.table)
    begin(table)
    for _ in range(10_000 if table.head.table in TO_THE_END else A_WHILE):
        if table.over:
            break
        seat = table.waits_for
        guest = table.seats[seat].guest
        if table.to_confirm() == seat:
            commands.confirm_turn(table, guest, table.count)
        elif guest:
            commands.play_action(table, guest, rng.choice(table.position.legal), table.count)
        else:
            commands.play_bot_action(table, seat, rng.choice(table.position.legal_ids), table.seats[seat].level)
    return values(table.position, table.position.state.dtype.names)


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """Every table that may continue: its record after some decisions, and the table when it is opened again."""
    folder = tmp_path_factory.mktemp("played")
    restore(folder, DATABASE)

    async def play_all():
        async with open_registry(folder) as here:
            return await try_each(PLAYED_ON, lambda name: here.run_command(name, play_on))

    records = run(play_all())
    return records, run(open_tables(folder, PLAYED_ON))


@pytest.mark.parametrize("name", PLAYED_ON)
def test_a_game_continues(played, name):
    record, table = (result(results, name) for results in played)
    assert values(table.position, record) == record, "it is the same when opened again"
    assert table.count > TABLES[name]["count"]
    if name in TO_THE_END:
        assert table.over
        assert not verify_sealed_game(write_sealed_game(table).encode()).findings


@pytest.mark.parametrize("name", [name for name in TABLES if name not in GOING_ON])
def test_a_game_that_is_over_can_be_verified(opened, name):
    report = verify_sealed_game(write_sealed_game(result(opened[0], name)).encode())
    assert not report.findings
    if "verified" in TABLES[name]:
        assert [report.actions, report.draws, report.unsealed] == TABLES[name]["verified"]


# files


@pytest.mark.parametrize("file", sorted(STORED.glob("*.sealed")), ids=lambda file: file.stem)
def test_a_sealed_game_is_verified(file):
    report = verify_sealed_game(file.read_bytes())
    assert not report.findings
    assert [report.actions, report.draws, report.unsealed] == TABLES[report.table]["verified"]


def positions_of(game):
    """Return the position a game file begins with, and the other positions."""
    found = json.loads((STORED / f"{game}-positions.json").read_text(encoding="utf-8"))
    return found["begin"], found["positions"]


def assert_position(position, stored):
    """Assert that a position is the one stored: record, legal actions, outcomes, score."""
    assert_record(position, stored["record"])
    assert position.options == stored["options"]
    assert (position.phase, position.actor) == (stored["phase"], stored["actor"])
    assert position.legal == stored["legal"]
    assert list(position.outcomes.items()) == list(stored["outcomes"].items())
    assert list(position.scores.points) == stored["points"]
    assert list(position.scores.winners) == stored["winners"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_began_in_a_position_is_replayed(game):
    text = (STORED / f"{game}-begin.game").read_text(encoding="utf-8")
    position = perihelion.replay(text)
    assert position.actor == perihelion.OVER
    assert position.transcript.partition("\n\n")[2] == text.partition("\n\n")[2]
    while position.log:
        position.undo()
    assert_record(position, positions_of(game)[0]["record"])


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_composed_from_fields_with_their_old_names(game):
    stored, _ = positions_of(game)
    assert_position(perihelion.position(game, state=stored["state"], **stored["given"]), stored)


@pytest.mark.parametrize("game", GAMES)
def test_positions_written_as_text_are_read(game):
    _, stored = positions_of(game)
    assert len(stored) >= 20
    for one in stored:
        position = perihelion.position(game, one["text"])
        assert_position(position, one)
        assert_position(perihelion.position(game, position.text), one)
