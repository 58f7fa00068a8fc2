"""Puzzles in the browser: the one of the day is solved, and the rating rises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

import perihelion
from perihelion.core.puzzle import puzzles_of

from .conftest import Visit
from .test_axe import audited

GAME = next(key for key, game in perihelion.games().items() if puzzles_of(game))


def some(answer: dict[str, Any]) -> dict[str, Any]:
    """A few puzzles of the list, one of another theme and that of the day: each is a large drawing."""
    listed = answer["puzzles"]
    other = next(one for one in listed if one["theme"] != listed[0]["theme"])
    wanted = {one["key"] for one in (*listed[:3], other)} | {answer["daily"]}
    return answer | {"puzzles": [one for one in listed if one["key"] in wanted]}


def play(page: Page, turn: Sequence[str]) -> None:
    """Play the actions of a turn by their buttons."""
    for played, action in enumerate(turn, start=1):
        button = page.locator(f'button[data-id="{action}"]').first
        if not button.is_visible():
            page.locator("[data-id=list]").click()
        button.click()
        page.wait_for_function("played => history.state?.moves?.length === played", arg=played)


def test_the_puzzle_of_the_day_is_solved_and_counted_once(visit: Visit):
    page = visit(lang="de", width=1366, height=768)
    page.route(f"**/api/games/{GAME}/puzzles", lambda route: route.fulfill(json=some(route.fetch().json())))
    page.goto(f"/puzzles/{GAME}")
    expect(page.locator("p.quiet").first).to_contain_text("Deine Wertung: 1000")
    tiles, theme = page.locator(".puzzle-tile"), page.get_by_label("Thema")
    of = tiles.count()
    theme.select_option(index=1)
    assert 0 < tiles.count() < of
    expect(tiles.first).to_contain_text("Schwierigkeit")
    page.reload()
    expect(theme).not_to_have_value("")  # a reload keeps the choice
    theme.select_option(index=0)
    expect(tiles).to_have_count(of)
    page.get_by_role("link", name="Rätsel des Tages").click()
    expect(page.locator(".lesson-card")).to_be_visible()
    puzzle = puzzles_of(perihelion.games()[GAME])[page.url.rpartition("/")[2]]
    play(page, puzzle.turn)
    expect(page.locator(".lesson-result h2")).to_have_text("Gut gemacht!")
    expect(page.locator(".rating-change")).to_contain_text("(+")
    page.get_by_role("button", name="Noch einmal").click()
    expect(page.locator(".lesson-result")).to_be_hidden()
    play(page, puzzle.second_turn)
    expect(page.locator(".lesson-result h2")).to_have_text("Noch nicht ganz")
    page.get_by_role("button", name="Lösung zeigen").click()
    expect(page.locator(".lesson-hints")).to_contain_text("Die Lösung: ")
    expect(page.locator(".lesson-result")).to_be_hidden()
    page.goto(f"/puzzles/{GAME}")
    expect(page.locator(".puzzle-tile.done")).to_have_count(1)
    rating = page.locator("p.quiet").first.inner_text()
    assert "Serie: 1" in rating
    assert "Rätsel des Tages: 1 Tag" in rating
    assert "Wertung: 1000" not in rating
    expect(page.locator(".puzzle-tile img").first).to_have_js_property("complete", True)
    assert page.locator(".puzzle-tile img").first.evaluate("picture => picture.naturalWidth") > 0
    audited(page)
