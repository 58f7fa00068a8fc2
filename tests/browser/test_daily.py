"""The daily deal in the browser: from the lobby to the result, the picture and the check of its seal."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .test_axe import audited


def test_a_day_from_the_lobby_to_the_result(visit: Visit):
    page = visit("/", lang="de", width=390, height=844)
    page.locator(".daily-entry").get_by_role("link").click()
    expect(page.get_by_text("Wenn du gespielt hast, siehst du")).to_be_visible()
    page.get_by_role("button", name="Spiel des Tages beginnen").click()
    expect(page.locator(".fair")).to_contain_text("dasselbe Glück für alle")
    over = page.locator(".over").get_by_role("link", name="Wie ging es allen?")
    call = page.locator("button[data-id=call]").first
    for _ in range(8):
        expect(over.or_(call)).to_be_visible()
        if over.is_visible():
            break
        call.click()
        expect(call).to_be_hidden()
    over.click()
    expect(page.locator(".daily-score")).to_contain_text("Platz")
    expect(page.locator(".lead-bar.mine")).to_have_count(1)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Bild speichern").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    audited(page)


def test_tables_with_the_same_luck(visit: Visit):
    page = visit("/duplicate", width=1280)
    page.get_by_label("Game").select_option(label="Leduc poker")
    audited(page)
    page.get_by_role("button", name="Make the tables").click()
    expect(page.locator(".duplicate-tables li")).to_have_count(2)
    audited(page)
