"""Reports about games: the thinker analyses a game slice by slice while a page waits, and a complete one is stored."""

from __future__ import annotations

import asyncio
import base64
import logging
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace

from ..errors import PerihelionError
from ..json_types import JsonObject
from ..table.errors import Conflict
from ..thinking.report_job import DONE, FAILED, WORKING, Known, ReportJob, Slice, read_analysis, read_contents
from ..words import languages_of
from .documents import Documents
from .thinker import Thoughts

REPORT = "report/"
"""The names of stored reports begin with it."""
SLICE_SECONDS = 1.0
"""Seconds of analysis between two updates for readers."""
PATIENCE_SECONDS = 20.0
"""A report is given up if nobody has asked for it for this long."""
MOST_KEPT = 60
"""Limit of complete reports kept."""

PACKAGE = "perihelion"
"""A device writes reports in the languages that have words for this package: a browser loads only the visitor's."""

logger = logging.getLogger("perihelion.local")


@dataclass(eq=False)
class Making:
    """A report that is made now."""

    job: ReportJob
    asked: float
    """When a reader last asked for it, by the monotonic clock."""
    found: Slice | None = None
    number: int = 0
    """Number of updates."""
    failed: bool = False
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class LocalReports:
    """The reports of a device."""

    def __init__(self, thoughts: Thoughts, documents: Documents, monotonic: Callable[[], float]):
        self._thoughts, self._documents, self._monotonic = thoughts, documents, monotonic
        self._makings: dict[str, Making] = {}
        self._turn = asyncio.Lock()
        """The thinker analyses one game at a time."""

    async def stop(self) -> None:
        """End all reports that are made."""
        tasks = [making.task for making in self._makings.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def find(self, name: str, seen: int = 0, contents: bool = False, analysis: bool = False) -> Known | None:
        """Return the progress of a report, and what a reader who has seen an update wants.

        None if there is none, or if its contents lack a language that this device has loaded since.
        """
        making = self._makings.get(name)
        if making is not None:
            making.asked = self._monotonic()
            found = making.found
            if making.failed:
                self._makings.pop(name, None)
                return Known(FAILED)
            state = WORKING if found is None else found.state
            known = Known(state, found.done if found else 0, found.of if found else 1, making.number)
        else:
            stored = self._documents.find(REPORT + name)
            if stored is None or (contents and not stored["job"]["names"].keys() >= set(languages_of(PACKAGE))):
                return None
            known, found = _read(stored)
        if found is None or known.number <= seen:
            return known
        if contents:
            known = known._replace(contents=read_contents(found.contents))
        return known._replace(report=read_analysis(found.analysis)) if analysis else known

    def begin(self, name: str, job: ReportJob) -> Known:
        """Begin a report."""
        names = {lang: job.names[lang] for lang in languages_of(PACKAGE)}
        making = self._makings[name] = Making(replace(job, names=names), self._monotonic())
        making.task = asyncio.create_task(self._make(name, making), name=f"report {name}")
        return Known(WORKING)

    async def write_file(self, name: str, lang: str) -> str:
        """Return a complete report as one HTML file."""
        stored = self._documents.find(REPORT + name)
        if stored is None or lang not in stored["job"]["names"]:
            raise Conflict("no-report")
        _, found = _read(stored)
        page = await self._thoughts.write_report(found.analysis, ReportJob(**stored["job"]), lang)
        if page is None:
            raise Conflict("no-report")
        return page

    async def _make(self, name: str, making: Making) -> None:
        async with self._turn:
            found = await self._thoughts.begin_report(making.job)
            while found is not None:
                making.found, making.number = found, making.number + 1
                if found.state == DONE:
                    break
                if self._monotonic() - making.asked > PATIENCE_SECONDS:
                    del self._makings[name]
                    return
                found = await self._thoughts.continue_report(SLICE_SECONDS)
        if found is None:
            making.failed = True
            return
        try:
            await self._documents.put(REPORT + name, _write(making, found))
            await self._forget_oldest()
            del self._makings[name]
        except PerihelionError as error:  # it stays in memory
            logger.error("the report %s was not stored: %s", name, error)

    async def _forget_oldest(self) -> None:
        names = [name for name, _ in self._documents.all(REPORT)]
        for name in names[:-MOST_KEPT]:
            await self._documents.put(name, None)


def _write(making: Making, found: Slice) -> JsonObject:
    return {
        "done": found.done,
        "of": found.of,
        "number": making.number,
        "job": asdict(making.job),
        "contents": base64.b64encode(found.contents).decode(),
        "analysis": base64.b64encode(found.analysis).decode(),
    }


def _read(stored: JsonObject) -> tuple[Known, Slice]:
    contents, analysis = (base64.b64decode(stored[name]) for name in ("contents", "analysis"))
    found = Slice(DONE, stored["done"], stored["of"], contents, analysis)
    return Known(DONE, found.done, found.of, stored["number"]), found
