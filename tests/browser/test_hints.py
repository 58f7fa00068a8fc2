"""A hint is followed by clicks alone: what is marked is what to touch, and the turn ends as it said.

`make test` follows a hint in two games, and test_tour.py in another one; `make soak` in all games, on a phone and a
desktop.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Request, Route, expect

from tests.selection import SOAK, selection

from .conftest import Visit
from .hands import Hands
from .tables import SHORT, against_bots, play_until, snapshot, start

MOST_CLICKS = 60

NEXT = """() => {
  const card = document.querySelector('.hint.card');
  const over = !card?.checkVisibility();
  const key = document.querySelector('.board [data-mark~=hint][data-mark~=touch]')?.dataset.key ?? '';
  return (over || key || document.querySelector('.choice.hinted')) && { over, key };
}"""
"""What the hint asks for next. Between two steps nothing can be touched, and the mark may still be the last one."""


@pytest.mark.parametrize(
    ("game", "width"), selection(SHORT, [1280, 390]) if SOAK else [("solenia", 1280), ("solarius", 390)]
)
def test_a_hint_leads_through_the_turn(visit: Visit, game: str, width: int):
    more = {"has_touch": True, "is_mobile": True, "height": 844} if width == 390 else {}
    page = visit(name="Ada", width=width, **more)
    link = start(page, game, against_bots(game), {"hints": True})
    page.goto(link)
    hands = Hands(page)
    hands.wait()
    with page.expect_response("**/hint") as answer:
        page.locator("[data-id=hint]").click()
    planned = [step["action"] for step in answer.value.json()["steps"]]
    played: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith("/actions"):
            played.append(request.post_data_json["action"])

    page.on("request", note)
    page.wait_for_selector(".hint.card:visible")
    for _ in range(MOST_CLICKS):
        following = page.wait_for_function(NEXT).json_value()
        if following["over"]:
            break
        before = hands.state()
        if following["key"]:
            hands.touch(following["key"])
        else:
            page.locator(".choice.hinted").click()
        hands.settle(before)
    assert played == planned
    assert snapshot(page, link)["count"] > 0


ON_IT = """(key) => {
  const { left, top, width, height } = document.querySelector('.numbers .number').getBoundingClientRect();
  return document.elementsFromPoint(left + width / 2, top + height / 2)
    .some((node) => node.closest('[data-key]')?.dataset.key === key);
}"""
"""Whether the number of a hint lies on a thing."""
IN_VIEW = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [button, list] = [box('.choice.hinted'), box('.choices')];
  return button.top >= list.top && button.bottom <= list.bottom;
}"""
"""Whether the button of a hint is in view."""


def answer(given: dict[str, Any], route: Route) -> None:
    """Answer a request with this."""
    route.fulfill(json=given)


def test_the_number_of_a_hint_lies_on_its_station_and_its_button_is_in_view(visit: Visit):
    page = visit(name="Ada", lang="de", width=1366, height=768, altered=True)
    link = start(page, "solaris", against_bots("solaris"), {"hints": True})

    def is_choosing(table: dict[str, Any]) -> bool:
        return len([choice for choice in table["choices"] if not choice["touch"]]) > 2 and any(
            len(choice["touch"]) == 1 and len(choice["touch"][0]) == 2 for choice in table["choices"]
        )

    table = play_until(page, link, is_choosing)
    station = next(choice for choice in table["choices"] if choice["touch"])
    last = [choice for choice in table["choices"] if not choice["touch"]][-1]
    page.goto(link)
    expect(page.locator(".table-page.yours")).to_be_visible()
    for choice in (station, last):
        steps = [{name: choice[name] for name in ("action", "says", "touch")}]
        given = {
            "steps": steps,
            "says": "A long turn in two lines or more, so that the card is high",
            "why": "because " * 30,
        }
        page.route("**/hint", partial(answer, given))
        page.locator("[data-id=hint]").click()
        expect(page.locator(".hint.card")).to_be_visible()
        if choice is station:
            assert page.evaluate(ON_IT, station["touch"][0])
            page.locator(".hint.card .leave").click()
        else:
            assert page.evaluate(IN_VIEW)
    assert last["says"] in page.locator(".choice.hinted").inner_text()
