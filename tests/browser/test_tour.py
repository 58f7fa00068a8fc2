"""The first minute: a newcomer takes a gentle bot and is led through the first turn by the board itself.

`make test` leads through the first turn of Solaris, and test_hints.py through a turn of two other games; `make soak`
leads through all games, on a phone and a desktop.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.selection import SOAK, selection

from .conftest import Visit
from .hands import Hands
from .tables import SHORT, against_bots, start

SECONDS_FOR_A_STEP = 60  # of a busy machine; on a free one it is a tenth of a second
LED = ".table-page.yours:not(.busy) .tour:not([aria-busy=true])"
MOST_STEPS = 40


def led(page: Page) -> str:
    """Do what the bubble says; why it says so, and nothing if the turn is over."""
    bubble = page.locator(".tour")
    page.wait_for_selector(LED, timeout=SECONDS_FOR_A_STEP * 1000)
    if bubble.locator(".warm").count():
        return ""
    why = bubble.inner_text()
    before = Hands(page).state()
    marked = page.locator(".board [data-mark~=hint]")
    if marked.count():
        expect(bubble.locator(".do")).to_contain_text(re.compile("[Tt]ap "))
        Hands(page).touch(str(marked.first.get_attribute("data-key")))
    else:
        page.locator(".choice.hinted").click()
    Hands(page).settle(before)
    return why


@pytest.mark.parametrize(("game", "width"), selection(SHORT, [1280, 390]) if SOAK else [("solaris", 390)])
def test_a_newcomer_is_led_through_the_first_turn(visit: Visit, game: str, width: int):
    more = {"has_touch": True, "is_mobile": True, "height": 844} if width == 390 else {}
    page = visit(name="Ada", width=width, **more)
    page.goto(start(page, game, against_bots(game), {"hints": True}) + "#tour")
    expect(page.locator(".tour")).to_contain_text("Welcome")
    page.get_by_role("button", name="Show me").click()
    whys: list[str] = []
    while len(whys) < MOST_STEPS and (why := led(page)):
        whys.append(why)
    assert whys
    assert len(whys) == 1 or len(set(whys)) > 1, "at each decision it says something else"
    expect(page.locator(".tour")).to_contain_text("That’s it: you can play")
    page.get_by_role("button", name="Keep playing").click()
    expect(page.locator(".tour")).to_be_hidden()
    Hands(page).step()


def test_from_the_lobby_once_then_only_when_called(visit: Visit):
    page = visit("/")
    quick = page.get_by_role("button", name="Play an easy bot: Solari", exact=True)
    quick.click()
    page.get_by_role("button", name="End the tour").click()
    expect(page.locator(".tour")).to_be_hidden()
    expect(page.locator("#toasts")).to_contain_text("from the table’s menu")
    page.goto("/")
    quick.click()
    Hands(page).wait()
    expect(page.locator(".tour")).to_be_hidden()
    page.get_by_role("button", name="About this table").click()
    page.get_by_role("button", name="Show me a turn").click()
    expect(page.locator(".tour")).to_contain_text("Welcome")
    page.keyboard.press("Escape")
    expect(page.locator(".tour")).to_be_hidden()


def test_an_idea_of_ones_own_is_welcome(visit: Visit):
    page = visit(name="Ada")
    page.goto(start(page, "solari", against_bots("solari"), {"hints": True}) + "#tour")
    page.get_by_role("button", name="Show me").click()
    page.wait_for_selector(LED)
    expect(page.locator("[data-id=hint]")).to_be_hidden()  # the tour tells the hint itself
    suggested = page.locator(".board [data-mark~=hint]").get_attribute("data-key")
    hands = Hands(page)
    hands.touch(next(key for key in hands.state()["touch"] if key != suggested))
    expect(page.locator(".tour .do")).to_contain_text("Got your own idea?")
