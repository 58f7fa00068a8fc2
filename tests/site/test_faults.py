"""What goes wrong gets a sentence and loses nothing: a full device, no storage, a damaged game, other versions.

Only `make soak` tries this.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import Hands
from tests.browser.serving import wait_for_promise

from .changed_folder import change_file
from .conftest import BASE, serving_files, visiting, whole_folder
from .visitor import PHONE, Visitor

pytestmark = whole_folder

STATUS_FULL, STATUS_PLAYED = 503, 201
MARK = b"/* the next version */"
WAITING = "navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)"
STYLE = f"fetch('{BASE}/page.css').then((answer) => answer.text())"


@pytest.fixture
def own_space(web_space: Path, tmp_path: Path) -> Path:
    """A web space whose folder a test may change."""
    shutil.copytree(web_space, tmp_path / "space")
    return tmp_path / "space"


@contextmanager
def arriving(browser: Browser, space: Path, **device: Any) -> Iterator[Visitor]:
    """A phone that opens the folder for the first time, and is not able to do everything."""
    with serving_files(space) as address:
        visitor = Visitor(browser.new_context(**PHONE | device), f"{address}{BASE}/")
        yield visitor
        visitor.context.close()


def begin(visitor: Visitor) -> str:
    """Start a table for two people, and go there; return its path below `/api/tables/`."""
    order = {"game": "solari", "options": {"players": 2}, "seats": ["me", "me:Bea"], "settings": {"hints": True}}
    link = str(visitor.page.ask("/api/tables", order)["link"])
    visitor.go(link)
    return link.replace("/t/", "/api/tables/")


def status_of(visitor: Visitor, path: str, body: object) -> int:
    """Send a request as a page does; return the status of the answer."""
    send = "([path, body]) => perihelion.transport.send(path, { method: 'POST', body }).then(({ status }) => status)"
    return int(visitor.window.evaluate(send, [path, json.dumps(body)]))


def test_a_full_device_says_so_and_keeps_what_was_stored(browser: Browser, own_space: Path) -> None:
    """The database refuses to write, as that of a full device does, while there is a cache named full."""
    write, full = (
        b"async write(change) {",
        b'if (await caches.has("full")) throw new DOMException("", "QuotaExceededError");',
    )
    change_file(own_space / BASE.strip("/"), "lobby", "database.js", lambda code: code.replace(write, write + full))
    with visiting(browser, own_space, PHONE) as (visitor, _):
        path = begin(visitor)
        hands = Hands(cast(Page, visitor.page), seed=1)
        hands.play(steps=2)
        stored = visitor.page.ask(path)
        visitor.window.evaluate("caches.open('full')")
        body = {"action": stored["choices"][0]["action"], "after": stored["count"]}
        assert status_of(visitor, f"{path}/actions", body) == STATUS_FULL
        expect(visitor.window.locator("#state")).to_contain_text("no space left")
        visitor.window.evaluate("caches.delete('full')")
        visitor.window.get_by_role("button", name="Load again").click()
        hands.wait()
        assert visitor.page.ask(path)["log"] == stored["log"]
        assert status_of(visitor, f"{path}/actions", body) == STATUS_PLAYED


def test_a_damaged_game_gets_a_sentence_and_the_others_go_on(visitor: Visitor) -> None:
    damaged, whole = begin(visitor), begin(visitor)
    table = damaged.rpartition("/")[2]
    visitor.window.evaluate(
        """([name, table]) => new Promise((done, fail) => {
          const asked = indexedDB.open(name);
          asked.onerror = fail;
          asked.onsuccess = () => {
            const change = asked.result.transaction("entries", "readwrite");
            change.objectStore("entries").put({ table, number: 1, text: "[1," });
            change.oncomplete = () => { asked.result.close(); done(); };
          };
        })""",
        [f"perihelion{BASE}", table],
    )
    visitor.go(f"t/{table}")
    expect(visitor.page.locator("body")).to_contain_text("is damaged")
    assert visitor.page.ask(whole)["count"] >= 0
    assert table in visitor.page.ask("/api/me/export")["logs"], "it is still stored"


def test_machine_code_of_another_version_gets_a_sentence_and_the_game_goes_on(
    browser: Browser, own_space: Path
) -> None:
    head = b'{"game": "'

    def of_another_version(code: bytes) -> bytes:
        begin = code.index(head) + len(head)
        return code[:begin] + b"0" * 16 + code[begin + 16 :]

    change_file(own_space / BASE.strip("/"), "machine", "/solari.wasm", of_another_version)
    with visiting(browser, own_space, PHONE) as (visitor, _):
        order = {"game": "solari", "options": {"players": 2}, "seats": ["bot:moon", "me"]}
        link = str(visitor.page.ask("/api/tables", order)["link"])
        visitor.go(link)
        expect(visitor.window.locator("#state")).to_contain_text("belong to another version")
        Hands(cast(Page, visitor.page), seed=1).play(steps=2)
        assert visitor.page.ask(link.replace("/t/", "/api/tables/"))["count"] > 2


def test_a_new_version_waits_until_the_game_is_opened_again(browser: Browser, own_space: Path) -> None:
    with visiting(browser, own_space, PHONE) as (visitor, _):
        path = begin(visitor)
        change_file(own_space / BASE.strip("/"), "lobby", "page.css", lambda text: text + MARK)
        visitor.window.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        wait_for_promise(
            visitor.window, "navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)"
        )
        hands = Hands(cast(Page, visitor.page), seed=1)
        hands.play(steps=2)
        assert MARK.decode() not in visitor.window.evaluate(STYLE)
        stored = visitor.page.ask(path)
        visitor.window.reload()
        hands.wait()
        assert MARK.decode() in visitor.window.evaluate(STYLE)
        assert visitor.page.ask(path)["log"] == stored["log"]
        hands.play(steps=2)
        assert not visitor.complaints


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("delete Navigator.prototype.serviceWorker", "without a server"),
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "not secure"),
    ],
)
def test_a_browser_that_cannot_do_it_says_so_in_its_language(
    browser: Browser, web_space: Path, script: str, sentence: str
) -> None:
    with arriving(browser, web_space) as visitor:
        visitor.context.add_init_script(script)
        visitor.go("")
        expect(visitor.window.locator("#state")).to_contain_text(sentence)
        expect(visitor.window.locator("#state p")).to_have_count(1)
        assert visitor.window.locator("#early").evaluate("t => t.content.querySelectorAll('[lang=de]').length") == 3


def test_a_window_that_may_not_store_anything_says_so(browser: Browser, own_space: Path) -> None:
    forbidden = b"\nfunction forbidden() { throw new DOMException('', 'SecurityError'); }\n"
    change_file(
        own_space / BASE.strip("/"),
        "lobby",
        "database.js",
        lambda code: code.replace(b"= indexedDB.open(", b"= forbidden(") + forbidden,
    )
    with arriving(browser, own_space, locale="de") as visitor:
        visitor.go("")
        expect(visitor.window.locator("#state")).to_contain_text("darf nichts speichern")
