"""The daily deal: made once and before its day, the same luck for everybody, begun once, opened afterwards."""

from __future__ import annotations

import asyncio
import json

import pytest

import perihelion
from perihelion.cli import main
from perihelion.fair.deal import Deal, begin_of, compute_deal_head, derive_bot_seed
from perihelion.fair.published_deals import read_published
from perihelion.fair.verify import verify_sealed_game
from perihelion.fair.verify_deal import InvalidDeal
from perihelion.server.deals import Deals
from perihelion.store import deals as store
from perihelion.store.deals import DealResult
from perihelion.store.guests import Guest
from perihelion.table import commands
from perihelion.table.daily import day_of, plan_day
from perihelion.table.errors import Conflict, Forbidden
from perihelion.table.ranking import rank_seats, rank_tables
from perihelion.table.sealed_game import write_sealed_game
from perihelion.table_log.bodies import OutcomeDrawn
from perihelion.thinking.decisions import choose_action
from perihelion.thinking.packed_view import pack_view
from tests.fair.sealed_games import objects, rewritten
from tests.fair.second_verifier import run_second
from tests.server.deal_days import DAY, NOON, Clock, keep_receipt, open_deals, published
from tests.server.registries import ADA, BOB, open_two, run, until
from tests.table.tables import LEVELS

CY = Guest("guest-cy", "Cy")


async def play_out(made, table, guest, actions=()):
    """Play a deal to its end: these actions if they are legal, then the first legal one."""
    wanted = list(actions)
    loaded = await made.registry.open(table)
    while True:
        await until(lambda: loaded.table.ended or _waits_for(loaded.table, guest))
        now = loaded.table
        if now.ended:
            break
        legal = now.position.legal
        action = wanted.pop(0) if wanted and wanted[0] in legal else legal[0]
        await made.registry.run_command(
            table, lambda t, action=action: commands.play_action(t, guest.id, action, t.count)
        )
    async with loaded.lock:  # everything is stored and announced
        pass
    await asyncio.gather(*made._tasks)
    return loaded.table


def _waits_for(table, guest):
    return table.waits_for >= 0 and table.seats[table.waits_for].guest == guest.id


def outcomes(table):
    """Everything that chance gave, by phase and by whose it was."""
    return [(e.body.phase, e.body.to, e.body.text) for e in table.log if isinstance(e.body, OutcomeDrawn)]


def moves(table):
    return [entry.body.text for entry in table.line]


