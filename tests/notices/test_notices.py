"""Notices: one for each turn that a guest may have missed, in one message, at the right time, once."""

import asyncio
import time
from datetime import datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select

from perihelion.notices import notifier
from perihelion.notices.delivery import Outcome
from perihelion.notices.notifier import MOST_TRIES, Notifier
from perihelion.notices.planning import awaited
from perihelion.notices.quiet_hours import find_zone, quiet_until
from perihelion.server.moderation import Moderation
from perihelion.store import guests, notice_settings, schema, vacations
from perihelion.store.notice_settings import Channel, NoticeTimes
from perihelion.table import commands
from tests.notices.missed_turns import DUE, at_a_table, her_turn, in_berlin, subscribe
from tests.server.registries import ADA, BOB, lay, open_registry, run


@at_a_table
async def test_a_turn_is_told_some_minutes_later_and_once(opened, sender, table, clock, sent):
    await sender.send_due()
    assert not sent, "it is not due"
    clock[0] = DUE
    other = Notifier(opened)
    await asyncio.gather(sender.send_due(), other.send_due(), sender.send_due())
    ((address, message),) = sent
    assert address == "https://push.example.org/1"
    assert (message.title, message.path) == ("Your turn", f"/t/{table}")
    assert "Leduc" in message.text
    clock[0] = 100 * DUE
    await opened.drop(table)
    await opened.open(table)
    await sender.wait()
    await sender.send_due()
    assert len(sent) == 1


@at_a_table
async def test_who_moved_meanwhile_is_not_told(opened, sender, table, clock, sent):
    await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, "call", t.count))
    clock[0] = DUE
    await sender.send_due()
    assert not sent


@at_a_table
async def test_who_looked_meanwhile_is_not_told(opened, sender, table, clock, sent):
    loaded = await opened.open(table)
    loaded.connect(ADA.id)
    opened.note_connection(loaded, ADA.id)
    loaded.disconnect(ADA.id)
    opened.note_connection(loaded, ADA.id)
    await sender.wait()
    clock[0] = DUE
    await sender.send_due()
    assert not sent


@at_a_table
async def test_who_is_at_the_table_when_the_turn_begins_is_not_told(opened, sender, table, clock, sent):
    loaded = await opened.open(table)
    loaded.connect(ADA.id)
    await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, "call", t.count))
    await opened.run_command(table, lambda t: commands.play_action(t, BOB.id, "raise", t.count))
    assert loaded.table.seats[next(iter(awaited(loaded.table)))].guest == ADA.id
    loaded.disconnect(ADA.id)
    clock[0] = DUE
    await sender.wait()
    await sender.send_due()
    assert not sent


@at_a_table
async def test_every_turn_has_its_own_notice(opened, sender, table, clock, sent):
    clock[0] = DUE
    await sender.send_due()
    await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, "call", t.count))
    await opened.run_command(table, lambda t: commands.play_action(t, BOB.id, "raise", t.count))
    await sender.wait()
    clock[0] += DUE
    await sender.send_due()
    assert len(sent) == 2


@at_a_table
async def test_turns_that_are_taken_fast_ask_for_no_channels(opened, sender, table, clock, sent):
    asked, find_reachable = [], notice_settings.find_reachable

    async def find(database, guests):
        asked.append(set(guests))
        return await find_reachable(database, guests)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(notice_settings, "find_reachable", find)
        for guest in (ADA, BOB, ADA):
            action = opened.loaded[table].table.position.legal[-1]
            await opened.run_command(table, lambda t, g=guest, a=action: commands.play_action(t, g.id, a, t.count))
        await sender.wait()
    assert len(asked) <= 1


@at_a_table
async def test_what_fails_at_one_table_keeps_no_other_from_being_told(opened, sender, table, clock, sent):
    await sender.send_due()
    deleted = await lay(opened, ("me", "open"))
    await opened.run_command(deleted, lambda t: commands.take_seat(t, BOB.id, BOB.name, 1))
    await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, "call", t.count))
    await opened.run_command(table, lambda t: commands.play_action(t, BOB.id, "raise", t.count))
    await Moderation(opened, ADA.id).delete_table(deleted)
    await sender.wait()
    clock[0] = DUE
    await sender.send_due()
    ((_, message),) = sent
    assert message.path == f"/t/{table}"


