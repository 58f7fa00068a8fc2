"""Moves can be typed on the page as in the terminal, and what a screen reader hears of the board keeps its content."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .tables import against_bots, start

SPENT = """() => {
  const nodes = [...document.querySelectorAll('.board [data-key]')];
  const node = nodes.findLast((each) => !each.matches('[data-mark~=touch]') && !each.hasAttribute('tabindex'));
  node.setAttribute('tabindex', '-1');
  node.focus();
  return document.activeElement === node;
}"""


def test_a_turn_is_typed_without_touching_the_board(visit: Visit):
    page = visit("/rules/solenia", name="Ada")
    page.goto(start(page, "solenia", against_bots("solenia")))
    page.get_by_role("tab", name="As text").click()
    expect(page.locator(".read-view")).to_contain_text("Islands: W wood", timeout=60_000)
    field = page.get_by_label("Type a move")
    expect(page.locator(".typed-moves li")).not_to_have_count(0)

    field.fill("at c3")
    field.press("Enter")
    expect(page.locator(".toast.refused")).to_contain_text("First choose a card")
    field.fill("play")
    field.press("Enter")
    expect(page.locator("#typed-answer")).to_contain_text("could be: play")
    field.fill("1")
    field.press("Enter")
    expect(page.locator(".sentence")).to_contain_text("Choose a field for your card")
    expect(field).to_be_focused()
    names = page.get_by_label(re.compile(r"^\w+ (island|city) [a-e][1-5].*: Put the card on"))
    expect(names).to_have_count(page.locator(".typed-moves li").count())

    # A thing that can no longer be touched keeps the focus, and Tab leads from it to the next one that can.
    assert page.evaluate(SPENT)
    page.keyboard.press("Tab")
    expect(page.locator(".board [data-mark~=touch]:focus")).to_have_count(1)

    place = page.locator(".typed-moves code").first.inner_text().removeprefix("at ")
    field.fill(place)
    field.press("Enter")
    expect(page.locator(".sentence")).not_to_contain_text("Choose a field for your card")
