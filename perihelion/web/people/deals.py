"""Deals as pages show them. Nothing here contains a guest's id, or draws of a deal that is not open."""

from __future__ import annotations

from ...core.registry import game as find_game
from ...fair.deal import FILE_FORMAT, MODEL
from ...server.deals import Deals
from ...store import deals
from ...store.database import Rows, StoredRow
from ...table.bot_names import bot_name
from ...table.ranking import find_lead, rank_seats
from ...table_log.bodies import BOT, FREE, GONE, PERSON, SeatData
from ...wire.catalog import describe_options
from ...wire.daily_deals import describe_deal
from ...wire.game_names import game_name
from ...wire.schemas.deals import DailyDeal, ModelResult, PastDeal, PublishedDeals, SetSeat, SetTable, TableSet
from ...wire.table_words import table_words
from ...words import Words


def describe_published(rows: Rows) -> PublishedDeals:
    """Return deals as the file that the verifiers read."""
    return {
        "format": FILE_FORMAT,
        "deals": [
            {
                "commitment": row.commitment,
                "terms": row.terms,
                "parts": row.parts,
                "secret": row.secret if row.opened is not None else None,
            }
            for row in rows
        ],
    }


async def describe_day(service: Deals, row: StoredRow, guest: str, lang: str) -> DailyDeal:
    """Return the deal of a day as a guest may see it."""
    entries, following = await service.list_entries(row.id, guest), await deals.find_after(service.database, row.id)
    model = await _describe_model(service, row, table_words(lang))
    return describe_deal(row, entries, guest, lang, int(service.clock()), model, following)


async def _describe_model(service: Deals, row: StoredRow, words: Words) -> ModelResult | None:
    """Return how the strongest bot did; nothing before the deal is open."""
    if row.model_table is None:
        return None
    summary = await deals.find_summary(service.database, row.model_table)
    points = [value or 0 for value in summary["points"]] if summary and summary["over"] else None
    seat = row.terms["seats"].index(PERSON)
    return {
        "link": f"/t/{row.model_table}/replay" if points else f"/t/{row.model_table}",
        "name": bot_name(words, MODEL),
        "points": points[seat] if points else None,
        "lead": find_lead(points, seat) if points else None,
    }


async def list_days(service: Deals, guest: str, lang: str) -> list[PastDeal]:
    """Return the days so far, the newest first, with the guest's places in those that are open."""
    await service.find_today()
    played = {row.deal: row.result for row in await deals.list_played(service.database, guest)}
    return [
        {
            "day": row.id,
            "gameName": game_name(row.game, lang),
            "opened": row.opened is not None,
            "played": row.id in played,
            "place": (played.get(row.id) or {}).get("place"),
            "of": (played.get(row.id) or {}).get("of"),
        }
        for row in reversed(await deals.list_daily(service.database))
        if row.id <= service.day
    ]


async def describe_set(service: Deals, row: StoredRow, guest: str, lang: str) -> TableSet:
    """Return a set of tables as a guest may see it: points and scores when all tables have ended."""
    game = find_game(row.game)
    words, opened = table_words(lang, game.package, players=len(row.terms["seats"])), row.opened is not None
    entries = await deals.list_set(service.database, row.id)
    ranked = rank_seats([entry.result for entry in entries]) if opened and all(e.result for e in entries) else []
    tables: list[SetTable] = []
    for n, entry in enumerate(entries):
        summary = entry.summary or {"seats": [], "started": True}
        seats: list[SetSeat] = []
        for seat, holder in enumerate(summary["seats"]):
            score = ranked[n][seat] if ranked else None
            seats.append(
                {
                    "name": _holder_name(holder, words),
                    "mine": holder["guest"] == guest,
                    "points": score and score.points,
                    "lead": score and score.lead,
                    "score": score and score.score,
                }
            )
        over = entry.result is not None
        tables.append(
            {
                "number": n + 1,
                "link": f"/t/{entry.table}",
                "state": "over" if over else "running" if summary["started"] else "waiting",
                "finished": bool(over and entry.result["finished"]),
                "seats": seats,
            }
        )
    return {
        "set": row.id,
        "game": row.game,
        "gameName": words("game"),
        "picture": f"/pictures/{row.game}.svg",
        "options": describe_options(game, row.terms["options"], words),
        "commitment": row.commitment,
        "opened": opened,
        "mine": row.host == guest,
        "seatNames": [words.seat(seat) for seat in range(len(row.terms["seats"]))],
        "tables": tables,
    }


def _holder_name(holder: SeatData, words: Words) -> str:
    if holder["kind"] == BOT:
        return bot_name(words, holder["level"])
    if holder["kind"] == FREE:
        return ""
    return words("player-gone") if holder["name"] == GONE else str(holder["name"])
