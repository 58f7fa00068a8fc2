"""Hints. Where there are workers, a hint is a job that one of them does; otherwise the server that is asked searches.

The server stores a job of the kind `hint` for the table, and waits. Whoever takes it tells the answer to all processes
("hint TABLE COUNT ANSWER"), so nothing is stored. A worker does bots' decisions first. A table has one such job at a
time. It is removed when nobody waits for it any more, and the next process takes it where the first one dies. A hint
that does not come is made here: a person waits.
"""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from ..core.view import View
from ..store import jobs
from ..store.jobs import Job
from ..table.table import NOBODY
from ..table_log.bodies import PERSON
from ..words import LANGUAGES
from .bot_worker import BotWorker
from .fair_queue import HINT, NotWanted, Requester
from .registry import TableRegistry

HINT_JOB = "hint"
ANSWER_SECONDS = 15.0
"""For how long a server waits for the answer of another process."""
MOST_BYTES = 7_000
"""How long an answer may be; PostgreSQL carries messages of up to 8,000 bytes."""

Asked = tuple[str, int]
"""The table, and its count when somebody asked."""


class Hints:
    """The hints that somebody waits for at this process, and those that it makes for others."""

    def __init__(self, registry: TableRegistry, bot_worker: BotWorker):
        self.registry, self.bot_worker = registry, bot_worker
        self._waiting: dict[Asked, list[asyncio.Future[tuple[int, dict[str, str]]]]] = {}
        self._withdrawals: set[asyncio.Task[None]] = set()

    async def ask(self, table: str, count: int, view: View, lang: str, guest: str, elsewhere: bool) -> tuple[int, str]:
        """Return the best action and why. `elsewhere`: a worker is there to search."""
        found = await self._ask_workers(table, count) if elsewhere else None
        if found is None or found[0] not in view.legal:
            found = await self.bot_worker.suggest(view, [lang], Requester(guest, table, HINT))
        return found[0], found[1].get(lang, "")

    async def _ask_workers(self, table: str, count: int) -> tuple[int, dict[str, str]] | None:
        """Return the answer of another process, or None where there is none in time."""
        database, answer = self.registry.database, asyncio.get_running_loop().create_future()
        waiting = self._waiting.setdefault((table, count), [])
        waiting.append(answer)
        try:
            await jobs.request(database, table, HINT_JOB, HINT)
            return await asyncio.wait_for(answer, ANSWER_SECONDS)
        except (TimeoutError, SQLAlchemyError):
            return None
        finally:
            waiting.remove(answer)
            if not waiting:
                self._waiting.pop((table, count), None)
                if not answer.done() or answer.cancelled():
                    self._withdraw(table)

    def _withdraw(self, table: str) -> None:
        """Remove a job that nobody waits for any more, unless a process is doing it."""

        async def remove() -> None:
            with suppress(SQLAlchemyError):  # whoever takes it then finds that it is too old
                await jobs.withdraw(self.registry.database, table, HINT_JOB)

        task = asyncio.create_task(remove())
        self._withdrawals.add(task)
        task.add_done_callback(self._withdrawals.discard)

    async def stop(self) -> None:
        """Finish what is being removed."""
        await asyncio.gather(*self._withdrawals, return_exceptions=True)

    async def hear(self, table: str, count: str, *answer: str) -> None:
        """Take the answer that some process tells."""
        action, why = json.loads(" ".join(answer))
        for waiting in self._waiting.get((table, int(count)), ()):
            if not waiting.done():
                waiting.set_result((action, why))

    async def make(self, job: Job) -> None:
        """Search for the seat that decides at a table, and tell the answer."""
        if job.due < time.time() - ANSWER_SECONDS:
            return  # nobody waits for it any more
        loaded = await self.registry.open(job.table)
        async with loaded.lock:
            table = loaded.table
            seat, count = table.waits_for, table.count
            if seat == NOBODY or table.seats[seat].kind != PERSON or not table.hints or table.to_confirm() != NOBODY:
                return
            guest, view = table.seats[seat].guest, table.position.view(seat)
        requester = Requester(guest, job.table, HINT, wanted=lambda: loaded.table.count == count)
        try:
            action, why = await self.bot_worker.suggest(view, LANGUAGES, requester)
        except NotWanted:
            return
        database = self.registry.database
        await database.write(*database.tell("hint", job.table, count, write_answer(action, why)))


def write_answer(action: int, why: dict[str, str]) -> str:
    """Return an answer as text that fits into a message."""
    text = json.dumps([action, why])
    return text if len(text.encode()) <= MOST_BYTES else json.dumps([action, {}])
