"""Whole games against bots, to the score sheet: by clicks, by touch on a phone, by keys alone; then the replay.

`make test` plays each game once and in each way at least one. It goes on from late in a game that was played before,
and makes decisions over the API that are of a kind that was made by hand before. `make soak` plays all games in all
ways, from the first decision, each by hand.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.selection import SOAK, selection

from .conftest import Visit
from .hands import STATE, Hands
from .keys import Keys
from .late_tables import WholeGame, begin_late
from .person import check_score
from .tables import SHORT, against_bots, play_one, snapshot, start

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


WholeGames = dict[str, WholeGame]

TOUCH, CLICKS, KEYS = "touch", "clicks", "keys"
CASES = selection(SHORT, [TOUCH, CLICKS, KEYS])


LEFT = {"solari": 9, "solaris": 10, "solenia": 12, "solarius": 16}
"""This many decisions, or about this many, are left when the page is opened."""


def begun(page: Page, played: WholeGame) -> str:
    """The link of a table against bots: at the beginning of a game, or late in one that was played before."""
    if SOAK:
        return start(page, played.game, against_bots(played.game))
    return begin_late(page, played, LEFT[played.game])


SHOWN = f"() => JSON.stringify(({STATE})())"
"""What is on the screen, as a text."""
LEAST = 8
"""This many decisions are made by hand, and more if there is something that was not touched yet."""


def play_on(hands: Hands, link: str) -> None:
    """Play to the end: by hand what was not touched yet and whatever is half done, the rest over the API."""
    seen: set[str] = set()
    while not (state := hands.wait())["ended"]:
        kinds = {re.sub(r"\d.*", "", key) for key in state["touch"]} | {"button" for _ in state["buttons"][:1]}
        table = snapshot(hands.page, link)
        half = state["picked"] or state["confirm"] or not table["choices"]
        if SOAK or half or hands.touches < LEAST or kinds - seen:
            hands.step()
            seen |= kinds
        else:
            shown = hands.page.evaluate(SHOWN)
            play_one(hands.page, table, hands.random)
            hands.page.wait_for_function(f"(shown) => ({SHOWN})() !== shown", arg=shown)
    hands.step()  # looks at the board for the last time


def played_by(way: str) -> list[str]:
    """The games that are played in this way."""
    return [game for game, by in CASES if by == way]


def told(page: Page, game: str) -> None:
    """The game is over, and says so line by line."""
    over = page.locator(".over")
    expect(page.locator(".sentence")).not_to_be_empty()
    expect(over.locator("thead th")).to_have_count(1 + SHORT[game]["players"])
    expect(over.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize("game", played_by(CLICKS))
def test_a_whole_game_by_clicks_against_bots(visit: Visit, whole_games: WholeGames, game: str):
    page = visit(name="Ada")
    link = begun(page, whole_games[game])
    page.goto(link)
    hands = Hands(page, seed=7)
    play_on(hands, link)
    assert hands.touches > 5
    assert len(hands.boxes) == 1, "the board keeps still"
    told(page, game)
    check_score(page, link)

    page.locator(".over").get_by_role("link", name="Replay").click()
    count = page.locator(".transport output")
    expect(count).to_contain_text(" / ")
    start_of_turns = int(count.inner_text().split()[0])
    assert (start_of_turns > 0) == (game != "solari"), "the set-up is skipped; Solari has none"
    page.get_by_role("button", name="One step forward").click()
    expect(count).to_contain_text(f"{start_of_turns + 1} /")
    expect(page.locator(".board [data-key]").first).to_be_attached()


@pytest.mark.parametrize("game", played_by(TOUCH))
def test_a_whole_game_by_touch_on_a_phone(visit: Visit, whole_games: WholeGames, game: str):
    page = visit(name="Ada", **PHONE)
    link = begun(page, whole_games[game])
    page.goto(link)
    hands = Hands(page, seed=5)
    play_on(hands, link)
    assert hands.touches > 5
    assert len(hands.boxes) == 1, "the board keeps still"
    told(page, game)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("game", played_by(KEYS))
def test_a_whole_game_by_keys_alone(visit: Visit, whole_games: WholeGames, game: str):
    page = visit(name="Ada")
    link = begun(page, whole_games[game])
    page.goto(link)
    keys = Keys(page, seed=3)
    play_on(keys, link)
    assert keys.touches > 5
    told(page, game)
