"""A person at a table: touches only what can be seen, takes something back now and then, reads prompts and the log."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .hands import Hands
from .tables import snapshot

UNDOING = 0.15
"""How often the person takes a step back if that is possible."""

PROMPT = "() => document.querySelector('.sentence').textContent.trim()"


class Person(Hands):
    """Hands that also read and undo."""

    def __init__(self, page: Page, seed: int = 0):
        super().__init__(page, seed)
        self.undone = self.confirmed = 0
        """How many steps were taken back, and how many questions were answered."""

    def choose(self, state: dict[str, Any]) -> None:
        """Read what is to be done; then take the last step back, or do something."""
        assert self.page.evaluate(PROMPT), "it is my turn, and nothing says what to do"
        undo = self.page.locator("[data-id=undo][aria-disabled=false]:not([title*='everybody agrees'])")
        if self.random.random() < UNDOING and undo.is_visible():
            undo.click()
            self.undone += 1
        else:
            super().choose(state)

    def touch(self, key: str) -> None:
        """Touch a thing, and answer the question that may come first: something would be lost for nothing."""
        super().touch(key)
        if self.page.locator("dialog[open] button.warm").count():
            self.page.locator("dialog[open] button.warm").click()
            self.confirmed += 1


def check_score(page: Page, link: str) -> None:
    """The page shows the final points, and the differences in the log add up to them."""
    table = snapshot(page, link)
    points = table["over"]["points"]
    whole = ".over .total td" if page.locator(".over .total").count() else ".over tbody td"  # one line is not added up
    expect(page.locator(whole)).to_have_text([str(value).replace("-", "−") for value in points])
    first = page.request.get(f"/api/tables/{link.rsplit('/', 1)[-1]}/at/0").json()
    sheet = {line["label"]: line["values"] for line in first["sheet"]}
    totals, gained = [seat["points"] for seat in first["seats"]], set()
    for line in table["log"]:
        for score in [] if line["undone"] else line["score"] or []:
            gained.add(score["label"])
            totals = _add(totals, score["values"])
            sheet[score["label"]] = _add(sheet[score["label"]], score["values"])
    assert totals == points, "the differences in the log add up to the points"
    final = {line["label"]: line["values"] for line in table["over"]["sheet"]}
    assert {label: sheet[label] for label in gained} == {label: final[label] for label in gained}


def _add(a: list[int], b: list[int]) -> list[int]:
    return [x + y for x, y in zip(a, b, strict=True)]
