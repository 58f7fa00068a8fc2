"""Two browsers look at a finished game together."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page, expect

from .conftest import Visit
from .late_tables import WholeGame

PICTURES = os.environ.get("PERIHELION_REVIEW_PICTURES")
"""A folder for pictures of the pages."""


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.wait_for_timeout(400)
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def current(page: Page) -> str:
    """The move of the game that a page shows."""
    return page.locator(".move-lines [aria-current=true]").get_attribute("data-id") or ""


def touch_two_things(page: Page) -> None:
    """Touch two groups of the board that are far enough from each other."""
    boxes = page.evaluate("""[...document.querySelectorAll("[data-layer=groups] > [data-key]")]
      .map((node) => node.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, width }))
      .filter(({ x, y, width }) => width > 8 && document.elementFromPoint(x, y)?.closest("[data-key]"))""")
    first = boxes[0]
    far = max(boxes, key=lambda box: abs(box["x"] - first["x"]) + abs(box["y"] - first["y"]))
    for box in (first, far):
        page.mouse.click(box["x"], box["y"])


def test_the_leader_shows_and_the_other_follows_suggests_and_leads(visit: Visit, whole_games: dict[str, WholeGame]):
    table = whole_games["solari"].table
    ada = visit(f"/t/{table}/replay#12", name="Ada", width=1366, height=768)
    expect(ada.locator("output")).to_contain_text(" / ")
    ada.get_by_role("button", name="Review together").click()
    expect(ada.locator(".review-said")).to_have_text("You lead: everybody sees your board.")
    ben = visit(ada.url, name="Ben", width=390, height=844, has_touch=True, is_mobile=True)
    expect(ben.locator(".review-said")).to_have_text("You see what Ada shows.")
    expect(ada.locator(".review-people")).to_contain_text("Ben")
    begun = current(ada)
    assert begun
    assert current(ben) == begun

    ada.locator(".prompt button[title='One step forward']").click()
    expect(ada.locator(".move-lines [aria-current=true]")).not_to_have_attribute("data-id", begun)
    shown = current(ada)
    expect(ben.locator(".move-lines [aria-current=true]")).to_have_attribute("data-id", shown)
    ada.locator("[data-id=review-draw]").click()
    touch_two_things(ada)
    expect(ada.locator(".drawn")).to_have_count(1)
    expect(ben.locator(".drawn")).to_have_count(1)
    picture(ada, "leader-1366")
    picture(ben, "follower-390")
    ada.locator("[data-id=review-draw]").click()

    ben.locator(".prompt button[title='One step forward']").click()
    expect(ben.locator(".review-said")).to_have_text("You are looking at this on your own. Ada leads.")
    own = current(ben)
    picture(ben, "alone-390")
    ben.locator("[data-id=review-suggest]").click()
    expect(ada.locator(".review-people")).to_contain_text("Ben: ")
    picture(ada, "suggestion-1366")
    ada.get_by_role("button", name="Show", exact=True).click()
    expect(ben.locator(".review-said")).to_have_text("You see what Ada shows.")
    assert current(ben) == own
    expect(ada.locator(".review-people [data-id^=show-]")).to_have_count(0)

    ada.locator("[data-id^=hand-]").click()
    expect(ben.locator(".review-said")).to_have_text("You lead: everybody sees your board.")
    ben.locator(".prompt button[title='One step back']").click()
    expect(ada.locator(".move-lines [aria-current=true]")).to_have_attribute("data-id", shown)
    ben.reload()  # the server knows what he showed
    expect(ben.locator(".move-lines [aria-current=true]")).to_have_attribute("data-id", shown)
    ben.goto("/")
    expect(ada.locator(".review-said")).to_have_text("Ben led and has left.")
    ada.locator("[data-id=review-take]").click()
    expect(ada.locator(".review-said")).to_have_text("You lead: everybody sees your board.")
