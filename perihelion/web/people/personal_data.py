"""Everything that the server knows about a guest, as a zip file with JSON and game files."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import zipfile
from collections.abc import AsyncIterator

from sqlalchemy import LargeBinary, select

from ...json_types import JsonObject
from ...server.restore import restore_table
from ...store import friends, groups, reports, schema, tables
from ...store.database import Database
from ...store.erasure import owner_column
from ...table_log.bodies import PERSON
from ...thinking.report_job import read_analysis

SKIPPED = {
    schema.guests.links,
    schema.guests.challenges,
    schema.tables.players,
    schema.tables.chat,
    schema.groups.group_members,
    schema.friends.friends,
}
"""Left out: links and challenges are hashes; tables, chat, groups and friends are written together with their
contents."""

logger = logging.getLogger("perihelion.web")


async def export_guest(database: Database, guest: str) -> bytes:
    """Return the zip file.

    For a running game it contains what lists show, because the log has hands that the guest may not see yet. Other
    guests appear by the names that everybody at the table sees, never by their ids.
    """
    files: dict[str, str] = {}
    for part in schema.base.metadata.sorted_tables:
        owner = owner_column(part)
        if owner is None or part in SKIPPED:
            continue
        shown = [column for column in part.c if not isinstance(column.type, LargeBinary)]
        rows = [dict(row._mapping) for row in await database.read(select(*shown).where(owner == guest))]
        if rows:
            files[f"{part.name}.json"] = _write(rows)
    chat = schema.tables.chat.c
    lines = await database.read(select(chat.table, chat.text, chat.time).where(chat.guest == guest).order_by(chat.time))
    files["chat.json"] = _write([dict(row._mapping) for row in lines])
    mine = [{"name": group.name, "created": group.created} for group in await groups.list_of_guest(database, guest)]
    if mine:
        files["groups.json"] = _write(mine)
    relations = await friends.list_relations(database, guest)
    if relations:
        known = [{"name": one.name, "asked": one.asked, "asks": one.asks} for one in relations]
        files["friends.json"] = _write(known)
    for row in await reports.list_about(database, guest):
        try:
            files[f"reports/{row.table or row.companion}.json"] = read_analysis(row.analysis).json()
        except Exception:
            logger.warning("a report cannot be read for an export", exc_info=True)
    files["tables.json"] = _write([line async for line in _tables(database, guest, files)])
    return _zip(files)


async def _tables(database: Database, guest: str, files: dict[str, str]) -> AsyncIterator[JsonObject]:
    """Yield each table of a guest; the game file of a finished one is added to the files."""
    p = schema.tables.players.c
    for row in await database.read(select(p.table).where(p.guest == guest)):
        found = await tables.load(database, row.table)
        if found is None:
            continue
        stored, entries = found
        seats = [
            {"name": seat["name"], "kind": seat["kind"], "level": seat["level"], "mine": seat["guest"] == guest}
            for seat in stored.summary["seats"]
        ]
        yield {
            "table": stored.id,
            "game": stored.game,
            "options": stored.options,
            "settings": stored.settings,
            "created": stored.created,
            "changed": stored.changed,
            "hosted": stored.host == guest,
            "over": not stored.open,
            "points": stored.summary["points"],
            "seats": seats,
            "persons": sum(seat["kind"] == PERSON for seat in seats),
        }
        if not stored.open:
            try:
                files[f"games/{stored.game}-{stored.id}.game"] = (
                    await asyncio.to_thread(restore_table, stored, entries)
                ).position.transcript
            except Exception:  # its game is not installed any more, or its rules changed too much
                logger.warning("table %s cannot be read for an export", stored.id, exc_info=True)


def _write(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False, default=str) + "\n"


def _zip(files: dict[str, str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in sorted(files.items()):
            archive.writestr(name, text)
    return out.getvalue()
