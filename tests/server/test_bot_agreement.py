"""Which decisions of rated games are compared with Sun, and who stands out: never a player on Jupiter's level."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

import perihelion
from perihelion.server import bot_agreement
from perihelion.server.bot_agreement import ComparedGame, list_compared, measure_agreement
from perihelion.server.play_comparison import PlayComparison
from perihelion.server.rating_evidence import find_bot_play
from perihelion.server.result_recorder import Recorded, record
from perihelion.store import evidence
from tests.server.test_rating_evidence import result
from tests.store.test_store import run


@pytest.fixture(autouse=True)
def _jupiter(monkeypatch):
    monkeypatch.setattr(bot_agreement, "JUPITER_SHARES", {("leduc", 2): 0.5})


def games(count, same, compared=12):
    return [ComparedGame(f"t{n}", "leduc", 2, compared, same) for n in range(count)]


def test_only_clear_agreement_stands_out():
    found = find_bot_play({"ada": games(10, 11), "bob": games(10, 6), "cyd": games(4, 12), "dan": games(10, 7)})
    assert [one.guests for one in found] == [("ada",)]
    (one,) = found
    assert (one.kind, one.share, one.usual, len(one.tables)) == ("sun", 0.92, 0.5, 10)
    assert 0.5 < one.low < one.share


def test_games_that_say_too_little_do_not_count():
    assert measure_agreement(games(20, 3, compared=3)) is None
    assert measure_agreement([ComparedGame("t", "solari", 2, 12, 12)]) is None, "Jupiter was not measured"
    uneven = [*games(5, 12), *games(5, 3)]
    steady = measure_agreement(games(10, 7))
    spread = measure_agreement(uneven)
    assert steady is not None
    assert spread is not None
    assert spread.low < steady.low


def test_decisions_are_those_of_the_seats_with_a_choice():
    position = perihelion.new("solenia")
    while len(position.log) < 60:
        position.play(next(iter(position.outcomes)) if position.actor == -1 else position.legal[0])
    found = list_compared(position, [1])
    assert found
    assert len(found) <= bot_agreement.MOST_COMPARED
    assert all(decision.seat == decision.view.seat == 1 for decision in found)
    assert all(len(decision.view.legal) > 1 and decision.action in decision.view.legal for decision in found)
    own = [place for place, entry in enumerate(position.log) if entry.actor == 1]
    assert list_compared(position, [1], automatic=own) == []
    assert list_compared(position, []) == []


class Copycat:
    """Chooses what the player chose in some positions."""

    async def choose(self, level, view, requester, fixed_seed):
        assert (level, requester.only_bots) == ("sun", True)
        return view.legal[0]


def test_a_rated_game_is_compared_and_forgotten_with_its_player(where, monkeypatch):
    monkeypatch.setenv("PERIHELION_RATED_COMPARED", "yes")
    position = perihelion.new("solenia")
    while len(position.log) < 60:
        position.play(next(iter(position.outcomes)) if position.actor == -1 else position.legal[0])

    async def test(database):
        ended = result("t1", "ada", "bob")
        assert await record(database, ended) is Recorded.NEW
        recorder: Any = SimpleNamespace(on_recorded=[])
        copycat: Any = Copycat()
        comparison = PlayComparison(database, recorder, copycat)
        (listener,) = recorder.on_recorded
        for _ in range(2):
            listener(ended, position, [])
        await asyncio.gather(*comparison._tasks)
        rows = {row.player: row for row in await evidence.list_compared(database, 0.0)}
        assert set(rows) == {"ada", "bob"}
        assert all(
            0 < row.compared <= bot_agreement.MOST_COMPARED and row.same == row.compared for row in rows.values()
        )
        await evidence.add_compared(database, "t1", "eve", "leduc", 2, 1, 1, 0.0)
        assert len(await evidence.list_compared(database, 0.0)) == 2, "she did not play"
        return True

    assert run(where, test)


def test_networks_are_compared_for_ninety_days(where, monkeypatch):
    async def test(database):
        for guest, network, device in (
            ("ada", "n1", "Firefox, Linux"), ("bob", "n1", "Firefox, Linux"), ("cyd", "n1", "Safari, iPhone"),
            ("dan", "n2", "Firefox, Linux"),
        ):  # fmt: skip
            await evidence.note_network(database, guest, network, device)
            await evidence.note_network(database, guest, network, device)
        found = await evidence.list_same_network(database)
        assert found[True] == {frozenset(("ada", "bob"))}
        assert found[False] == {frozenset(("ada", "cyd")), frozenset(("bob", "cyd"))}
        monkeypatch.setattr(evidence, "NETWORK_SECONDS", -1.0)
        return await evidence.list_same_network(database)

    assert run(where, test) == {True: set(), False: set()}
