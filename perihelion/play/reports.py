"""Reports about finished games. Each is made in a process of its own, slice by slice, while its readers look at it.

A reader asks again and again (`follow`) and gets what is known so far. A report that nobody asks for any more is given
up; a complete one is kept for the next reader.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from ..workers import ProcessWorkers
from .errors import Conflict
from .fair_queue import FairPool, NotWanted, Requester

if TYPE_CHECKING:
    from ..report import Report

SECONDS = 60.0
"""How long a game is analysed, once there is machine code, in seconds of a processor."""
SLICE_SECONDS = 1.0
"""After how many seconds the readers get something new."""
PATIENCE_SECONDS = 20.0
"""A report is given up when nobody has asked for it for so long."""
COMPILE_SECONDS = 600.0
"""For how many seconds a report may take longer while the machine code is made."""
PROCESSES = 2
"""How many reports are made at the same time."""
MAX_KEPT = 16
"""How many reports are kept for the next reader."""
QUEUED, WORKING, DONE, FAILED = "queued", "working", "done", "failed"

report = logging.getLogger("perihelion.play")


class Content(NamedTuple):
    """What the page shows, in one language: HTML, and the curve as SVG."""

    html: str
    curve: str


class Slice(NamedTuple):
    """What a process knows about a game so far."""

    state: str
    done: int
    of: int
    contents: dict[str, Content]
    """By language."""
    report: Report | None
    """The report as far as it is made."""

    @property
    def complete(self) -> Report | None:
        """The report where nothing is missing any more."""
        return self.report if self.state == DONE else None


NOTHING = Slice(QUEUED, 0, 1, {}, None)


@dataclass(frozen=True)
class ReportJob:
    """What a report is about."""

    game_file: str
    names: dict[str, list[str]]
    """The names of the seats, by language."""
    moments: list[int]
    """The moment of the table before each entry of the game's log."""
    link: str
    """Where the replay is."""
    written: bool = False
    """Whether the game begins with a position that somebody wrote. Machine code is not prepared for those."""


@dataclass
class Making:
    """A report as far as it is made."""

    job: ReportJob
    slice: Slice = NOTHING
    number: int = 0
    """How many slices there were."""
    asked: float = field(default_factory=time.monotonic)

    @property
    def is_wanted(self) -> bool:
        """Whether somebody has asked for it lately."""
        return time.monotonic() - self.asked < PATIENCE_SECONDS

    def add(self, new: Slice) -> None:
        """Replace what is known."""
        self.slice, self.number = new, self.number + 1


