"""Reminders, the daily message, another game with the same players, and notices that a dead process did not store."""

import asyncio
import time
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from perihelion.notices.notifier import Notifier
from perihelion.notices.planning import INVITE_SECONDS, before_quiet_hours
from perihelion.notices.quiet_hours import next_digest
from perihelion.server.new_tables import create_rematch, create_table
from perihelion.store import notice_settings
from perihelion.store.notice_settings import NoticeTimes
from perihelion.table import commands, invitations
from perihelion.table.settings import Settings
from perihelion.table.vacation import pause_clocks
from tests.notices.missed_turns import DUE, at_a_table, in_berlin, subscribe
from tests.server.registries import ADA, BOB, lay, open_registry, run
from tests.table.tables import LEVELS

HOUR, DAY = 3600, 86_400


async def sit_down(opened, sender, **settings):
    """Ada and Bob at Leduc poker; it is Ada's turn."""
    table = await lay(opened, ("me", "open"), **settings)
    await opened.run_command(table, lambda t: commands.take_seat(t, BOB.id, BOB.name, 1))
    await sender.wait()
    return table


def days_a_turn(days):
    """Run `test(opened, sender, table)` at a table with days for a turn; Ada has got the notice of her turn."""

    def decorate(test):
        @at_a_table
        async def wrapped(opened, sender, table, clock, sent):
            await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, "call", t.count))
            slow = await sit_down(opened, sender, minutes=days * 1440)
            clock[0] = DUE
            await sender.send_due()
            assert [message.title for _, message in sent] == ["Your turn"]
            sent.clear()
            await test(opened, sender, slow, clock, sent)

        wrapped.__name__ = test.__name__
        return wrapped

    return decorate


@days_a_turn(1)
async def test_one_reminder_before_the_time_is_over(opened, sender, table, clock, sent):
    clock[0] = 17 * HOUR
    await sender.send_due()
    assert not sent
    clock[0] = 18 * HOUR + 120
    await asyncio.gather(sender.send_due(), Notifier(opened).send_due())
    ((_, message),) = sent
    assert message.title == "Your time is running out"
    assert "5 hours left" in message.text
    assert message.path == f"/t/{table}"
    clock[0] = 23 * HOUR
    await sender.send_due()
    assert len(sent) == 1


@days_a_turn(3)
async def test_who_moved_is_not_reminded(opened, sender, table, clock, sent):
    await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, "call", t.count))
    clock[0] = 70 * HOUR
    await sender.send_due()
    assert not sent


@days_a_turn(1)
async def test_who_only_looked_is_reminded_and_who_is_there_is_not(opened, sender, table, clock, sent):
    loaded = await opened.open(table)
    loaded.connect(ADA.id)
    opened.note_connection(loaded, ADA.id)
    loaded.disconnect(ADA.id)
    opened.note_connection(loaded, ADA.id)
    await sender.wait()
    clock[0] = 18 * HOUR + 120
    await sender.send_due()
    assert len(sent) == 1


@days_a_turn(1)
async def test_a_vacation_moves_the_reminder(opened, sender, table, clock, sent):
    until = time.time() + 2 * DAY
    await opened.run_command(table, lambda t: pause_clocks(t, ADA.id, until))
    await sender.wait()
    clock[0] = 2 * DAY
    await sender.send_due()
    assert not sent
    clock[0] = 2 * DAY + 18 * HOUR + 240
    await sender.send_due()
    assert len(sent) == 1


@at_a_table
async def test_a_short_clock_reminds_nobody(opened, sender, table, clock, sent):
    await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, "call", t.count))
    await sit_down(opened, sender, minutes=600)
    clock[0] = 599 * 60
    await sender.send_due()
    assert [message.title for _, message in sent] == ["Your turn"]


def test_a_reminder_does_not_wait_behind_quiet_hours_until_it_is_too_late():
    def utc(day, hour):
        return datetime(2026, 11, day, hour, tzinfo=ZoneInfo("UTC")).timestamp()

    night = NoticeTimes("UTC", 22 * 60, 8 * 60)
    assert before_quiet_hours(night, utc(16, 23), utc(17, 5)) == utc(16, 22) - 1
    assert before_quiet_hours(night, utc(17, 2), utc(17, 5)) == utc(16, 22) - 1
    assert before_quiet_hours(night, utc(16, 23), utc(17, 11)) == utc(16, 23), "it comes at eight"
    assert before_quiet_hours(night, utc(16, 12), utc(16, 18)) == utc(16, 12)


@pytest.mark.parametrize(
    ("now", "expected"),
    [
        ((2026, 11, 16, 7, 59), (2026, 11, 16, 8, 0)),
        ((2026, 11, 16, 8, 0), (2026, 11, 17, 8, 0)),
        ((2026, 10, 24, 12, 0), (2026, 10, 25, 8, 0)),  # summer time ends that night
    ],
)
def test_the_daily_message_comes_by_the_guests_clock(now, expected):
    times = NoticeTimes("Europe/Berlin", digest=8 * 60)
    assert next_digest(times, in_berlin(*now)) == in_berlin(*expected)
    assert next_digest(NoticeTimes(), 0.0) is None


