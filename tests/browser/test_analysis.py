"""The analysis board in the browser: three variations made, named, kept and opened by another guest; a dropped file.

`make soak` also opens an analysis whose moves are refused one by one.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.selection import SOAK

from .conftest import Visit
from .test_axe import audited

SEALED = Path(__file__).parent.parent / "stored" / "solari.sealed"

DROP = """text => {
  const dropped = new DataTransfer();
  dropped.items.add(new File([text], "solari.sealed"));
  const event = new DragEvent("drop", { dataTransfer: dropped, bubbles: true });
  document.querySelector(".analysis-start h1").dispatchEvent(event);
}"""
"""Drops a file on the page, as the browser reports it when a person does."""


def choose(page: Page, action: str) -> None:
    """Press a choice, from the list of all choices if the board would otherwise be touched."""
    choice = page.locator(f'.choices button[data-id="{action}"]')
    if not choice.count():
        page.locator("[data-id=list]").click()
    choice.first.click()
    expect(page.locator(".move[aria-current]")).to_have_attribute("data-move", action)


def back(page: Page) -> None:
    page.locator(".prompt").click()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".move[aria-current]")).to_have_attribute("data-move", "~1-2")


def test_three_variations_are_made_named_kept_and_opened_by_another_guest(visit: Visit):
    page = visit("/analysis", name="Ada", lang="de", width=1366, height=768)
    page.get_by_role("textbox", name="Text").fill("Unsinn")
    page.get_by_role("button", name="Öffnen").click()
    expect(page.locator(".refusal")).to_be_visible()
    audited(page)
    page.locator("#analysis-game").select_option(label="Solari")
    page.get_by_role("button", name="Neue Partie").click()
    page.locator(".choices button", has_text="Ergebnis wählen").click()
    page.locator('.outcome-list [data-id="~1-2"]').click()
    expect(page.locator(".move[aria-current]")).to_have_attribute("data-move", "~1-2")
    for action, name in (("4W1", "Gerade"), ("2S1", "Schräg"), ("6W1", "Quer")):
        choose(page, action)
        if not page.get_by_label("Name dieser Variante").is_visible():
            page.get_by_text("Name und Kommentar").click()
        page.get_by_label("Name dieser Variante").fill(name)
        page.get_by_label("Name dieser Variante").press("Tab")
        expect(page.locator(".line-name", has_text=name)).to_be_visible()
        if name != "Quer":
            back(page)
    page.locator(".prompt").click()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".move[aria-current]")).to_have_attribute("data-move", "4W1")
    page.reload()
    expect(page.locator(".move[aria-current]")).to_have_attribute("data-move", "4W1")
    expect(page.locator(".line-name")).to_have_count(3)
    audited(page)
    page.get_by_role("button", name="Speichern und teilen").click()
    page.get_by_label("Titel").fill("Drei Wege")
    page.get_by_role("button", name="Speichern", exact=True).click()
    link = page.get_by_label("Link", exact=True).input_value()

    other = visit("/analysis", name="Bob", lang="en", width=390, height=844)
    expect(other.locator(".analysis-start")).to_be_visible()
    other.evaluate(DROP, SEALED.read_text(encoding="utf-8"))
    expect(other.locator(".move-tree [aria-current]").last).to_be_in_viewport(ratio=0.9)  # below the board
    other.get_by_role("tab", name="Log").click()
    turns = other.locator(".turn-line")  # a line for each turn in words, and the moves of the first one
    expect(turns.nth(20)).to_contain_text(" to ")
    expect(turns.first).to_have_attribute("aria-expanded", "true")
    expect(other.locator(".round-head").nth(3)).to_have_text("Round 4")
    assert other.locator(".move").count() < 10
    turns.nth(7).click()
    expect(turns.nth(7)).to_have_attribute("aria-expanded", "true")
    expect(turns.first).to_have_attribute("aria-expanded", "false")
    other.goto(link)
    expect(other.locator("h1")).to_contain_text("Drei Wege")
    other.get_by_role("tab", name="Log").click()
    expect(other.locator(".line-name")).to_have_text(["Gerade", "Schräg", "Quer"])
    other.locator(".move[data-move='2S1']").click()
    expect(other.locator(".move[aria-current]")).to_have_attribute("data-move", "2S1")
    expect(other.get_by_role("button", name="Save a copy")).to_be_visible()
    audited(other)


def test_an_analysis_without_a_position_shows_its_moves_and_comments(visit: Visit):
    """As if the rules had changed since it was kept: its first position is refused."""
    page = visit("/", name="Ada", altered=True)
    nodes = [
        {"parent": -1, "move": "~1-2", "name": "Main line"},
        {"parent": 0, "move": "4W1", "comment": "what a move"},
    ]
    body = {"title": "My opening", "start": {"game": "solari"}, "nodes": nodes}
    kept = page.request.post("/api/analyses", data=body)
    assert kept.ok, kept.text()
    refused = {"error": "unreadable", "sentence": "This position is gone."}
    page.route("**/api/analysis/look", lambda route: route.fulfill(status=422, json=refused))
    page.goto(kept.json()["link"])
    expect(page.get_by_role("heading", name="My opening")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text("This position is gone.")
    for text in ("Main line", "4W1", "what a move"):
        expect(page.locator(".tree-only")).to_contain_text(text)
    audited(page)
    page.unroute("**/api/analysis/look")
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    page.locator("[data-id=move-1]").click()
    expect(page.locator(".move[aria-current]")).to_have_attribute("data-move", "4W1")


@pytest.mark.skipif(not SOAK, reason="in make soak; the test above it refuses all moves")
def test_a_move_that_cannot_be_shown_any_more_leads_back_to_the_beginning(visit: Visit):
    """What the browser keeps for a reload is not thrown away."""
    page = visit("/analysis?game=solari", name="Ada", altered=True)
    page.locator(".choices [data-id=roll]").click()
    expect(page.locator(".move[aria-current]")).not_to_have_text("Beginning")

    def refuse_moves(route: Route) -> None:
        if route.request.post_data_json["moves"]:
            route.fulfill(status=409, json={"error": "illegal", "sentence": "No longer."})
        else:
            route.continue_()

    page.add_init_script("console.error = () => {}")  # a page that cannot be opened says so there, too
    too_fast = {"error": "too-fast", "sentence": "Too fast.", "wait": 1}
    page.route("**/api/analysis/look", lambda route: route.fulfill(status=429, json=too_fast), times=1)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Too fast.")  # and nothing is decided by that
    page.route("**/api/analysis/look", refuse_moves)
    page.reload()
    expect(page.locator(".move[aria-current]")).to_have_text("Beginning")
    expect(page.locator("[data-id=move-0]")).to_be_visible()


def test_a_hint_is_shown_beside_the_board_and_followed_by_clicks(visit: Visit):
    page = visit("/analysis?game=solari", name="Ada", altered=True)
    page.locator(".choices [data-id=set]").click()
    page.locator('.outcome-list [data-id="~1-2"]').click()
    body = {"start": {"game": "solari", "options": {}}, "moves": ["~1-2"]}
    choices = page.request.post("/api/analysis/look", data=body).json()["choices"]
    step = next(choice for choice in choices if len(choice["touch"]) > 1)
    steps = [{name: step[name] for name in ("action", "says", "touch")}]
    best = {"steps": steps, "says": "Two clicks", "why": "because", "share": 0.5, "error": 0.01}
    page.route("**/api/analysis/best", lambda route: route.fulfill(json={"turns": [best]}))
    page.get_by_role("button", name="Hint").click()
    card = page.locator(".desk .hint.card")
    expect(card).to_contain_text("Two clicks")
    assert page.locator(".numbers .number").all_text_contents() == ["1", "2"]
    for key in step["touch"]:
        page.locator(f'.board [data-key="{key}"][data-mark~=hint]').click(force=True)
    expect(page.locator(".move[aria-current]")).to_have_attribute("data-move", step["action"])
    expect(card).to_be_hidden()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".move[aria-current]")).to_have_attribute("data-move", "~1-2")
    page.get_by_role("button", name="Hint").click()
    expect(card).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(card).to_be_hidden()
