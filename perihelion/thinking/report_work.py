"""The analysis of a game in a process or worker of its own, slice by slice."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from ..json_types import JsonObject
from .report_job import DONE, WORKING, Content, ReportJob, Slice, read_analysis, write_analysis, write_contents

if TYPE_CHECKING:
    from ..core.view import View
    from ..report.model import Decision
    from ..report.page import ReportText

SECONDS = 60.0
"""CPU seconds for the analysis of a game, once there is machine code."""
COMPILE_SECONDS = 600.0
"""Extra seconds for a report while the machine code is compiled."""
MOST_BYTES = 2_000_000
"""Limit of a stored report, compressed."""


class _Work:
    """The analysis in this process."""

    def __init__(self, job: ReportJob):
        from ..core.replay import replay
        from ..report.analysis import Analysis

        self.job, self.position = job, replay(job.game_file, next(iter(job.names)))
        self.analysis = Analysis(self.position)
        self.steps = self.analysis.steps()
        next(self.steps)  # the curve, by the judge alone
        self.waited = self.worked = 0.0

    def run(self, seconds: float) -> Slice:
        """Continue for this many seconds."""
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
        from ..core.vocabulary import SPECTATOR
        from ..report.page import ReportText
        from ..words import Words

        found = self.analysis.report()
        contents = {}
        for lang, names in self.job.names.items():
            words = Words(lang, self.position.game.package, players=self.position.seats, names=names)
            text = ReportText(found, self.analysis, words, names, self._figure, self._address)
            beginnings = [text.beginning(seat) for seat in (*range(self.position.seats), SPECTATOR)]
            contents[lang] = Content(beginnings, text.content(), self._describe_curve(text))
        done = self.analysis.of if state == DONE else self.analysis.done
        known = Slice(state, done, self.analysis.of, write_contents(contents), write_analysis(found))
        if len(known.contents) + len(known.analysis) > MOST_BYTES:
            raise ValueError("there is too much to store")
        return known

    def _describe_curve(self, text: ReportText) -> JsonObject:
        """Return the turns in words, and the chances to win before the first and after each of them."""
        turns, shares, marked = text.turns, text.report.shares, {place for place, _ in text.big_mistakes()}
        seats = [{"name": name, "colour": colour} for name, colour in zip(text.names, text.colours, strict=True)]
        described = [
            {
                "n": self.job.moments[span.end],
                "number": span.number,
                "seat": span.seat,
                "says": turns.tell(place, text.words),
                "shares": shares[span.end],
                "mistake": place in marked,
            }
            for place, span in enumerate(turns.spans)
        ]
        return {"seats": seats, "start": shares[turns.ends()[0]], "turns": described}

    def _figure(self, decision: Decision, view: View) -> str:
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
    """Start the analysis of a game in this process."""
    global _work
    with _runtime_for(job):
        _work = _Work(job)
        return _work.result(WORKING)


def continue_report(seconds: float) -> Slice:
    """Continue the analysis in this process."""
    assert _work is not None, "begin_report comes first"
    with _runtime_for(_work.job):
        return _work.run(seconds)


def _runtime_for(job: ReportJob) -> AbstractContextManager[None]:
    from ..engine.runtimes import INTERPRETED, force_runtime

    return force_runtime(INTERPRETED) if job.written else nullcontext()


def write_file(analysis: bytes, game_file: str, lang: str, names: list[str]) -> str:
    """Return a report as one HTML file."""
    from ..core.replay import replay
    from ..report import page

    return page(read_analysis(analysis), replay(game_file, lang), names)
