"""The worker of a server's page whose device thinks by itself: hints, reports, the analysis board and drawings.

It gets tasks from the server (`wire/table/device_tasks.py`, `wire/table/own_drawing.py`) and what the page knows, and
makes the server's messages.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from ...local.request import write_json
from ...local.server import LocalServer
from ...local.store import MemoryStore, Values
from ...thinking.answers import SuggestedTurn
from ...thinking.calls import answer_call, read_answer, write_call
from ...thinking.needed_files import missing_files
from ...wire.study.report_answers import describe_report
from ...wire.table.device_tasks import answer_hint_task, read_hint_task, read_report_task
from ...wire.table.sync_token import program_version
from ...wire.table.table_drawing import TableDrawing, draw_first_decision

LoadFile = Callable[[str], Awaitable[object]]
"""Loads a file into the folder of the machine code."""
Keep = Callable[[str], object]
"""Keeps a text for the next start."""
OK = 200
BREATH_SECONDS = 0.005
"""The pause before each call: a report is many calls, and what the page asks meanwhile is answered in between."""


class KeptStore(MemoryStore):
    """A store whose values are kept together: they are a few complete reports."""

    def __init__(self, keep: Keep, kept: str):
        super().__init__()
        self._keep = keep
        self.values = json.loads(kept or "{}")

    async def put(self, values: Values) -> None:
        """Put values, and delete those that are None."""
        await super().put(values)
        self._keep(json.dumps(self.values))


class DeviceThinker:
    """Thinks in this worker. Whatever fails is kept, because a `LocalServer` goes on with something simpler."""

    def __init__(self, load: LoadFile):
        self._load = load
        self.failure: Exception | None = None

    async def call(self, name: str, payload: bytes) -> bytes:
        """Return the answer of a function of `perihelion.thinking`."""
        await asyncio.sleep(BREATH_SECONDS)
        try:
            for file in missing_files(name, payload):
                await self._load(file)
            return answer_call(name, payload)
        except Exception as error:
            self.failure = error
            raise

    def raise_failure(self) -> None:
        """Raise what has failed since the last time."""
        failure, self.failure = self.failure, None
        if failure is not None:
            raise failure


class DeviceSide:
    """Answers what a page wants to know. Everything is JSON; None is what only the server can answer."""

    def __init__(self, load: LoadFile, keep: Keep, kept: str):
        self._thinker = DeviceThinker(load)
        self._server = LocalServer(KeptStore(keep, kept), self._thinker)
        self._drawing = TableDrawing()

    async def start(self) -> None:
        """Read what was kept."""
        await self._server.start()

    async def answer(self, kind: str, text: str, lang: str) -> str | None:
        """Return the message for a `hint`, a `report`, a `file` or a request of the analysis `board`."""
        answer: str | None = await getattr(self, f"_{kind}")(json.loads(text), lang)
        self._thinker.raise_failure()
        return answer

    def begin_drawing(self, text: str) -> str:
        """Make a first message of a game, to see whether this device can. Return the version of its program."""
        asked = json.loads(text)
        draw_first_decision(asked["game"], asked["options"], asked["lang"])
        self._drawing = TableDrawing()
        return program_version()

    def draw(self, text: str) -> str:
        """Return what becomes of a message of the kind `views`; the page has one table."""
        return write_json(self._drawing.make(json.loads(text)))

    async def _hint(self, task: Any, lang: str) -> str:
        payload = write_call(*read_hint_task(task, lang))
        turn: SuggestedTurn = read_answer(await self._thinker.call("suggest_turn", payload))
        return write_json(answer_hint_task(task, lang, turn))

    async def _report(self, data: Any, lang: str) -> str:
        task, reports = data["task"], self._server.reports
        job = read_report_task(task)
        known = reports.find(job.link, data["seen"], contents=True) or reports.begin(job.link, job)
        return write_json(describe_report(known, lang, task["seats"]))

    async def _file(self, task: Any, lang: str) -> str:
        return json.dumps(await self._server.reports.write_file(task["link"], lang))

    async def _board(self, data: Any, lang: str) -> str | None:
        status, _, body = await self._server.request("POST", data["path"], json.dumps(data["body"]), lang)
        return body if status == OK else None


def prepare() -> None:
    """Import what every answer needs: it stays in the memory that the browser keeps.

    It must use no game, because machine code that is loaded cannot be kept.
    """


async def start(load: LoadFile, keep: Keep, kept: str) -> DeviceSide:
    """Return what answers the page; `kept` is what was kept last, or nothing."""
    side = DeviceSide(load, keep, kept)
    await side.start()
    return side
