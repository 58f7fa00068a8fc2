"""What the table does for the one who plays: why not, rules, hints, drag, keys, the curtain, phones.

`make soak` passes the tablet in Solenia, too, and plays all games in German on a phone; `make test` plays Solarius.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Error, Page, Route, expect

from tests.selection import SOAK

from .conftest import Visit
from .hands import POINT, Hands
from .tables import SHORT, against_bots, snapshot, start

FORBIDDEN = """() => [...document.querySelectorAll('.board [data-key]')].filter((node) => {
  if (/touch|picked/.test(node.dataset.mark)) return false;
  const box = node.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.width > 0 && top?.closest('[data-key]') === node;
}).map((node) => node.dataset.key)"""
"""The things that can be seen and not be touched now."""


def seated(visit: Visit, game: str = "solari", options: dict[str, int] | None = None, **more: object) -> Page:
    """A page at a table against bots, with something to do."""
    page = visit(name="Ada", **more)
    page.goto(start(page, game, against_bots(game), {"hints": True}, **(options or {})))
    Hands(page).wait()
    return page


def test_with_the_mouse(visit: Visit):
    page = seated(visit, options={"target": 30, "max_turns": 30})
    check_prompt(page)
    check_zoom(page)
    check_hint(page)
    check_let_go(page)
    check_late_hint(page)
    check_preview(page)
    check_drag(page)
    check_forbidden(page)


def check_prompt(page: Page) -> None:
    """The prompt says what to do, hovering what it does."""
    expect(page.locator(".sentence")).not_to_be_empty()
    key = Hands(page).state()["touch"][0]
    page.mouse.move(*page.evaluate(POINT, key))
    expect(page.locator(".says")).not_to_be_empty()
    label = page.locator(f'[data-key="{key}"]').get_attribute("aria-label")
    assert label
    says = page.locator(".says").inner_text().split(" → ")[0]
    for part in says.split(" – "):  # what it is, and what a touch does
        assert part in label


def check_zoom(page: Page) -> None:
    """A closer look and back."""
    board = page.locator(".board")
    whole = board.get_attribute("viewBox")
    page.get_by_role("button", name="Zoom in").click()
    closer = board.get_attribute("viewBox")
    assert closer != whole
    box = board.bounding_box()
    assert box
    page.mouse.move(box["x"] + 6, box["y"] + 6)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 90, steps=4)
    page.mouse.up()
    assert board.get_attribute("viewBox") != closer
    page.get_by_role("button", name="Whole board").click()
    assert board.get_attribute("viewBox") == whole


def check_hint(page: Page) -> None:
    """A hint says what to do, numbers the clicks, and marks the first thing to touch. It can be closed."""
    page.get_by_role("button", name="Hint").click()
    card = page.locator(".hint.card")
    expect(card).to_contain_text("% to win")
    expect(page.locator(".number").first).to_be_visible()
    expect(page.locator(".board [data-mark~=hint]")).to_have_count(1)
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()
    expect(page.locator(".number")).to_have_count(0)
    expect(page.locator(".dock")).to_have_css("min-height", "0px")  # a closed hint needs no room


def check_let_go(page: Page) -> None:
    """A thing can be let go."""
    hands = Hands(page)
    for _ in range(30):
        state = hands.wait()
        if not state["touch"]:
            hands.step()
            continue
        hands.touch(state["touch"][0])
        hands.settle(state)
        if page.locator("[data-id=let-go]").count():
            break
    expect(page.locator("[data-id=let-go]")).to_be_visible()
    # Escape closes the explanation that came by itself, and lets go: on a slow machine it was there before the key.
    expect(page.locator(".about.passing")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".about.passing")).to_be_hidden()
    expect(page.locator("[data-mark~=picked]")).to_have_count(0)


def check_forbidden(page: Page) -> None:
    """What is forbidden says why, with its rule."""
    hands = Hands(page)
    while not page.locator("[data-mark~=picked]").count():  # touching a cell for a captured piece plays at once
        while not (before := hands.wait())["touch"]:
            hands.step()
        hands.touch(before["touch"][0])
        hands.settle(before)
    refusal = page.locator(".about.refused")
    for key in page.evaluate(FORBIDDEN):
        try:
            with page.expect_response(re.compile("/why"), timeout=10_000) as answer:
                page.locator(f'[data-key="{key}"]').click(force=True)
        except Error:
            continue  # another piece of mine: it takes over
        if answer.value.json()["sentence"]:
            break
    expect(refusal.locator("a")).to_contain_text("Rule ")
    expect(refusal.locator("h3")).not_to_be_empty()  # it says what the thing is, too
    expect(page.locator("[data-mark~=refused]")).to_have_count(1)
    rule = refusal.locator("a").inner_text()
    refusal.locator("a").click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".document .found")).to_contain_text(f"({rule.removeprefix('Rule ')})")


def middle(page: Page, key: str) -> tuple[float, float]:
    box = page.locator(f'[data-key="{key}"]').bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def check_drag(page: Page) -> None:
    """A piece can be dragged to its place."""
    hands = Hands(page)
    while not (comets := [key for key in hands.wait()["touch"] if key.startswith("u")]):
        hands.step()  # a captured comet has to be placed first
    log = hands.wait()["log"]
    for key in comets:
        page.mouse.move(*middle(page, key))
        page.mouse.down()
        x, y = middle(page, key)
        page.mouse.move(x + 20, y + 20)
        targets = hands.state()["touch"]
        if targets:
            page.mouse.move(*middle(page, targets[0]), steps=3)
        page.mouse.up()
        if targets:
            break
    page.wait_for_function("(log) => document.querySelector('.log').textContent !== log", arg=log)


def check_late_hint(page: Page) -> None:
    """A hint for a position that is over is dropped: it once marked a piece that could not be moved any more."""
    log = Hands(page).wait()["log"]
    asked: list[Route] = []
    page.route("**/hint", lambda route: asked.append(route))
    button = page.locator("[data-id=hint]")
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    now = snapshot(page, page.url.split("#")[0])
    choice = now["choices"][0]
    page.request.post(
        f"/api/tables/{now['table']}/actions",
        data={"action": choice["action"], "seat": now["seat"], "after": now["count"]},
    )
    page.wait_for_function("(log) => document.querySelector('.log').textContent !== log", arg=log)
    step = {name: choice[name] for name in ("action", "says", "touch")}
    asked[0].fulfill(json={"steps": [step], "says": "Too late", "why": ""})
    expect(button).not_to_have_attribute("aria-busy", "true")
    assert not page.locator(".board [data-mark~=hint]").count()
    expect(page.locator(".hint.card")).to_be_hidden()
    page.unroute("**/hint")


def check_preview(page: Page) -> None:
    """What a thing would do is not said any longer when the move is made."""
    hands = Hands(page)
    while not hands.wait()["touch"]:
        hands.step()
    page.mouse.move(0, 0)
    page.mouse.move(*page.evaluate(POINT, hands.wait()["touch"][0]))
    expect(page.locator(".says")).not_to_be_empty()
    now = snapshot(page, page.url)
    order = {"action": now["choices"][0]["action"], "after": now["count"]}
    assert page.request.post(f"/api/tables/{now['table']}/actions", data=order).ok
    expect(page.locator(".says")).to_be_empty()


ON_MARKED = "document.activeElement.matches('[data-mark~=touch]')"


def by_keys(page: Page) -> None:
    """Do one thing without the mouse: the board is one tab stop, arrows lead from thing to thing, Enter touches."""
    if not page.locator(".board [data-mark~=touch]").count():
        page.locator(".choices button").first.focus()
    elif not page.evaluate("document.activeElement.closest('.board') !== null"):
        page.locator('.board [tabindex="0"]').focus()
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        if page.locator(".board [data-mark~=touch]").count() and not page.evaluate(ON_MARKED):
            page.keyboard.press(arrow)
    page.keyboard.press("Enter")


def test_by_keyboard_alone_the_focus_stays_and_the_table_is_told_in_words(visit: Visit):
    page = seated(visit)
    hands = Hands(page)
    for _ in range(8):
        state = hands.wait()
        if state["ended"]:
            break
        by_keys(page)
        hands.settle(state)
        hands.wait()
        assert page.evaluate("document.activeElement !== document.body"), "the focus got lost"
    assert page.locator(".log li.action").count() > 0
    check_words(page)


def check_words(page: Page) -> None:
    """The table is described in words."""
    page.get_by_role("tab", name="As text").click()
    expect(page.locator(".read-view h3").first).to_be_visible()
    page.evaluate("document.getElementById('live').textContent = ''")
    Hands(page).play(2)
    page.wait_for_function("() => document.getElementById('live').textContent.length > 0")


@pytest.mark.parametrize("game", ["solaris", "solenia"] if SOAK else ["solaris"])
def test_a_curtain_falls_when_the_tablet_is_passed(visit: Visit, game: str):
    page = visit(name="Ada")
    page.goto(start(page, game, ["me"] * SHORT[game]["players"]))
    expect(page.locator(".curtain:not([hidden])")).to_contain_text("Pass the device")
    hands = Hands(page, seed=4)
    for _ in range(80):
        hands.step()
        if hands.curtains == 3:
            break
    assert hands.curtains == 3


@pytest.mark.parametrize("game", SHORT if SOAK else ["solarius"])
def test_at_phone_size_in_german_nothing_runs_over_and_it_can_be_played(visit: Visit, game: str):
    page = seated(visit, game, lang="de", width=390, height=844, has_touch=True, is_mobile=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate(
        """() => [...document.querySelectorAll('.table-page button, .top button, .top select')]
          .filter((b) => b.offsetParent && (b.offsetHeight < 44 || b.offsetWidth < 44)).map((b) => b.outerHTML)"""
    )
    assert not small
    Hands(page, seed=2).play(4)
    page.get_by_role("tab", name="Verlauf").tap()
    expect(page.locator(".log")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert "‹" not in page.locator("body").inner_text(), "a word is missing"
