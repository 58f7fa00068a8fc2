"""What a page's own device gets to think about, and the messages that it makes of the result.

A server makes the tasks and a browser answers them, with the functions that the server itself would use. A hint task
has the view of the seat; a report task what everybody may know of a finished game.
"""

from __future__ import annotations

import json

from ...core.hint_seed import hint_seed
from ...table.table import Table
from ...thinking.answers import SuggestedTurn
from ...thinking.packed_view import PackedView, pack_view, unpack_view
from ...thinking.report_job import ReportJob
from ...thinking.view_data import read_view, write_view
from ...words import Words
from ..schemas.device import HintTask, ReportTask
from ..schemas.responses import Hint
from ..study.report_answers import describe_job
from ..table_words import table_words
from .hint_steps import describe_hint, find_hinted_seat
from .presenter import TablePresenter


def make_hint_task(table: Table, guest: str, words: Words) -> HintTask:
    """Return what a hint for the guest depends on. Raises what the request for a hint would raise."""
    view = table.position.view(find_hinted_seat(table, guest))
    text = json.dumps(write_view(pack_view(view)), separators=(",", ":"))
    return HintTask(view=text, names=list(words.names), seed=hint_seed(view))


def read_hint_task(task: HintTask, lang: str) -> tuple[PackedView, dict[str, tuple[str, ...]], int]:
    """Return the arguments with which `suggest_turn` carries out a task."""
    return read_view(json.loads(task["view"])), {lang: tuple(task["names"])}, task["seed"]


def answer_hint_task(task: HintTask, lang: str, turn: SuggestedTurn) -> Hint:
    """Return the message that the server would make of a suggested turn."""
    packed, names, _ = read_hint_task(task, lang)
    view = unpack_view(packed, lang)
    words = table_words(lang, view.game.package, players=len(names[lang]), names=names[lang])
    return describe_hint(view, turn, words)


def make_report_task(live: TablePresenter, guest: str, made: bool) -> ReportTask:
    """Return what the report about a finished game depends on. Raises Conflict if the game runs."""
    job = describe_job(live)
    return ReportTask(
        made=made,
        file=job.game_file,
        names=job.names,
        moments=job.moments,
        link=job.link,
        seats=list(live.table.seats_seen_by(guest)),
    )


def read_report_task(task: ReportTask) -> ReportJob:
    """Return the subject of the report."""
    return ReportJob(task["file"], task["names"], task["moments"], task["link"])
