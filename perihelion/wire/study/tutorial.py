"""The tutorial of the first turn: what a newcomer reads at each decision, from the game's words `tour-<PHASE>`."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from ...core.tour import tour_of
from ...core.view import sees
from ...table.score_log import subtract_sheets
from ...table.table import NOBODY, Table
from ...words import Words
from ..schemas.responses import TutorialStep
from ..table.presenter import TablePresenter


def find_step(presenter: TablePresenter, guest: str, lang: str, since: int) -> TutorialStep | None:
    """Return what the tutorial tells this guest now; None if the game has no tutorial.

    `since` is the count of the table at the guest's previous request.
    """
    words = presenter.words(lang)
    if not words.has("tour-welcome"):
        return None
    table = presenter.table
    seat = _deciding_seat(table, guest)
    return TutorialStep(
        welcome=words("tour-welcome", **table.head.options),
        says=_explain_decision(table, words) if seat != NOBODY else "",
        end=words("tour-end"),
        news=list(find_news(table, guest, since, words)),
    )


def _deciding_seat(table: Table, guest: str) -> int:
    """Return the seat for which the guest decides now, or NOBODY. Others learn nothing about the decision."""
    seat = table.awaited_seat(guest)
    return seat if seat in table.choosing else NOBODY


def _explain_decision(table: Table, words: Words) -> str:
    key = f"tour-{table.position.phase}"
    return words(key) if words.has(key) else ""


def find_news(table: Table, guest: str, since: int, words: Words) -> Iterator[str]:
    """Yield what the guest should not miss since then: points and events for which the game's tour has words.

    Points that only follow from something else, such as goods that count at the end, have no words there.
    """
    mine, first = table.seats_of(guest), bisect_right(table.moments, since)
    scores, told = table.scores_so_far, tour_of(table.game).news
    for seat in mine:
        for line in subtract_sheets(scores.last.sheet, scores.tally(first).sheet):
            if line.values[seat] > 0 and words.has(f"tour-scored-{line.key}"):
                yield words(f"tour-scored-{line.key}", n=line.values[seat])
        for entry in table.position.log[first:]:
            for event in entry.events or ():
                concerns = event.values.get(told.get(event.key, ""))
                if concerns == seat and entry.actor != seat and sees(event.seen, seat):
                    yield words(f"tour-news-{event.key}")
