"""Prices before paying, and payments that are no decision."""

from __future__ import annotations

from typing import Any

from .conftest import Visit
from .tables import play_until, snapshot, start


def has_prices(table: dict[str, Any]) -> bool:
    """Some fields are free, some cost goods."""
    prices = [choice.get("price") for choice in table["choices"]]
    return any(prices) and not all(prices)


def test_a_field_that_costs_goods_has_a_badge_and_a_weaker_ring(visit: Visit):
    page = visit(name="Ada")
    link = start(page, "solenia", ["me", "me"])
    table = play_until(page, link, has_prices)
    page.goto(link)
    page.locator(".curtain button").click()
    free = next(choice for choice in table["choices"] if "price" not in choice)
    dear = next(choice for choice in table["choices"] if "price" in choice)
    node = page.locator(f'[data-key="{dear["touch"][0]}"]')
    node.wait_for()
    assert "priced" in node.get_attribute("data-mark")
    assert dear["price"] in node.get_attribute("aria-label")
    assert page.locator(f'[data-key="price-{dear["touch"][0]}"]').count() == 1
    assert "priced" not in page.locator(f'[data-key="{free["touch"][0]}"]').get_attribute("data-mark")


def test_done_asks_before_a_cube_is_given_for_nothing(visit: Visit):
    page = visit(name="Ada")
    link = start(page, "solarius", ["me", "me"])
    play_until(page, link, lambda table: any("nothing for the cube" in c.get("warning", "") for c in table["choices"]))
    page.goto(link)
    page.locator(".curtain button").click()
    count = snapshot(page, link)["count"]
    page.locator('.choices button[data-id="."]').click()
    box = page.locator("dialog[open]")
    box.wait_for()
    page.keyboard.press("Escape")
    box.wait_for(state="detached")
    assert snapshot(page, link)["count"] == count, "nothing was played"
    page.locator('.choices button[data-id="."]').click()
    page.locator("dialog[open] button.warm").click()
    page.locator("dialog[open]").wait_for(state="detached")
    page.wait_for_function("() => !document.querySelector('.table-page.busy')")
    assert snapshot(page, link)["count"] > count
