"""A game at a real table in the browser: entered by taps, refused with the rule's number, corrected, reported.

`make test` enters a game of Solari on a phone, and goes on if its board cannot be drawn. `make soak` also enters a game
of Solenia on a wide screen, and takes back entries that cannot be shown.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.selection import SOAK

from .conftest import Visit
from .hands import POINT, READY
from .test_axe import audited


def tap_tile(page: Page, action: str) -> None:
    page.locator(f'.pad-tile[data-id="{action}"]').tap()


def tap_board(page: Page) -> None:
    """Tap marked things until the turn is entered and the next dice are asked for."""
    for _ in range(12):
        page.wait_for_function(READY)
        if page.locator(".pad-tile").count():
            return
        key = page.locator(".board [data-mark~=touch]:not([data-mark~=picked])").first.get_attribute("data-key")
        page.touchscreen.tap(*page.evaluate(POINT, key))
    raise AssertionError("the turn does not end")


def decides(page: Page, name: str) -> None:
    """The dice are known, and somebody is asked for a move."""
    expect(page.locator(".pad-tile")).to_have_count(0)
    expect(page.locator(".sentence")).to_contain_text(f"{name}:")


def test_a_game_of_solari_is_entered_by_taps_and_reported(visit: Visit):
    page = visit("/", name="Ada", lang="de", width=390, height=844, has_touch=True)
    page.get_by_role("link", name="Partie eingeben").tap()
    page.locator("#companion-game").select_option(label="Solari")
    page.get_by_label("Spieler 1").fill("Ada")
    page.get_by_label("Spieler 2").fill("Bob")
    audited(page)
    page.get_by_role("button", name="Los").tap()
    expect(page.locator(".pad-tile")).to_have_count(21)
    expect(page.locator(".sentence")).to_have_text("Ada: Was zeigen die Würfel?")
    tap_tile(page, "~1-2")
    decides(page, "Ada")
    tap_board(page)
    expect(page.locator(".pad-tile")).to_have_count(21)

    page.get_by_role("button", name="Eingabe tippen").tap()
    page.get_by_role("textbox", name="Eingabe tippen").fill("2-7")
    page.keyboard.press("Enter")
    expect(page.locator(".toast.refused")).to_contain_text("Regel 12")
    page.get_by_role("textbox", name="Eingabe tippen").fill("3-4")
    page.keyboard.press("Enter")
    decides(page, "Bob")
    page.reload()
    decides(page, "Bob")

    page.get_by_role("tab", name="Verlauf").tap()
    page.get_by_role("button", name="Korrigieren: Gewürfelt: 3-4.").tap()
    expect(page.locator(".sentence")).to_contain_text("Statt „Gewürfelt: 3-4.“")
    tap_tile(page, "~5-5")
    decides(page, "Bob")
    page.locator("[data-id=undo]").tap()
    expect(page.locator(".pad-tile")).to_have_count(21)

    page.get_by_role("tab", name="Verlauf").tap()
    audited(page)  # with the pad and the entries
    page.locator("[data-id=end]").tap()
    page.locator("dialog").get_by_role("button", name="Partie hier beenden").tap()
    expect(page.locator(".companion-page.entered-all")).to_be_visible()
    page.locator(".choices [data-id=report]").tap()
    expect(page.locator(".report-players li").first).to_contain_text("Ada")
    audited(page)


def enter_until(page: Page, prompt: str) -> None:
    """Enter the first tile repeatedly over the API, until the page asks for this."""
    path = f"/api/companions/{page.url.rpartition('/')[2]}"
    while not (now := page.request.get(path).json())["prompt"].startswith(prompt):
        entry = next(tile["action"] for tile in now["pad"] if tile["possible"])
        assert page.request.post(f"{path}/enter", data={"entry": entry, "count": now["count"]}).ok
    page.reload()


@pytest.mark.skipif(not SOAK, reason="entered in make soak")
def test_hand_cards_are_tiles_on_a_wide_screen_too(visit: Visit):
    page = visit("/companion?game=solenia&options=%7B%22layout%22%3A0%7D", name="Ada", width=1366, height=768)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/companion/*")
    count = page.locator(".entries-made li").count()
    page.locator(".pad-tile").first.click()
    expect(page.locator(".entries-made li")).not_to_have_count(count)
    enter_until(page, "Crimson, choose a card")
    expect(page.locator(".pad-tile")).to_have_count(14)
    expect(page.locator(".pad-tile").first).to_have_attribute("aria-label", "Play 0 (wood + stone)")
    page.locator(".pad-tile").first.click()
    expect(page.locator(".board [data-mark~=touch]").first).to_be_visible()
    expect(page.locator(".pad")).to_be_hidden()
    page.locator("[data-id=undo]").click()
    expect(page.locator(".pad-tile")).to_have_count(14)
    audited(page)


def change_answers(page: Page, path: str, **fields: object) -> None:
    """Let the server answer as if something in the stored game could not be shown."""

    def answer(route: Route) -> None:
        shown = route.fetch()
        route.fulfill(response=shown, json={**shown.json(), **fields})

    page.route(path, answer, times=1)


@pytest.mark.skipif(not SOAK, reason="entered in make soak")
def test_entries_that_cannot_be_shown_are_named_and_taken_back(visit: Visit):
    page = visit("/companion?game=solari", name="Ada", altered=True)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/companion/*")
    page.locator('.pad-tile[data-id="~1-2"]').click()
    expect(page.locator(".pad-tile")).to_have_count(0)
    said = "Some of the last entries cannot be shown."
    change_answers(page, "**/api/companions/*", unshown=["1-2", "1N3"], choices=[], pad=[], prompt=said)
    page.reload()
    expect(page.locator(".sentence")).to_have_text(said)
    expect(page.locator(".companion-view")).to_contain_text("they cannot be shown: 1-2, 1N3.")
    expect(page.get_by_role("button", name="Correct")).to_have_count(0)
    expect(page.locator("[data-id=undo]")).to_be_disabled()
    audited(page)
    page.locator(".choices [data-id=take-back]").click()
    expect(page.locator("dialog")).to_contain_text("1-2, 1N3")
    page.locator("dialog").get_by_role("button", name="Take them back").click()
    expect(page.locator(".pad-tile")).to_have_count(21)


def test_the_position_is_told_in_words_where_the_board_cannot_be_drawn(visit: Visit):
    page = visit("/companion?game=solari", name="Ada", altered=True)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/companion/*")
    said = {"heading": "The board cannot be drawn here", "items": ["You can go on."], "header": [], "rows": []}
    expect(page.locator(".pad-tile")).to_have_count(21)
    change_answers(page, "**/api/companions/*/enter", board=None, outline=[said])
    page.locator('.pad-tile[data-id="~1-2"]').click()
    expect(page.get_by_role("heading", name="The board cannot be drawn here")).to_be_visible()
    page.locator(".choices button[data-id]").first.click()  # what is touched on the board has a button now
    expect(page.locator(".board [data-mark~=touch]").first).to_be_visible()  # the next position can be drawn


def test_others_watch_a_game_at_a_real_table_until_the_link_is_ended(visit: Visit):
    page = visit("/companion?game=solari", name="Ada", lang="de", width=390, height=844, has_touch=True)
    page.get_by_role("button", name="Los").tap()
    page.wait_for_url("**/companion/*")
    page.get_by_role("tab", name="Verlauf").tap()
    page.locator("[data-id=broadcast]").tap()
    page.locator("#broadcast-delay").select_option(label="1 Zug später")
    page.get_by_role("button", name="Link erstellen").tap()
    expect(page.locator("dialog .qr")).to_be_visible()
    assert page.locator("dialog .qr").evaluate("(code) => code.decode().then(() => code.naturalWidth)") > 0
    audited(page)
    page.locator("#broadcast-delay").select_option(label="sofort")
    link = page.get_by_label("Link zum Zusehen").input_value()
    page.keyboard.press("Escape")
    expect(page.locator(".watched")).to_contain_text("sofort")

    eve = visit(link, name="Eve", width=1366, height=768)
    expect(eve.locator(".notices")).to_contain_text("real table")
    expect(eve.locator(".watching")).to_contain_text("1 person")
    expect(eve.locator("#tab-chat")).to_have_count(0)
    page.locator("#tab-log").tap()  # close the sheet
    tap_tile(page, "~1-2")
    expect(eve.locator("#page-log")).to_contain_text("1-2")
    audited(eve)

    page.get_by_role("tab", name="Verlauf").tap()
    page.locator("[data-id=end]").tap()
    page.locator("dialog").get_by_role("button", name="Partie hier beenden").tap()
    eve.get_by_role("link", name="Replay").click()
    eve.wait_for_url("**/replay*")
    expect(eve.locator(".transport")).to_be_visible()
    expect(eve.locator("[data-id=link]")).to_be_visible()
    expect(eve.locator("[data-id=branch]")).to_have_count(0)
    eve.get_by_role("link", name="The table").click()
    expect(eve.locator(".over")).to_be_visible()
    page.locator("[data-id=broadcast]").tap()
    page.locator("[data-id=broadcast-stop]").tap()
    expect(eve.get_by_role("heading", level=1)).to_contain_text("no table")