class Reports:
    """The reports of the tables of one server."""

    def __init__(self) -> None:
        self._makings: OrderedDict[str, Making] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._turns = FairPool(range(PROCESSES))

    def find(self, table: str) -> Making | None:
        """Return the report about a table, in the making or complete; None where nobody asked for it."""
        making = self._makings.get(table)
        if making is not None:
            making.asked = time.monotonic()
            self._makings.move_to_end(table)
        return making

    def begin(self, table: str, job: ReportJob, guest: str = "") -> Making:
        """Begin a report."""
        making = self._makings[table] = Making(job)
        task = asyncio.create_task(self._make(table, making, guest), name=f"report {table}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return making

    async def write_file(self, making: Making, lang: str) -> str:
        """Return a complete report as one HTML file."""
        if making.slice.complete is None:
            raise Conflict("no-report")
        job, workers = making.job, ProcessWorkers(1)
        try:
            call = workers.submit(write_file, making.slice.complete, job.game_file, lang, job.names[lang])
            return await asyncio.wrap_future(call)
        finally:
            await asyncio.to_thread(workers.shutdown)

    async def stop(self) -> None:
        """Give up all reports in the making."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _make(self, table: str, making: Making, guest: str) -> None:
        """Make a report in a new process, which ends with it or when nobody wants it any more."""
        try:
            turn = await self._turns.acquire(Requester(guest, table, wanted=lambda: making.is_wanted))
        except NotWanted:
            self._drop(table, making)
            return
        workers = ProcessWorkers(1)
        try:
            making.add(await self._call(workers, begin_report, making.job))
            while making.slice.state != DONE:
                if not making.is_wanted:
                    self._drop(table, making)
                    return
                making.add(await self._call(workers, continue_report, SLICE_SECONDS))
        except Exception as error:
            report.error("the report failed: %s: %s", type(error).__name__, error)
            making.add(making.slice._replace(state=FAILED))
            self._drop(table, making)
        finally:
            self._turns.release(turn)
            await asyncio.to_thread(workers.shutdown)
        self._forget_oldest()

    @staticmethod
    async def _call(workers: ProcessWorkers, function: Any, *arguments: Any) -> Slice:
        answer: Slice = await asyncio.wrap_future(workers.submit(function, *arguments))
        return answer

    def _drop(self, table: str, making: Making) -> None:
        if self._makings.get(table) is making:
            del self._makings[table]

    def _forget_oldest(self) -> None:
        complete = [table for table, making in self._makings.items() if making.slice.state == DONE]
        for table in complete[: max(0, len(complete) - MAX_KEPT)]:
            del self._makings[table]


# in the process of a report


class _Work:
    """The analysis that this process carries out."""

    def __init__(self, job: ReportJob):
        from ..core.replay import replay
        from ..report.analysis import Analysis

        self.job, self.position = job, replay(job.game_file, next(iter(job.names)))
        self.analysis = Analysis(self.position)
        self.steps = self.analysis.steps()
        next(self.steps)  # the curve, by the judge alone
        self.waited = self.worked = 0.0

    def run(self, seconds: float) -> Slice:
        """Go on for so many seconds."""
        from ..engine import runtimes

        game, started, used = self.position.game, time.monotonic(), time.process_time()
        waits = not runtimes.is_settled(game) and self.waited < COMPILE_SECONDS
        if waits:
            runtimes.best(game)  # starts to compile; meanwhile the analysis goes on without machine code
        for _ in self.steps:
            if time.monotonic() - started > seconds:
                break
        else:
            return self.result(DONE)
        if waits:
            self.waited += time.monotonic() - started
        else:
            self.worked += time.process_time() - used
        return self.result(WORKING if self.worked < SECONDS else DONE)

    def result(self, state: str) -> Slice:
        """Return what is known so far."""
        from ..report.page import ReportText
        from ..words import Words

        found = self.analysis.report()
        contents = {}
        for lang, names in self.job.names.items():
            words = Words(lang, self.position.game.package, players=self.position.seats)
            text = ReportText(found, self.analysis, words, names, self._figure, self._address)
            contents[lang] = Content(text.content(), text.curve())
        done = self.analysis.of if state == DONE else self.analysis.done
        return Slice(state, done, self.analysis.of, contents, found)

    def _figure(self, decision: Any, view: Any) -> str:
        """Return the place for a board; the page draws the moment there and marks what is to be touched."""
        from html import escape

        from ..report.page import touched

        shown = touched(view, decision)
        best, played = (escape(" ".join(shown[name])) for name in ("touch", "happened"))
        about = escape(view.words("report-board"))
        return (
            f'<figure data-moment="{self.job.moments[decision.entry]}" data-seat="{decision.seat}" '
            f'data-best="{best}" data-played="{played}"><figcaption>{about}</figcaption></figure>'
        )

    def _address(self, entry: int) -> str:
        return f"{self.job.link}#{self.job.moments[entry]}"


_work: _Work | None = None


def begin_report(job: ReportJob) -> Slice:
    """Begin the analysis of a game in this process."""
    global _work
    with _runtime_for(job):
        _work = _Work(job)
        return _work.result(WORKING)


def continue_report(seconds: float) -> Slice:
    """Go on with the analysis that was begun in this process."""
    assert _work is not None, "begin_report comes first"
    with _runtime_for(_work.job):
        return _work.run(seconds)


def _runtime_for(job: ReportJob) -> AbstractContextManager[None]:
    from ..engine.runtimes import INTERPRETED, force_runtime

    return force_runtime(INTERPRETED) if job.written else nullcontext()


def write_file(found: Report, game_file: str, lang: str, names: list[str]) -> str:
    """Return a report as one HTML file."""
    from ..core.replay import replay
    from ..report import page

    return page(found, replay(game_file, lang), names)
