"""A real server and a real browser: one of each for all tests, a fresh guest for every page."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), "")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 20_000
"""Milliseconds a page may take for one thing."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a store of its own."""
    data = tmp_path_factory.mktemp("data")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [
        sys.executable,
        "-m",
        "perihelion.web",
        "serve",
        "--port",
        str(port),
        "--no-browser",
        "--data",
        str(data),
    ]
    log = (data / "server.log").open("w")
    process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address, process, data / "server.log")
        yield address
    finally:
        process.terminate()
        process.wait(10)
        log.close()


def _wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        if process.poll() is not None:
            pytest.fail(f"the server stopped:\n{log.read_text()}")
        try:
            urllib.request.urlopen(f"{address}/api/words?lang=en", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    pytest.fail(f"the server does not answer:\n{log.read_text()}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium as the system has it."""
    if not CHROMIUM:
        pytest.fail("these tests need Chromium: install it (apt-get install chromium) or name it in CHROMIUM")
    with sync_playwright() as tool:
        chromium = tool.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """Open a page as a new guest: visit("/", name="Ada", lang="de", width=390). A page that complains is a failure."""
    contexts = []
    complaints: list[str] = []

    def open_page(
        path: str = "/", *, name: str = "", lang: str = "en", width: int = 1280, height: int = 860, **more: object
    ) -> Page:
        settings = {"viewport": {"width": width, "height": height}, "locale": lang, "reduced_motion": "reduce"} | more
        context = browser.new_context(base_url=server, **settings)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.on("console", lambda message: _heard(complaints, message))
        if name:
            page.request.post("/api/me", data={"name": name, "lang": lang}, headers={"Origin": server})
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)


def _heard(complaints: list[str], message: ConsoleMessage) -> None:
    """Errors of scripts and of the Content-Security-Policy count; a refused order or a lost connection does not."""
    quiet = ("Failed to load resource", "WebSocket connection", "net::ERR_")
    if message.type == "error" and not any(word in message.text for word in quiet):
        complaints.append(message.text)
