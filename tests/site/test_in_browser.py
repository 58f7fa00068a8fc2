"""The folder on a bare file server, in a browser of a phone's size: first visit, games, flight mode, two windows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.hands import Hands
from tests.browser.serving import browsing
from tests.browser.tables import SHORT, against_bots
from tests.selection import SOAK

from .conftest import BASE, serving_files
from .framed import FramedPage

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "locale": "en",
}
PATIENCE = 60_000
"""Milliseconds for the first start of Python on a busy machine."""
TURNS = 6
"""Touches before and after the page is loaded again."""
expect.set_options(timeout=PATIENCE)
QUIET = ("Failed to load resource", "net::ERR_")


class Visitor:
    """A phone that has visited the folder once and has everything."""

    def __init__(self, context: BrowserContext, address: str):
        self.context, self.address, self.complaints = context, address, list[str]()
        context.set_default_timeout(PATIENCE)
        self.window = self.open_window()
        self.page = FramedPage(self.window)

    def open_window(self) -> Page:
        """Return a new window. Whatever a page complains about is noted."""
        window = self.context.new_page()
        window.on("pageerror", lambda error: self.complaints.append(str(error)))
        window.on("console", self._hear)
        return window

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in QUIET):
            self.complaints.append(message.text)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browsing() as chromium:
        yield chromium


@pytest.fixture(scope="module")
def network() -> Iterator[ExitStack]:
    """What serves the folder; closing it is flight mode."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture(scope="module")
def visitor(browser: Browser, web_space: Path, network: ExitStack) -> Iterator[Visitor]:
    """The first visit: the lobby is there at once, and a moment later everything is on the phone."""
    address = network.enter_context(serving_files(web_space))
    visitor = Visitor(browser.new_context(**PHONE, reduced_motion="reduce"), f"{address}{BASE}/")
    visitor.window.goto(visitor.address)
    expect(visitor.page.locator(".game.card")).to_have_count(4)
    assert visitor.window.locator("#state").is_visible(), "the lobby waited for Python"
    visitor.window.wait_for_selector("html[data-kept=all]", state="attached")
    yield visitor
    visitor.context.close()


def expect_address(visitor: Visitor, path: str) -> None:
    visitor.window.wait_for_function("(address) => location.href === address", arg=visitor.address + path)


def test_address_title_and_history_follow_the_page(visitor: Visitor) -> None:
    page, window = visitor.page, visitor.window
    window.goto(visitor.address)
    page.get_by_role("link", name="How to play: Solenia").click()
    expect(page.locator("article.prose")).to_be_visible()
    expect_address(visitor, "guide/solenia")
    assert window.title().startswith("Solenia in five minutes")
    page.get_by_role("link", name="The rules", exact=True).click()
    expect_address(visitor, "rules/solenia")
    window.reload()
    expect(page.locator("article.prose")).to_be_visible()
    window.go_back()
    expect_address(visitor, "guide/solenia")
    expect(page.get_by_role("heading", name="Solenia in five minutes")).to_be_visible()
    window.go_back()
    expect(page.locator(".game.card")).to_have_count(4)
    window.go_forward()
    expect(page.locator("article.prose")).to_be_visible()
    assert page.evaluate("document.hasFocus()"), "the page in the frame has the keyboard"


def test_nothing_that_needs_others_is_offered(visitor: Visitor) -> None:
    page = visitor.page
    visitor.window.goto(visitor.address)
    expect(page.get_by_role("heading", name="Playing with others")).to_be_visible()
    expect(page.locator("a[href='https://play.example.org']")).to_be_visible()
    for place in (".groups", ".open-tables", "form.join"):
        expect(page.locator(place)).to_have_count(0)
    page.locator("header .me").click()
    for link in ("/account", "/player/me"):
        expect(page.locator(f"dialog a[href$='{link}']")).to_have_count(0)
    visitor.window.goto(f"{visitor.address}new/solenia")
    expect(page.locator("form.start")).to_be_visible()
    assert page.locator("option[value=person]").count() == 0
    assert page.locator("[href*=ranking]").count() == 0