@at_a_table
async def test_turns_within_some_minutes_are_one_message(opened, sender, table, clock, sent):
    clock[0] = 60.0
    await her_turn(opened, sender)
    clock[0] = DUE
    await sender.send_due()
    ((_, message),) = sent
    assert message.path == "/"
    assert "2 tables" in message.text
    clock[0] = 10 * DUE
    await sender.send_due()
    assert len(sent) == 1


@at_a_table
async def test_a_muted_table_says_nothing(opened, sender, table, clock, sent):
    await notice_settings.mute(opened.database, ADA.id, table, True)
    await notice_settings.mute(opened.database, ADA.id, table, True)
    clock[0] = DUE
    await sender.send_due()
    assert not sent
    await notice_settings.mute(opened.database, ADA.id, table, False)
    assert not await notice_settings.list_muted(opened.database, ADA.id)


@at_a_table
async def test_in_quiet_hours_a_notice_waits(opened, sender, table, clock, sent):
    now = datetime.fromtimestamp(time.time(), ZoneInfo("Asia/Tokyo"))
    minute = 60 * now.hour + now.minute
    quiet = NoticeTimes("Asia/Tokyo", (minute - 60) % 1440, (minute + 60) % 1440)
    await notice_settings.save_times(opened.database, ADA.id, quiet)
    clock[0] = DUE
    await sender.send_due()
    assert not sent
    clock[0] = 3600 - 120
    await sender.send_due()
    assert not sent
    clock[0] = 3601
    await sender.send_due()
    assert len(sent) == 1


@at_a_table
async def test_on_vacation_nobody_is_told(opened, sender, table, clock, sent):
    await vacations.add(opened.database, ADA.id, time.time() - 5, time.time() + 86400)
    clock[0] = DUE
    await sender.send_due()
    assert not sent
    clock[0] = 86400 + 60
    await sender.send_due()
    assert len(sent) == 1


@at_a_table
async def test_what_failed_is_tried_again_with_growing_pauses_and_given_up(opened, sender, table, clock, sent):
    await subscribe(opened, "https://hook.example.org/")
    sent.outcomes = {"https://hook.example.org/": Outcome.FAILED}
    clock[0] = DUE
    times = []
    for _ in range(2000):
        before = len(sent)
        await sender.send_due()
        if len(sent) > before:
            times.append(clock[0])
        clock[0] += 30 if len(times) < 3 else 600
        if len(times) == MOST_TRIES:
            break
    await sender.send_due()
    pauses = [b - a for a, b in pairwise(times)]
    assert len(times) == MOST_TRIES
    assert pauses == sorted(pauses)
    assert pauses[-1] > 10 * pauses[0]
    clock[0] += 10**6
    await sender.send_due()
    addresses = [address for address, _ in sent]
    assert addresses.count("https://hook.example.org/") == MOST_TRIES
    assert addresses.count("https://push.example.org/1") == 1, "what arrived is not sent again"


@at_a_table
async def test_a_browser_that_is_gone_is_forgotten(opened, sender, table, clock, sent):
    sent.outcomes = {"https://push.example.org/1": Outcome.GONE}
    clock[0] = DUE
    await sender.send_due()
    assert not await notice_settings.list_channels(opened.database, ADA.id)
    clock[0] = 100 * DUE
    await sender.send_due()
    assert len(sent) == 1


@at_a_table
async def test_whose_process_dies_while_sending_loses_the_lease(opened, sender, table, clock, sent):
    sent.outcomes = {"https://push.example.org/1": Outcome.FAILED}
    clock[0] = DUE
    task = asyncio.create_task(sender.send_due())
    while not sent:
        await asyncio.sleep(0.001)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    sent.outcomes = {}
    await Notifier(opened).send_due()
    assert len(sent) == 1, "the lease still runs"
    clock[0] += notifier.LEASE_SECONDS + 1
    await Notifier(opened).send_due()
    assert len(sent) == 2


