"""Everything that lies open of an opponent, from the seat and from the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .tables import against_bots, start

PANELS = {"solarius": "player-1", "solari": "player-n"}


@pytest.mark.parametrize("game", PANELS)
def test_an_opponents_seat_and_panel_open_all_that_lies_open(visit: Visit, game: str):
    page = visit(name="Ada", lang="de")
    page.goto(start(page, game, against_bots(game, "greedy")))
    page.locator(".board [data-key]").first.wait_for()
    page.locator(".table-page.yours").wait_for()
    page.locator("[data-id=seat-1]").focus()
    page.keyboard.press("Enter")
    box = page.locator("dialog[open]")
    box.locator(".player-view h3").first.wait_for()
    assert box.locator(".player-board:not([hidden])").count() == (1 if game == "solarius" else 0)
    page.keyboard.press("Escape")
    box.wait_for(state="detached")
    assert page.evaluate("document.activeElement.dataset.id") == "seat-1", "back to where one was"
    page.locator(f'[data-key="{PANELS[game]}"]').click(force=True)
    page.locator("dialog[open] .player-view h3").first.wait_for()
    page.keyboard.press("Escape")
    box.wait_for(state="detached")
    if game == "solarius":
        check_on_a_phone(page)


def check_on_a_phone(page: Page) -> None:
    """A phone shows whole names of the parts, and the whole width of an opponent's board."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".part").first.wait_for()
    tabs = page.locator(".part").evaluate_all("(tabs) => tabs.map((tab) => tab.clientWidth - tab.scrollWidth)")
    assert len(tabs) == 5
    assert min(tabs) >= 0, "no name runs into the next tab"
    page.locator(".seat-card").nth(1).click()
    drawing = page.locator(".player-board svg.board")
    expect(drawing).to_be_visible()
    place = drawing.bounding_box()
    assert place is not None
    assert place["x"] >= 0
    assert 360 <= place["width"] <= 390 - place["x"]
