"""Hands: plays at a table as a person does, by touching what is marked on the screen."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

SECONDS = 240
PRESSING = 0.7
"""How often a button is pressed although something could be touched: buttons end things, and a game should end."""

MOMENT = 60_000
"""Milliseconds that something may cover what is marked on a busy machine: a passing message, a card just drawn."""

READY = """() => {
  const page = document.querySelector('.table-page');
  const is = (name) => page?.classList.contains(name) ?? false;
  return page !== null && !is('busy')
    && (is('ended') || is('yours') || document.querySelector('.curtain:not([hidden])') !== null);
}"""

# A point of the screen where this thing and nothing else is touched: the middle first, then a grid over its box.
POINT = """(key) => {
  const node = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  const room = document.querySelector('.board-frame').getBoundingClientRect();
  const [top, bottom] = [node.getBoundingClientRect().top, node.getBoundingClientRect().bottom];
  if (top < room.top || bottom > room.bottom) node.scrollIntoView({ block: 'center' });
  const box = node.getBoundingClientRect();
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  for (const b of parts) for (const a of parts) {
    const [x, y] = [box.left + a * box.width, box.top + b * box.height];
    const hits = document.elementsFromPoint(x, y).map((e) => e.closest('[data-key]')?.dataset.key);
    const top = document.elementFromPoint(x, y)?.closest('.board');
    const marked = hits.find((k) => k && document.querySelector(`[data-key="${CSS.escape(k)}"][data-mark~=touch]`));
    if (top && marked === key) return [x, y];
  }
  return null;
}"""

BOX = """() => {
  const { left, width, height } = document.querySelector('.board-frame > .board').getBoundingClientRect();
  return [left, width, height].map(Math.round);
}"""
"""The left edge and the size of the board as it is drawn. A longer prompt may move it down."""

STATE = """() => ({
  ended: document.querySelector('.table-page').classList.contains('ended'),
  curtain: document.querySelector('.curtain:not([hidden])') !== null,
  confirm: document.querySelector('[data-id=confirm]') !== null,
  touch: [...document.querySelectorAll('.board [data-mark~=touch]')].map((node) => node.dataset.key),
  buttons: [...document.querySelectorAll('.choices:not(.all) button')].map((node) => node.dataset.id),
  log: document.querySelector('.log').textContent,
  picked: document.querySelectorAll('[data-mark~=picked]').length,
})"""


class Hands:
    """One person's hands at one page; `seed` decides what they touch."""

    def __init__(self, page: Page, seed: int = 0):
        self.page, self.random, self.touches, self.curtains = page, random.Random(seed), 0, 0
        self.boxes: set[tuple[int, ...]] = set()
        """Every place and size the board had while the game ran; it should keep them."""

    def state(self) -> dict[str, Any]:
        """What is on the screen."""
        return dict(self.page.evaluate(STATE))

    def wait(self) -> dict[str, Any]:
        """Wait until there is something to do, or the game is over."""
        return dict(self.page.wait_for_function(f"() => ({READY})() && ({STATE})()").json_value())

    def touch(self, key: str) -> None:
        """Touch a marked thing on the board, with the mouse or a finger."""
        try:
            point = self.page.wait_for_function(POINT, arg=key, timeout=MOMENT).json_value()
        except TooLate:
            raise AssertionError(f"{key} is marked, but nowhere to be touched") from None
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)
        self.touches += 1

    def press(self, action: str) -> None:
        """Press the button of a choice."""
        self.page.locator(f'.choices:not(.all) button[data-id="{action}"]').click()
        self.touches += 1
        if self.page.locator("dialog[open]").count():  # it would lose something for nothing
            self.page.locator("dialog[open] button.warm").click()

    def step(self) -> bool:
        """Do one thing; false if the game is over."""
        state = self.wait()
        if state["ended"]:
            return False  # the result may take some room: a scored game has one line more
        self.boxes.add(tuple(self.page.evaluate(BOX)))
        if state["curtain"]:
            self.page.locator(".curtain button").click()
            self.curtains += 1
        elif state["confirm"]:
            self.page.locator("[data-id=confirm]").click()
        else:
            self.choose(state)
        self.settle(state)
        return True

    def choose(self, state: dict[str, Any]) -> None:
        """Touch one of the marked things, or press one of the buttons."""
        assert state["touch"] or state["buttons"], "it is my turn, and nothing can be touched"
        if not state["touch"] or (state["buttons"] and self.random.random() < PRESSING):
            self.press(self.random.choice(state["buttons"]))
        else:
            self.touch(self.random.choice(state["touch"]))

    def settle(self, before: dict[str, Any]) -> None:
        """Wait until what was done shows."""
        self.page.wait_for_function(
            """(before) => {
              const count = (query) => document.querySelectorAll(query).length;
              return document.querySelector('.log').textContent !== before.log
                || count('[data-mark~=picked]') !== before.picked
                || (before.curtain && !document.querySelector('.curtain:not([hidden])'))
                || document.querySelector('.table-page').classList.contains('ended')
                || (before.confirm && !document.querySelector('[data-id=confirm]'));
            }""",
            arg=before,
        )

    def play(self, steps: int = 100_000, seconds: float = SECONDS) -> None:
        """Play on, to the end or for a number of steps."""
        start = time.monotonic()
        for _ in range(steps):
            if not self.step():
                return
            assert time.monotonic() - start < seconds, f"no end after {self.touches} touches"
