"""Tables for tests: started over the API by the guest of a page, in a quick variant of each game."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import APIResponse, Page

SHORT: dict[str, dict[str, Any]] = {
    "solari": {"players": 2, "target": 12, "max_turns": 6},
    "solaris": {"players": 3, "max_rounds": 2},
    "solenia": {"players": 2},
    "solarius": {"players": 2},
}
"""Options that keep a game short."""
SECONDS = 240
"""How long a game over the API may take on a busy machine."""


def start(page: Page, game: str, seats: list[str], settings: dict[str, Any] | None = None, **options: Any) -> str:
    """Start a table as the guest of this page; returns its link."""
    order = {"game": game, "options": SHORT.get(game, {}) | options, "seats": seats, "settings": settings or {}}
    answer = page.request.post("/api/tables", data=order, max_retries=3)
    assert answer.ok, answer.text()
    return str(answer.json()["link"])


def against_bots(game: str, bot: str = "random") -> list[str]:
    """Me, and bots on all other seats."""
    return ["me"] + [f"bot:{bot}"] * (SHORT[game]["players"] - 1)


Reached = Callable[[dict[str, Any]], bool]
"""Whether a table is as wanted."""


def play_until(page: Page, link: str, reached: Reached, seed: int = 1) -> dict[str, Any]:
    """Play at random over the API until the table is as wanted, and return it."""
    chance, end = random.Random(seed), time.monotonic() + SECONDS
    while time.monotonic() < end:
        table = snapshot(page, link)
        if (table["choices"] or table["over"]) and reached(table):
            return table
        assert not table["over"], "not reached in this game: choose another seed"
        if table["choices"]:
            answer = send_choice(page, table, chance)  # the page may have moved meanwhile, and the table is read again
            assert answer.ok or answer.json()["error"] == "stale", answer.text()
        else:
            time.sleep(0.02)  # a bot thinks
    raise AssertionError("not reached")


def play_one(page: Page, table: dict[str, Any], chance: random.Random) -> None:
    """Make one of the choices of a table, over the API."""
    assert send_choice(page, table, chance).ok


def send_choice(page: Page, table: dict[str, Any], chance: random.Random) -> APIResponse:
    """Send one of the choices of a table over the API; returns the answer."""
    action = chance.choice(table["choices"])["action"]
    order = {"action": action, "after": table["count"], "seat": table["seat"]}
    return page.request.post(f"/api/tables/{table['table']}/actions", data=order)


def is_over(table: dict[str, Any]) -> bool:
    """Whether the game has ended."""
    return table["over"] is not None


def snapshot(page: Page, link: str) -> dict[str, Any]:
    """The table as the guest of this page sees it."""
    return dict(page.request.get(f"/api/tables/{link.rsplit('/', 1)[-1]}", max_retries=3).json())
