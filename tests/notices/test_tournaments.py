"""Notices about tournaments: a round has begun, a tournament is over. Everybody hears of each once."""

import asyncio
import time

from perihelion.notices.notifier import Notifier
from perihelion.server.tournament_notices import ROUND_SECONDS, plan_places
from perihelion.server.tournaments import Tournaments
from perihelion.store import notice_settings, tournaments
from perihelion.store.notice_settings import Channel
from perihelion.table.job_commands import end_for_tournament
from tests.notices.missed_turns import DUE
from tests.server.registries import ADA, BOB, open_registry, open_two, run
from tests.server.test_leagues import make_league, play_season
from tests.server.tournament_runs import enter_guest, load, make_tournament


async def begin(opened):
    """A tournament of Ada and Bob, who want notices; its only round has begun. Return it, and its table."""
    cup = await make_tournament(opened.database, rounds=1)
    for guest in (ADA, BOB):
        await enter_guest(opened.database, cup, guest)
        keys = {"p256dh": "", "auth": ""}
        channel = Channel(guest.id, "push", f"https://push.example.org/{guest.name}", "https://s.org", "en", keys)
        await notice_settings.add_channel(opened.database, channel)
    await tournaments.wake(opened.database, cup, starts=time.time())
    running = Tournaments(opened)
    for _ in range(3):
        await running.advance(await tournaments.find(opened.database, cup))
    (table,) = (await load(running, cup)).tables
    assert table.open
    return running, cup, table.table


def told(sent):
    """The messages: the name of the guest, the title, and where it leads."""
    return sorted((address.rpartition("/")[2], message.title, message.path) for address, message in sent)


def test_everybody_hears_once_that_a_round_has_begun(where, clock, sent):
    """One of them is to act: that turn is not told besides."""

    async def test():
        async with open_two(where) as (one, two):
            senders = Notifier(one), Notifier(two)
            running, cup, table = await begin(one)
            await senders[0].wait()
            await senders[0].send_due()
            assert not sent, "people who look at the page of the tournament come by themselves"
            clock[0] = ROUND_SECONDS + 1
            for each in (running, Tournaments(two)):
                await each.advance(await tournaments.find(one.database, cup))
            await asyncio.gather(*(sender.send_due() for sender in senders))
            clock[0] = DUE
            for sender in senders:
                await sender.wait()
                await sender.send_due()
            assert told(sent) == [(name, "A round has begun", f"/t/{table}") for name in ("Ada", "Bob")]
            assert "Leduc" in sent[0][1].text

    run(test())


def test_a_server_that_ends_after_it_created_a_table_loses_no_notice(tmp_path, clock, sent):
    async def test():
        async with open_registry(tmp_path) as opened:
            _, _, table = await begin(opened)
        clock[0] = ROUND_SECONDS + 1
        async with open_registry(tmp_path) as opened:
            await Notifier(opened).send_due()
        assert told(sent) == [(name, "A round has begun", f"/t/{table}") for name in ("Ada", "Bob")]

    run(test())


def test_nobody_is_told_who_has_come_to_the_table(tmp_path, clock, sent):
    async def test():
        async with open_registry(tmp_path) as opened:
            sender = Notifier(opened)
            _, _, table = await begin(opened)
            loaded = await opened.open(table)
            for guest in (ADA, BOB):
                loaded.connect(guest.id)
                opened.note_connection(loaded, guest.id)
                await sender.wait()
                loaded.disconnect(guest.id)
            clock[0] = ROUND_SECONDS + 1
            await sender.send_due()
            assert not sent

    run(test())


def test_a_round_that_is_over_is_not_told(tmp_path, clock, sent):
    async def test():
        async with open_registry(tmp_path) as opened:
            running, _, table = await begin(opened)
            await opened.run_command(table, end_for_tournament)
            await running.stop()
            clock[0] = ROUND_SECONDS + 1
            await Notifier(opened).send_due()
            assert not sent

    run(test())


def test_a_new_season_is_told_with_the_division_instead_of_its_first_round(tmp_path, clock, sent):
    async def test():
        async with open_registry(tmp_path) as opened:
            await make_league(opened.database)
            first, second = await play_season(opened.database)
            told_to = {"up": second[0], "down": first[3], "": second[3]}
            for guest in told_to.values():
                keys = {"p256dh": "", "auth": ""}
                channel = Channel(guest, "push", f"https://push.example.org/{guest}", "https://s.org", "en", keys)
                await notice_settings.add_channel(opened.database, channel)
            running = Tournaments(opened)
            for _ in range(4):
                await running.look()
            clock[0] = ROUND_SECONDS + 1
            await Notifier(opened).send_due()
            texts = {address.rpartition("/")[2]: message.text for address, message in sent}
            assert len(sent) == 3
            assert texts.keys() == set(told_to.values())
            assert "You have gone up to division 1." in texts[told_to["up"]]
            assert "You have gone down to division 2." in texts[told_to["down"]]
            assert texts[told_to[""]].startswith("Season 2 of Stars has begun")
            assert "You play in division 2." in texts[told_to[""]]

    run(test())


def test_who_stayed_until_the_end_hears_the_place_once(where, clock, sent):
    async def test():
        async with open_two(where) as (one, two):
            running, cup, table = await begin(one)
            await tournaments.leave(one.database, cup, 1)
            await one.run_command(table, end_for_tournament)
            await running.stop()
            for _ in range(3):
                await running.advance(await tournaments.find(one.database, cup))
            state = await load(running, cup)
            assert state.row.state == tournaments.OVER
            await asyncio.gather(Notifier(one).send_due(), Notifier(two).send_due())
            await tournaments.finish(one.database, cup, tournaments.OVER, await plan_places(one.database, state))
            clock[0] = DUE
            await Notifier(two).send_due()
            assert told(sent) == [("Ada", "The tournament is over", f"/tournament/{cup}")]
            place = 2 if 0 in [state.tables[0].seats[seat] for seat in state.tables[0].result["left"]] else 1
            assert f"place {place} of 2" in sent[0][1].text

    run(test())
