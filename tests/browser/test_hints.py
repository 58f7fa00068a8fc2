"""A hint is followed by clicks alone: what is marked is what to touch, and the turn ends as it said.

`make test` follows a hint in two games, and test_tour.py in another one; `make soak` in all games, on a phone and a
desktop.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Request

from tests.selection import SOAK, selection

from .conftest import Visit
from .hands import Hands
from .tables import SHORT, against_bots, snapshot, start

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
