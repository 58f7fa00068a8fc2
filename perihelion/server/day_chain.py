"""The chain of daily deals: makes the deal of a day, fixes its contributions, skips days that a wrong clock made.

No deal is made before the newest one, with one exception: deals that a wrong clock made far ahead must not block the
real days. Then the next deal follows the last one before it, and lists the others in its terms, where everybody can
see them. A skipped day never gets another deal.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from datetime import date, timedelta

from ..fair.deal import LEAVES_OUT, compute_deal_commitment, compute_deal_head
from ..fair.draw import SECRET_BYTES
from ..json_types import JsonObject
from ..store import deals
from ..store.database import Database, Rows, StoredRow
from ..table.daily import plan_day

MOST_AHEAD = timedelta(days=2)
"""Up to this many days ahead, a stored deal was made by another process a moment earlier: its day had begun."""

logger = logging.getLogger("perihelion.server")


class DayChain:
    """The daily deals in the store, made from `level` and `games`."""

    def __init__(self, database: Database, level: str, games: Sequence[str]):
        self.database, self.level, self.games = database, level, games
        self._blocked = ""

    async def make_day(self, day: date, now: float) -> None:
        """Make the deal of a day unless it exists. It names the previous one, contributions included."""
        if await deals.find(self.database, day.isoformat()) is not None:
            return
        await self.fix_parts(day - timedelta(days=1))
        rows = await deals.list_daily(self.database)
        before = [row for row in rows if row.id < day.isoformat()]
        ahead = rows[len(before) :]
        if ahead and not self._may_leave_out(ahead, day):
            return
        strays = [*find_strays(before), *ahead]
        previous = find_head(before[-1]) if before else ""
        terms = plan_day(day, previous, now, self.level, self.games)
        if strays:
            terms[LEAVES_OUT] = name_left_out(strays)
            logger.warning("the deal of %s leaves out %s", day, ", ".join(terms[LEAVES_OUT]))
        await add_deal(self.database, deals.DAILY, terms, terms["opens"])

    async def fix_parts(self, until: date) -> None:
        """Fix the contributions to the deals up to a day: those of the players of the day before, as they came."""
        for row in await deals.list_without_parts(self.database, until.isoformat()):
            before = (date.fromisoformat(row.id) - timedelta(days=1)).isoformat()
            entries = await deals.list_tables(self.database, before)
            await deals.set_once(self.database, row.id, "parts", [entry.part for entry in entries if entry.part])

    def _may_leave_out(self, ahead: Rows, day: date) -> bool:
        """Return True if stored days after this one are to be skipped, because a wrong clock must have made them.

        If one of them was opened, its day has passed: then the clock of today is behind, and nothing is made.
        """
        newest, opened = ahead[-1].id, any(row.opened is not None for row in ahead)
        if opened and self._blocked != newest:
            self._blocked = newest
            logger.error("no deal is made for %s: that of %s was opened. Is the clock behind?", day, newest)
        return not opened and date.fromisoformat(newest) - day > MOST_AHEAD


def find_strays(rows: Rows) -> list[StoredRow]:
    """Return the deals that are not ancestors of the last one."""
    strays, wanted = [], rows[-1].terms["previous"] if rows else ""
    for row in reversed(rows[:-1]):
        if find_head(row) == wanted:
            wanted = row.terms["previous"]
        else:
            strays.append(row)
    return strays[::-1]


def find_head(row: StoredRow) -> str:
    """Return the hash of a deal with its contributions."""
    return compute_deal_head(row.commitment, map(bytes.fromhex, row.parts or ()))


def name_left_out(rows: Rows) -> dict[str, str]:
    """Return day and commitment of these deals and of those they skipped themselves."""
    named = {day: commitment for row in rows for day, commitment in row.terms.get(LEAVES_OUT, {}).items()}
    return dict(sorted((named | {row.id: row.commitment for row in rows}).items()))


async def list_published(database: Database) -> list[StoredRow]:
    """Return the last daily deals in the order of their days, with those that they skip."""
    days = await deals.list_daily(database)
    named = {day for row in days for day in row.terms.get(LEAVES_OUT, ())}
    left_out = await deals.list_left_out(database, named) if named else []
    return sorted([*days, *left_out], key=lambda row: str(row.id))


async def add_deal(database: Database, kind: str, terms: JsonObject, opens: float, host: str = "") -> None:
    """Draw a secret, commit to it, and store both unless the deal exists."""
    secret = secrets.token_bytes(SECRET_BYTES)
    await deals.add(
        database,
        terms,
        leaves_out=list(terms.get(LEAVES_OUT, ())),
        id=terms["id"],
        kind=kind,
        game=terms["game"],
        commitment=compute_deal_commitment(secret, terms),
        secret=secret.hex(),
        parts=None if kind == deals.DAILY else [],
        host=host,
        opens=opens,
    )
