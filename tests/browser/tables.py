"""Tables for tests: started over the API by the guest of a page, in a quick variant of each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

SHORT: dict[str, dict[str, Any]] = {
    "solari": {"players": 2, "target": 12, "max_turns": 6},
    "solaris": {"players": 3, "max_rounds": 2},
    "solenia": {"players": 2},
    "solarius": {"players": 2},
}
"""Options that keep a game short."""


def start(page: Page, game: str, seats: list[str], settings: dict[str, Any] | None = None, **options: Any) -> str:
    """Start a table as the guest of this page; returns its link."""
    order = {"game": game, "options": SHORT[game] | options, "seats": seats, "settings": settings or {}}
    answer = page.request.post("/api/tables", data=order)
    assert answer.ok, answer.text()
    return str(answer.json()["link"])


def against_bots(game: str, bot: str = "random") -> list[str]:
    """Me, and bots on all other seats."""
    return ["me"] + [f"bot:{bot}"] * (SHORT[game]["players"] - 1)


def send(page: Page, table: dict[str, Any], pick: Callable[[list[dict[str, Any]]], dict[str, Any]]) -> None:
    """Play one of the choices that the table offers the guest of this page, over the API."""
    order = {"action": pick(table["choices"])["action"], "after": table["count"], "seat": table["seat"]}
    answer = page.request.post(f"/api/tables/{table['table']}/actions", data=order)
    assert answer.ok, answer.text()


def snapshot(page: Page, link: str) -> dict[str, Any]:
    """The table as the guest of this page sees it."""
    return dict(page.request.get(f"/api/tables/{link.rsplit('/', 1)[-1]}").json())
