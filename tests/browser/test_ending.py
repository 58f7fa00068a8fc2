"""Two browsers: an offer to end the game is declined and told, then one resigns; each asks first."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .test_together import two


def test_an_offer_is_declined_and_a_player_resigns(visit: Visit):
    ada, ben, link = two(visit)
    ada.get_by_role("button", name="About this table").click()
    ada.get_by_role("button", name="Offer to end the game").click()
    expect(ada.get_by_role("dialog")).to_contain_text("if all the others agree")
    ada.get_by_role("dialog").get_by_role("button", name="Offer to end the game").click()
    expect(ada.locator(".notice[role=status]")).to_contain_text("You offered to end the game")
    expect(ben.locator(".notice[role=status]")).to_contain_text("Ada offers to end the game now")
    ben.reload()
    ben.get_by_role("button", name="Play on").click()
    expect(ada.locator(".toast")).to_contain_text("would rather play on")
    expect(ada.locator(".notice[role=status]")).to_have_count(0)

    ben.get_by_role("button", name="About this table").click()
    ben.get_by_role("button", name="Resign", exact=True).click()
    expect(ben.get_by_role("dialog")).to_contain_text("Ada (Uranus) wins. Resign?")
    ben.keyboard.press("Escape")
    expect(ada.locator(".over")).to_be_hidden()
    ben.get_by_role("button", name="About this table").click()
    ben.get_by_role("button", name="Resign", exact=True).click()
    piece = ada.locator(".board [data-key][tabindex]").first
    piece.focus()
    piece.press("?")
    expect(ada.locator(".about")).to_be_visible()
    ben.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for page, says in ((ada, "You won."), (ben, "Ada (Uranus) wins.")):
        expect(page.locator(".sentence")).to_have_text(f"Ben (Neptune) has resigned. {says}")
        expect(page.locator(".over")).to_be_visible()
        expect(page.locator(".about")).to_be_hidden()
    ada.reload()
    expect(ada.locator(".seat").nth(1)).to_contain_text("resigned")
    expect(ada.locator(".board")).not_to_contain_text("to play")
    ada.goto(f"{link}/replay")
    expect(ada.locator(".log")).to_contain_text("Ben resigns.")
