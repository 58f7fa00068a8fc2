"""Lessons in the browser: solved by touching the board and by keys alone, with hints, misses and progress.

`make test` solves a lesson of each of three games; `make soak` solves all lessons of all games, in both languages, on a
phone and a laptop.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import perihelion

from .conftest import Visit
from .hands import Hands

SOAK = pytest.mark.skipif(not os.environ.get("PERIHELION_SOAK"), reason="played in make soak")
GAMES = {key: game for key, game in perihelion.games().items() if game.lessons}
SHORT = {("solaris", "redirect", "de", 1366), ("solarius", "settle", "en", 390)}
"""Those that are touched in every test run: both languages, a phone and a laptop. One of Solari is solved by keys."""
IN_SOAK = SHORT | {("solenia", "distance", "de", 390)}
"""German on a phone is left out of the product, except for these."""
ALL = [
    pytest.param(key, lesson.key, lang, width, marks=[] if (key, lesson.key, lang, width) in SHORT else [SOAK])
    for key, game in GAMES.items()
    for lesson in game.lessons
    for lang in ("en", "de")
    for width in (390, 1366)
    if lang == "en" or width == 1366 or (key, lesson.key, lang, width) in IN_SOAK
]

MADE = "() => (history.state?.moves ?? []).length"
"""How many moves the learner has made."""
SHOWN = f"""() => [({MADE})(), document.querySelector('.table-page').classList.contains('busy'),
  ...[...document.querySelectorAll('.board [data-mark]')].map((node) => node.dataset.key + node.dataset.mark)].join()"""
"""What a touch changes: it picks a thing, or makes a move."""


def answer(page: Page, game: str, lesson: str, moves: list[str]) -> dict[str, Any]:
    """What the server says after these moves."""
    origin = page.evaluate("location.origin")
    path = f"/api/games/{game}/lessons/{lesson}"
    return dict(page.request.post(path, data={"moves": moves}, headers={"Origin": origin}).json())


def play(page: Page, hands: Hands, choice: dict[str, Any]) -> None:
    """Touch the things of a choice in order, and press its button if that is not enough."""
    made = page.evaluate(MADE)
    for key in choice["touch"]:
        if page.evaluate(MADE) > made:
            return
        if page.locator(f'[data-key="{key}"][data-mark~=touch]').count():
            shown = page.evaluate(SHOWN)
            hands.touch(key)
            page.wait_for_function(f"(shown) => ({SHOWN})() !== shown", arg=shown)
        page.wait_for_function("() => !document.querySelector('.table-page').classList.contains('busy')")
    if page.evaluate(MADE) == made:
        hands.press(choice["action"])
    page.wait_for_function(f"(made) => ({MADE})() > made", arg=made)


@pytest.mark.parametrize(("game", "lesson", "lang", "width"), ALL)
def test_a_lesson_is_solved_by_touching_the_board(visit: Visit, game: str, lesson: str, lang: str, width: int):
    page = visit(f"/learn/{game}/{lesson}", lang=lang, width=width, height=844 if width < 700 else 768)
    hands = Hands(page)
    if width < 1100:
        page.locator(".lesson-ready").click()  # the text lies over the board until it is read
    solution = next(each for each in GAMES[game].lessons if each.key == lesson).solution
    for made, action in enumerate(solution):
        hands.wait()
        choices = answer(page, game, lesson, list(solution[:made]))["choices"]
        play(page, hands, next(choice for choice in choices if choice["action"] == action))
    expect(page.locator(".lesson-result .button.warm")).to_be_in_viewport(ratio=1)
    expect(page.locator(".lesson-result h2")).to_have_text("Gut gemacht!" if lang == "de" else "Well done!")
    page.goto(f"/learn/{game}")
    expect(page.locator(".lesson-line.done")).to_have_count(1)


def press_by_keys(page: Page, wanted: str) -> None:
    """Tab to the control with this id, and press it."""
    for _ in range(400):
        if page.evaluate("document.activeElement?.dataset?.id ?? ''") == wanted:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {wanted}")


@SOAK
@pytest.mark.parametrize(
    ("game", "lesson", "lang"),
    [(key, lesson.key, lang) for key, game in GAMES.items() for lesson in game.lessons for lang in ("en", "de")],
)
def test_every_lesson_is_solved_by_keys_alone(visit: Visit, game: str, lesson: str, lang: str):
    page = visit(f"/learn/{game}/{lesson}", lang=lang, width=1366, height=768)
    hands = Hands(page)
    solution = next(each for each in GAMES[game].lessons if each.key == lesson).solution
    for made, action in enumerate(solution):
        hands.wait()
        if not page.locator(f'.choices button[data-id="{action}"]').count():
            press_by_keys(page, "list")
        press_by_keys(page, action)
        if page.locator("dialog[open]").count():  # it would lose something for nothing
            page.locator("dialog[open] button.warm").focus()
            page.keyboard.press("Enter")
        page.wait_for_function(f"(made) => ({MADE})() > made", arg=made)
    expect(page.locator(".lesson-result h2")).to_have_text("Gut gemacht!" if lang == "de" else "Well done!")


def test_a_lesson_by_keys_alone_with_a_miss_and_the_hint_ladder(visit: Visit):
    page = visit("/learn/solari/two-moves", lang="de")
    expect(page.locator(".lesson-card")).to_be_visible()

    def go_to(wanted: str) -> None:
        if not page.locator(f'[data-id="{wanted}"]').count():
            press_by_keys(page, "list")  # it closes after each move
        press_by_keys(page, wanted)

    for step, says in enumerate(("unterhalb der Sonne", "Dein Komet 1", "Der nächste Schritt:"), 1):
        go_to("hint")
        expect(page.locator(".lesson-hints li")).to_have_count(step)
        expect(page.locator(".lesson-hints li").last).to_contain_text(says)
    go_to("2E2")
    page.wait_for_function(f"() => ({MADE})() === 1")
    go_to("4S3")
    expect(page.locator(".lesson-result.missed")).to_contain_text("Noch nicht ganz")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # undo has the focus next
    page.wait_for_function(f"() => ({MADE})() === 1")
    go_to("undo")
    page.wait_for_function(f"() => ({MADE})() === 0")
    go_to("1N3")
    page.wait_for_function(f"() => ({MADE})() === 1")
    page.reload()
    page.wait_for_function(f"() => ({MADE})() === 1")  # a reload keeps the try
    expect(page.locator(".lesson-card")).to_be_visible()
    go_to("list")
    go_to("1E2")
    expect(page.locator(".lesson-result h2")).to_have_text("Gut gemacht!")
    assert page.evaluate("document.activeElement.textContent") == "Gut gemacht!"
