"""Every hint can be followed by clicks: at random positions of a game, the page is asked for a hint, and whatever it
marks is touched until it marks nothing more. The turn then ends as planned.

The page is a real one; the test answers instead of the server, so a position costs no game. `make soak` does it for 200
positions of each game, PERIHELION_HINTS=20 for 20.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute

from perihelion.bots.hints import hint
from perihelion.core.chance import FastDraws
from perihelion.core.position import Position
from perihelion.table.hypothetical import guess_hidden
from perihelion.thinking.decisions import hint_seed
from perihelion.wire.table.frames import Frame, FrameCache
from perihelion.wire.table.hint_steps import describe_steps, play_forced
from perihelion.wire.table_words import table_words
from tests.bots.test_simple_bots import begun
from tests.selection import SOAK

from .conftest import Visit
from .hands import Hands
from .tables import SHORT, against_bots, snapshot, start
from .test_hints import MOST_CLICKS, NEXT

POSITIONS = int(os.environ.get("PERIHELION_HINTS", 200 if SOAK else 0))
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
LAPTOP = {"width": 1366, "height": 768}
SIMULATIONS = 8

STATE = """() => JSON.stringify([
  document.querySelector('.hint.card')?.checkVisibility(),
  [...document.querySelectorAll('.board [data-mark]')].map((node) => node.dataset.key + node.dataset.mark),
  document.querySelector('.choice.hinted')?.dataset.id ?? '', document.querySelector('.sentence').textContent,
  [...document.querySelectorAll('.choices .choice')].map((node) => node.dataset.id),
])"""
"""What can change by a click."""


def positions(game: str) -> Iterator[Position]:
    """Yield positions of random games at which a seat decides among several actions."""
    draws, seed, found = FastDraws(39), 1000, 0
    while found < POSITIONS:
        seed += 1
        p = begun(game, seed=seed, steps=draws.below(150))
        if p.actor >= 0 and len(p.legal_ids) > 1:
            found += 1
            yield p


class Table:
    """A page that shows positions of the test, which answers instead of the server."""

    def __init__(self, page: Page, game: str):
        self.page, self.hands, self.sockets, self.count = page, Hands(page), list[WebSocketRoute](), 0
        link = start(page, game, against_bots(game), {"hints": True})
        self.table = snapshot(page, link)
        self.steps: list[Any] = []
        page.route_web_socket("**/live*", self.listen)
        page.route("**/hint", self.answer_hint)
        page.route("**/actions", self.play)
        page.goto(link)

    def listen(self, socket: WebSocketRoute) -> None:
        """Answer the page instead of the server."""
        socket.on_message(lambda message: None)
        self.sockets.append(socket)

    def answer_hint(self, route: Route) -> None:
        """Answer with the hint at the position."""
        route.fulfill(json={"steps": self.steps, "says": "A turn", "why": "because"})

    def play(self, route: Route) -> None:
        """Play what the page sends, and what a table then plays by itself."""
        self.live.play(json.loads(route.request.post_data or "{}")["action"])
        list(play_forced(self.live, self.seat))
        route.fulfill(status=201, json={"count": self.count + 1})
        self.send()

    def send(self) -> None:
        """Show the position."""
        self.count += 1
        frame, yours = self.frame(), self.live.actor == self.seat
        position = {
            "board": frame.board,
            "outline": None,
            "prompt": frame.prompt if yours else "Wait",
            "choices": frame.choices if yours else [],
            "happened": [],
        }
        more = {"type": "snapshot", "yours": yours, "started": True, "count": self.count, "log": []}
        seats = {"seat": self.seat, "mine": [self.seat]}
        while not self.sockets:
            self.page.wait_for_timeout(20)
        self.sockets[-1].send(json.dumps(self.table | position | more | seats))

    def frame(self) -> Frame:
        """Return the position as the seat sees it."""
        return FrameCache().get(self.live, 0, self.seat, self.words)

    def follow(self, p: Position) -> str:
        """Follow the hint at a position by clicks. Return what went wrong."""
        view, self.seat = p.view(p.actor), p.actor
        self.words = table_words("en", p.game.package, players=p.seats)
        best = hint(view, simulations=SIMULATIONS, seed=hint_seed(view), most=2, simplest=True)[0]
        if best.takes_back:
            return ""
        self.steps = [asdict(step) for step in describe_steps(view, best.actions, self.words)]
        planned = guess_hidden(p, p.actor).play(*best.actions)
        list(play_forced(planned, p.actor))
        self.live = guess_hidden(p, p.actor)
        self.send()
        self.page.wait_for_selector(".table-page.yours:not(.busy)")
        self.page.locator("[data-id=hint]").click()
        self.page.wait_for_selector(".hint.card:visible")
        for _ in range(MOST_CLICKS):
            following = self.page.wait_for_function(NEXT, timeout=10_000).json_value()
            if following["over"]:
                break
            self.click(following["key"])
        right = self.live.text == planned.text
        return "" if right else f"planned {[step['action'] for step in self.steps]}, but another end"

    def click(self, key: str) -> None:
        """Touch what is marked, or press the marked button."""
        before = self.state()
        if key:
            self.hands.touch(key)
        else:
            self.page.locator(".choice.hinted").click()
        if self.page.locator("dialog[open]").count():  # it would lose something for nothing
            self.page.locator("dialog[open] button.warm").click()
        self.page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)

    def state(self) -> str:
        """Return what can change by a click."""
        return str(self.page.evaluate(STATE))


@pytest.mark.skipif(not POSITIONS, reason="make soak follows hints at 200 positions of each game")
@pytest.mark.usefixtures("machine_code")
@pytest.mark.parametrize("size", ["phone", "laptop"])
@pytest.mark.parametrize("game", SHORT)
def test_every_hint_is_followed_by_clicks(visit: Visit, game: str, size: str):
    page = visit(name="Ada", altered=True, **(PHONE if size == "phone" else LAPTOP))
    table, faults = Table(page, game), []
    for number, p in enumerate(positions(game)):
        if number % 2 == (size == "phone"):
            continue
        try:
            fault = table.follow(p)
        except Exception as error:
            fault = f"{type(error).__name__}: {str(error)[:300]}"
        if fault:
            faults.append(f"{number}: {table.page.locator('.sentence').inner_text()} {fault}")
            table = Table(page, game)
    assert not faults, "\n".join(faults)
