"""Restores stored tables in threads of their own, by the system's clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from ..table import restore
from ..table.stored import StoredEntry, StoredTable
from ..table.table import Table
from .system_time import SYSTEM_TIME

_threads = ThreadPoolExecutor(2, thread_name_prefix="restore")
"""Threads that only restore tables, so that no client waits for other work to get a table."""


async def restore_in_thread(stored: StoredTable, rows: Sequence[StoredEntry]) -> Table:
    """Run `restore_table` in a thread."""
    return await asyncio.get_running_loop().run_in_executor(_threads, restore_table, stored, rows)


def restore_table(stored: StoredTable, rows: Sequence[StoredEntry]) -> Table:
    """Return a stored table under the rules of today."""
    return restore.restore_table(stored, rows, SYSTEM_TIME)