def test_a_hint_comes_from_the_machine_code(visitor: Visitor) -> None:
    page = visitor.page
    link = page.ask("/api/tables", {"game": "solenia", "options": {"players": 2}, "seats": ["me", "bot:moon"]})["link"]
    visitor.window.goto(visitor.address + link.lstrip("/"))
    hands = Hands(cast(Page, page))
    hands.wait()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".board [data-mark~=hint]").first).to_be_attached()


def test_the_language_is_kept(visitor: Visitor) -> None:
    page = visitor.page
    visitor.window.goto(visitor.address)
    page.locator("select.language").select_option("de")
    expect(page.get_by_role("heading", name="Spiele", exact=True)).to_be_visible()
    visitor.window.reload()
    expect(page.get_by_role("heading", name="Spiele", exact=True)).to_be_visible()
    assert visitor.window.evaluate("document.documentElement.lang") == "de"
    page.locator("select.language").select_option("en")
    expect(page.get_by_role("heading", name="Games", exact=True)).to_be_visible()


def test_all_games_leave_as_one_file_and_come_back(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.page
    link = page.ask("/api/tables", {"game": "solari", "options": {"players": 2}, "seats": ["me", "me:Bea"]})["link"]
    visitor.window.goto(visitor.address)
    page.locator("header .me").click()
    with visitor.window.expect_download() as saved:
        page.get_by_role("link", name="Save all games as a file").click()
    saved.value.save_as(tmp_path / "games.json")
    other = visitor.context.browser
    assert other is not None
    empty = Visitor(other.new_context(**PHONE), visitor.address)
    empty.window.goto(empty.address)
    empty.page.ask("/api/me")
    empty.page.locator("header .me").click()
    with empty.window.expect_file_chooser() as chooser:
        empty.page.get_by_role("button", name="Take over a file").click()
    chooser.value.set_files(tmp_path / "games.json")
    expect(empty.page.locator(f"a[href$='{link}']")).to_be_visible()
    assert not empty.complaints
    empty.context.close()


def test_a_second_window_says_so_and_takes_over(visitor: Visitor) -> None:
    visitor.window.goto(visitor.address)
    expect(visitor.page.locator(".game.card")).to_have_count(4)
    second = visitor.open_window()
    second.goto(visitor.address)
    expect(second.locator("#state")).to_contain_text("open in another window")
    second.get_by_role("button", name="Go on here").click()
    expect(FramedPage(second).locator(".game.card")).to_have_count(4)
    expect(visitor.window.locator("#state")).to_contain_text("continue in another window")
    assert FramedPage(second).ask("/api/me")["name"]
    visitor.window.get_by_role("button", name="Take them back").click()
    visitor.window.get_by_role("button", name="Go on here").click()
    expect(visitor.page.locator(".game.card")).to_have_count(4)
    second.close()


@pytest.mark.parametrize("game", SHORT)
def test_a_game_by_touch_in_flight_mode(visitor: Visitor, network: ExitStack, game: str) -> None:
    """Begun without a network, loaded again in the middle, and played on; whole games in `make soak`."""
    network.close()
    visitor.context.set_offline(True)
    page, window = visitor.page, visitor.window
    window.goto(visitor.address)
    expect(page.locator(".game.card")).to_have_count(4)
    order = {"game": game, "options": SHORT[game], "seats": against_bots(game)}
    link = page.ask("/api/tables", order)["link"]
    window.goto(visitor.address + link.lstrip("/"))
    hands = Hands(cast(Page, page), seed=5)
    hands.play(steps=TURNS)
    before = page.ask(f"/api{link.replace('/t/', '/tables/')}")
    window.reload()
    hands.wait()
    after = page.ask(f"/api{link.replace('/t/', '/tables/')}")
    assert len(after["log"]) >= len(before["log"]) > 0
    hands.play(steps=100_000 if SOAK else TURNS, seconds=1200)
    assert hands.touches > TURNS
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert not visitor.complaints
