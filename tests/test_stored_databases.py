"""Databases and sealed files of commit 1c683c3: they open today, their games go on, and the verdicts are the same.

tests/stored/README.md describes the files.
"""

from __future__ import annotations

import gzip
import json
import random
import subprocess
from contextlib import suppress

import pytest

import perihelion
from perihelion.companion.entered_game import EnteredGame
from perihelion.fair.published_deals import read_published
from perihelion.fair.verify import verify_sealed_game
from perihelion.server.deals import Deals
from perihelion.store import companions, deals, groups, plans, player_history, tables
from perihelion.store.backup import restore
from perihelion.store.postgresql import read_url
from perihelion.table import commands
from perihelion.table.errors import Forbidden
from perihelion.table.sealed_game import write_sealed_game
from tests.server.registries import ADA, BOB, open_registry, run
from tests.test_stored import LATER_KINDS, STORED, described, result, try_each


def read(name):
    """Return the content of a gzipped file."""
    return gzip.decompress((STORED / f"1c683c3{name}.gz").read_bytes())


EXPECTED, SEALED = json.loads(read(".json")), json.loads(read("-sealed.json"))
TABLES = EXPECTED["tables"]
GOING_ON = [name for name, table in TABLES.items() if table["started"] and not table["over"] and name != "deal-model"]
"""Tables at which a person plays; at `deal-model` only bots do."""
SEALED_FORMATS = {"deal-old-ada": 3, "deal-old-bob": 3}


def load_database(kind, request, folder):
    """Return the place of a database with everything that was stored."""
    if kind == "sqlite":
        (folder / "stored.sqlite").write_bytes(read(".sqlite"))
        assert restore(folder / "data", folder / "stored.sqlite") == len(TABLES)
        return folder / "data"
    server = request.getfixturevalue("postgresql")
    address = server.new_database()
    psql = [str(server.programs / "psql"), "-q", "-v", "ON_ERROR_STOP=1", "-d", address]
    subprocess.run(psql, input=read(".sql"), stdout=subprocess.DEVNULL, check=True)
    return read_url(address)


@pytest.fixture(
    scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))]
)
def opened(request, tmp_path_factory):
    """Return every table as it opens, the kinds of entries that opening added, and everything else that is stored."""
    where = load_database(request.param, request, tmp_path_factory.mktemp("opened"))

    async def open_all():
        async with open_registry(where) as registry:
            made = Deals(registry)

            async def open_one(name):
                table = (await registry.open(name)).table
                was = described(table)
                with suppress(Forbidden):
                    await made.check_visible(table, "guest-eve")  # a deal that is opened is no longer sealed
                return table, was

            return await try_each(TABLES, open_one), await read_the_rest(registry.database)

    return run(open_all())


async def read_the_rest(database):
    """Return what is stored beside the tables, in the form of the expectations."""
    running = [name for name in TABLES if name.endswith("-running")]
    group = (await groups.list_of_guest(database, ADA.id))[0]
    ratings = {guest.id: await player_history.list_ratings_of(database, guest.id) for guest in (ADA, BOB)}
    return {
        "chat": {name: len(await tables.load_chat(database, name)) for name in running},
        "plans": {
            name: [[plan.line, plan.steps] for plan in await plans.list_of(database, name, ADA.id)] for name in running
        },
        "group": [group.name, len(await groups.list_members(database, group.id))],
        "group_results": len(await player_history.list_results_of_group(database, group.id, 50)),
        "ratings": {guest: [[r.game, r.seats, r.mu, r.sigma] for r in found] for guest, found in ratings.items()},
        "deals": [[row.id, row.kind, row.opened is not None] for row in await deals.list_daily(database)],
        "companions": {name: await companions.find(database, name, ADA.id) for name in EXPECTED["companions"]},
    }