@at_a_table
async def test_one_message_a_day_with_all_tables_that_wait(opened, sender, table, clock, sent):
    clock[0] = DUE
    await sender.send_due()
    sent.clear()
    now = datetime.fromtimestamp(time.time(), ZoneInfo("UTC"))
    minute = (60 * now.hour + now.minute + 120) % 1440
    await notice_settings.save_times(opened.database, ADA.id, NoticeTimes("UTC", digest=minute))
    await sender.follow_digest(ADA.id)
    loaded = await opened.open(table)
    loaded.connect(ADA.id)  # who looks and does not move gets it all the same
    opened.note_connection(loaded, ADA.id)
    loaded.disconnect(ADA.id)
    other = await sit_down(opened, sender)
    clock[0] = DUE + 1.5 * HOUR
    await sender.send_due()
    assert not sent, "nothing comes by itself"
    clock[0] = DUE + 2 * HOUR
    await asyncio.gather(sender.send_due(), Notifier(opened).send_due())
    ((_, message),) = sent
    assert "2 tables" in message.text
    await opened.run_command(other, lambda t: commands.play_action(t, ADA.id, "call", t.count))
    clock[0] = DUE + 25 * HOUR
    await sender.send_due()
    assert len(sent) == 1
    clock[0] = DUE + 26 * HOUR
    await sender.send_due()
    assert len(sent) == 2, "the next day again, as long as something waits"
    assert sent[1][1].path == f"/t/{table}"
    await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, "call", t.count))
    clock[0] = DUE + 50 * HOUR
    await sender.send_due()
    assert len(sent) == 2


@at_a_table
async def test_the_same_players_again_are_told_and_their_seats_are_held(opened, sender, table, clock, sent):
    await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, "raise", t.count))
    await opened.run_command(table, lambda t: commands.play_action(t, BOB.id, "fold", t.count))
    again = await create_rematch(opened, table, BOB)
    await sender.wait()
    clock[0] = DUE
    await sender.send_due()
    ((_, message),) = sent
    assert (message.title, message.path) == ("Play again?", f"/t/{again}")
    made = await opened.open(again)
    assert (made.table.seats[0].kind, made.table.seats[0].keeps) == ("free", ADA.id)
    assert await create_rematch(opened, table, ADA) == again
    assert made.table.started
    clock[0] = 10 * DUE
    await sender.send_due()
    assert [message.title for _, message in sent].count("Play again?") == 1


@at_a_table
async def test_who_is_still_at_the_old_table_sits_at_the_new_one(opened, sender, table, clock, sent):
    (await opened.open(table)).connect(ADA.id)
    await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, "raise", t.count))
    await opened.run_command(table, lambda t: commands.play_action(t, BOB.id, "fold", t.count))
    assert (await opened.open(await create_rematch(opened, table, BOB))).table.started


def test_a_process_that_dies_before_it_stored_the_notice_loses_none(tmp_path, clock, sent):
    async def before():
        async with open_registry(tmp_path) as opened:  # nobody plans anything
            await subscribe(opened)
            table = await lay(opened, ("me", "open"), minutes=1440)
            await opened.run_command(table, lambda t: commands.take_seat(t, BOB.id, BOB.name, 1))

    async def after():
        async with open_registry(tmp_path) as opened:
            sender = Notifier(opened)
            await sender.catch_up(time.time() - DAY)
            await sender.catch_up(time.time() - DAY)
            await sender.send_due()
            assert [message.title for _, message in sent] == ["Your turn"]
            clock[0] += 18 * HOUR
            await sender.catch_up(0.0)
            await sender.send_due()
            assert [message.title for _, message in sent] == ["Your turn", "Your time is running out"]

    run(before())
    clock[0] = DUE
    run(after())


@at_a_table
async def test_an_invited_friend_is_told_once_and_soon(opened, sender, table, clock, sent):
    made = await create_table(opened, BOB, "leduc", {}, ("me", "open"), Settings(), LEVELS)
    await opened.run_command(made, lambda t: invitations.hold_seat(t, BOB.id, 1, ADA.id, ADA.name))
    await sender.wait()
    clock[0] = INVITE_SECONDS + 1
    await sender.send_due()
    await sender.send_due()
    ((_, message),) = [one for one in sent if one[1].path == f"/t/{made}"]
    assert message.title == "You are invited"
    await opened.run_command(made, lambda t: commands.free_seat(t, ADA.id, 1))  # Ada says no
    await opened.run_command(made, lambda t: invitations.hold_seat(t, BOB.id, 1, ADA.id, ADA.name))
    await opened.run_command(made, lambda t: commands.take_seat(t, ADA.id, ADA.name, 1))
    await sender.wait()
    clock[0] = 10 * DUE
    await sender.send_due()
    assert len([one for one in sent if one[1].title == "You are invited"]) == 1, "who came is not called"
