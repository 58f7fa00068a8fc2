"""The daily deal against bots. Its luck comes from the date and public numbers."""

from __future__ import annotations

from datetime import date

from ...core.registry import game as find_game
from ...core.rules_version import rules_version
from ...errors import PerihelionError
from ...fair.deal import FILE_FORMAT
from ...table.daily import day_of
from ...table.errors import Conflict
from ...table.new_tables import lay_table
from ...table.settings import Settings
from ...table.table import TableHead
from ...wire.daily_deals import describe_deal
from ...wire.errors import WebError
from ...wire.game_names import game_name
from ...wire.reading import InvalidValue
from ...wire.schemas.deals import BeginRequest, BegunDeal, DailyDeal, PastDeal, PublishedDeals
from ..daily import DAILY, DealEntry, OpenDeal, find_result, make_day
from ..device import Device
from ..request import Request
from ..routing import Route


async def _entry(device: Device, deal: OpenDeal) -> DealEntry | None:
    """Return how the guest plays or played a deal."""
    table = device.documents.find(DAILY + deal.id)
    if not isinstance(table, str):
        return None
    try:
        loaded = await device.tables.open(table)
    except PerihelionError:  # it was deleted, or is damaged
        return None
    return DealEntry(device.guest.id, table, find_result(loaded.table, deal))


async def _describe(device: Device, deal: OpenDeal, lang: str) -> DailyDeal:
    entry = await _entry(device, deal)
    entries = [] if entry is None else [entry]
    return describe_deal(deal, entries, device.guest.id, lang, int(device.time.now()))


async def get_today(device: Device, request: Request) -> DailyDeal:
    """Return today's deal."""
    return await _describe(device, make_day(day_of(device.time.now())), request.lang)


async def get_day(device: Device, request: Request) -> DailyDeal:
    """Return the deal of a day that has begun."""
    try:
        day = date.fromisoformat(request.found["day"])
    except ValueError:
        raise InvalidValue from None
    if day > day_of(device.time.now()):
        raise WebError(404, "unknown")
    return await _describe(device, make_day(day), request.lang)


async def begin(device: Device, request: Request) -> BegunDeal:
    """Begin today's deal, once."""
    request.body(BeginRequest)
    deal, guest = make_day(day_of(device.time.now())), device.guest
    if await _entry(device, deal) is not None:
        raise Conflict("deal", "error-deal-begun")
    game = find_game(deal.game)
    head = TableHead(
        device.new_id(), game.key, deal.terms["options"], Settings(hints=False), guest.id, device.time.now(),
        rules_version(game),
    )  # fmt: skip
    table = device.new_table(head)
    lay_table(table, deal.seats(guest.id, guest.name), deal=deal.deal)
    await device.save_guest()
    await device.tables.add(table)
    await device.documents.put(DAILY + deal.id, head.table)
    return BegunDeal(table=head.table, link=f"/t/{head.table}", counts=False)


async def list_days(device: Device, request: Request) -> list[PastDeal]:
    """Return the days that the guest has played, the newest first."""
    days = sorted((name.removeprefix(DAILY) for name, _ in device.documents.all(DAILY)), reverse=True)
    return [
        {
            "day": day,
            "gameName": game_name(make_day(date.fromisoformat(day)).game, request.lang),
            "opened": True,
            "played": True,
            "place": None,
            "of": None,
        }
        for day in days
    ]


async def get_published(device: Device, request: Request) -> PublishedDeals:
    """Return the published deals: a device alone publishes none."""
    return {"format": FILE_FORMAT, "deals": []}


ROUTES = (
    Route("GET", "/api/daily", get_today),
    Route("POST", "/api/daily", begin, 201),
    Route("GET", "/api/daily/days", list_days),
    Route("GET", "/api/daily/{day}", get_day),
    Route("GET", "/api/deals", get_published),
)
