"""Tables at which a guest who wants notices misses a turn."""

from datetime import datetime
from zoneinfo import ZoneInfo

from perihelion.notices.notifier import Notifier
from perihelion.notices.planning import DELAY_SECONDS, awaited
from perihelion.store import notice_settings
from perihelion.store.notice_settings import Channel
from perihelion.table import commands
from tests.server.registries import ADA, BOB, lay, open_registry, run

DUE = DELAY_SECONDS + 1


def channel(address="https://push.example.org/1", **fields):
    return Channel(ADA.id, "push", address, "https://s.org", "en", {"p256dh": "", "auth": ""}, **fields)


async def subscribe(opened, *addresses):
    for address in addresses or ("https://push.example.org/1",):
        await notice_settings.add_channel(opened.database, channel(address))


async def her_turn(opened, sender):
    """Ada and Bob at Leduc poker; it is Ada's turn, and nobody looks."""
    table = await lay(opened, ("me", "open"))
    await opened.run_command(table, lambda t: commands.take_seat(t, BOB.id, BOB.name, 1))
    waiting = opened.loaded[table].table
    assert [waiting.seats[seat].guest for seat in awaited(waiting)] == [ADA.id]
    await sender.wait()
    return table


def at_a_table(test):
    """Run `test(opened, sender, table)` with Ada subscribed."""

    def wrapped(tmp_path, clock, sent):
        async def whole():
            async with open_registry(tmp_path) as opened:
                sender = Notifier(opened)
                await subscribe(opened)
                await test(opened, sender, await her_turn(opened, sender), clock, sent)

        run(whole())

    wrapped.__name__, wrapped.__doc__ = test.__name__, test.__doc__
    return wrapped


def in_berlin(year, month, day, hour, minute):
    """The time of a clock in Berlin, in seconds since 1970."""
    return datetime(year, month, day, hour, minute, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
