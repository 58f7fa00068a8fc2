"""Hints. If there are workers, one of them searches for a hint; otherwise the server that was asked does.

The server stores a job of the kind `hint` for the table, and waits. The process that takes it broadcasts the answer
("hint TABLE COUNT ANSWER"); nothing else is stored. Workers do bots' decisions first. A table has one such job at a
time. The job is removed when nobody waits for it, and another process takes it if the first one dies. If no answer
comes in time, this server searches itself, because a person waits.
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
from ..table.seat_names import player_names
from ..table.table import NOBODY
from ..table_log.bodies import PERSON
from ..words import LANGUAGES, Words
from .bot_worker import BotWorker, NamesByLanguage, SuggestedTurn
from .fair_queue import HINT, NotWanted, Requester
from .registry import TableRegistry

HINT_JOB = "hint"
ANSWER_SECONDS = 15.0
"""How long a server waits for the answer of another process."""
MOST_BYTES = 7_000
"""Length limit of an answer; PostgreSQL carries messages of up to 8,000 bytes."""

Asked = tuple[str, int]
"""The table, and its count when the hint was requested."""


class Hints:
    """The hints requested at this process, and those that it makes for others."""

    def __init__(self, registry: TableRegistry, bot_worker: BotWorker):
        self.registry, self.bot_worker = registry, bot_worker
        self._waiting: dict[Asked, list[asyncio.Future[SuggestedTurn]]] = {}
        self._withdrawals: set[asyncio.Task[None]] = set()

    async def ask(
        self, table: str, count: int, view: View, names: NamesByLanguage, guest: str, elsewhere: bool
    ) -> SuggestedTurn:
        """Return the best turn, with the players' names in each language. `elsewhere`: a worker searches."""
        choosing = view.game.rules.choosing
        alone = choosing is None or not choosing(view.state)  # a job names no seat, and its answer goes to all who ask
        found = await self._ask_workers(table, count) if elsewhere and alone else None
        if found is None or found.actions[0] not in view.legal:
            found = await self.bot_worker.suggest(view, names, Requester(guest, table, HINT))
        return found

    async def _ask_workers(self, table: str, count: int) -> SuggestedTurn | None:
        """Return the answer of another process, or None if there is none in time."""
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
        """Remove an abandoned job, unless a process is doing it."""

        async def remove() -> None:
            with suppress(SQLAlchemyError):  # the process that takes it finds that it is too old
                await jobs.withdraw(self.registry.database, table, HINT_JOB)

        task = asyncio.create_task(remove())
        self._withdrawals.add(task)
        task.add_done_callback(self._withdrawals.discard)

    async def stop(self) -> None:
        """Wait until jobs being removed are gone."""
        await asyncio.gather(*self._withdrawals, return_exceptions=True)

    async def hear(self, table: str, count: str, *answer: str) -> None:
        """Handle the answer of another process."""
        turn = SuggestedTurn(*json.loads(" ".join(answer)))
        for waiting in self._waiting.get((table, int(count)), ()):
            if not waiting.done():
                waiting.set_result(turn)

    async def make(self, job: Job) -> None:
        """Search for the seat to act at a table, and broadcast the answer."""
        if job.due < time.time() - ANSWER_SECONDS:
            return  # nobody waits for it any more
        loaded = await self.registry.open(job.table)
        async with loaded.lock:
            table = loaded.table
            seat, count = table.waits_for, table.count
            if seat == NOBODY or table.seats[seat].kind != PERSON or not table.hints or table.to_confirm() != NOBODY:
                return
            if table.position.is_simultaneous:
                return
            guest, view = table.seats[seat].guest, table.position.view(seat)
            names = {
                lang: tuple(player_names(table, loaded.names, Words(lang, "perihelion.table"))) for lang in LANGUAGES
            }
        requester = Requester(guest, job.table, HINT, wanted=lambda: loaded.table.count == count)
        try:
            turn = await self.bot_worker.suggest(view, names, requester)
        except NotWanted:
            return
        database = self.registry.database
        await database.write(*database.tell("hint", job.table, count, write_answer(turn)))


def write_answer(turn: SuggestedTurn) -> str:
    """Return an answer as text that fits into a message."""
    text = json.dumps(turn)
    return text if len(text.encode()) <= MOST_BYTES else json.dumps(turn._replace(told={}))
