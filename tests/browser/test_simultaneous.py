"""Two browsers at a table at which all choose at once: neither sees the choice of the other before both have chosen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Visit
from .tables import start


def bid(page: Page, card: int) -> None:
    """Touch a card of one's own hand."""
    page.locator(f'[data-key="card-{card - 1}"]').click()


def test_two_people_and_a_bot_bid_at_once(visit: Visit):
    ada = visit(name="Ada")
    link = start(ada, "tender", ["me", "person", "bot:random"], players=3)
    ada.goto(link)
    ben = visit(link, name="Ben")
    ben.get_by_role("button", name="Take this seat").click()
    for page in (ada, ben):
        expect(page.locator(".table-page.yours")).to_be_visible()
        expect(page.locator('[data-key="bid-2"]')).to_contain_text("face down")  # the bot has chosen
    bid(ben, 5)
    expect(ben.locator(".sentence")).to_have_text("Ada is still choosing.")
    expect(ben.locator('[data-key="bid-1"]')).to_contain_text("5")
    expect(ada.locator('[data-key="bid-1"]')).to_contain_text("face down")
    expect(ada.locator(".seat.active")).to_have_count(1)
    assert "bids 5" not in ada.content()
    ben.locator('[data-id="undo"]').click()
    expect(ben.locator(".table-page.yours")).to_be_visible()
    bid(ben, 7)
    expect(ben.locator(".sentence")).to_have_text("Ada is still choosing.")
    bid(ada, 8)
    for page in (ada, ben):
        expect(page.locator(".log-view")).to_contain_text("Ben reveals 7.")
        expect(page.locator(".table-page.yours")).to_be_visible()
    expect(ada.locator(".seat:not(.mine) .seat-points").first).to_contain_text("?")
    expect(ada.locator(".seat.mine .seat-points")).not_to_contain_text("?")