@at_a_table
async def test_a_deletion_leaves_nothing(opened, sender, table, clock, sent):
    await guests.save(opened.database, ADA)
    await notice_settings.save_times(opened.database, ADA.id, NoticeTimes("UTC", 1, 2))
    await notice_settings.mute(opened.database, ADA.id, table, True)
    await Moderation(opened, ADA.id).erase_guest(ADA.id)
    await sender.wait()
    for part in (
        schema.notices.notice_channels,
        schema.notices.notice_settings,
        schema.notices.notice_mutes,
        schema.notices.notices,
    ):
        rows = await opened.database.read(select(part))
        assert ADA.id not in str(rows), part.name


def test_it_is_told_after_a_restart_in_the_language_of_the_guest(tmp_path, clock, sent):
    async def before():
        async with open_registry(tmp_path) as opened:
            sender = Notifier(opened)
            await subscribe(opened)
            await guests.save(opened.database, guests.Guest(ADA.id, "Ada", True, "de"))
            await her_turn(opened, sender)

    async def after():
        async with open_registry(tmp_path) as opened:
            await Notifier(opened).send_due()

    run(before())
    clock[0] = DUE
    run(after())
    ((_, message),) = sent
    assert message.title == "Du bist dran"


def test_who_wants_no_notices_has_none_stored(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            await her_turn(opened, Notifier(opened))
            assert not await opened.database.read(select(schema.notices.notices))

    run(test())


def test_a_browser_belongs_to_the_guest_who_used_it_last(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            await subscribe(opened)
            await notice_settings.add_channel(
                opened.database, Channel(BOB.id, "push", "https://push.example.org/1", "", "en")
            )
            assert not await notice_settings.list_channels(opened.database, ADA.id)
            assert len(await notice_settings.list_channels(opened.database, BOB.id)) == 1

    run(test())


@pytest.mark.parametrize(
    ("begin", "end", "now", "until"),
    [
        (22 * 60, 7 * 60, (2026, 11, 16, 23, 0), (2026, 11, 17, 7, 0)),
        (22 * 60, 7 * 60, (2026, 11, 17, 6, 59), (2026, 11, 17, 7, 0)),
        (22 * 60, 7 * 60, (2026, 11, 17, 7, 0), None),
        (22 * 60, 7 * 60, (2026, 11, 17, 21, 59), None),
        (13 * 60, 15 * 60, (2026, 11, 17, 14, 0), (2026, 11, 17, 15, 0)),
        (13 * 60, 15 * 60, (2026, 11, 17, 12, 59), None),
        (0, 0, (2026, 11, 17, 0, 0), None),
        (22 * 60, 7 * 60, (2026, 10, 24, 23, 0), (2026, 10, 25, 7, 0)),  # summer time ends that night
    ],
)
def test_quiet_hours_are_those_of_the_guests_clock(begin, end, now, until):
    quiet = NoticeTimes("Europe/Berlin", begin, end)
    found = quiet_until(quiet, in_berlin(*now))
    assert found == (until and in_berlin(*until))


@pytest.mark.parametrize("name", ["", "Nowhere/Land", "../../etc/passwd", "/etc/passwd", "Europe", "a\0b"])
def test_a_time_zone_that_is_none(name):
    assert find_zone(name) is None


def test_two_processes_on_one_database_send_it_once(where, clock, sent):
    async def test():
        async with open_registry(where) as opened:
            one, other = Notifier(opened), Notifier(opened)
            await subscribe(opened)
            await her_turn(opened, one)
            await other.wait()
            await notice_settings.save_times(opened.database, ADA.id, NoticeTimes())
            clock[0] = DUE
            await asyncio.gather(one.send_due(), other.send_due())
            clock[0] = 100 * DUE
            await other.send_due()
            assert len(sent) == 1

    run(test())