@pytest.mark.parametrize("name", TABLES)
def test_a_table_opens_as_it_was_stored(opened, name):
    table, now = result(opened[0], name)
    was = {key: value for key, value in TABLES[name].items() if key not in ("verified", "format")}
    later = table.log[was["entries"] :]
    assert {entry.kind for entry in later} <= LATER_KINDS
    assert now == was | {"entries": was["entries"] + len(later), "asked_to_go_on": False}
    assert table.seal.format == TABLES[name]["format"]


@pytest.mark.parametrize("what", ["chat", "plans", "group", "group_results", "ratings", "deals"])
def test_what_is_stored_beside_the_tables(opened, what):
    assert opened[1][what] == EXPECTED[what]


@pytest.mark.parametrize("name", EXPECTED["companions"], ids=lambda name: EXPECTED["companions"][name]["game"])
def test_an_entered_game_opens_and_goes_on(opened, name):
    row, expected = opened[1]["companions"][name], EXPECTED["companions"][name]
    assert row.moves == expected["moves"]
    position = perihelion.new(row.game, **row.options)
    position.play(*row.moves)
    assert position.text == expected["text"]
    entered = EnteredGame(position, row.kinds, row.open_hands)
    entered.undo()
    assert len(entered.moves) < len(row.moves)


@pytest.mark.parametrize("name", SEALED)
def test_a_finished_game_has_the_same_verdict(opened, name):
    report = verify_sealed_game(write_sealed_game(result(opened[0], name)[0]).encode())
    assert not report.findings
    assert [report.actions, report.draws, report.unsealed] == TABLES[name]["verified"]


@pytest.mark.parametrize("name", SEALED)
def test_a_sealed_file_has_the_same_verdict(name):
    text = SEALED[name]
    assert f"perihelion sealed game {SEALED_FORMATS.get(name, 2)}" in text.partition("\n")[0]
    report = verify_sealed_game(text.encode())
    assert not report.findings
    assert [report.actions, report.draws, report.unsealed] == TABLES[name]["verified"]


@pytest.mark.parametrize("name", SEALED)
def test_a_changed_sealed_file_is_refused(name):
    lines = SEALED[name].splitlines(keepends=True)
    cut = len(lines) // 2
    del lines[cut]
    [finding] = verify_sealed_game("".join(lines).encode()).findings
    assert (finding.line, finding.key) == (cut + 1, "verify-changed")


def test_the_published_deals_are_read():
    published = read_published(read("-deals.json"))
    assert [deal.terms["id"] for deal in published.deals] == [day for day, _, _ in EXPECTED["deals"]]


# playing on


def play_to_the_end(table):
    """Play random decisions until the game is over."""
    rng = random.Random(table.head.table)
    while not table.over:
        seat = table.waits_for
        guest = table.seats[seat].guest
        if table.to_confirm() == seat:
            commands.confirm_turn(table, guest, table.count)
        elif guest:
            commands.play_action(table, guest, rng.choice(table.position.legal), table.count)
        else:
            commands.play_bot_action(table, seat, rng.choice(table.position.legal_ids), table.seats[seat].level)
    return list(table.scores.points)


@pytest.fixture(
    scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))]
)
def played(request, tmp_path_factory):
    """Return the points of every game that was played to its end, and the tables as they open after that."""
    where = load_database(request.param, request, tmp_path_factory.mktemp("played"))

    async def play_all():
        async with open_registry(where) as registry:
            return await try_each(GOING_ON, lambda name: registry.run_command(name, play_to_the_end))

    async def open_again():
        async with open_registry(where) as registry:

            async def open_one(name):
                return (await registry.open(name)).table

            return await try_each(GOING_ON, open_one)

    return run(play_all()), run(open_again())


@pytest.mark.parametrize("name", GOING_ON)
def test_a_game_is_played_to_its_end(played, name):
    points, table = (result(results, name) for results in played)
    assert table.over
    assert list(table.scores.points) == points, "opened again it is the same"
    assert [entry.text for entry in table.position.log][: len(TABLES[name]["line"])] == TABLES[name]["line"]
    if table.seal.deal is None:
        assert not verify_sealed_game(write_sealed_game(table).encode()).findings