def test_three_guests_have_equal_draws_and_both_verifiers_agree(tmp_path):
    async def test():
        clock = Clock()
        async with open_deals(tmp_path / "data", clock) as made:
            played = {}
            for guest, actions in ((ADA, ["call"] * 9), (BOB, ["call"] * 9), (CY, ["raise", "raise", "call"])):
                table, counts = await made.begin(guest, guest.id.encode().hex().ljust(64, "0"))
                assert counts
                played[guest.id] = await play_out(made, table, guest, actions)
            ada, bob, cy = (played[guest.id] for guest in (ADA, BOB, CY))
            assert moves(ada) == moves(bob), "equal moves, equal games, the bot's included"
            assert moves(cy) != moves(ada)
            drawn = {"ada": {}, "cy": {}}
            for name, table in (("ada", ada), ("cy", cy)):
                for phase, to, text in outcomes(table):
                    drawn[name].setdefault((phase, to), []).append(text)
            for stream in drawn["ada"].keys() & drawn["cy"].keys():
                both = list(zip(drawn["ada"][stream], drawn["cy"][stream], strict=False))
                assert both
                assert all(mine == other for mine, other in both)

            with pytest.raises(Conflict, match="deal"):
                write_sealed_game(ada)
            await made.check_visible(ada, ADA.id)
            with pytest.raises(Forbidden, match="deal"):
                await made.check_visible(ada, CY.id)
            clock.now += DAY
            await made.keep_days()
            await made.check_visible(ada, CY.id)
            tomorrow = await made.today()
            assert [part[:12] for part in tomorrow.parts] == [b"guest-".hex()] * 3, "they count for the next day"
            (tmp_path / "deals.json").write_text(json.dumps(await published(made)))
            return write_sealed_game(ada)

    text = run(test())
    file, deals = tmp_path / "ada.sealed", tmp_path / "deals.json"
    file.write_text(text)
    found = verify_sealed_game(text.encode(), deals=read_published(deals.read_bytes()))
    assert not found.findings
    assert found.published
    assert (found.complete, found.deal) == (True, day_of(NOON).isoformat())
    receipt = tmp_path / "receipt.json"
    receipt.write_text(json.dumps(keep_receipt(text)))
    for given, right in ((("--receipt", receipt), 0), ((), 3)):
        code, said = run_second(file, "--deals", deals, *given)
        assert (code, "the deal is as published" in said) == (right, True), said
        with pytest.raises(SystemExit, match=str(right)):
            main(["verify", str(file), "--deals", str(deals), *map(str, given)])

    lines = objects(text)
    draw = next(line for line in lines if line.get("kind") == "outcome" and line["of"] > 1)
    draw["text"] = next(name for name, _ in draw["odds"] if name != draw["text"])
    file.write_text(rewritten(lines))
    assert verify_sealed_game(file.read_bytes()).findings
    assert run_second(file, "--deals", deals)[0] == 1

    lines = objects(text)
    next(line for line in lines if line.get("kind") == "seal")["parts"] = ["ab" * 32]
    file.write_text(rewritten(lines))
    assert verify_sealed_game(file.read_bytes()).findings, "other luck than everybody's"
    assert run_second(file, "--deals", deals)[0] == 1


def test_a_commitment_that_is_changed_afterwards_is_refused(tmp_path):
    async def test():
        clock = Clock()
        async with open_deals(tmp_path, clock, jobs=False) as made:
            clock.now += 2 * DAY
            await made.keep_days()
            return await published(made)

    right = run(test())
    days = right["deals"]
    assert len(days) == 4, "the day itself, the next one, and both two days later"
    assert days[0]["secret"] is not None
    assert days[3]["secret"] is None
    assert days[3]["parts"] is None
    read_published(json.dumps(right).encode())
    for change in (
        lambda deals: deals[0]["terms"].update(game="solari"),
        lambda deals: deals[0].update(secret="ab" * 32),
        lambda deals: deals[1].update(commitment="ab" * 32, secret=None),
        lambda deals: deals[1].update(parts=["ab" * 32]),
        lambda deals: deals.pop(1),
    ):
        forged = json.loads(json.dumps(right))
        change(forged["deals"])
        with pytest.raises(InvalidDeal):
            read_published(json.dumps(forged).encode())


def test_a_guest_begins_once_and_finds_the_table_after_a_restart(tmp_path):
    async def before():
        async with open_deals(tmp_path, Clock(), jobs=False) as made:
            table, _ = await made.begin(ADA, None)
            with pytest.raises(Conflict, match="deal"):
                await made.begin(ADA, None)
            loaded = await made.registry.open(table)
            return table, outcomes(loaded.table), (await made.today()).commitment

    async def after(table, drawn, commitment):
        clock = Clock()
        async with open_deals(tmp_path, clock) as made:
            assert (await made.today()).commitment == commitment
            with pytest.raises(Conflict, match="deal"):
                await made.begin(ADA, None)
            loaded = await made.registry.open(table)
            assert outcomes(loaded.table) == drawn
            clock.now = begin_of(day_of(NOON)) + DAY + 60  # midnight passes while Ada plays
            await made.keep_days()
            assert not await made.is_open(day_of(NOON).isoformat())
            ended = await play_out(made, table, ADA)
            (entry,) = await store.list_tables(made.database, day_of(NOON).isoformat())
            assert entry.result == {"points": list(ended.points), "seat": entry.result["seat"], "finished": True}
            other, _ = await made.begin(ADA, None)
            assert other != table, "the next day is another deal"
            clock.now += 6 * 3600
            await made.keep_days()
            assert await made.is_open(day_of(NOON).isoformat())
            (done,) = await store.list_tables(made.database, day_of(NOON).isoformat())
            assert done.result == {**entry.result, "place": 1, "of": 1}, "places are kept when the deal is opened"
            row = await store.find(made.database, day_of(NOON).isoformat())
            model = await made.registry.open(row.model_table)
            assert "sun" in [seat.level for seat in model.table.seats]

    run(after(*run(before())))


