"""Operators' actions on tables and guests. Each is recorded in their log, from which other processes learn it."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Literal

from ..store import erasure, guests, notices, operators
from ..store.reports import forget_about
from ..table.clean_text import MOST_NAME_LENGTH, clean_text
from ..table.errors import InvalidCommand, UnknownTable
from .guest_removal import close_by_operator, leave_for_good
from .registry import TableRegistry

Decision = Literal["nothing", "warning", "mute", "ban"]
"""What an operator may decide about a report of a player."""

CONDUCT = "conduct"
"""The kind of the notice about a decision."""


@dataclass(frozen=True)
class Moderation:
    """The commands of one operator; `by` is empty on the command line, and for guests who delete themselves."""

    registry: TableRegistry
    by: str = ""

    async def close_table(self, table: str) -> None:
        """Close a table: nobody can play there any more, everybody may look at it."""
        await self.registry.run_command(table, close_by_operator, by_operator=True)
        await self.registry.database.write(operators.log_change("close", self.by, table=table))

    async def delete_table(self, table: str) -> None:
        """Delete a table with its log and its chat."""
        if not await operators.find_tables(self.registry.database, table, only_open=False):
            raise UnknownTable()
        await self.registry.drop(table)
        await erasure.delete_tables(self.registry.database, [table], "delete", self.by)

    async def rename_guest(self, guest: str, name: str) -> guests.Guest:
        """Give a guest another name."""
        known = await self._find(guest)
        cleaned = clean_text(name, MOST_NAME_LENGTH)
        if cleaned is None:
            raise InvalidCommand("unreadable", "error-name", n=MOST_NAME_LENGTH)
        renamed = replace(known, name=cleaned, named=True)
        await guests.save(self.registry.database, renamed)
        noted = operators.log_change("rename", self.by, guest=guest)
        await self.registry.database.write(noted, forget_about(guest))  # reports have the old name
        return renamed

    async def restrict_guest(self, guest: str, *, mute: bool | None = None, ban: bool | None = None) -> None:
        """Forbid or allow a guest to chat (mute), or to come in at all (ban). None leaves it as it is."""
        await self._find(guest)
        now = await operators.load_restrictions(self.registry.database)
        muted = guest in now.muted if mute is None else mute
        banned = guest in now.banned if ban is None else ban
        what = ("ban" if ban else "unban") if ban is not None else ("mute" if mute else "unmute")
        await operators.restrict(self.registry.database, guest, self.by, muted=muted, banned=banned, what=what)

    async def decide_complaint(self, n: int, decision: Decision, answer: str) -> bool:
        """Decide about a report of a player, and tell both. Return False if there is none that waits."""
        database = self.registry.database
        complaint = await operators.find_complaint(database, n)
        if complaint is None or not await operators.decide_complaint(database, n, self.by, complaint, decision, answer):
            return False
        if decision in ("mute", "ban"):
            await self.restrict_guest(
                complaint.about, mute=True if decision == "mute" else None, ban=True if decision == "ban" else None
            )
        now = time.time()
        for guest in (complaint.by, complaint.about):
            if guest == complaint.by or decision != "nothing":
                await notices.plan(database, complaint.table, guest, CONDUCT, now, now)
        return True

    async def erase_guest(self, guest: str) -> str:
        """Delete everything about a guest. Return the id that replaces the guest in logs."""
        open_tables, alone, shared = await erasure.list_tables_of(self.registry.database, guest)
        for table in open_tables:
            await self.registry.run_command(table, lambda t: leave_for_good(t, guest), by_operator=True)
        for table in (*open_tables, *alone, *shared):
            await self.registry.drop(table)
        return await erasure.erase_guest(self.registry.database, guest, self.by)

    async def _find(self, guest: str) -> guests.Guest:
        known = await guests.find(self.registry.database, guest)
        if known is None:
            raise InvalidCommand("unreadable", "error-no-guest")
        return known
