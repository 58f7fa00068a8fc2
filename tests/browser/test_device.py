"""A page whose own device thinks, at a real server. `make soak` adds the report and the analysis board."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from perihelion.site.interpreter import MissingInterpreter, read_interpreter
from tests.selection import SOAK

from .serving import serving
from .tables import snapshot

try:
    read_interpreter()
except MissingInterpreter as missing:
    pytest.skip(str(missing), allow_module_level=True)

READY_MS = 240_000
"""How long Python may take to start for the first time on a busy machine."""
READY = "() => localStorage.getItem('device-loaded')"
PATIENT = """{
  const wait = setTimeout;
  window.setTimeout = (run, ms, ...given) => wait(run, ms === 1000 ? 60_000 : ms, ...given);
}"""
"""A page that waits a minute for a drawing instead of a second: this machine may be busy."""
BREAK = """() => {
  Worker.prototype.postMessage = function ({ number }) {
    this.onmessage({ data: { number, error: "broken by the test" } });
  };
}"""


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Page]:
    """A page of a guest at a server whose pages may think."""
    with serving(tmp_path_factory.mktemp("thinking"), "tests.browser.thinking_server") as address:
        context = browser.new_context(base_url=address, locale="en", reduced_motion="reduce")
        page = context.new_page()
        assert page.request.get("/api/me").ok
        yield page
        context.close()


def start(page: Page, *seats: str) -> str:
    """Start a table of Leduc poker."""
    answer = page.request.post("/api/tables", data={"game": "leduc", "seats": seats, "settings": {"hints": True}})
    return str(answer.json()["link"])


def wait_until_ready(page: Page) -> None:
    """Wait until the device of this page thinks."""
    page.wait_for_function(READY, timeout=READY_MS)


def test_the_device_finds_the_hint_and_the_server_if_the_worker_is_broken(page: Page) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page.goto(start(page, "me", "bot:random"))
    wait_until_ready(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/t/")[2]))
    page.get_by_role("button", name="Hint").click()
    card = page.locator(".hint.card")
    expect(card).to_contain_text("Computed on your device.")
    assert not any(address.endswith("/hint") for address in asked), "the server was asked"
    card.get_by_role("button").click()
    page.evaluate(BREAK)
    with page.expect_request("**/hint"):
        page.get_by_role("button", name="Hint").click()
    expect(card).to_contain_text("to win")
    expect(card).not_to_contain_text("Computed on your device.")
    assert not said, "the policy of the server forbids something"


def test_the_device_draws_the_table_and_the_server_if_the_worker_is_broken(page: Page) -> None:
    received: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: received.append(kind_of(text))))
    page.add_init_script(PATIENT)
    page.goto("/")
    page.evaluate("localStorage.setItem('device-loaded', 'yes')")
    link = start(page, "me", "me")
    page.goto(link)
    page.locator(".curtain button").click()
    wait_for(lambda: "views" in received, page)
    begun = len(received)
    for _ in range(2):
        press_call(page, link)
    assert {"views"} <= set(received[begun:]) <= {"views", "presence"}, "the server draws"
    page.evaluate(BREAK)
    press_call(page, link)
    assert received[-1] == "snapshot", "the server does not draw"


def kind_of(text: str | bytes) -> str:
    """Return the kind of a message."""
    return str(json.loads(text)["type"])


def wait_for(reached: Callable[[], bool], page: Page) -> None:
    """Wait until the page has got something."""
    end = time.monotonic() + READY_MS / 1000
    while not reached():
        assert time.monotonic() < end, "it does not come"
        page.wait_for_timeout(100)


def press_call(page: Page, link: str) -> None:
    """Call for the seat to act, pass the device on, and wait until the page shows what the server would show."""
    before = snapshot(page, link)
    says = next(choice["says"] for choice in before["choices"] if choice["action"] == "call")
    page.locator(".choices:not(.all)").get_by_role("button", name=says).click()
    page.locator(".curtain button").click()
    shown = snapshot(page, link)
    assert shown["count"] > before["count"]
    expect(page.locator(".prompt-words h2")).to_have_text(shown["prompt"])
    expect(page.locator(".log")).to_contain_text(shown["log"][-1]["says"])


@pytest.mark.skipif(not SOAK, reason="make soak reads a report and the analysis board")
def test_the_device_makes_the_report_and_the_analysis(page: Page) -> None:
    link = start(page, "me", "me")
    table = link.rpartition("/")[2]
    for action in ("raise", "fold"):
        shown = page.request.get(f"/api/tables/{table}").json()
        order = {"action": action, "after": shown["count"], "seat": shown["seat"]}
        assert page.request.post(f"/api/tables/{table}/actions", data=order).ok
    page.goto("/analysis?game=leduc")
    page.evaluate("localStorage.removeItem('device-loaded')")
    page.reload()
    wait_until_ready(page)
    page.goto(f"{link}/report")
    expect(page.locator(".on-device")).to_have_text("Computed on your device.")
    expect(page.locator(".report")).to_contain_text("The report is complete.")
    with page.expect_download() as saved:
        page.get_by_text("Save as a file").click()
    assert "<!doctype html>" in Path(saved.value.path()).read_text()
    page.get_by_role("button", name="Let the server make it, too").click()
    expect(page.locator(".on-device")).to_be_hidden()
    expect(page.locator(".report")).to_contain_text("The report is complete.")
    page.goto(f"/analysis?table={table}")
    page.get_by_text("Curve and luck").click()
    expect(page.locator(".game-curve")).to_contain_text("Computed on your device.")
