"""A whole game of each kind, by clicks, against bots, to the score sheet; then its replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .hands import Hands
from .tables import SHORT, against_bots, start


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_clicks_against_bots(visit: Visit, game: str):
    page = visit("/", name="Ada")
    page.goto(start(page, game, against_bots(game)))
    hands = Hands(page, seed=7)
    hands.play()
    assert hands.touches > 5
    over = page.locator(".over")
    expect(over.locator("h2")).not_to_be_empty()
    expect(over.locator("tfoot td")).to_have_count(SHORT[game]["players"])
    expect(over.get_by_role("button", name="Play again")).to_be_visible()

    over.get_by_role("link", name="Replay").click()
    count = page.locator(".transport output")
    expect(count).to_contain_text("0 /")
    page.get_by_role("button", name="One step on").click()
    expect(count).to_contain_text("1 /")
    expect(page.locator(".board [data-key]").first).to_be_attached()