def test_a_start_that_was_cut_off_is_made_good(tmp_path):
    async def test():
        async with open_deals(tmp_path, Clock(), jobs=False) as made:
            await store.enter(made.database, (await made.today()).id, "half-begun", ADA.id, None, NOON)
            assert (await made.begin(ADA, None))[0] == "half-begun"

    run(test())


def test_a_game_that_still_runs_ends_before_the_deal_is_opened(tmp_path):
    async def test():
        clock = Clock()
        async with open_deals(tmp_path, clock, jobs=False) as made:
            table, _ = await made.begin(ADA, None)
            clock.now = begin_of(day_of(NOON)) + DAY + 6 * 3600
            await made.keep_days()
            loaded = await made.registry.open(table)
            assert loaded.table.closed
            (entry,) = await store.list_tables(made.database, day_of(NOON).isoformat())
            assert entry.result["finished"] is False

    run(test())


async def make_and_begin_twice(registries):
    """Two processes make the days at the same time, and the same guest begins at both."""
    clock = Clock()
    first, other = (Deals(registry, clock.steady(), "greedy", ("leduc",)) for registry in registries)
    await asyncio.gather(first.keep_days(), other.keep_days(), first.keep_days())
    rows = await store.list_daily(first.database)
    assert [row.id for row in rows] == [day_of(NOON).isoformat(), day_of(NOON + DAY).isoformat()]
    assert rows[1].terms["previous"] == compute_deal_head(rows[0].commitment, ())
    answers = await asyncio.gather(first.begin(ADA, None), other.begin(ADA, None), return_exceptions=True)
    assert len({answer[0] for answer in answers if isinstance(answer, tuple)}) == 1
    assert all(isinstance(answer, tuple | Conflict) for answer in answers)
    club = await other.make_set(ADA, "leduc", {}, ["person", "bot:random"], 2, LEVELS)
    rows = await store.list_set(first.database, club)
    assert len(rows) == 2
    places = [(await deals.registry.open(row.table)).table for deals, row in zip((first, other), rows, strict=True)]
    asked = await asyncio.gather(
        *(deals.check_newcomer(table, BOB.id) for deals, table in zip((first, other), places, strict=True)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in asked if answer] == [Conflict], asked
    clock.now += store.SITTING_SECONDS + 1
    await first.check_newcomer(places[asked.index(None) - 1], BOB.id)
    (played,) = await store.list_played(first.database, ADA.id)
    assert played.result is None
    table = (await store.list_set(first.database, club))[0].table
    await store.set_results(first.database, {table: {"points": [1, 2], "seat": 0, "finished": True}})
    assert (await store.list_set(first.database, club))[0].result["points"] == [1, 2]


def test_two_processes_make_a_day_once(where):
    async def test():
        async with open_two(where) as registries:
            await make_and_begin_twice(registries)

    run(test())


def test_a_bot_answers_the_same_in_the_same_position():
    position = perihelion.new("leduc").play("J1").play("Q1")
    view = position.view(0)
    assert len({choose_action("jupiter", "", 7, pack_view(view)) for _ in range(3)}) == 1
    deal = Deal({"id": "d"}, "", bytes(32))
    state = view.state.pack().tobytes()
    assert derive_bot_seed(deal, 0, "jupiter", state) == derive_bot_seed(deal, 0, "jupiter", state)
    others = {
        derive_bot_seed(Deal({"id": "e"}, "", bytes(32)), 0, "jupiter", state),
        derive_bot_seed(deal, 1, "sun", state),
    }
    assert derive_bot_seed(deal, 0, "jupiter", state) not in others


def test_nothing_is_taken_back_and_nobody_takes_over(tmp_path):
    async def test():
        async with open_deals(tmp_path, Clock()) as made:
            table, _ = await made.begin(ADA, None)
            loaded = await made.registry.open(table)
            await until(lambda: _waits_for(loaded.table, ADA))
            seat = loaded.table.seats_of(ADA.id)[0]
            assert not loaded.table.hints
            for command in (
                lambda t: commands.request_undo(t, ADA.id, t.count, 0),
                lambda t: commands.give_seat_to_bot(t, ADA.id, seat, "greedy", LEVELS),
                lambda t: commands.free_seat(t, ADA.id, seat),
            ):
                with pytest.raises(Conflict):
                    await made.registry.run_command(table, command)

    run(test())


def test_the_plan_of_a_day_lets_games_and_seats_take_turns():
    keys = ("solari", "solaris", "solarius", "solenia")
    days = [plan_day(day_of(NOON + n * DAY), "", NOON, keys=keys) for n in range(8)]
    assert sorted(day["game"] for day in days[:4]) == sorted(keys)
    for first, later in zip(days[:4], days[4:], strict=True):
        assert first["game"] == later["game"]
        assert first["seats"].count("person") == 1
        assert first["seats"] != later["seats"]
        assert first["opens"] - first["ends"] == 6 * 3600


def test_a_set_for_a_club_is_ranked_by_seat(tmp_path):
    async def test():
        clock = Clock()
        async with open_deals(tmp_path, clock, jobs=False) as made:
            club = await made.make_set(ADA, "leduc", {}, ["person", "person"], 2, LEVELS)
            tables = [row.table for row in await store.list_tables(made.database, club)]
            for table, action in zip(tables, ("call", "raise"), strict=True):
                for seat, guest in enumerate((ADA, BOB)):
                    await made.registry.run_command(
                        table, lambda t, s=seat, g=guest: commands.take_seat(t, g.id, g.name, s, contributes=True)
                    )
                loaded = await made.registry.open(table)
                assert not loaded.table.seal.commitments
                while not loaded.table.ended:
                    now = loaded.table
                    guest, legal = now.seats[now.waits_for].guest, now.position.legal
                    text = action if action in legal else "call"
                    await made.registry.run_command(
                        table, lambda t, g=guest, a=text: commands.play_action(t, g, a, t.count)
                    )
                async with loaded.lock:
                    pass
                await asyncio.gather(*made._tasks)
                assert await made.is_open(club) == (table == tables[1]), "opened when all have ended"
            one, other = [(await made.registry.open(table)).table for table in tables]
            assert outcomes(one) == outcomes(other)
            return [row.result for row in await store.list_tables(made.database, club)]

    results = run(test())
    ranked = rank_seats(results)
    scores = [[seat.score for seat in table] for table in ranked]
    assert scores in ([[2, 0], [0, 2]], [[0, 2], [2, 0]], [[1, 1], [1, 1]])


def test_the_ranking_of_a_day_puts_finished_games_first():
    results: list[DealResult] = [
        {"points": [5, 9], "seat": 0, "finished": True},
        {"points": [30, 1], "seat": 0, "finished": False},
        {"points": [8, 6], "seat": 0, "finished": True},
        {"points": [12, 10], "seat": 0, "finished": True},
    ]
    places = rank_tables(results)
    assert [place.place for place in places] == [3, 4, 2, 1]
    assert [place.lead for place in places] == [-4, 29, 2, 2]
