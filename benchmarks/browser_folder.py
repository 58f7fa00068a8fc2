"""What a visitor of the folder notices: how much is loaded, how long it takes, how much memory the tab needs."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from playwright.sync_api import Browser, BrowserContext, Page

from benchmarks.chromium import FileServer, serving_files, tab_bytes
from tests.browser.hands import Hands
from tests.browser.tables import SHORT, against_bots
from tests.site.framed import FramedPage

MEGABYTE = 1_000_000
OURS = ("lobby", "lobby-en", "python", "client", "client-en")
"""The packs that change with every version of ours. Networks, documents, libraries and Python itself rarely do.

Besides them an update loads the script of the service worker: it answers with the window around the pages itself.
"""
OF_GAMES = ("games", "machine")
"""The packs that change, too, if a version changes rules or bots."""
DECISIONS = 12
"""The timed decisions of each game, after one that is not."""
TOUCHES = 40
"""The most touches in each game: some decisions need several."""
STARTS = 5
REST_SECONDS = 20
"""How long the page rests before its memory is measured again."""

WATCH = """() => {
  const log = document.querySelector('.log');
  let said = log.textContent, begin = null;
  window.spent = [];
  document.addEventListener('click', (event) => (begin = event.timeStamp), true);
  new MutationObserver(() => {
    if (log.textContent === said) return;
    said = log.textContent;
    const from = begin;
    begin = null;
    if (from !== null) requestAnimationFrame(() => setTimeout(() => window.spent.push(performance.now() - from)));
  }).observe(log, { subtree: true, childList: true, characterData: true });
}"""
"""Notes the milliseconds from a touch until the log shows its decision and the frame is drawn."""


@dataclass(frozen=True)
class Figure:
    """Something that was measured, and the most that it should be."""

    what: str
    value: float
    goal: float
    unit: str
    digits: int = 0

    @property
    def reached(self) -> bool:
        """Whether the goal is reached."""
        return self.value <= self.goal

    @property
    def shown(self) -> str:
        """The value with its unit."""
        return f"{self.value:,.{self.digits}f} {self.unit}"

    @property
    def goal_shown(self) -> str:
        """The goal with its unit."""
        return f"≤ {self.goal:,g} {self.unit}"


def measure_folder(browser: Browser, folder: Path) -> list[Figure]:
    """Return all figures, from a first visit to a game of each kind."""
    with serving_files(folder) as served:
        context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en", reduced_motion="reduce")
        context.set_default_timeout(120_000)
        window = context.new_page()
        page = visit(window, served)
        sizes = sizes_of_visit(served)
        starts = [start_again(window, page) for _ in range(STARTS)]
        decisions = [spent for game in SHORT for spent in play(context, window, page, served.address, game)]
        at_once = tab_bytes()
        time.sleep(REST_SECONDS)
        figures = [
            *sizes,
            Figure("later visits: until the table answers (median)", statistics.median(starts), 2, "s", 2),
            Figure("from a person's decision until it is drawn (median)", statistics.median(decisions), 50, "ms"),
            Figure("memory of the tab, with the worker that thinks", at_once / MEGABYTE, 350, "MB"),
            Figure(
                "the same a moment later, when the browser has collected its garbage", tab_bytes() / MEGABYTE, 350, "MB"
            ),
        ]
        context.close()
        return figures


def visit(window: Page, served: FileServer) -> FramedPage:
    """Visit the folder for the first time, until the browser keeps everything."""
    window.goto(served.address)
    window.wait_for_selector("html[data-kept=all]", state="attached")
    return FramedPage(window)


def sizes_of_visit(served: FileServer) -> list[Figure]:
    """Return how much the first visit loaded."""
    packs = {
        path.rpartition("/")[2].rpartition("-")[0]: size for path, size in served.sent.items() if "/packs/" in path
    }
    beside = sum(size for path, size in served.sent.items() if "/packs/" not in path)
    script = sum(size for path, size in served.sent.items() if path.endswith("/service-worker.js"))
    ours, of_games = script + sum(packs[name] for name in OURS), sum(packs[name] for name in OF_GAMES)
    return [
        Figure("first visit", sum(served.sent.values()) / MEGABYTE, 9, "MB", 2),
        Figure("of it changes with a version of ours", ours / MEGABYTE, 1, "MB", 2),
        Figure("of it changes with a version that has other rules", (ours + of_games) / MEGABYTE, 1, "MB", 2),
        Figure("before the lobby is there", (beside + packs["lobby"]) / 1000, 150, "kB"),
    ]


def start_again(window: Page, page: FramedPage) -> float:
    """Return the seconds from opening the page until the worker answers."""
    begin = time.perf_counter()
    window.reload()
    page.ask("/api/tables")
    return time.perf_counter() - begin


def play(context: BrowserContext, window: Page, page: FramedPage, address: str, game: str) -> list[float]:
    """Return the milliseconds of some decisions against a bot; bots think meanwhile as they do."""
    order = {"game": game, "options": SHORT[game], "seats": against_bots(game, "moon")}
    link = str(page.ask("/api/tables", order)["link"])
    window.goto(address + link.lstrip("/"))
    hands = Hands(cast(Page, page))
    hands.wait()
    page.evaluate(WATCH)
    for _ in range(TOUCHES):
        if not hands.step() or page.evaluate("spent.length") > DECISIONS:
            break
    found: list[float] = page.evaluate("spent")
    return found[1:]
