"""Studying a game in the browser: its curve, playing out, a bot, pictures; and a mistake that is played again.

Only `make soak` plays a mistake again. In `make test`, test_puzzles.py solves a puzzle on the same kind of page.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import perihelion
from tests.selection import SOAK

from .conftest import Visit
from .test_axe import audited

GAME = perihelion.new("leduc").play("K1", "J1", "call", "call", "K2", "call", "raise", "fold")


def test_a_game_has_a_curve_is_played_out_and_played_on_against_a_bot(visit: Visit):
    page = visit("/analysis", lang="de", width=1366, height=768)
    page.get_by_role("textbox", name="Text").fill(GAME.transcript)
    page.get_by_role("button", name="Öffnen").click()
    current = page.locator(".lines [aria-current]")
    expect(current).to_contain_text("Erster: mitgehen")  # the turn of the first decision
    page.locator("[data-id=analysis-curve]").click()
    expect(page.locator(".game-curve .curve")).to_be_visible()
    page.get_by_role("slider").press("End")
    expect(current).to_have_text("Erster steigt aus.")
    expect(page.locator(".game-curve")).to_contain_text("Ein Fehler", timeout=60_000)
    page.locator("[data-id=turn-0]").click()
    expect(page.locator(".game-curve")).to_contain_text("Glück bei dieser Ziehung")
    page.locator("[data-id=analysis-playouts]").click()
    expect(page.locator(".histogram")).to_have_count(2)
    expect(page.locator(".playouts progress")).to_have_count(0, timeout=30_000)
    audited(page)
    page.locator("[data-id=analysis-play-on]").click()
    page.get_by_label("Gegner").select_option(index=0)
    page.locator("dialog").get_by_role("button", name="Weiterspielen").click()
    expect(page.locator(".analysis-view")).to_contain_text("Du spielst")
    expect(page.locator(".table-page.yours, .table-page.ended")).to_have_count(1)
    page.locator("[data-id=bot-stop]").click()
    expect(page.locator(".analysis-view")).not_to_contain_text("Du spielst")


def save(page: Page, word: str) -> bytes:
    """Press a button of the dialog with files; returns the file."""
    with page.expect_download() as download:
        page.locator(f"dialog [data-id={word}]").click()
    return Path(download.value.path()).read_bytes()


def test_a_line_is_saved_as_a_picture_and_as_an_animation(visit: Visit):
    page = visit("/analysis?game=solari&options={}", lang="en", width=390, height=844)
    page.locator(".choices button[data-id=roll]").click()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".move")).to_have_count(2)
    page.locator(".analysis-view [data-id=analysis-files]").click()
    assert save(page, "analysis-png").startswith(b"\x89PNG")
    assert b"<animate" in save(page, "analysis-animation")


def finish_with_a_mistake(page: Page) -> str:
    """Play both sides of Leduc poker: somebody folds a king. Returns the table."""
    for _ in range(30):
        order = {"game": "leduc", "options": {}, "seats": ["me", "me"], "settings": {}}
        table = page.request.post("/api/tables", data=order).json()["table"]
        path = f"/api/tables/{table}"
        hands = [page.request.get(f"{path}?seat={seat}").json()["outline"] for seat in (0, 1)]
        kings = ["king" in str(hand) for hand in hands]
        if any(kings):
            for action in ("raise", "fold") if kings[1] else ("call", "raise", "fold"):
                count = page.request.get(path).json()["count"]
                assert page.request.post(f"{path}/actions", data={"action": action, "after": count}).ok
            return table
    raise AssertionError("nobody ever has a king")


@pytest.mark.skipif(not SOAK, reason="played in make soak")
def test_a_mistake_is_played_again_and_practised(visit: Visit):
    page = visit(lang="de", width=390, height=844)
    table = finish_with_a_mistake(page)
    page.goto(f"/t/{table}/report")
    page.get_by_role("link", name="Aus meinen Fehlern lernen").click(timeout=60_000)
    page.locator(".lesson-ready").click()
    audited(page)
    page.locator('.choices button[data-id="fold"]').click()
    expect(page.locator(".lesson-result.missed")).to_be_visible()
    page.locator(".lesson-result button.warm").click()
    page.locator('.choices button[data-id="call"]').click()
    expect(page.locator(".lesson-result")).to_be_visible()
    page.goto("/puzzles/leduc")
    expect(page.locator(".practice")).to_contain_text("Du übst 1 deiner Fehler.")
    audited(page)
