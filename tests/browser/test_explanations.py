"""A finger held on a thing, a mouse that rests on it, or the key "?" explains it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Visit
from .hands import BOX, POINT, Hands
from .tables import against_bots, start

Box = dict[str, float]


def seated(visit: Visit, game: str, **more: object) -> tuple[Page, str]:
    """A page at a table against bots with something to do, and the first thing to touch."""
    page = visit(name="Ada", **more)
    page.goto(start(page, game, against_bots(game)))
    return page, Hands(page).wait()["touch"][0]


class Finger:
    """A finger on the screen: touchStart, touchMove and touchEnd."""

    def __init__(self, page: Page):
        self.session = page.context.new_cdp_session(page)

    def __call__(self, kind: str, *places: list[float]) -> None:
        points = [{"x": x, "y": y} for x, y in places]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def box_of(page: Page, selector: str) -> Box:
    found: Any = page.locator(selector).bounding_box()
    assert found
    return dict(found)


def overlap(one: Box, two: Box) -> bool:
    wide = min(one["x"] + one["width"], two["x"] + two["width"]) - max(one["x"], two["x"])
    high = min(one["y"] + one["height"], two["y"] + two["height"]) - max(one["y"], two["y"])
    return wide > 0 and high > 0


def test_a_finger_held_on_a_thing_explains_it_and_plays_nothing(visit: Visit):
    page, card = seated(visit, "solenia", width=390, height=844, has_touch=True)
    place = page.evaluate(POINT, card)
    before = page.evaluate(BOX)
    bubble = page.locator(".about")
    finger = Finger(page)
    finger("touchStart", place)
    expect(bubble).to_contain_text("When its strip is scored")
    finger("touchEnd")
    expect(bubble.locator(".now")).to_contain_text("Play ")
    assert not overlap(box_of(page, ".about"), box_of(page, f'[data-key="{card}"]'))
    assert page.evaluate(BOX) == before
    assert page.locator("[data-mark~=picked]").count() == 0
    expect(page.locator(".sentence")).to_contain_text("choose a card")
    bubble.locator("button").tap()
    expect(bubble).to_be_hidden()
    finger("touchStart", place)
    finger("touchMove", [place[0] + 40, place[1] - 60])
    page.wait_for_timeout(800)
    expect(bubble).to_be_hidden()
    finger("touchEnd")


def test_a_mouse_that_rests_on_a_thing_explains_it(visit: Visit):
    page, die = seated(visit, "solarius", width=1366, height=728)
    bubble = page.locator(".about")
    before = page.evaluate(BOX)
    page.mouse.move(*page.evaluate(POINT, die))
    expect(bubble).to_contain_text("for you")
    assert not overlap(box_of(page, ".about"), box_of(page, f'[data-key="{die}"]'))
    station = box_of(page, '[data-key="station-2"]')
    page.mouse.move(station["x"] + station["width"] / 2, station["y"] + station["height"] / 2)
    expect(bubble.locator("h3")).to_have_text("Shipyard")
    expect(bubble.locator(".price")).to_contain_text("cubes worth 3")
    expect(bubble.locator(".why")).to_contain_text("Rule 16")
    assert page.evaluate(BOX) == before
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()


def test_the_question_mark_explains_what_has_the_focus(visit: Visit):
    page, card = seated(visit, "solenia", lang="de")
    page.locator(f'[data-key="{card}"]').focus()
    page.keyboard.press("?")
    bubble = page.locator(".about")
    expect(bubble.locator("h3")).to_contain_text("deine Karte")
    expect(bubble).to_contain_text("Wird ihr Spielplanteil gewertet")
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    expect(page.locator(f'[data-key="{card}"]')).to_be_focused()
