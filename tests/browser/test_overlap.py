"""Nothing covers the board: prompt, tour, explanation, choices, list of moves, messages, tools and everything on the
board that can be touched have places of their own, at every size, in both languages.

The positions come from random games. Each is shown at several sizes with the longest texts that the tour and the
explanations of the game have. `make test` looks at two decisions of Solenia and of Solarius Mission: the one with the
most buttons, and the one with the longest prompt. `make soak` looks at every decision of ten games of each kind, in
both languages, with a finger and with a mouse, at more sizes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute
from playwright.sync_api import TimeoutError as TookTooLong

import perihelion
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.core.position import Position
from perihelion.languages import packs
from perihelion.wire.table.frames import Frame, FrameCache
from perihelion.wire.table_words import table_words
from tests.selection import SOAK

from .conftest import Visit
from .overlaps import FAULTS
from .serving import NEXT_FRAME, SHOW_MESSAGE
from .tables import snapshot, start

SIZES = [(390, 844), (844, 390), (683, 384), (1024, 768), (1366, 768)]
"""Phone, phone in landscape, a laptop zoomed to 200 %, tablet, laptop."""
if SOAK:
    SIZES += [(820, 1180), (1440, 900), (1920, 1080)]  # a tablet upright, a large laptop, a desk
SETS: dict[str, tuple[str, dict[str, Any]]] = {
    "solari": ("solari", {"players": 2, "max_turns": 40}),
    "solaris": ("solaris", {"players": 3, "max_rounds": 3}),
    "solaris with five": ("solaris", {"players": 5, "max_rounds": 2}),
    "solenia": ("solenia", {"players": 2}),
    "solenia with upgrades": ("solenia", {"players": 2, "variant": "upgrades"}),
    "solarius": ("solarius", {"players": 2}),
}
"""Games with options."""
GAMES = int(os.environ.get("PERIHELION_OVERLAPS", 10 if SOAK else 1))
"""The number of random games; `PERIHELION_OVERLAPS=1 make soak` looks at one of each kind."""
ME, MOST = 0, 400 if SOAK else 80
FINGER = {"has_touch": True, "is_mobile": True}
CASES = (
    [(name, lang, finger) for name in SETS for lang in ("de", "en") for finger in (True, False)]
    if SOAK
    else [("solenia with upgrades", "de", True), ("solarius", "de", False)]
)

TOLD = """(prompt) => document.querySelector('.sentence').textContent === prompt
  && document.querySelector('.table-page.yours:not(.busy) .tour:not([aria-busy=true], [hidden])') !== null
  && document.querySelector('.hint:not([hidden])') !== null"""
"""Whether the tour and a hint are about the decision with this prompt."""
THEIRS = {"n": 1, "seat": 1, "turn": 1, "kind": "action", "says": "", "rule": None, "score": None, "undone": False}
"""Another player had a turn: a tool tells what happened."""
LONG = "Ein Satz, der länger ist als die meisten, weil er viel zu sagen hat und nichts davon weglassen will."


def longest(game: str, name: str, lang: str) -> str:
    """The longest text in a words file of a game."""
    lines = (packs()[lang].folder / "games" / game / f"{name}.ftl").read_text(encoding="utf-8").splitlines()
    texts = [line.split(" = ", 1)[1] for line in lines if " = " in line]
    return max((text for text in texts if "{" not in text), key=len)


def decisions(game: str, options: dict[str, Any], seed: int) -> Iterator[Position]:
    """The decisions of the first seat in a random game."""
    played, draws = perihelion.new(game, **options), FastDraws(seed)
    for _ in range(MOST):
        resolve_chance(played, draws)
        if played.actor < 0:
            return  # the game is over
        if played.actor == ME and len(played.legal) > 1:
            yield played
        played.play(played.legal[draws.below(len(played.legal))])


def frames(game: str, options: dict[str, Any], lang: str) -> list[Frame]:
    """What the page shows at decisions that differ in what is said and offered; in `make test` at two of them."""
    found: dict[str, Frame] = {}
    for seed in range(GAMES):
        for position in decisions(game, options, seed):
            frame = FrameCache().get(position, 0, ME, table_words(lang, position.game.package, players=position.seats))
            found.setdefault(_look(frame), frame)
    if SOAK:
        return list(found.values())
    return [max(found.values(), key=_buttons), max(found.values(), key=lambda frame: len(frame.prompt))]


def _look(frame: Frame) -> str:
    """What can be done at a decision, as a text."""
    return json.dumps(
        [
            frame.prompt,
            sorted(choice["says"] if not choice["touch"] else choice["touch"][0] for choice in frame.choices),
        ]
    )


def _buttons(frame: Frame) -> int:
    return sum(not choice["touch"] for choice in frame.choices)


class Stage:
    """A page that shows one decision after the other; the tour and the explanations say as much as they ever do."""

    def __init__(self, page: Page, name: str, lang: str):
        self.page, self.sockets = page, list[WebSocketRoute]()
        game, options = SETS[name]
        link = start(page, game, ["me"] + ["bot:random"] * (options["players"] - 1), {"hints": True}, **options)
        self.table = snapshot(page, link)
        says = {
            "name": "Name",
            "effect": longest(game, "about", lang),
            "price": "2",
            "now": LONG,
        }
        self.says = says | {"sentence": None, "rule": None, "link": None}
        self.tour = {"welcome": "", "says": longest(game, "tour", lang), "news": [], "end": ""}
        self.buttons: list[str] = []
        """The things on the board that are buttons, too: the buttons are enough."""
        self.hint: dict[str, Any] = {"steps": [], "says": LONG, "why": LONG}
        page.route_web_socket("**/live*", self.listen)
        page.route("**/tour?*", lambda route: route.fulfill(json=self.tour))
        page.route("**/hint", lambda route: route.fulfill(json=self.hint))
        page.route("**/why", lambda route: route.fulfill(json=self.says))
        page.goto(f"{link}#tour")

    def listen(self, socket: WebSocketRoute) -> None:
        """Answer the page instead of the server."""
        socket.on_message(lambda message: None)
        self.sockets.append(socket)

    def show(self, frame: Frame, count: int) -> None:
        """Show a decision."""
        choice = frame.choices[0]
        self.buttons = [each["touch"][0] for each in frame.choices if each.get("button") and each["touch"]]
        self.hint["steps"] = [{name: choice[name] for name in ("action", "touch", "says")}]
        position = {
            "board": frame.board,
            "outline": frame.outline,
            "prompt": frame.prompt,
            "choices": frame.choices,
            "happened": frame.happened,
        }
        log = [THEIRS] if count > 1 else []
        more = {"type": "snapshot", "yours": True, "started": True, "count": count, "seat": ME, "log": log}
        while not self.sockets:
            self.page.wait_for_timeout(20)
        self.sockets[-1].send(json.dumps(self.table | position | more))
        if count == 1:
            self.page.locator(".tour .warm").click()
        self.page.wait_for_function(TOLD, arg=frame.prompt)

    def faults(self, what: str) -> list[str]:
        """What is wrong at every size: with the tour alone, and with `what` (explanation, moves, message) beside it."""
        found = []
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(NEXT_FRAME)
            for step in ("tour", what):
                self.open(step)
                self.page.evaluate(NEXT_FRAME)
                found += [f"{width} × {height}, {step}: {fault}" for fault in self.page.evaluate(FAULTS, self.buttons)]
            self.close(what)
        return found

    def open(self, what: str) -> None:
        """Show an explanation, the list of all moves, or a message."""
        touchable = self.page.locator(".board [data-mark~=touch]").first
        if what == "explanation" and touchable.count():
            touchable.focus()
            self.page.keyboard.press("?")
            self.page.locator(".about:not([hidden])").wait_for()
        elif what == "moves" and self.page.locator("[data-id=list]").count():
            self.page.locator("[data-id=list]").click()
            self.page.locator(".all-moves").wait_for()
        elif what == "message":
            self.page.evaluate(SHOW_MESSAGE, LONG)

    def close(self, what: str) -> None:
        """Close it again."""
        opened = {
            "explanation": ".about:not([hidden]) button",
            "moves": "[data-id=close-list]",
            "message": ".toast button",
        }
        button = self.page.locator(opened[what])
        if button.count():
            with suppress(TookTooLong):  # a message goes by itself
                button.click(timeout=5_000)


@pytest.mark.parametrize(("name", "lang", "finger"), CASES)
def test_nothing_overlaps_at_any_decision(visit: Visit, name: str, lang: str, finger: bool):
    page = visit(name="Ada", lang=lang, altered=True, **(FINGER if finger else {}))
    stage, extras = Stage(page, name, lang), ["explanation", "moves", "message"]
    found = []
    for count, frame in enumerate(frames(*SETS[name], lang), 1):
        stage.show(frame, count)
        found += [f"{frame.prompt} {fault}" for fault in stage.faults(extras[count % len(extras)])]
    assert not found, "\n".join(found)
