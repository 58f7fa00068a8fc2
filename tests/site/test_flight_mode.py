"""Games in flight mode, from a folder that was visited once: loaded again in the middle, and read afterwards.

`make test` plays some turns of one game without machine code. `make soak` plays every game to its end, by touch on a
phone and by keys at a desk.
"""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import Hands
from tests.browser.keys import Keys
from tests.browser.serving import CHROMIUM
from tests.browser.tables import SHORT, against_bots
from tests.selection import SOAK

from .conftest import visiting, whole_folder
from .visitor import DESKTOP, Visitor

TURNS = 4
"""Touches before and after the page is loaded again."""
LONG = 1800
"""Seconds for a whole game on a busy machine."""


@pytest.fixture(scope="module")
def flight(phone: tuple[Visitor, ExitStack]) -> Visitor:
    """The phone without a network."""
    visitor, network = phone
    network.close()
    visitor.context.set_offline(True)
    return visitor


@pytest.fixture(scope="module")
def desk(browser: Browser, web_space: Any) -> Any:
    """A desktop browser in flight mode."""
    with visiting(browser, web_space, DESKTOP) as (visitor, network):
        network.close()
        visitor.context.set_offline(True)
        yield visitor


def begin(visitor: Visitor, game: str) -> str:
    """Start a table against bots, and go there; return its path below `/api/tables/`."""
    order = {"game": game, "options": SHORT[game], "seats": against_bots(game)}
    link = str(visitor.page.ask("/api/tables", order)["link"])
    visitor.go(link)
    return link.replace("/t/", "/api/tables/")


def load_again(visitor: Visitor, hands: Hands, path: str) -> None:
    """Load the page again in the middle of a game; nothing is lost."""
    hands.wait()
    before = visitor.page.ask(path)
    visitor.window.reload()
    hands.wait()
    after = visitor.page.ask(path)
    assert 0 < len(before["log"]) <= len(after["log"])


@pytest.mark.skipif(SOAK, reason="make soak plays whole games")
@pytest.mark.skipif(not CHROMIUM, reason="this needs Chromium")
def test_a_game_begins_and_goes_on_in_flight_mode(flight: Visitor) -> None:
    flight.go("daily")
    expect(flight.page.locator(".daily-head")).to_contain_text("but not sealed")
    expect(flight.page.locator(".daily-head button.warm")).to_be_visible()
    path = begin(flight, "solari")
    hands = Hands(cast(Page, flight.page), seed=5)
    hands.play(steps=TURNS)
    load_again(flight, hands, path)
    hands.play(steps=TURNS)
    assert hands.touches >= TURNS
    assert flight.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert not flight.complaints


@whole_folder
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_touch(flight: Visitor, game: str) -> None:
    path = begin(flight, game)
    hands = Hands(cast(Page, flight.page), seed=5)
    hands.play(steps=TURNS)
    load_again(flight, hands, path)
    hands.play(seconds=LONG)
    read_result(flight, game, path)
    assert flight.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert not flight.complaints


@whole_folder
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_keys(desk: Visitor, game: str) -> None:
    path = begin(desk, game)
    keys = Keys(cast(Page, desk.page), seed=3)
    keys.play(steps=TURNS)
    load_again(desk, keys, path)
    keys.play(seconds=LONG)
    read_result(desk, game, path)
    assert not desk.complaints


def read_result(visitor: Visitor, game: str, path: str) -> None:
    """Read the score sheet, the report and the replay of a game that is over."""
    page, link = visitor.page, path.replace("/api/tables/", "t/")
    over = page.locator(".over")
    expect(over.locator("thead th")).to_have_count(1 + SHORT[game]["players"])
    visitor.go(f"{link}/report")
    expect(page.locator(".report-curve svg.curve")).to_be_visible(timeout=LONG * 1000)
    expect(page.locator("main progress")).to_be_hidden(timeout=LONG * 1000)
    expect(page.locator(".report-players")).to_be_visible()
    expect(page.get_by_text("could not be created")).to_have_count(0)
    visitor.go(f"{link}/replay")
    expect(page.locator(".board-frame > .board")).to_be_visible()
