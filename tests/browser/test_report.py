"""The report as a page: first results soon, players by name, the board with the better move, a way into the replay.

`make test` opens it in German on a phone; `make soak` also in English on a laptop.
"""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Browser, expect

from tests.selection import SOAK

from .conftest import Visit
from .tables import snapshot, start


@pytest.fixture(scope="module")
def link(browser: Browser, server: str) -> str:
    """A short game between bots that is over."""
    context = browser.new_context(base_url=server)
    page = context.new_page()
    made = start(page, "solari", ["bot:greedy", "bot:random"], target=5, max_turns=4)
    end = time.monotonic() + 120
    while not snapshot(page, made)["over"]:
        assert time.monotonic() < end
        time.sleep(0.1)
    context.close()
    return made


@pytest.mark.parametrize(("lang", "width"), [("de", 390), ("en", 1366)] if SOAK else [("de", 390)])
def test_the_report_shows_first_results_and_leads_into_the_replay(visit: Visit, link: str, lang: str, width: int):
    page = visit(link, name="Ada", lang=lang, width=width)
    page.get_by_role("link", name="Spielbericht" if lang == "de" else "Game report").click()
    players = page.locator(".report-players li")
    expect(players).to_have_count(2)
    expect(players.nth(1)).to_contain_text("Neptun")
    colour = players.nth(1).locator("circle").evaluate("dot => getComputedStyle(dot).fill")
    assert colour == "rgb(91, 124, 255)", "Neptune is blue on the board, too"
    curve = page.locator(".report-curve svg.curve")
    looks = curve.locator("text").evaluate_all(
        "all => all.map((text) => [text.getBoundingClientRect().height, getComputedStyle(text).fontFamily])"
    )
    assert min(height for height, _ in looks) >= 10, "the letters of the curve can be read"
    assert {font for _, font in looks} == {page.evaluate("getComputedStyle(document.body).fontFamily")}
    curve.click()
    told = page.locator(".report-curve [role=status]")
    expect(told).to_contain_text("Zug" if lang == "de" else "Turn")
    expect(told.get_by_role("link")).to_have_attribute("href", re.compile(r"/replay#\d+$"))
    mistake = page.locator(".report-mistake").first
    # Boards are drawn when they come into view. Playwright's own scrolling fails if a later result replaces the list.
    mistake.evaluate("(shown) => shown.scrollIntoView()", timeout=120_000)
    expect(mistake.locator("svg [data-mark~=touch]").first).to_be_visible(timeout=120_000)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "nothing reaches beyond the screen"
    captions = page.locator("[data-moment]:not(:has(.board)) > figcaption")
    assert not captions.evaluate_all("all => all.filter((each) => each.checkVisibility()).length"), "beside a void"
    mistake.get_by_role("link").first.click()
    expect(page.locator(".transport")).to_be_visible()
    assert int(page.url.rpartition("#")[2]) > 0
