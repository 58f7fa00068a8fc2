"""The folder on a bare file server, on a phone: history, language, files, two windows. Only in `make soak`."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import cast

from playwright.sync_api import Error, Page, expect

from tests.browser.hands import Hands
from tests.web.waiting import wait_for

from .conftest import whole_folder
from .framed import FramedPage
from .visitor import PHONE, Visitor

pytestmark = whole_folder


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

    def has_heading(name: str) -> bool:
        with suppress(Error):  # the frame went away meanwhile
            return bool(page.get_by_role("heading", name=name, exact=True).count())
        return False

    visitor.window.goto(visitor.address)
    page.locator("select.language").select_option("de")
    wait_for(lambda: has_heading("Spiele"))  # the window loads again, and the frame is another one then
    visitor.window.reload()
    expect(page.get_by_role("heading", name="Spiele", exact=True)).to_be_visible()
    assert visitor.window.evaluate("document.documentElement.lang") == "de"
    page.locator("select.language").select_option("en")
    wait_for(lambda: has_heading("Games"))


def test_an_address_may_name_a_language_for_one_visit(visitor: Visitor) -> None:
    page, window = visitor.page, visitor.window
    window.goto(f"{visitor.address}guide/solari?lang=pl")
    expect(page.get_by_role("heading", name="Solari w pięć minut")).to_be_visible()
    page.get_by_role("link", name="Zasady", exact=True).first.click()
    expect(page.get_by_role("heading", name="Solari: zasady")).to_be_visible()
    expect_address(visitor, "rules/solari?lang=pl")
    window.goto(visitor.address)
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
